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
export interface PageRecord {
  /** Of the title and date of an entry, or of the layout and data file of a page. */
  name?: string;
  /** Of all else. */
  content?: string;
}

/** The pages of a site by canonical path. */
export function pageRecords(site: CheckedSite): Map<string, PageRecord> {
  const ofRows = site.rows
    .filter(({ path, layout }) => familyParent(path) === undefined && !isEntryLayout(layout))
    .map((row) => [writtenPath(row.path), ofRow(row, site)] as const);
  const ofEntries = siteEntries(site).map(({ url, entry }) => [writtenPath(url), ofEntry(entry)] as const);
  return new Map([...ofRows, ...ofEntries]);
}

function ofRow({ layout, data }: RouteRow, site: CheckedSite): PageRecord {
  const file = fileOf(site, dataFile(data));
  const list = file && entryListName(file);
  const records = file ? dataRecords(file).map(({ item }) => without(item, list ? [list] : [])) : [];
  return { name: digest([layout, data]), content: contentDigest(records) };
}

/** Two entries without a date may share a title: "Annual Day" is one every year. */
function ofEntry(entry: Readonly<Record<string, unknown>>): PageRecord {
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
const LEAST = 100;

function contentDigest(content: unknown): string | undefined {
  return JSON.stringify(content).length < LEAST ? undefined : digest(content);
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGITS);

/** Of a million pages two would share so many by chance once in five hundred sites. */
const DIGITS = 12;

/** A record as the lock has it. */
export const written = ({ name = '-', content = '-' }: PageRecord): string => `${name} ${content}`;

/** The records of a lock by path; none in one that was written before there were any. */
export function readRecords(value: unknown): Map<string, PageRecord> {
  const known = isObject(value) && isObject(value.records) ? Object.entries(value.records) : [];
  return new Map(
    known.map(([path, text]) => {
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
 * @param before the pages that were published
 * @param now the pages that there are
 */
export function newAddresses(
  before: ReadonlyMap<string, PageRecord>,
  now: ReadonlyMap<string, PageRecord>,
): (path: string) => string | undefined {
  const finders = (['name', 'content'] as const).map((part) => {
    const [were, are] = [pathsBy(before, part), pathsBy(now, part)];
    return (path: string) => {
      const key = before.get(path)?.[part];
      const [to] = are.get(key) ?? [];
      const isUnique = were.get(key)?.length === 1 && are.get(key)?.length === 1;
      return isUnique && to !== undefined && !before.has(to) ? to : undefined;
    };
  });
  return (path) => {
    const found = new Set(finders.map((find) => find(path)).filter((to) => to !== undefined));
    return found.size === 1 ? [...found][0] : undefined;
  };
}

function pathsBy(
  pages: ReadonlyMap<string, PageRecord>,
  part: keyof PageRecord,
): Map<string | undefined, string[]> {
  const paths = new Map<string | undefined, string[]>();
  for (const [path, record] of pages) {
    const key = record[part];
    if (key !== undefined && paths.get(key)?.push(path) === undefined) paths.set(key, [path]);
  }
  return paths;
}
