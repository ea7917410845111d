/**
 * Traverses the values of a site's files. Invalid files are included, so that one mistake does not hide
 * others; all shapes are verified.
 */

import { memoize } from '../../core/data/memoize.ts';
import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { dataNameOf } from './folder.ts';
import { type CheckedSite, memoizePerSite } from './model.ts';
import { collectValues, type ObjectInFile, rootSchemaNode, type TextInFile } from './schemaNode.ts';

/** An object of a data file that has an address. */
export interface PlacedEntry {
  file: SiteFile;
  path: Path;
  url: string;
  entry: Readonly<Record<string, unknown>>;
}

/** Counts items, in the order of their first occurrence. */
export function countItems<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Returns each item whose key an earlier item has, with the first of these. Ignores items without a key. */
export function duplicatesOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): { item: T; first: T }[] {
  const firstItems = new Map<string, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firstItems.get(key);
    if (first === undefined) firstItems.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}

/** The first of the most frequent items. */
export function mostFrequent<T>(items: Iterable<T>): T | undefined {
  const [most] = [...countItems(items)].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

/** Returns [] for any other value. */
export const arrayItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function objectItems(value: unknown): { index: number; item: Readonly<Record<string, unknown>> }[] {
  return arrayItems(value).flatMap((item, index) => (isObject(item) ? [{ index, item }] : []));
}

export const dataRecords = ({ value }: Pick<SiteFile, 'value'>) =>
  isObject(value) ? objectItems(value.data) : [];

export const dataValues = ({ files }: Pick<CheckedSite, 'files'>): ReadonlyMap<string, unknown> =>
  new Map(
    files.flatMap(({ file, value }) => {
      const name = dataNameOf(file);
      return name === undefined ? [] : [[name, value] as const];
    }),
  );

/** The entries of all used data files, in file order. */
export const siteEntries = memoizePerSite(({ files, unusedDataFiles }): PlacedEntry[] =>
  files.flatMap((file) => (unusedDataFiles.has(file.file) ? [] : entryCandidates(file).flatMap(withUrl))),
);

export function hasKnownEntries(file: SiteFile): boolean {
  if (!isObject(file.value) || !Array.isArray(file.value.data)) return false;
  if (dataRecords(file).length < file.value.data.length) return false;
  const location = entryLocation(file.schema);
  if (!location) return file.isValid;
  const { list } = location;
  const lists = list === undefined ? [] : dataRecords(file).map(({ item }) => item[list]);
  // In an invalid file, a missing list may have a misspelt name.
  const isComplete = (list: unknown) =>
    list === undefined ? file.isValid : Array.isArray(list) && list.every(isObject);
  if (!lists.every(isComplete)) return false;
  return entryCandidates(file).every(({ entry }) => typeof entry.url === 'string');
}

/** In the order of the lock file. */
export const lockedAddresses = ({ lock }: Pick<CheckedSite, 'lock'>): string[] => lockUrls(lock?.value);

export const lockUrls = (lock: unknown): string[] =>
  arrayItems(fieldOf(lock, 'urls')).filter((url) => typeof url === 'string');

type EntryCandidate = Omit<PlacedEntry, 'url'>;

const withUrl = (candidate: EntryCandidate): PlacedEntry[] =>
  typeof candidate.entry.url === 'string' ? [{ ...candidate, url: candidate.entry.url }] : [];

function entryCandidates(file: SiteFile): EntryCandidate[] {
  const location = entryLocation(file.schema);
  if (!location) return [];
  const { list } = location;
  return dataRecords(file).flatMap(({ index, item }): EntryCandidate[] => {
    const path = ['data', index];
    if (list === undefined) return [{ file, path, entry: item }];
    return objectItems(item[list]).map(({ index, item: entry }) => ({
      file,
      path: [...path, list, index],
      entry,
    }));
  });
}

/**
 * Returns where the entries of a data file are: in a list of each record, or the records themselves.
 * Undefined if its schema has no addresses.
 */
const entryLocation = memoize((schema: FileSchema | undefined): { list?: string } | undefined => {
  if (schema === undefined) return undefined;
  const record = rootSchemaNode(schema).field('data').item();
  if (record.fields('address').length > 0) return {};
  const list = record.fields().find((name) => record.field(name).item().fields('address').length > 0);
  return list === undefined ? undefined : { list };
});

export const entryListName = ({ schema }: SiteFile): string | undefined => entryLocation(schema)?.list;

export function enclosingEntry({ schema, value }: SiteFile, path: Path): unknown {
  const location = entryLocation(schema);
  return location && valueAt(value, path.slice(0, location.list === undefined ? 2 : 4));
}

export interface PlacedText extends TextInFile {
  file: SiteFile;
}

export interface PlacedObject extends ObjectInFile {
  file: SiteFile;
}

const collectSiteValues = memoizePerSite((site) => {
  const values: { texts: PlacedText[]; objects: PlacedObject[] } = { texts: [], objects: [] };
  for (const file of site.files) {
    if (file.schema === undefined) continue;
    const { texts, objects } = collectValues(file.schema, file.value);
    // Mutates instead of copying: a large site has millions of these.
    for (const text of texts) values.texts.push(Object.assign(text, { file }));
    for (const object of objects) values.objects.push(Object.assign(object, { file }));
  }
  return values;
});

/** The texts of all files of a known kind. */
export const siteTexts = (site: CheckedSite): readonly PlacedText[] => collectSiteValues(site).texts;

/** The objects of all files of a known kind, outermost first. */
export const siteObjects = (site: CheckedSite): readonly PlacedObject[] => collectSiteValues(site).objects;

type TextWithRole = Pick<TextInFile, 'role'>;

/** Returns true for text that visitors read. */
export const isProse = ({ role }: TextWithRole): boolean =>
  role === 'text' || role === 'marked' || role === 'cell' || role === 'email' || role === 'phone';

export const isPicture = ({ role }: TextWithRole): boolean => role === 'picture' || role === 'portrait';

export const isLink = ({ role }: TextWithRole): boolean => role === 'link';
