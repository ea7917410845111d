/** The search index: a head that locates the shards, which load on demand. */
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
  /** The folder of the shards, a path in the site. */
  folder: string;
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

export const shardName = (group: ShardGroup | 'entries', number: number) => `${group}-${number}`;

/** Deterministic on every machine. @param size the characters of a shard's terms and postings */
export function packShards(
  pages: readonly Indexed[],
  documents: readonly Indexed[],
  dayOf: (date: string | undefined) => number | undefined,
  size: number,
): { head: Omit<SearchHead, 'folder'>; shards: Map<string, unknown> } {
  const all = [...pages, ...documents];
  const entries = all.map(({ entry }) => entry);
  const termRows = collectTerms(all);
  const shards = new Map<string, unknown>();
  const packGroup = (group: ShardGroup) => {
    const fields: readonly SearchField[] = GROUPS[group];
    const groupTerms = termRows.filter(([, cells]) => fields.some((field) => cells[field]));
    const cuts = splitTerms(groupTerms, size * LONGER[group]);
    for (const [number, rows] of cuts.entries())
      shards.set(shardName(group, number), packTerms(rows, fields));
    const prefixes = new Set(groupTerms.map(([term]) => termPrefix(group, term)));
    return {
      starts: cuts.map(([first]) => first?.[0] ?? '').join(' '),
      prefixes: packTerms(
        [...prefixes].map((term) => [term, {}]),
        [],
      ).terms,
    };
  };
  const [names, text] = [packGroup('names'), packGroup('text')];
  for (let from = 0; from < entries.length; from += ROWS)
    shards.set(shardName('entries', from / ROWS), entries.slice(from, from + ROWS).map(packRow));
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
    shards,
  };
}

function splitTerms(rows: readonly TermRow[], size: number): TermRow[][] {
  const cuts: TermRow[][] = [[]];
  let room = size;
  for (const row of rows) {
    const [term, cells] = row;
    const length = FIELDS.reduce((sum, field) => sum + (cells[field]?.length ?? 0), term.length);
    if (room < length && cuts.at(-1)?.length) {
      cuts.push([]);
      room = size;
    }
    cuts.at(-1)?.push(row);
    room -= length;
  }
  return cuts;
}

/** Returns true for a complete head. */
export function isSearchHead(value: unknown): value is SearchHead {
  if (typeof value !== 'object' || value === null) return false;
  // The next lines check this cast.
  const {
    folder,
    pages,
    days,
    lengths,
    starts,
    prefixes,
    glossary = [],
    others = [],
  }: Partial<SearchHead> = value;
  return (
    [folder, days, lengths, starts?.names, starts?.text, prefixes?.names, prefixes?.text].every(
      (text) => typeof text === 'string',
    ) &&
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
