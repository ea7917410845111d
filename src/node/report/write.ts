/** Writes a report into a file, in place of an earlier report and of nothing else. */
import { readFile } from 'node:fs/promises';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { errorCode, toContentError } from '../system/systemError.ts';

/** How a report begins, or a part that no other file has: as a page, as text, as JSON, as CSV. Reports have always had these. */
const REPORT_PATTERNS = [
  /^<!doctype html>\s*<html[^>]*>\s*<head>[\s\S]{0,1000}<title>Report on the site: /i,
  /^[^\n]+: report of \d{4}-\d\d-\d\d\n/,
  /^\{\n {2}"name": [\s\S]*\n {2}"topics": \[\n/,
  /^\uFEFF?List,Section,Number,Title,State,Answers,As of,Due,Who\r\n/,
];

/**
 * Writes a report whole, or not at all.
 *
 * @throws ContentError (rejects) when something else than a report is there, or the file cannot be written
 */
export async function writeReport(file: string, text: string): Promise<void> {
  await assertReplaceable(file);
  await replaceFile(file, text);
}

/** Links and folders are refused where the file is replaced; what they hold is not looked at. */
async function assertReplaceable(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'EISDIR'].some((code) => errorCode(error) === code)) return '';
    throw toContentError(error, file);
  });
  if (text === '' || REPORT_PATTERNS.some((form) => form.test(text))) return;
  throw new ContentError([problemInFile(file, outputMessages.notAReport)]);
}
