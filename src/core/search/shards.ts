/** Reads the index: a query marks the missing shards, and runs again when they have loaded. */
import { type SearchEntry, unpackRow, unpackTerms } from './file.ts';
import { type GrowingSearchIndex, growingIndex } from './lookup.ts';
import type { EntryOutline } from './searchContext.ts';
import {
  isEntryShard,
  isTermShard,
  ROWS,
  type SearchHead,
  type ShardGroup,
  type ShardKind,
  shardPath,
  termPrefix,
} from './shardFiles.ts';
import { PHONETIC_PREFIX } from './terms.ts';

/** Loads a file of the search, by its name without extension. */
export type FetchShard = (name: string) => Promise<unknown>;

interface Shard {
  kind: ShardKind;
  number: number;
}

const shardName = (kind: ShardKind, number: number) => `${kind}-${number}`;

export interface SearchShards {
  index: GrowingSearchIndex;
  outlines: readonly EntryOutline[];
  /** Undefined until its shard has loaded. */
  entry(entryIndex: number): SearchEntry | undefined;
  begin(): void;
  /** Returns true if the query needed unloaded shards. */
  isMissing(): boolean;
  /** Loads the missing shards. @throws (rejects) if one cannot be loaded */
  load(): Promise<void>;
}

/** Longer ranges of a prefix are searched in names only, because they would load most of the index. */
const MAX_PARALLEL_SHARDS = 4;

const NAMES = ['names'] as const;
const BOTH = ['names', 'text'] as const;

export function openShards(head: SearchHead, fetchShard: FetchShard): SearchShards {
  const starts = { names: head.starts.names.split(' '), text: head.starts.text.split(' ') };
  const loads = new Map<string, Promise<void>>();
  const loaded = new Set<string>();
  const missing = new Map<string, Shard>();
  const rows = new Map<number, readonly SearchEntry[]>();
  const outlines = outlinesOf(head);

  const prefixes = {
    names: new Set(unpackTerms({ terms: head.prefixes.names })),
    text: new Set(unpackTerms({ terms: head.prefixes.text })),
  };
  /** Returns true if a term, or one with this prefix, may exist. */
  const mayBe = (group: ShardGroup, term: string, isBeginning: boolean) => {
    const start = termPrefix(group, term);
    return prefixes[group].has(start) || (isBeginning && start === term);
  };

  const numberOf = (group: ShardGroup, term: string) =>
    Math.max(0, starts[group].filter((start) => start <= term).length - 1);
  const lastOf = (group: ShardGroup, beginning: string) =>
    Math.max(
      0,
      starts[group].filter((start) => start <= beginning || start.startsWith(beginning)).length - 1,
    );
  const want = (kind: ShardKind, number: number) => {
    const name = shardName(kind, number);
    if (!loaded.has(name)) missing.set(name, { kind, number });
  };
  const wantAll = (group: ShardGroup, from: number, to: number) => {
    for (let number = from; number <= to; number++) want(group, number);
  };

  const index = growingIndex((entryIndex) => Number.parseInt(head.lengths.charAt(entryIndex), 36), {
    readTerm(term, reach) {
      for (const group of reach === 'all' ? BOTH : NAMES)
        if (mayBe(group, term, false)) want(group, numberOf(group, term));
    },
    readPrefix(beginning) {
      if (mayBe('names', beginning, true))
        wantAll('names', numberOf('names', beginning), lastOf('names', beginning));
      const [from, to] = [numberOf('text', beginning), lastOf('text', beginning)];
      if (to - from >= MAX_PARALLEL_SHARDS) return 'names';
      if (mayBe('text', beginning, true)) wantAll('text', from, to);
      return 'all';
    },
    // The first letter is rarely mistyped; see docs/decisions/033.
    readSimilar(term) {
      const first = term.slice(0, term.startsWith(PHONETIC_PREFIX) ? 2 : 1);
      wantAll('names', numberOf('names', first), lastOf('names', first));
      const number = numberOf('text', term);
      want('text', number);
      return (candidate) => {
        if (!candidate.startsWith(first)) return 'none';
        return numberOf('text', candidate) === number ? 'all' : 'names';
      };
    },
  });

  const take = (kind: ShardKind, number: number, file: unknown) => {
    if (kind === 'entries' && isEntryShard(file)) rows.set(number, file.map(unpackRow));
    else if (kind !== 'entries' && isTermShard(file, kind)) index.add(file);
    else throw new TypeError('This is not a shard of the search index.');
    loaded.add(shardName(kind, number));
  };
  const load = async ([name, { kind, number }]: [string, Shard]) => {
    const loading =
      loads.get(name) ??
      fetchShard(shardPath(head, kind, number))
        .then((file) => take(kind, number, file))
        .finally(() => loads.delete(name));
    loads.set(name, loading);
    return loading;
  };

  return {
    index,
    outlines,
    entry(entryIndex) {
      const number = Math.floor(entryIndex / ROWS);
      want('entries', number);
      return rows.get(number)?.[entryIndex % ROWS];
    },
    begin: () => missing.clear(),
    isMissing: () => missing.size > 0,
    async load() {
      await Promise.all([...missing].map(load));
    },
  };
}

function outlinesOf({ days, lengths, pages, others = [] }: SearchHead): EntryOutline[] {
  let day = 0;
  const distances = lengths === '' ? [] : days.split(',');
  const outlines = distances.map((distance, entryIndex): EntryOutline => {
    if (distance) day += Number.parseInt(distance, 36);
    return { key: entryIndex, day: distance ? day : undefined, isDocument: entryIndex >= pages };
  });
  for (const [entryIndex, language, original] of others) {
    const outline = outlines[entryIndex];
    if (outline) outlines[entryIndex] = { ...outline, language, original };
  }
  return outlines;
}
