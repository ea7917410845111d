/**
 * Whether a site is still sound after an edit of its prose, told without reading the rest of it. What is not certain is left to the whole
 * check, which alone says what is wrong.
 */
import { createHash } from 'node:crypto';
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
import { anchorFiles } from './anchors.ts';
import { textFinding } from './texts.ts';

/** What a check leaves for the next one that has found no error. */
export interface CheckSnapshot {
  /** Digests of the texts of the data files that it has read, by their paths from the site folder. */
  texts: Readonly<Record<string, string>>;
  /** The data files with whose headings links were compared. */
  anchors: readonly string[];
}

/** An edit of a site that was sound, of data files that were there. */
export interface ContentEdit {
  /** What the check has left of it, if there was one. */
  before: unknown;
  /** Their paths from the site folder. Nothing else has changed. */
  files: readonly string[];
  /** Where the site lies as it was built before the edit. */
  built: string;
}

/** @param site one without an error */
export const createSnapshot = (site: CheckedSite): CheckSnapshot => ({
  texts: Object.fromEntries(
    site.files.flatMap(({ file, text }) => (dataNameOf(file) === undefined ? [] : [[file, digest(text)]])),
  ),
  anchors: [...anchorFiles(site)],
});

/**
 * @param folder the site folder, absolute
 * @returns what the whole check would leave, where it would find no error for certain
 */
export async function canSkipCheck(
  folder: string,
  { files, built, ...edit }: ContentEdit,
): Promise<CheckSnapshot | undefined> {
  // Noted by a check of this engine.
  const before = edit.before as CheckSnapshot | undefined;
  if (!before) return undefined;
  const texts = { ...before.texts };
  for (const file of files) {
    const found = await readJsonFile(folder, file);
    // As it is published, which is as it was where nothing in it has a time.
    const text = await readFile(join(built, file.replace(/^public\//, '')), 'utf8').catch(() => '');
    const old = stripByteOrderMark(text);
    if (before.anchors.includes(file) || digest(old) !== before.texts[file]) return undefined;
    if (!found || found.problems.length > 0 || !isProseEdit(JSON.parse(old), found.value)) return undefined;
    texts[file] = digest(found.text);
  }
  return { ...before, texts };
}

/**
 * Whether nothing but prose differs between two values of a data file, and that is as it should be: paragraphs, and the titles of entries.
 * Of these, checks that compare files look at links and pictures alone.
 *
 * @param before accepted by its schema, and by all checks
 */
export function isProseEdit(before: unknown, after: unknown): boolean {
  // A file whose kind is told by more than this may be taken for another one.
  const kinds = DATA_KINDS.filter((kind) => accepts(kind, before));
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) return false;
  if (DATA_KINDS.some((each) => accepts(each, after) !== (each === kind))) return false;
  // How many files the build makes of it decides whether one of the site is in the way.
  if (shardCount(fieldOf(before, 'data')) !== shardCount(fieldOf(after, 'data'))) return false;
  const [textsBefore, textsAfter] = [before, after].map((value) => collectValues(kind, value).texts);
  if (
    !textsBefore ||
    !textsAfter ||
    textsBefore.length !== textsAfter.length ||
    withoutTexts(before) !== withoutTexts(after)
  )
    return false;
  return textsAfter.every((text, index) => {
    const textBefore = textsBefore[index];
    return textBefore !== undefined && (textBefore.text === text.text || isValidProse(textBefore.text, text));
  });
}

/** A value with all texts alike. */
const withoutTexts = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'string' ? '' : each));

function isValidProse(before: string, placed: TextInFile): boolean {
  const { text, role, label } = placed;
  if (label !== undefined || !(role === 'marked' || isTitleOfEntry(placed))) return false;
  // A figure, or what was meant as one, is looked up in site.json.
  if (/[{}]/.test(text) || textFinding(placed) !== undefined) return false;
  return role !== 'marked' || (!hasUnparsedMarks(text) && linksOf(text) === linksOf(before));
}

const hasUnparsedMarks = (text: string) =>
  Object.values(findUnparsedMarkdown(text)).some(({ length }) => length > 0);

const isTitleOfEntry = ({ role, field, path }: TextInFile) =>
  role === 'text' && field === 'title' && path.length === 5 && path[2] === 'programme';

const linksOf = (text: string) => JSON.stringify(linksIn(text));

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
