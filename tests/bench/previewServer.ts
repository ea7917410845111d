/** Builds the site of this repository and serves it like `npm start`, for browser tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseOf } from '../../src/core/route/base.ts';
import { engineRoot, readSite } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { buildSite } from '../../src/node/ssg/index.ts';

/** @param use receives the URL of the site, with a slash at the end, and a temporary folder */
export async function withPreviewServer<T>(use: (address: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'served-site-'));
  try {
    const out = join(folder, 'site');
    await buildSite(engineRoot, out);
    const { port, close } = await serveSite(out, 0, '127.0.0.1');
    try {
      return await use(`http://localhost:${port}${baseOf(await readSite(engineRoot))}/`, folder);
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
