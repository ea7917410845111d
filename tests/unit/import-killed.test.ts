/** An import that is killed leaves the site unchanged or complete, and a later one continues. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollbackInterrupted } from '../../src/node/authoring/transaction.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { thorough } from '../thorough.ts';
import { makeSite, snapshot } from './birdSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const child = fileURLToPath(new URL('killedImport.ts', import.meta.url));
const SOURCE = join(engineRoot, 'tests/fixtures/import/wordpress/source');

function importUntil(folder: string, cache: string, stop: string) {
  const { signal, stdout } = spawnSync(process.execPath, ['--import', 'tsx', child, folder, SOURCE, stop], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: cache },
  });
  return { signal, steps: Number(stdout) };
}

/** The files, without the folders that a rollback may leave empty. */
const files = (folder: string) =>
  Object.fromEntries(Object.entries(snapshot(folder)).filter(([name]) => !name.endsWith('/')));

test('killed at random steps, the site is unchanged or complete', () => {
  const original = files(makeSite());
  const finishedSite = makeSite();
  const { steps } = importUntil(finishedSite, temporaryFolder('import-cache'), 'none');
  const complete = files(finishedSite);
  expect(steps).toBeGreaterThan(5);
  const stops = fc.sample(fc.integer({ min: 0, max: steps - 1 }), { numRuns: thorough ? 50 : 2, seed: 2026 });
  for (const stop of stops) {
    const folder = makeSite();
    const cache = temporaryFolder('import-cache');
    expect(importUntil(folder, cache, String(stop)).signal).toBe('SIGKILL');
    rollbackInterrupted(folder);
    expect([JSON.stringify(original), JSON.stringify(complete)]).toContain(JSON.stringify(files(folder)));
    importUntil(folder, cache, 'none');
    expect(files(folder)).toEqual(complete);
  }
});

test('killed before the transaction, the site is unchanged and the prepared files are kept', () => {
  const folder = makeSite();
  const original = snapshot(folder);
  const cache = temporaryFolder('import-cache');
  expect(importUntil(folder, cache, 'prepared').signal).toBe('SIGKILL');
  expect(snapshot(folder)).toEqual(original);
  const prepared = readdirSync(join(cache, 'site-from-data/import'));
  expect(prepared.length).toBeGreaterThan(0);
  expect(prepared.filter((name) => name.endsWith('.part'))).toEqual([]);
});
