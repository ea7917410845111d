/** The words of a text, for the index and for what a visitor types. */
import { fold } from './fold.ts';
import { hasMalayalam, phoneticKey } from './phonetic.ts';
import { MALAYALAM_QUESTIONS, STOP_WORDS } from './stopWords.ts';

export interface Token {
  /** As it stands in the text. */
  text: string;
  /** Folded, and an abbreviation without its dots; see {@link fold}. */
  folded: string;
  /** Where it begins in the text, in UTF-16 code units. */
  start: number;
}

/**
 * An abbreviation with dots (B.Sc, എൻ.എസ്.എസ്.), letters with their marks and joiners, or a number. Letters and digits
 * part: "2025ലെ" is 2025 and ലെ.
 */
const WORD =
  /(?:[a-z]{1,2}(?:\.[a-z]{1,3})+(?![a-z])|[\u0D05-\u0D4D\u0D7A-\u0D7F][\u0D00-\u0D4D\u0D7A-\u0D7F\u200D]{0,3}(?:\.[\u0D05-\u0D4D\u0D7A-\u0D7F][\u0D00-\u0D4D\u0D7A-\u0D7F\u200D]{0,3})+(?![\u0D00-\u0D7F]))|\p{L}[\p{L}\p{M}\u00AD\u200B-\u200D]*|\p{N}+(?:,\p{N}{2,3})*/giu;

/** The words of a text in their order. */
export function tokenize(text: string): Token[] {
  return [...text.normalize('NFC').matchAll(WORD)].map((match) => ({
    text: match[0],
    folded: fold(match[0]).replace(/[.,]/g, ''),
    start: match.index,
  }));
}

const SILENT = new Set(Object.values(STOP_WORDS).flatMap((list) => list.split(/\s+/).map(fold)));

const QUESTION_SOUNDS = new Set(MALAYALAM_QUESTIONS.split(/\s+/).map(phoneticKey));
/** The copula at the end of a word: ആണ്. */
const COPULA = /^(..+?)y?an$/;
/** A Latin word that sounds like a shorter one may be an English one: ENT. */
const MIN_ROMANISED = 4;

/** Returns true if a folded word is too common to find a page by. */
export const isStopWord = (word: string) => SILENT.has(word);

/** Returns true if a folded word of a query asks in Malayalam, in either script, and says nothing of the page. */
export function isMalayalamQuestion(word: string): boolean {
  const key = phoneticKey(word);
  if (!hasMalayalam(word) && key.length < MIN_ROMANISED) return false;
  return QUESTION_SOUNDS.has(key) || QUESTION_SOUNDS.has(key.replace(COPULA, '$1'));
}

/** The article, with the particles that are written onto it (Apache Lucene, ArabicStemmer), before a word of three letters at the least. */
const ARTICLE = /^(?:[\u0648\u0628\u0643\u0641]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u;

/**
 * The stem of a word: an English one without the s of the plural (Harman's S stemmer), an Arabic one without the article.
 *
 * @param word folded
 */
export function stem(word: string): string {
  if (/^[\u0600-\u06FF]/.test(word)) return word.replace(ARTICLE, '');
  if (word.length < 4 || !word.endsWith('s') || hasMalayalam(word)) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word) || /[^us]s$/.test(word)) return word.slice(0, -1);
  return word;
}
