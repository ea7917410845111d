/** The words of the window in the language that somebody has chosen. */
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { ml } from './ml.ts';
import type { EditorMessages } from './model.ts';

const LANGUAGES: readonly EditorMessages[] = [en, ml];

/** The words in the first of some languages that the window speaks. */
export const messagesFor = (languages: readonly string[]): EditorMessages =>
  languages.flatMap((tag) => LANGUAGES.find(({ language }) => tag.split('-')[0] === language) ?? [])[0] ?? en;

/** The next language of the switch. */
export const nextLanguage = (language: string): string =>
  LANGUAGES[(LANGUAGES.findIndex((messages) => messages.language === language) + 1) % LANGUAGES.length]
    ?.language ?? en.language;

export const MessagesContext = createContext(en as EditorMessages);

/** All words, and the language that they are in. */
export const useMessages = (): EditorMessages => useContext(MessagesContext);
