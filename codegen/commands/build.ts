/** `npm run build -- [--site DIR] [--out DIR]`: the whole static site. */
import { join, resolve } from 'node:path';
import { options, run } from '../options.ts';

process.env.NODE_ENV = 'production';

await run(async () => {
  const { site, out } = options();
  const started = performance.now();
  const { assertSound } = await import('../check/index.ts');
  const { buildSite } = await import('../output.ts');
  await assertSound(site);
  const target = resolve(out ?? join(site, 'dist'));
  const { pages, redirects } = await buildSite(site, target);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages and ${redirects} redirects in ${seconds} s: ${target}`);
});
