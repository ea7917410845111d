/** Loads the style sheets of lazy chunks with our own code instead of Vite's. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../content/folder.ts';

const OWN = join(engineRoot, 'src/app/entries/loadWithStyles.ts');

/**
 * Vite wraps each dynamic import of a chunk with styles in a helper of 0.6 kB gzip, which also preloads
 * modules (https://vite.dev/guide/features#async-chunk-loading-optimization). Its replacement is
 * `src/app/entries/loadWithStyles.ts`.
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
