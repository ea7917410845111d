/** Leaves out style sheets that src/app/styles/main.css imports and a site has no use for. */
import type { Plugin } from 'vite';
import { directionOf } from '../../core/i18n/language.ts';
import { type SiteLocales, usesScript } from '../content/locales.ts';

/** The sheets that not every site wants. A further one is a row, and its import. */
const SHEETS: readonly (readonly [sheet: string, isWanted: (locales: SiteLocales) => boolean])[] = [
  // Letters that not every device has, for sites that write in them.
  ['./fonts.css', (locales) => usesScript(locales, 'Mlym')],
  ['./shell/languages.css', ({ sources }) => sources.length > 1],
  ['./rightToLeft.css', ({ sources }) => sources.some(({ language }) => directionOf(language) === 'rtl')],
];

export function wantedSheets(locales: SiteLocales): Plugin {
  const unwanted = SHEETS.filter(([, isWanted]) => !isWanted(locales)).map(([sheet]) => sheet);
  return {
    name: 'wanted-sheets',
    // Before Vite follows the imports.
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
