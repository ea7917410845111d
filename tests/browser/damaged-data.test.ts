/**
 * Damaged data files never leave the visitor without a page. Every field of every data file is replaced in turn. A thorough
 * run tries every combination; other runs sample the combinations that need a page load.
 */
import { join } from 'node:path';
import type { Page, Route as Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataAddress } from '../../src/core/data/dataAddress.ts';
import { href } from '../../src/core/route/path.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { completeSite, type Damage, damaged, damages, dataFiles, pagesOf } from '../property/damage.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { build } from './build.ts';
import { fetchRoute, openBrowser, removeDigests, until, visit, waitForApp } from './visit.ts';

const browser = openBrowser();
const folder = temporaryFolder('damaged');
let site = '';

beforeAll(async () => {
  await build(completeSite, join(folder, 'out'));
  const served = await serveSite(join(folder, 'out'), 0, '127.0.0.1');
  site = `http://127.0.0.1:${served.port}`;
  return served.close;
});

/** A damage and a page that shows it. */
interface Case {
  damage: Damage;
  path: string;
}

const cases: readonly Case[] = damages.flatMap((damage) =>
  pagesOf(damage.file).map((path) => ({ damage, path })),
);

/** Some cases, spread over all of them; each test gets different ones. */
function sample(size: number, first: number): readonly Case[] {
  if (thorough) return cases;
  const step = Math.floor(cases.length / size);
  return cases.filter((_, index) => index % step === first % step);
}

const inWords = ({ damage: { file, field, by }, path }: Case) =>
  `/${path}: ${file}.json ${field.join('/')} ${by}`;

const answerJson = (request: Request, value: unknown) =>
  request.fulfill({ contentType: 'application/json', body: JSON.stringify(value) });

const fileOf = (name: string) => dataFiles.find((file) => file.name === name)?.value;

/** The visible state of a page. */
interface Sight {
  path: string;
  header: boolean;
  trail: boolean;
  heading: string;
  letters: number;
}

/** Reads the page. Runs in the browser. */
function look(): Sight {
  return {
    path: decodeURI(location.pathname).replace(/^\/|\/$/g, ''),
    header: (document.querySelector('.header .brand')?.getClientRects().length ?? 0) > 0,
    trail: (document.querySelector('.trail')?.getClientRects().length ?? 0) > 0,
    heading: document.querySelector('main h1')?.textContent?.trim() ?? '',
    // Words that are hidden do not count.
    // biome-ignore lint/performance/useDomNodeTextContent: as above
    letters: document.body.innerText.trim().length,
  };
}

/** The faults in the visible state of a case. */
function faultOf(item: Case, sight: Sight): string[] {
  const isComplete =
    sight.header && (sight.trail || item.path === '') && sight.letters > 100 && sight.heading !== '';
  return isComplete ? [] : [`${inWords(item)} ${JSON.stringify(sight)}`];
}

/** Several windows that take the cases in turn. */
async function inWindows(
  items: readonly Case[],
  work: (item: Case, page: Page) => Promise<string[]>,
  expected?: RegExp,
) {
  const waiting = [...items];
  const faults: string[] = [];
  const window = async () => {
    const { page, close } = await visit(browser(), site, { reducedMotion: 'reduce' });
    let words = '';
    page.on('pageerror', (error) => {
      if (!expected?.test(String(error))) faults.push(`${words}: ${error}`);
    });
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      words = inWords(item);
      await page.route(/\.(jpe?g|png|webp|avif|svg)$/, (request) => request.abort());
      faults.push(...(await work(item, page).catch((error: unknown) => [`${words}: ${error}`])));
      // Each case starts with a clean state.
      page.removeAllListeners('request');
      await page.unrouteAll();
      await page.mouse.move(0, 0);
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(3, items.length) }, window));
  expect(faults).toEqual([]);
}

/** Waits until the app has started or has decided not to hydrate. */
const settled = (page: Page, patience?: number) =>
  until(
    page,
    () => {
      const { classList, dataset } = document.documentElement;
      return 'ready' in dataset || !classList.contains('js');
    },
    undefined,
    patience,
  );

/** Counts document loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

const serveDamage = (page: Page, { file, field, by }: Damage) =>
  page.route(`**${dataAddress(file)}`, (request) =>
    answerJson(request, damaged(fileOf(file), { file, field, by })),
  );

const area = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerHTML);

describe('data of another release', () => {
  test('leaves the current page unchanged, and requests more only if the page lacks it', async () => {
    let pageCount = 0;
    await inWindows(sample(2, 0), async (item, page) => {
      const loads = countLoads(page);
      await serveDamage(page, item.damage);
      await page.goto(site + href(item.path));
      const html = await area(page);
      await page.mouse.move(20, 300);
      await settled(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const x of [100, 200, 300]) await page.mouse.move(x, 400);
      const faults = faultOf(item, await page.evaluate(look));
      // The app then renders the same as the HTML; otherwise React reports an error.
      if (await page.evaluate(() => 'ready' in document.documentElement.dataset)) return faults;
      pageCount++;
      const changed = (await area(page)) === html ? [] : [`${inWords(item)}: the page has changed`];
      const more =
        loads() + requests.length === 1 ? [] : [`${inWords(item)}: asked for ${requests.join(' ')}`];
      return [...faults, ...changed, ...more];
    });
    expect(pageCount).toBeGreaterThan(0);
  });

  test('causes one full load of the target page', () =>
    inWindows(sample(2, 11), async (item, page) => {
      const start = item.path === 'search' ? 'logbook' : 'search';
      await page.goto(site + href(start));
      const digests = page.waitForResponse('**/digests.json');
      await page.mouse.move(20, 300);
      await settled(page);
      await digests;
      await serveDamage(page, item.damage);
      const loads = countLoads(page);
      // The pointer is over the link at first, which must not follow it.
      const link = page.locator('footer a').first();
      await link.evaluate((anchor: HTMLAnchorElement, address) => {
        anchor.href = address;
        anchor.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }, href(item.path));
      await page.waitForTimeout(50);
      const early = loads();
      const loaded = page.waitForEvent('load');
      await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
      await loaded;
      await page.mouse.move(30, 300);
      await settled(page);
      const wrong = early === 0 && loads() === 1 ? [] : [`${inWords(item)}: ${early} and ${loads()} loads`];
      return [...faultOf(item, await page.evaluate(look)), ...wrong];
    }));
});

/** Damage that one page of the file shows, and the other does not. */
const ON_ONE: Damage = {
  file: 'voyages',
  field: ['data', 0, 'programme', 0, 'documents', 0, 'label'],
  by: 'text',
};
const [SHOWS, SHOWS_NOT] = ['voyages/കൊച്ചി-2024', 'voyages/round-the-island'].map(href);

test('a change to another page of the same file does not stop the app, and is not hydrated on navigation', async () => {
  const { page, close } = await visit(browser(), site, { reducedMotion: 'reduce' });
  await serveDamage(page, ON_ONE);
  await page.goto(site + SHOWS_NOT);
  const digests = page.waitForResponse('**/digests.json');
  await page.mouse.move(20, 300);
  await waitForApp(page);
  await (await digests).finished();
  const loads = countLoads(page);
  const loaded = page.waitForEvent('load');
  await follow(page, SHOWS ?? '');
  await loaded;
  await page.mouse.move(30, 300);
  await settled(page);
  expect(loads()).toBe(1);
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
  await close();
});

test('an outdated cached file is requested once more', async () => {
  const { page, close } = await visit(browser(), site, { reducedMotion: 'reduce' });
  let requestCount = 0;
  await page.route(`**${dataAddress('voyages')}`, (request) => {
    const value = fileOf('voyages');
    // The inline loader requests the file, and the app uses its response.
    return answerJson(request, ++requestCount <= 2 ? damaged(value, ON_ONE) : value);
  });
  await page.goto(site + SHOWS);
  await page.mouse.move(20, 300);
  await settled(page);
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);
  expect(requestCount).toBe(3);
  await close();
});

/** React's message for a hydration mismatch, which these cases produce. */
const MISMATCH = /React error #418/;

/** On the next page: tests/property/damaged-data.test.ts and tests/dom/damaged-data.test.tsx. */
describe('damage that no digest reveals', () => {
  test('never removes the current page', () =>
    inWindows(
      sample(2, 5),
      async (item, page) => {
        const loads = countLoads(page);
        await removeDigests(page, site);
        await serveDamage(page, item.damage);
        await page.goto(site + href(item.path));
        await page.mouse.move(20, 300);
        // If a block names a missing file, the page is unchanged and the app waits for the next sign of intent.
        await settled(page, 2000).catch(() => undefined);
        await page.waitForTimeout(30);
        const wrong = loads() === 1 ? [] : [`${inWords(item)}: ${loads()} loads`];
        return [...faultOf(item, await page.evaluate(look)), ...wrong];
      },
      MISMATCH,
    ));
});

/** Follows a link that the Router handles. */
const follow = (page: Page, address: string) =>
  page
    .locator('footer a')
    .first()
    .evaluate((anchor: HTMLAnchorElement, to) => {
      anchor.href = to;
      anchor.click();
    }, address);

/** Faults within the page area: tests/dom/damaged-data.test.tsx. */
describe('an exception in the shell', () => {
  /** The app, which breaks outside of the page area if a condition is met. */
  const breakShell = (page: Page, condition: string) =>
    page.route('**/assets/browser-*.js', async (request) => {
      const response = await fetchRoute(request);
      const code = await response.text();
      const name = /(["'`])skip-link\1/.exec(code)?.[0] ?? '';
      expect(name).not.toBe('');
      const body = code.replace(name, `(()=>{if(${condition})throw Error("broken");return ${name}})()`);
      await request.fulfill({ response, body });
    });

  test('before hydration restores the prerendered page with ordinary links', async () => {
    const { page, close } = await visit(browser(), site);
    await breakShell(page, 'true');
    await page.goto(`${site}/blocks/`);
    const root = () => page.locator('#root').innerHTML();
    const html = await root();
    await page.mouse.move(20, 300);
    await settled(page);
    await page.waitForTimeout(100);
    expect(await root()).toBe(html);
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await follow(page, '/voyages/');
    await page.waitForSelector('h1 >> text=Voyages');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
    await close();
  });

  test('after hydration causes one full load of the target page', async () => {
    const { page, close } = await visit(browser(), site, { reducedMotion: 'reduce' });
    await breakShell(page, 'window.broken');
    await page.goto(`${site}/search/`);
    await page.mouse.move(20, 300);
    await settled(page);
    const loads = countLoads(page);
    await page.evaluate(() => Object.assign(window, { broken: true }));
    await follow(page, '/blocks/');
    await page.waitForSelector('h1 >> text=Blocks');
    await page.mouse.move(30, 300);
    await settled(page);
    expect(loads()).toBe(1);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await close();
  });
});
