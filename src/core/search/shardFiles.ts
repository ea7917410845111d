/** The index of a large site in parts: a head that says where everything is, and what a query asks for as it needs it. */
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

/** Terms lie in two groups of parts: few words say what a page is called, and most words stand in long texts alone. */
export const GROUPS = {
  names: ['keywords', 'title', 'names', 'date', 'heads'],
  text: ['text'],
} as const satisfies Record<string, readonly SearchField[]>;

export type ShardGroup = keyof typeof GROUPS;

/** How many entries stand in one part. */
export const ROWS = 16;

/** Short columns of several fields compress better than a long one: so much longer a part is, to be as heavy. */
const LONGER: Readonly<Record<ShardGroup, number>> = { names: 1.8, text: 1 };

/** How much of a term the head knows. With more of it fewer parts are loaded in vain, and the head is heavier. */
const KNOWN: Readonly<Record<ShardGroup, number>> = { names: 6, text: 4 };

/** The beginning of a term that stands in the head, of a sound without its sign. */
export const commonTermsOf = (group: ShardGroup, term: string) =>
  term.slice(0, KNOWN[group] + (term.startsWith(PHONETIC_PREFIX) ? 1 : 0));

/** JSON-serialisable; in place of a {@link SearchFile}. */
export interface SearchHead extends Pick<SearchFile, 'glossary' | 'others'> {
  /** The folder of the parts. */
  parts: string;
  /** How many of the entries are pages; documents follow. */
  pages: number;
  /** For each entry its day as distance from the last day before it, in days (base 36), parted by commas; nothing where it has none. */
  days: string;
  /** For each entry how many terms its title has, as one digit of base 36. */
  lengths: string;
  /** With which term each part begins, parted by spaces. */
  starts: Record<ShardGroup, string>;
  /** How terms begin, packed as they are; see {@link commonTermsOf}. */
  known: Record<ShardGroup, string>;
}

/** The name of a part. */
export const shardName = (group: ShardGroup | 'entries', number: number) => `${group}-${number}`;

/**
 * Makes head and parts. The same entries give the same text on every machine.
 *
 * @param dayOf the day of an entry as a number
 * @param size how long the terms of a part are with who has them, in characters
 */
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

/** Terms in their order, in lists that are about so long. */
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

/** Whether something is such a head, whole. */
export function isSearchHead(value: unknown): value is SearchHead {
  if (typeof value !== 'object' || value === null) return false;
  // What is asked for below is there only if it is one.
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

/** Whether something is a part with terms. */
export const isTermShard = (
  value: unknown,
  group: ShardGroup,
): value is Postings<(typeof GROUPS)[ShardGroup][number]> => isPostings(value, GROUPS[group]);

/** Whether something is a part with entries. */
export const isEntryShard = (value: unknown): value is EntryRow[] => isRows(value);
