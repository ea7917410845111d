/** Opens a spreadsheet, whatever its name says it is. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ContentError } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import type { Mistake } from '../problems/say.ts';
import { sheetWords } from '../problems/words/sheets.ts';
import { readCsv } from './csv.ts';
import type { Sheet } from './model.ts';
import { readWorkbook } from './xlsx.ts';

/** How files begin that people take for a spreadsheet: PDF, HTML, JSON, JPEG, PNG. */
const OTHERS = ['%PDF', '<', '{', '\u00FF\u00D8', '\u0089PNG'];

/**
 * The sheet of a file, CSV or XLSX.
 *
 * @param path of the file
 * @param name of the sheet; needed where several have something in them
 * @param choose asks for that name, which is one of these
 * @throws ContentError (rejects) when the file cannot be read or the sheet be told
 */
export async function openSheet(path: string, name?: string, choose?: ChooseSheet): Promise<Sheet> {
  return chooseSheet(await readSheets(basename(path), await readFile(path)), basename(path), name, choose);
}

/** Whether somebody means a sheet by some words. */
export const isNamed = (sheet: string | undefined, words: string): boolean =>
  sheet?.trim().toLowerCase() === words.trim().toLowerCase();

type ChooseSheet = (names: readonly string[]) => Promise<string>;

/** The sheets of a file. @param file its name, for messages */
export async function readSheets(file: string, bytes: Uint8Array): Promise<Sheet[]> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const refused = (words: Mistake) => new ContentError([ofFile(file, words)]);
  if (bytes.length === 0) throw refused(sheetWords.empty);
  const zip = start.startsWith('PK');
  const opendocument = Buffer.from(bytes.subarray(0, 100)).toString('latin1').includes('opendocument');
  if (zip && opendocument) throw refused(sheetWords.openDocument);
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    // A workbook with a password has the same envelope, and names what is in it in UTF-16.
    const locked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw refused(locked ? sheetWords.encrypted : sheetWords.oldExcel);
  }
  if (zip) return readWorkbook(file, bytes);
  if (OTHERS.some((begins) => start.startsWith(begins))) throw refused(sheetWords.notASheet);
  return [readCsv(file, bytes)];
}

async function chooseSheet(
  sheets: readonly Sheet[],
  file: string,
  name: string | undefined,
  choose: ChooseSheet | undefined,
): Promise<Sheet> {
  const refused = (words: Mistake) => new ContentError([ofFile(file, words)]);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(({ text }) => text !== '')));
  const names = (name === undefined ? filled : sheets).map((sheet) => sheet.name ?? '');
  // A CSV file has one sheet without a name.
  if (name !== undefined && names[0] !== '') {
    const wanted = sheets.find((sheet) => isNamed(sheet.name, name));
    if (wanted) return wanted;
    throw refused(sheetWords.noSuchSheet(name, names));
  }
  const [only] = filled;
  if (!only) throw refused(sheetWords.empty);
  if (filled.length === 1) return only;
  if (!choose) throw refused(sheetWords.severalSheets(names));
  return chooseSheet(sheets, file, await choose(names), undefined);
}
