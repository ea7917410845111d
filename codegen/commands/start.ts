/** `npm start -- [--site DIR] [--port N]`: builds the site if needed and serves it. */
import { join } from 'node:path';
import { options, run } from '../options.ts';
import { isStale } from '../stale.ts';

process.env.NODE_ENV = 'production';

const FIRST_PORT = 4173;

await run(async () => {
  const { site, port } = options();
  const out = join(site, 'dist');
  const { recover } = await import('../swap.ts');
  await recover(out);
  if (await isStale(site, out)) {
    console.log('Building the site …');
    const { assertSound } = await import('../check/index.ts');
    const { buildSite } = await import('../output.ts');
    await assertSound(site);
    const { pages } = await buildSite(site, out);
    console.log(`${pages} pages built.`);
  }
  const { serveSite } = await import('../serve.ts');
  const served =
    port === undefined
      ? await serveSite(out, FIRST_PORT).catch(() => serveSite(out, 0))
      : await serveSite(out, port);
  console.log(`The site is at http://localhost:${served.port}/ (end with Ctrl-C)`);
});
