/** Omits style sheets of src/app/styles/main.css that a site does not need. */
import type { Plugin } from 'vite';
import { directionOf } from '../../core/i18n/language.ts';
import { type SiteLocales, usesScript } from '../content/locales.ts';

/** Each sheet with the condition under which a site needs it. */
const SHEETS: readonly (readonly [sheet: string, isWanted: (locales: SiteLocales) => boolean])[] = [
  // Web fonts for scripts that some devices lack.
  ['./fonts.css', (locales) => usesScript(locales, 'Mlym')],
  ['./shell/languages.css', ({ sources }) => sources.length > 1],
  ['./rightToLeft.css', ({ sources }) => sources.some(({ language }) => directionOf(language) === 'rtl')],
];

export function omitUnusedCss(locales: SiteLocales): Plugin {
  const unwanted = SHEETS.filter(([, isWanted]) => !isWanted(locales)).map(([sheet]) => sheet);
  return {
    name: 'omit-unused-css',
    // Runs before Vite resolves the imports.
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/app/styles/main.css') && unwanted.length > 0
        ? {
            code: code
              .split('\n')
              .filter((line) => !unwanted.some((sheet) => line.startsWith(`@import "${sheet}"`)))
              .join('\n'),
            map: null,
          }
        : undefined,
  };
}
