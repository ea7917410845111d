/**
 * Every kind of request meets a fault: the visitor can read a page within 10 seconds, and a retry works. tests/dom/network-
 * faults.test.tsx combines every fault with the requests for data; these cases depend on how a browser loads.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample, thorough, weekly } from '../thorough.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { FAULTS, type Fault, type FaultyServer, faultyServer } from './faultyServer.ts';
import { publishedSite } from './publishedSite.ts';
import {
  attributeOf,
  countOf,
  openBrowser,
  startApp,
  textOf,
  visit,
  waitForElement,
  waitForRemoval,
} from './visit.ts';

const browser = openBrowser();
const output = publishedSite();

/** The limit until a page is readable, in milliseconds of the page's clock: CI machines are loaded. */
const END = 10_000;

interface Cell extends FaultyServer {
  page: Page;
  fault: Fault;
  /** True if the fault ends automatically, so that the request succeeds. */
  passes: boolean;
  /** After the fault: advances the page's clock by ten seconds where it would wait. */
  patience(): Promise<void>;
}

const all = Object.keys(FAULTS) as Fault[];
/** These, and all in the weekly run. */
const most = (few: readonly Fault[]) => (thorough ? all : few);

/** Pages of earlier visits: each visit has a separate server, so they are independent. */
const left: Page[] = [];

/** A page with a fake clock. */
async function freshPage(): Promise<Page> {
  // Animations are drawn sixty times a second while the tests wait.
  const { page } = await visit(browser(), 'http://127.0.0.1', { reducedMotion: 'reduce' });
  await page.clock.install();
  return page;
}

/** A visit in which no script may fail, whatever the fault. */
async function cell(fault: Fault, use: (cell: Cell) => Promise<void>) {
  const server = await faultyServer(output());
  const page = left.pop() ?? (await freshPage());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await use({
    ...server,
    page,
    fault,
    passes: fault === '500 once' || fault === 'late',
    async patience() {
      await until(server.met, (count) => count > 0);
      if (fault === 'never answered') await page.clock.runFor(END);
    },
  });
  expect(errors).toEqual([]);
  page.removeAllListeners();
  // An empty page would be in another process, and so would the next visit.
  await page.goto(`${server.origin}/robots.txt`);
  await page.mouse.move(0, 0);
  left.push(page);
  await server.close();
}

/** Polls until a condition is met. @throws with the last value */
async function until<T>(look: () => T | Promise<T>, isSo: (seen: T) => boolean): Promise<void> {
  const end = Date.now() + POLL_TIMEOUT_MS;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return;
    if (Date.now() > end) throw new Error(`At last there was ${JSON.stringify(seen)}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const shows = (page: Page, title: string) =>
  until(
    () => heading(page),
    (seen) => seen === title,
  );
const heading = (page: Page) => textOf(page, 'h1');
const inMain = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerHTML);
const isReady = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset);

/** Follows a link that the Router handles. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('footer')?.append(link);
    link.click();
  }, address);

/** Moves the pointer until the app has started. */
const awakenAtLast = (page: Page) =>
  until(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(20, 400);
    await page.clock.runFor(1000);
    return isReady(page);
  }, Boolean);

/** A page whose app meets the fault while it starts: the page remains complete, and the app starts after the fault. */
const whileStarting = (what: RegExp, address: string, title: string) => async (cell: Cell) => {
  const { page, origin } = cell;
  await page.goto(origin + address);
  const html = await inMain(page);
  cell.spoil(what, cell.fault);
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 400);
  await cell.patience();
  if (!cell.passes) {
    await page.clock.runFor(3000);
    expect(await isReady(page)).toBe(false);
    expect(await inMain(page)).toBe(html);
    cell.heal();
    // A pending request cannot be repeated; the next page can be requested.
    if (cell.fault === 'never answered') await page.reload();
  }
  expect(await heading(page)).toBe(title);
  await awakenAtLast(page);
  expect(await heading(page)).toBe(title);
  // It works: it follows a link without a load.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await follow(page, '/logbook/');
  await shows(page, 'Logbook');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
};

describe.concurrent('the data of the next page', () => {
  test.each(
    thorough ? all.filter((fault) => fault !== 'of another release') : (['cut in the middle'] as const),
  )('%s', (fault) =>
    cell(fault, async (cell) => {
      const { page, origin } = cell;
      await page.goto(`${origin}/voyages/`);
      await startApp(page);
      cell.spoil(/crew-page\.json/, fault);
      await follow(page, '/crew/');
      await cell.patience();
      if (!cell.passes) {
        await waitForElement(page, '.page-failure');
        expect(await heading(page)).toBe('This page could not be loaded');
        expect(await page.title()).toBe('This page could not be loaded · Harbour School');
        expect(await textOf(page, '.page-failure [role=alert]')).toMatch(/Nothing is wrong/);
        expect(await attributeOf(page, '.page-failure a', 'href')).toBe('/crew/');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await until(
          () => page.locator('.site > [aria-live]').textContent(),
          (text) => text?.includes('could not be loaded') === true,
        );
        expect(await countOf(page, '.menu a')).toBeGreaterThan(4);
        cell.heal();
        await page.click('text=Try again');
      }
      await shows(page, 'Crew');
      expect(await page.title()).toBe('Crew · School · Harbour School');
    }),
  );
});

describe.concurrent('the data of the first page', () => {
  test.each(most(['refused']))('%s', (fault) =>
    cell(fault, whileStarting(/crew-page\.json/, '/crew/', 'Crew')),
  );
});

describe.concurrent('the media of the next page', () => {
  test.each(most(['never answered']))('%s', (fault) =>
    cell(fault, async (cell) => {
      const { page, origin } = cell;
      await page.goto(`${origin}/crew/`);
      await startApp(page);
      cell.spoil(/media\/voyages\.json/, fault);
      await follow(page, '/voyages/');
      await shows(page, 'Voyages');
      expect(cell.met()).toBeGreaterThan(0);
      if (fault === 'never answered') await page.clock.runFor(END);
      expect(await countOf(page, 'main img')).toBeGreaterThan(0);
      cell.heal();
      // The next page with the same file requests it again.
      await follow(page, '/voyages/round-the-island/');
      await shows(page, 'Round the island');
      await follow(page, '/voyages/');
      await page.waitForSelector('main img[width]', { state: 'attached' });
    }),
  );
});

describe.concurrent('the media of the first page', () => {
  test.each(most(['500 once']))('%s', (fault) =>
    cell(fault, whileStarting(/media\/crew\.json/, '/crew/', 'Crew')),
  );
});

describe.concurrent('the app', () => {
  // A browser may cache a failed module import and load another module instead.
  test.each(most(['refused', 'never answered', 'HTML in its place', 'of another release']))('%s', (fault) =>
    cell(fault, whileStarting(/assets\/browser-.*\.js/, '/crew/', 'Crew')),
  );
});

describe.concurrent('the search', () => {
  const searches = (what: RegExp) => async (cell: Cell) => {
    const { page, origin } = cell;
    cell.spoil(what, cell.fault);
    await page.goto(`${origin}/search/`);
    await startApp(page);
    await page.fill('#search-field', 'island');
    await cell.patience();
    if (!cell.passes) {
      await waitForElement(page, '.search-state[role=alert]');
      expect(await attributeOf(page, '.search-state a', 'href')).toBe('/search/');
      expect(await countOf(page, '.result-link[href="/voyages/round-the-island/"]')).toBe(0);
      cell.heal();
      await page.click('text=Try again');
    }
    await page.waitForSelector('.result-link >> text=Round the island');
    await waitForRemoval(page, '.search-state[role=alert]');
  };
  test.each(most(['HTML in its place']))('its index: %s', (fault) =>
    cell(fault, searches(/search-index\.json/)),
  );
  test.each(most(['never answered']))('its shards: %s', (fault) => cell(fault, searches(/assets\/words-/)));
  test.each(sample(['refused', 'late'] as const, 2))('its code: %s', (fault) =>
    cell(fault, searches(/assets\/search-.*\.js/)),
  );
  test.each(weekly(['never answered'] as const))('its code: %s', (fault) =>
    cell(fault, async (cell) => {
      const { page, origin } = cell;
      cell.spoil(/assets\/search-.*\.js/, cell.fault);
      await page.goto(`${origin}/search/`);
      await startApp(page);
      await page.fill('#search-field', 'island');
      await cell.patience();
      await waitForElement(page, '.search-state[role=alert]');
      cell.heal();
      // A pending module cannot be requested again; a page can.
      await page.click('.search-state a');
      await page.locator('.all-pages a').nth(8).waitFor();
      await startApp(page);
      await page.fill('#search-field', 'island');
      await waitForElement(page, '.result-link');
    }),
  );
});

describe.concurrent('the list of all pages', () => {
  test.each(most(['refused']))('on the first page: %s', (fault) =>
    cell(fault, whileStarting(/pages\.json/, '/search/', 'Search')),
  );
});

describe.concurrent('the code of a part of the page', () => {
  const styles = /assets\/app-.*\.css/;
  test.each(sample(['HTML in its place', 'refused'] as const, 2))(
    'styles of a block on the next page: %s',
    (fault) =>
      cell(fault, async (cell) => {
        const { page, origin } = cell;
        cell.spoil(styles, fault);
        await page.goto(`${origin}/`);
        await startApp(page);
        await follow(page, '/crew/');
        await shows(page, 'This page could not be loaded');
        cell.heal();
        await page.click('text=Try again');
        await shows(page, 'Crew');
        expect(
          await page.evaluate(() =>
            [...document.styleSheets].some(
              ({ href, cssRules }) => href?.includes('/app-') && cssRules.length > 0,
            ),
          ),
        ).toBe(true);
      }),
  );
  test.each(sample(['never answered', 'refused'] as const, 2))(
    'a picture opens without the lightbox: %s',
    (fault) =>
      cell(fault, async (cell) => {
        const { page, origin } = cell;
        await page.goto(`${origin}/voyages/കൊച്ചി-2024/`);
        await startApp(page);
        cell.spoil(/assets\/lightbox-.*\.js/, fault);
        const picture = page.locator('.gallery a').first();
        const address = await picture.getAttribute('href');
        await picture.click();
        await cell.patience();
        await page.waitForURL(origin + address);
      }),
  );
  test.each(sample(['refused', 'never answered'] as const, 2))('slides stay a row: %s', (fault) =>
    cell(fault, async (cell) => {
      const { page, origin } = cell;
      cell.spoil(/assets\/CarouselPlayer-.*\.(js|css)/, fault);
      await page.goto(`${origin}/`);
      await startApp(page);
      await cell.patience();
      expect(await countOf(page, '.slides .slide')).toBe(2);
    }),
  );
});

test('without a connection the page says so, and loads when the connection returns', () =>
  cell('refused', async ({ page, origin }) => {
    await page.goto(`${origin}/voyages/`);
    await startApp(page);
    await page.context().setOffline(true);
    await follow(page, '/crew/');
    await page.waitForSelector('.page-failure [role=alert] >> text=You are offline');
    await page.context().setOffline(false);
    await shows(page, 'Crew');
    await page.goBack();
    await shows(page, 'Voyages');
  }));
