/** Looks up terms in the index: exact, prefix and fuzzy matches with their scores. */
import SearchableMap from 'minisearch/SearchableMap';
import { FIELDS, type Postings, type SearchField, unpackIndexes, unpackTerms } from './file.ts';
import type { TermVariant } from './query.ts';
import { PHONETIC_PREFIX } from './terms.ts';

/** The score of a match by field. */
const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  keywords: 16,
  title: 10,
  names: 6,
  date: 4,
  heads: 3,
  text: 1,
};
/** The bonus of a one-word title; divided by the number of words for longer titles. */
const SHORT_TITLE_BONUS = 0.1;
/** The weight for each different letter. */
const MISTYPED_WEIGHT = 0.6;
/** The minimum weight of a match that is not only a prefix. */
const MIN_EXACT_WEIGHT = 0.9;
/** The weight of a second match for the same word. */
const SECOND_WEIGHT = 0.2;
export const combineScores = (a: number, b: number) => Math.max(a, b) + SECOND_WEIGHT * Math.min(a, b);
/** The minimum weight of a match that counts as a word of the title. */
const MIN_TITLE_WEIGHT = 0.35;
/** A word in at least this many texts is not mistyped. */
const MIN_TEXTS = 3;

/** By entry: the score of a word, the terms that match, and those in the title. */
export type Scores = Map<number, { score: number; terms: number[]; titled: number[] }>;

export interface SearchIndex {
  /** By term number. */
  terms: readonly string[];
  /** Adds the entries with a term, and with longer ones if `prefix` is set. */
  addMatches(scores: Scores, look: TermVariant): void;
  /** Adds the entries with similar terms. @param namesOnly excludes texts and other first letters */
  addSimilarMatches(scores: Scores, look: TermVariant, namesOnly: boolean): void;
  /** The number of terms in the title of an entry. */
  titleLength(entry: number): number | undefined;
  /** Returns false if a term may be mistyped: it is in no name and in few texts. */
  isCommon(term: string): boolean;
  /** The terms within an edit distance, with their distances. */
  similarTerms(term: string, letters: number): readonly { term: string; letters: number }[];
  /** True if a title or name has a phonetic key, with or without the anusvara that compounds drop. */
  isName(key: string): boolean;
}

/** The searched fields: all, all but texts, or none. */
type Reach = 'all' | 'names' | 'none';

/** Limits lookups, and is notified before each; see openShards. */
interface Scope {
  readTerm(term: string, reach: Reach): void;
  readPrefix(term: string): Reach;
  readSimilar(term: string): (candidate: string) => Reach;
}

/** An index to which shards are added. */
export interface GrowingSearchIndex extends SearchIndex {
  add<F extends SearchField>(part: Postings<F>): void;
  lastTitled(term: string): number | undefined;
}

/** @param lengthOf returns the number of terms in a title */
export function growingIndex(
  lengthOf: (entry: number) => number | undefined,
  scope: Scope,
): GrowingSearchIndex {
  const terms: string[] = [];
  const tree = new SearchableMap<number>();
  const cells: Record<SearchField, string[]> = {
    keywords: [],
    title: [],
    names: [],
    date: [],
    heads: [],
    text: [],
  };
  const even = (field: SearchField) => ({ cells: cells[field], worth: () => FIELD_WEIGHTS[field] });
  const names = [
    {
      cells: cells.title,
      worth: (entry: number) => FIELD_WEIGHTS.title * (1 + SHORT_TITLE_BONUS / (lengthOf(entry) ?? 1)),
    },
    even('names'),
    even('date'),
    even('heads'),
  ];
  const columns = { all: [...names, even('text')], names, none: [] };

  // Search words match exactly and not as prefixes.
  const columnsRead = [even('keywords'), ...columns.all];
  const wholeNames = [even('keywords'), ...names];

  const collect = (scores: Scores, term: number, weight: number, among: typeof columnsRead) => {
    for (const { worth, cells: column } of among) {
      const cell = column[term];
      if (!cell) continue;
      const isTitle = column === cells.title && weight >= MIN_TITLE_WEIGHT;
      for (const entry of unpackIndexes(cell)) {
        const previous = scores.get(entry);
        const score = worth(entry) * weight;
        if (!previous) scores.set(entry, { score, terms: [term], titled: isTitle ? [term] : [] });
        else {
          if (isTitle) previous.titled.push(term);
          const isOther = previous.terms.at(-1) !== term;
          previous.score =
            isOther && weight >= MIN_EXACT_WEIGHT
              ? combineScores(previous.score, score)
              : Math.max(previous.score, score);
          if (isOther) previous.terms.push(term);
        }
      }
    }
  };

  /** The reachable terms within an edit distance. */
  const similarTerms = (term: string, letters: number, reach = scope.readSimilar(term)) =>
    [...tree.fuzzyGet(term, letters)].flatMap(([candidate, [termNumber, letters]]) => {
      const reached = reach(candidate);
      return reached === 'none' ? [] : [{ term: candidate, termNumber, letters, reached }];
    });

  return {
    terms,
    add(part) {
      const indexes = unpackTerms(part).map((term) => {
        const termNumber = tree.get(term) ?? terms.push(term) - 1;
        tree.set(term, termNumber);
        return termNumber;
      });
      for (const field of FIELDS) {
        // A shard has only some fields.
        const column = (part.postings as Partial<Record<SearchField, string>>)[field]?.split(',') ?? [];
        for (const [index, cell] of column.entries()) cells[field][indexes[index] ?? -1] = cell;
      }
    },
    addMatches(scores, { term, prefix, weight, namesOnly = false }) {
      scope.readTerm(term, namesOnly ? 'names' : 'all');
      const exact = tree.get(term);
      if (exact !== undefined) collect(scores, exact, weight, namesOnly ? wholeNames : columnsRead);
      if (!prefix) return;
      const among = columns[scope.readPrefix(term)];
      for (const [longer, termNumber] of tree.atPrefix(term).entries()) {
        if (termNumber !== exact)
          collect(scores, termNumber, weight * closeness(term.length, longer.length - term.length), among);
      }
    },
    addSimilarMatches(scores, { term, weight }, namesOnly) {
      if (term.length < MIN_MISTYPED) return;
      const reach = scope.readSimilar(term);
      // The first letter is rarely mistyped. If it is equal, names may differ in two other letters.
      const first = firstOf(term);
      const rest = term.slice(first.length);
      for (const [, [termNumber, letters]] of tree
        .atPrefix(first)
        .fuzzyGet(rest, term.length < MIN_TWO ? 1 : 2))
        collect(scores, termNumber, weight * MISTYPED_WEIGHT ** letters, columns.names);
      for (const swapped of swaps(rest)) {
        const termNumber = tree.get(first + swapped);
        if (termNumber !== undefined) collect(scores, termNumber, weight * MISTYPED_WEIGHT, columns.names);
      }
      if (namesOnly) return;
      for (const { termNumber, letters, reached } of similarTerms(term, term.length > MIN_TWO ? 2 : 1, reach))
        collect(scores, termNumber, weight * MISTYPED_WEIGHT ** letters, columns[reached]);
    },
    isCommon(term) {
      const termNumber = tree.get(term);
      if (termNumber !== undefined) {
        if (NAME_FIELDS.some((field) => cells[field][termNumber])) return true;
        if (unpackIndexes(cells.text[termNumber] ?? '').length >= MIN_TEXTS) return true;
      }
      return [...tree.atPrefix(term).values()].some((longer) => cells.title[longer] || cells.names[longer]);
    },
    similarTerms,
    titleLength: lengthOf,
    isName: (key) =>
      [PHONETIC_PREFIX + key, `${PHONETIC_PREFIX + key}m`].some((term) => {
        scope.readTerm(term, 'names');
        const termNumber = tree.get(term);
        return termNumber !== undefined && Boolean(cells.title[termNumber] || cells.names[termNumber]);
      }),
    lastTitled(term) {
      const cell = cells.title[tree.get(term) ?? -1];
      return cell ? unpackIndexes(cell).at(-1) : undefined;
    },
  };
}

const NAME_FIELDS = ['keywords', 'title', 'names', 'date', 'heads'] as const;

/** The minimum lengths of a term with one and with two different letters. */
const MIN_MISTYPED = 4;
const MIN_TWO = 7;

/** The first letter, with the prefix of a phonetic key. */
const firstOf = (term: string) => term.slice(0, term.startsWith(PHONETIC_PREFIX) ? 2 : 1);

/** All transpositions of two adjacent letters. */
const swaps = (text: string) =>
  Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, at) => `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`,
  );

/** The weight of a prefix match; it decreases with the number of further letters. */
const closeness = (length: number, more: number) => (0.9 * length) / (length + more / 2);
