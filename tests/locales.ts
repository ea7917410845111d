/** The English locale of a site with some texts in Malayalam, for tests that render pages. */

import { scriptsOf } from '../src/core/i18n/language.ts';
import type { Site } from '../src/core/model.ts';
import { createLocaleSet, type LocaleSet, loadMessages, splitMessages } from '../src/node/content/locales.ts';
import { MINIMAL_SITE } from './sites.ts';

/** All English messages of the UI. */
export const ENGLISH = loadMessages('en');

/** The Malayalam letters of an English site. */
export const MALAYALAM = scriptsOf([['Mlym', 'ml']]);

/** @param site with English as its language @param words UI messages */
export function englishLocaleSet(site: Site = MINIMAL_SITE, words = ENGLISH): LocaleSet {
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
