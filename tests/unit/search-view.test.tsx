/** The list of all pages and the search results as HTML, without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from '../../src/app/blocks/index.tsx';
import { SiteContextProvider } from '../../src/app/hooks/siteContext.ts';
import { SearchResults } from '../../src/app/search/SearchResults.tsx';
import type { PageSummary } from '../../src/core/model.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { searchIn } from '../searchFiles.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { page } from './searchPage.ts';

const parts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);
const textOf = (html = '') => html.replace(/<[^>]*>/g, '');

function listOf(pages: PageSummary[]): string {
  return renderToStaticMarkup(
    <SiteContextProvider value={{ ...englishLocaleSet(), buildYear: 2026, pages }}>
      <Blocks blocks={[{ kind: 'search' }]} />
    </SiteContextProvider>,
  );
}

const entries = (count: number): PageSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `crew/${index}`,
    title: `Rower ${index}`,
    section: 'Crew',
  }));

test('a short list of all pages is open', () => {
  expect(listOf([{ path: '', title: 'Club' }, ...entries(39)])).not.toContain('<details');
});

test('a long list of all pages is collapsed by area, and complete without a script', () => {
  const html = listOf([
    { path: '', title: 'Club' },
    { path: 'about', title: 'About Us' },
    { path: 'crew', title: 'The Crew' },
    ...entries(1200),
    { path: 'boats/eight', title: 'Eight', section: 'Boats' },
    { path: 'crew/apart', title: 'Apart', section: 'Crew', unlisted: true },
  ]);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(parts(html, /<summary>(.*?)<\/summary>/g).map(textOf)).toEqual([
    'All pages (1,204)',
    'Main pages (2)',
    'The Crew (1,201)',
    'Boats (1)',
  ]);
  expect(parts(html, /<a href="([^"]*)"/g)).toHaveLength(1204);
});

test.each([
  ['en', '26 December 2024 · Outings'],
  ['ml', '2024 ഡിസംബർ 26 · Outings'],
  ['ar', '26 ديسمبر 2024 · Outings'],
])('a result has its date before its section: %s', (language, expected) => {
  const locale = englishLocaleSet({ ...MINIMAL_SITE, language }, loadMessages(language));
  const hit = {
    path: 'log/1',
    title: [{ text: 'Camp', isMatch: true }],
    section: [{ text: 'Outings', isMatch: false }],
  };
  const html = renderToStaticMarkup(
    <SiteContextProvider value={{ ...locale, buildYear: 2026 }}>
      <SearchResults
        text="camp"
        results={{ count: 1, hits: [{ ...hit, date: '26-12-2024' }], complete: true, suggestions: [] }}
        words={loadMessages(language).results}
        base=""
        onText={() => undefined}
      />
    </SiteContextProvider>,
  );
  expect(textOf(parts(html, /<p class="result-place">(.*?)<\/p>/g)[0])).toBe(expected);
  expect(html).toContain('<time dateTime="2024-12-26">');
});

test('a page that consists of a table is described by its date and its first rows', async () => {
  const words = createSearchIndexer(englishLocaleSet(), {});
  const month = page('log/may', 'Outings, May 2024', {
    description: 'Outings, May 2024: the outings by date.',
    searchDate: '30-05-2024',
    blocks: [
      {
        kind: 'table',
        caption: 'Outings by date',
        columns: ['Date', 'Place'],
        rows: [
          [{ text: '02-05-2024' }, { text: 'The weir' }],
          [{ text: '03-05-2024' }, { text: 'The **bridge**' }],
        ],
      },
    ],
  });
  words.add(words.row(month));
  const [hit] = (await searchIn(words.files()).find('outings', 1)).hits;
  expect(hit?.date).toBe('30-05-2024');
  expect(hit?.excerpt?.map(({ text }) => text).join('')).toBe('02-05-2024, The weir, 03-05-2024, The bridge');
});
