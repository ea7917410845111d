/** Loads the style sheets of parts that come later with code of our own, in place of Vite's. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../content/folder.ts';

const OWN = join(engineRoot, 'src/app/entries/loadWithStyles.ts');

/**
 * Vite wraps each dynamic import that brings a style sheet in a helper of 0.6 kB gzip, which also tells browsers of modules
 * that here have come with the app (https://vite.dev/guide/features#async-chunk-loading-optimization). The imports stay as
 * they are; the helper behind them is `src/app/entries/loadWithStyles.ts`.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({
        code: `export { withStyles as __vitePreload } from ${JSON.stringify(OWN)};`,
        map: null,
      }),
    },
  };
}
