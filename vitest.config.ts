/** How the tests run: `--project unit` needs no other program, `browser` drives one, `hosts` starts nginx and Apache. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,property,content}/**/*.test.{ts,tsx}'],
          // Reading the whole site and compiling it in a child process take seconds on a slow machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/hosts/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/browser/setup.ts'],
          // One browser at a time.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
