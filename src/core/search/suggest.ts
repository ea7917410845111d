/** Suggests similar words of titles. */
import type { SearchEntry } from './file.ts';
import type { SearchIndex } from './lookup.ts';
import type { Query } from './query.ts';
import { termOf } from './terms.ts';
import { isStopWord, tokenize } from './tokenize.ts';

/** The maximum edit distance relative to the length of the term. */
const MAX_DIFFERENCE = 1 / 3;
const MIN_WORD_LETTERS = 3;
const MAX_SUGGESTIONS = 3;

/** The spelling of words in titles, by term. */
export function titleWords(entries: readonly Pick<SearchEntry, 'title'>[]): ReadonlyMap<string, string> {
  const words = entries.flatMap(({ title }) => tokenize(title)).filter(({ folded }) => !isStopWord(folded));
  return new Map(words.map(({ text, folded }) => [termOf(folded), text]));
}

/** @param writtenForm the spelling of a term; see {@link titleWords} */
export function suggest(
  index: SearchIndex,
  writtenForm: (term: string) => string | undefined,
  { terms }: Query,
): string[] {
  const nearest = new Map<string, number>();
  for (const { term } of terms.flatMap(({ count, variants }) => (count === 1 ? variants : []))) {
    if (term.length < MIN_WORD_LETTERS) continue;
    for (const { term: candidate, letters } of index.similarTerms(
      term,
      Math.floor(term.length * MAX_DIFFERENCE),
    )) {
      const word = writtenForm(candidate);
      if (word !== undefined) nearest.set(word, Math.min(nearest.get(word) ?? letters, letters));
    }
  }
  return [...nearest]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_SUGGESTIONS)
    .map(([word]) => word);
}
