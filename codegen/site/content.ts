/**
 * Walks over the values of a site's files. A file that its schema refuses is walked as well, so that one mistake hides no
 * other; so nothing here relies on a shape.
 */

import type { Path, SiteFile } from '../problems/place.ts';
import { fieldOf, isObject } from '../problems/value.ts';
import type { CheckedSite } from './model.ts';

/** An entry of a programme list or of the camps, or a department, with its place. */
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
export const recordsOf = ({ value }: SiteFile) => (isObject(value) ? objectsOf(value.data) : []);

const cachedEntries = new WeakMap<CheckedSite, PlacedEntry[]>();

/** All that has an address of its own within a data file from which pages are made, in the order of the files. */
export function entries(site: CheckedSite): PlacedEntry[] {
  let found = cachedEntries.get(site);
  if (!found) {
    found = site.files.flatMap((file) =>
      site.unused.has(file.file) ? [] : [...entriesOf(file)].flatMap(withUrl),
    );
    cachedEntries.set(site, found);
  }
  return found;
}

/** Whether the addresses of all entries of a file can be told. */
export function entriesKnown(file: SiteFile): boolean {
  if (!isObject(file.value) || !Array.isArray(file.value.data)) return false;
  if (recordsOf(file).length < file.value.data.length) return false;
  const lists = recordsOf(file).map(({ item }) => item.programme);
  // Where something is wrong, a missing list may stand under a misspelt name.
  if (!file.sound && file.schema !== 'department' && lists.includes(undefined)) return false;
  if (lists.some((list) => list !== undefined && objectsOf(list).length < listOf(list).length)) return false;
  if (lists.some((list) => list !== undefined && !Array.isArray(list))) return false;
  return [...entriesOf(file)].every(({ entry }) => typeof entry.url === 'string');
}

/** The addresses of the lock, in its order. */
export const lockedAddresses = ({ lock }: CheckedSite): string[] =>
  listOf(fieldOf(lock?.value, 'urls')).filter((url) => typeof url === 'string');

type Unnamed = Omit<PlacedEntry, 'url'>;

const withUrl = (found: Unnamed): PlacedEntry[] =>
  typeof found.entry.url === 'string' ? [{ ...found, url: found.entry.url }] : [];

function* entriesOf(file: SiteFile): Generator<Unnamed> {
  for (const { index: record, item } of recordsOf(file)) {
    if (file.schema === 'department') yield { file, path: ['data', record], entry: item };
    if (file.schema !== 'programme-list' && file.schema !== 'camp') continue;
    for (const { index, item: entry } of objectsOf(item.programme)) {
      yield { file, path: ['data', record, 'programme', index], entry };
    }
  }
}

/** A text of a file with its place and the name of its field. */
export interface PlacedText {
  file: SiteFile;
  path: Path;
  /** The name of the field; for an item of a list that of the list. */
  field: string;
  text: string;
}

const cachedTexts = new WeakMap<CheckedSite, PlacedText[]>();

/** Every text of all files whose kind is known. */
export function textsOf(site: CheckedSite): readonly PlacedText[] {
  let found = cachedTexts.get(site);
  if (!found) {
    found = [];
    for (const file of site.files) if (file.schema !== undefined) collect(file, file.value, [], '', found);
    cachedTexts.set(site, found);
  }
  return found;
}

function collect(file: SiteFile, value: unknown, path: Path, field: string, found: PlacedText[]): void {
  if (typeof value === 'string') found.push({ file, path, field, text: value });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(file, item, [...path, index], field, found);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) collect(file, item, [...path, key], key, found);
  }
}

/** An object of a file with its place. */
export interface PlacedObject {
  file: SiteFile;
  path: Path;
  object: Readonly<Record<string, unknown>>;
}

const cachedObjects = new WeakMap<CheckedSite, PlacedObject[]>();

/** Every object of all files whose kind is known, outermost first. */
export function placedObjects(site: CheckedSite): readonly PlacedObject[] {
  let found = cachedObjects.get(site);
  if (!found) {
    found = [];
    for (const file of site.files) if (file.schema !== undefined) collectObjects(file, file.value, [], found);
    cachedObjects.set(site, found);
  }
  return found;
}

function collectObjects(file: SiteFile, value: unknown, path: Path, found: PlacedObject[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (typeof item === 'object') collectObjects(file, item, [...path, index], found);
    }
  } else if (isObject(value)) {
    found.push({ file, path, object: value });
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'object') collectObjects(file, item, [...path, key], found);
    }
  }
}

/** Which fields hold what, for the checks that look at every text. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  'src',
  'thumb',
  'thumbnail',
  'poster',
  'image',
  'img',
  'img1',
  'img2',
  'imageUrl',
  'background',
  'background1',
]);

export const LINK_FIELDS: ReadonlySet<string> = new Set(['href', 'url1', 'descriptionUrl', 'link']);

/** Fields that only machines read. */
const MACHINE_FIELDS: ReadonlySet<string> = new Set([
  '$schema',
  'kind',
  'layout',
  'about',
  'data',
  'id',
  'vid',
  'embed',
  'origin',
  'language',
  'path',
  'from',
  'to',
  'url',
]);

/** Whether a field holds words that visitors read. */
export function isProse({ field }: PlacedText): boolean {
  return !MACHINE_FIELDS.has(field) && !PICTURE_FIELDS.has(field) && !LINK_FIELDS.has(field);
}

/** Whether a text is a link: the address of an activity card is one, that of an entry is its own. */
export function isLink({ file, field }: PlacedText): boolean {
  return LINK_FIELDS.has(field) || (field === 'url' && file.schema === 'activity-cards');
}
