import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SCHOOL } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

vi.mock('../../src/core/route/match.ts', { spy: true });
vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

test('a build matches each page once', async () => {
  const folder = temporaryFolder('one-match');
  // Another test file may have imported the build without the mock.
  vi.resetModules();
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  const { match, matchPath } = await import('../../src/core/route/match.ts');
  await buildSite(SCHOOL, join(folder, 'out'));
  const pages: { path: string }[] = JSON.parse(await readFile(join(folder, 'out/pages.json'), 'utf8'));
  expect(vi.mocked(match)).not.toHaveBeenCalled();
  const matched = vi.mocked(matchPath).mock.calls.map(([, path]) => path);
  expect(pages.length).toBeGreaterThan(5);
  expect(matched.sort()).toEqual(pages.map(({ path }) => path).sort());
});
