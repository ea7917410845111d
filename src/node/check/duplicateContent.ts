import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { lineOf, type Path, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { fold } from '../../core/search/fold.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile, publicSize } from '../content/publicFolder.ts';
import {
  countItems,
  dataRecords,
  duplicatesOf,
  isPicture,
  siteEntries,
  siteTexts,
} from '../content/siteValues.ts';
import { sha256 } from '../system/digest.ts';

export function duplicateContent(site: CheckedSite): Problem[] {
  return [...duplicateRecords(site), ...duplicatePictures(site), ...identicalPictures(site)];
}

/** Records of one file are duplicates if all texts are equal. Two files may share an event. */
interface ComparableRecord {
  file: SiteFile;
  path: Path;
  type: 'event' | 'person';
  texts: readonly unknown[];
}

function duplicateRecords(site: CheckedSite): Problem[] {
  const candidates = [
    ...site.files.flatMap(comparableRecords),
    ...siteEntries(site).map(
      ({ file, path, entry }): ComparableRecord => ({
        file,
        path: [...path, 'title'],
        type: 'event',
        // A translation may share its title with the original.
        texts: [entry.title, entry.date, entry.language],
      }),
    ),
  ];
  return duplicatesOf(candidates, recordKey).map(({ item: { file, path, type }, first }) => {
    const where = `line ${lineOf(first.file, first.path)}`;
    return problemWithValue(file, path, fieldMessages.duplicateRecord(type, where));
  });
}

const recordKey = ({ file, type, texts }: ComparableRecord) =>
  typeof texts[0] === 'string'
    ? JSON.stringify([
        file.file,
        type,
        ...texts.map((text) => (typeof text === 'string' ? normalizeText(text) : '')),
      ])
    : undefined;

function comparableRecords(file: SiteFile): ComparableRecord[] {
  return dataRecords(file).flatMap(({ index, item }): ComparableRecord[] => {
    const path = ['data', index];
    if (file.schema === 'people') {
      const { name, role, category } = item;
      return [{ file, path: [...path, 'name'], type: 'person', texts: [name, role, category] }];
    }
    if (file.schema !== 'events') return [];
    return [
      { file, path: [...path, 'title'], type: 'event', texts: [item.title, item.date] },
      { file, path: [...path, 'title1'], type: 'event', texts: [item.title1, item.date1] },
    ];
  });
}

/** Ignores letter case, spaces and points. */
const normalizeText = (text: string) =>
  fold(text)
    .replace(/[\s.,]+/g, ' ')
    .trim();

function duplicatePictures(site: CheckedSite): Problem[] {
  const pictures = siteTexts(site).flatMap((placed) => {
    const index = placed.path.at(-2);
    const isListed = placed.field === 'src' && typeof index === 'number' && isPicture(placed);
    return isListed ? [{ ...placed, index }] : [];
  });
  const keyOf = ({ file, path, text }: (typeof pictures)[number]) =>
    JSON.stringify([file.file, ...path.slice(0, -2), normalizeSource(text)]);
  return duplicatesOf(pictures, keyOf).map(({ item: { file, path }, first }) =>
    problemWithValue(file, path, fieldMessages.duplicatePicture(first.index + 1)),
  );
}

const normalizeSource = (src: string) => src.normalize('NFC').replace(/^\/+/, '');

function identicalPictures(site: CheckedSite): Problem[] {
  const published = new Set(site.publicFolder.files);
  const pictures = siteTexts(site)
    .filter(isPicture)
    .map((placed) => ({ ...placed, name: normalizeSource(placed.text) }))
    .filter(({ name }) => published.has(name));
  const useCounts = countItems(pictures.map(({ name }) => name));
  // The most used name is the original.
  const names = [...useCounts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const originals = findOriginals(site.folder, names);
  return pictures.flatMap(({ file, path, name }): Problem[] => {
    const original = originals.get(name);
    return original === undefined ? [] : [problemWithValue(file, path, mediaMessages.copy(name, original))];
  });
}

/** Maps each duplicate to the first name with the same bytes. Only reads files that share their size. */
function findOriginals(folder: string, names: readonly string[]): Map<string, string> {
  const placed = names.map((name) => {
    const path = join(folder, publicFile(name));
    return { name, path, size: publicSize(folder, name) };
  });
  const ofSize = countItems(placed.map(({ size }) => size));
  const first = new Map<string, string>();
  const originals = new Map<string, string>();
  for (const { name, path, size } of placed) {
    if (size === 0 || ofSize.get(size) === 1) continue;
    const digest = digestOf(path);
    const earlierName = first.get(digest);
    if (earlierName === undefined) first.set(digest, name);
    else if (digest !== '') originals.set(name, earlierName);
  }
  return originals;
}

function digestOf(path: string): string {
  try {
    return sha256(readFileSync(path));
  } catch {
    return '';
  }
}
