/** Tab from the first element of a page to the last: every one is met, in the order of the document, and seen. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { sample } from '../thorough.ts';
import { lookAtFocus } from './focus.ts';
import { LAYOUTS, PAGES } from './layouts.ts';
import { appears, openBrowser, openWindow, ready, results } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** The list of all pages is hundreds of times the same. */
const SWEPT = PAGES.filter(({ name }) => name !== 'search');

/** The order is the same in every window and without script: where some are right, the others are. */
const SETTINGS = [
  { width: 360, script: true, pages: SWEPT },
  { width: 1280, script: true, pages: sample(LAYOUTS, 2) },
  { width: 360, script: false, pages: sample(LAYOUTS, 2) },
];

/** Numbers everything that Tab should meet, in the order of the document. @returns how many there are */
const number = (page: Page) =>
  page.evaluate(() => {
    const all = 'a[href], button, input, textarea, select, summary, iframe, [tabindex="0"]';
    const met = [...document.querySelectorAll<HTMLElement>(all)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        element.getAttribute('tabindex') !== '-1',
    );
    for (const [at, element] of met.entries()) element.dataset.order = String(at);
    return met.length;
  });

/** Whether something looks focused that is not: then an outline would say nothing. */
const outlined = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).outlineStyle !== 'none' && element !== document.activeElement,
      ).length,
  );

describe.each(SETTINGS)('$width px, script $script', ({ width, script, pages }) => {
  const window = openWindow(browser, college, {
    viewport: { width, height: 740 },
    javaScriptEnabled: script,
  });

  test.each(pages)('$name', async ({ name, path }) => {
    const { page, errors } = window();
    await page.goto(college + href(path));
    if (script) {
      // The first key wakes the app.
      await page.keyboard.press('Shift');
      await ready(page);
      await appears(page, 'body:not(:has(.slide + .slide)), .carousel-player');
      // The not-found page shows what the search finds for its address.
      if (name === 'not found') await results(page);
    }
    const count = await number(page);
    expect(count).toBeGreaterThan(15);
    expect(await outlined(page)).toBe(0);
    const order: (string | undefined)[] = [];
    const unseen: string[] = [];
    for (let step = 0; step < count; step++) {
      await page.keyboard.press('Tab');
      const { name: focused, hidden, order: at } = await lookAtFocus(page);
      order.push(at);
      if (hidden.length > 0) unseen.push(`${focused}: ${hidden.join(', ')}`);
    }
    expect(order).toEqual(Array.from({ length: count }, (_, at) => String(at)));
    expect(unseen).toEqual([]);
    await page.keyboard.press('Tab');
    expect((await lookAtFocus(page)).lost, 'after the last').toBe(true);
    expect(errors).toEqual([]);
  });
});
