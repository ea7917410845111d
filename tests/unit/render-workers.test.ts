/** Many pages are rendered by worker threads; the output equals the output of one thread. */
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { generateSite } from '../bench/generate.ts';
import { readFiles } from '../files.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const cores = vi.hoisted(() => ({ count: 1 }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => cores.count,
}));

const folder = temporaryFolder('page-pool');

async function built(count: number): Promise<Map<string, string>> {
  cores.count = count;
  // Another test file may have imported the build without the mock.
  vi.resetModules();
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  const out = join(folder, `out-${count}`);
  await buildSite(join(folder, 'site'), out);
  return new Map([...readFiles(out)].map(([path, bytes]) => [path, bytes.toString('base64')]));
}

test('the same site, byte for byte', async () => {
  await generateSite(join(folder, 'site'), 310);
  const [alone, beside] = [await built(1), await built(3)];
  expect(alone.size).toBeGreaterThan(310);
  expect([...beside.keys()].sort()).toEqual([...alone.keys()].sort());
  expect([...alone].filter(([path, text]) => beside.get(path) !== text).map(([path]) => path)).toEqual([]);
});
