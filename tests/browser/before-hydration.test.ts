/** A visitor's first actions before the app has loaded take effect when it loads, however late. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { delaysFor, ONE_DELAY, withDelayedApp } from './appDelays.ts';
import { openBrowser, textOf, until, visits, waitForApp, waitForElement, waitForPaint } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { alone, on } = visits(browser, college);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const lightbox = (page: Page) => waitForElement(page, '.glightbox-container');
const search = (page: Page) =>
  until(page, () => document.activeElement?.id === 'quick-search-field', undefined);
const PICTURE = '.picture-link >> nth=0';

const pressed = async (page: Page, key: string) => {
  await waitForPaint(page);
  await page.keyboard.press(key);
};

const FIRST = [
  { what: 'a tap on a picture', settings: PHONE, act: (page: Page) => page.tap(PICTURE), is: lightbox },
  { what: 'a click on a picture', settings: DESKTOP, act: (page: Page) => page.click(PICTURE), is: lightbox },
  {
    what: 'Enter on a picture',
    settings: DESKTOP,
    act: async (page: Page) => {
      await waitForPaint(page);
      await page.focus(PICTURE);
      await page.keyboard.press('Enter');
    },
    is: lightbox,
  },
  { what: 'Control and K', settings: DESKTOP, act: (page: Page) => pressed(page, 'Control+k'), is: search },
  { what: 'a tap on Search', settings: PHONE, act: (page: Page) => page.tap('.search-link'), is: search },
];

/** Prevents the app from loading. */
const without = (page: Page) => page.route('**/assets/browser-*.js', () => undefined);

const ENTRY = `${college}/academic/pta/parents-visit-to-hostel-and-mess-2025/`;

describe.each(FIRST)('$what', (first) => {
  const { settings, act, is } = first;
  test.each(delaysFor(FIRST.indexOf(first)))('is followed after hydration $name', (arrival) =>
    on(settings, ({ page, errors }) =>
      withDelayedApp(page, arrival, async () => {
        await page.goto(ENTRY, { waitUntil: 'domcontentloaded' });
        await act(page);
        await waitForApp(page);
        await is(page);
        expect(await textOf(page, '.held')).toBeUndefined();
        expect(page.url()).toBe(ENTRY);
        expect(errors).toEqual([]);
      }),
    ),
  );
});

const LINKS = [
  ['a picture', (page: Page) => page.click(PICTURE), /\.jpg$/, /^\p{L}.* …$/u],
  ['the search', (page: Page) => page.keyboard.press('Control+k'), /\/search\/$/, /^Search …$/],
] as const;

test.each(LINKS)(
  'if the app does not load, %s is followed after half a minute',
  (_what, act, address, note) =>
    alone(DESKTOP, async ({ page, errors }) => {
      await without(page);
      await page.clock.install();
      await page.goto(ENTRY);
      await act(page);
      expect(await textOf(page, '.held')).toMatch(note);
      await page.clock.runFor(30_000);
      await page.waitForURL(address);
      // The site's policy blocks the styles of the browser's own page around a picture.
      errors.length = 0;
    }),
);

test.each(LINKS)('if the app fails, %s is followed immediately', (_what, act, address) =>
  on(DESKTOP, async ({ page, errors }) => {
    await page.route('**/assets/browser-*.js', (route) => route.abort());
    await page.goto(ENTRY);
    await act(page);
    await page.waitForURL(address, { timeout: 3000 });
    errors.length = 0;
  }),
);

test('a click with a modifier key is left to the browser', () =>
  on(DESKTOP, async ({ page }) => {
    await without(page);
    await page.goto(ENTRY);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click(PICTURE, { modifiers: ['Control'] }),
    ]);
    expect(opened.url()).toMatch(/\.jpg$|about:blank/);
    expect(page.url()).toBe(ENTRY);
  }));

describe('a selection, input or scroll position is kept', () => {
  const STATES = [
    {
      what: 'a tab',
      path: '/academic/admission/',
      act: (page: Page) => page.click('.tab >> nth=1'),
      state: (page: Page) =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.tab-panel')].map((panel) => panel.offsetHeight > 0),
        ),
    },
    {
      what: 'a field of a form',
      path: '/contactus/',
      act: (page: Page) => page.fill('.contact-form input >> nth=0', 'Anu'),
      state: (page: Page) => page.inputValue('.contact-form input >> nth=0'),
    },
    {
      what: 'words in the search',
      path: '/search/',
      act: (page: Page) => page.fill('#search-field', 'hostel'),
      state: (page: Page) => page.inputValue('#search-field'),
    },
    {
      what: 'the place on the page',
      path: '/aboutus/',
      act: (page: Page) =>
        page.evaluate(() => {
          scrollTo(0, 600);
          dispatchEvent(new PointerEvent('pointerdown'));
        }),
      state: (page: Page) => page.evaluate(() => Math.round(scrollY)),
    },
    {
      what: 'the slide',
      path: '/',
      act: (page: Page) =>
        page.evaluate(() => {
          const frame = document.querySelector('.slides-frame');
          frame?.scrollTo({ left: frame.clientWidth, behavior: 'instant' });
          dispatchEvent(new PointerEvent('pointerdown'));
        }),
      // In the scrolling row, or in the player that replaced it.
      state: (page: Page) =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('.block-carousel .slide-title')].find((title) => {
              const { left, right } = title.getBoundingClientRect();
              return left >= 0 && right <= innerWidth + 1;
            })?.textContent,
        ),
    },
    {
      what: 'the open display settings',
      path: '/aboutus/',
      act: (page: Page) => page.click('.display-summary'),
      state: (page: Page) => page.locator('.display').getAttribute('open'),
    },
    {
      what: 'the focus',
      path: '/aboutus/',
      act: async (page: Page) => {
        await waitForPaint(page);
        await page.focus('main a >> nth=0');
      },
      state: (page: Page) => page.evaluate(() => document.activeElement?.outerHTML),
    },
  ];

  describe.each(STATES)('$what', ({ path, act, state }) => {
    test.each(ONE_DELAY)('after hydration $name', (arrival) =>
      on(PHONE, ({ page }) =>
        withDelayedApp(page, arrival, async () => {
          await page.goto(college + path, { waitUntil: 'domcontentloaded' });
          await act(page);
          const initial = await state(page);
          await waitForApp(page);
          await page.waitForTimeout(250);
          expect(await state(page)).toEqual(initial);
        }),
      ),
    );
  });
});
