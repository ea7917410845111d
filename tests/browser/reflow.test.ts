/**
 * No page scrolls sideways in a window of 320 px (WCAG 2.2, 1.4.10): a small phone, and a window of 1280 × 1024 px at 400 %
 * zoom, which a browser lays out as one of 320 × 256 px.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { PAGES } from './layouts.ts';
import { awaken, openBrowser, openWindow, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

const WINDOWS = [
  { name: 'a phone', viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 },
  { name: '1280 px at 400 %', viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
];

/** What reaches beyond the window, when the page can be scrolled sideways. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth && clientWidth >= 300) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))];
  });

test('every page, without script', { timeout: 600_000 }, async () => {
  const pages = JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as {
    path: string;
  }[];
  expect(pages.length).toBeGreaterThan(200);
  const wide: string[] = [];
  const left = pages.map(({ path }) => path);
  const look = async () => {
    const { page, close } = await visit(browser(), college, {
      viewport: { width: 320, height: 256 },
      javaScriptEnabled: false,
    });
    // Pictures have their size without their bytes.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.jpg', '*.png', '*.webp', '*.avif'] });
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(college + href(path));
      const found = await beyond(page);
      if (found.length > 0) wide.push(`${path}: ${found.join(', ')}`);
    }
    await close();
  };
  await Promise.all([look(), look(), look()]);
  expect(wide).toEqual([]);
});

describe.each(WINDOWS)('$name', ({ viewport, deviceScaleFactor }) => {
  const settings = { viewport, deviceScaleFactor };
  const windows = {
    with: openWindow(browser, college, settings),
    without: openWindow(browser, college, { ...settings, javaScriptEnabled: false }),
  };
  const open = async (path: string, script: keyof typeof windows = 'with') => {
    const { page } = windows[script]();
    await page.goto(college + href(path));
    if (script === 'with') await awaken(page);
    return page;
  };

  test.each(PAGES)('$name, with script', async ({ path }) => {
    const page = await open(path);
    if (path === '') await page.waitForSelector('.carousel-player');
    expect(await beyond(page)).toEqual([]);
    for (const tab of await page.locator('[role=tab]').all()) {
      await tab.click();
      expect(await beyond(page), `${await tab.textContent()}`).toEqual([]);
    }
  });

  test.each(['with', 'without'] as const)('the menu, open, %s script', async (script) => {
    const page = await open('downloads', script);
    await page.click('.menu-button');
    await page.click('summary >> text=Committees');
    expect(await beyond(page)).toEqual([]);
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
    expect(await beyond(page)).toEqual([]);
  });

  test('the quick search and the lightbox, open', async () => {
    const page = await open('activities/camp/january-2025');
    await page.click('.search-link');
    await page.fill('#quick-search-field', 'വിദ്യാർഥി');
    await page.waitForSelector('.result');
    expect(await beyond(page)).toEqual([]);
    const dialog = page.locator('.search-dialog');
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await page.keyboard.press('Escape');
    await page.locator('.gallery a').first().click();
    await page.waitForSelector('[role=dialog]');
    expect(await beyond(page)).toEqual([]);
  });

  test('the header leaves room for the page', async () => {
    const page = await open('activities/yrc');
    await page.evaluate(() => scrollTo(0, 400));
    const bottom = await page.evaluate(
      () => document.querySelector('.header')?.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeLessThanOrEqual(viewport.height / 3);
  });
});
