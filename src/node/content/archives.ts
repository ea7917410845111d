/**
 * Lists with `archive`: the entries of each of their pages. The check also passes invalid files, so all
 * shapes are verified.
 */

import { isDay } from '../../core/data/days.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { tagSlug } from '../../core/layouts/archive.ts';
import type { EventTime, Route } from '../../core/model.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { academicYearOf } from './documentSeries.ts';
import { arrayItems, countItems, dataRecords, objectItems } from './siteValues.ts';

/** Lists with more entries get a page for each year. */
export const MAX_PAGE_ENTRIES = 60;

const UNDATED = 'undated';

/** Fields of the event time that a card shows, besides the day. */
export const EVENT_TIME_FIELDS = [
  'time',
  'endDate',
  'endTime',
  'place',
] as const satisfies readonly (keyof EventTime)[];

export interface ListedEntry extends Pick<EventTime, (typeof EVENT_TIME_FIELDS)[number]> {
  url: string;
  title: string;
  /** dd-mm-yyyy; undefined if it is not a valid day. */
  date?: string;
  thumbnail?: string;
  tags: readonly string[];
  /** True if the entry translates another one. */
  isTranslation?: true;
}

export interface EntryGroup {
  name: string;
  entries: readonly ListedEntry[];
}

export interface ArchiveList {
  /** Newest first. */
  entries: readonly ListedEntry[];
  /**
   * Newest first, {@link UNDATED} last. The name is the last segment of the page address, if there is one.
   */
  years: readonly EntryGroup[];
  hasYearPages: boolean;
  /** By the last segment of the page address, most used first. The name is the most used spelling. */
  tags: ReadonlyMap<string, EntryGroup>;
}

type ArchiveRow = Pick<Route, 'path' | 'layout' | 'archive' | 'also' | 'data'>;

/** Returns true for a list of entries, except the home page. */
export const isListRow = ({ path, layout }: ArchiveRow): boolean =>
  layout === 'list' && path !== '' && familyParent(path) === undefined;

export const archiveRows = <R extends ArchiveRow>(routes: readonly R[]): R[] =>
  routes.filter((row) => row.archive !== undefined && isListRow(row));

export const listDataNames = ({ data, also = [] }: ArchiveRow): [string, ...string[]] => [data, ...also];

/**
 * Returns the entries of an archive list, grouped for its pages.
 *
 * @param values the published values of its data files, in order
 * @param isExcluded returns true for the canonical path of an entry that no list shows
 */
export function archiveList(
  { archive }: ArchiveRow,
  values: readonly unknown[],
  isExcluded: (path: string) => boolean = () => false,
): ArchiveList {
  const entries = sortNewestFirst(values.flatMap(listedEntries)).filter(
    ({ url }) => !isExcluded(writtenPath(url)),
  );
  const yearOf = archive === 'academic-years' ? academicYearOf : (day: string) => day.slice(0, 4);
  return {
    entries,
    years: groupEntries(entries, (day) => yearOf(day)),
    hasYearPages: entries.length > MAX_PAGE_ENTRIES,
    tags: tagsOf(entries),
  };
}

/** Returns the visible entries of a programme list, in file order. @param value may have any shape */
export function listedEntries(value: unknown): ListedEntry[] {
  return dataRecords({ value }).flatMap(({ item: { programme } }) =>
    objectItems(programme).flatMap(({ item }): ListedEntry[] => {
      const { url, title, date, thumbnail, tags, expiredNotice, translationOf } = item;
      // Expired entries keep their page but are in no list.
      if (typeof url !== 'string' || typeof title !== 'string' || expiredNotice !== undefined) return [];
      return [
        {
          url,
          title,
          ...(typeof date === 'string' && isDay(date) && { date }),
          ...(typeof thumbnail === 'string' && { thumbnail }),
          ...pickTexts(item, EVENT_TIME_FIELDS),
          tags: arrayItems(tags).filter((tag) => typeof tag === 'string'),
          ...(translationOf !== undefined && { isTranslation: true }),
        },
      ];
    }),
  );
}

export const pickTexts = <F extends string>(
  entry: Readonly<Partial<Record<F, unknown>>>,
  fields: readonly F[],
): Partial<Record<F, string>> =>
  // Object.fromEntries loses the key type.
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = entry[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  ) as Partial<Record<F, string>>;

/** Sorts by day and removes duplicates. Entries without a date come last, in their order. */
export function sortNewestFirst(entries: readonly ListedEntry[]): ListedEntry[] {
  const byPath = new Map<string, ListedEntry>();
  for (const entry of entries) {
    const path = writtenPath(entry.url);
    if (!byPath.has(path)) byPath.set(path, entry);
  }
  return [...byPath.values()].sort((a, b) => {
    const [one, other] = [dayOf(a), dayOf(b)];
    return one < other ? 1 : one > other ? -1 : 0;
  });
}

const dayOf = ({ date = '' }: ListedEntry) => isoDate(date) ?? '';

export function groupEntries(entries: readonly ListedEntry[], nameOf: (day: string) => string): EntryGroup[] {
  const groups = groupBy(entries, (entry) => {
    const day = dayOf(entry);
    return day === '' ? UNDATED : nameOf(day);
  });
  return [...groups].map(([name, groupedEntries]) => ({ name, entries: groupedEntries }));
}

function tagsOf(entries: readonly ListedEntry[]): Map<string, EntryGroup> {
  const uses = entries
    .flatMap((entry) => entry.tags.map((tag) => ({ tag, slug: tagSlug(tag), entry })))
    .filter(({ slug }) => slug !== '');
  const groups = [...groupBy(uses, ({ slug }) => slug)].map(([slug, tagUses]) => {
    const name = mostUsedSpelling(countItems(tagUses.map(({ tag }) => tag)));
    return [slug, { name, entries: [...new Set(tagUses.map(({ entry }) => entry))] }] as const;
  });
  return new Map(groups.sort(([, a], [, b]) => b.entries.length - a.entries.length));
}

/** The first of the most used spellings. */
export const mostUsedSpelling = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])[0];

export const subpagePaths = ({ path }: ArchiveRow, { years, hasYearPages, tags }: ArchiveList): string[] => {
  const list = writtenPath(path);
  return [
    ...(hasYearPages ? years.map(({ name }) => `${list}/${name}`) : []),
    ...[...tags.keys()].map((slug) => `${list}/tags/${slug}`),
  ];
};
