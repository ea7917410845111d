/**
 * No page scrolls sideways in a window of 320 px (WCAG 2.2, 1.4.10): a small phone, and a window of 1280 × 1024 px at 400 %
 * zoom, which a browser lays out as one of 320 × 256 px. None does and nothing is cut off where the letters of the browser are
 * twice as large as usual (1.4.4).
 */
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { openSite } from '../openSite.ts';
import { COLLEGE } from '../sites.ts';
import { spread } from '../spread.ts';
import { thorough } from '../thorough.ts';
import { fontSize, unreadable } from './cutOff.ts';
import { PAGES } from './layouts.ts';
import { sideways } from './sideways.ts';
import { appears, awaken, openBrowser, openWindow } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

const PHONE = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 };
const ZOOMED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

const WINDOWS = [
  { name: 'a phone', ...PHONE },
  { name: '1280 px at 400 %', ...ZOOMED },
  { name: 'letters of 200 %', viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, letters: 32 },
];

/** Pages with everything that the pages of the college have. */
const site = await openSite(COLLEGE);
const swept = thorough ? site.paths : ['iqac/organogram', ...(await spread(site, 20))];
/** How many of them are looked at with large letters, too: the first ones have every layout and every kind of block. */
const ENLARGED = thorough ? swept.length : 10;

describe('without script', () => {
  const window = openWindow(browser, college, { ...ZOOMED, javaScriptEnabled: false });

  test(thorough ? 'every page' : 'a spread of pages', async () => {
    const { page } = window();
    // Pictures have their size without their bytes.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.jpg', '*.png', '*.webp', '*.avif'] });
    const wide: string[] = [];
    for (const [at, path] of swept.entries()) {
      await page.goto(college + href(path));
      const found = [...(await sideways(page)), ...(at < ENLARGED ? await unreadable(page) : [])];
      wide.push(...found.map((what) => `${path}: ${what}`));
    }
    expect(wide).toEqual([]);
  });

  test('a word longer than the line is broken, in the name of the site and in slides too', async () => {
    const { page } = window();
    await page.goto(college);
    expect(
      await page.evaluate(() => {
        const wide: string[] = [];
        const { clientWidth } = document.documentElement;
        for (const element of document.querySelectorAll<HTMLElement>('.brand-name, .slide p:first-child')) {
          element.textContent = 'Rechtsschutzversicherungsgesellschaften';
          const { left, right } = element.getBoundingClientRect();
          const row = element.closest('.slide')?.getBoundingClientRect() ?? { left: 0, right: clientWidth };
          if (left < row.left || right > row.right || row.right - row.left > clientWidth)
            wide.push(element.className);
        }
        return wide;
      }),
    ).toEqual([]);
  });
});

describe('with script', () => {
  const window = openWindow(browser, college, PHONE);

  test.each(PAGES)('$name', async ({ path }) => {
    const { page } = window();
    await page.goto(college + href(path));
    await awaken(page);
    if (path === '') await appears(page, '.carousel-player');
    expect(await sideways(page)).toEqual([]);
    const tabs = await page.evaluate(() => document.querySelectorAll('[role=tab]').length);
    for (let nth = 0; nth < tabs; nth++) {
      await page.click(`[role=tab] >> nth=${nth}`);
      expect(await sideways(page), `tab ${nth}`).toEqual([]);
    }
    expect(await unreadable(page)).toEqual([]);
  });
});

describe.each(WINDOWS)('$name', ({ viewport, deviceScaleFactor, letters = 16 }) => {
  const settings = { viewport, deviceScaleFactor };
  const windows = {
    with: openWindow(browser, college, settings),
    without: openWindow(browser, college, { ...settings, javaScriptEnabled: false }),
  };
  const open = async (path: string, script: keyof typeof windows = 'with') => {
    const { page } = windows[script]();
    await page.goto(college + href(path));
    await fontSize(page, letters);
    if (script === 'with') await awaken(page);
    return page;
  };

  test.each(['with', 'without'] as const)('the menu, open, %s script', async (script) => {
    const page = await open('downloads', script);
    await page.click('.menu-button');
    await page.click('summary >> text=Committees');
    expect(await sideways(page)).toEqual([]);
    const sheet = await page
      .locator('.menu-sheet')
      .evaluate(({ scrollWidth, clientWidth, clientHeight }) => [scrollWidth - clientWidth, clientHeight]);
    expect(sheet).toEqual([0, viewport.height]);
    // Its last link is reached by scrolling the sheet.
    const last = page.locator('.menu-list > li').last();
    await last.scrollIntoViewIfNeeded();
    expect((await last.boundingBox())?.y).toBeLessThan(viewport.height);
  });

  test('the search, with results', async () => {
    const page = await open('search');
    await page.fill('#search-field', 'പരിസ്ഥിതി ദിനം');
    await page.waitForSelector('.result');
    expect(await sideways(page)).toEqual([]);
  });

  test('the quick search and the lightbox, open', async () => {
    const page = await open('activities/camp/january-2025');
    await page.click('.search-link');
    await page.fill('#quick-search-field', 'വിദ്യാർഥി');
    await page.waitForSelector('.result');
    expect(await sideways(page)).toEqual([]);
    const dialog = page.locator('.search-dialog');
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await page.keyboard.press('Escape');
    await page.locator('.gallery a').first().click();
    await page.waitForSelector('[role=dialog]');
    expect(await sideways(page)).toEqual([]);
  });

  test('the header leaves room for the page', async () => {
    const page = await open('activities/yrc');
    await page.evaluate(() => scrollTo(0, 400));
    const bottom = await page.evaluate(
      () => document.querySelector('.header-main')?.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeLessThanOrEqual(viewport.height / 3);
  });
});
