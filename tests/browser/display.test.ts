/** Text size and colours: chosen on a page and applied to the next one before the first paint. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { openBrowser, startApp, visits } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { alone, at, on } = visits(browser, college);

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light' as const };
const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const };

const choose = async (page: Page, ...labels: string[]) => {
  if (!(await page.isVisible('.display-choices'))) await page.click('.display-summary');
  for (const label of labels) await page.getByLabel(label, { exact: true }).check();
};

/** The painted colours, and the colours for the browser's own controls. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    letters: getComputedStyle(document.documentElement).fontSize,
    dark: getComputedStyle(document.body).backgroundColor !== 'rgb(251, 248, 241)',
    scheme: getComputedStyle(document.documentElement).colorScheme,
    frame: [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media')),
  }));
const USUAL = {
  letters: '16px',
  dark: false,
  scheme: 'light dark',
  frame: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
};
const CHOSEN = { letters: '24px', dark: true, scheme: 'dark', frame: ['not all', 'all'] };

test('a setting applies to the next page before its first paint, without the app and without a cookie', () =>
  alone(PHONE, async ({ page }) => {
    await page.goto(`${college}/downloads/`);
    expect(await seen(page)).toEqual(USUAL);
    await choose(page, 'Largest', 'Dark');
    expect(await seen(page)).toEqual(CHOSEN);
    await page.route('**/assets/browser-*.js', () => undefined);
    await page.addInitScript(() => {
      // The first frame with text, after layout and before paint.
      const look = () => {
        if (!document.querySelector('h1')) return requestAnimationFrame(look);
        return new ResizeObserver((_, watch) => {
          watch.disconnect();
          const { fontSize, colorScheme } = getComputedStyle(document.documentElement);
          Object.assign(window, { first: `${fontSize} ${colorScheme}` });
        }).observe(document.documentElement);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${college}/courses/`);
    expect(await seen(page)).toEqual({ ...CHOSEN, frame: USUAL.frame });
    // On a busy machine the first frame comes after the page is parsed.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'first'))).toBe('24px dark');
    expect(await page.context().cookies()).toEqual([]);
    await page.unroute('**/assets/browser-*.js');
    await page.reload();
    await page.click('.display-summary');
    expect(await page.getByLabel('Dark', { exact: true }).isChecked()).toBe(true);
    expect(await seen(page)).toEqual(CHOSEN);
    await choose(page, 'Normal', 'As the device');
    expect(await seen(page)).toEqual(USUAL);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }));

test('hydration keeps the settings, also on pages that the app renders', () =>
  on(DESKTOP, async ({ page, errors }) => {
    await page.goto(`${college}/downloads/`);
    await choose(page, 'Large', 'Dark');
    await startApp(page);
    expect(await page.getByLabel('Large', { exact: true }).isChecked()).toBe(true);
    await page.click('.footer-links a >> nth=1');
    await page.waitForURL((url) => !url.pathname.endsWith('/downloads/'));
    expect(await seen(page)).toEqual({ ...CHOSEN, letters: '20px' });
    expect(await page.getByLabel('Dark', { exact: true }).isChecked()).toBe(true);
    await choose(page, 'Light');
    expect(await seen(page)).toMatchObject({ dark: false, scheme: 'light', frame: ['all', 'not all'] });
    expect(errors).toEqual([]);
  }));

test('the light scheme applies on a dark device', () =>
  at('/downloads/', { ...PHONE, colorScheme: 'dark' }, async ({ page }) => {
    expect((await seen(page)).dark).toBe(true);
    await choose(page, 'Light');
    expect(await seen(page)).toMatchObject({ dark: false, scheme: 'light' });
  }));

test.each([
  ['without script', { ...PHONE, javaScriptEnabled: false }, false],
  ['with script', PHONE, true],
] as const)('%s it names the settings', (_what, settings, choices) =>
  on(settings, async ({ page }) => {
    await page.goto(`${college}/downloads/`);
    await page.click('.display-summary');
    expect(await page.isVisible('.display-choices')).toBe(choices);
    expect(await page.isVisible('.display > p')).toBe(!choices);
    expect(await findHorizontalOverflow(page)).toEqual([]);
  }),
);
