/**
 * Two small sites, a clinic in Arabic, English, Malayalam and Hindi, and a library in Latvian: every page is valid HTML.
 * Representative pages hydrate without changes in any time zone and browser language, pass axe, and have no text in another
 * language, before and after they are used.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { coveringPages } from '../coveringPages.ts';
import { openSite } from '../openSite.ts';
import { unknownWords } from '../pageText.ts';
import { sample, thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { build } from './build.ts';
import { findUnreadableText } from './clippedText.ts';
import { findHtmlErrors } from './html.ts';
import {
  attributeOf,
  openBrowser,
  startApp,
  textOf,
  type Visit,
  visit,
  waitForElement,
  waitForResults,
} from './visit.ts';

/**
 * A site, its output folder, its home pages, and pages to use: a successful search, pictures, a form, and the longest words.
 */
const SITES = [
  {
    name: 'arabic',
    zone: 'Pacific/Honolulu',
    homes: { ar: '', en: 'en/', ml: 'ml/', hi: 'hi/' },
    query: 'التطعيم',
    search: 'search/',
    pictures: 'services/vaccination/',
    form: 'contact/',
    wide: ['', 'ml/', 'doctors/'],
  },
  {
    name: 'latvian',
    zone: 'Asia/Kolkata',
    homes: { lv: '' },
    query: 'pasakas',
    search: 'meklesana/',
    pictures: 'pasakumi/ziemas-pasakas/',
    form: 'sazina/',
    wide: ['nodalas/berni/'],
  },
];

/** Neither formats dates and numbers like the pages. */
const VISITORS = [
  { timezoneId: 'Asia/Kolkata', locale: 'lv-LV', viewport: { width: 360, height: 740 } },
  { timezoneId: 'America/New_York', locale: 'ar-EG', viewport: { width: 1280, height: 800 } },
];

const browser = openBrowser();
const folder = temporaryFolder('languages');
const origins = new Map<string, string>();
const servers: Awaited<ReturnType<typeof serveSite>>[] = [];
const windows: Visit[] = [];

beforeAll(async () => {
  for (const { name, zone } of SITES) {
    const out = join(folder, name);
    await build(join(engineRoot, 'tests/fixtures', name), out, { TZ: zone });
    const server = await serveSite(out, 0, '127.0.0.1');
    servers.push(server);
    origins.set(name, `http://127.0.0.1:${server.port}/`);
  }
  for (const settings of VISITORS)
    windows.push(
      await visit(browser(), 'http://127.0.0.1', { ...settings, reducedMotion: 'reduce', hasTouch: true }),
    );
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

describe.each(SITES)('the site in $name', ({ name, homes, query, search, pictures, form, wide }) => {
  const origin = () => origins.get(name) ?? '';
  const files = () =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
  const odd = unknownWords(join(engineRoot, 'tests/fixtures', name));
  const mainLanguage = Object.keys(homes)[0] ?? '';
  /** The window of a visitor without earlier errors. */
  const windowOf = (nth: number): Visit => {
    const opened = windows[nth];
    if (!opened) throw new Error('The window has not been opened.');
    opened.errors.length = 0;
    return opened;
  };
  const open = async (page: Page, path: string) => {
    await page.goto(origin() + path);
    await startApp(page);
  };

  test('every page is valid HTML', async () => {
    expect(await findHtmlErrors(join(folder, name), files())).toEqual([]);
  });

  test('pages with all features hydrate without a recoverable error; axe reports nothing on some, and text at 200 % is not cut off', async () => {
    const { page, errors } = windowOf(0);
    const site = await openSite(join(engineRoot, 'tests/fixtures', name));
    const some = thorough ? site.paths : await coveringPages(site, 9);
    const large = new Set([...wide, form]);
    const paths = new Set([
      'no/such/page/',
      'en/no/such/page/',
      ...some.map((path) => href(path).slice(1)),
      ...large,
    ]);
    expect(paths.size).toBeGreaterThanOrEqual(10);
    const withAxe = new Set(sample([...paths], 4));
    for (const path of paths) {
      await open(page, path);
      if (path === '') await waitForElement(page, '.carousel-player');
      if (withAxe.has(path)) {
        await injectAxe(page);
        expect(await findViolations(page), path).toEqual([]);
      }
      if (large.has(path)) expect(await findUnreadableText(page), path).toEqual([]);
      expect(errors, path).toEqual([]);
    }
  });

  test('the pages for another visitor are the same', async () => {
    const { page, errors } = windowOf(1);
    for (const path of Object.values(homes)) {
      await open(page, path);
      expect(errors, path).toEqual([]);
    }
  });

  test('opened, typed and not-found states use only one language', async () => {
    const { page } = windowOf(0);
    const expectTexts = async (where: string, language = mainLanguage) =>
      expect(odd(await page.content(), language), where).toEqual([]);
    await open(page, '');
    await waitForElement(page, '.carousel-player');
    await expectTexts('carousel');
    await open(page, pictures);
    await page.click('.gallery a');
    await waitForElement(page, '.lightbox-next');
    await expectTexts('lightbox');
    await open(page, `${search}?q=${encodeURIComponent(query)}`);
    await waitForResults(page);
    expect(odd(await page.content(), mainLanguage).filter((word) => word !== query)).toEqual([]);
    await page.goto(`${origin()}${search}?q=9999999`);
    await waitForResults(page);
    await expectTexts('nothing found');
    await open(page, form);
    await page.click('.menu-button');
    await expectTexts('a form and the menu');
  });
});

test('errors use the language of the surrounding pages', async () => {
  const { page } = windows[0] as Visit;
  const missing = new URL('en/no/such/page/', origins.get('arabic')).href;
  // Before any script has run.
  expect(await (await fetch(missing)).text()).toMatch(
    /<html lang="en" .*<h1 tabindex="-1">Page not found</is,
  );
  await page.goto(missing);
  await startApp(page);
  await waitForElement(page, 'html[lang=en]');
  expect(await textOf(page, 'h1')).toBe('Page not found');
  expect(await page.title()).toMatch(/^Page not found/);
  await page.click('.page-not-found p > .button');
  await page.waitForURL(new URL('en/', origins.get('arabic')).href);
  await page.context().setOffline(true);
  await page.click('.menu-button');
  await page.click('.menu-sheet a[href="/en/contact/"]');
  await waitForElement(page, '.page-failure');
  const headings = [await textOf(page, 'h1'), await attributeOf(page, '.trail a', 'href')];
  await page.context().setOffline(false);
  expect(headings).toEqual(['This page could not be loaded', '/en/']);
});

test('the language switch keeps the query and the filter', async () => {
  const { page } = windows[0] as Visit;
  const address = (path: string) => new URL(path, origins.get('arabic')).href;
  await page.goto(address('search/'));
  await startApp(page);
  await page.fill('#search-field', 'X-ray');
  await page.click('.languages a[hreflang=en]');
  await page.waitForURL(address('en/search/?q=X-ray'));
  await waitForElement(page, '.result');
  expect(await page.inputValue('#search-field')).toBe('X-ray');
  await page.goto(address('en/services/?year=2025'));
  await startApp(page);
  await page.click('.languages a[hreflang=ar]');
  await page.waitForURL(address('services/?year=2025'));
});

test('a header with long labels leaves room for the page in a low window', async () => {
  const { page } = windows[0] as Visit;
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(new URL('ml/', origins.get('arabic')).href);
  const bottom = await page.evaluate(() => {
    scrollTo(0, 400);
    return document.querySelector('.header-main')?.getBoundingClientRect().bottom;
  });
  if (viewport) await page.setViewportSize(viewport);
  expect(bottom).toBeLessThanOrEqual(256 / 3);
});

describe('right to left', () => {
  test('the next slide comes from the left, by keyboard and by swipe', async () => {
    const { page } = windows[0] as Visit;
    await page.goto(origins.get('arabic') ?? '');
    await startApp(page);
    await waitForElement(page, '.carousel-player');
    const slideTitle = () => textOf(page, '.carousel-slides .slide:not([inert]) .slide-title');
    /** The distance from the current slide to the slide with a text, in slide widths. */
    const sidesOf = (words: string) =>
      page.evaluate((wanted) => {
        const at = (slide: Element | undefined) => slide?.getBoundingClientRect().left ?? Number.NaN;
        const slides = [...document.querySelectorAll('.carousel-slides .slide')];
        const current = slides.find((slide) => !slide.hasAttribute('inert'));
        const targets = slides.filter((slide) => slide.textContent?.includes(wanted));
        return targets.map((slide) => Math.round((at(slide) - at(current)) / (current?.clientWidth ?? 1)));
      }, words);
    expect(await slideTitle()).toBe('حديقة العيادة');
    expect(await sidesOf('قاعة الانتظار')).toEqual([-1]);
    expect(await sidesOf('الصيدلية')).toContain(1);
    await page.focus('.carousel-next');
    await page.keyboard.press('ArrowLeft');
    expect(await slideTitle()).toBe('قاعة الانتظار');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await slideTitle()).toBe('الصيدلية');
    const box = await page.locator('.carousel-slides').boundingBox();
    if (!box) throw new Error('There are no slides.');
    await page.evaluate(() =>
      document.querySelector('.carousel-slides')?.scrollIntoView({ block: 'center' }),
    );
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y: 370 })) });
    await touch('touchStart', 80);
    for (const x of [110, 150, 200, 250]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(slideTitle).toBe('حديقة العيادة');
  });

  test('the menu opens at its button, and digits keep their order', async () => {
    const { page } = windows[0] as Visit;
    await page.setViewportSize({ width: 700, height: 740 });
    await page.click('.menu-button');
    const sides = await page.evaluate(() =>
      ['.menu-sheet', '.menu > .menu-button'].map((one) => {
        const { left = 0, right = 0 } = document.querySelector(one)?.getBoundingClientRect() ?? {};
        return left + right < innerWidth;
      }),
    );
    expect(sides).toEqual([true, true]);
    await page.keyboard.press('Escape');
    expect(await attributeOf(page, '.prose-lead [dir]', 'dir')).toBe('ltr');
    const order = await page.evaluate(() => {
      const number = document.querySelector('.prose-lead [dir=ltr]')?.firstChild;
      if (!number) return [];
      const range = document.createRange();
      return [0, 3].map((at) => {
        range.setStart(number, at);
        range.setEnd(number, at + 1);
        const { left, top } = range.getBoundingClientRect();
        return top * 10_000 + left;
      });
    });
    expect(order[0]).toBeLessThan(order[1] ?? 0);
  });

  test('a date in left-to-right text keeps its order', async () => {
    const { page } = windows[0] as Visit;
    await page.goto(origins.get('arabic') ?? '');
    const [day = 0, month = 0] = await page.evaluate(() => {
      const time = document.createElement('time');
      time.textContent = '9 November';
      document.querySelector('main')?.prepend(time);
      const range = document.createRange();
      const lefts = [0, 2].map((at) => {
        range.setStart(time.firstChild as Node, at);
        range.setEnd(time.firstChild as Node, at + 1);
        return range.getBoundingClientRect().left;
      });
      time.remove();
      return lefts;
    });
    expect(day).toBeLessThan(month);
  });

  test('the size of a document is next to its unit', async () => {
    const { page } = windows[0] as Visit;
    await page.goto(new URL('forms/', origins.get('arabic')).href);
    const gap = await page.evaluate(() => {
      const note = document.querySelector('main .document-type')?.lastChild;
      const words = note?.textContent ?? '';
      const boxOf = (part: string) => {
        const range = document.createRange();
        if (!note) return range.getBoundingClientRect();
        range.setStart(note, words.indexOf(part));
        range.setEnd(note, words.indexOf(part) + part.length);
        return range.getBoundingClientRect();
      };
      const [size = ''] = /\d+/.exec(words) ?? [];
      return boxOf(size).left - boxOf('ك.ب').right;
    });
    // No further away than the width of a space.
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(8);
  });

  test('in print the address of a document is left to right and separated from the text', async () => {
    const { page } = windows[0] as Visit;
    await page.goto(new URL('forms/', origins.get('arabic')).href);
    await startApp(page);
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('main a[href*="/documents/"]').first();
    await expect
      .poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content))
      .toMatch(/^" \u2066\([^ ]+\)\u2069"$/);
    await page.emulateMedia({});
  });
});
