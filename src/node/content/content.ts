/**
 * Walks over the values of a site's files. A file that its schema refuses is walked as well, so that one mistake hides no
 * other; so nothing here relies on a shape.
 */

import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import type { CheckedSite } from './model.ts';
import { type ObjectInFile, rootPlace, type TextInFile, valuesOf } from './schemaPlace.ts';

/** What has an address of its own within a data file, with its place. */
export interface PlacedEntry {
  file: SiteFile;
  path: Path;
  url: string;
  entry: Readonly<Record<string, unknown>>;
}

/** The items of a value that is a list; none when it is something else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The objects among the items of a list, with their indices. */
export function objectsOf(value: unknown): { index: number; item: Readonly<Record<string, unknown>> }[] {
  return listOf(value).flatMap((item, index) => (isObject(item) ? [{ index, item }] : []));
}

/** The records of a data file. */
export const recordsOf = ({ value }: Pick<SiteFile, 'value'>) =>
  isObject(value) ? objectsOf(value.data) : [];

const cachedEntries = new WeakMap<CheckedSite, PlacedEntry[]>();

/** All that has an address of its own within a data file from which pages are made, in the order of the files. */
export function entries(site: CheckedSite): PlacedEntry[] {
  let found = cachedEntries.get(site);
  if (!found) {
    found = site.files.flatMap((file) =>
      site.unused.has(file.file) ? [] : entriesOf(file).flatMap(withUrl),
    );
    cachedEntries.set(site, found);
  }
  return found;
}

/** Whether the addresses of all entries of a file can be told. */
export function entriesKnown(file: SiteFile): boolean {
  if (!isObject(file.value) || !Array.isArray(file.value.data)) return false;
  if (recordsOf(file).length < file.value.data.length) return false;
  const place = placeOfEntries(file.schema);
  if (!place) return file.isValid;
  const { list } = place;
  const lists = list === undefined ? [] : recordsOf(file).map(({ item }) => item[list]);
  // Where something is wrong, a missing list may be under a misspelt name.
  const isKnown = (list: unknown) =>
    list === undefined ? file.isValid : Array.isArray(list) && list.every(isObject);
  if (!lists.every(isKnown)) return false;
  return entriesOf(file).every(({ entry }) => typeof entry.url === 'string');
}

/** The addresses of the lock, in its order. */
export const lockedAddresses = ({ lock }: Pick<CheckedSite, 'lock'>): string[] => publishedIn(lock?.value);

/** The addresses in the value of a lock. */
export const publishedIn = (lock: unknown): string[] =>
  listOf(fieldOf(lock, 'urls')).filter((url) => typeof url === 'string');

type Unnamed = Omit<PlacedEntry, 'url'>;

const withUrl = (found: Unnamed): PlacedEntry[] =>
  typeof found.entry.url === 'string' ? [{ ...found, url: found.entry.url }] : [];

function entriesOf(file: SiteFile): Unnamed[] {
  const place = placeOfEntries(file.schema);
  if (!place) return [];
  const { list } = place;
  return recordsOf(file).flatMap(({ index, item }): Unnamed[] => {
    const path = ['data', index];
    if (list === undefined) return [{ file, path, entry: item }];
    return objectsOf(item[list]).map(({ index, item: entry }) => ({
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
function placeOfEntries(schema: FileSchema | undefined): { list?: string } | undefined {
  if (schema === undefined) return undefined;
  if (!entryPlaces.has(schema)) entryPlaces.set(schema, findEntries(schema));
  return entryPlaces.get(schema);
}

/** It is asked of every text. */
const entryPlaces = new Map<FileSchema, { list?: string } | undefined>();

function findEntries(schema: FileSchema): { list?: string } | undefined {
  const record = rootPlace(schema).field('data').item();
  if (record.fields('address').length > 0) return {};
  const list = record.fields().find((name) => record.field(name).item().fields('address').length > 0);
  return list === undefined ? undefined : { list };
}

/** The name of the list of each record in which the entries of a file stand; undefined where there is no such list. */
export const entriesList = ({ schema }: SiteFile): string | undefined => placeOfEntries(schema)?.list;

/** The entry within which a value stands, as the file has it; undefined where that is none. */
export function entryAround({ schema, value }: SiteFile, path: Path): unknown {
  const place = placeOfEntries(schema);
  return place && valueAt(value, path.slice(0, place.list === undefined ? 2 : 4));
}

export interface PlacedText extends TextInFile {
  file: SiteFile;
}

export interface PlacedObject extends ObjectInFile {
  file: SiteFile;
}

const cachedValues = new WeakMap<CheckedSite, { texts: PlacedText[]; objects: PlacedObject[] }>();

/** What stands in all files whose kind is known. */
function valuesIn(site: CheckedSite) {
  const found = cachedValues.get(site) ?? { texts: [], objects: [] };
  if (cachedValues.has(site)) return found;
  cachedValues.set(site, found);
  for (const file of site.files) {
    if (file.schema === undefined) continue;
    const { texts, objects } = valuesOf(file.schema, file.value);
    // Nobody else has these, of which a large site has millions: no copies.
    for (const text of texts) found.texts.push(Object.assign(text, { file }));
    for (const object of objects) found.objects.push(Object.assign(object, { file }));
  }
  return found;
}

/** Every text of all files whose kind is known. */
export const textsOf = (site: CheckedSite): readonly PlacedText[] => valuesIn(site).texts;

/** Every object of all files whose kind is known, outermost first. */
export const placedObjects = (site: CheckedSite): readonly PlacedObject[] => valuesIn(site).objects;

type WithRole = Pick<TextInFile, 'role'>;

/** Whether a text is words that visitors read. */
export const isProse = ({ role }: WithRole): boolean =>
  role === 'text' || role === 'marked' || role === 'cell' || role === 'email' || role === 'phone';

/** Whether a text names a picture. */
export const isPicture = ({ role }: WithRole): boolean => role === 'picture' || role === 'portrait';

/** Whether a text is a link. */
export const isLink = ({ role }: WithRole): boolean => role === 'link';
