/** The Vite options that builds and the development server share. */

import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { engineRoot } from '../content/folder.ts';
import { CSS_TARGET } from '../content/siteCss.ts';
import { reactModules } from './reactModules.ts';

export const viteConfig: UserConfig = {
  appType: 'custom',
  publicDir: false,
  plugins: [reactModules(), pureReactCalls(), lazyCss()],
  // The style sheets have their own dark colours, so the variables for light-dark() are unused.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // Older browsers get the page without the app (src/app/entries/inlineLoader.ts).
    target: ['chrome112', 'firefox121', 'safari16.5'],
    cssTarget: CSS_TARGET,
    assetsDir: 'assets',
    // Lazy chunks import modules of the app, which need no preload.
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // Otherwise Vite reports slow plugins during a build on a busy machine.
      checks: { bundlerTimings: false },
      input: ['src/app/entries/browser.tsx'],
      // The inline loader calls the module's start().
      preserveEntrySignatures: 'strict',
      output: {
        // One chunk for all modules that lazy chunks share with the app: several small ones compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 2,
              // The app does not load modules that only lazy chunks share.
              test: (id: string) => !id.endsWith('/useUrlState.ts'),
            },
          ],
        },
      },
      // react-router marks its modules for server components, which we do not use.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};

const OWN = join(engineRoot, 'src/app/entries/loadWithStyles.ts');

/**
 * Vite wraps each dynamic import of a chunk with styles in a helper of 0.6 kB gzip, which also preloads
 * modules (https://vite.dev/guide/features#async-chunk-loading-optimization). Its replacement is
 * `src/app/entries/loadWithStyles.ts`.
 */
function lazyCss(): Plugin {
  return {
    name: 'lazy-css',
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

const CALL = /(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g;
/**
 * Names for React's developer tools, and the context of route error boundaries, which the app does not use.
 */
const ASSIGNMENT = /^(?:\w+\.displayName|RenderErrorBoundary\.contextType) = .*;$/gm;

/**
 * react-router is one module that creates contexts and components at the top level. The bundler cannot know
 * that these calls have no effects, and keeps 8 kB gzip of forms, fetchers and data router. So each call is
 * marked as pure (https://rollupjs.org/configuration-options/#pure), and assignments to unused values are
 * removed.
 */
function pureReactCalls(): Plugin {
  return {
    name: 'pure-react-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

/** @param code an ES module that calls React as `React`, `React2` … */
export const markPure = (code: string) => code.replace(CALL, '$1/* @__PURE__ */ $2').replace(ASSIGNMENT, '');
