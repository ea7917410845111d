/** Page fingerprints, to recognise a page that has a new address. */

import { SCHEDULE_FIELDS } from '../../core/data/schedule.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isObject } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { sha256 } from '../system/digest.ts';
import { dataFile } from './folder.ts';
import { type CheckedSite, fileOf, type RouteRow } from './model.ts';
import { isEntryLayout } from './routeRows.ts';
import { dataRecords, entryListName, siteEntries } from './siteValues.ts';

/** Two digests. Each is undefined if it would be ambiguous. */
export interface PageFingerprint {
  /** The title and date of an entry, or the layout and data file of a page. */
  name?: string;
  /** Everything else. */
  content?: string;
}

/** By canonical path. */
export function pageFingerprints(site: CheckedSite): Map<string, PageFingerprint> {
  const rowFingerprints = site.rows
    .filter(({ path, layout }) => familyParent(path) === undefined && !isEntryLayout(layout))
    .map((row) => [writtenPath(row.path), rowFingerprint(row, site)] as const);
  const entryFingerprints = siteEntries(site).map(
    ({ url, entry }) => [writtenPath(url), entryFingerprint(entry)] as const,
  );
  return new Map([...rowFingerprints, ...entryFingerprints]);
}

function rowFingerprint({ layout, data }: RouteRow, site: CheckedSite): PageFingerprint {
  const file = fileOf(site, dataFile(data));
  const list = file && entryListName(file);
  const records = file ? dataRecords(file).map(({ item }) => without(item, list ? [list] : [])) : [];
  return { name: digest([layout, data]), content: contentDigest(records) };
}

/** Entries without a date may share a title: "Annual Day" is every year. */
function entryFingerprint(entry: Readonly<Record<string, unknown>>): PageFingerprint {
  const { title, date } = entry;
  return {
    ...(typeof title === 'string' && typeof date === 'string' && { name: digest([title, date]) }),
    content: contentDigest(
      without(entry, ['url', 'title', 'date', 'sample', 'keywords', ...SCHEDULE_FIELDS]),
    ),
  };
}

const without = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Shorter content may occur in several records: a picture, "Report to follow". */
const MIN_CONTENT_LENGTH = 100;

function contentDigest(content: unknown): string | undefined {
  return JSON.stringify(content).length < MIN_CONTENT_LENGTH ? undefined : digest(content);
}

const digest = (value: unknown) => sha256(JSON.stringify(value)).slice(0, DIGEST_LENGTH);

/** With a million pages, the probability of a collision is 1 in 500. */
const DIGEST_LENGTH = 12;

/** The format in the lock file. */
export const formatFingerprint = ({ name = '-', content = '-' }: PageFingerprint): string =>
  `${name} ${content}`;

/** Returns the fingerprints of a lock file, by path; empty for an older file without fingerprints. */
export function parseFingerprints(value: unknown): Map<string, PageFingerprint> {
  const records = isObject(value) && isObject(value.records) ? Object.entries(value.records) : [];
  return new Map(
    records.map(([path, text]) => {
      const [name, content] = String(text)
        .split(' ')
        .map((part) => (part === '-' ? undefined : part));
      return [path, { name, content }];
    }),
  );
}

/**
 * Returns a function that finds the new address of a page: the only new page with the same fingerprint.
 * Ambiguous matches have no result.
 *
 * @param previous the published pages
 * @param current the current pages
 */
export function createAddressMatcher(
  previous: ReadonlyMap<string, PageFingerprint>,
  current: ReadonlyMap<string, PageFingerprint>,
): (path: string) => string | undefined {
  const finders = (['name', 'content'] as const).map((part) => {
    const [previousPaths, currentPaths] = [pathsBy(previous, part), pathsBy(current, part)];
    return (path: string) => {
      const key = previous.get(path)?.[part];
      const [to] = currentPaths.get(key) ?? [];
      const isUnique = previousPaths.get(key)?.length === 1 && currentPaths.get(key)?.length === 1;
      return isUnique && to !== undefined && !previous.has(to) ? to : undefined;
    };
  });
  return (path) => {
    const candidates = new Set(finders.map((find) => find(path)).filter((to) => to !== undefined));
    return candidates.size === 1 ? [...candidates][0] : undefined;
  };
}

function pathsBy(pages: ReadonlyMap<string, PageFingerprint>, part: keyof PageFingerprint) {
  const digestOf = (path: string) => pages.get(path)?.[part];
  return groupBy(
    [...pages.keys()].filter((path) => digestOf(path) !== undefined),
    digestOf,
  );
}
