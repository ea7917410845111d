/**
 * Lists whose row says `archive`: what stands on which of their pages. The check asks the same of files that are not sound, so nothing here
 * relies on a shape.
 */

import { isDay } from '../../core/data/days.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { tagSlug } from '../../core/layouts/archive.ts';
import type { EventTime, Route } from '../../core/model.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { academicYearOf } from './academicYear.ts';
import { arrayItems, dataRecords, objectItems } from './siteValues.ts';

/** A list with more entries than this has a page for each of its years. */
export const MAX_PAGE_ENTRIES = 60;

/** The group of entries without a date. */
const UNDATED = 'undated';

/** What a card says of an event besides its day. */
export const EVENT_TIME_FIELDS = [
  'time',
  'endDate',
  'endTime',
  'place',
] as const satisfies readonly (keyof EventTime)[];

/** What a list shows of an entry. */
export interface ListedEntry extends Pick<EventTime, (typeof EVENT_TIME_FIELDS)[number]> {
  url: string;
  title: string;
  /** dd-mm-yyyy; absent where it is no day. */
  date?: string;
  thumbnail?: string;
  tags: readonly string[];
  /** Whether it says in another language what another entry says. */
  isTranslation?: true;
}

/** Entries that have something in common. */
export interface EntryGroup {
  name: string;
  entries: readonly ListedEntry[];
}

export interface ArchiveList {
  /** All entries, the newest first. */
  entries: readonly ListedEntry[];
  /** The years, the newest first, {@link UNDATED} at the end; each is the last part of the address of its page, if it has one. */
  years: readonly EntryGroup[];
  /** Whether the years have pages of their own. */
  hasYearPages: boolean;
  /** By the last part of the address of its page, those that are used most first; the name is the spelling that is used most. */
  tags: ReadonlyMap<string, EntryGroup>;
}

type ArchiveRow = Pick<Route, 'path' | 'layout' | 'archive' | 'also' | 'data'>;

/** Whether a row is a list of entries: the home page, and the page of an entry, is none. */
export const isListRow = ({ path, layout }: ArchiveRow): boolean =>
  layout === 'list' && path !== '' && familyParent(path) === undefined;

/** The rows that are archive lists. */
export const archiveRows = <R extends ArchiveRow>(routes: readonly R[]): R[] =>
  routes.filter((row) => row.archive !== undefined && isListRow(row));

/** The names of the data files that a list shows, its own first. */
export const listDataNames = ({ data, also = [] }: ArchiveRow): [string, ...string[]] => [data, ...also];

/**
 * What stands on the pages of an archive list.
 *
 * @param values of its data files, in their order, as they are published
 * @param isExcluded whether the entry of a canonical path is in no list
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

/** The entries of a programme list that are in lists, in the order of the file. @param value anything */
export function listedEntries(value: unknown): ListedEntry[] {
  return dataRecords({ value }).flatMap(({ item: { programme } }) =>
    objectItems(programme).flatMap(({ item }): ListedEntry[] => {
      const { url, title, date, thumbnail, tags, expiredNotice, translationOf } = item;
      // What is over has a page, and is in no list.
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

/** Some of the fields of an entry, as far as they are there. */
export const pickTexts = <F extends string>(
  entry: Readonly<Partial<Record<F, unknown>>>,
  fields: readonly F[],
): Partial<Record<F, string>> =>
  // TypeScript takes the keys of entries for any text.
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = entry[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  ) as Partial<Record<F, string>>;

/** Each entry once, those with a date by their days; those without follow in their order. */
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

/** Entries that follow one another and whose days have the same name. */
export function groupEntries(entries: readonly ListedEntry[], nameOf: (day: string) => string): EntryGroup[] {
  const groups = new Map<string, ListedEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry);
    const name = day === '' ? UNDATED : nameOf(day);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(entry);
  }
  return [...groups].map(([name, groupedEntries]) => ({ name, entries: groupedEntries }));
}

function tagsOf(entries: readonly ListedEntry[]): Map<string, EntryGroup> {
  const bySlug = new Map<string, { spellings: Map<string, number>; entries: Set<ListedEntry> }>();
  for (const entry of entries)
    for (const tag of entry.tags) {
      const slug = tagSlug(tag);
      if (slug === '') continue;
      const tagUse = bySlug.get(slug) ?? { spellings: new Map(), entries: new Set() };
      bySlug.set(slug, tagUse);
      tagUse.spellings.set(tag, (tagUse.spellings.get(tag) ?? 0) + 1);
      tagUse.entries.add(entry);
    }
  return new Map(
    [...bySlug]
      .sort(([, a], [, b]) => b.entries.size - a.entries.size)
      .map(([slug, { spellings, entries: own }]) => [
        slug,
        { name: mostUsedSpelling(spellings), entries: [...own] },
      ]),
  );
}

/** The spelling that is used most; of those that are used alike the first. */
export const mostUsedSpelling = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0];

/** The canonical paths of the pages of years and tags that a list has. */
export const subpagePaths = ({ path }: ArchiveRow, { years, hasYearPages, tags }: ArchiveList): string[] => {
  const list = writtenPath(path);
  return [
    ...(hasYearPages ? years.map(({ name }) => `${list}/${name}`) : []),
    ...[...tags.keys()].map((slug) => `${list}/tags/${slug}`),
  ];
};
