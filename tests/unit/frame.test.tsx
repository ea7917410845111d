/** Header and footer are rendered once and joined with each rendered page: the result equals one React render. */
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type PrerenderSource, prerender } from '../../src/app/entries/prerender.tsx';
import { Router } from '../../src/app/router/Router.tsx';
import { fingerprintOf, fingerprintText } from '../../src/app/shell/domFingerprint.ts';
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Resolution } from '../../src/core/resolve.ts';
import { href } from '../../src/core/route/path.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { openSite } from '../openSite.ts';

const ASSETS = { app: '/app.js', styles: [], paper: '/paper.css', inlineLoader: '' };

/** A page as one tree of React. */
function prerenderWhole(
  { siteContext, table, store }: PrerenderSource,
  resolved: Resolution,
  path: string | undefined,
) {
  const html = renderToString(
    <StaticRouter location={table.base + (path === undefined ? '/404/' : href(path))}>
      <Router siteContext={siteContext} table={table} store={store} initial={resolved} />
    </StaticRouter>,
  );
  return `<div id="root" data-drawn="${fingerprintText(fingerprintOf(html))}">${html}</div>`;
}

test.each(['college', 'arabic', 'latvian'])('every page of %s is the same, byte for byte', async (name) => {
  const site = await openSite(join(engineRoot, 'tests/fixtures', name));
  const { locale, locales, translations, table, store } = site;
  const resolutions = await Promise.all(
    site.paths.map(async (path) => ({ path, resolution: await site.resolution(path) })),
  );
  const pages = resolutions.flatMap(({ resolution }) =>
    resolution.kind === 'page' ? [resolution.page] : [],
  );
  const searchPath = pages.find(({ blocks }) => hasSearch(blocks))?.path;
  const siteContext = { locale, locales, translations, buildYear: 2026, searchPath, pages };
  const source = { siteContext, table, store, assets: ASSETS };
  const nowhere: Resolution = { kind: 'none' };
  for (const { path, resolution } of [...resolutions, { path: undefined, resolution: nowhere }]) {
    // The message of toContain() would contain both documents.
    const same = prerender(source, resolution, path).includes(prerenderWhole(source, resolution, path));
    expect(same, path ?? 'not found').toBe(true);
  }
  expect(pages.length).toBeGreaterThan(10);
});
