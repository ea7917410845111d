/** The site by keyboard alone, without a mouse; the focus is visible after every step. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { expectFocus, press, readFocus, tabTo } from './focus.ts';
import {
  attributeOf,
  countOf,
  isShown,
  openBrowser,
  textOf,
  textsOf,
  type Visit,
  type visit,
  visits,
  waitForApp,
  waitForElement,
  waitForRemoval,
  waitForResults,
} from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SCRIPT = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }];

/** Opens a page; the first key loads the app. */
const awakenByKey = async (page: Page) => {
  await page.keyboard.press('Shift');
  await waitForApp(page);
};
const site = visits(browser, college);
const at = (address: string, settings: Parameters<typeof visit>[2], use: (visit: Visit) => Promise<void>) =>
  site.at(address, settings, use, awakenByKey);

const keys = async (page: Page, ...wanted: string[]) => {
  for (const key of wanted) await page.keyboard.press(key);
};
const openGroups = (page: Page) => textsOf(page, 'details[open] summary');
const heading = (page: Page) => textOf(page, 'main h1');

describe.each(SCRIPT)('skip link, script $javaScriptEnabled', (script) => {
  test('skips the menu', () =>
    at('/activities/yrc/', { ...PHONE, ...script }, async ({ page }) => {
      await press(page, 'Tab', /^a Skip to the content/);
      await keys(page, 'Enter');
      await expectFocus(page, /^main/);
      await keys(page, 'Tab');
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      expect((await readFocus(page)).hidden).toEqual([]);
    }));
});

describe('client navigation', () => {
  test('moves the focus to the heading, announces the title, and Back restores both', () =>
    at('/activities/', DESKTOP, async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const title = await page.title();
      await tabTo(page, /^a YRC/);
      const link = (await readFocus(page)).name;
      const from = await page.evaluate(() => scrollY);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1 Youth Red Cross/);
      expect(await page.title()).toMatch(/^Youth Red Cross/);
      expect(await page.locator('.site > [aria-live=polite]').textContent()).toBe(await page.title());
      await tabTo(page, /^a /);
      const further = (await readFocus(page)).name;
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      await page.goBack();
      await expect.poll(() => page.title()).toBe(title);
      await expectFocus(page, link);
      expect(await page.evaluate(() => scrollY)).toBe(from);
      expect(await page.locator('.site > [aria-live=polite]').textContent()).toBe(title);
      await page.goForward();
      await expect.poll(() => page.title()).toMatch(/^Youth Red Cross/);
      await expectFocus(page, further);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    }));

  test('leaves in-page links to the browser', () =>
    at('/activities/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^a YRC/);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1 Youth Red Cross/);
      await tabTo(page, /^a Skip to the content/, 'Shift+Tab');
      await keys(page, 'Enter');
      await expectFocus(page, /^main/);
      expect(page.url()).toBe(`${college}/activities/yrc/#content`);
    }));

  test('moves the focus to the target of a fragment', () =>
    at('/downloads/', DESKTOP, async ({ page }) => {
      const position = await page.evaluate(async (address) => {
        const html = await (await fetch(address)).text();
        const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('main h2[id]');
        const link = document.createElement('a');
        link.href = `${address}#${heading?.id}`;
        link.textContent = 'Further down';
        document.querySelector('main h1')?.after(link);
        return heading?.textContent ?? '';
      }, `${college}/contactus/`);
      await tabTo(page, /^a Further down/);
      await keys(page, 'Enter');
      await expectFocus(page, `h2 ${position}`);
    }));

  test('restores the focus to the menu group that was used', () =>
    at('/activities/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^summary Facilities/);
      await keys(page, 'Enter');
      await tabTo(page, /^a Green Campus/);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1 Green Campus/);
      expect(await openGroups(page)).toEqual([]);
      await page.goBack();
      await expectFocus(page, /^summary Facilities/);
    }));
});

describe.each(SCRIPT)('menu, script $javaScriptEnabled', (script) => {
  test('on a desktop: groups open and close, then their links follow, and a link opens its page', () =>
    at('/downloads/', { ...DESKTOP, ...script }, async ({ page }) => {
      await tabTo(page, /^summary Academic/);
      expect(await openGroups(page)).toEqual([]);
      await press(page, 'Enter', /^summary Academic/);
      expect(await openGroups(page)).toEqual(['Academic']);
      await press(page, 'Space', /^summary Academic/);
      expect(await openGroups(page)).toEqual([]);
      await press(page, 'Space', /^summary Academic/);
      await press(page, 'Tab', /^a /);
      expect(await countOf(page, '.menu-list ul :focus')).toBe(1);
      await press(page, 'Shift+Tab', /^summary Academic/);
      await tabTo(page, /^summary IQAC/);
      await press(page, 'Enter', /^summary IQAC/);
      expect(await openGroups(page)).toEqual(['IQAC']);
      await press(page, 'Tab', /^a Philosophy/);
      await keys(page, 'Enter');
      await expect.poll(() => heading(page)).toBe('Philosophy');
    }));

  test('on a phone: the sheet takes, traps and restores the focus', () =>
    at('/downloads/', { ...PHONE, ...script }, async ({ page }) => {
      await tabTo(page, /^button Menu/);
      await keys(page, 'Enter');
      await expectFocus(page, /^button Close/);
      await press(page, 'Escape', /^button Menu/);
      expect(await isShown(page, '.menu-sheet')).toBe(false);
      await keys(page, 'Space');
      await expectFocus(page, /^button Close/);
      await press(page, 'Enter', /^button Menu/);
      await keys(page, 'Enter');
      await expectFocus(page, /^button Close/);
      // All of it, and nothing behind it.
      const met: string[] = [];
      for (let step = 0; step < 40; step++) {
        await keys(page, 'Tab');
        const { name, lost, hidden } = await readFocus(page);
        if (lost || name === 'button Close') break;
        expect(hidden, name).toEqual([]);
        expect(await countOf(page, '.menu-sheet :focus'), name).toBe(1);
        met.push(name);
      }
      expect(met).toContain('summary Facilities');
      await tabTo(page, /^summary Facilities/);
      await press(page, 'Enter', /^summary Facilities/);
      await tabTo(page, /^a Green Campus/);
      await keys(page, 'Enter');
      await expect.poll(() => heading(page)).toBe('Green Campus');
      expect(await isShown(page, '.menu-sheet')).toBe(false);
    }));
});

describe('menu', () => {
  test('closes its group on Escape and restores the focus, and closes it when the focus leaves', () =>
    at('/downloads/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^summary IQAC/);
      await press(page, 'Enter', /^summary IQAC/);
      await press(page, 'Tab', /^a Philosophy/);
      await press(page, 'Escape', /^summary IQAC/);
      expect(await openGroups(page)).toEqual([]);
      await press(page, 'Enter', /^summary IQAC/);
      await press(page, 'Escape', /^summary IQAC/);
      expect(await openGroups(page)).toEqual([]);
      await press(page, 'Enter', /^summary IQAC/);
      await press(page, 'Shift+Tab', /^/);
      expect(await openGroups(page)).toEqual([]);
    }));

  test('on a phone closes the group first, then the sheet', () =>
    at('/downloads/', PHONE, async ({ page }) => {
      await tabTo(page, /^button Menu/);
      await keys(page, 'Enter');
      await tabTo(page, /^summary IQAC/);
      await press(page, 'Enter', /^summary IQAC/);
      await press(page, 'Tab', /^a Philosophy/);
      await press(page, 'Escape', /^summary IQAC/);
      expect(await isShown(page, '.menu-sheet')).toBe(true);
      await press(page, 'Escape', /^button Menu/);
      expect(await isShown(page, '.menu-sheet')).toBe(false);
    }));

  test('on a tablet closes the sheet when the focus leaves it', () =>
    at('/downloads/', { viewport: { width: 700, height: 800 } }, async ({ page }) => {
      await tabTo(page, /^button Menu/);
      await keys(page, 'Enter');
      await expectFocus(page, /^button Close/);
      for (let step = 0; step < 40; step++) {
        await keys(page, 'Tab');
        if ((await countOf(page, '.menu-sheet :focus')) === 0) break;
      }
      const { hidden } = await readFocus(page);
      expect(hidden).toEqual([]);
      expect(await isShown(page, '.menu-sheet')).toBe(false);
    }));
});

describe('carousel', () => {
  const carousel = '.carousel-pictures .carousel-player';
  const slide = (page: Page) => attributeOf(page, `${carousel} .carousel-dot[aria-current]`, 'aria-label');

  test('starts with Pause, stops on focus, has dots and arrows, lets Tab enter only the displayed slide, and resumes on Play', () =>
    at('/', { ...DESKTOP }, async ({ page }) => {
      await waitForElement(page, carousel);
      expect(await attributeOf(page, `${carousel} .carousel-slides`, 'aria-live')).toBe('off');
      await tabTo(page, /^button Pause|^button Play/);
      // The focus has stopped it.
      await expectFocus(page, /^button Play/);
      expect(await attributeOf(page, `${carousel} .carousel-slides`, 'aria-live')).toBe('polite');
      await press(page, 'Tab', /^button Previous slide/);
      await press(page, 'Tab', /^button Slide 1/);
      await press(page, 'Tab', /^button Slide 2/);
      await press(page, 'Enter', /^button Slide 2/);
      expect(await slide(page)).toMatch(/^Slide 2/);
      await press(page, 'ArrowRight', /^button Slide 2/);
      expect(await slide(page)).toMatch(/^Slide 3/);
      await press(page, 'ArrowRight', /^button Slide 2/);
      expect(await slide(page)).toMatch(/^Slide 1/);
      await press(page, 'ArrowLeft', /^button Slide 2/);
      expect(await slide(page)).toMatch(/^Slide 3/);
      await press(page, 'Tab', /^button Slide 3/);
      await press(page, 'Tab', /^button Next slide/);
      await press(page, 'Space', /^button Next slide/);
      expect(await slide(page)).toMatch(/^Slide 1/);
      const inside = new Set<string>();
      for (let step = 0; step < 4; step++) {
        await keys(page, 'Tab');
        const position = await page.evaluate(() => {
          const active = document.activeElement?.closest('.carousel-pictures .carousel-slide');
          return active?.getAttribute('aria-label') ?? null;
        });
        if (position === null) break;
        // The slide is still moving.
        await expect.poll(async () => (await readFocus(page)).hidden).toEqual([]);
        inside.add(position);
      }
      expect([...inside].filter((name) => name !== '1 of 3')).toEqual([]);
      await tabTo(page, /^button Play/, 'Shift+Tab');
      await press(page, 'Enter', /^button Pause/);
      expect(await attributeOf(page, `${carousel} .carousel-slides`, 'aria-live')).toBe('off');
      await press(page, 'Enter', /^button Play/);
      expect(await attributeOf(page, `${carousel} .carousel-slides`, 'aria-live')).toBe('polite');
    }));

  test('without script is a row that the arrow keys scroll', () =>
    at('/', { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
      await tabTo(page, /^section /);
      const left = () => page.evaluate(() => document.querySelector('.slides-frame')?.scrollLeft ?? 0);
      expect(await left()).toBe(0);
      await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
      await expect.poll(left).toBeGreaterThan(0);
    }));
});

describe('tabs', () => {
  const panels = (page: Page) =>
    page.locator('.tab-panel:visible').evaluateAll((panels) => panels.map(({ id }) => id));

  test('support arrows, Home and End, and keep the tab in the address', () =>
    at('/departments/', { ...PHONE }, async ({ page }) => {
      await tabTo(page, /^a Child Health Nursing/);
      await press(page, 'ArrowRight', /^a Community Health Nursing|^a /);
      const second = (await readFocus(page)).name;
      await press(page, 'ArrowLeft', /^a Child Health Nursing/);
      await press(page, 'End', /^a /);
      const last = (await readFocus(page)).name;
      expect(last).not.toBe(second);
      await press(page, 'ArrowRight', /^a Child Health Nursing/);
      await press(page, 'ArrowLeft', last);
      await press(page, 'Home', /^a Child Health Nursing/);
      await press(page, 'ArrowRight', second);
      expect(await panels(page)).toHaveLength(1);
      const [panel] = await panels(page);
      expect(decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(panel);
      // The tabs are one stop, followed by the panel.
      await keys(page, 'Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(panel);
      expect((await readFocus(page)).hidden).toEqual([]);
      await press(page, 'Shift+Tab', second);

      await page.reload();
      await page.keyboard.press('Shift');
      await waitForApp(page);
      expect(await panels(page)).toEqual([panel]);
      await tabTo(page, new RegExp(second));
      // Tabs add no history entries: Back leaves the page, and Forward restores the tab.
      await tabTo(page, /^a Home/, 'Shift+Tab');
      await keys(page, 'Enter');
      await expectFocus(page, /^h1/);
      await page.goBack();
      await expect.poll(() => heading(page)).toBe('Departments and Teaching Staff');
      expect(await panels(page)).toEqual([panel]);
      await expectFocus(page, /^a Home/);
    }));

  test('restore the focus to a link in their panel', () =>
    at('/departments/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^a Child Health Nursing/);
      await press(page, 'ArrowRight', /^a /);
      await press(page, 'ArrowRight', /^a Medical Surgical Nursing/);
      await tabTo(page, /^a Mrs\. Geetha/);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1 Medical Surgical Nursing/);
      await page.goBack();
      await expectFocus(page, /^a Mrs\. Geetha/);
    }));

  test('leave Alt with an arrow to the browser', () =>
    at('/departments/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^a Child Health Nursing/);
      await page.evaluate(() =>
        addEventListener('keydown', (event) => {
          document.body.dataset.prevented = String(event.defaultPrevented);
        }),
      );
      await keys(page, 'Alt+ArrowRight');
      expect(await page.getAttribute('body', 'data-prevented')).toBe('false');
      await expectFocus(page, /^a Child Health Nursing/);
    }));

  test('are opened by a link to a tab', () =>
    at('/downloads/', DESKTOP, async ({ page }) => {
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = 'Mental health';
        document.querySelector('main h1')?.after(link);
      }, `${college}/departments/#mental-health-nursing`);
      await tabTo(page, /^a Mental health/);
      await keys(page, 'Enter');
      await expect.poll(() => panels(page)).toEqual(['mental-health-nursing']);
      await expectFocus(page, /^section Mental Health Nursing/);
    }));

  test('are links to the panels without script', () =>
    at('/departments/', { ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await tabTo(page, /^a Mental Health Nursing/);
      await keys(page, 'Enter');
      expect(page.url()).toMatch(/#mental-health-nursing$/);
      await expect
        .poll(() =>
          page.locator('#mental-health-nursing').evaluate((panel) => panel.getBoundingClientRect().top),
        )
        .toBeLessThan(200);
      expect((await readFocus(page)).hidden).toEqual([]);
      await keys(page, 'Tab');
      const onward = await page.evaluate(() => {
        const panel = document.getElementById('mental-health-nursing');
        const active = document.activeElement;
        if (!panel || !active) return false;
        return Boolean(panel.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(onward).toBe(true);
    }));
});

describe('lightbox', () => {
  const dialog = '[role=dialog]';
  const gallery = (page: Page, nth: number) =>
    page.evaluate((at) => document.querySelectorAll('.gallery a')[at] === document.activeElement, nth);
  /** Moves by Tab to a picture of the gallery and opens it. */
  const open = async (page: Page, nth: number) => {
    while (!(await gallery(page, nth))) {
      await keys(page, 'Tab');
      expect((await readFocus(page)).lost).toBe(false);
    }
    await expectFocus(page, /^a/);
    await keys(page, 'Enter');
    await waitForElement(page, dialog);
    await expectFocus(page, /^div/);
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth,
    );
  };
  const transform = (page: Page) =>
    page.locator('.lightbox-shown img').evaluate((img: HTMLElement) => img.style.transform);

  test('opens, steps in both directions, zooms, rotates and restores the focus', () =>
    at('/activities/camp/january-2025/', { ...DESKTOP, reducedMotion: 'reduce' }, async ({ page }) => {
      await open(page, 0);
      const count = await countOf(page, '.gallery a');
      const counter = () => textOf(page, '.lightbox-count');
      expect(await counter()).toBe(`1 / ${count}`);
      await keys(page, 'ArrowLeft');
      expect(await counter()).toBe(`${count} / ${count}`);
      await keys(page, 'ArrowRight');
      expect(await counter()).toBe(`1 / ${count}`);
      for (let step = 0; step < count; step++) await keys(page, 'ArrowRight');
      expect(await counter()).toBe(`1 / ${count}`);

      await expect.poll(() => transform(page)).toContain('rotate(0deg)');
      const original = await transform(page);
      await keys(page, '+');
      expect(await countOf(page, '.lightbox-zoomed')).toBe(1);
      const previous = await transform(page);
      await keys(page, 'ArrowDown');
      expect(await transform(page)).not.toBe(previous);
      await keys(page, '-');
      expect(await transform(page)).toBe(original);
      await keys(page, '+', '+', '0');
      expect(await transform(page)).toBe(original);
      await keys(page, 'r');
      expect(await transform(page)).toContain('rotate(90deg)');
      await keys(page, '0');
      await expectFocus(page, /^div/);

      await keys(page, 'Escape');
      await waitForRemoval(page, dialog);
      expect(await gallery(page, 0)).toBe(true);
      expect((await readFocus(page)).hidden).toEqual([]);
    }));

  test.each([
    { key: 'Tab', order: [0, 1, 2, 3, 4, 5, 6] },
    { key: 'Shift+Tab', order: [6, 5, 4, 3, 2, 1, 0] },
  ])('traps $key', ({ key, order }) =>
    at('/activities/camp/january-2025/', { ...PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await open(page, 0);
      const buttons = [
        'Zoom out',
        'Zoom in',
        'Rotate right',
        'Download',
        'Close',
        'Previous picture',
        'Next picture',
      ];
      for (const at of [...order, ...order]) await press(page, key, `button ${buttons[at]}`);
      expect(await countOf(page, `${dialog} :focus`)).toBe(1);
    }),
  );

  test('downloads the picture, and Back closes it with the focus on the thumbnail', () =>
    at('/activities/camp/january-2025/', { ...PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await open(page, 1);
      await tabTo(page, /^button Download/);
      const download = page.waitForEvent('download');
      await keys(page, 'Enter');
      expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
      await expectFocus(page, /^button Download/);
      const url = page.url();
      await page.goBack();
      await waitForRemoval(page, dialog);
      expect(page.url()).toBe(url);
      expect(await gallery(page, 1)).toBe(true);
      expect((await readFocus(page)).hidden).toEqual([]);
      // Forward leads nowhere else.
      await keys(page, 'Enter');
      await waitForElement(page, dialog);
      await tabTo(page, /^button Close/);
      await keys(page, 'Space');
      await waitForRemoval(page, dialog);
      expect(await gallery(page, 1)).toBe(true);
    }));
});

describe('search', () => {
  test('on its page supports typing, arrows, Tab, following a result and coming back', () =>
    at('/search/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^input search-field/);
      await page.keyboard.type('yoga');
      await waitForResults(page);
      const titles = await textsOf(page, '.result-link');
      const [first = '', second = ''] = titles.map((words) => words.slice(0, 30));
      await press(page, 'ArrowDown', `a ${first}`);
      await press(page, 'ArrowDown', `a ${second}`);
      await press(page, 'ArrowUp', `a ${first}`);
      await press(page, 'ArrowUp', /^input search-field/);
      await press(page, 'Tab', `a ${first}`);
      await press(page, 'Tab', `a ${second}`);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1/);
      await page.goBack();
      await expectFocus(page, `a ${second}`);
      expect(await page.inputValue('#search-field')).toBe('yoga');
    }));

  test('in the header opens on Control+k and closes on Escape', () =>
    at('/activities/yrc/', PHONE, async ({ page }) => {
      await tabTo(page, /^a Home/);
      await keys(page, 'Control+k');
      await expectFocus(page, /^input quick-search-field/);
      await page.keyboard.type('yoga');
      await waitForResults(page);
      const [first = ''] = await textsOf(page, '.result-link');
      await press(page, 'ArrowDown', `a ${first.slice(0, 30)}`);
      await press(page, 'Escape', /^a Home/);
      expect(await countOf(page, 'dialog[open]')).toBe(0);
    }));

  test('in the header focuses its button if nothing had the focus', () =>
    at('/activities/yrc/', PHONE, async ({ page }) => {
      await keys(page, 'Control+k');
      await expectFocus(page, /^input quick-search-field/);
      await press(page, 'Escape', /^a Search/);
    }));

  test('in the header opens by button, traps Tab, opens a page, and Back returns to the button', () =>
    at('/activities/yrc/', DESKTOP, async ({ page }) => {
      await tabTo(page, /^a Search/);
      await keys(page, 'Enter');
      await expectFocus(page, /^input quick-search-field/);
      await page.keyboard.type('karate club');
      await waitForResults(page);
      const met = new Set<string>();
      for (let step = 0; step < 24; step++) {
        await keys(page, 'Tab');
        const { name, lost, hidden } = await readFocus(page);
        // Between the last and the first element the browser has the focus.
        if (lost) continue;
        expect(hidden, name).toEqual([]);
        expect(await countOf(page, 'dialog:focus, dialog :focus'), name).toBe(1);
        met.add(name);
      }
      expect(met).toContain('button Close');
      await tabTo(page, /^a Karate Club/);
      await keys(page, 'Enter');
      await expectFocus(page, /^h1 Karate Club/);
      await page.goBack();
      await expect.poll(() => heading(page)).toBe('Youth Red Cross');
      await expectFocus(page, /^a Search/);
    }));

  test('is a link to the list of all pages without script', () =>
    at('/activities/yrc/', { ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await tabTo(page, /^a Search/);
      await keys(page, 'Enter');
      await page.waitForURL(`${college}/search/`);
      await waitForElement(page, '.all-pages-groups');
      for (const summary of [/^summary All pages/, /^summary Activities/]) {
        await tabTo(page, summary, 'Tab', 60);
        await keys(page, 'Enter');
      }
      await tabTo(page, /^a Youth Red Cross/, 'Tab', 500);
      await keys(page, 'Enter');
      await page.waitForURL(`${college}/activities/yrc/`);
    }));
});

describe('contact', () => {
  test('has fields, and Send prepares an e-mail', () =>
    at('/contactus/', PHONE, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const requests: string[] = [];
      session.on('Page.frameRequestedNavigation', ({ url }) => requests.push(url));
      await tabTo(page, /^input .*-first/);
      await page.keyboard.type('Anu');
      await press(page, 'Tab', /^input .*-last/);
      await page.keyboard.type('Thomas');
      await press(page, 'Tab', /^input .*-subject/);
      await page.keyboard.type('Admission & fees');
      await press(page, 'Tab', /^input .*-phone/);
      await press(page, 'Tab', /^textarea/);
      await page.keyboard.type('When does it begin?');
      await press(page, 'Tab', /^button Send/);
      await keys(page, 'Enter');
      await expect.poll(() => requests).toHaveLength(1);
      const mail = new URL(requests[0] ?? '');
      expect(mail.protocol).toBe('mailto:');
      expect(mail.searchParams.get('subject')).toBe('Admission & fees');
      expect(mail.searchParams.get('body')).toBe('When does it begin?\r\n\r\nAnu Thomas');
      await expectFocus(page, /^button Send/);
      expect(page.url()).toBe(`${college}/contactus/`);
    }));
});
