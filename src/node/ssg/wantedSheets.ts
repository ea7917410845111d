/** Leaves out style sheets that src/app/styles/main.css imports and a site has no use for. */
import type { Plugin } from 'vite';
import { directionOf } from '../../core/i18n/language.ts';
import { type SiteVoices, writesIn } from '../content/voices.ts';

/** The sheets that not every site wants. A further one is a row, and its import. */
const SHEETS: readonly (readonly [sheet: string, isWanted: (voices: SiteVoices) => boolean])[] = [
  // Letters that not every device has, for sites that write in them.
  ['./fonts.css', (voices) => writesIn(voices, 'Mlym')],
  ['./shell/languages.css', ({ sources }) => sources.length > 1],
  ['./rightToLeft.css', ({ sources }) => sources.some(({ language }) => directionOf(language) === 'rtl')],
];

export function wantedSheets(voices: SiteVoices): Plugin {
  const unwanted = SHEETS.filter(([, isWanted]) => !isWanted(voices)).map(([sheet]) => sheet);
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
