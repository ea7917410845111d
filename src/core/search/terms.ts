import { hasMalayalam, phoneticKey } from './phonetic.ts';
import { isStopWord, stem, tokenize } from './tokenize.ts';

/** The prefix of phonetic keys, which separates them from Latin words. */
export const PHONETIC_PREFIX = '~';

export function termOf(word: string): string {
  return hasMalayalam(word) ? PHONETIC_PREFIX + phoneticKey(word) : stem(word);
}

/** The unique terms of a short text, such as a title, with stop words. */
export function termsOf(text: string): string[] {
  return unique(tokenize(text).map(({ folded }) => termOf(folded)));
}

/** The maximum length of a phonetic key in long texts: Malayalam appends endings, so prefixes match more. */
const BEGINNING = 9;

/** The unique terms of a long text, without stop words, phonetic keys shortened. */
export function textTermsOf(text: string): string[] {
  return unique(
    tokenize(text).flatMap(({ folded }) => (isStopWord(folded) ? [] : beginningOf(termOf(folded)))),
  );
}

/** Shortens a phonetic key as in long texts. */
export function beginningOf(term: string): string {
  return term.startsWith(PHONETIC_PREFIX) ? term.slice(0, PHONETIC_PREFIX.length + BEGINNING) : term;
}

/** The prefix of initials, which separates them from words. */
export const INITIALS = '=';

const MIN_INITIALS = 3;
const MAX_INITIALS = 6;
/** Ends a name: "Basic Life Support: Two Minutes at a Time". */
const END_OF_NAME = /[:;,.!?()[\]/|–—]/;

/** Uses the phonetic key of a Malayalam word, so that typed Latin letters match. */
const initialOf = (word: string) => [...(hasMalayalam(word) ? phoneticKey(word) : word)][0] ?? '';

/**
 * With and without stop words: "Right to Information" gives "rti" and "ri", which is too short.
 *
 * @param run folded words
 */
export function abbreviationsOf(run: readonly string[]): string[] {
  const letters = [run, run.filter((word) => !isStopWord(word))].map((part) => part.map(initialOf).join(''));
  return [...new Set(letters)].filter(({ length }) => length >= MIN_INITIALS && length <= MAX_INITIALS);
}

/** The unique abbreviation terms of names, such as titles. */
export function initialTermsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(END_OF_NAME));
  return unique(
    parts.flatMap((part) => {
      const run = tokenize(part).flatMap(({ folded }) => (/\d/.test(folded) ? [] : folded));
      return abbreviationsOf(run).map((letters) => INITIALS + letters);
    }),
  );
}

/** A phonetic key of one letter is no word. */
const unique = (terms: readonly string[]) => [
  ...new Set(terms.filter((term) => term.length > 1 || /\w/.test(term))),
];
