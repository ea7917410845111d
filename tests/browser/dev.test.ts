/** `npm run dev`, with an open page in a browser. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { engineRoot, readManifest } from '../../src/node/content/folder.ts';
import { measureEdits, runDev } from '../bench/dev.ts';
import type { RunningServer } from '../bench/server.ts';
import { type Change, makeSpecial } from '../unit/siteCase.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { delayRequest, openBrowser, type Visit, visit, waitForApp } from './visit.ts';

const source = join(engineRoot, 'tests/fixtures/site');
const browser = openBrowser();
const site = temporaryFolder('dev-site');
let dev: RunningServer;
let current: Visit;

const absolute = (file: string) => join(site, file);

/** Restores the changed files of the fixture; saving the others would be an edit that reaches the next test. */
async function restore(): Promise<void> {
  for (const folder of ['manifest', 'public/data'])
    for (const name of await readdir(join(source, folder))) {
      const text = await readFile(join(source, folder, name), 'utf8');
      const file = absolute(join(folder, name));
      if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
    }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(absolute(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(
    absolute(file),
    text.replace(from, () => to),
  );
}

/** The line number of a text in a file, from 1. */
async function lineOf(file: string, words: string): Promise<number> {
  const lines = (await readFile(absolute(file), 'utf8')).split('\n');
  return lines.findIndex((line) => line.includes(words)) + 1;
}

/** Waits until an element has a text. */
const says = (element: Locator, words: string) => expect.poll(() => element.textContent()).toContain(words);

/** Opens a page and waits until the app runs. */
async function open(address: string): Promise<Page> {
  const { page } = current;
  await page.goto(dev.address + address);
  await waitForApp(page);
  await page.evaluate(() => {
    Object.assign(window, { marker: 'still here' });
  });
  return page;
}

const marker = (page: Page) => page.evaluate(() => Reflect.get(window, 'marker'));

beforeAll(async () => {
  await cp(source, site, { recursive: true });
  dev = await runDev(site);
  current = await visit(browser(), dev.address);
});

afterAll(async () => {
  expect(await dev.stop()).toBe(0);
});

afterEach(async () => {
  const { page } = current;
  // A late reload replaces the page.
  await expect.poll(() => page.goto('about:blank').then(() => page.url())).toBe('about:blank');
  await current.page.setViewportSize({ width: 1280, height: 800 });
  current.errors.length = 0;
  await restore();
});

test('an edited base path takes effect immediately', async () => {
  const fetchPath = (address: string) => fetch(dev.address + address, { redirect: 'manual' });
  // The messages to the app of a page.
  const siteModule = async () => (await fetchPath('/@id/__x00__virtual:site')).text();
  expect(await siteModule()).not.toContain('/school');
  await edit('manifest/site.json', '"language"', '"origin": "https://harbour.example/school/", "language"');
  const [top, toldNow] = await Promise.all([fetchPath('/'), siteModule()]);
  expect(top.headers.get('location')).toBe('/school/');
  expect(toldNow).toContain('/school');
  expect((await fetchPath('/voyages/')).status).toBe(404);
  const page = await open('/school/');
  await page.click('.menu a[href="/school/voyages/"]');
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Voyages');
  expect(await marker(page)).toBe('still here');
  expect(page.url()).toBe(`${dev.address}/school/voyages/`);
  for (const image of await page.locator('main img').all())
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // The next page is rendered from the current state of the site.
  await restore();
  await expect.poll(async () => (await fetchPath('/')).status).toBe(200);
});

describe('a saved data file', () => {
  const file = 'public/data/voyages.json';

  test('updates the open page, which keeps its scroll position, even if another file has replaced it', async () => {
    await current.page.setViewportSize({ width: 800, height: 300 });
    const page = await open('/voyages/');
    const link = page.locator('main a').last();
    await link.focus();
    await page.evaluate(() => scrollTo(0, 150));
    const scrollTop = await page.evaluate(() => scrollY);
    expect(scrollTop).toBeGreaterThan(100);

    await edit(file, 'Where we have sailed.', 'Where we shall sail.');
    await page.getByText('Where we shall sail.').waitFor();

    expect(await marker(page)).toBe('still here');
    expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    const text = await readFile(absolute(file), 'utf8');
    await writeFile(
      absolute('public/data/.voyages.json.tmp'),
      text.replace('Where we shall sail.', 'Sailed.'),
    );
    // As slow as a USB stick, so that the other file is noticed.
    await new Promise((done) => setTimeout(done, 300));
    await rename(absolute('public/data/.voyages.json.tmp'), absolute(file));
    await page.getByText('Sailed.', { exact: true }).waitFor();
    expect(await marker(page)).toBe('still here');
    expect(current.errors).toEqual([]);
  });

  test('is used by the next page and by a new visitor', async () => {
    const page = await open('/voyages/');
    await edit(file, '"title": "Round the island"', '"title": "Twice round the island"');
    const link = page.getByRole('link', { name: 'Twice round the island' });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Twice round the island' }).waitFor();
    expect(await marker(page)).toBe('still here');
    const html = await (await fetch(`${dev.address}/voyages/round-the-island/`)).text();
    expect(html).toContain('Twice round the island');
  });
});

describe('a saved manifest', () => {
  test('updates the menu and the routes without a reload, and the next page without an event', async () => {
    const page = await open('/voyages/round-the-island/');
    await edit('manifest/site.json', '"label": "Voyages"', '"label": "Journeys"');
    const html = await (await fetch(`${dev.address}/voyages/`)).text();
    expect(html.includes('Journeys')).toBe(true);
    await page.getByRole('link', { name: 'Journeys' }).first().waitFor();
    await edit('manifest/routes.json', '"title": "Voyages"', '"title": "Our journeys"');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Our journeys').waitFor();
    await edit(
      'manifest/site.json',
      '"language": "en",',
      '"language": "en", "brand": { "colours": ["#7a1f3d"] },',
    );
    const link = page.locator('.trail a').first();
    const markOf = () =>
      page.locator('.brand .mark').evaluate((mark) => getComputedStyle(mark).backgroundImage);
    await expect
      .poll(() => link.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-brand')))
      .toBe('#7a1f3d');
    const [, picture = ''] = /url\("(.*)"\)/.exec(await markOf()) ?? [];
    expect(await (await fetch(picture)).text()).toContain('#7a1f3d');

    // Expired entries are removed from the open list.
    await page.locator('.trail a', { hasText: 'Our journeys' }).click();
    await page.getByRole('heading', { level: 1, name: 'Voyages' }).waitFor();
    const entries = page.locator('main a[href^="/voyages/"]');
    expect(await entries.count()).toBeGreaterThan(0);
    await edit('manifest/routes.json', '"path": "voyages/*",', '"path": "voyages/*", "until": "31-01-2020",');
    await expect.poll(() => entries.count()).toBe(0);
    expect(await marker(page)).toBe('still here');
  });
});

test('a page in another language follows changes of the site', async () => {
  const row = '{ "path": "യാത്രകൾ", "layout": "list", "data": "voyages", "title": "യാത്രകൾ", "language": "ml" },';
  const translation = absolute('manifest/site.ml.json');
  await writeFile(translation, '{ "name": "തുറമുഖം" }');
  await edit('manifest/routes.json', '"routes": [', `"routes": [ ${row}`);
  const address = encodeURI('/യാത്രകൾ/');
  await expect.poll(async () => (await fetch(dev.address + address)).status).toBe(200);
  await expect.poll(dev.output).toContain('manifest/site.ml.json');
  const page = await open(address);
  await edit('manifest/site.json', 'Quay 4', 'Quay 5');
  await page.getByText('Quay 5').first().waitFor();
  await rm(translation);
});

describe('a page that has loaded only its HTML', () => {
  const data = 'public/data/voyages.json';
  const DATA = '**/data/voyages.json';
  const APP = '**/@id/*virtual:site*';

  /** Holds a call back. @returns a function that releases it */
  async function come(page: Page, late: string): Promise<() => Promise<void>> {
    const release = await delayRequest(page, late);
    await page.goto(`${dev.address}/voyages/`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    return async () => {
      release();
      await waitForApp(page);
      await page.unrouteAll();
    };
  }

  test.each([
    {
      what: 'a text and an address',
      late: DATA,
      file: data,
      changes: [
        ['Where we have', 'Where we shall'],
        ['voyages/round-the', 'voyages/around-the'],
      ],
    },
    {
      what: 'the menu',
      late: APP,
      file: 'manifest/site.json',
      changes: [['Log of spring', 'Log of autumn']],
    },
  ] as const)('shows $what as it was saved in the meantime', async ({ late, file, changes }) => {
    const { page, errors } = current;
    const finish = await come(page, late);
    for (const [from, text] of changes) await edit(file, from, text);
    await finish();
    const html = await (await fetch(`${dev.address}/voyages/`)).text();
    const seen = await page.locator('#root').innerHTML();
    for (const [, shown] of changes) {
      expect(html.includes(shown), shown).toBe(true);
      expect(seen.includes(shown), shown).toBe(true);
    }
    expect(errors).toEqual([]);
  });

  test('receives the messages that were sent before it listened', async () => {
    const { page, errors } = current;
    const other = await page.context().newPage();
    await other.goto(`${dev.address}/voyages/`);
    await waitForApp(other);
    const site = page.waitForResponse(/virtual:site/);
    const finish = await come(page, '**/@vite/client');
    await (await site).finished();
    const words = absolute('manifest/words.en.json');
    const home = (of: Page, label: string) =>
      of.locator('.trail').getByText(label, { exact: true }).waitFor();
    await writeFile(words, '{ "page": { "home": "Harbour" } }');
    await home(other, 'Harbour');
    await finish();
    await home(page, 'Harbour');
    await rm(words);
    await Promise.all([home(page, 'Home'), home(other, 'Home')]);
    await other.close();
    expect(errors).toEqual([]);
  });

  test('is hydrated unchanged if nothing has changed', async () => {
    const { page, errors } = current;
    const finish = await come(page, APP);
    const heading = await page.locator('main h1').elementHandle();
    await finish();
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('an error', () => {
  const file = 'public/data/voyages.json';
  const checks = () => dev.output().match(/No problems are left\.|\d+ errors?, \d+ warnings?\./g) ?? [];

  // The next page would get the message again until the server has read the files again.
  afterEach(async () => {
    await restore();
    await expect.poll(() => checks().at(-1)).toBe('No problems are left.');
  });

  test('in JSON, in a field or between files is shown over the page, and disappears when it is fixed', async () => {
    const page = await open('/voyages/');
    await edit(file, '"club": "Voyages",', '"club": "Voyages"');
    const dialog = page.getByRole('alertdialog');
    const line = await lineOf(file, '"desc"');
    await says(dialog, `${file}, line ${line}, column 7`);
    await says(dialog, 'json-syntax');
    await says(dialog, '"desc": "Where we have sailed."');
    expect(await dialog.locator('mark').textContent()).toBe('"desc"');
    await expect.poll(dev.output).toContain(`${file}:${line}:7`);
    // A new visitor, too, sees the last valid state.
    expect(await (await fetch(`${dev.address}/voyages/`)).text()).toContain('Where we have sailed.');

    await edit(file, '"club": "Voyages"', '"club": "Voyages",');
    await dialog.waitFor({ state: 'hidden' });

    await edit(file, '"desc":', '"decs":');
    await says(dialog, 'Did you mean "desc"?');
    await restore();
    await dialog.waitFor({ state: 'hidden' });
    expect(await marker(page)).toBe('still here');

    // Found after the full check. The copied document reloads the page.
    await edit(file, '"documents/chart.pdf"', '"documents/chart-2.pdf"');
    await says(dialog, 'document-missing');
    await cp(absolute('public/documents/chart.pdf'), absolute('public/documents/chart-2.pdf'));
    await dialog.waitFor({ state: 'hidden' });
    await restore();
    await rm(absolute('public/documents/chart-2.pdf'));
  });

  test('closes on Escape, is readable on a phone, and never interprets content as markup', async () => {
    await current.page.setViewportSize({ width: 360, height: 640 });
    const page = await open('/voyages/');
    await page.locator('main a').last().focus();
    await edit(file, '"desc":', '"<img src=x onerror=alert(1)>":');
    const dialog = page.getByRole('alertdialog');
    await says(dialog, '<img src=x onerror=alert(1)>');
    expect(await dialog.locator('img').count()).toBe(0);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });

  test('is shown to later visitors', async () => {
    const countReports = () => dev.output().split('There is no field "decs"').length;
    const reportCount = countReports();
    await edit(file, '"desc":', '"decs":');
    await expect.poll(countReports).toBeGreaterThan(reportCount);
    const page = await open('/crew/');
    await page.getByRole('alertdialog').waitFor();
  });
});

/** Sends raw bytes and returns the response. */
function raw(bytes: string): Promise<string> {
  const { port } = new URL(dev.address);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setTimeout(20_000, () => failed(new Error(`No answer to ${JSON.stringify(bytes)}`)));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => done(answer));
    socket.on('error', failed);
  });
}

describe('an address', () => {
  test.each([
    '/',
    '/voyages',
    '/voyages/',
    '/voyages/%E0%B4%95%E0%B5%8A%E0%B4%9A%E0%B5%8D%E0%B4%9A%E0%B4%BF-2024/',
  ])('of a page responds: %s', async (address) => {
    expect((await fetch(dev.address + address)).status).toBe(200);
  });

  test('of a redirect leads to its page', async () => {
    const response = await fetch(`${dev.address}/trips`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/voyages/');
  });

  test('of a file responds with the file', async () => {
    expect((await fetch(`${dev.address}/images/quay.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    expect(await (await fetch(`${dev.address}/data/crew.json`)).json()).toEqual(
      JSON.parse(await readFile(absolute('public/data/crew.json'), 'utf8')),
    );
    const pages: unknown = await (await fetch(`${dev.address}/pages.json`)).json();
    expect(pages).toContainEqual({
      path: 'voyages/round-the-island',
      title: 'Round the island',
      section: 'Voyages',
    });
  });

  test.each([
    'GET /foo%ZZ.html HTTP/1.1',
    'GET /% HTTP/1.1',
    'GET /src/app/entries/dev.ts?%ZZ HTTP/1.1',
    'GET /@id/%00 HTTP/1.1',
    'GET /@fs/..%2f..%2fetc/passwd HTTP/1.1',
    'GET //example.org/%2e%2e/ HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET /\xE0\xB4\xFF\xFE HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET :99999999 HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr',
    'GET /%ZZ HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr',
    'complete nonsense',
  ])('that is malformed does not stop the server: %s', async (line) => {
    const upgrade = line.includes('Upgrade');
    const answer = await raw(
      `${line}\r\nHost: localhost\r\nConnection: ${upgrade ? 'Upgrade' : 'close'}\r\n\r\n`,
    );
    if (!upgrade) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await fetch(`${dev.address}/`)).status).toBe(200);
  });

  test('of an unpublished file responds with nothing', async () => {
    const changes: Change[] = [
      { file: 'public/.env', pipe: true },
      { file: 'public/live', pipe: true },
      { file: 'public/data/live.json', pipe: true },
      { file: 'public/documents/routes.txt', link: '../../manifest/routes.json' },
      { file: 'public/documents/all', link: '../..' },
    ];
    makeSpecial(site, changes);
    const paths = ['.env', 'live', 'documents/routes.txt', 'documents/all/manifest/routes.json'];
    for (const path of paths) expect((await fetch(`${dev.address}/${path}`)).status, path).toBe(404);
    expect((await fetch(`${dev.address}/data/live.json`)).status).toBe(503);
    for (const { file } of changes) await rm(absolute(file));
  });

  test('without a page responds with 404 and lists the pages, nearest first', async () => {
    const response = await fetch(`${dev.address}/logbok/`);
    expect(response.status).toBe(404);
    const html = await response.text();
    const { page } = current;
    await page.goto(`${dev.address}/logbok/`);
    const { routes } = await readManifest(site);
    let rows: string[] = [];
    // The fix of the previous test may still reload the page.
    await expect
      .poll(async () => {
        rows = await page
          .locator('section')
          .last()
          .locator('li')
          .allTextContents()
          .catch(() => []);
        return rows.length;
      })
      .toBe(routes.length);
    const line = await lineOf('manifest/routes.json', '"path": "voyages/*"');
    expect(rows[0]).toContain('/logbook');
    expect(rows).toContain(`/voyages/*detail · public/data/voyages.json · manifest/routes.json:${line}`);
    expect(html).toContain('Pages with a like address');
  });

  test('shows its page as soon as an edit creates it', async () => {
    const { page } = current;
    await page.goto(`${dev.address}/journeys/`);
    await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
    await edit('manifest/routes.json', '"path": "voyages",', '"path": "journeys",');
    await page.getByRole('heading', { level: 1, name: 'Voyages' }).waitFor();
  });

  test('is refused with another method', async () => {
    const status = await new Promise((done) => {
      request(`${dev.address}/`, { method: 'POST' }, (response) => done(response.statusCode)).end();
    });
    expect(status).toBe(405);
  });
});

test('an invalid site can be fixed while the server runs', async () => {
  const broken = temporaryFolder('dev-broken');
  await cp(source, broken, { recursive: true });
  const manifest = join(broken, 'manifest/site.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"name":', '"nam":'));
  const other = await runDev(broken);
  try {
    const { page } = current;
    const response = await page.goto(`${other.address}/voyages/`);
    expect(response?.status()).toBe(503);
    await page.getByRole('alertdialog').waitFor();
    await writeFile(manifest, text);
    await page.getByRole('heading', { level: 1, name: 'Voyages' }).waitFor();
  } finally {
    await other.stop();
  }
});

test('pages that cannot be rendered are reported, and the server continues', async () => {
  // Not the program that esbuild starts, which ends immediately.
  vi.stubEnv('ESBUILD_BINARY_PATH', process.execPath);
  const other = await runDev(site);
  try {
    for (const time of ['once', 'again']) {
      const answer = await fetch(other.address);
      expect(answer.status, time).toBe(500);
      expect(await answer.text()).toBe('The pages could not be started; the terminal says why.\n');
    }
    expect(other.output()).toContain('The service was stopped');
  } finally {
    vi.unstubAllEnvs();
    await other.stop();
  }
});

test('the time from saving to display can be measured', async () => {
  const { times } = await measureEdits(source, inject('headlessShell'), 1);
  expect(times).toHaveLength(1);
  for (const time of times) expect(time).toBeGreaterThan(0);
});

// It is last, so that a late reload affects no other test.
test('a picture that is added or replaced is shown without a reload', async () => {
  const sea = join(source, 'public/images/sea.jpg');
  const picture = absolute('public/images/quay.jpg');
  const widthOf = async (file: string) => (await sharp(file).metadata()).width;
  const page = await open(encodeURI('/voyages/കൊച്ചി-2024/'));
  const width = () =>
    page.evaluate(() => {
      const image = [...document.images].find(({ src }) => src.includes('quay'));
      image?.scrollIntoView();
      return image?.naturalWidth;
    });
  await rm(picture);
  await expect.poll(width).toBe(0);
  await cp(sea, picture);
  await expect.poll(width).toBe(await widthOf(sea));
  await writeFile(picture, await sharp(sea).resize(77).jpeg().toBuffer());
  await expect.poll(width).toBe(77);
});
