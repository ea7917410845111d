/** Interactive parts by touch and mouse: lightbox, carousel, videos, map, tables; and native browser gestures. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { thorough } from '../thorough.ts';
import { delayRequest, fetchRoute, openBrowser, removeDigests, startApp, visit, visits } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { alone, at } = visits(browser, college);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const CAMP = '/activities/camp/january-2025/';
const STILL = { reducedMotion: 'reduce' as const };

type Fingers = readonly (readonly [x: number, y: number])[];

/** Touches that move in steps, like a hand. */
async function move(session: CDPSession, from: Fingers, to: Fingers): Promise<void> {
  const points = (share: number) =>
    from.map(([x, y], id) => ({
      x: Math.round(x + ((to[id]?.[0] ?? x) - x) * share),
      y: Math.round(y + ((to[id]?.[1] ?? y) - y) * share),
      id,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function openPicture(page: Page, nth = 0): Promise<void> {
  const picture = page.locator('.gallery a').nth(nth);
  await picture.scrollIntoViewIfNeeded();
  await picture.click();
  await page.waitForSelector('[role=dialog]');
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth,
  );
}

/** The transform of the picture in the lightbox. */
const pictureBox = (page: Page) =>
  page.evaluate(() => {
    const img = document.querySelector<HTMLElement>('.lightbox-shown img');
    const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(img?.style.transform ?? '') ?? [];
    const [, scale] = /scale\(([\d.]+)\)/.exec(img?.style.transform ?? '') ?? [];
    return { x: Number(x ?? 0), y: Number(y ?? 0), scale: Number(scale ?? 1) };
  });
const counter = (page: Page) => page.locator('.lightbox-count').textContent();

describe('lightbox', () => {
  test('shows the caption as text, and labels the picture', () =>
    at(CAMP, STILL, async ({ page }) => {
      await openPicture(page, 1);
      const caption = await page.locator('.gallery figcaption').nth(1).textContent();
      expect(await page.locator('.lightbox-caption').textContent()).toBe(caption);
      expect(await page.locator('.lightbox-shown img').getAttribute('alt')).toBe(caption);
      expect(await page.locator('.lightbox-status').textContent()).toContain(caption);
      // The large picture is the original.
      expect(await page.locator('.lightbox-shown img').getAttribute('src')).toBe(
        await page.locator('.gallery a').nth(1).getAttribute('href'),
      );
    }));

  test('never interprets a caption as HTML', () =>
    at(CAMP, STILL, async ({ page }) => {
      await removeDigests(page, college);
      await page.route('**/data/camp.json', async (route) => {
        const answer = await fetchRoute(route);
        const text = (await answer.text()).replace(
          /"caption": "[^"]*"/g,
          `"caption": "<img src=x onerror=document.title='caught'> & more"`,
        );
        await route.fulfill({ response: answer, body: text });
      });
      // A month that the app loads, with the changed texts.
      await page.goto(`${college}/activities/camp/`);
      await startApp(page);
      await page.locator('.card-link').first().click();
      await page.waitForSelector('.gallery a');
      await openPicture(page);
      expect(await page.locator('.lightbox-caption').textContent()).toContain('<img src=x');
      expect(await page.locator('.lightbox-caption img').count()).toBe(0);
      expect(await page.title()).not.toBe('caught');
    }));

  test('steps by buttons and by swipe', () =>
    at(CAMP, { ...PHONE, ...STILL }, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const count = await page.locator('.gallery a').count();
      await openPicture(page);
      await page.getByRole('button', { name: 'Next picture' }).tap();
      expect(await counter(page)).toBe(`2 / ${count}`);
      await page.getByRole('button', { name: 'Previous picture' }).tap();
      expect(await counter(page)).toBe(`1 / ${count}`);
      await move(session, [[300, 350]], [[80, 350]]);
      await expect.poll(() => counter(page)).toBe(`2 / ${count}`);
      await move(session, [[80, 350]], [[300, 350]]);
      await expect.poll(() => counter(page)).toBe(`1 / ${count}`);
    }));

  test('is zoomed with two fingers and panned with one, within the picture', () =>
    at(CAMP, { ...PHONE, ...STILL }, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await openPicture(page);
      const fits = (await pictureBox(page)).scale;
      await move(
        session,
        [
          [160, 350],
          [200, 350],
        ],
        [
          [60, 350],
          [300, 350],
        ],
      );
      const { scale } = await pictureBox(page);
      expect(scale).toBeGreaterThan(fits * 2);
      const initial = await pictureBox(page);
      await move(session, [[180, 350]], [[120, 350]]);
      const after = await pictureBox(page);
      expect(after.x).toBeLessThan(initial.x);
      expect(after.scale).toBe(scale);
      // However far it is dragged, its edge does not leave the edge of the screen.
      for (let turn = 0; turn < 8; turn++) await move(session, [[300, 350]], [[20, 350]]);
      const box = await page.locator('.lightbox-shown img').boundingBox();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(359);
      // A pinch back: the complete picture, and no smaller.
      await move(
        session,
        [
          [40, 350],
          [320, 350],
        ],
        [
          [170, 350],
          [190, 350],
        ],
      );
      expect((await pictureBox(page)).scale).toBe(fits);
      expect(await page.locator('.lightbox-zoomed').count()).toBe(0);
      // The page behind it has not been zoomed.
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    }));

  test('is zoomed with a double tap and the wheel, and rotated by button', () =>
    at(CAMP, STILL, async ({ page }) => {
      await openPicture(page);
      const fits = (await pictureBox(page)).scale;
      await page.mouse.dblclick(640, 400);
      expect((await pictureBox(page)).scale).toBeGreaterThan(fits);
      await page.mouse.dblclick(640, 400);
      expect((await pictureBox(page)).scale).toBe(fits);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await pictureBox(page)).scale).toBeGreaterThan(fits);
      await page.getByRole('button', { name: 'Rotate right' }).click();
      expect(
        await page.locator('.lightbox-shown img').evaluate((img: HTMLElement) => img.style.transform),
      ).toContain('rotate(90deg)');
    }));

  test('downloads the picture under its own name', () =>
    at(CAMP, STILL, async ({ page }) => {
      await openPicture(page);
      const address = (await page.locator('.gallery a').first().getAttribute('href')) ?? '';
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe(address.slice(address.lastIndexOf('/') + 1));
    }));

  test('closes by button, beside the picture, by swipe down and on Back, and restores the scroll position', () =>
    at(CAMP, { ...PHONE, ...STILL }, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const closed = () => page.waitForSelector('[role=dialog]', { state: 'detached' });
      await openPicture(page);
      const [url, y] = [page.url(), await page.evaluate(() => scrollY)];
      const unchanged = async () => {
        await closed();
        expect(page.url()).toBe(url);
        expect(await page.evaluate(() => scrollY)).toBe(y);
        expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
      };
      await page.getByRole('button', { name: 'Close' }).tap();
      await unchanged();
      await openPicture(page);
      await page.touchscreen.tap(180, 150);
      await unchanged();
      await openPicture(page);
      await move(session, [[180, 300]], [[180, 560]]);
      await unchanged();
      await openPicture(page);
      await page.goBack();
      await unchanged();
    }));

  test('reports a failed picture, and retries', async () => {
    const { page, close } = await visit(browser(), college, STILL);
    await page.goto(college + CAMP);
    await startApp(page);
    const address = (await page.locator('.gallery a').first().getAttribute('href')) ?? '';
    await page.route(`**${address}`, (route) => route.abort());
    await page.locator('.gallery a').first().click();
    await page.waitForSelector('.lightbox-note');
    expect(await page.locator('.lightbox-note').textContent()).toContain('could not be loaded');
    expect(await page.locator('.lightbox-status').textContent()).toContain('could not be loaded');
    expect(await page.getByRole('button', { name: 'Download' }).getAttribute('aria-disabled')).toBe('true');
    // The others are unaffected.
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth,
    );
    await page.keyboard.press('ArrowLeft');
    await page.unroute(`**${address}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth,
    );
    expect(await page.locator('.lightbox-note').count()).toBe(0);
    await close();
  });

  test('does not open over another page if its code loads late', () =>
    alone(STILL, async ({ page }) => {
      await page.goto(college + CAMP);
      await startApp(page);
      const release = await delayRequest(page, '**/assets/lightbox-*.js');
      const request = page.waitForRequest('**/assets/lightbox-*.js');
      await page.locator('.gallery a').first().click();
      await request;
      await page.locator('.trail a').last().click();
      await page.waitForFunction(() => document.querySelector('.gallery') === null);
      const come = page.waitForResponse('**/assets/lightbox-*.js');
      release();
      await come;
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      expect(await page.locator('[role=dialog]').count()).toBe(0);
    }));

  test.each([
    { width: 320, height: 256 },
    { width: 740, height: 360 },
  ])('fits the picture and all controls at $width × $height', (viewport) =>
    at(CAMP, { ...STILL, viewport }, async ({ page }) => {
      await openPicture(page);
      for (const button of await page.locator('.lightbox-button').all()) {
        const box = await button.boundingBox();
        const name = await button.getAttribute('aria-label');
        expect(box?.x, `${name}`).toBeGreaterThanOrEqual(0);
        expect(box?.y, `${name}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name}`).toBeLessThanOrEqual(viewport.width);
        expect((box?.y ?? 0) + (box?.height ?? 0), `${name}`).toBeLessThanOrEqual(viewport.height);
      }
      const picture = await page.locator('.lightbox-shown img').boundingBox();
      expect(picture?.height).toBeGreaterThan(80);
    }),
  );
});

describe('carousel', () => {
  const slide = (page: Page) =>
    page.locator('.carousel-pictures .carousel-dot[aria-current]').getAttribute('aria-label');

  test('follows a horizontal swipe, and leaves vertical ones to the page', () =>
    at('/', { ...PHONE, ...STILL }, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await page.waitForSelector('.carousel-pictures .carousel-player');
      const frame = page.locator('.carousel-pictures .carousel-slides');
      const box = await frame.boundingBox();
      const y = Math.round((box?.y ?? 0) + 80);
      expect(await slide(page)).toMatch(/^Slide 1/);
      await move(session, [[300, y]], [[60, y]]);
      await expect.poll(() => slide(page)).toMatch(/^Slide 2/);
      await move(session, [[60, y]], [[300, y]]);
      await expect.poll(() => slide(page)).toMatch(/^Slide 1/);
      await move(session, [[180, y + 60]], [[180, y - 60]]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await slide(page)).toMatch(/^Slide 1/);
    }));

  test('is a live region only while it is paused', () =>
    at('/', { reducedMotion: 'no-preference' }, async ({ page }) => {
      const live = page.locator('.carousel-pictures .carousel-slides');
      await page.mouse.move(2, 2);
      await live.waitFor();
      expect(await live.getAttribute('aria-live')).toBe('off');
      await page.locator('.carousel-pictures .carousel-next').click();
      await expect.poll(() => live.getAttribute('aria-live')).toBe('polite');
      await page.locator('.carousel-pictures .carousel-toggle').click();
      await expect.poll(() => live.getAttribute('aria-live')).toBe('off');
      await page.locator('.carousel-pictures .carousel-toggle').click();
      await expect.poll(() => live.getAttribute('aria-live')).toBe('polite');
      const names = await page
        .locator('.carousel-pictures .carousel-slide:not([inert] *)')
        .evaluateAll((slides) => slides.map((each) => each.getAttribute('aria-label')));
      expect(names).toHaveLength(1);
    }));
});

describe('videos and map', () => {
  test('load from other hosts only on click, on every page with them', () =>
    at('/', STILL, async ({ page, foreign, errors }) => {
      await page.route(/youtube|openstreetmap/, (route) => route.abort());
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
          scrollTo(0, y);
          await new Promise((done) => requestAnimationFrame(done));
        }
      });
      await page.locator('.video-start').first().hover();
      await page.locator('.video-start').first().focus();
      expect(foreign).toEqual([]);
      // No connection hint for the browser either.
      expect(await page.locator('link[rel*=preconnect], link[rel*=dns-prefetch]').count()).toBe(0);
      expect(await page.locator('iframe').count()).toBe(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => foreign.map((url) => new URL(url).host)).toContain('www.youtube-nocookie.com');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      expect(await page.locator('iframe').getAttribute('title')).toBeTruthy();
      // It takes the focus once: a rerender does not move the focus of a visitor who has moved on.
      await page.evaluate(() => {
        location.hash = '#content';
        return new Promise((done) => setTimeout(done, 300));
      });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      errors.length = 0;
    }));
});

describe('a camp table at 320 px', () => {
  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'shows the row title once and labels each cell; script $javaScriptEnabled',
    (script) =>
      at(CAMP, { viewport: { width: 320, height: 640 }, ...script }, async ({ page }) => {
        /** The visible text of each row, with the column title before each cell. */
        const rows = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('.table-frame tbody tr')].map((row) =>
              [...row.querySelectorAll<HTMLElement>('.cell')]
                .filter((cell) => cell.checkVisibility())
                .map((cell) => [cell.dataset.column ?? '', cell.textContent ?? '']),
            ),
          );
        const narrow = await rows();
        expect(narrow.length).toBeGreaterThan(10);
        const labels = ['Place', 'Organised By', 'Name of Students'];
        const titled = narrow.filter((row) => row[0]?.[0] === '');
        for (const row of narrow) expect(row.map(([column]) => column).filter(Boolean)).toEqual(labels);
        expect(narrow[0]).toBe(titled[0]);
        expect(titled.length).toBeLessThan(narrow.length);
        const cut = await page.evaluate(() => {
          const frame = document.querySelector('.table-frame');
          const cells = [...document.querySelectorAll<HTMLElement>('.table-frame .cell')];
          return [
            ...cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
            ...cells.filter((cell) => Number.parseFloat(getComputedStyle(cell).fontSize) < 14),
            ...(frame && frame.scrollWidth > frame.clientWidth ? [frame] : []),
          ].map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 60)}`);
        });
        expect(cut).toEqual([]);

        // On a wide screen the same cells span the rows.
        await page.setViewportSize({ width: 1280, height: 800 });
        const wide = await page.evaluate(() => {
          const grid: string[][] = [];
          const trs = [...document.querySelectorAll<HTMLTableRowElement>('.table-frame tbody tr')];
          for (const [at, tr] of trs.entries()) {
            for (const td of tr.cells) {
              grid[at] ??= [];
              let column = 0;
              while (grid[at][column] !== undefined) column++;
              for (let down = 0; down < td.rowSpan; down++) {
                grid[at + down] ??= [];
                // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read
                (grid[at + down] ?? [])[column] = td.innerText.trim();
              }
            }
          }
          return { grid, spans: document.querySelectorAll('.table-frame [rowspan]').length };
        });
        expect(wide.spans).toBeGreaterThan(2);
        // The title of several rows is rendered once.
        let title: string | undefined;
        const labelled = narrow.map((row) => {
          const words = row.map(([, text]) => text);
          if (row[0]?.[0] === '') title = words.shift();
          return [title, ...words];
        });
        expect(wide.grid).toEqual(labelled);
      }),
  );
});

describe('links keep the behaviour of the browser', () => {
  const LINKS = [
    { name: 'the name of the college', on: '/downloads/', what: '.brand', opens: /\/$/ },
    { name: 'a card', on: '/activities/', what: '.card-link >> nth=0', opens: /\/activities\// },
    { name: 'a tab', on: '/departments/', what: '[role=tab] >> nth=1', opens: /\/departments\/#/ },
    { name: 'a picture', on: CAMP, what: '.gallery a >> nth=0', opens: /\.jpg$/ },
    { name: 'the search', on: '/downloads/', what: '.search-link', opens: /\/search\/$/ },
    { name: 'a result', on: '/search/?q=yoga', what: '.result-link >> nth=0', opens: /\/./ },
    { name: 'a video', on: '/', what: '.video-start >> nth=0', opens: /\/downloads\/$/ },
  ];

  const WAYS = [
    { modifiers: ['Control' as const] },
    { button: 'middle' as const },
    { modifiers: ['Shift' as const] },
  ];
  // All of them on the first, one on each of the others.
  const cases = LINKS.map((link, at) => ({
    ...link,
    ways: at === 0 || thorough ? WAYS : WAYS.filter((_, way) => way === at % WAYS.length),
  }));

  test.each(cases)('$name', ({ on, what, opens, ways }) =>
    at(on, STILL, async ({ page }) => {
      const context = page.context();
      const link = page.locator(what);
      await link.waitFor();
      // No request to another host here: the link of the video leads to a page of the site.
      await link.evaluate((element: HTMLAnchorElement, address) => {
        if (element.host !== location.host) element.href = address;
      }, `${college}/downloads/`);
      const [url, title] = [page.url(), await page.title()];
      for (const how of ways) {
        const [opened] = await Promise.all([context.waitForEvent('page'), link.click(how)]);
        // Wait for the load: Chromium may not close a page that is still loading.
        await opened.waitForURL(opens);
        await opened.close();
      }
      await page.evaluate(() =>
        addEventListener('contextmenu', (event) => {
          document.body.dataset.prevented = String(event.defaultPrevented);
        }),
      );
      await link.click({ button: 'right' });
      expect(await page.getAttribute('body', 'data-prevented')).toBe('false');
      // Unchanged here.
      expect(page.url()).toBe(url);
      expect(await page.title()).toBe(title);
      expect(await page.locator('dialog[open], [role=dialog], iframe').count()).toBe(0);
    }),
  );
});
