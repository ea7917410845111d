/** Which entries have the words of a query, the best first; docs/decisions/009-search.md says why the ranking is our own. */
import { best, type Index, type Scores } from './lookUp.ts';
import type { Query, Wanted } from './query.ts';
import type { Outline } from './reader.ts';
import { lookForParts } from './wordParts.ts';

/** A page that is always there stands before an event that is over. */
const LASTING = 1.3;
/** How much more the newest event is worth than one of four years ago. */
const NEWEST = 0.4;
const YEARS = 4;
/** A shorter word that some text has is no mistyped name. */
const MIN_MISTYPED = 5;
/** A shorter word that the site has is taken as it was typed. */
const MIN_OTHER_WORD = 6;

/** How much more an entry is worth whose title is what was asked for, and no more. */
const TITLE = 1.5;
/** What a word that says nothing is worth beside one that does. */
const SILENT = 0.25;

interface Ranked {
  /** The number of the entry. */
  place: number;
  /** The numbers of the terms by which it was found. */
  terms: ReadonlySet<number>;
  /** How many of the required words it has. */
  covered: number;
  /** Whether it has all words that say something, years among them. */
  whole: boolean;
}

/** @param boosts how much more each entry is worth than another; see {@link boostsOf} */
export function rank(index: Index, boosts: readonly number[], query: Query): Ranked[] {
  const found = [...query.wanted, ...query.abbreviations].map((part) => lookFor(index, part));
  const ranked = merge(index, boosts, query, found);
  if ((ranked[0]?.covered ?? 0) >= query.required.filter(Boolean).length) return ranked;
  // No entry has all words: one of them may be mistyped, although it is a word of the site.
  const others = found.filter(({ part, isWidened }) => !isWidened && mayBeMistyped(part, MIN_OTHER_WORD));
  for (const { part, scores } of others) for (const look of part.looks) index.lookAround(scores, look, true);
  return others.length > 0 ? merge(index, boosts, query, found) : ranked;
}

/** The entries that have a part of a query. */
interface PartScores {
  part: Wanted;
  scores: Scores;
  /** Whether mistyped words count too. */
  isWidened: boolean;
}

const mayBeMistyped = ({ word, count }: Wanted, length: number) => count === 1 && word.length >= length;

function lookFor(index: Index, part: Wanted): PartScores {
  const { looks, count, sound } = part;
  const scores: Scores = new Map();
  for (const look of looks) index.lookUp(scores, look);
  if (sound !== undefined && count === 1 && !index.isName(sound)) lookForParts(index, scores, sound);
  const hasSome = scores.size > 0;
  // The first two are the word as it was typed, and its singular.
  const isWidened = hasSome
    ? mayBeMistyped(part, MIN_MISTYPED) && !looks.slice(0, 2).some(({ term }) => index.isKnown(term))
    : count === 1;
  if (isWidened) for (const look of looks) index.lookAround(scores, look, hasSome);
  return { part, scores, isWidened };
}

/** An entry that has words of a query. */
interface Row {
  /** For each word. */
  scores: number[];
  /** For each word whether it stands in the title. */
  isTitled: boolean[];
  titled: Set<number>;
  terms: Set<number>;
}

function merge(
  index: Index,
  boosts: readonly number[],
  { required, telling }: Query,
  found: readonly PartScores[],
): Ranked[] {
  const rows = new Map<number, Row>();
  for (const { part, scores } of found) {
    // A word is worth more the rarer it is.
    const rarity = Math.log(1 + (boosts.length - scores.size + 0.5) / (scores.size + 0.5));
    for (const [place, { score, terms, titled }] of scores) {
      const row = rows.get(place) ?? {
        scores: required.map(() => 0),
        isTitled: [],
        titled: new Set(),
        terms: new Set(),
      };
      rows.set(place, row);
      // Joined words are as good as each of them.
      for (let word = part.from; word < part.from + part.count; word++) {
        row.scores[word] = best(row.scores[word] ?? 0, score * rarity);
        row.isTitled[word] ||= titled.length > 0;
      }
      for (const term of terms) row.terms.add(term);
      for (const term of titled) row.titled.add(term);
    }
  }
  return [...rows]
    .map(([place, row]) => ({
      place,
      terms: row.terms,
      covered: row.scores.filter((score, word) => required[word] && score > 0).length,
      whole: row.scores.every((score, word) => score > 0 || !telling[word]),
      score:
        row.scores.reduce((sum, score, word) => sum + score * (telling[word] ? 1 : SILENT), 0) *
        (boosts[place] ?? 1) *
        (1 + TITLE * titlePart(row, required, index.titleLength(place))),
    }))
    .sort((a, b) => b.covered - a.covered || b.score - a.score || a.place - b.place);
}

/**
 * How much of its title was asked for, of an entry whose title has all that was. One word of many is no title.
 *
 * @param length how many words the title has
 */
function titlePart({ isTitled, titled }: Row, required: readonly boolean[], length = 1): number {
  if (required.some((is, word) => is && !isTitled[word])) return 0;
  // A word may begin two, and two may be one.
  const count = Math.min(titled.size, isTitled.filter(Boolean).length);
  return count < Math.min(2, length) ? 0 : Math.min(1, count / length);
}

/** How much more each entry is worth by its age. */
export function boostsOf(outlines: readonly Outline[]): number[] {
  const days = outlines.map(({ day }) => day);
  const newest = Math.max(0, ...days.filter((day) => day !== undefined));
  return days.map((day) => {
    if (day === undefined) return LASTING;
    return 1 + NEWEST * Math.max(0, 1 - (newest - day) / (365.25 * YEARS));
  });
}
