/** Ranks entries for a query; docs/decisions/009-search.md explains why the ranking is our own. */

import { matchCompounds } from './compounds.ts';
import { combineScores, type Scores, type SearchIndex } from './lookup.ts';
import type { Query, QueryTerm } from './query.ts';
import type { EntryOutline } from './searchContext.ts';

/** Pages without a day rank above past events. */
const LASTING_BOOST = 1.3;
/** The bonus of the newest event over one that is {@link RECENT_YEARS} old. */
const NEWEST_BOOST = 0.4;
const RECENT_YEARS = 4;
/** A shorter word in any text is not a mistyped name. */
const MIN_MISTYPED = 5;
/** A shorter word that the site has is not mistyped. */
const MIN_OTHER_WORD = 6;

/** The bonus of an entry whose title equals the query. */
const TITLE = 1.5;
const SILENT = 0.25;

interface RankedEntry {
  entry: number;
  terms: ReadonlySet<number>;
  /** The number of required words that match. */
  covered: number;
  /** True if all meaningful words match, including years. */
  hasAllWords: boolean;
}

/** @param boosts by entry; see {@link boostsOf} */
export function rank(index: SearchIndex, boosts: readonly number[], query: Query): RankedEntry[] {
  const partScores = [...query.terms, ...query.abbreviations].map((part) => scoreTerm(index, part));
  const ranked = merge(index, boosts, query, partScores);
  if ((ranked[0]?.covered ?? 0) >= query.required.filter(Boolean).length) return ranked;
  // No entry has all words, so one may be mistyped even though the site has it.
  const others = partScores.filter(
    ({ part, isWidened }) => !isWidened && mayBeMistyped(part, MIN_OTHER_WORD),
  );
  for (const { part, scores } of others)
    for (const look of part.variants) index.addSimilarMatches(scores, look, true);
  return others.length > 0 ? merge(index, boosts, query, partScores) : ranked;
}

interface PartScores {
  part: QueryTerm;
  scores: Scores;
  /** True if fuzzy matches are included. */
  isWidened: boolean;
}

const mayBeMistyped = ({ word, count }: QueryTerm, length: number) => count === 1 && word.length >= length;

function scoreTerm(index: SearchIndex, part: QueryTerm): PartScores {
  const { variants, count, phonetic } = part;
  const scores: Scores = new Map();
  for (const look of variants) index.addMatches(scores, look);
  if (phonetic !== undefined && count === 1 && !index.isName(phonetic))
    matchCompounds(index, scores, phonetic);
  const hasSome = scores.size > 0;
  // The first two variants are the typed word and its singular.
  const isWidened = hasSome
    ? mayBeMistyped(part, MIN_MISTYPED) && !variants.slice(0, 2).some(({ term }) => index.isCommon(term))
    : count === 1;
  if (isWidened) for (const look of variants) index.addSimilarMatches(scores, look, hasSome);
  return { part, scores, isWidened };
}

interface MergedRow {
  scores: number[];
  /** By word, true if the title has it. */
  isTitled: boolean[];
  titled: Set<number>;
  terms: Set<number>;
}

function merge(
  index: SearchIndex,
  boosts: readonly number[],
  { required, meaningful }: Query,
  partScores: readonly PartScores[],
): RankedEntry[] {
  const rows = new Map<number, MergedRow>();
  for (const { part, scores } of partScores) {
    const rarity = Math.log(1 + (boosts.length - scores.size + 0.5) / (scores.size + 0.5));
    for (const [entry, { score, terms, titled }] of scores) {
      const row = rows.get(entry) ?? {
        scores: required.map(() => 0),
        isTitled: [],
        titled: new Set(),
        terms: new Set(),
      };
      rows.set(entry, row);
      // Joined words count for each of them.
      for (let word = part.from; word < part.from + part.count; word++) {
        row.scores[word] = combineScores(row.scores[word] ?? 0, score * rarity);
        row.isTitled[word] ||= titled.length > 0;
      }
      for (const term of terms) row.terms.add(term);
      for (const term of titled) row.titled.add(term);
    }
  }
  return [...rows]
    .map(([entry, row]) => ({
      entry,
      terms: row.terms,
      covered: row.scores.filter((score, word) => required[word] && score > 0).length,
      hasAllWords: row.scores.every((score, word) => score > 0 || !meaningful[word]),
      score:
        row.scores.reduce((sum, score, word) => sum + score * (meaningful[word] ? 1 : SILENT), 0) *
        (boosts[entry] ?? 1) *
        (1 + TITLE * titlePart(row, required, index.titleLength(entry))),
    }))
    .sort((a, b) => b.covered - a.covered || b.score - a.score || a.entry - b.entry);
}

/** The part of the title in the query; 0 without a required word, or for one word of a longer title. */
function titlePart({ isTitled, titled }: MergedRow, required: readonly boolean[], length = 1): number {
  if (required.some((is, word) => is && !isTitled[word])) return 0;
  // One word may begin two, and two may be joined.
  const count = Math.min(titled.size, isTitled.filter(Boolean).length);
  return count < Math.min(2, length) ? 0 : Math.min(1, count / length);
}

/** Boosts by age. */
export function boostsOf(outlines: readonly EntryOutline[]): number[] {
  const days = outlines.map(({ day }) => day);
  const newest = Math.max(0, ...days.filter((day) => day !== undefined));
  return days.map((day) => {
    if (day === undefined) return LASTING_BOOST;
    return 1 + NEWEST_BOOST * Math.max(0, 1 - (newest - day) / (365.25 * RECENT_YEARS));
  });
}
