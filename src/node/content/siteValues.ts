/**
 * Walks over the values of a site's files. A file that its schema refuses is walked as well, so that one mistake hides no
 * other; so nothing here relies on a shape.
 */

import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import type { CheckedSite } from './model.ts';
import { collectValues, type ObjectInFile, rootSchemaNode, type TextInFile } from './schemaNode.ts';

/** What has an address of its own within a data file, with its place. */
export interface PlacedEntry {
  file: SiteFile;
  path: Path;
  url: string;
  entry: Readonly<Record<string, unknown>>;
}

/** The items of a value that is a list; none when it is something else. */
export const arrayItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The objects among the items of a list, with their indices. */
export function objectItems(value: unknown): { index: number; item: Readonly<Record<string, unknown>> }[] {
  return arrayItems(value).flatMap((item, index) => (isObject(item) ? [{ index, item }] : []));
}

/** The records of a data file. */
export const dataRecords = ({ value }: Pick<SiteFile, 'value'>) =>
  isObject(value) ? objectItems(value.data) : [];

const cachedEntries = new WeakMap<CheckedSite, PlacedEntry[]>();

/** All that has an address of its own within a data file from which pages are made, in the order of the files. */
export function siteEntries(site: CheckedSite): PlacedEntry[] {
  let placedEntries = cachedEntries.get(site);
  if (!placedEntries) {
    placedEntries = site.files.flatMap((file) =>
      site.unusedDataFiles.has(file.file) ? [] : entryCandidates(file).flatMap(withUrl),
    );
    cachedEntries.set(site, placedEntries);
  }
  return placedEntries;
}

/** Whether the addresses of all entries of a file can be told. */
export function hasKnownEntries(file: SiteFile): boolean {
  if (!isObject(file.value) || !Array.isArray(file.value.data)) return false;
  if (dataRecords(file).length < file.value.data.length) return false;
  const location = entryLocation(file.schema);
  if (!location) return file.isValid;
  const { list } = location;
  const lists = list === undefined ? [] : dataRecords(file).map(({ item }) => item[list]);
  // Where something is wrong, a missing list may be under a misspelt name.
  const isComplete = (list: unknown) =>
    list === undefined ? file.isValid : Array.isArray(list) && list.every(isObject);
  if (!lists.every(isComplete)) return false;
  return entryCandidates(file).every(({ entry }) => typeof entry.url === 'string');
}

/** The addresses of the lock, in its order. */
export const lockedAddresses = ({ lock }: Pick<CheckedSite, 'lock'>): string[] => lockUrls(lock?.value);

/** The addresses in the value of a lock. */
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
 * Where in a data file its entries stand, which are what has an address: in a list of each record, or the records
 * themselves; undefined where its schema gives nothing an address.
 */
function entryLocation(schema: FileSchema | undefined): { list?: string } | undefined {
  if (schema === undefined) return undefined;
  if (!cachedLocations.has(schema)) cachedLocations.set(schema, findEntryLocation(schema));
  return cachedLocations.get(schema);
}

/** It is asked of every text. */
const cachedLocations = new Map<FileSchema, { list?: string } | undefined>();

function findEntryLocation(schema: FileSchema): { list?: string } | undefined {
  const record = rootSchemaNode(schema).field('data').item();
  if (record.fields('address').length > 0) return {};
  const list = record.fields().find((name) => record.field(name).item().fields('address').length > 0);
  return list === undefined ? undefined : { list };
}

/** The name of the list of each record in which the entries of a file stand; undefined where there is no such list. */
export const entryListName = ({ schema }: SiteFile): string | undefined => entryLocation(schema)?.list;

/** The entry within which a value stands, as the file has it; undefined where that is none. */
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

const cachedValues = new WeakMap<CheckedSite, { texts: PlacedText[]; objects: PlacedObject[] }>();

/** What stands in all files whose kind is known. */
function collectSiteValues(site: CheckedSite) {
  const values = cachedValues.get(site) ?? { texts: [], objects: [] };
  if (cachedValues.has(site)) return values;
  cachedValues.set(site, values);
  for (const file of site.files) {
    if (file.schema === undefined) continue;
    const { texts, objects } = collectValues(file.schema, file.value);
    // Nobody else has these, of which a large site has millions: no copies.
    for (const text of texts) values.texts.push(Object.assign(text, { file }));
    for (const object of objects) values.objects.push(Object.assign(object, { file }));
  }
  return values;
}

/** Every text of all files whose kind is known. */
export const siteTexts = (site: CheckedSite): readonly PlacedText[] => collectSiteValues(site).texts;

/** Every object of all files whose kind is known, outermost first. */
export const siteObjects = (site: CheckedSite): readonly PlacedObject[] => collectSiteValues(site).objects;

type TextWithRole = Pick<TextInFile, 'role'>;

/** Whether a text is words that visitors read. */
export const isProse = ({ role }: TextWithRole): boolean =>
  role === 'text' || role === 'marked' || role === 'cell' || role === 'email' || role === 'phone';

/** Whether a text names a picture. */
export const isPicture = ({ role }: TextWithRole): boolean => role === 'picture' || role === 'portrait';

/** Whether a text is a link. */
export const isLink = ({ role }: TextWithRole): boolean => role === 'link';
