/**
 * The app renders every page exactly as in its HTML, independent of the visitor's place and time; page-sweep.test.ts
 * hydrates pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { Router } from '../../src/app/router/Router.tsx';
import type { Listed } from '../../src/app/shell/NotFound.tsx';
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import { mediaPath } from '../../src/core/data/dataAddress.ts';
import { createStore } from '../../src/core/data/load.ts';
import type { MediaFile } from '../../src/core/data/media.ts';
import { resolve } from '../../src/core/resolve.ts';
import { href, outputFile } from '../../src/core/route/path.ts';
import { readSiteBrand } from '../../src/node/content/brand/siteBrand.ts';
import { openSite } from '../openSite.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE, COMMITTED } from '../sites.ts';
import { sample } from '../thorough.ts';

const output = inject('collegeOutput');

/** Places and times of visitors; the second is on the last evening of a year that has ended elsewhere. */
const VISITORS = [
  { timezoneId: 'Asia/Kolkata', now: '2030-03-01T10:00:00Z', every: 1 },
  { timezoneId: 'Pacific/Honolulu', now: '2032-01-01T02:00:00Z', every: 3 },
];

const built = <T,>(name: string): T => JSON.parse(readFileSync(join(output, name), 'utf8')) as T;

/** The page area of a built page. */
function rootOf(path: string): string {
  const html = readFileSync(join(output, outputFile(path)), 'utf8');
  return /<div id="root"[^>]*>([\s\S]*)<\/div>(?=<script|<\/body)/.exec(html)?.[1] ?? '';
}

describe.each(VISITORS)('in $timezoneId at $now', ({ timezoneId, now, every }) => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  // hydrateRoot compares the HTML with the same output that renderToString returns for the same data.
  test('pages render the same from their published data as in their HTML', async () => {
    vi.stubEnv('TZ', timezoneId);
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const { site, table, ...opened } = await openSite(COLLEGE, `https://college.example${prefix}`);
    const localeSet = { locale: opened.locale, locales: opened.locales, translations: opened.translations };
    const { mark } = await readSiteBrand(COLLEGE, site);
    const pages = built<Listed[]>('pages.json');
    const store = createStore(
      async (name) => built(`data/${name}.json`),
      site.facts,
      async (name) => built<MediaFile>(mediaPath(name)),
    );
    const searchPath = /<html[^>]* data-search="([^"]*)"/.exec(
      readFileSync(join(output, 'index.html'), 'utf8'),
    )?.[1];
    const different: string[] = [];
    for (const path of sample(opened.paths, every)) {
      const initial = await resolve({ locales: localeSet.locales, table, store }, prefix + href(path));
      const listed = initial.kind === 'page' && hasSearch(initial.page.blocks) ? pages : undefined;
      const siteContext = {
        ...localeSet,
        logo: mark,
        buildYear: Number(COMMITTED.slice(0, 4)),
        searchPath,
        pages: listed,
      };
      const rendered = renderToString(
        <StaticRouter location={prefix + href(path)}>
          <Router siteContext={siteContext} table={table} store={store} initial={initial} />
        </StaticRouter>,
      );
      if (rendered !== rootOf(path)) different.push(path);
    }
    expect(opened.paths.length).toBeGreaterThan(pages.length);
    expect(different).toEqual([]);
  });
});
