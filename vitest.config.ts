/** How the tests run; docs/developers.md says which project is for what. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compiledFolder } from './bin/compile.js';
import { findPrograms } from './tests/programs.ts';
import { LongestFirst } from './tests/sequencer.ts';
import { thorough } from './tests/thorough.ts';
import { POLL_TIMEOUT_MS } from './tests/timeouts.ts';

// React as visitors get it; what it adds for development takes most of the time that it takes.
process.env.NODE_ENV = 'production';
// The tests and the programs that they start use its workers.
await compiledFolder();

/** What takes seconds: processes that are started and killed, the compiler, pictures, the guides, the largest properties. */
const SLOW = [
  'property/addresses',
  'property/damaged-data',
  'property/edits',
  'property/hostile-requests',
  'property/import-words',
  'property/publishing',
  'property/rebuild',
  'unit/build-killed',
  'unit/compile',
  'unit/dev',
  'unit/disk',
  'unit/edit-endpoints',
  'unit/edit-killed',
  'unit/edit-phone',
  'unit/edit-pictures',
  'unit/edit-samples',
  'unit/edit-server',
  'unit/extended-site',
  'unit/fix',
  'unit/guides',
  'unit/import-cases',
  'unit/import-download',
  'unit/import-hostile',
  'unit/build-record',
  'unit/deferred-files',
  'unit/live',
  'unit/locations',
  'unit/transaction',
  'unit/new-command',
  'unit/picture-folder',
  'unit/old-addresses',
  'unit/output-folder',
  'unit/package',
  'unit/render-workers',
  'unit/image-variants',
  'unit/import-killed',
  'unit/public-folder',
  'unit/publishing-store',
  'unit/report',
  'unit/scratch',
  'unit/sharing-build',
  'unit/sharing-pictures',
  'unit/spreadsheet-limits',
  'unit/signals',
  'unit/site-dates',
  'unit/stress',
  'unit/schedule-build',
  'unit/unpublished-files',
].map((name) => `tests/${name}.test.ts`);

const COMMON = {
  environment: 'node',
  setupFiles: ['tests/fixedSeed.ts'],
  // What the files of a worker import is read once; docs/developers.md says what they must not do therefore.
  isolate: false,
  // What a file is compiled to is kept, in node_modules and by its content: each project would compile the same files once more.
  experimental: { fsModuleCache: true },
  // Plain code of 1.6 MB, whose source map alone would be four times as large.
  server: { deps: { external: [/\/generated\/validators\.js$/] } },
  // Far more than is needed: other programs may have the processor.
  testTimeout: thorough ? 3_600_000 : 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
};

export default defineConfig({
  test: {
    bail: process.env.CI ? 5 : 0,
    reporters: ['default', './tests/reporter.ts'],
    sequence: { sequencer: LongestFirst },
    // More than there are cores: a worker waits for a browser or another process most of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,property}/**/*.test.{ts,tsx}'],
          exclude: SLOW,
          ...COMMON,
        },
      },
      { test: { name: 'slow', include: SLOW, ...COMMON } },
      {
        test: {
          name: 'dom',
          include: ['tests/{dom,editor}/**/*.test.{ts,tsx}'],
          ...COMMON,
          environment: './tests/dom/environment.ts',
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/hosts/setup.ts'],
          ...COMMON,
        },
      },
      {
        test: {
          name: 'browser',
          include: findPrograms().chromium === undefined ? [] : ['tests/browser/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/browser/setup.ts'],
          ...COMMON,
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['tests/smoke/**/*.test.ts'],
          globalSetup: ['tests/smoke/setup.ts'],
          ...COMMON,
        },
      },
    ],
  },
});
