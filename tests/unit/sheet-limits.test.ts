/** Spreadsheets that would take too much time or memory: each is refused in a sentence before it is parsed. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openSheet } from '../../codegen/sheets/open.ts';
import { ContentError } from '../../src/problem.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('sheet-limits');

/** What is said of a file, or how many rows it has. */
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

const SHEET = 'xl/worksheets/sheet1.xml';
const row = (cells: string) => `<row>${cells}</row>`;
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook with one sheet. */
function workbook(data: string, more: Zippable = {}, merges = ''): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageNames = 'http://schemas.openxmlformats.org/package/2006';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packageNames}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    [SHEET]: `<worksheet xmlns="${main}"><sheetData>${data}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
  };
  const texts = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(texts), ...more }, { level: 1 });
}

/** Writes other sizes of the sheet into the list of parts (APPNOTE 4.3.12). */
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
  expect(await outcome('good.xlsx', workbook(row(cell('Name')) + row(cell('Asha'))))).toBe(2);
});

test('a text within the limits, and larger than what is read without a thread, is read', async () => {
  expect(await outcome('good.csv', `Name,Note\n${`Asha,${'x'.repeat(90)}\n`.repeat(5000)}`)).toBe(5002);
});

test('a file of 200 MB is not even opened', async () => {
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
    'This file has 100,006 cells, and a spreadsheet can have at most 100,000.',
  ],
  [
    'cells.xlsx',
    () => workbook(row(cell('a').repeat(5)).repeat(20_001)),
    'This file has 100,005 cells, and a spreadsheet can have at most 100,000.',
  ],
  [
    'long-cell.xlsx',
    () => workbook(row(cell('Name')) + row(cell('x'.repeat(1_000_000)))),
    'Cell A2 has 1,000,000 characters, and a cell can have at most 32,767.',
  ],
  [
    'long-cell.csv',
    () => `Name,Note\nAsha,${'x'.repeat(40_000)}\n`,
    'Cell B2 has 40,000 characters, and a cell can have at most 32,767.',
  ],
  [
    'merges.xlsx',
    () => workbook(row(cell('a')), {}, '<mergeCell ref="A2:A3"/>'.repeat(5001)),
    'There is too much in this file to be read.',
  ],
  [
    'bomb.xlsx',
    () => workbook(row(cell('a')), { 'xl/media/zeros.bin': new Uint8Array(100 * 1024 * 1024) }),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-without-sizes.xlsx',
    () => withSizes(workbook(row(cell('a'.repeat(1_000_000)))), undefined, 0),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-with-sizes-elsewhere.xlsx',
    () => withSizes(workbook(row(cell('a'.repeat(1_000_000)))), 0, 100),
    'There is too much in this file to be read.',
  ],
  [
    'bomb-with-wrong-size.xlsx',
    () => withSizes(workbook(row(cell('a'.repeat(1_000_000)))), undefined, 100),
    'This file is damaged, or is not a workbook.',
  ],
])('%s is refused', async (name, bytes, message) => {
  expect(await outcome(name, bytes())).toBe(message);
});
