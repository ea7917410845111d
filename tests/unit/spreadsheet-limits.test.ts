/** Spreadsheets that would take too much time or memory: each is refused with a message before it is parsed. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/core/problems/problem.ts';
import { PEOPLE } from '../../src/node/authoring/spreadsheet/columns.ts';
import { openSheet } from '../../src/node/authoring/spreadsheet/openSheet.ts';
import { readAnyTable, readRecordsFromSheet } from '../../src/node/authoring/spreadsheet/readTables.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { cell, row, SHEET, workbookFile } from './workbookFile.ts';

const folder = temporaryFolder('sheet-limits');

/** The message about a file, or its number of rows. */
async function outcome(name: string, bytes: Uint8Array | string): Promise<string | number> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return openSheet(path).then(
    ({ rows }) => rows.length,
    (error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ message }) => message).join();
    },
  );
}

/** Writes wrong sizes of the sheet into the central directory (APPNOTE 4.3.12). */
function withSizes(bytes: Uint8Array, compressed: number | undefined, inflated: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 1)) {
    if (copy.toString('latin1', at + 46, at + 46 + SHEET.length) !== SHEET) continue;
    if (compressed !== undefined) copy.writeUInt32LE(compressed, at + 20);
    copy.writeUInt32LE(inflated, at + 24);
  }
  return copy;
}

test('a workbook within the limits is read', async () => {
  expect(await outcome('good.xlsx', workbookFile(row(cell('Name')) + row(cell('Asha'))))).toBe(2);
});

test('a text with empty cells in all rows that Excel has is read', async () => {
  expect(await outcome('empty.csv', `Name,Note\nAsha,x\n${',\n'.repeat(1_048_574)}`)).toBe(1_048_577);
});

const at = (reference: string, text: string) =>
  `<row r="${reference.replace(/\D/g, '')}"><c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c></row>`;

test.each([
  ['empty-below.xlsx', '<row r="1048576"><c r="B1048576" s="1"/></row>', 1],
  ['empty-beside.xlsx', '<row r="2"><c r="XFD2" s="1"/></row>', 1],
  ['below.xlsx', at('B1048576', 'End'), 1_048_576],
  ['beside.xlsx', at('XFD2', 'End'), 2],
  ['corner.xlsx', at('XFD1048576', 'End'), 1_048_576],
])('%s, with a cell far away, is read', async (name, far, rows) => {
  const dimension = '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>';
  const after = '<mergeCells><mergeCell ref="C1:C1048576"/></mergeCells>';
  const start = performance.now();
  expect(await outcome(name, workbookFile(row(cell('Name')) + far, { prefix: dimension, after }))).toBe(rows);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a distant cell beyond the headings is named', async () => {
  const path = join(folder, 'named.xlsx');
  const table = row(cell('Name') + cell('Designation')) + row(cell('Asha') + cell('Professor'));
  writeFileSync(path, workbookFile(table + at('XFD1048576', 'End')));
  const sheet = await openSheet(path);
  const message = 'Column XFD of sheet "S" has no heading, and cell XFD1048576';
  expect(() => readAnyTable(sheet, { year: 2026 })).toThrow(message);
  expect(() => readRecordsFromSheet(sheet, PEOPLE, { year: 2026 })).toThrow(message);
});

test('a text within the limits, but too large for the main thread, is read', async () => {
  expect(await outcome('good.csv', `Name,Note\n${`Asha,${'x'.repeat(90)}\n`.repeat(5000)}`)).toBe(5002);
});

test('a file of 200 MB is not opened', async () => {
  const path = join(folder, 'huge.csv');
  writeFileSync(path, 'Name\n');
  truncateSync(path, 200 * 1024 * 1024);
  await expect(openSheet(path)).rejects.toMatchObject({
    problems: [{ message: 'This file is 200.0 MB, and a spreadsheet can be at most 10.0 MB.' }],
  });
});

test.each<[name: string, bytes: () => Uint8Array | string, message: string]>([
  [
    'cells.csv',
    () => 'a,b,c,d,e\n'.repeat(20_001),
    'This file has 100,005 cells, and a spreadsheet can have at most 100,000.',
  ],
  [
    'cells.xlsx',
    () => workbookFile(row(cell('a').repeat(5)).repeat(20_001)),
    'This file has 100,005 cells, and a spreadsheet can have at most 100,000.',
  ],
  [
    'long-cell.xlsx',
    () => workbookFile(row(cell('Name')) + row(cell('x'.repeat(1_000_000)))),
    'Cell A2 has 1,000,000 characters, and a cell can have at most 32,767.',
  ],
  [
    'long-cell.csv',
    () => `Name,Note\nAsha,${'x'.repeat(40_000)}\n`,
    'Cell B2 has 40,000 characters, and a cell can have at most 32,767.',
  ],
  [
    'merges.xlsx',
    () =>
      workbookFile(row(cell('a')), {
        after: `<mergeCells>${'<mergeCell ref="A2:A3"/>'.repeat(5001)}</mergeCells>`,
      }),
    'There is too much in this file to be read.',
  ],
  [
    'bomb.xlsx',
    () => workbookFile(row(cell('a')), { more: { 'xl/media/zeros.bin': new Uint8Array(100 * 1024 * 1024) } }),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-without-sizes.xlsx',
    () => withSizes(workbookFile(row(cell('a'.repeat(1_000_000)))), undefined, 0),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-with-sizes-elsewhere.xlsx',
    () => withSizes(workbookFile(row(cell('a'.repeat(1_000_000)))), 0, 100),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-with-wrong-size.xlsx',
    () => withSizes(workbookFile(row(cell('a'.repeat(1_000_000)))), undefined, 100),
    'This file is damaged, or is not a workbook.',
  ],
])('%s is refused', async (name, bytes, message) => expect(await outcome(name, bytes())).toBe(message));
