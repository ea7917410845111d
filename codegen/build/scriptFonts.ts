/** Leaves out the fonts of scripts that a site does not write in: each is a style sheet that src/styles/main.css imports. */
import type { Plugin } from 'vite';
import { type SiteVoices, writesIn } from '../site/voices.ts';

/** The sheets by the script (ISO 15924) whose letters their fonts have. A further one is a row, and its import. */
const SHEETS: readonly (readonly [script: string, sheet: string])[] = [['Mlym', './fonts.css']];

export function scriptFonts(voices: SiteVoices): Plugin {
  const unused = SHEETS.filter(([script]) => !writesIn(voices, script)).map(([, sheet]) => sheet);
  return {
    name: 'script-fonts',
    // Before Vite follows the imports.
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/styles/main.css') && unused.length > 0
        ? {
            code: code
              .split('\n')
              .filter((line) => !unused.some((sheet) => line.startsWith(`@import "${sheet}"`)))
              .join('\n'),
            map: null,
          }
        : undefined,
  };
}
