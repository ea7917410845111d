/** Spreadsheets of LibreOffice, part by part. tests/fixtures/sheets has a complete one. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/core/problems/problem.ts';
import type { Sheet } from '../../src/node/authoring/spreadsheet/model.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';

/** @param tables the content of the spreadsheet */
function documentFile(tables: string, manifest = ''): Uint8Array {
  const styles =
    '<office:automatic-styles><style:style style:name="hidden"><style:table-properties table:display="false"/></style:style></office:automatic-styles>';
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'META-INF/manifest.xml': strToU8(`<manifest>${manifest}</manifest>`),
    'content.xml': strToU8(
      `<office:document-content>${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
}

const table = (content: string, attributes = '') =>
  `<table:table table:name="S" ${attributes}>${content}</table:table>`;
const row = (content: string, attributes = '') =>
  `<table:table-row ${attributes}>${content}</table:table-row>`;
const cell = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const read = (content: string) => readSheets('x.ods', documentFile(content));
const readTable = (content: string): Sheet => {
  const [sheet] = read(table(content));
  if (!sheet) throw new Error('No sheet');
  return sheet;
};
const date = (value: string, text: string) =>
  cell(text, `office:value-type="date" office:date-value="${value}"`);

test.each([
  ['a text', cell('ഓണം &amp; <text:span>more</text:span><text:s text:c="3"/>x'), { text: 'ഓണം & more x' }],
  ['an escaped text', cell("'=1+1"), { text: '=1+1', literal: true }],
  ['a formula as a text', cell('=1+1'), { text: '=1+1' }],
  [
    'a number',
    cell('₹ 1,500.00', 'office:value-type="currency" office:value="1500"'),
    { text: '₹ 1,500.00' },
  ],
  [
    'a long number',
    cell('1234567890123460', 'office:value-type="float" office:value="1234567890123460"'),
    { text: '1234567890123460', issue: 'digits' },
  ],
  ['a day', date('2026-03-04', '03/04/26'), { text: '04-03-2026', day: '04-03-2026' }],
  ['a day in words', date('2026-03-04T00:00:00', '൪ മാർച്ച്'), { text: '൪ മാർച്ച്', day: '04-03-2026' }],
  ['a month', date('2026-03-01', 'Mar 2026'), { text: 'Mar 2026', issue: 'month' }],
  ['a month in digits', date('2026-01-01', '01/26'), { text: '01/26', issue: 'month' }],
  ['a day and a time', date('2026-03-04T09:30:00', '4/3/26 9:30'), { text: '4/3/26 9:30', issue: 'time' }],
  [
    'a time',
    cell('09:30', 'office:value-type="time" office:time-value="PT09H30M00S"'),
    { text: '09:30', issue: 'time' },
  ],
  [
    'an error',
    cell('#REF!', 'office:value-type="string" calcext:value-type="error"'),
    { text: '#REF!', issue: 'error' },
  ],
  [
    'a formula without a result',
    '<table:table-cell table:formula="of:=[.B1]"/>',
    { text: 'of:=[.B1]', issue: 'formula' },
  ],
  [
    'a comment and a text box',
    cell('A').replace(
      '<text:p>',
      '<office:annotation><text:p>No</text:p></office:annotation><draw:frame><draw:text-box><text:p>No</text:p></draw:text-box></draw:frame><text:p>',
    ),
    { text: 'A' },
  ],
  ['paragraphs', cell('A</text:p><text:p>B<text:line-break/>C'), { text: 'A\nB\nC' }],
])('%s', (_, xml, expected) => expect(readTable(row(xml)).rows).toEqual([[expected]]));

test('repeated, merged, hidden and empty cells', () => {
  const { rows, merges, hiddenRows, hiddenColumns } = readTable(
    [
      '<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>',
      row(
        '<table:table-cell table:number-columns-repeated="2"/>' +
          cell('A', 'office:value-type="string" table:number-columns-repeated="2"') +
          '<table:table-cell table:number-columns-repeated="16380"/>',
      ),
      row('<table:table-cell/>', 'table:number-rows-repeated="2"'),
      row(
        cell(
          'B',
          'office:value-type="string" table:number-rows-spanned="2" table:number-columns-spanned="2"',
        ) +
          '<table:covered-table-cell/>' +
          cell('C'),
      ),
      row(cell('D'), 'table:visibility="filter" table:number-rows-repeated="2"'),
      row(
        '<table:table-cell table:number-columns-repeated="16384"/>',
        'table:number-rows-repeated="1048570"',
      ),
    ].join(''),
  );
  expect(rows.map((line) => line.map(({ text }) => text))).toEqual([
    ['', '', 'A', 'A'],
    [],
    [],
    ['B', '', 'C'],
    ['D'],
    ['D'],
  ]);
  expect(merges).toEqual([{ top: 3, left: 0, bottom: 4, right: 1 }]);
  expect([...hiddenRows, ...hiddenColumns]).toEqual([4, 5, 1, 2]);
});

test('hidden tables are skipped', () => {
  expect(read(table('', 'table:style-name="hidden"') + table('')).map(({ name }) => name)).toEqual(['S']);
});

test.each([
  ['cells', row(cell('A', 'office:value-type="string" table:number-columns-repeated="1000000"'))],
  ['rows', row(cell('A'), 'table:number-rows-repeated="1000000"')],
  ['cells after empty ones', row(`<table:table-cell table:number-columns-repeated="1000000"/>${cell('A')}`)],
])('too many %s are refused before they are repeated', (_, content) =>
  expect(() => readTable(content)).toThrow('a spreadsheet can have at most 100,000'),
);

test.each([
  ['is damaged', documentFile(table(row(cell('A'), 'table:number-rows-repeated="1e9"')))],
  ['A password protects', documentFile('', '<manifest:encryption-data/>')],
  [
    'is not a spreadsheet',
    zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] }),
  ],
])('a file that %s is refused', (message, bytes) => {
  expect(() => readSheets('x.ods', bytes)).toThrow(ContentError);
  expect(() => readSheets('x.ods', bytes)).toThrow(message);
});
