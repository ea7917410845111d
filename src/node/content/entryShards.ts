/**
 * Splits large data files of entries into shards, `{name}/{number}`, so that the page of one entry does not
 * load all of them. The app derives the shard from the page path; see `dataName` in
 * src/core/data/dataAddress.ts.
 */
import { shardOf } from '../../core/data/dataAddress.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf } from '../../core/layouts/index.ts';
import type { DataKind, Expirable, Manifest } from '../../core/model.ts';
import { parentOf, writtenPath } from '../../core/route/path.ts';
import { routeTable } from '../../core/route/table.ts';
import type { CampProgramme, CampRecord, ProgrammeEntry, ProgrammeRecord } from '../../generated/types.ts';
import { EVENT_TIME_FIELDS, pickTexts } from './archives.ts';
import type { DataSource, Derivation, DerivedFile } from './dataDeriver.ts';

/** In bytes of JSON; gzip reduces these to about a quarter. */
export const SHARD_LIMITS = {
  maxFileBytes: 200_000,
  /** The maximum average size of the shards; the minimum is half of it. */
  maxShardBytes: 120_000,
};

export type DataEntry = (ProgrammeEntry | CampProgramme) & Expirable;
export type EntryRecord = ProgrammeRecord | CampRecord;

interface ShardRule {
  /** The fields of a record that the pages of its entries show. */
  fields: readonly (keyof ProgrammeRecord | keyof CampRecord)[];
  /** Entries with the same key are neighbours, in file order. @param record the index of the record */
  familyKey(path: string, record: number): string;
}

const SHARD_RULES: { readonly [K in DataKind]?: ShardRule } = {
  'programme-list': { fields: ['headings'], familyKey: (path, record) => `${record} ${parentOf(path)}` },
  camp: { fields: ['columns', 'headings'], familyKey: () => '' },
};

export async function entryShards(
  manifest: Manifest,
  { read }: DataSource,
  limits = SHARD_LIMITS,
): Promise<Derivation> {
  const { layouts } = routeTable(manifest);
  const rules = new Map(
    manifest.routes.flatMap(({ layout, data }) => {
      const kind = dataKindOf(layout, layouts.get(data) ?? []);
      const rule = LAYOUT_BUILD_TRAITS[layout].entries && SHARD_RULES[kind];
      return rule ? [[data, { kind, rule }] as const] : [];
    }),
  );
  const files = new Map<string, DerivedFile>();
  const counts = new Map<string, number>();
  for (const [name, { kind, rule }] of rules) {
    // These kinds have records.
    const { data } = (await read(name)) as { data: readonly EntryRecord[] };
    const count = shardCount(data, limits);
    if (count === 0) continue;
    counts.set(name, count);
    let shards: { data: EntryRecord[] }[] | undefined;
    for (let part = 0; part < count; part++)
      files.set(`${name}/${part}`, {
        kind,
        sources: [name],
        hasPage: (path) => shardOf(path, count) === part,
        derive: () => {
          shards ??= splitIntoShards(data, rule, count);
          return shards[part];
        },
      });
  }
  return {
    files,
    updateRoute: (route) =>
      counts.has(route.data) && LAYOUT_BUILD_TRAITS[route.layout].entries
        ? { ...route, shards: counts.get(route.data) }
        : route,
  };
}

/** Returns the number of shards; 0 if the file is not split. */
export function shardCount(data: unknown, limits = SHARD_LIMITS): number {
  const size = jsonSize(data);
  // A power of two, so that a new entry rarely changes the shard of the others.
  return size <= limits.maxFileBytes ? 0 : 2 ** Math.ceil(Math.log2(size / limits.maxShardBytes));
}

/** In bytes. */
export const jsonSize = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

interface ShardedEntry {
  entry: DataEntry;
  shard: number;
  /** The possible neighbours, including the entry; empty if no list shows it. */
  family: ShardedEntry[];
  index: number;
}

/** Assigns each entry to the shard of its path, in file order, and adds cards of its neighbours. */
function splitIntoShards(records: readonly EntryRecord[], { fields, familyKey }: ShardRule, count: number) {
  const families = new Map<string, ShardedEntry[]>();
  const shardedEntries = records.map(({ programme = [] }, record) =>
    programme.map((entry: DataEntry): ShardedEntry => {
      const path = writtenPath(entry.url);
      const shard = shardOf(path, count);
      if (entry.expiredNotice) return { entry, shard, family: [], index: 0 };
      const key = familyKey(path, record);
      const familyEntries = families.get(key) ?? [];
      families.set(key, familyEntries);
      const shardedEntry = { entry, shard, family: familyEntries, index: familyEntries.length };
      familyEntries.push(shardedEntry);
      return shardedEntry;
    }),
  );
  const shards = Array.from({ length: count }, (): { data: EntryRecord[] } => ({ data: [] }));
  for (const [index, record] of records.entries()) {
    const sharedFields = fields.flatMap((field) =>
      field in record ? [[field, record[field as keyof EntryRecord]]] : [],
    );
    const lists = new Map<number, Partial<DataEntry>[]>();
    for (const shardedEntry of shardedEntries[index] ?? []) {
      const { shard, family } = shardedEntry;
      const neighbourShards = [family[shardedEntry.index - 1], family[shardedEntry.index + 1]].flatMap(
        (other) => other?.shard ?? [],
      );
      for (const targetShard of new Set([shard, ...neighbourShards])) {
        const list = lists.get(targetShard) ?? [];
        lists.set(targetShard, list);
        list.push(targetShard === shard ? shardedEntry.entry : neighbourCard(shardedEntry));
      }
    }
    for (const [part, programme] of lists)
      shards[part]?.data.push({ ...Object.fromEntries(sharedFields), programme } as EntryRecord);
  }
  return shards;
}

/** The fields that neighbouring pages show; see `neighbourBlock`, which shows no picture twice. */
function neighbourCard({ entry, family, index }: ShardedEntry): Partial<DataEntry> {
  const { url, title, date, thumbnail, images = [] } = entry;
  const [second, first, next] = [-2, -1, 1].map((step) => family[index + step]?.entry);
  // Pictures in blocks and videos are not inspected: if there are any, all pictures are candidates.
  const isMixed = [first, next].some((other) => other && ('blocks' in other || 'videos' in other));
  const shownPictures = new Set([
    second?.thumbnail,
    ...[second, first, next].flatMap((other) => other?.images ?? []).map(({ src }) => src),
  ]);
  const isFree = (src: string | undefined) => src !== undefined && !shownPictures.has(src);
  const lastFree = images.findIndex(({ src }) => isFree(src));
  const candidates = isMixed
    ? images
    : isFree(thumbnail)
      ? []
      : images.slice(0, lastFree < 0 ? undefined : lastFree + 1);
  return {
    url,
    title,
    ...(date !== undefined && { date }),
    ...pickTexts(entry as ProgrammeEntry, EVENT_TIME_FIELDS),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(candidates.length > 0 && { images: candidates.map(({ src }) => ({ src })) }),
  };
}
