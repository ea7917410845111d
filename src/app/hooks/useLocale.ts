/** The locale of the page that is shown. */
import { createContext, useContext } from 'react';
import type { Locale, PageMessages } from '../../core/i18n/locale.ts';
import type { Site } from '../../core/model.ts';

const LocaleContext = createContext<Locale | undefined>(undefined);

export const LocaleProvider = LocaleContext.Provider;

/** @throws outside of a page: a mistake of the engine, never of the content */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('A part was drawn outside of a page.');
  return locale;
}

/** The site in the language of the page. */
export const useSite = (): Site => useLocale().site;

/** The words of the interface in that language. */
export const useMessages = (): PageMessages => useLocale().messages;
