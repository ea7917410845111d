/** The Vite options that builds and the development server share. */
import type { UserConfig } from 'vite';
import { lateStyles } from './lazyCss.ts';
import { pureReactCalls } from './pureReactCalls.ts';
import { reactModules } from './reactModules.ts';

export const viteConfig: UserConfig = {
  appType: 'custom',
  publicDir: false,
  plugins: [reactModules(), pureReactCalls(), lateStyles()],
  // The style sheets have their own dark colours, so the variables for light-dark() are unused.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // Older browsers get the page without the app (src/app/entries/inlineLoader.ts).
    target: ['chrome112', 'firefox121', 'safari16.5'],
    cssTarget: ['chrome100', 'firefox100', 'safari15'],
    assetsDir: 'assets',
    // Lazy chunks import modules of the app, which need no preload.
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // Otherwise Vite reports slow plugins during a build on a busy machine.
      checks: { bundlerTimings: false },
      input: ['src/app/entries/browser.tsx', 'src/app/styles/paper.css'],
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
