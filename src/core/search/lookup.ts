/** Which entries have a term, whole, as a beginning, or nearly so, and what it is worth there. */
import SearchableMap from 'minisearch/SearchableMap';
import { FIELDS, type Postings, type SearchField, unpackIndexes, unpackTerms } from './file.ts';
import type { TermVariant } from './query.ts';
import { PHONETIC_PREFIX } from './terms.ts';

/** What a word is worth by where it stands. */
const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  keywords: 16,
  title: 10,
  names: 6,
  date: 4,
  heads: 3,
  text: 1,
};
/** How much more a title of one word is worth, one of two half as much, and so on: what was asked for is most of it. */
const SHORT_TITLE_BONUS = 0.1;
/** A letter that differs. */
const MISTYPED_WEIGHT = 0.6;
/** What a match is worth at least that is no beginning of another word. */
const MIN_EXACT_WEIGHT = 0.9;
/** What another way in which an entry has a word adds to the best. */
const SECOND_WEIGHT = 0.2;
/** What two ways are worth in which an entry has a word. */
export const combineScores = (a: number, b: number) => Math.max(a, b) + SECOND_WEIGHT * Math.min(a, b);
/** What a match is worth at least that counts as one with a word of a title. */
const MIN_TITLE_WEIGHT = 0.35;
/** A word that so many texts have is not mistyped. */
const MIN_TEXTS = 3;

/** For each entry what a word is worth there, by which terms it was found, and which of these stand in its title. */
export type Scores = Map<number, { score: number; terms: number[]; titled: number[] }>;

export interface SearchIndex {
  /** By the number of a term. */
  terms: readonly string[];
  /** Adds who has a term, or a longer one where that counts too. */
  addMatches(scores: Scores, look: TermVariant): void;
  /**
   * Adds who has terms that differ in a letter or two, or in the order of two letters: mistyped words.
   *
   * @param namesOnly whether texts do not count, and terms with another first letter
   */
  addSimilarMatches(scores: Scores, look: TermVariant, namesOnly: boolean): void;
  /** How many terms the title of an entry has. */
  titleLength(place: number): number | undefined;
  /** Returns false if a term may be a mistyped one: no name has it, and few texts do. */
  isCommon(term: string): boolean;
  /** Terms that differ in so many letters at most, each with the number of these. */
  similarTerms(term: string, letters: number): readonly { found: string; letters: number }[];
  /** Whether a sound stands in a title or another name, by itself or with the anusvara that it loses within a word. */
  isName(key: string): boolean;
}

/** Of which terms the entries count: of all fields, of all but the texts, of none. */
type Reach = 'all' | 'names' | 'none';

/** What may be looked at, and is told of before it is; see {@link openParts}. */
interface Scope {
  /** One term. @param reach what of it is looked at */
  readTerm(term: string, reach: Reach): void;
  /** Terms that begin with another. */
  readPrefix(term: string): Reach;
  /** Terms that differ from another in a letter or two. */
  readSimilar(term: string): (found: string) => Reach;
}

const EVERYTHING: Scope = {
  readTerm: () => undefined,
  readPrefix: () => 'all',
  readSimilar: () => () => 'all',
};

/** An index that grows with what is added to it. */
export interface GrowingSearchIndex extends SearchIndex {
  add<F extends SearchField>(part: Postings<F>): void;
  /** The last entry that has a term in its title. */
  lastTitled(term: string): number | undefined;
}

/**
 * @param lengthOf how many terms the title of an entry has
 * @param scope what may be looked at, where that is not everything
 */
export function growingIndex(
  lengthOf: (place: number) => number | undefined,
  scope = EVERYTHING,
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
      worth: (place: number) => FIELD_WEIGHTS.title * (1 + SHORT_TITLE_BONUS / (lengthOf(place) ?? 1)),
    },
    even('names'),
    even('date'),
    even('heads'),
  ];
  const columns = { all: [...names, even('text')], names, none: [] };

  // What people type is meant as it stands, and is no beginning of something else.
  const columnsRead = [even('keywords'), ...columns.all];
  const wholeNames = [even('keywords'), ...names];

  const collect = (scores: Scores, term: number, weight: number, among: typeof columnsRead) => {
    for (const { worth, cells: column } of among) {
      const cell = column[term];
      if (!cell) continue;
      const isTitle = column === cells.title && weight >= MIN_TITLE_WEIGHT;
      for (const place of unpackIndexes(cell)) {
        const found = scores.get(place);
        const score = worth(place) * weight;
        if (!found) scores.set(place, { score, terms: [term], titled: isTitle ? [term] : [] });
        else {
          if (isTitle) found.titled.push(term);
          const isOther = found.terms.at(-1) !== term;
          found.score =
            isOther && weight >= MIN_EXACT_WEIGHT
              ? combineScores(found.score, score)
              : Math.max(found.score, score);
          if (isOther) found.terms.push(term);
        }
      }
    }
  };

  /** Terms that differ in so many letters at most, and are within reach. */
  const similarTerms = (term: string, letters: number, reach = scope.readSimilar(term)) =>
    [...tree.fuzzyGet(term, letters)].flatMap(([found, [place, letters]]) => {
      const reached = reach(found);
      return reached === 'none' ? [] : [{ found, place, letters, reached }];
    });

  return {
    terms,
    add(part) {
      const indexes = unpackTerms(part).map((term) => {
        const place = tree.get(term) ?? terms.push(term) - 1;
        tree.set(term, place);
        return place;
      });
      for (const field of FIELDS) {
        // A part has the cells of some fields.
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
      for (const [longer, place] of tree.atPrefix(term).entries()) {
        if (place !== exact)
          collect(scores, place, weight * closeness(term.length, longer.length - term.length), among);
      }
    },
    addSimilarMatches(scores, { term, weight }, namesOnly) {
      if (term.length < MIN_MISTYPED) return;
      const reach = scope.readSimilar(term);
      // Few mistype the first letter: with it a name may differ in more of the others.
      const first = firstOf(term);
      const rest = term.slice(first.length);
      for (const [, [place, letters]] of tree.atPrefix(first).fuzzyGet(rest, term.length < MIN_TWO ? 1 : 2))
        collect(scores, place, weight * MISTYPED_WEIGHT ** letters, columns.names);
      for (const swapped of swaps(rest)) {
        const place = tree.get(first + swapped);
        if (place !== undefined) collect(scores, place, weight * MISTYPED_WEIGHT, columns.names);
      }
      if (namesOnly) return;
      for (const { place, letters, reached } of similarTerms(term, term.length > MIN_TWO ? 2 : 1, reach))
        collect(scores, place, weight * MISTYPED_WEIGHT ** letters, columns[reached]);
    },
    isCommon(term) {
      const place = tree.get(term);
      if (place !== undefined) {
        if (NAME_FIELDS.some((field) => cells[field][place])) return true;
        if (unpackIndexes(cells.text[place] ?? '').length >= MIN_TEXTS) return true;
      }
      return [...tree.atPrefix(term).values()].some((longer) => cells.title[longer] || cells.names[longer]);
    },
    similarTerms,
    titleLength: lengthOf,
    isName: (key) =>
      [PHONETIC_PREFIX + key, `${PHONETIC_PREFIX + key}m`].some((term) => {
        scope.readTerm(term, 'names');
        const place = tree.get(term);
        return place !== undefined && Boolean(cells.title[place] || cells.names[place]);
      }),
    lastTitled(term) {
      const cell = cells.title[tree.get(term) ?? -1];
      return cell ? unpackIndexes(cell).at(-1) : undefined;
    },
  };
}

const NAME_FIELDS = ['keywords', 'title', 'names', 'date', 'heads'] as const;

/** How long a word is at least that may have one other letter, and two. */
const MIN_MISTYPED = 4;
const MIN_TWO = 7;

/** The letter that few mistype, with the sign of a sound. */
const firstOf = (term: string) => term.slice(0, term.startsWith(PHONETIC_PREFIX) ? 2 : 1);

/** A text with two neighbouring letters in the other order, for all of them. */
const swaps = (text: string) =>
  Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, at) => `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`,
  );

/** Opens the index of a whole file. */
export function openIndex(file: Postings): GrowingSearchIndex {
  const lengths = lengthsOf(file.postings.title.split(','));
  const index = growingIndex((place) => lengths.get(place));
  index.add(file);
  return index;
}

/** How many terms the title of each entry has. @param cells the entries by term */
function lengthsOf(cells: readonly string[]): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const place of cells.flatMap((cell) => (cell ? unpackIndexes(cell) : []))) {
    lengths.set(place, (lengths.get(place) ?? 0) + 1);
  }
  return lengths;
}

/** A term that only begins a longer one: the less of it follows, the closer. */
const closeness = (length: number, more: number) => (0.9 * length) / (length + more / 2);
