/** A site as it speaks English about texts of which some are in Malayalam, for tests that draw pages. */

import { scriptsOf } from '../src/core/i18n/language.ts';
import type { Site } from '../src/core/model.ts';
import { createLocaleSet, type LocaleSet, loadMessages, splitMessages } from '../src/node/content/locales.ts';
import { LEAST_SITE } from './sites.ts';

/** All that the interface says in English. */
export const ENGLISH = loadMessages('en');

/** The Malayalam letters of an English site. */
export const MALAYALAM = scriptsOf([['Mlym', 'ml']]);

/**
 * @param site whose own language is English
 * @param words those of the interface
 */
export function englishLocaleSet(site: Site = LEAST_SITE, words = ENGLISH): LocaleSet {
  return createLocaleSet({
    sources: [
      {
        language: site.language,
        site,
        ...splitMessages(words, ['en', 'ml']),
        layouts: { ml: loadMessages('ml').layouts },
        scripts: [['Mlym', 'ml']],
        otherLanguages: [],
        mainLanguage: site.language,
        home: '',
      },
    ],
    translations: [],
    dates: [ENGLISH.dates, loadMessages('ml').dates],
  });
}
