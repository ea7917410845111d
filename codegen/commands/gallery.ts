/** `npm run gallery`: takes the pictures of docs/gallery.md anew. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeGallery } from '../gallery/index.ts';
import { run } from '../options.ts';
import { buildSite } from '../output.ts';
import { serveSite } from '../serve.ts';
import { engineRoot } from '../site.ts';

process.env.NODE_ENV = 'production';

await run(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  try {
    const out = join(folder, 'site');
    await buildSite(engineRoot, out);
    const { port, close } = await serveSite(out, 0, '127.0.0.1');
    try {
      await takeGallery(`http://localhost:${port}/`, join(engineRoot, 'docs'));
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
