/** The app takes over every page without changing it, wherever and whenever the visitor is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { readSiteBrand } from '../../codegen/brand/siteBrand.ts';
import { mediaPath } from '../../src/content/dataAddress.ts';
import { createStore } from '../../src/content/load.ts';
import type { MediaFile } from '../../src/content/media.ts';
import '../../src/entries/whole.ts';
import { hasSearch } from '../../src/kinds/shown.ts';
import { resolve } from '../../src/resolve.ts';
import { href, outputFile } from '../../src/route/path.ts';
import { Router } from '../../src/router/Router.tsx';
import type { Listed } from '../../src/shell/NotFound.tsx';
import { openSite } from '../openSite.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE, COMMITTED } from '../sites.ts';
import { PAGES } from './layouts.ts';
import { awaken, openBrowser, textOf, visit } from './visit.ts';

const college = inject('college');
const output = inject('collegeOutput');
const browser = openBrowser();

/** Where and when a visitor may be; the second on the last evening of a year that has ended elsewhere. */
const VISITORS = [
  { timezoneId: 'Asia/Kolkata', now: '2030-03-01T10:00:00Z', locale: 'ml-IN', year: '2030' },
  { timezoneId: 'Pacific/Honolulu', now: '2032-01-01T02:00:00Z', locale: 'en-US', year: '2031' },
];

/** A long list, a year and a tag of it. */
const OF_A_LIST = ['', '/2024-2025', '/tags/health'].map((part) => ({
  name: `list${part}`,
  path: `activities/all${part}`,
}));

const built = <T,>(name: string): T => JSON.parse(readFileSync(join(output, name), 'utf8')) as T;

/** The page area of a built page as its HTML has it. */
function rootOf(path: string): string {
  const html = readFileSync(join(output, outputFile(path)), 'utf8');
  return /<div id="root"[^>]*>([\s\S]*)<\/div>(?=<script|<\/body)/.exec(html)?.[1] ?? '';
}

describe.each(VISITORS)('in $timezoneId at $now', ({ timezoneId, now, locale, year }) => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  // What hydrateRoot compares with the HTML is what renderToString draws from the same data.
  test('every page is drawn from its published data as it stands in its HTML', async () => {
    vi.stubEnv('TZ', timezoneId);
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const { site, table, ...opened } = await openSite(COLLEGE, `https://college.example${prefix}`);
    const speech = { voice: opened.voice, voices: opened.voices, translations: opened.translations };
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
    for (const path of opened.paths) {
      const initial = await resolve(speech.voices, table, store, prefix + href(path));
      const listed = initial.kind === 'page' && hasSearch(initial.page.blocks) ? pages : undefined;
      const surroundings = {
        ...speech,
        mark,
        buildYear: Number(COMMITTED.slice(0, 4)),
        searchPath,
        pages: listed,
      };
      const drawn = renderToString(
        <StaticRouter location={prefix + href(path)}>
          <Router surroundings={surroundings} table={table} store={store} initial={initial} />
        </StaticRouter>,
      );
      if (drawn !== rootOf(path)) different.push(path);
    }
    expect(opened.paths.length).toBeGreaterThan(pages.length);
    expect(different).toEqual([]);
  });

  test('a page of each layout is taken over without a recoverable error', async () => {
    const { page, errors, close } = await visit(browser(), college, { timezoneId, locale });
    await page.clock.setFixedTime(new Date(now));
    for (const { name, path } of [...PAGES, ...OF_A_LIST]) {
      await page.goto(college + href(path), { waitUntil: 'domcontentloaded' });
      await awaken(page);
      expect(errors, name).toEqual([]);
    }
    await expect.poll(() => textOf(page, '.copyright')).toContain(year);
    await close();
  });
});
