/** Words of titles that are near to those asked for. */
import type { Entry } from './file.ts';
import type { Index } from './lookUp.ts';
import type { Query } from './query.ts';
import { termOf } from './terms.ts';
import { isSilent, words } from './words.ts';

/** The most that a term may differ from what was asked for, as a part of its length. */
const NEAR = 1 / 3;
const SHORTEST = 3;
const MOST = 3;

/** The words of titles as they are written, by their terms. */
export function titleWords(entries: readonly Pick<Entry, 'title'>[]): ReadonlyMap<string, string> {
  const found = entries.flatMap(({ title }) => words(title)).filter(({ word }) => !isSilent(word));
  return new Map(found.map(({ text, word }) => [termOf(word), text]));
}

/** @param written how a term is written in a title; see {@link titleWords} */
export function suggest(
  index: Index,
  written: (term: string) => string | undefined,
  { wanted }: Query,
): string[] {
  const nearest = new Map<string, number>();
  for (const { term } of wanted.flatMap(({ count, looks }) => (count === 1 ? looks : []))) {
    if (term.length < SHORTEST) continue;
    for (const { found, letters } of index.near(term, Math.floor(term.length * NEAR))) {
      const word = written(found);
      if (word !== undefined) nearest.set(word, Math.min(nearest.get(word) ?? letters, letters));
    }
  }
  return [...nearest]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([word]) => word);
}
