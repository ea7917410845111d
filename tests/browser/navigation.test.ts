/** Navigation with and without the app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE } from '../sites.ts';
import { countOf, openBrowser, startApp, until, type Visit, visit, visits } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** One page of each layout, and some visible text on it. */
const LAYOUTS = [
  { layout: 'info (home)', path: '', sees: '.carousel-pictures' },
  { layout: 'list', path: 'activities/yrc', sees: '.cards .card' },
  { layout: 'detail', path: malayalamEntry(), sees: '.block-prose p' },
  { layout: 'camp-month', path: 'activities/camp/january-2025', sees: '.block-table td[rowspan]' },
  { layout: 'department', path: 'departments/child-health-nursing', sees: '.block-feature' },
  { layout: 'info', path: 'iqac/history', sees: '.block-prose p, .feature-text p' },
];

function malayalamEntry(): string {
  const { data } = JSON.parse(readFileSync(join(COLLEGE, 'public/data/yrc.json'), 'utf8')) as {
    data: { programme: { url: string }[] }[];
  };
  const entry = data[0]?.programme.find(({ url }) => /[\u0D4A-\u0D4C]/.test(url));
  if (!entry) throw new Error('yrc.json has no entry with a two-part vowel sign in its address.');
  return entry.url;
}

/**
 * The text of the page area. Only the slides of a carousel count: its player adds clones and a position at an arbitrary
 * time.
 */
const area = (page: Page) =>
  page.evaluate(() => {
    const main = document.createElement('main');
    main.append(...(document.querySelector('main')?.cloneNode(true).childNodes ?? []));
    for (const carousel of main.querySelectorAll('.block-carousel')) {
      const slides = [...carousel.querySelectorAll('.slide-view')].map((slide) => slide.textContent ?? '');
      carousel.replaceChildren(...carousel.querySelectorAll('h2'), [...new Set(slides)].sort().join(' '));
    }
    return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Opens a page, and fails the test if the page has reported an error before the visitor leaves it. */

const { on, alone } = visits(browser, college);

async function complete({ page, foreign }: Visit, { path, sees }: (typeof LAYOUTS)[number], script: boolean) {
  const response = await page.goto(college + href(path));
  expect(response?.status()).toBe(200);
  if (script) await startApp(page);
  expect(await countOf(page, 'h1')).toBe(1);
  expect(await countOf(page, sees), path).toBeGreaterThan(0);
  expect(await countOf(page, '.menu a')).toBeGreaterThan(40);
  expect(await countOf(page, 'html.js')).toBe(script ? 1 : 0);
  expect(foreign).toEqual([]);
}

test.each(LAYOUTS)('$layout is complete without script', (layout) =>
  on({ javaScriptEnabled: false }, (opened) => complete(opened, layout, false)),
);

test('each layout is complete with script, and equal after a load and after client navigation', () =>
  on({}, async (opened) => {
    const { page, foreign } = opened;
    const firstLoads: { path: string; title: string; words: string }[] = [];
    for (const layout of LAYOUTS) {
      await complete(opened, layout, true);
      firstLoads.push({ path: layout.path, title: await page.title(), words: await area(page) });
    }
    await page.goto(`${college}/downloads/`);
    await startApp(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const { path, title, words } of firstLoads) {
      await page.evaluate(() => scrollTo(0, 200));
      // Through a link that the Router handles.
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = 'there';
        document.querySelector('footer')?.append(link);
        link.click();
      }, college + href(path));
      await until(page, (wanted) => document.title === wanted, title);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      await expect.poll(() => area(page), { message: path }).toBe(words);
      const arrived = () => page.evaluate(() => [document.activeElement?.tagName, scrollY]);
      await expect.poll(arrived, { message: path }).toEqual(['H1', 0]);
    }
    expect(foreign).toEqual([]);
  }));

test('a Malayalam address can be typed, pasted, reloaded and restored by Back', () =>
  on({}, async ({ page }) => {
    const path = malayalamEntry();
    const title = async () => (await page.locator('h1').textContent()) ?? '';
    await page.goto(`${college}/${path}`);
    const typed = await title();
    expect(typed).toMatch(/[\u0D00-\u0D7F]/);
    await page.goto(college + href(path).toLowerCase());
    expect(await title()).toBe(typed);
    await startApp(page);
    await page.reload();
    expect(await title()).toBe(typed);
    await startApp(page);
    await page.click('.trail a >> text=Youth Red Cross');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
    await page.goBack();
    await page.waitForFunction((words) => document.querySelector('h1')?.textContent === words, typed);
    expect(decodeURI(new URL(page.url()).pathname)).toContain(path);
    await page.goForward();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
  }));

test('Back restores the scroll position', () =>
  on({}, async ({ page }) => {
    await page.goto(`${college}/activities/nss-world-health-days/`);
    await startApp(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions')))
      .toContain('1500');
    const card = page.locator('.card-link').nth(8);
    await card.evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.querySelector('.page-date') !== null);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.page-date') === null);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  }));

test('Back during a pending navigation takes effect immediately', () =>
  on({}, async ({ page }) => {
    await page.goto(`${college}/activities/`);
    await startApp(page);
    await page.route('**/data/yrc.json', () => undefined);
    await page.click('.card-link >> text=YRC');
    await page.waitForSelector('.progress');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.progress, [aria-busy]') === null);
    expect(await page.locator('h1').textContent()).toBe('Activities');
  }));

/** React runs the effects of a page change in a message task, on a slow phone several frames later. */
function delayMessages() {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => post.call(this, message), 150);
  };
}

test('Back restores the scroll position on a slow phone, from a shorter page', () =>
  alone({ reducedMotion: 'reduce' }, async ({ page }) => {
    await page.context().addInitScript(delayMessages);
    await page.goto(`${college}/activities/yrc/`);
    await startApp(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await page.waitForFunction(() => scrollY === 2000);
    await page.locator('.menu a[href$="/downloads/"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Downloads');
    // Until all pending history writes are done.
    await page.waitForTimeout(600);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.cards .card') !== null);
    await page.waitForFunction(() => scrollY === 2000);
  }));

describe('a missing entry', () => {
  const school = inject('school');
  const visitSchool = visits(browser, school).on;
  const missing = '/voyages/no-such-entry/';

  test.each([true, false])('has one sentence and a link to the list, with script: %s', (javaScriptEnabled) =>
    visitSchool({ javaScriptEnabled }, async ({ page }) => {
      const response = await page.goto(school + missing);
      expect(response?.status()).toBe(404);
      if (javaScriptEnabled) await startApp(page);
      expect(await page.locator('h1').allTextContents()).toEqual(['Page not found']);
      expect(await area(page)).toBe(
        'Page not foundThis entry is not here. It may have been moved or removed. Back to Voyages',
      );
      expect(await page.locator('.trail a').allTextContents()).toEqual(['Home', 'Voyages']);
      await page.click('main a >> text=Back to Voyages');
      await page.waitForSelector('h1:text-is("Voyages")');
    }),
  );

  test('is announced and focused after a link has led to it', () =>
    visitSchool({}, async ({ page }) => {
      await page.goto(`${school}/voyages/`);
      await startApp(page);
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.querySelector('footer')?.append(link);
        link.click();
      }, missing);
      await page.waitForSelector('.page-missing');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Page not found');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Voyages');
    }));
});

test('a mistyped address leads to its entry', () =>
  on({}, async ({ page }) => {
    // An invisible zero-width joiner.
    await page.goto(`${college}${encodeURI(`/${malayalamEntry().replace('-', '\u200D-')}/`)}`);
    await page.goto(`${college}/Activities/YRC/`);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
    expect(page.url()).toBe(`${college}/activities/yrc/`);
  }));

test('an unknown address lists the nearest pages', () =>
  on({}, async ({ page }) => {
    await page.goto(`${college}/activities/yrcc/`);
    await page.waitForSelector('#nearest');
    expect(await page.locator('#nearest + ul').textContent()).toContain('Youth Red Cross');
  }));

test.each([
  ['by its button', (page: Page) => page.click('text=Try again')],
  [
    'by a link to the page',
    (page: Page) =>
      page.locator('.menu a[href$="/activities/yrc/"]').evaluate((link: HTMLElement) => link.click()),
  ],
] as const)('content that fails is reported and retried %s', async (_, askAgain) => {
  const { page, close } = await visit(browser(), college);
  await page.goto(`${college}/activities/`);
  await startApp(page);
  await page.route('**/data/yrc.json', (route) => route.abort());
  await page.click('.card-link >> text=YRC');
  await page.waitForSelector('.page-failure');
  expect(await page.locator('.page-failure a').getAttribute('href')).toBe(`${prefix}/activities/yrc/`);
  await page.unroute('**/data/yrc.json');
  await askAgain(page);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
  await close();
});

test.each(['/contactus/index.html?from=old#content', '/contactus//?from=old#content'])(
  'the app hydrates the page for %s',
  (address) =>
    on({}, async ({ page }) => {
      await page.goto(college + address);
      await startApp(page);
      await page.waitForSelector('.contact-form');
      expect(page.url()).toBe(`${college}/contactus/?from=old#content`);
    }),
);

test('a click before hydration is an ordinary navigation', () =>
  on({}, async ({ page }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto(`${college}/activities/`);
    await page.click('.card-link >> text=YRC', { noWaitAfter: true });
    await page.waitForURL(`${college}/activities/yrc/`);
    expect(await page.locator('h1').textContent()).toBe('Youth Red Cross');
  }));

test('a static page requests no script before interaction', () =>
  on({}, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${college}/activities/yrc/`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.scripts].flatMap(({ type, text }) => (type === '' ? text : [])).join(''),
    );
    expect(new TextEncoder().encode(inline).length).toBeLessThanOrEqual(4720);
    await startApp(page);
    expect(scripts.length).toBeGreaterThan(0);
  }));

describe('a link to a closed chapter', () => {
  const chapter = (page: Page, fragment: string) =>
    page.locator('.answered-part', { has: page.locator(fragment) }).first();

  test.each([
    ['its heading', '#nursing-board-part-2', true],
    ['an item in it', '#nursing-board-results', true],
    // The browser itself opens it.
    ['an item in it, without script', '#nursing-board-results', false],
  ])('opens it: %s', async (_, fragment, javaScriptEnabled) => {
    const { page, close } = await visit(browser(), college, { javaScriptEnabled });
    await page.goto(`${college}/disclosure/${fragment}`);
    await expect.poll(() => chapter(page, fragment).getAttribute('open')).toBe('');
    await expect.poll(() => page.locator(fragment).isVisible()).toBe(true);
    await expect.poll(() => isInView(page, fragment)).toBe(true);
    await close();
  });

  test('opens it on the same page, and from another', async () => {
    const { page, close } = await visit(browser(), college);
    await page.goto(`${college}/disclosure/`);
    await page.evaluate(() => {
      location.hash = '#nursing-board-part-2';
    });
    await expect.poll(() => chapter(page, '#nursing-board-part-2').getAttribute('open')).toBe('');
    await page.goto(`${college}/contactus/`);
    await startApp(page);
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Results' });
      document.querySelector('main')?.append(link);
      link.click();
    }, `${college}/disclosure/#nursing-board-part-2`);
    await expect.poll(() => chapter(page, '#nursing-board-part-2').getAttribute('open')).toBe('');
    await close();
  });
});

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
