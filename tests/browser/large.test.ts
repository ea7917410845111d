/** A site with a data file so large that the build publishes it in shards, and with more pages than it lists one by one. */
import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MediaFile } from '../../src/core/data/media.ts';
import type { Manifest, PageSummary } from '../../src/core/model.ts';
import { href } from '../../src/core/route/path.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { verifyPages } from '../../src/node/ssg/verify.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { build } from './build.ts';
import { openBrowser, startApp, textsOf, until, visit, waitForElement } from './visit.ts';

const ENTRIES = 1_050;
const DATA = 'ദ്വീപുകൾ';
/** An entry in the middle, whose address has a chillu letter. */
const PATH = 'isles/ദ്വീപുകൾ-500';

const browser = openBrowser();
const folder = temporaryFolder('large-site');
const out = join(folder, 'out');
let origin: string;

beforeAll(async () => {
  const site = join(folder, 'site');
  await cp(join(engineRoot, 'tests/fixtures/site'), site, { recursive: true });
  const manifest = JSON.parse(await readFile(join(site, 'manifest/routes.json'), 'utf8')) as Manifest;
  manifest.routes.push(
    { path: 'isles', layout: 'list', data: DATA, title: 'Isles' },
    { path: 'isles/*', layout: 'detail', data: DATA },
    { path: 'search', layout: 'info', data: 'search', title: 'Search' },
  );
  manifest.redirects = [...(manifest.redirects ?? []), { from: 'islands/*', to: 'isles/*' }];
  await writeFile(join(site, 'manifest/routes.json'), JSON.stringify(manifest));
  const data = (name: string, record: unknown) =>
    writeFile(join(site, `public/data/${name}.json`), JSON.stringify({ data: [record] }));
  await data('search', { title: 'Search', blocks: [{ kind: 'search' }] });
  await data(DATA, {
    club: 'Isles',
    headings: { pictures: 'Seen there' },
    programme: Array.from({ length: ENTRIES }, (_, index) => ({
      url: `isles/ദ്വീപുകൾ-${index}`,
      title: `Isle ${index}`,
      thumbnail: index % 3 === 0 ? 'images/sea.jpg' : 'images/quay.jpg',
      images: index === 500 ? [{ src: 'images/sea.jpg', caption: 'The sea' }] : [],
      content: [{ para: `We landed on isle ${index}. ${'We drew the shore of it. '.repeat(8)}` }],
    })),
  });
  await build(site, out);
  const server = await serveSite(out, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${server.port}`;
  return server.close;
});

const read = <T>(file: string) => JSON.parse(readFileSync(join(out, file), 'utf8')) as T;

/** The data files that a page requests from now on. */
function requestedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const path = decodeURIComponent(new URL(request.url()).pathname);
    if (/^\/(data|media\/in)\//.test(path)) files.push(path);
  });
  return files;
}

test('an entry page loads its segment of the file during navigation', async () => {
  const { page, errors, close } = await visit(browser(), origin);
  const files = requestedFiles(page);
  await page.goto(origin + href(PATH));
  await startApp(page);
  expect(await textsOf(page, 'main h2')).toContain('Seen there');
  const [, after] = await textsOf(page, '.block-cards .card a');
  expect(after).toBe('Isle 501');
  await page.click('.block-cards .card a >> nth=1');
  await until(page, () => document.querySelector('h1')?.textContent === 'Isle 501', undefined);
  expect(await textsOf(page, '.block-cards .card a')).toEqual(['Isle 500', 'Isle 502']);
  // The previous address of the entry.
  await page.goto(origin + href(PATH.replace('isles', 'islands')));
  await until(page, () => document.querySelector('h1')?.textContent === 'Isle 500', undefined);
  expect(files.length).toBeGreaterThan(2);
  const part = new RegExp(`^/(data|media/in)/${DATA}/\\d+\\.json$`);
  expect(files.filter((file) => !part.test(file))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('the list loads cards, and the hovered entry its segment', async () => {
  const { page, errors, close } = await visit(browser(), origin);
  const files = requestedFiles(page);
  await page.goto(`${origin}/isles/`);
  await startApp(page);
  expect(files).toContain(`/data/${DATA}/cards.json`);
  await page.hover('.card a >> nth=0');
  await expect.poll(() => files.filter((file) => /^\/data\/.*\/\d+\.json$/.test(file))).toHaveLength(1);
  expect(files).not.toContain(`/data/${DATA}.json`);
  expect(errors).toEqual([]);
  await close();
});

test('the whole file is published as well, and each segment has a digest and its media', () => {
  expect(read<{ data: { programme: unknown[] }[] }>(`data/${DATA}.json`).data[0]?.programme).toHaveLength(
    ENTRIES,
  );
  const digests = Object.keys(read<object>('digests.json')).map(decodeURIComponent);
  const parts = digests.filter((address) => address.startsWith(`/data/${DATA}/`));
  expect(parts).toContain(`/data/${DATA}/1.json`);
  for (const part of parts) {
    expect(existsSync(join(out, part))).toBe(true);
    expect(Object.keys(read<MediaFile>(part.replace('/data/', 'media/in/')).pictures).sort()).toEqual([
      'images/quay.jpg',
      'images/sea.jpg',
    ]);
  }
});

test('the list of all pages contains the list without its entries, and a mistyped address still finds an entry', async () => {
  const listed = read<PageSummary[]>('pages.json');
  const unlistedPaths = listed.filter((one) => one.unlisted).map(({ path }) => path);
  expect(unlistedPaths.filter((path) => path.startsWith('isles/'))).toHaveLength(ENTRIES);
  expect(unlistedPaths.filter((path) => !path.includes('/'))).toEqual([]);
  const { page, errors, close } = await visit(browser(), origin);
  await page.goto(`${origin}/search/`);
  const titles = await textsOf(page, '.all-pages a');
  expect(titles).toContain('Isles');
  expect(titles.filter((title) => title.startsWith('Isle '))).toEqual([]);
  await startApp(page);
  expect(await textsOf(page, '.all-pages a')).toEqual(titles);
  // In the spelling of older programs: the shard without it loads before the list with the suggested address.
  await page.route('**/pages.json', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto(origin + href(PATH).replace(encodeURIComponent('ൾ'), encodeURIComponent('ള്\u200d')));
  await startApp(page);
  await until(page, () => document.querySelector('h1')?.textContent === 'Isle 500', undefined);
  await page.unrouteAll();
  // The address of an entry, but not below its list.
  await page.goto(origin + href(PATH.replace('isles', 'isle')));
  await startApp(page);
  await waitForElement(page, '#nearest');
  expect(await textsOf(page, '[aria-labelledby="nearest"] a')).toContain('Isle 500');
  expect(errors).toEqual([]);
  await close();
});

test('the built site verifies', async () => {
  expect(await verifyPages(join(folder, 'site'), out, origin)).toMatchObject({ mistakes: [] });
});
