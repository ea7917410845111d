import { createContext, useContext } from 'react';
import type { Locale, PageMessages } from '../../core/i18n/locale.ts';
import type { Site } from '../../core/model.ts';

const LocaleContext = createContext<Locale | undefined>(undefined);

export const LocaleProvider = LocaleContext.Provider;

/** @throws outside of a page, which is a bug in the engine */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('A part was drawn outside of a page.');
  return locale;
}

export const useSite = (): Site => useLocale().site;

export const useMessages = (): PageMessages => useLocale().messages;
