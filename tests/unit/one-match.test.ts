import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { SCHOOL } from '../sites.ts';

vi.mock('../../src/route/match.ts', { spy: true });
// The app, whose making takes a second and matches nothing.
vi.mock('../../codegen/build/assets.ts', () => ({
  buildAssets: async () => ({ app: '/assets/app.js', styles: [], paper: '/assets/paper.css', starter: '' }),
}));

let folder = '';
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a build matches each page once', async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-match-'));
  // Another file of tests may have read the build with what is replaced here.
  vi.resetModules();
  const { buildSite } = await import('../../codegen/build/index.ts');
  const { match, matchPath } = await import('../../src/route/match.ts');
  await buildSite(SCHOOL, join(folder, 'out'));
  const pages: { path: string }[] = JSON.parse(await readFile(join(folder, 'out/pages.json'), 'utf8'));
  expect(vi.mocked(match)).not.toHaveBeenCalled();
  const matched = vi.mocked(matchPath).mock.calls.map(([, path]) => path);
  expect(pages.length).toBeGreaterThan(5);
  expect(matched.sort()).toEqual(pages.map(({ path }) => path).sort());
});
