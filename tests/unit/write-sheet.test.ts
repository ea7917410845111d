/** Sheets that are written in the format in which they were read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/core/problems/problem.ts';
import { unescapeCell } from '../../src/node/authoring/spreadsheet/csv.ts';
import {
  type Cell,
  cleanCellText,
  type Sheet,
  type SheetFormat,
} from '../../src/node/authoring/spreadsheet/model.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';
import { writeSheet } from '../../src/node/authoring/spreadsheet/writeSheet.ts';

const FORMATS: readonly [string, SheetFormat][] = [
  ['CSV with commas', { separator: ',' }],
  ['CSV with semicolons', { separator: ';' }],
  ['XLSX', 'xlsx'],
  ['ODS', 'ods'],
];
const FIXTURES = join(import.meta.dirname, '../fixtures/sheets');

const withoutEmptyEnd = <T extends { length: number }>(items: readonly T[]) =>
  items.slice(0, items.findLastIndex(({ length }) => length > 0) + 1);

/** The days, and the texts of other cells, without empty ends. */
const valuesOf = (rows: Sheet['rows']) =>
  withoutEmptyEnd(
    rows.map((row) =>
      withoutEmptyEnd(row.map(({ text, day, issue }) => (issue === undefined ? (day ?? text) : text))),
    ),
  );

function rewritten(rows: readonly (readonly Cell[])[], format: SheetFormat, name?: string): Sheet {
  const [sheet] = readSheets('rejected', writeSheet({ format, name }, rows));
  if (!sheet) throw new Error('No sheet');
  return sheet;
}

/** Fixtures that can be read. */
const sheets = readdirSync(FIXTURES).flatMap((file) => {
  try {
    return file.endsWith('.json') ? [] : readSheets(file, readFileSync(join(FIXTURES, file)));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
});

describe('a file that was written is read with the same cells', () => {
  test.each(sheets.map((sheet) => [sheet.file, sheet] as const))('%s', (_, sheet) => {
    const rows = sheet.rows.filter((row) => row.some(({ text }) => text !== ''));
    const written = rewritten(rows, sheet.format, sheet.name);
    expect(valuesOf(written.rows)).toEqual(valuesOf(rows));
    expect([written.name, written.format]).toEqual([sheet.name, sheet.format]);
  });

  const textArbitrary = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '=1+1',
        '+91 471',
        '-5',
        '@home',
        '＝1',
        '-do-',
        '"',
        "'",
        '_x0041_',
        '<a & "b">',
        '1-5',
        '0484',
      ),
      fc.constantFrom('മാർച്ച് 3, 2026', 'a,b;c\td', 'one\ntwo', '2026-03-03', '#REF!', '\uD800', '\uFFFE'),
    )
    .map((text) => cleanCellText(text).replace(/\p{Surrogate}|[\uFFFE\uFFFF]/gu, '\uFFFD'));
  test.each(FORMATS)('any texts: %s', (_, format) =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(textArbitrary, textArbitrary, textArbitrary), { minLength: 1 }),
        (lines) => {
          const rows = [['Title', 'Date', 'Text'], ...lines].map((line) => line.map(unescapeCell));
          expect(valuesOf(rewritten(rows, format).rows)).toEqual(valuesOf(rows));
        },
      ),
    ),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])('%s stays a text', (text) => {
  const cell = { text };
  expect(new TextDecoder().decode(writeSheet({ format: { separator: ';' } }, [[cell, cell]]))).toBe(
    `"'${text}";"'${text}"\r\n`,
  );
  expect(rewritten([[cell]], 'xlsx').rows).toEqual([[cell]]);
});

test('a day of a workbook stays a day', () => {
  const rows = [[{ text: '3 Mar', day: '03-03-2026' }]];
  expect(rewritten(rows, 'xlsx').rows).toMatchObject([[{ day: '03-03-2026' }]]);
});
