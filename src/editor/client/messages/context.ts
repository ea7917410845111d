/** The words of the window in the language that somebody has chosen. */
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { ml } from './ml.ts';
import type { WindowWords } from './model.ts';

const LANGUAGES: readonly WindowWords[] = [en, ml];

/** The words in the first of some languages that the window speaks. */
export const wordsIn = (languages: readonly string[]): WindowWords =>
  languages.flatMap((tag) => LANGUAGES.find(({ language }) => tag.split('-')[0] === language) ?? [])[0] ?? en;

/** The next language of the switch. */
export const nextLanguage = (language: string): string =>
  LANGUAGES[(LANGUAGES.findIndex((words) => words.language === language) + 1) % LANGUAGES.length]?.language ??
  en.language;

export const WordsContext = createContext(en as WindowWords);

/** All words, and the language that they are in. */
export const useWords = (): WindowWords => useContext(WordsContext);
