/** The data files of the pages of archive lists: the list itself, its years, its tags, and what its filter looks through. */
import { listDataName } from '../../core/data/dataAddress.ts';
import { tagPath, tagSlug } from '../../core/layouts/archive.ts';
import type { Archive, Manifest, Route } from '../../core/model.ts';
import { writtenPath } from '../../core/route/path.ts';
import {
  type ArchiveList,
  archiveList,
  archiveRows,
  filesShown,
  type Group,
  groupsBy,
  type ListedEntry,
  LONGEST_PAGE,
} from './archives.ts';
import { recordsOf } from './content.ts';
import type { DataSource, MadeFile, Making } from './maker.ts';

/** The name of the data file that the filter of a list looks through. */
const filterName = (path: string) => `filters/${path}`;

/** How many entries the page of a long list shows. */
const NEWEST = 24;

/** How many tags a page of a list leads to, those that are used most. */
const MOST_TAGS = 40;

/** What a page of an archive list shows. */
interface Shown extends Pick<Archive, 'year' | 'tag'> {
  entries: readonly ListedEntry[];
  groups: readonly Group[];
}

/** The files of all archive lists of a site. */
export async function listFiles({ routes }: Manifest, { read }: DataSource): Promise<Making> {
  const files = new Map<string, MadeFile>();
  for (const row of archiveRows(routes)) {
    const from = filesShown(row);
    const values = await Promise.all(from.map(read));
    for (const [name, file] of filesOf(row, archiveList(row, values), values[0]))
      files.set(name, { ...file, from, has: () => false });
  }
  return { files };
}

type ListFile = Pick<MadeFile, 'kind' | 'make'>;

/** The files of one list. @param value of its own data file */
function filesOf(row: Route, list: ArchiveList, value: unknown): [name: string, ListFile][] {
  const path = writtenPath(row.path);
  const records = recordsOf({ value }).map(({ item }) => item);
  const { years, paged, entries } = list;
  const whole: Shown = paged ? shown(list, entries.slice(0, NEWEST)) : { entries, groups: years };
  const page = (address: string, part: Shown): [string, ListFile] => [
    listDataName(address),
    { kind: 'programme-list', make: () => ({ data: pageRecords(path, records, list, part) }) },
  ];
  return [
    page(path, whole),
    ...(paged
      ? years.map(({ name, entries: own }) =>
          page(`${path}/${name}`, {
            year: name,
            entries: own,
            groups: own.length > LONGEST_PAGE ? groupsBy(own, month) : [{ name, entries: own }],
          }),
        )
      : []),
    ...[...list.tags.values()].map(({ name, entries: own }) =>
      page(tagPath(path, name), { tag: name, ...shown(list, own) }),
    ),
    [filterName(path), { make: () => ({ data: entries.map(filtered) }) }],
  ];
}

/** The number of the month of a day. */
const month = (day: string) => day.slice(5, 7);

/** Some entries of a list under their years. */
function shown({ years }: ArchiveList, entries: readonly ListedEntry[]): Shown {
  const wanted = new Set(entries);
  return {
    entries,
    groups: years.flatMap(({ name, entries: all }) => {
      const own = all.filter((entry) => wanted.has(entry));
      return own.length > 0 ? [{ name, entries: own }] : [];
    }),
  };
}

/** Of the fields of a record those that say how its pages of years and tags look. */
const HEAD = ['club', 'headings'] as const;

/** The records of a page: all of them on that of the list, elsewhere the head of the first; its entries are in the first. */
function pageRecords(
  path: string,
  records: readonly Readonly<Record<string, unknown>>[],
  list: ArchiveList,
  page: Shown,
) {
  const [first = {}, ...rest] = records;
  const isPart = page.year !== undefined || page.tag !== undefined;
  const isLong = page.entries.length > LONGEST_PAGE;
  const display = isLong ? 'plain' : first.sectiondisp === 'rows' ? 'rows' : 'pictures';
  const head = isPart
    ? Object.fromEntries(HEAD.flatMap((key) => (key in first ? [[key, first[key]]] : [])))
    : first;
  const picture = page.entries.findIndex(({ thumbnail }) => thumbnail !== undefined);
  return [
    {
      ...head,
      // Of a long page the first picture is kept, which stands for it where it is shared.
      programme: page.groups
        .flatMap(({ entries }) => entries)
        .map((entry, index) => card(entry, !isLong || index === picture)),
      archive: archiveOf(path, list, page, display),
    },
    ...(isPart ? [] : rest.map(({ programme: _, ...record }) => record)),
  ];
}

/** An entry as a card shows it. */
export const card = (
  { tags: _, isTranslation: __, thumbnail, ...entry }: ListedEntry,
  withPicture = true,
) => ({
  ...entry,
  ...(withPicture && thumbnail !== undefined && { thumbnail }),
});

function archiveOf(path: string, list: ArchiveList, page: Shown, display: Archive['display']): Archive {
  const { year, tag, groups } = page;
  const { paged, years, tags } = list;
  const isPart = year !== undefined || tag !== undefined;
  const sizes = new Map(years.map(({ name, entries }) => [name, entries.length]));
  // On the page of a tag, and on that of a short list, the years are further down.
  const jumps = paged && tag === undefined ? years : groups;
  return {
    ...(year !== undefined && { year }),
    ...(tag !== undefined && { tag }),
    groups: groups.map(({ name, entries }) => ({
      name,
      count: entries.length,
      ...(!isPart && entries.length < (sizes.get(name) ?? 0) && { more: `${path}/${name}` }),
    })),
    years:
      jumps.length < 2
        ? []
        : jumps.map(({ name, entries }) => ({
            label: name,
            href: jumps === years && paged ? `${path}/${name}` : `#${name}`,
            count: entries.length,
            ...(name === year && { current: true }),
          })),
    ...(tags.size > 0 && {
      tags: [...tags.values()].slice(0, MOST_TAGS).map(({ name, entries }) => ({
        label: name,
        href: tagPath(path, name),
        count: entries.length,
        ...(tag !== undefined && tagSlug(tag) === tagSlug(name) && { current: true }),
      })),
    }),
    display,
    ...(!isPart && list.entries.length > NEWEST && { filter: filterName(path) }),
  };
}

const filtered = ({ url, title, date = '', tags }: ListedEntry) => [writtenPath(url), title, date, tags];
