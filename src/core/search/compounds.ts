/** Matches compounds that the index has as separate words: ലോകജലദിനം. */
import type { Scores, SearchIndex } from './lookup.ts';
import { PHONETIC_PREFIX } from './terms.ts';

const COMPOUND_WEIGHT = 0.9;
const MIN_PART_LETTERS = 3;

/** Adds the entries that have all parts of a phonetic key. */
export function matchCompounds(index: SearchIndex, scores: Scores, key: string): void {
  const parts = partsOf(key, index.isName);
  if (parts.length < 2) return;
  const [head, ...rest] = parts.map((part) => {
    const each: Scores = new Map();
    index.addMatches(each, { term: PHONETIC_PREFIX + part, prefix: true, weight: COMPOUND_WEIGHT });
    return each;
  });
  for (const [entry, first] of head ?? []) {
    const partScores = [first, ...rest.flatMap((each) => each.get(entry) ?? [])];
    if (partScores.length < parts.length) continue;
    const least = Math.min(...partScores.map(({ score }) => score));
    const existing = scores.get(entry);
    if (!existing || existing.score < least) {
      scores.set(entry, {
        score: least,
        terms: partScores.flatMap(({ terms }) => terms),
        titled: partScores.every(({ titled }) => titled.length > 0)
          ? partScores.flatMap(({ titled }) => titled)
          : [],
      });
    }
  }
}

/** Splits a phonetic key into the fewest names; empty if this is impossible. */
function partsOf(key: string, isName: (part: string) => boolean): string[] {
  for (let end = key.length - MIN_PART_LETTERS; end >= MIN_PART_LETTERS; end--) {
    const first = key.slice(0, end);
    if (!isName(first)) continue;
    const rest = key.slice(end);
    if (isName(rest)) return [first, rest];
    const more = partsOf(rest, isName);
    if (more.length > 0) return [first, ...more];
  }
  return [];
}
