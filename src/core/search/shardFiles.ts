/** The sharded index of a large site: a head that locates the shards, which load on demand. */
import {
  collectTerms,
  type EntryRow,
  FIELDS,
  type Indexed,
  isGlossary,
  isOthers,
  isPostings,
  isRows,
  otherLanguagesOf,
  type Postings,
  packRow,
  packTerms,
  type SearchField,
  type SearchFile,
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
const KNOWN: Readonly<Record<ShardGroup, number>> = { names: 6, text: 4 };

/** The prefix of a term in the head, without counting the sign of a phonetic key. */
export const commonTermsOf = (group: ShardGroup, term: string) =>
  term.slice(0, KNOWN[group] + (term.startsWith(PHONETIC_PREFIX) ? 1 : 0));

/** JSON-serialisable; replaces a {@link SearchFile}. */
export interface SearchHead extends Pick<SearchFile, 'glossary' | 'others'> {
  parts: string;
  /** The number of pages; documents follow them. */
  pages: number;
  /** By entry, days since the previous one (base 36), comma-separated; empty without a day. */
  days: string;
  /** By entry, the number of terms in its title, as one digit of base 36. */
  lengths: string;
  /** The first term of each shard, space-separated. */
  starts: Record<ShardGroup, string>;
  /** The packed term prefixes; see {@link commonTermsOf}. */
  known: Record<ShardGroup, string>;
}

export const shardName = (group: ShardGroup | 'entries', number: number) => `${group}-${number}`;

/** Deterministic on every machine. @param size the characters of a shard's terms and postings */
export function packShards(
  pages: readonly Indexed[],
  documents: readonly Indexed[],
  dayOf: (date: string | undefined) => number | undefined,
  size: number,
): { head: Omit<SearchHead, 'parts'>; parts: Map<string, unknown> } {
  const all = [...pages, ...documents];
  const entries = all.map(({ entry }) => entry);
  const gathered = collectTerms(all);
  const parts = new Map<string, unknown>();
  const grouped = (group: ShardGroup) => {
    const fields: readonly SearchField[] = GROUPS[group];
    const groupTerms = gathered.filter(([, cells]) => fields.some((field) => cells[field]));
    const cuts = splitTerms(groupTerms, size * LONGER[group]);
    for (const [number, each] of cuts.entries()) {
      parts.set(shardName(group, number), packTerms(each, fields));
    }
    const commonTerms = new Set(groupTerms.map(([term]) => commonTermsOf(group, term)));
    return {
      starts: cuts.map(([first]) => first?.[0] ?? '').join(' '),
      known: packTerms(
        [...commonTerms].map((term) => [term, {}]),
        [],
      ).terms,
    };
  };
  const [names, text] = [grouped('names'), grouped('text')];
  for (let from = 0; from < entries.length; from += ROWS) {
    parts.set(shardName('entries', from / ROWS), entries.slice(from, from + ROWS).map(packRow));
  }
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
      known: { names: names.known, text: text.known },
    },
    parts,
  };
}

function splitTerms(gathered: readonly TermRow[], size: number): TermRow[][] {
  const cuts: TermRow[][] = [[]];
  let room = size;
  for (const each of gathered) {
    const [term, cells] = each;
    const length = FIELDS.reduce((sum, field) => sum + (cells[field]?.length ?? 0), term.length);
    if (room < length && cuts.at(-1)?.length) {
      cuts.push([]);
      room = size;
    }
    cuts.at(-1)?.push(each);
    room -= length;
  }
  return cuts;
}

/** Returns true for a complete head. */
export function isSearchHead(value: unknown): value is SearchHead {
  if (typeof value !== 'object' || value === null) return false;
  // The next lines check this cast.
  const {
    parts,
    pages,
    days,
    lengths,
    starts,
    known,
    glossary = [],
    others = [],
  }: Partial<SearchHead> = value;
  return (
    [parts, days, lengths, starts?.names, starts?.text, known?.names, known?.text].every(
      (text) => typeof text === 'string',
    ) &&
    days?.split(',').length === lengths?.length &&
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
