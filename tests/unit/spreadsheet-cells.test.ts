/** The displayed text of cells in workbooks and CSV files is read, or the cell has a problem that refuses it. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type Cell, cleanCellText } from '../../src/node/authoring/spreadsheet/model.ts';
import { numberCell, textCell } from '../../src/node/authoring/spreadsheet/numberFormat.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';
import { readAnyTable } from '../../src/node/authoring/spreadsheet/readTables.ts';
import { cell, row, type WorkbookParts, workbookFile } from './workbookFile.ts';

const rowsOf = (bytes: Uint8Array | string) =>
  readSheets('file', typeof bytes === 'string' ? Buffer.from(bytes) : bytes)[0]?.rows ?? [];

const firstOf = (cells: string, parts?: WorkbookParts): Cell | undefined =>
  rowsOf(workbookFile(row(cells), parts))[0]?.[0];

const number = (value: number | string, formats: string[], parts: WorkbookParts = {}) =>
  firstOf(`<c s="${formats.length}"><v>${value}</v></c>`, { ...parts, formats });

const LAKHS = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0';
const ACCOUNTING = '_ * #,##0.00_ ;_ * \\-#,##0.00_ ;_ * "-"??_ ;_ @_ ';

// As displayed by Excel in a column that is wide enough.
test.each<[format: string, value: number, text: string]>([
  ['General', 0.1 + 0.2, '0.3'],
  ['General', 1 / 3, '0.333333333'],
  ['General', 1_234_567.891234, '1234567.891'],
  ['General', 12_345_678_901, '12345678901'],
  ['General', -4.5, '-4.5'],
  ['0.00', 1.005, '1.01'],
  ['0.00', 2.675, '2.68'],
  ['0%', 0.555, '56%'],
  ['0"%"', 55, '55%'],
  ['[$₹-4009]\\ #,##0.00', 125_000, '₹ 125,000.00'],
  ['[$Rs.-4009] #,##0', 500, 'Rs. 500'],
  ['"₹"\\ #,##0;[Red]"₹"\\ \\-#,##0', -500, '₹ -500'],
  ['#,##0.00\\ [$€-407]', 1234.5, '1,234.50 €'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)', -5, '$ (5.00)'],
  [ACCOUNTING, 125_000, '125,000.00'],
  [ACCOUNTING, -2.5, '-2.50'],
  [ACCOUNTING, 0, '-'],
  [LAKHS, 999, '999'],
  [LAKHS, 99_999, '99,999'],
  [LAKHS, 1_234_567, '12,34,567'],
  [LAKHS, 12_345_678, '1,23,45,678'],
  ['0;(0);"nil"', 0, 'nil'],
  ['[=1]"yes";[=0]"no";0', 0, 'no'],
  ['[Red][<40]0" (failed)";0', 35, '35 (failed)'],
  ['# ??/??', 1.25, '1 1/4'],
  ['# ?/8', 2.375, '2 3/8'],
  ['0.0,,"M"', 1_234_567, '1.2M'],
  ['0.00E+0', 0.00012, '1.20E-4'],
  ['00000', 123, '00123'],
  ['0471\\-0000000', 2_222_333, '0471-2222333'],
  ['0 "seats"', 30, '30 seats'],
  ['0\\ \\k\\m', 3, '3 km'],
  ['@', 5, '5'],
])('%s displays %d as %j', (format, value, text) => {
  const displayed = number(value, [format]);
  expect(displayed?.issue).toBeUndefined();
  expect(displayed?.text).toBe(text);
});

test('numbers are rounded and grouped as decimal numbers', () => {
  const plain = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const values = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(1, 100, 1000, 10_000));
  fc.assert(
    fc.property(values, ([units, divisor]) => {
      const value = units / divisor;
      expect(numberCell(value, '#,##0.00', false).text).toBe(plain.format(value));
    }),
    { examples: [[[1005, 1000]], [[-1005, 1000]], [[1_234_567_805, 1000]]] },
  );
  const indian = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
      expect(numberCell(value, LAKHS, false).text).toBe(indian.format(value));
    }),
  );
});

test('no format makes reading fail', () => {
  const tokens = fc.constantFrom(
    ...['0', '#', '?', ',', '.', '%', 'E+', '/', '_', '*', ' ', '"a"', '\\', '@', 'General', 'd', 'mm'],
    ...['yyyy', 'h', 'ss'],
    ...['[h]', 'AM/PM', '[Red]', '[>=5]', '[$₹-4009]', '[$-44C]', ';', '"', '[', ']', '-', 'e', 'g', 'x'],
  );
  const patterns = fc.array(tokens, { maxLength: 8 }).map((all) => all.join(''));
  const values = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(patterns, values, fc.boolean(), (pattern, value, from1904) => {
      expect(numberCell(value, pattern, from1904)).toHaveProperty('text');
      expect(textCell('abc', pattern)).toHaveProperty('text');
    }),
  );
});

test('a number that its format hides is an empty cell', () => expect(number(5, [';;;'])).toBeUndefined());

test.each<[format: string, value: number, text: string, trouble?: Cell['issue']]>([
  ['h:mm AM/PM', 0.5625, '1:30 PM', 'time'],
  ['[h]:mm', 1.25, '30:00', 'time'],
  ['mm:ss.0', 0.0005, '00:43.2', 'time'],
  ['mmm-yy', 46_086, 'Mar-26', 'month'],
  ['[$-409]mmmm yyyy', 46_086, 'March 2026', 'month'],
  ['dd/mm/yyyy', 46_086, '05-03-2026'],
  ['[$-44C]d mmmm yyyy;@', 46_086, '05-03-2026'],
  ['dd/mm/yyyy', 46_086.4, '05-03-2026'],
  ['d-mmm', 46_086, '5-Mar'],
  ['dddd', 46_086, 'Thursday'],
  ['"Due" d mmm yyyy', 46_086, 'Due 5 Mar 2026'],
  ['dd/mm/yyyy hh:mm', 46_086.5, '05/03/2026 12:00', 'time'],
])('%s displays the date or time %d as %j', (format, value, text, trouble) => {
  const displayed = number(value, [format]);
  expect([displayed?.text, displayed?.issue]).toEqual([text, trouble]);
  expect(displayed?.day).toBe(trouble ? undefined : '05-03-2026');
});

test('dates count from 1904 if the workbook says so, and durations do not', () => {
  const parts = { properties: '<workbookPr date1904="1"/>' };
  expect(number(44_624, ['dd-mm-yyyy'], parts)?.day).toBe('05-03-2026');
  expect(number(44_624.5, ['dd-mm-yyyy hh:mm'], parts)?.text).toBe('05-03-2026 12:00');
  expect(number(1.25, ['[h]:mm'], parts)?.text).toBe('30:00');
});

test.each<[format: string, value: number | string]>([
  // The filler depends on the width of the column.
  ['**#,##0', 500],
  // Devanagari, Thai and Chinese digits; the Thai calendar; months in another language.
  ['[$-4000439]0', 55],
  ['[$-D000000]0', 55],
  ['[DBNum1]0', 55],
  ['[$-D07041E]d mmm yyyy hh:mm', 46_086.5],
  ['[$-419]mmmm yyyy', 46_086],
  ['ggge"年"', 46_086],
  // Not a format.
  ['0.0 ?/?', 3],
  ['dd-mm-yyyy', -1],
  ['dd-mm-yyyy', 0],
  ['dd-mm-yyyy', 9_447_012_345],
  ['dd-mm-yyyy', 1e300],
  ['[<1]0.00;dd-mm-yyyy', 0.5],
])('a cell with the format %s is refused', (format, value) => {
  expect(number(value, [format])?.issue).toBe('format');
});

test('a number whose format depends on a condition is refused', () => {
  const styles =
    '<styleSheet><dxfs><dxf><font/></dxf><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs></styleSheet>';
  const parts = (id: number) => ({
    after: `<conditionalFormatting sqref="C1 A1:B9"><cfRule type="cellIs" dxfId="${id}"/></conditionalFormatting>`,
    more: { 'xl/styles.xml': Buffer.from(styles) },
  });
  expect(firstOf('<c><v>5</v></c>', parts(0))?.issue).toBeUndefined();
  expect(firstOf('<c><v>5</v></c>', parts(1))?.issue).toBe('format');
});

test('zeros that a sheet does not display are empty cells', () => {
  const views = '<sheetViews><sheetView showZeros="0"/></sheetViews>';
  expect(firstOf('<c><v>0</v></c>', { prefix: views })).toBeUndefined();
  expect(firstOf('<c><v>5</v></c>', { prefix: views })?.text).toBe('5');
});

test('a built-in currency format, whose symbol depends on the country, is refused', () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="44"/><xf numFmtId="4"/></cellXfs></styleSheet>';
  const more = { 'xl/styles.xml': Buffer.from(styles) };
  expect(firstOf('<c><v>5</v></c>', { more })).toEqual({ text: '5', issue: 'format' });
  expect(firstOf('<c s="1"><v>5000</v></c>', { more })?.text).toBe('5,000.00');
});

test('the table with such a cell is refused by its name', () => {
  const sheet = readSheets(
    'fees.xlsx',
    workbookFile(row(cell('Item') + cell('Fee')) + row(`${cell('Bus')}<c s="1"><v>5</v></c>`), {
      formats: ['**0'],
    }),
  )[0];
  if (!sheet) throw new Error('no sheet');
  expect(() => readAnyTable(sheet, { year: 2026 })).toThrow(
    'Cell B2 of sheet "S" has the value "5" in a number format',
  );
});

describe('cells of a workbook', () => {
  test.each<[what: string, cells: string, text: string, trouble?: Cell['issue'], parts?: WorkbookParts]>([
    ['text runs', '<c t="inlineStr"><is><r><rPr><b/></rPr><t>To</t></r><r><t>tal</t></r></is></c>', 'Total'],
    [
      'with a reading',
      '<c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></is></c>',
      '東京',
    ],
    [
      'a shared text in runs, with a reading',
      '<c t="s"><v>1</v></c>',
      '東京',
      undefined,
      {
        strings:
          '<si><t>x</t></si><si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>とう</t></rPh></si>',
      },
    ],
    ['an escaped line end', '<c t="inlineStr"><is><t>a_x000D__x000A_b</t></is></c>', 'a\nb'],
    ['a boolean', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#SPILL!</v></c>', '#SPILL!', 'error'],
    ['a formula with a text', '<c t="str"><f>A2&amp;"x"</f><v>5x</v></c>', '5x'],
    ['a formula with a number', '<c><f>2+3</f><v>5</v></c>', '5'],
    ['a formula without a result', '<c><f>2+3</f></c>', '=2+3', 'formula'],
    [
      'a formula that Excel has still to calculate',
      '<c><f>2+3</f><v>0</v></c>',
      '=2+3',
      'formula',
      { calculation: '<calcPr fullCalcOnLoad="1"/>' },
    ],
    [
      'a text with a format',
      '<c s="1" t="inlineStr"><is><t>5</t></is></c>',
      'Rs. 5',
      undefined,
      { formats: ['0;0;0;"Rs. "@'] },
    ],
    ['a text that begins with "="', cell('=1+1'), '=1+1'],
    ['a number with too many digits', '<c><v>1234567890123456</v></c>', '1.23457E+15', 'digits'],
  ])('%s', (_, cells, text, trouble, parts) => {
    const displayed = firstOf(cells, parts);
    expect([displayed?.text, displayed?.issue]).toEqual([text, trouble]);
  });

  test('hidden and empty sheets are skipped', () => {
    const tabs = ['chartsheet', 'hidden', 'dialogsheet', 'veryHidden', 'xlMacrosheet'];
    expect(readSheets('file', workbookFile(row(cell('A')), { tabs })).map(({ name }) => name)).toEqual(['S']);
  });

  test('rows without number and height can be hidden, too', () => {
    const data = `${row(cell('A'))}<row hidden="true">${cell('B')}</row><row ht="0" customHeight="1">${cell('C')}</row>`;
    expect(readSheets('file', workbookFile(data))[0]?.hiddenRows).toEqual(new Set([1, 2]));
  });

  test('a truncated part is refused', () => {
    const more = {
      'xl/worksheets/sheet1.xml': Buffer.from('<worksheet><sheetData><row><c><v>5</v></c></row>'),
    };
    expect(() => readSheets('file', workbookFile('', { more }))).toThrow('This file is damaged');
  });
});

describe('cells of CSV', () => {
  test.each<[text: string, cell: Cell]>([
    ['="0471222333"', { text: '0471222333', literal: true }],
    ['="a""b"', { text: 'a"b', literal: true }],
    ['= "05"', { text: '05', literal: true }],
    ["'0471", { text: '0471', literal: true }],
    ["'=1+1", { text: '=1+1', literal: true }],
    ['+91 471 222333', { text: '+91 471 222333' }],
    ['+91 (471) 222333', { text: '+91 (471) 222333' }],
    ['-do-', { text: '-do-' }],
    ['- Sports (indoor)', { text: '- Sports (indoor)' }],
    ['=1+1', { text: '=1+1', issue: 'formula' }],
    ['=“0471222333”', { text: '=“0471222333”', issue: 'formula' }],
    ['="a"&"b"', { text: '="a"&"b"', issue: 'formula' }],
    [
      '=HYPERLINK("https://a.example","A")',
      { text: '=HYPERLINK("https://a.example","A")', issue: 'formula' },
    ],
    ['＝A1', { text: '＝A1', issue: 'formula' }],
    ['+SUM(A1:A3)', { text: '+SUM(A1:A3)', issue: 'formula' }],
    ['@SUM(A1:A3)', { text: '@SUM(A1:A3)', issue: 'formula' }],
    ['-2+3', { text: '-2+3', issue: 'formula' }],
  ])('%s', (text, expected) => {
    expect(
      rowsOf(
        Papa.unparse([
          ['Item', 'Note'],
          ['x', text],
        ]),
      )[1]?.[1],
    ).toEqual(expected);
  });

  test('a heading that is a formula is refused', () => {
    const [sheet] = readSheets('fees.csv', Buffer.from('Item,=B1+1\nBus,5\n'));
    if (!sheet) throw new Error('no sheet');
    expect(() => readAnyTable(sheet, { year: 2026 })).toThrow('Cell B1 has the formula');
  });

  test('a row of amounts below a single heading is not a heading row', () => {
    const [sheet] = readSheets('fees.csv', Buffer.from('Item\nBus,500\nTuition,900\n'));
    if (!sheet) throw new Error('no sheet');
    expect(() => readAnyTable(sheet, { year: 2026 })).toThrow('Column B has no heading, and cell B2');
  });

  test.each(['sep=;\n', '"sep=;"\r\n', 'SEP=;;\r', '\uFEFFsep=;\r\n'])(
    'the line %j names the separator',
    (line) => {
      expect(rowsOf(`${line}Item;Fee, Rs.\nBus;1,5`).map((cells) => cells.map(({ text }) => text))).toEqual([
        ['Item', 'Fee, Rs.'],
        ['Bus', '1,5'],
      ]);
    },
  );

  test('tabs separate cells, even if all of them contain a comma', () => {
    expect(rowsOf('Name, role\tSince\nA, b\t5\n')[1]?.map(({ text }) => text)).toEqual(['A, b', '5']);
  });

  test('two separators that are equally likely are refused', () => {
    expect(() => rowsOf('Name, role;Since\nA, b;5\n')).toThrow('may be separated by commas or semicolons');
  });

  test.each(['a,"b\n1,2\n3,4\n', 'a,b\n"1"x,2\n'])('an unbalanced quote is refused: %j', (text) => {
    expect(() => rowsOf(text)).toThrow('begins with a quote and does not end with one');
  });
});

/** Texts without changes: no formulas, no marks of `escapeCell`, not empty. */
const word = fc
  .string({ unit: fc.constantFrom('a', 'B', '7', ' ', ',', ';', '\t', '"', '\n', 'അ', 'é') })
  .map((text) => `x${text.replace(/\n+/g, '\n')}y`);
const lineEnd = fc.constantFrom('\r\n', '\n', '\r');

test('a table is read equally with any separator, encoding, and mix of line endings', () => {
  const tables = fc
    .integer({ min: 2, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(word, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
    );
  const encodings = fc.constantFrom<[string, BufferEncoding]>(
    ['', 'utf8'],
    ['\uFEFF', 'utf8'],
    ['\uFEFF', 'utf16le'],
  );
  fc.assert(
    fc.property(
      tables,
      fc.constantFrom(',', ';', '\t'),
      encodings,
      fc.infiniteStream(lineEnd),
      (table, separator, [mark, encoding], ends) => {
        const text = Papa.unparse(table, { delimiter: separator, quotes: true, newline: '\n' });
        const mixed = `${text}\n`.replaceAll('\n', () => ends.next().value ?? '\n');
        const rows = rowsOf(Buffer.from(`${mark}sep=${separator}\n${mixed}`, encoding)).map((cells) =>
          cells.map((each) => each.text),
        );
        expect(rows.slice(0, table.length)).toEqual(table.map((cells) => cells.map(cleanCellText)));
        expect(rows.slice(table.length).flat().join('')).toBe('');
      },
    ),
  );
});
