/**
 * Real-world spreadsheets: each is read correctly, or refused by row and cell. A case is a file of tests/fixtures/sheets.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { escapeCell, unescapeCell } from '../../src/node/authoring/spreadsheet/csv.ts';
import { type DayReading, detectOrder, readDay } from '../../src/node/authoring/spreadsheet/days.ts';
import type { SheetCase } from './spreadsheetCase.ts';
import { outcomeOf } from './spreadsheetCase.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/sheets');
const files = readdirSync(FOLDER);

const cases = files
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const sheetCase = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as SheetCase & {
      file: string;
      expect: unknown;
    };
    return { name, found: sheetCase };
  });

test('every spreadsheet has a case', () => {
  const read = new Set(cases.map(({ found }) => found.file));
  expect(files.filter((name) => !name.endsWith('.json') && !read.has(name))).toEqual([]);
});

test.each(cases)('$name: $found.description', async ({ found }) => {
  expect(await outcomeOf(found.file, found)).toEqual(found.expect);
});

describe('dates', () => {
  const day = (text: string, to?: string): DayReading => ({
    kind: 'day',
    day: text,
    ...(to !== undefined && { to }),
  });
  const third = day('03-03-2026');
  test.each<[string, DayReading]>([
    ['3-Mar-26', third],
    ['03/03/2026', third],
    ['3.3.2026', third],
    ['03-03-2026', third],
    ['2026-03-03', third],
    ['2026/3/3', third],
    ['2026-03-03T00:00:00', third],
    ['3rd March 2026', third],
    ['3rd of March, 2026', third],
    ['March 3, 2026', third],
    ['Mar. 3, 2026', third],
    ["03 March '26", third],
    ['3Mar2026', third],
    ['Tuesday, 3 March 2026', third],
    ['3 March 2026 (Tue)', third],
    ['2026 മാർച്ച് 3', third],
    ['൩ മാർച്ച് ൨൦൨൬', third],
    ['३ मार्च 2026', third],
    ['3–5 March 2026', day('03-03-2026', '05-03-2026')],
    ['3rd to 5th March, 2026', day('03-03-2026', '05-03-2026')],
    ['March 3-5, 2026', day('03-03-2026', '05-03-2026')],
    ['28 Feb - 3 March 2026', day('28-02-2026', '03-03-2026')],
    ['13/03/2026-15/03/2026', day('13-03-2026', '15-03-2026')],
    ['03/04/2026', { kind: 'unclear', either: '03-04-2026', or: '04-03-2026' }],
    ['3/4/26', { kind: 'unclear', either: '03-04-2026', or: '04-03-2026' }],
    ['03-04-2026', day('03-04-2026')],
    ['3.4.2026', day('03-04-2026')],
    ['13/04/2026', day('13-04-2026')],
    ['04/13/2026', day('13-04-2026')],
    ['31-06-2026', { kind: 'impossible', month: 'June 2026', last: 30 }],
    ['29 Feb 2025', { kind: 'impossible', month: 'February 2025', last: 28 }],
    ['Monday, 3 March 2026', { kind: 'weekday', day: '03-03-2026' }],
    ['5 - 3 March 2026', { kind: 'backwards' }],
    ['3-Mar-62', { kind: 'year', year: 2062 }],
    ['26-Mar-03', { kind: 'year', year: 2003 }],
    ['03-03-0026', { kind: 'year', year: 26 }],
    ['3 March', { kind: 'unknown' }],
    ['March 2026', { kind: 'unknown' }],
    ['3 & 4 March 2026', { kind: 'unknown' }],
    ['2026-03-03 10:30', { kind: 'unknown' }],
    ['46084', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%s', (text, reading) => expect(readDay(text, { order: undefined, year: 2026 })).toEqual(reading));

  test('what a column reveals of the order', () => {
    expect(detectOrder(['03/04/2026', '13/04/2026'])).toBe('day-first');
    expect(detectOrder(['03/04/2026', '4/13/26'])).toBe('month-first');
    expect(detectOrder(['13/04/2026', '4/13/26'])).toBe('mixed');
    expect(detectOrder(['2026-03-13', '03/04/2026'])).toBeUndefined();
    // In the site's notation of days, but the column puts months first.
    expect(readDay('03-04-2026', { order: 'month-first', year: 2026 }).kind).toBe('unclear');
  });
});

test.each(['=1+1', '+91 471', '-5', '@home', "'tis", '＝1', '2026-03-03', '', "'", "'=", 'plain', '2026'])(
  'a cell with %o is read back unchanged',
  (text) => {
    const cell = escapeCell(text);
    expect(cell).not.toMatch(/^[=+\-@＝]/);
    expect(unescapeCell(cell).text).toBe(text);
  },
);

test.each([
  '0484',
  '123456789012',
  '50.00',
  '2E3',
  '1-5',
  '1/2',
  '2011-12',
  '03-04-2026',
  'March 2026',
  '5 May',
])('%o, which a spreadsheet program would convert, is protected from it', (text) => {
  expect(escapeCell(text)).toBe(`'${text}`);
  expect(unescapeCell(`'${text}`)).toEqual({ text, literal: true });
});
