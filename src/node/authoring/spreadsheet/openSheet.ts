import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { ProblemMessage } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { compiledPath } from '../../content/engine.ts';
import { errorCode } from '../../system/systemError.ts';
import type { Sheet } from './model.ts';
import { isZip, readSheets } from './readSheets.ts';
import type { SheetResult } from './sheetWorker.ts';

/** A hundred thousand cells of a hundred letters. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Larger text files and all workbooks are read in a thread, so that the editor responds. */
const MAX_INLINE_BYTES = 256 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 512;

/**
 * Reads a sheet of a CSV, XLSX or ODS file.
 *
 * @param name of the sheet; required if several are not empty
 * @throws ContentError (rejects) if the file cannot be read or the sheet is unclear
 */
export async function openSheet(path: string, name?: string): Promise<Sheet> {
  const file = basename(path);
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES)
    throw new ContentError([problemInFile(file, sheetMessages.fileTooLarge(size, MAX_FILE_BYTES))]);
  const bytes = await readFile(path);
  const isSmall = size <= MAX_INLINE_BYTES && !isZip(bytes);
  const sheets = await (isSmall ? readSheets : readInThread)(file, bytes);
  return chooseSheet(sheets, file, name);
}

const hasName = (sheet: string | undefined, name: string): boolean =>
  sheet?.trim().toLowerCase() === name.trim().toLowerCase();

/** @throws ContentError (rejects) as {@link readSheets} does, and if the file exceeds the limits */
async function readInThread(file: string, bytes: Uint8Array): Promise<Sheet[]> {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('sheetWorker.js')).href,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const result: SheetResult = await pool.run({ file, bytes }, { signal });
    if ('problems' in result) throw new ContentError(result.problems);
    return result.sheets;
  } catch (error) {
    if (signal.aborted || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new ContentError([problemInFile(file, sheetMessages.tooMuchInside)]);
    throw error;
  } finally {
    await pool.destroy();
  }
}

/**
 * Returns the sheet with the name, or the only sheet that is not empty.
 *
 * @param file its name, for messages
 * @throws ContentError if there is none or several
 */
export function chooseSheet(sheets: readonly Sheet[], file: string, name: string | undefined): Sheet {
  const refusal = (words: ProblemMessage) => new ContentError([problemInFile(file, words)]);
  const nonEmpty = sheets.filter(({ rows }) => rows.some((row) => row.some(({ text }) => text !== '')));
  const names = (name === undefined ? nonEmpty : sheets).map((sheet) => sheet.name ?? '');
  // A CSV file has one sheet without a name.
  if (name !== undefined && names[0] !== '') {
    const match = sheets.find((sheet) => hasName(sheet.name, name));
    if (match) return match;
    throw refusal(sheetMessages.noSuchSheet(name, names));
  }
  const [only] = nonEmpty;
  if (!only) throw refusal(sheetMessages.empty);
  if (nonEmpty.length > 1) throw refusal(sheetMessages.severalSheets(names));
  return only;
}
