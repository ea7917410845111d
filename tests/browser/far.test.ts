/** Cards far below are laid out once they come near, where a page is seen from its top. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awaken, openBrowser, visits } from './visit.ts';

const college = inject('college');
// Each in a window of its own: where a pointer rests already, the app comes at once.
const { alone } = visits(openBrowser(), college);
const PHONE = { viewport: { width: 360, height: 640 } };

/** How many cards the browser has not laid out. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.cards > li > .card')].filter(
        (card) => !card.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test.each([
  ['the app has come', awaken],
  ['the page is loaded anew, and scrolled to where it was', (page: Page) => page.reload()],
])('a list is laid out as far as it is seen, until %s', (_when, come) =>
  alone(PHONE, async ({ page }) => {
    await page.goto(`${college}/activities/nss-world-health-days/`);
    expect(await left(page)).toBeGreaterThan(5);
    await come(page);
    expect(await left(page)).toBe(0);
  }),
);
