/**
 * Large data files of entries in parts, `{name}/{number}`, so that the page of one entry does not move all of them. The app tells the part
 * by the path of the page alone; see `dataName` in src/core/data/dataAddress.ts.
 */
import { shardOf } from '../../core/data/dataAddress.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf } from '../../core/layouts/index.ts';
import type { DataKind, Expirable, Manifest } from '../../core/model.ts';
import { parentOf, writtenPath } from '../../core/route/path.ts';
import { routeTable } from '../../core/route/table.ts';
import type { CampProgramme, CampRecord, ProgrammeEntry, ProgrammeRecord } from '../../generated/types.ts';
import { MORE_THAN_A_DAY, pick } from './archives.ts';
import type { DataSource, MadeFile, Making } from './maker.ts';

/** In bytes of JSON, of which gzip leaves about a quarter. */
export const LIMITS = {
  /** So large a data file may be and stay whole. */
  whole: 200_000,
  /** So large the parts of a larger one are at most, on average, and at least half so large. */
  part: 120_000,
};

export type Entry = (ProgrammeEntry | CampProgramme) & Expirable;
export type EntryRecord = ProgrammeRecord | CampRecord;

/** How the files of a kind are taken apart. */
interface Cut {
  /** What of a record the pages of its entries show. */
  fields: readonly (keyof ProgrammeRecord | keyof CampRecord)[];
  /** Entries with one key are neighbours, in their order. @param record the place of their record */
  family(path: string, record: number): string;
}

/** The kinds whose files are taken apart. */
const CUTS: { readonly [K in DataKind]?: Cut } = {
  'programme-list': { fields: ['headings'], family: (path, record) => `${record} ${parentOf(path)}` },
  camp: { fields: ['columns', 'headings'], family: () => '' },
};

/** The parts of the large files that rows draw entries from; the rows say how many there are. */
export async function entryParts(manifest: Manifest, { read }: DataSource, limits = LIMITS): Promise<Making> {
  const { layouts } = routeTable(manifest);
  const cuts = new Map(
    manifest.routes.flatMap(({ layout, data }) => {
      const kind = dataKindOf(layout, layouts.get(data) ?? []);
      const cut = LAYOUT_BUILD_TRAITS[layout].entries && CUTS[kind];
      return cut ? [[data, { kind, cut }] as const] : [];
    }),
  );
  const files = new Map<string, MadeFile>();
  const counts = new Map<string, number>();
  for (const [name, { kind, cut }] of cuts) {
    // Files of these kinds have records.
    const { data } = (await read(name)) as { data: readonly EntryRecord[] };
    const count = partsFor(data, limits);
    if (count === 0) continue;
    counts.set(name, count);
    let parts: { data: EntryRecord[] }[] | undefined;
    for (let part = 0; part < count; part++)
      files.set(`${name}/${part}`, {
        kind,
        from: [name],
        has: (path) => shardOf(path, count) === part,
        make: () => {
          parts ??= inParts(data, cut, count);
          return parts[part];
        },
      });
  }
  return {
    files,
    tell: (route) =>
      counts.has(route.data) && LAYOUT_BUILD_TRAITS[route.layout].entries
        ? { ...route, shards: counts.get(route.data) }
        : route,
  };
}

/** In how many parts the records of a data file are; 0 where they are in one file. */
export function partsFor(data: unknown, limits = LIMITS): number {
  const size = sizeOf(data);
  // A power of two, so that one entry more seldom changes which part the others are in.
  return size <= limits.whole ? 0 : 2 ** Math.ceil(Math.log2(size / limits.part));
}

/** The size of a value as JSON, in bytes. */
export const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

interface Placed {
  entry: Entry;
  part: number;
  /** The entries that may be its neighbours, itself among them; none of one that is in no list. */
  family: Placed[];
  index: number;
}

/**
 * The records of a file in parts, each entry in the part of its path, in the order of the file, with those before and after it cut to their cards.
 */
function inParts(records: readonly EntryRecord[], { fields, family }: Cut, count: number) {
  const families = new Map<string, Placed[]>();
  const placed = records.map(({ programme = [] }, record) =>
    programme.map((entry: Entry): Placed => {
      const path = writtenPath(entry.url);
      const part = shardOf(path, count);
      if (entry.expiredNotice) return { entry, part, family: [], index: 0 };
      const key = family(path, record);
      const own = families.get(key) ?? [];
      families.set(key, own);
      const each = { entry, part, family: own, index: own.length };
      own.push(each);
      return each;
    }),
  );
  const parts = Array.from({ length: count }, (): { data: EntryRecord[] } => ({ data: [] }));
  for (const [index, record] of records.entries()) {
    const kept = fields.flatMap((field) =>
      field in record ? [[field, record[field as keyof EntryRecord]]] : [],
    );
    const lists = new Map<number, Partial<Entry>[]>();
    for (const each of placed[index] ?? []) {
      const { part, family } = each;
      const beside = [family[each.index - 1], family[each.index + 1]].flatMap((other) => other?.part ?? []);
      for (const place of new Set([part, ...beside])) {
        const list = lists.get(place) ?? [];
        lists.set(place, list);
        list.push(place === part ? each.entry : card(each));
      }
    }
    for (const [part, programme] of lists)
      parts[part]?.data.push({ ...Object.fromEntries(kept), programme } as EntryRecord);
  }
  return parts;
}

/** What the pages beside an entry show of it: see `neighbourBlock`, which shows no picture twice. */
function card({ entry, family, index }: Placed): Partial<Entry> {
  const { url, title, date, thumbnail, images = [] } = entry;
  const [second, first, after] = [-2, -1, 1].map((step) => family[index + step]?.entry);
  // Pictures in blocks and of videos are not looked for: where there are some, any of these may be shown.
  const isMixed = [first, after].some((other) => other && ('blocks' in other || 'videos' in other));
  const taken = new Set([
    second?.thumbnail,
    ...[second, first, after].flatMap((other) => other?.images ?? []).map(({ src }) => src),
  ]);
  const free = (src: string | undefined) => src !== undefined && !taken.has(src);
  const last = images.findIndex(({ src }) => free(src));
  const candidates = isMixed
    ? images
    : free(thumbnail)
      ? []
      : images.slice(0, last < 0 ? undefined : last + 1);
  return {
    url,
    title,
    ...(date !== undefined && { date }),
    ...pick(entry as ProgrammeEntry, MORE_THAN_A_DAY),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(candidates.length > 0 && { images: candidates.map(({ src }) => ({ src })) }),
  };
}
