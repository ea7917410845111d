/** Adds a document from the user's device to the public folder. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freeFile } from '../../core/i18n/slug.ts';
import { rethrowAsUsageError } from '../../node/authoring/move/index.ts';
import { type FileChange, runTransaction } from '../../node/authoring/transaction.ts';
import { checkDraft } from '../../node/check/index.ts';
import { type FileType, typesOfEnding } from '../../node/content/fileTypes.ts';
import { inspectMediaFile } from '../../node/content/inspectMediaFile.ts';
import { publicFile, readPublicFolder } from '../../node/content/publicFolder.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { AddedDocument } from '../shared/protocol.ts';
import { DOCUMENTS } from './siteFiles.ts';

/** Documents that visitors may read, if the content matches the file extension. */
const DOCUMENT_TYPES: ReadonlySet<FileType> = new Set([
  'PDF',
  'an Office document',
  'an older Office document',
]);

/**
 * Adds a document, unless the site already has it under any name.
 *
 * @param site the site folder, absolute
 * @param path of the upload; the document gets its file name
 * @returns the document and the changes: none if the site had it
 * @throws UsageError (rejects) if the file is no document or cannot be published; then nothing was changed
 */
export async function addDocument(
  site: string,
  path: string,
): Promise<{ added: AddedDocument; changes: readonly FileChange[] }> {
  const name = basename(path);
  assertDocument(path, name);
  const bytes = readFileSync(path);
  const existing = readPublicFolder(site).files.filter((file) => file.startsWith(`${DOCUMENTS}/`));
  const duplicate = existing.find((file) => hasSameBytes(join(site, publicFile(file)), bytes));
  if (duplicate !== undefined) return { added: { document: duplicate, notes: [] }, changes: [] };

  const document = freeFile(DOCUMENTS, name, 'document', existing);
  const file = publicFile(document);
  const changes = [{ file, bytes }];
  const problems = await runTransaction(site, changes, checkDraft).catch(rethrowAsUsageError);
  // The link to the document is saved later.
  const ownProblems = problems.filter((problem) => problem.file === file && problem.code !== 'file-unused');
  const notes = ownProblems.map(sentence);
  return { added: { document, notes }, changes };
}

/** @throws UsageError */
function assertDocument(path: string, name: string): void {
  if (!typesOfEnding(name)?.every((type) => DOCUMENT_TYPES.has(type))) {
    throw new UsageError(
      `${name} is not a document that the site can offer. Save it as PDF; Word, Excel, PowerPoint and ZIP files are taken as well.`,
    );
  }
  if (statSync(path).size === 0) throw new UsageError(`${name} is empty.`);
  const mistake = inspectMediaFile(path, name, 'document');
  if (mistake) throw new UsageError(sentence(mistake));
}

const sentence = ({ message, hint = '' }: { message: string; hint?: string }) => `${message} ${hint}`.trim();

const hasSameBytes = (path: string, bytes: Buffer) =>
  statSync(path).size === bytes.length && readFileSync(path).equals(bytes);
