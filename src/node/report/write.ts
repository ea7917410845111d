/** Writes a report to a file, and only overwrites an earlier report. */
import { readFile } from 'node:fs/promises';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { errorCode, toContentError } from '../system/systemError.ts';

/** Unique beginnings of reports: HTML, text, JSON, CSV. Keep patterns of earlier versions. */
const REPORT_PATTERNS = [
  /^<!doctype html>\s*<html[^>]*>\s*<head>[\s\S]{0,1000}<title>Report on the site: /i,
  /^[^\n]+: report of \d{4}-\d\d-\d\d\n/,
  /^\{\n {2}"name": [\s\S]*\n {2}"topics": \[\n/,
  /^\uFEFF?List,Section,Number,Title,State,Answers,As of,Due,Who\r\n/,
];

/** @throws ContentError (rejects) if another file exists, or if the file cannot be written */
export async function writeReport(file: string, text: string): Promise<void> {
  await assertReplaceable(file);
  await replaceFile(file, text);
}

/** `replaceFile` rejects links and folders. */
async function assertReplaceable(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'EISDIR'].some((code) => errorCode(error) === code)) return '';
    throw toContentError(error, file);
  });
  if (text === '' || REPORT_PATTERNS.some((form) => form.test(text))) return;
  throw new ContentError([problemInFile(file, outputMessages.notAReport)]);
}
