/** How Vite builds the app; codegen/assets.ts and codegen/commands/dev.ts add the site. */
import { defineConfig } from 'vite';
import { pureReactCalls } from './codegen/pureReactCalls.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [pureReactCalls()],
  build: {
    target: ['chrome100', 'firefox100', 'safari15'],
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: ['src/entries/browser.tsx', 'src/styles/paper.css'],
      // The starter calls the module's start().
      preserveEntrySignatures: 'strict',
      // react-router marks its modules for server components, which are not used here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
