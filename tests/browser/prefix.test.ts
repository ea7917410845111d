/** A small site under a path of its host; PREFIX=/college tests the whole college there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLive, liveOrigin } from '../../src/node/deploy/live/index.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { publishedSite } from './publishedSite.ts';
import {
  attributeOf,
  openBrowser,
  startApp,
  until,
  visit,
  waitForApp,
  waitForElement,
  waitForResults,
} from './visit.ts';

const BASE = '/harbour';
const browser = openBrowser();
const output = publishedSite(`https://university.example${BASE}/`);
let served: Awaited<ReturnType<typeof serveSite>>;
/** The host with the site. */
let host: string;
let site: string;

beforeAll(async () => {
  served = await serveSite(output(), 0, '127.0.0.1');
  host = `http://127.0.0.1:${served.port}`;
  site = host + BASE;
});
afterAll(() => served.close());

test('its host serves every address, redirect and file', async () => {
  const folder = join(output(), '../site');
  for (const address of [host, `${site}/`]) expect(liveOrigin(address, BASE)).toBe(site);
  expect(() => liveOrigin(`${host}/elsewhere/`, BASE)).toThrow(UsageError);
  expect(await checkLive(folder, site)).toEqual([]);
});

test('the root and the path without a slash lead to the home page, everything else is not found', async () => {
  const request = async (address: string) => {
    const { status, headers } = await fetch(host + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await request('/?q=1')).toEqual([302, `${BASE}/?q=1`]);
  expect(await request(BASE)).toEqual([301, `${BASE}/`]);
  expect(await request(`${BASE}/crew`)).toEqual([301, `${BASE}/crew/`]);
  for (const address of ['/crew/', '/harbours/', '/data/crew.json', '/Harbour/'])
    expect(await request(address)).toEqual([404, null]);
});

test('machine-readable files have addresses below the path', () => {
  const read = (name: string) => readFileSync(join(output(), name), 'utf8');
  for (const name of ['sitemap.xml', 'feed.xml', 'events.ics', 'robots.txt', 'index.html'])
    expect(read(name).match(/https:\/\/university\.example(?!\/harbour\/).*/g), name).toBeNull();
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    start_url: '/harbour/',
    scope: '/harbour/',
  });
});

test('a visitor navigates, searches, gets lost and comes back without a request outside of the path', async () => {
  const { page, errors, foreign, close } = await visit(browser(), site);
  const heading = (words: string) =>
    until(page, (title) => document.querySelector('main h1')?.textContent === title, words);
  await page.goto(`${site}/`);
  await startApp(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // Through the menu, which the Router handles, and back.
  await page.click('.menu a[href="/harbour/voyages/"]');
  await heading('Voyages');
  expect(page.url()).toBe(`${site}/voyages/`);
  expect(await attributeOf(page, 'link[rel=canonical]', 'href')).toBe(
    'https://university.example/harbour/voyages/',
  );
  await page.goBack();
  await until(
    page,
    (address) => location.href === address && !document.title.startsWith('Voyages'),
    `${site}/`,
  );
  // The quick search, its index and its results.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ഓണം');
  await waitForResults(page);
  await page.click('.result-link');
  await heading('ഓണം');
  await page.click('.brand');
  await until(page, (address) => location.href === address, `${site}/`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // An enlarged picture of the site.
  await page.goto(`${site}/voyages/കൊച്ചി-2024/`);
  await startApp(page);
  await page.click('.picture-link');
  await until(
    page,
    () => (document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth ?? 0) > 0,
    0,
  );
  // The not-found page: the nearest pages, and the page for an address in other letters.
  await page.goto(`${site}/crews/`);
  await waitForElement(page, '#nearest + ul a[href="/harbour/crew/"]');
  await page.goto(`${site}/Crew/`);
  await heading('Crew');
  expect(page.url()).toBe(`${site}/crew/`);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
  // Outside of the site, its not-found page says so as well, and the app keeps it.
  await page.goto(`${host}/elsewhere/`);
  await waitForApp(page);
  expect(await attributeOf(page, '.page-not-found .button', 'href')).toBe('/harbour/');
  expect(errors).toEqual([]);
  await close();
});
