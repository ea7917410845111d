/** Cards far below the window are laid out when they approach it, if the page was opened at its top. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser, startApp, visits } from './visit.ts';

const college = inject('college');
// Each in a separate window: the app loads immediately if the pointer is already over the page.
const { alone } = visits(openBrowser(), college);
const PHONE = { viewport: { width: 360, height: 640 } };

/** The number of cards without layout. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.cards > li > .card')].filter(
        (card) => !card.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test.each([
  ['the app has come', startApp],
  ['the page is loaded anew, and scrolled to where it was', (page: Page) => page.reload()],
])('only the visible part of a list is laid out, until %s', (_when, come) =>
  alone(PHONE, async ({ page }) => {
    await page.goto(`${college}/activities/nss-world-health-days/`);
    expect(await left(page)).toBeGreaterThan(5);
    await come(page);
    expect(await left(page)).toBe(0);
  }),
);
