/** The options of Vite that builds of the app and the development server share. */
import type { UserConfig } from 'vite';
import { lateStyles } from './lazyCss.ts';
import { pureReactCalls } from './pureReactCalls.ts';
import { reactModules } from './reactModules.ts';

export const viteConfig: UserConfig = {
  appType: 'custom',
  publicDir: false,
  plugins: [reactModules(), pureReactCalls(), lateStyles()],
  // The sheet of a site has its dark colours by itself, so nothing reads the variables that stand in for light-dark().
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // Browsers before Baseline 2023 get the page without the app (src/app/entries/inlineLoader.ts), with its styles.
    target: ['chrome112', 'firefox121', 'safari16.5'],
    cssTarget: ['chrome100', 'firefox100', 'safari15'],
    assetsDir: 'assets',
    // What is loaded later imports what has come with the app, which needs no telling.
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // On a busy machine it tells of its own plugins in the middle of what the build says.
      checks: { bundlerTimings: false },
      input: ['src/app/entries/browser.tsx', 'src/app/styles/paper.css'],
      // The inline loader calls the module's start().
      preserveEntrySignatures: 'strict',
      output: {
        // One file of what the parts that come later share with the app: several small ones compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 2,
              // What parts alone share that come later, the app does without.
              test: (id: string) => !id.endsWith('/useUrlState.ts'),
            },
          ],
        },
      },
      // react-router marks its modules for server components, which are not used here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};
