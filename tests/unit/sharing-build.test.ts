/** The machine-readable files that a build writes for a site in two languages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { EntryRow } from '../../src/core/search/file.ts';
import { type SearchHead, shardPath } from '../../src/core/search/shardFiles.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

const folder = temporaryFolder('sharing-build');
const read = (name: string) => readFile(join(folder, 'out', name), 'utf8');

beforeAll(async () => {
  // Another test file may have imported the build without the mock.
  vi.resetModules();
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  await buildSite(fixtureFolder('arabic'), join(folder, 'out'));
}, 60_000);

test('each language has its own feed, and each page links to that of its language', async () => {
  const [arabic, english] = await Promise.all([read('feed.xml'), read('feed.en.xml')]);
  const entries = (feed: string) =>
    [...feed.matchAll(/<id>(https:[^<]+\/)<\/id>/g)].map(([, address]) => address);
  expect(entries(arabic)).toEqual([
    'https://clinic.example/services/family-health-2025/',
    'https://clinic.example/services/vaccination/',
    'https://clinic.example/services/diabetes/',
    'https://clinic.example/outreach/february-2025/',
    'https://clinic.example/outreach/january-2025/',
  ]);
  expect(entries(english)).toEqual(['https://clinic.example/en/services/vaccination/']);
  expect(await read('events.en.ics')).toContain('NAME:Al Nakheel Clinic: coming events');
  expect(await read('en/contact/index.html')).toContain('href="/feed.en.xml"');
  expect(await read('contact/index.html')).toContain('href="/feed.xml"');
  expect(await read('_headers')).toContain('/feed.en.xml\n');
});

test('the sitemap and the search know the versions of a page', async () => {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://clinic.example/${path}/"/>`;
  expect(await read('sitemap.xml')).toMatch(
    new RegExp(
      `<loc>https://clinic\\.example/en/contact/</loc>(?:<lastmod>[\\d-]+</lastmod>)?${link('en', 'en/contact')}${link('ar', 'contact')}${link('x-default', 'contact')}</url>`,
    ),
  );
  const head = JSON.parse(await read('search-index.json')) as SearchHead;
  const { lengths, others = [] } = head;
  const entries: EntryRow[] = [];
  for (let number = 0; entries.length < lengths.length; number++)
    entries.push(...JSON.parse(await read(`${shardPath(head, 'entries', number)}.json`)));
  const pairs = others.map(([index, language, of = -1]) => [entries[index]?.[0], language, entries[of]?.[0]]);
  expect(pairs).toContainEqual(['en/contact', 'en', 'contact']);
  expect(pairs).toContainEqual(['en/services/vaccination', 'en', 'services/vaccination']);
});
