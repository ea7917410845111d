/**
 * Decides if a site is still valid after a prose edit, without reading the rest of the site. If in doubt, the
 * full check runs.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findUnparsedMarkdown, linksIn } from '../../core/data/inlineMarkdown.ts';
import { stripByteOrderMark } from '../../core/json/json.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { DATA_KINDS } from '../content/dataKinds.ts';
import { shardCount } from '../content/entryShards.ts';
import { dataNameOf } from '../content/folder.ts';
import { readJsonFile } from '../content/jsonFile.ts';
import type { CheckedSite } from '../content/model.ts';
import { collectValues, type TextInFile } from '../content/schemaNode.ts';
import { accepts } from '../content/validate.ts';
import { sha256 } from '../system/digest.ts';
import { anchorFiles } from './anchors.ts';
import { textMistake } from './texts.ts';

/** The result of a check without errors, used to decide if the next check can be skipped. */
export interface CheckSnapshot {
  /** SHA-256 digests of the data files, by path from the site folder. */
  texts: Readonly<Record<string, string>>;
  /** Data files that were read to verify links to headings. */
  anchors: readonly string[];
}

/** A change of existing data files in a valid site. */
export interface ContentEdit {
  checkState: unknown;
  /** The changed files, as paths from the site folder. Nothing else has changed. */
  files: readonly string[];
  /** The output folder of the build before the edit. */
  built: string;
}

/** @param site a site without errors */
export const createSnapshot = (site: CheckedSite): CheckSnapshot => ({
  texts: Object.fromEntries(
    site.files.flatMap(({ file, text }) => (dataNameOf(file) === undefined ? [] : [[file, sha256(text)]])),
  ),
  anchors: [...anchorFiles(site)],
});

/**
 * Returns the new snapshot if the full check would certainly find no error, otherwise undefined.
 *
 * @param folder the site folder, absolute
 */
export async function canSkipCheck(
  folder: string,
  { files, built, ...edit }: ContentEdit,
): Promise<CheckSnapshot | undefined> {
  const snapshot = edit.checkState as CheckSnapshot | undefined;
  if (!snapshot) return undefined;
  const texts = { ...snapshot.texts };
  for (const file of files) {
    const newFile = await readJsonFile(folder, file);
    // Published files equal their sources, unless they have scheduled content.
    const text = await readFile(join(built, file.replace(/^public\//, '')), 'utf8').catch(() => '');
    const oldText = stripByteOrderMark(text);
    if (snapshot.anchors.includes(file) || sha256(oldText) !== snapshot.texts[file]) return undefined;
    if (!newFile || newFile.problems.length > 0 || !isProseEdit(JSON.parse(oldText), newFile.value))
      return undefined;
    texts[file] = sha256(newFile.text);
  }
  return { ...snapshot, texts };
}

/**
 * Returns true if two values of a data file differ only in valid prose: paragraphs and entry titles. Checks
 * that compare files read only the links and pictures of these.
 *
 * @param previous accepted by its schema and by all checks
 */
export function isProseEdit(previous: unknown, after: unknown): boolean {
  const kinds = DATA_KINDS.filter((kind) => accepts(kind, previous));
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) return false;
  if (DATA_KINDS.some((other) => accepts(other, after) !== (other === kind))) return false;
  // The number of generated shards decides if a file of the site is in the way.
  if (shardCount(fieldOf(previous, 'data')) !== shardCount(fieldOf(after, 'data'))) return false;
  const [textsBefore, textsAfter] = [previous, after].map((value) => collectValues(kind, value).texts);
  if (
    !textsBefore ||
    !textsAfter ||
    textsBefore.length !== textsAfter.length ||
    withoutTexts(previous) !== withoutTexts(after)
  )
    return false;
  return textsAfter.every((text, index) => {
    const textBefore = textsBefore[index];
    return textBefore !== undefined && (textBefore.text === text.text || isValidProse(textBefore.text, text));
  });
}

const withoutTexts = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? '' : inner));

function isValidProse(previousText: string, placed: TextInFile): boolean {
  const { text, role, label } = placed;
  if (label !== undefined || !(role === 'marked' || isTitleOfEntry(placed))) return false;
  // Figures are resolved from site.json.
  if (/[{}]/.test(text) || textMistake(placed) !== undefined) return false;
  return role !== 'marked' || (!hasUnparsedMarks(text) && linksOf(text) === linksOf(previousText));
}

const hasUnparsedMarks = (text: string) =>
  Object.values(findUnparsedMarkdown(text)).some(({ length }) => length > 0);

const isTitleOfEntry = ({ role, field, path }: TextInFile) =>
  role === 'text' && field === 'title' && path.length === 5 && path[2] === 'programme';

const linksOf = (text: string) => JSON.stringify(linksIn(text));
