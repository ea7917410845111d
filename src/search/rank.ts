/** Which entries have the words of a query, the best first; docs/decisions/009-search.md says why the ranking is our own. */
import type { Index, Scores } from './lookUp.ts';
import type { Query, Wanted } from './query.ts';
import type { Outline } from './reader.ts';
import { lookForParts } from './wordParts.ts';

/** A page that is always there stands before an event that is over. */
const LASTING = 1.3;
/** How much more the newest event is worth than one of four years ago. */
const NEWEST = 0.4;
const YEARS = 4;

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
export function rank(
  index: Index,
  boosts: readonly number[],
  { required, telling, wanted }: Query,
): Ranked[] {
  const rows = new Map<number, { scores: number[]; terms: Set<number> }>();
  for (const part of wanted) {
    for (const [place, { score, terms }] of scoresOf(index, boosts.length, part)) {
      const row = rows.get(place) ?? { scores: required.map(() => 0), terms: new Set() };
      rows.set(place, row);
      // Joined words are as good as each of them.
      for (let word = part.from; word < part.from + part.count; word++) {
        row.scores[word] = Math.max(row.scores[word] ?? 0, score);
      }
      for (const term of terms) row.terms.add(term);
    }
  }
  return [...rows]
    .map(([place, { scores, terms }]) => ({
      place,
      terms,
      covered: scores.filter((score, word) => required[word] && score > 0).length,
      whole: scores.every((score, word) => score > 0 || !telling[word]),
      score: scores.reduce((sum, score) => sum + score, 0) * (boosts[place] ?? 1),
    }))
    .sort((a, b) => b.covered - a.covered || b.score - a.score || a.place - b.place);
}

/** Who has a word, worth more the rarer it is. */
function scoresOf(index: Index, entries: number, { looks, count, sound }: Wanted): Scores {
  const scores: Scores = new Map();
  for (const look of looks) index.lookUp(scores, look);
  if (sound !== undefined && count === 1 && !index.isName(sound)) lookForParts(index, scores, sound);
  if (scores.size === 0 && count === 1) for (const look of looks) index.lookAround(scores, look);
  const rarity = Math.log(1 + (entries - scores.size + 0.5) / (scores.size + 0.5));
  for (const found of scores.values()) found.score *= rarity;
  return scores;
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
