/** The repository's own site, built afresh and served as `npm start` does, for what looks at it in a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseOf } from '../../core/route/base.ts';
import { engineRoot, readSite } from '../content/folder.ts';
import { serveSite } from '../hosts/serve.ts';
import { buildSite } from './index.ts';

/**
 * @param use is given the address of the site, with a slash at the end, and a folder for what it writes; both are gone when
 *   it has ended
 */
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
