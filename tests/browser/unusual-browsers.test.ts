/**
 * Every browser shows complete pages, even with a translator or an extension: each page is readable, each link leads to its
 * page, and Back and Forward restore the scroll position.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { PARTLY_UNUSUAL_BROWSERS, rewritten, UNUSUAL_BROWSERS } from './unusualBrowsers.ts';
import { openBrowser, until, visit, waitForElement } from './visit.ts';
import { buildWideSite, type WideSite } from './wideSite.ts';

const browser = openBrowser();
const folder = temporaryFolder('wide-site');
let site: WideSite;

/** The text of each page, by its address. */
interface Told {
  title: string;
  heading: string;
  words: string[];
  /** The targets of its internal links; the links of header and footer are the same on every page. */
  links: string[];
  ownLinks: string[];
}
const textByPath = new Map<string, Told>();

/** The number of walks for each browser, and of steps for each walk. */
const WALKS = thorough ? 50 : 1;
const STEPS = 6;

beforeAll(async () => {
  site = await buildWideSite(folder);
  const { origin, close } = await site.serve();
  const { page, close: leave } = await visit(browser(), origin);
  await page.goto(`${origin}/robots.txt`);
  for (const [address, one] of await page.evaluate(readPages)) textByPath.set(address, one);
  await leave();
  await close();
});

/** The text of all pages, without rendering them. Runs in the browser. */
async function readPages(): Promise<[address: string, one: Told][]> {
  const read = async (address: string) => (await fetch(address)).text();
  const list = JSON.parse(await read('/pages.json')) as { path: string }[];
  return Promise.all(
    list.map(async ({ path }): Promise<[string, Told]> => {
      const { pathname } = new URL(path === '' ? '/' : `/${path}/`, location.origin);
      const page = new DOMParser().parseFromString(await read(pathname), 'text/html');
      const words = (selector: string) =>
        [...page.querySelectorAll(selector)].map(
          (element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        );
      const links = (selector: string) =>
        [...page.querySelectorAll<HTMLAnchorElement>(selector)]
          .filter(
            ({ origin, pathname, target }) => origin === location.origin && pathname.endsWith('/') && !target,
          )
          .map(({ pathname }) => pathname);
      const one = {
        title: page.title,
        heading: words('h1')[0] ?? '',
        words: words('main :is(h2, p, td)'),
        links: links('a'),
        ownLinks: links(':is(main, .trail) a'),
      };
      return [pathname, one];
    }),
  );
}

interface Sight {
  address: string;
  title: string;
  headings: (string | null)[];
  isWhole: boolean;
  y?: number;
}

/**
 * The content of the window. Runs in the browser.
 *
 * @param place true to include the scroll position
 * @param wanted returns false for anything except this {@link Sight}, as JSON
 */
function look({ place, scrollTarget }: { place: boolean; scrollTarget?: string }): Sight | false {
  const sight = {
    address: location.pathname,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent),
    isWhole: ['.header', 'main', '.footer', '.menu-list a'].every(
      (part) => document.querySelectorAll(part).length > 0,
    ),
    ...(place && { y: Math.round(scrollY) }),
  };
  return scrollTarget === undefined || scrollTarget === JSON.stringify(sight) ? sight : false;
}

/** Waits for a page: its address, title, heading and, if requested, scroll position. */
async function arrive(page: Page, address: string, after: string, y?: number): Promise<void> {
  const { heading, title } = textByPath.get(address) ?? { heading: '?', title: '?' };
  const sight: Sight = { address, title, headings: [heading], isWhole: true, y };
  const withScroll = y !== undefined;
  await until(page, look, { place: withScroll, wanted: JSON.stringify(sight) }).catch(async () =>
    expect(await page.evaluate(look, { place: withScroll }), after).toEqual(sight),
  );
}

/** Waits until the app has started or has decided not to hydrate. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 301);
  await waitForElement(page, 'html[data-ready], html:not(.js)');
}

const follow = (page: Page, address: string, nth = 0, selector = 'a') =>
  page.evaluate(
    ([to, at, where]) => {
      // The link of the header opens the quick search instead.
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${where}:not(.search-link)`)].filter(
        ({ origin, pathname, target }) => origin === location.origin && pathname === to && !target,
      );
      links[at % links.length]?.click();
    },
    [address, nth, selector] as const,
  );

const y = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Numbers that are the same in each run (a linear congruential generator, Numerical Recipes). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A visitor who follows links, scrolls, and uses Back and Forward. */
async function walk(page: Page, origin: string, seed: number): Promise<void> {
  const roll = dice(seed);
  const addresses = [...textByPath.keys()];
  const history = [{ address: addresses[roll(addresses.length)] ?? '/', y: 0 }];
  let at = 0;
  const steps = [`walk ${seed} from ${history[0]?.address}`];
  await page.goto(origin + history[0]?.address);
  for (let step = 0; step < STEPS; step++) {
    await settle(page);
    if (roll(3) > 0) {
      const scrollTarget = 100 + roll(400);
      await page.evaluate((to) => scrollTo(0, to), scrollTarget);
      // Until it has been stored.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    const entry = history[at];
    if (!entry) break;
    entry.y = await y(page);
    const way = roll(5);
    if (way === 0 && at > 0) {
      at--;
      await page.goBack({ waitUntil: 'commit' });
    } else if (way === 1 && at < history.length - 1) {
      at++;
      await page.goForward({ waitUntil: 'commit' });
    } else {
      const links = (textByPath.get(entry.address)?.links ?? []).filter(
        (link) => link !== entry.address && textByPath.has(link),
      );
      const address = links[roll(links.length)] ?? '/';
      history.splice(++at, history.length, { address, y: 0 });
      await follow(page, address, roll(4));
    }
    const now = history[at];
    if (!now) break;
    steps.push(`${way === 0 ? 'back' : way === 1 ? 'forward' : 'link'}: ${now.address} at ${now.y}`);
    await arrive(page, now.address, steps.join('; '), now.y);
  }
}

/**
 * The depth of the test, and the number of followed links per page: a browser that lacks one of several features gets less
 * than the browser that lacks all of them.
 */
const WHOLE = { pages: thorough ? Infinity : 4, linked: thorough ? 10 : 1, links: Infinity, walks: WALKS };
const PART = thorough ? WHOLE : { pages: 2, linked: 1, links: 2, walks: 0 };

describe.each([
  ...UNUSUAL_BROWSERS.map((browser) => ({ ...browser, ...WHOLE })),
  ...PARTLY_UNUSUAL_BROWSERS.map((browser) => ({ ...browser, ...PART })),
])('$name', ({ name, setUp: before, rewrite, hasNoApp = false, pages, linked, links: most, walks }) => {
  let origin: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ origin, close } = await site.serve(rewritten(rewrite)));
  });
  afterAll(() => close());

  const open = async () => {
    const visited = await visit(browser(), origin, {
      viewport: { width: 1024, height: 600 },
      reducedMotion: 'reduce',
    });
    await visited.page.context().addInitScript(before);
    return visited;
  };

  test(`${pages} pages are readable; the links of ${linked} open their pages, and Back returns`, async () => {
    const { page, errors, close } = await open();
    const step = Math.max(1, Math.floor(textByPath.size / pages));
    const some = [...textByPath].filter((_, index) => index % step === 0);
    for (const [index, [address, { words, links, ownLinks }]] of some.entries()) {
      await page.goto(origin + address);
      await settle(page);
      if (hasNoApp) expect(await page.locator('html.js').count()).toBe(0);
      await arrive(page, address, address);
      const missing = await page.evaluate((scrollTarget) => {
        const text = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
        return scrollTarget.filter((word) => !text.includes(word));
      }, words);
      expect(missing, address).toEqual([]);
      const height = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().height);
      expect(height, address).toBeGreaterThan(10);
      if (index >= linked) continue;

      const [followed, where] = index === 0 ? [links, 'a'] : [ownLinks, ':is(main, .trail) a'];
      const others = [...new Set(followed)].filter((link) => link !== address && textByPath.has(link));
      for (const link of others.slice(0, most)) {
        await settle(page);
        await follow(page, link, 0, where);
        await arrive(page, link, `${address} to ${link}`);
        // goBack() fails if the page is in the cache before its answer.
        await page.evaluate(() => history.back()).catch(() => undefined);
        await arrive(page, address, `back from ${link} to ${address}`);
      }
    }
    expect(errors).toEqual([]);
    await close();
  });

  if (walks > 0)
    test('Back and Forward restore the scroll position', async () => {
      const { page, errors, close } = await open();
      // Each browser takes different walks.
      const first = 1 + UNUSUAL_BROWSERS.findIndex((browser) => browser.name === name);
      for (let seed = first; seed < first + walks; seed++) await walk(page, origin, seed);
      expect(errors).toEqual([]);
      await close();
    });
});
