/** The search index: a head that locates the shards, which load on demand. */
import { digest } from '../data/digest.ts';
import {
  collectTerms,
  type EntryRow,
  FIELDS,
  type Indexed,
  isGlossary,
  isOthers,
  isPostings,
  isRows,
  type OtherLanguages,
  otherLanguagesOf,
  type Postings,
  packRow,
  packTerms,
  type SearchField,
  type TermRow,
} from './file.ts';
import { PHONETIC_PREFIX } from './terms.ts';

/** Two groups of shards, because few terms are in names and most terms are in texts only. */
export const GROUPS = {
  names: ['keywords', 'title', 'names', 'date', 'heads'],
  text: ['text'],
} as const satisfies Record<string, readonly SearchField[]>;

export type ShardGroup = keyof typeof GROUPS;

/** The number of entries in a shard. */
export const ROWS = 16;

/** The relative length of shards. Several short columns compress better, so these shards are longer. */
const LONGER: Readonly<Record<ShardGroup, number>> = { names: 1.8, text: 1 };

/** The length of the term prefixes in the head. Longer ones avoid useless loads but enlarge the head. */
const PREFIX_LENGTHS: Readonly<Record<ShardGroup, number>> = { names: 6, text: 4 };

/** The prefix of a term in the head, without counting the sign of a phonetic key. */
export const termPrefix = (group: ShardGroup, term: string) =>
  term.slice(0, PREFIX_LENGTHS[group] + (term.startsWith(PHONETIC_PREFIX) ? 1 : 0));

/** JSON-serialisable. */
export interface SearchHead {
  /** The beginning of the paths of shards in the site, which end with their hashes. */
  path: string;
  /** The hashes of the shards, each {@link HASH_LENGTH} characters. */
  shards: Record<ShardKind, string>;
  /** The number of pages; documents follow them. */
  pages: number;
  /** By entry, days since the previous one (base 36), comma-separated; empty without a day. */
  days: string;
  /** By entry, the number of terms in its title, as one digit of base 36. */
  lengths: string;
  /** The first term of each shard, space-separated. */
  starts: Record<ShardGroup, string>;
  /** The packed term prefixes; see {@link termPrefix}. */
  prefixes: Record<ShardGroup, string>;
  /** Groups of synonyms that the site defines. */
  glossary?: readonly (readonly string[])[];
  others?: OtherLanguages;
}

export type ShardKind = ShardGroup | 'entries';

export const HASH_LENGTH = 8;

/** The path of a shard without its extension. */
export const shardPath = (
  { path, shards }: Pick<SearchHead, 'path' | 'shards'>,
  kind: ShardKind,
  number: number,
) => path + shards[kind].slice(number * HASH_LENGTH, (number + 1) * HASH_LENGTH);

/** Deterministic on every machine. @param size the characters of a shard's terms and postings */
export function packShards(
  pages: readonly Indexed[],
  documents: readonly Indexed[],
  dayOf: (date: string | undefined) => number | undefined,
  size: number,
): { head: Omit<SearchHead, 'path' | 'shards'>; shards: Record<ShardKind, unknown[]> } {
  const all = [...pages, ...documents];
  const entries = all.map(({ entry }) => entry);
  const termRows = collectTerms(all);
  const packGroup = (group: ShardGroup) => {
    const fields: readonly SearchField[] = GROUPS[group];
    const groupTerms = termRows.filter(([, cells]) => fields.some((field) => cells[field]));
    const cuts = splitTerms(groupTerms, size * LONGER[group]);
    const prefixes = new Set(groupTerms.map(([term]) => termPrefix(group, term)));
    return {
      shards: cuts.map((rows) => packTerms(rows, fields)),
      starts: cuts.map(([first]) => first?.[0] ?? '').join(' '),
      prefixes: packTerms(
        [...prefixes].map((term) => [term, {}]),
        [],
      ).terms,
    };
  };
  const [names, text] = [packGroup('names'), packGroup('text')];
  const entryShards: EntryRow[][] = [];
  for (let from = 0; from < entries.length; from += ROWS)
    entryShards.push(entries.slice(from, from + ROWS).map(packRow));
  let last = 0;
  const days = entries.map(({ date }) => {
    const day = dayOf(date);
    if (day === undefined) return '';
    const distance = day - last;
    last = day;
    return distance.toString(36);
  });
  const lengths = all.map(({ terms }) => Math.min(terms.title.length, 35).toString(36));
  const others = otherLanguagesOf(entries);
  return {
    head: {
      ...(others.length > 0 && { others }),
      pages: pages.length,
      days: days.join(','),
      lengths: lengths.join(''),
      starts: { names: names.starts, text: text.starts },
      prefixes: { names: names.prefixes, text: text.prefixes },
    },
    shards: { names: names.shards, text: text.shards, entries: entryShards },
  };
}

/** One in so many terms may begin a shard. */
const BOUNDARY_TERMS = 128;

/** Terms decide where shards begin, so that an edit changes few shards and a release uploads few files. */
function splitTerms(rows: readonly TermRow[], size: number): TermRow[][] {
  const isBoundary = (term: string) => Number.parseInt(digest('', term), 36) % BOUNDARY_TERMS === 0;
  const cuts: TermRow[][] = [[]];
  let length = 0;
  for (const row of rows) {
    const [term, cells] = row;
    if (length > size * 1.5 || (length > size * 0.75 && isBoundary(term))) {
      cuts.push([]);
      length = 0;
    }
    cuts.at(-1)?.push(row);
    length += FIELDS.reduce((sum, field) => sum + (cells[field]?.length ?? 0), term.length);
  }
  return cuts;
}

/** Returns true for a complete head. */
export function isSearchHead(value: unknown): value is SearchHead {
  if (typeof value !== 'object' || value === null) return false;
  // The next lines check this cast.
  const {
    path,
    shards,
    pages,
    days,
    lengths,
    starts,
    prefixes,
    glossary = [],
    others = [],
  }: Partial<SearchHead> = value;
  return (
    [
      path,
      days,
      lengths,
      starts?.names,
      starts?.text,
      prefixes?.names,
      prefixes?.text,
      shards?.names,
      shards?.text,
      shards?.entries,
    ].every((text) => typeof text === 'string') &&
    days?.split(',').length === Math.max(1, lengths?.length ?? 0) &&
    Number.isInteger(pages) &&
    isGlossary(glossary) &&
    isOthers(others)
  );
}

export const isTermShard = (
  value: unknown,
  group: ShardGroup,
): value is Postings<(typeof GROUPS)[ShardGroup][number]> => isPostings(value, GROUPS[group]);

export const isEntryShard = (value: unknown): value is EntryRow[] => isRows(value);
