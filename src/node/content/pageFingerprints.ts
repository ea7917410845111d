/** What each page is made of, so that it is known again under another address. */
import { createHash } from 'node:crypto';
import { SCHEDULE_FIELDS } from '../../core/data/schedule.ts';
import { isObject } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { dataFile } from './folder.ts';
import { type CheckedSite, fileOf, type RouteRow } from './model.ts';
import { isEntryLayout } from './routeRows.ts';
import { dataRecords, entryListName, siteEntries } from './siteValues.ts';

/** A page as two digests; each is absent where it would say nothing. */
export interface PageFingerprint {
  /** Of the title and date of an entry, or of the layout and data file of a page. */
  name?: string;
  /** Of all else. */
  content?: string;
}

/** The pages of a site by canonical path. */
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

/** Two entries without a date may share a title: "Annual Day" is one every year. */
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

/** Less is found in more than one record: a picture, "Report to follow". */
const MIN_CONTENT_LENGTH = 100;

function contentDigest(content: unknown): string | undefined {
  return JSON.stringify(content).length < MIN_CONTENT_LENGTH ? undefined : digest(content);
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);

/** Of a million pages two would share so many by chance once in five hundred sites. */
const DIGEST_LENGTH = 12;

/** A record as the lock has it. */
export const formatFingerprint = ({ name = '-', content = '-' }: PageFingerprint): string =>
  `${name} ${content}`;

/** The records of a lock by path; none in one that was written before there were any. */
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
 * The new address of each page that has another one now: the one page that was not there before and is made of the same. Where
 * several are, or were, made of the same there is none.
 *
 * @param previous the pages that were published
 * @param current the pages that there are
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

function pathsBy(
  pages: ReadonlyMap<string, PageFingerprint>,
  part: keyof PageFingerprint,
): Map<string | undefined, string[]> {
  const paths = new Map<string | undefined, string[]>();
  for (const [path, record] of pages) {
    const key = record[part];
    if (key !== undefined && paths.get(key)?.push(path) === undefined) paths.set(key, [path]);
  }
  return paths;
}
