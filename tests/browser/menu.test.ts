/** An open menu remains open when the app hydrates, however late. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../thorough.ts';
import { delaysFor, withDelayedApp } from './appDelays.ts';
import { TEST_FONTS, useFont } from './testFonts.ts';
import { openBrowser, rewriteStyles, startApp, visits, waitForApp, waitForPaint } from './visit.ts';

const school = inject('school');
const college = inject('college');
const browser = openBrowser();
const { on } = visits(browser, school);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 800, height: 1100 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const sheetIsOpen = (page: Page) =>
  page.locator('.menu-sheet').evaluate((sheet) => sheet.matches(':popover-open'));
const groupIsOpen = (page: Page) =>
  page
    .locator('.menu-list details')
    .first()
    .evaluate((group: HTMLDetailsElement) => group.open);
const SUMMARY = '.menu-list summary >> nth=0';

const FIRST = [
  {
    what: 'Menu on a phone',
    settings: PHONE,
    act: (page: Page) => page.tap('.menu-button >> nth=0'),
    isOpen: sheetIsOpen,
  },
  {
    what: 'a group on a phone',
    settings: PHONE,
    act: async (page: Page) => {
      await page.tap('.menu-button >> nth=0');
      await page.tap(SUMMARY);
    },
    isOpen: async (page: Page) => (await sheetIsOpen(page)) && (await groupIsOpen(page)),
  },
  {
    what: 'a group on a tablet',
    settings: TABLET,
    act: (page: Page) => page.tap(SUMMARY),
    isOpen: groupIsOpen,
  },
  {
    what: 'a group by the mouse',
    settings: DESKTOP,
    act: (page: Page) => page.click(SUMMARY),
    isOpen: groupIsOpen,
  },
  {
    what: 'a group under the mouse',
    settings: DESKTOP,
    act: (page: Page) => page.hover(SUMMARY),
    isOpen: groupIsOpen,
  },
  {
    what: 'a group by the keyboard',
    settings: DESKTOP,
    act: async (page: Page) => {
      await waitForPaint(page);
      await page.focus(SUMMARY);
      await page.keyboard.press('Enter');
    },
    isOpen: groupIsOpen,
  },
];

describe.each(FIRST)('$what', (first) => {
  const { settings, act, isOpen } = first;
  test.each(delaysFor(FIRST.indexOf(first)))('stays open after hydration $name', (arrival) =>
    on(settings, ({ page }) =>
      withDelayedApp(page, arrival, async () => {
        await page.goto(`${school}/voyages/`, { waitUntil: 'domcontentloaded' });
        await act(page);
        await waitForApp(page);
        await expect.poll(() => isOpen(page)).toBe(true);
        // An effect that closes it would run within a few frames.
        await page.waitForTimeout(250);
        expect(await isOpen(page)).toBe(true);
      }),
    ),
  );
});

test('a group that opened on hover does not close on click', () =>
  on(DESKTOP, async ({ page }) => {
    await page.goto(`${school}/voyages/`);
    await page.hover(SUMMARY);
    await waitForApp(page);
    await expect.poll(() => groupIsOpen(page)).toBe(true);
    await page.mouse.down();
    await page.mouse.up();
    expect(await groupIsOpen(page)).toBe(true);
  }));

test('navigation closes open groups', () =>
  on(PHONE, async ({ page }) => {
    await page.goto(`${school}/voyages/`);
    await page.tap('.menu-button >> nth=0');
    await page.tap(SUMMARY);
    await waitForApp(page);
    await page.tap('.menu-list ul a >> text=Crew');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Crew');
    await expect.poll(() => sheetIsOpen(page)).toBe(false);
    expect(await groupIsOpen(page)).toBe(false);
  }));

test('only one group is open, even in browsers without exclusive details', () =>
  on(TABLET, async ({ page }) => {
    await page.goto(`${school}/voyages/`);
    await page.tap(SUMMARY);
    await waitForApp(page);
    const open = await page.evaluate(async () => {
      const group = document.querySelector<HTMLDetailsElement>('.menu-list details');
      if (!group) return [];
      // Like Safari before 17.2; a copy represents a second group.
      group.removeAttribute('name');
      const other = group.cloneNode(true) as HTMLDetailsElement;
      group.after(other);
      group.open = false;
      other.open = true;
      await new Promise((done) => setTimeout(done, 50));
      group.open = true;
      await new Promise((done) => setTimeout(done, 50));
      return [group.open, other.open];
    });
    expect(open).toEqual([true, false]);
  }));

describe.each([
  { what: 'rests on it', open: (page: Page) => page.hover(SUMMARY) },
  { what: 'clicks it', open: (page: Page) => page.click(SUMMARY) },
  { what: 'presses Enter', open: (page: Page) => page.locator(SUMMARY).press('Enter') },
])('a group opens within the window if one $what', ({ open }) => {
  test('and it is the first or the last of its row', () =>
    on(DESKTOP, async ({ page }) => {
      await page.goto(`${school}/voyages/`);
      await startApp(page);
      // At the left end it opens to the left like one of the last five, at the right end to the right like one of the first.
      for (const edge of ['first', 'last']) {
        await page.evaluate((edge) => {
          const item = document.querySelector('.menu-list details')?.parentElement;
          const list = item?.parentElement;
          if (!item || !list) throw new Error('There is no group.');
          const row = () => {
            const next = document.createElement('li');
            next.className = 'empty-row';
            next.style.inlineSize = '100%';
            return next;
          };
          for (const old of document.querySelectorAll('.empty-row')) old.remove();
          if (edge === 'first') return list.prepend(row(), row(), row(), item);
          item.style.marginInlineStart = 'auto';
          list.prepend(item);
          list.append(row(), row(), row(), row(), row());
        }, edge);
        await open(page);
        await expect.poll(() => groupIsOpen(page), { message: edge }).toBe(true);
        const sides = () =>
          page
            .locator('.menu-list ul >> nth=0')
            .evaluate((box) => [
              box.getBoundingClientRect().left,
              innerWidth - box.getBoundingClientRect().right,
            ]);
        await expect
          .poll(async () => Math.min(...(await sides())), { message: edge })
          .toBeGreaterThanOrEqual(0);
        await page.mouse.move(600, 700);
        await page.keyboard.press('Escape');
        await expect.poll(() => groupIsOpen(page), { message: edge }).toBe(false);
      }
    }));
});

describe.each([
  ['a phone', { viewport: { width: 320, height: 640 } }],
  ['an old laptop', { viewport: { width: 1366, height: 600 } }],
  ['a low window', { viewport: { width: 1000, height: 400 } }],
])('on %s', (_, settings) => {
  test('each link of a long group is reachable, and a long word fits in the window', () =>
    on({ ...settings, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${school}/voyages/`);
      if (settings.viewport.width < 768) await page.click('.menu-button >> nth=0');
      await page.click(SUMMARY);
      const reach = await page.locator('.menu-list ul >> nth=0').evaluate((list) => {
        const item = list.lastElementChild;
        for (let more = 0; more < 60; more++) list.append(item?.cloneNode(true) ?? '');
        const last = list.lastElementChild?.querySelector('a');
        if (!last) throw new Error('The group has no link.');
        last.textContent = 'Rechtsschutzversicherungsgesellschaften'.repeat(4);
        const scroller = list.scrollHeight > list.clientHeight ? list : list.closest('.menu-sheet');
        scroller?.scrollTo(0, scroller.scrollHeight);
        const words = document.createRange();
        words.selectNodeContents(last);
        const { left, right, bottom } = words.getBoundingClientRect();
        return { left: left >= 0, right: right <= innerWidth, bottom: bottom <= innerHeight };
      });
      expect(reach).toEqual({ left: true, right: true, bottom: true });
    }));
});

/** English is used for every second case, Malayalam for the others. */
const WIDTHS = Array.from({ length: 42 }, (_, step) => 1100 + 20 * step);

/** The strings of the fixture and their replacements. */
const LANGUAGES: [language: string, words: string[]][] = [
  ['English', []],
  ['Malayalam', ['പൂമുഖം', 'ഞങ്ങളെക്കുറിച്ച്', 'വകുപ്പുകളും അധ്യാപകരും', 'സൗകര്യങ്ങൾ', 'പൂർവ്വ വിദ്യാർഥികൾ', 'ഗവേഷണം']],
];

describe.each(TEST_FONTS)('in %s', (font) => {
  test.each(LANGUAGES)(
    'the menu in %s has one row, or is a sheet, from 1,100 to 1,920 px',
    (language, words) =>
      on({ bypassCSP: true }, async ({ page }) => {
        // A page without pictures, to test the header.
        await page.goto(`${college}/downloads/`);
        await page.addStyleTag({ content: 'main, .footer { display: none !important }' });
        await useFont(page, font);
        await page.evaluate((words) => {
          const labels = document.querySelectorAll('.menu-list > li > a, .menu-list summary');
          for (const [index, label] of [...labels].entries())
            label.textContent = words[index % words.length] ?? label.textContent;
        }, words);
        const widths = sample(language === 'English' ? WIDTHS : WIDTHS.slice(1), 2);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const seen = await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const isShown = (selector: string) => {
              const [box] = document.querySelector(selector)?.getClientRects() ?? [];
              return box !== undefined && box.right <= innerWidth;
            };
            const items = [...document.querySelectorAll('.menu-list > li')].map((item) =>
              item.getBoundingClientRect(),
            );
            return {
              rows: new Set(items.map(({ top }) => Math.round(top))).size,
              fits: items.every(({ right }) => right <= innerWidth),
              isSheet: isShown('.menu > .menu-button'),
              isRow: isShown('.menu-list'),
              isWide: document.documentElement.scrollWidth > innerWidth,
            };
          });
          expect({ ...seen, width }).toEqual({
            width,
            rows: 1,
            fits: true,
            isSheet: !seen.isRow,
            isRow: seen.isRow,
            isWide: false,
          });
        }
      }),
  );
});

test('the button of a sheet in a wide window opens it', () =>
  on({ bypassCSP: true, viewport: { width: 1100, height: 800 } }, async ({ page }) => {
    await page.goto(`${college}/`);
    await useFont(page, 'mono');
    await page.setViewportSize({ width: 1120, height: 800 });
    await page.click('.menu > .menu-button');
    await expect.poll(() => sheetIsOpen(page)).toBe(true);
    await page.click(SUMMARY);
    await waitForApp(page);
    expect(await groupIsOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheetIsOpen(page)).toBe(false);
  }));

test.each([
  ['no popovers', (css: string) => css.replaceAll(':popover-open', ':not-known')],
  [
    'no conditions about selectors',
    (css: string) => css.replaceAll(/@supports (?:not )?selector\(/g, '@supports not-known('),
  ],
])('in a browser that supports %s the menu is part of the page', (_, outdate) =>
  on({ ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
    await rewriteStyles(page, outdate);
    await page.goto(`${school}/voyages/`);
    const boxes = await page.evaluate(() =>
      ['.menu-list > li:last-child', 'main', '.menu-close'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON(),
      ),
    );
    const [last, main, close] = boxes;
    expect(last.height).toBeGreaterThan(0);
    expect(last.bottom).toBeLessThanOrEqual(main.top);
    expect(close.height).toBe(0);
  }),
);
