/** Which entries have a term, whole, as a beginning, or nearly so, and what it is worth there. */
import SearchableMap from 'minisearch/SearchableMap';
import { type Field, type SearchFile, unpackPlaces, unpackTerms } from './file.ts';
import type { Look } from './query.ts';
import { SOUND } from './terms.ts';

/** What a word is worth by where it stands. */
const WORTH: Readonly<Record<Field, number>> = {
  keywords: 16,
  title: 10,
  names: 6,
  date: 4,
  heads: 3,
  text: 1,
};
/** How much more a title of one word is worth, one of two half as much, and so on: what was asked for is most of it. */
const SHORT_TITLE = 0.1;
/** A letter that differs. */
const MISTYPED = 0.6;

/** For each entry what a word is worth there, and by which terms it was found. */
export type Scores = Map<number, { score: number; terms: number[] }>;

export interface Index {
  /** By the number of a term. */
  terms: readonly string[];
  /** Adds who has a term, or a longer one where that counts too. */
  lookUp(scores: Scores, look: Look): void;
  /** Adds who has terms that differ in a letter or two: mistyped words. */
  lookAround(scores: Scores, look: Look): void;
  /** Terms that differ in so many letters at most, each with its number and that of the letters. */
  near(term: string, letters: number): Iterable<[term: string, [place: number, letters: number]]>;
  /** Whether a sound stands in a title or another name, by itself or with the anusvara that it loses within a word. */
  isName(key: string): boolean;
}

/** Opens the index of a file. */
export function openIndex(file: SearchFile): Index {
  const terms = unpackTerms(file);
  const tree = new SearchableMap<number>();
  for (const [place, term] of terms.entries()) tree.set(term, place);
  const column = (field: Field) => file.postings[field].split(',');
  const [titles, names] = [column('title'), column('names')];
  const lengths = lengthsOf(titles);
  const even = (field: Field) => () => WORTH[field];
  const columns = [
    { cells: titles, worth: (place: number) => WORTH.title * (1 + SHORT_TITLE / (lengths.get(place) ?? 1)) },
    { cells: names, worth: even('names') },
    { cells: column('date'), worth: even('date') },
    { cells: column('heads'), worth: even('heads') },
    { cells: column('text'), worth: even('text') },
  ];

  // What people type is meant as it stands, and is no beginning of something else.
  const whole = [{ cells: column('keywords'), worth: even('keywords') }, ...columns];

  const collect = (scores: Scores, term: number, weight: number, among = columns) => {
    for (const { worth, cells } of among) {
      const cell = cells[term];
      if (!cell) continue;
      for (const place of unpackPlaces(cell)) {
        const found = scores.get(place);
        const score = worth(place) * weight;
        if (!found) scores.set(place, { score, terms: [term] });
        else {
          found.score = Math.max(found.score, score);
          if (found.terms.at(-1) !== term) found.terms.push(term);
        }
      }
    }
  };

  return {
    terms,
    lookUp(scores, { term, prefix, weight }) {
      const exact = tree.get(term);
      if (exact !== undefined) collect(scores, exact, weight, whole);
      if (!prefix) return;
      for (const [longer, place] of tree.atPrefix(term).entries()) {
        if (place !== exact)
          collect(scores, place, weight * closeness(term.length, longer.length - term.length));
      }
    },
    lookAround(scores, { term, weight }) {
      const distance = term.length > 7 ? 2 : term.length > 3 ? 1 : 0;
      if (distance === 0) return;
      for (const [, [place, letters]] of tree.fuzzyGet(term, distance)) {
        collect(scores, place, weight * MISTYPED ** letters);
      }
    },
    near: (term, letters) => tree.fuzzyGet(term, letters),
    isName: (key) =>
      [SOUND + key, `${SOUND + key}m`].some((term) => {
        const place = tree.get(term);
        return place !== undefined && Boolean(titles[place] || names[place]);
      }),
  };
}

/** How many terms the title of each entry has. @param cells the entries by term */
function lengthsOf(cells: readonly string[]): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const place of cells.flatMap((cell) => (cell ? unpackPlaces(cell) : []))) {
    lengths.set(place, (lengths.get(place) ?? 0) + 1);
  }
  return lengths;
}

/** A term that only begins a longer one: the less of it follows, the closer. */
const closeness = (length: number, more: number) => (0.9 * length) / (length + more / 2);
