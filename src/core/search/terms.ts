/** From words to the terms of the index. */
import { hasMalayalam, phoneticKey } from './phonetic.ts';
import { isStopWord, stem, tokenize } from './tokenize.ts';

/** Begins the terms that are sounds of Malayalam words, apart from those that are Latin words themselves. */
export const PHONETIC_PREFIX = '~';

/** The term of one folded word. */
export function termOf(word: string): string {
  return hasMalayalam(word) ? PHONETIC_PREFIX + phoneticKey(word) : stem(word);
}

/** The terms of a short text in which every word counts, such as a title; each once. */
export function termsOf(text: string): string[] {
  return unique(tokenize(text).map(({ folded }) => termOf(folded)));
}

/**
 * How much of a sound is kept of words in long texts. Malayalam adds endings and further words to a word, so the
 * beginnings are fewer and find more.
 */
const BEGINNING = 9;

/** The terms of a long text: those of {@link termsOf} that say something, sounds cut to their beginnings; each once. */
export function textTermsOf(text: string): string[] {
  return unique(
    tokenize(text).flatMap(({ folded }) => (isStopWord(folded) ? [] : beginningOf(termOf(folded)))),
  );
}

/** A term as long texts have it. */
export function beginningOf(term: string): string {
  return term.startsWith(PHONETIC_PREFIX) ? term.slice(0, PHONETIC_PREFIX.length + BEGINNING) : term;
}

/** Begins the terms that are initials of names, apart from words of the same letters. */
export const INITIALS = '=';

const MIN_INITIALS = 3;
const MAX_INITIALS = 6;
/** A name ends at these: "Basic Life Support: Two Minutes at a Time". */
const END_OF_NAME = /[:;,.!?()[\]/|–—]/;

/** The first letter of a folded word; of a Malayalam one that of its sound, so that typed Latin letters meet it. */
const initialOf = (word: string) => [...(hasMalayalam(word) ? phoneticKey(word) : word)][0] ?? '';

/**
 * The letters by which a run of words may be abbreviated, with its small words and without: "Right to Information" as rti
 * and ri, of which the second is too short.
 *
 * @param run folded words
 */
export function abbreviationsOf(run: readonly string[]): string[] {
  const letters = [run, run.filter((word) => !isStopWord(word))].map((part) => part.map(initialOf).join(''));
  return [...new Set(letters)].filter(({ length }) => length >= MIN_INITIALS && length <= MAX_INITIALS);
}

/** The terms of the abbreviations of names, such as titles; each once. */
export function initialTermsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(END_OF_NAME));
  return unique(
    parts.flatMap((part) => {
      const run = tokenize(part).flatMap(({ folded }) => (/\d/.test(folded) ? [] : folded));
      return abbreviationsOf(run).map((letters) => INITIALS + letters);
    }),
  );
}

/** A sound of one letter is no word. */
const unique = (terms: readonly string[]) => [
  ...new Set(terms.filter((term) => term.length > 1 || /\w/.test(term))),
];
