/** Derives the data files of archive lists: one each for the list, its years, its tags and its filter. */
import { listDataName } from '../../core/data/dataAddress.ts';
import { tagPath, tagSlug } from '../../core/layouts/archive.ts';
import type { Archive, Manifest, Route } from '../../core/model.ts';
import { writtenPath } from '../../core/route/path.ts';
import {
  type ArchiveList,
  archiveList,
  archiveRows,
  type EntryGroup,
  groupEntries,
  type ListedEntry,
  listDataNames,
  MAX_PAGE_ENTRIES,
} from './archives.ts';
import type { DataSource, Derivation, DerivedFile } from './dataDeriver.ts';
import { dataRecords } from './siteValues.ts';

const filterName = (path: string) => `filters/${path}`;

const MAX_NEWEST_ENTRIES = 24;

/** The number of tag links on a page, most used first. */
const MAX_TAGS = 40;

interface ListPage extends Pick<Archive, 'year' | 'tag'> {
  entries: readonly ListedEntry[];
  groups: readonly EntryGroup[];
}

export async function listFiles({ routes }: Manifest, { read }: DataSource): Promise<Derivation> {
  const files = new Map<string, DerivedFile>();
  for (const row of archiveRows(routes)) {
    const sources = listDataNames(row);
    const values = await Promise.all(sources.map(read));
    for (const [name, file] of filesOfList(row, archiveList(row, values), values[0]))
      files.set(name, { ...file, sources, hasPage: () => false });
  }
  return { files };
}

type ListFile = Pick<DerivedFile, 'kind' | 'derive'>;

/** @param value of the main data file */
function filesOfList(row: Route, list: ArchiveList, value: unknown): [name: string, ListFile][] {
  const path = writtenPath(row.path);
  const records = dataRecords({ value }).map(({ item }) => item);
  const { years, hasYearPages, entries } = list;
  const mainPage: ListPage = hasYearPages
    ? groupByYear(list, entries.slice(0, MAX_NEWEST_ENTRIES))
    : { entries, groups: years };
  const page = (address: string, part: ListPage): [string, ListFile] => [
    listDataName(address),
    { kind: 'programme-list', derive: () => ({ data: recordsOfPage(path, records, list, part) }) },
  ];
  return [
    page(path, mainPage),
    ...(hasYearPages
      ? years.map(({ name, entries: pageEntries }) =>
          page(`${path}/${name}`, {
            year: name,
            entries: pageEntries,
            groups:
              pageEntries.length > MAX_PAGE_ENTRIES
                ? groupEntries(pageEntries, monthOf)
                : [{ name, entries: pageEntries }],
          }),
        )
      : []),
    ...[...list.tags.values()].map(({ name, entries: tagged }) =>
      page(tagPath(path, name), { tag: name, ...groupByYear(list, tagged) }),
    ),
    [filterName(path), { derive: () => ({ data: entries.map(filterRow) }) }],
  ];
}

const monthOf = (day: string) => day.slice(5, 7);

function groupByYear({ years }: ArchiveList, entries: readonly ListedEntry[]): ListPage {
  const selected = new Set(entries);
  return {
    entries,
    groups: years.flatMap(({ name, entries: all }) => {
      const yearEntries = all.filter((entry) => selected.has(entry));
      return yearEntries.length > 0 ? [{ name, entries: yearEntries }] : [];
    }),
  };
}

/** Fields of a record that apply to its year and tag pages. */
const HEAD_FIELDS = ['club', 'headings'] as const;

/**
 * The list page has all records, other pages only the head of the first. The entries are in the first record.
 */
function recordsOfPage(
  path: string,
  records: readonly Readonly<Record<string, unknown>>[],
  list: ArchiveList,
  page: ListPage,
) {
  const [first = {}, ...rest] = records;
  const isPart = page.year !== undefined || page.tag !== undefined;
  const isLong = page.entries.length > MAX_PAGE_ENTRIES;
  const display = isLong ? 'plain' : first.sectiondisp === 'rows' ? 'rows' : 'pictures';
  const head = isPart
    ? Object.fromEntries(HEAD_FIELDS.flatMap((key) => (key in first ? [[key, first[key]]] : [])))
    : first;
  const picture = page.entries.findIndex(({ thumbnail }) => thumbnail !== undefined);
  return [
    {
      ...head,
      // A long page keeps only its first picture, as its share image.
      programme: page.groups
        .flatMap(({ entries }) => entries)
        .map((entry, index) => entryCard(entry, !isLong || index === picture)),
      archive: archiveOf(path, list, page, display),
    },
    ...(isPart ? [] : rest.map(({ programme: _, ...record }) => record)),
  ];
}

export const entryCard = (
  { tags: _, isTranslation: __, thumbnail, ...entry }: ListedEntry,
  withPicture = true,
) => ({ ...entry, ...(withPicture && thumbnail !== undefined && { thumbnail }) });

function archiveOf(path: string, list: ArchiveList, page: ListPage, display: Archive['display']): Archive {
  const { year, tag, groups } = page;
  const { hasYearPages, years, tags } = list;
  const isPart = year !== undefined || tag !== undefined;
  const sizes = new Map(years.map(({ name, entries }) => [name, entries.length]));
  // On a tag page and on a short list, the years are anchors on the same page.
  const yearGroups = hasYearPages && tag === undefined ? years : groups;
  return {
    ...(year !== undefined && { year }),
    ...(tag !== undefined && { tag }),
    groups: groups.map(({ name, entries }) => ({
      name,
      count: entries.length,
      ...(!isPart && entries.length < (sizes.get(name) ?? 0) && { more: `${path}/${name}` }),
    })),
    years:
      yearGroups.length < 2
        ? []
        : yearGroups.map(({ name, entries }) => ({
            label: name,
            href: yearGroups === years && hasYearPages ? `${path}/${name}` : `#${name}`,
            count: entries.length,
            ...(name === year && { current: true }),
          })),
    ...(tags.size > 0 && {
      tags: [...tags.values()]
        .slice(0, MAX_TAGS)
        .map(({ name, entries }) => ({
          label: name,
          href: tagPath(path, name),
          count: entries.length,
          ...(tag !== undefined && tagSlug(tag) === tagSlug(name) && { current: true }),
        })),
    }),
    display,
    ...(!isPart && list.entries.length > MAX_NEWEST_ENTRIES && { filter: filterName(path) }),
  };
}

const filterRow = ({ url, title, date = '', tags }: ListedEntry) => [writtenPath(url), title, date, tags];
