/** From words to the terms of the index. */
import { isMalayalam, sound } from './sound.ts';
import { isSilent, stem, words } from './words.ts';

/** Begins the terms that are sounds of Malayalam words, apart from those that are Latin words themselves. */
export const SOUND = '~';

/** The term of one folded word. */
export function termOf(word: string): string {
  return isMalayalam(word) ? SOUND + sound(word) : stem(word);
}

/** The terms of a short text in which every word counts, such as a title; each once. */
export function termsOf(text: string): string[] {
  return unique(words(text).map(({ word }) => termOf(word)));
}

/**
 * How much of a sound is kept of words in long texts. Malayalam adds endings and further words to a word, so the
 * beginnings are fewer and find more.
 */
const BEGINNING = 9;

/** The terms of a long text: those of {@link termsOf} that say something, sounds cut to their beginnings; each once. */
export function textTermsOf(text: string): string[] {
  return unique(words(text).flatMap(({ word }) => (isSilent(word) ? [] : beginningOf(termOf(word)))));
}

/** A term as long texts have it. */
export function beginningOf(term: string): string {
  return term.startsWith(SOUND) ? term.slice(0, SOUND.length + BEGINNING) : term;
}

/** A sound of one letter is no word. */
const unique = (terms: readonly string[]) => [
  ...new Set(terms.filter((term) => term.length > 1 || /\w/.test(term))),
];
