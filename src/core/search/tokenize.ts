import { fold } from './fold.ts';
import { hasMalayalam, phoneticKey } from './phonetic.ts';

export interface Token {
  text: string;
  /** Folded and without dots; see {@link fold}. */
  folded: string;
  /** In UTF-16 code units. */
  start: number;
}

/**
 * An abbreviation with dots (B.Sc, എൻ.എസ്.എസ്.), letters with their marks and joiners, or a number. Letters
 * and digits are separate: "2025ലെ" gives 2025 and ലെ.
 */
const WORD =
  /(?:[a-z]{1,2}(?:\.[a-z]{1,3})+(?![a-z])|[\u0D05-\u0D4D\u0D7A-\u0D7F][\u0D00-\u0D4D\u0D7A-\u0D7F\u200D]{0,3}(?:\.[\u0D05-\u0D4D\u0D7A-\u0D7F][\u0D00-\u0D4D\u0D7A-\u0D7F\u200D]{0,3})+(?![\u0D00-\u0D7F]))|\p{L}[\p{L}\p{M}\u00AD\u200B-\u200D]*|\p{N}+(?:,\p{N}{2,3})*/giu;

export function tokenize(text: string): Token[] {
  return [...text.normalize('NFC').matchAll(WORD)].map((match) => ({
    text: match[0],
    folded: fold(match[0]).replace(/[.,]/g, ''),
    start: match.index,
  }));
}

/** The stop words by language: articles, particles and question words, with romanised forms that visitors type. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be been before but by can conducted could details did do does each
    find for from get give had happen happening has have held he her his how i if in into is it its kindly know like long
    looking many more much my need no not of on one or our out over please shall she should show so tell than that the
    their them then there these they this those to up want was we were what when where which who whom whose why will with
    would you your`,
  ml: `ഒരു ഈ ആ ഇത് അത് എന്ന എന്ന് എന്നു എന്നീ ഒരുക്കി ആയി ആയിരുന്നു ഉണ്ടായിരുന്നു അവർ അവരുടെ തന്റെ ആണ് ചെയ്തു പറഞ്ഞു
    ethra engane evide enthanu aaranu undo und venam kittum kittumo enthu enthokke eppol eppo ethu cheyyam cheyyanam ariyan`,
  ar: 'أين متى كيف كم ما ماذا من هل لماذا أي هو هي هذا هذه في على إلى عن مع أو',
  hi: 'कहाँ कब कैसे कितना कितने कितनी क्या कौन क्यों कौनसा है हैं का की के को में से पर और या एक यह वह होता होती करें',
  lv: 'kur kad kā kas cik kāpēc vai ir un ar par no uz pie kurš kura kādi kāds kāda tas šis',
};

/**
 * Malayalam question words, compared by phonetic key, so that they match in both scripts and with the copula:
 * എവിടെ, എവിടെയാണ്, "evideyanu".
 */
const MALAYALAM_QUESTIONS = `എവിടെ എങ്ങനെ എങ്ങിനെ എപ്പോൾ എപ്പോഴ എത്ര എന്ത് എന്തൊക്കെ എന്തിന് എന്തുകൊണ്ട് ഏത് ഏതൊക്കെ
  ആര് ആരൊക്കെ ഉണ്ടോ ഉണ്ട് വേണം വേണ്ട വേണ്ടത് കിട്ടും കിട്ടുമോ പറ്റും പറ്റുമോ കഴിയും കഴിയുമോ ചെയ്യാം ചെയ്യണം അറിയാൻ അറിയണം
  പറയാമോ ദയവായി തുടങ്ങും തുടങ്ങുന്നത് നടക്കും നടക്കുന്നത് നടന്നത്`;

const SILENT = new Set(Object.values(STOP_WORDS).flatMap((list) => list.split(/\s+/).map(fold)));

const QUESTION_SOUNDS = new Set(MALAYALAM_QUESTIONS.split(/\s+/).map(phoneticKey));
/** The copula at the end of a word: ആണ്. */
const COPULA = /^(..+?)y?an$/;
/** A shorter Latin word may be English: ENT. */
const MIN_ROMANISED = 4;

/** Returns true if a folded word is too common to find a page by. */
export const isStopWord = (word: string) => SILENT.has(word);

/** Returns true if a folded word is a Malayalam question word, in either script. */
export function isMalayalamQuestion(word: string): boolean {
  const key = phoneticKey(word);
  if (!hasMalayalam(word) && key.length < MIN_ROMANISED) return false;
  return QUESTION_SOUNDS.has(key) || QUESTION_SOUNDS.has(key.replace(COPULA, '$1'));
}

/** The article with attached particles, before at least three letters (Apache Lucene, ArabicStemmer). */
const ARTICLE = /^(?:[\u0648\u0628\u0643\u0641]?\u0627\u0644|\u0644\u0644)(?=\p{L}{3})/u;

/** Removes the English plural s (Harman's S stemmer) and the Arabic article. @param word folded */
export function stem(word: string): string {
  if (/^[\u0600-\u06FF]/.test(word)) return word.replace(ARTICLE, '');
  if (word.length < 4 || !word.endsWith('s') || hasMalayalam(word)) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word) || /[^us]s$/.test(word)) return word.slice(0, -1);
  return word;
}
