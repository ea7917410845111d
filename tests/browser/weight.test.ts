/** The transferred bytes of a first view, on a phone of 360 px with a pixel ratio of 2, and its layout shifts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { readManifest } from '../../src/node/content/folder.ts';
import { COLLEGE } from '../sites.ts';
import { sample, weekly } from '../thorough.ts';
import { PAGES } from './layouts.ts';
import { attributeOf, openBrowser, openWindow, startApp, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
/** It requests pictures slightly below the window, like visitors' browsers, but not those far below. */
const wholeBrowser = openBrowser('chromium');
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const manifest = await readManifest(COLLEGE);
const records = (name: string) =>
  (
    JSON.parse(readFileSync(join(COLLEGE, `public/data/${name}.json`), 'utf8')) as {
      data: { programme?: { url: string; images?: unknown[] }[] }[];
    }
  ).data;
const filesOf = (layout: string) => [
  ...new Set(manifest.routes.filter((route) => route.layout === layout).map(({ data }) => data)),
];
/** Every detail page with six pictures. */
const detailPages = filesOf('detail')
  .flatMap(records)
  .flatMap(({ programme = [] }) => programme)
  .filter(({ images = [] }) => images.length === 6)
  .map(({ url }) => href(url));

/** Weighs first views in sequence, in a window without a cache. */
function scales(): (address: string) => Promise<number> {
  const window = openWindow(wholeBrowser, college, PHONE);
  let bytes = 0;
  beforeAll(async () => {
    const { page } = window();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Heads and bodies of all responses, compressed as sent by the server.
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
  });
  return async (address) => {
    const { page, errors } = window();
    bytes = 0;
    await page.goto(college + address, { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
    return bytes;
  };
}
const firstView = scales();

test('there are detail pages with six pictures', () => {
  expect(detailPages.length).toBeGreaterThan(1);
});

test.each(detailPages)('a detail page with six pictures has 120 kB: %s', async (address) => {
  expect(await firstView(address)).toBeLessThanOrEqual(120_000);
});

// The photo gallery has pictures of 16:9 in cells of 3:2, which need variants of 400 px because 320 px would be blurred.
test.each([
  ['/activities/nss-world-health-days/', 150_000],
  ['/activities/', 150_000],
  ['/events/', 150_000],
  ['/photo-gallery/', 175_000],
])('a page with many pictures is light: %s, %i', async (address, limit) => {
  expect(await firstView(address)).toBeLessThanOrEqual(limit);
});

test('the inline loader of a few lines loads later parts', () => {
  const folder = join(inject('collegeOutput'), 'assets');
  const code = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(code.filter((name) => name.startsWith('CarouselPlayer-'))).toHaveLength(1);
  const helped = code.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('vite:preloadError'),
  );
  expect(helped).toEqual([]);
});

/** The visible elements of a page with their places and colours. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      const values = [element.tagName, element.className, x, y, width, height, color, backgroundColor, font];
      return width + height === 0 ? [] : values.join(' ');
    }),
  );

test.each([360, 1280])(
  'no style sheet delays the first paint, and none changes it, %i px wide',
  async (width) => {
    const { page, close } = await visit(browser(), college, { viewport: { width, height: 800 } });
    await page.route(/assets\/browser-/, (route) => route.abort());
    for (const { path } of PAGES) {
      await page.goto(college + href(path), { waitUntil: 'networkidle' });
      expect(await page.locator('link[rel=stylesheet]:not([media=print])').count(), path).toBe(0);
      const layout = await layoutOf(page);
      await page.addStyleTag({ url: await attributeOf(page, 'html', 'data-styles') });
      expect(await layoutOf(page), path).toEqual(layout);
    }
    await close();
  },
);

/** Records layout shifts of the page. @returns the shifts so far */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A resize counts as input, which excludes its shifts (Layout Instability, 2.2).
        if (!('hadRecentInput' in entry && entry.hadRecentInput)) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

describe('nothing shifts during loading, scrolling and hydration', () => {
  test.each([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])('$width px wide', async (viewport) => {
    const pages = [...detailPages.slice(0, 1), '/activities/nss-world-health-days/', '/activities/'];
    const { page, close } = await visit(browser(), college, { ...PHONE, viewport });
    // Late pictures are the ones that could shift the layout.
    await page.route(/\.(avif|webp|jpg)$/, async (route) => {
      await new Promise((done) => setTimeout(done, 100));
      await route.continue().catch(() => undefined);
    });
    const shifts = await watchShifts(page);
    const all = [...pages, '/aboutus/', '/iqac/organogram/', '/departments/child-health-nursing/'];
    for (const address of viewport.width === 360 ? all : sample(all, 3)) {
      await page.goto(college + address, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
          scrollTo(0, y);
          await new Promise((done) => requestAnimationFrame(done));
        }
      });
      await page.waitForLoadState('networkidle');
      await startApp(page);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), address).toEqual([]);
      expect(await page.locator('picture img').count()).toBeGreaterThan(0);
    }
    await close();
  });

  test.each([360, ...weekly([768, 1280])])(
    'nothing shifts around the carousel, %i px wide',
    async (width) => {
      const { page, close } = await visit(browser(), college, { ...PHONE, viewport: { width, height: 820 } });
      const shifts = await watchShifts(page);
      await page.goto(`${college}/`, { waitUntil: 'networkidle' });
      await startApp(page);
      await expect.poll(() => page.locator('.carousel-player').count()).toBe(2);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
      await close();
    },
  );
});
