/** The tour of the editor: offered once, by keyboard, at any width, in both languages. */
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { bringAxe, findViolations } from './axe.ts';
import { schoolEditor } from './editorWindows.ts';
import { sideways } from './sideways.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const site = join(temporaryFolder('edit-tour'), 'school');
const editor = schoolEditor(site);

async function open(settings: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ locale: 'en', reducedMotion: 'reduce', ...settings });
  const page = await context.newPage();
  await page.goto(editor().address);
  await page.locator('.window-row').first().waitFor();
  return page;
}

const card = (page: Page) => page.locator('.tour-card');
/** What the tour points at, by name. */
const pointed = (page: Page) => page.evaluate(() => document.documentElement.dataset.tour);
const isOutlined = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle === 'solid');

describe('on a small laptop', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open({ viewport: { width: 1366, height: 700 } });
  });
  afterAll(() => page.context().close());
  const inSight = () =>
    page
      .locator('.window-row')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

  test('is offered once, can be taken later, and leaves pages in sight', async () => {
    expect(await inSight()).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    // The offer has gone; where it can be taken later is always there.
    await page.locator('.tour-start:focus').waitFor();
    expect(await inSight()).toBeGreaterThanOrEqual(3);
    await page.locator('.window-find').getByRole('button', { name: 'Hide this help' }).click();
    await page.locator('.window-find button:focus').waitFor();
    await page.reload();
    await page.locator('.window-row').first().waitFor();
    expect(await page.locator('.tour-offer').count()).toBe(0);
    expect(await card(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Show me around' }).click();
    await card(page).waitFor();
    await page.keyboard.press('Escape');
  });

  test('leads by keyboard alone to each part and back to where one was', async () => {
    const start = page.locator('.tour-start');
    await page.locator('.window-row').first().click();
    await page.locator('.window-fields').waitFor();
    await start.focus();
    await page.keyboard.press('Enter');
    const parts = [
      ['find', '.window-pages'],
      ['form', '.window-scroll'],
      ['page', '.window-sheet'],
      ['save', '.window-bar'],
      ['add', '.window-site-acts'],
      ['kept', '.window-pages'],
    ] as const;
    const heard = new Set<string | null>();
    for (const [name, selector] of parts) {
      await expect.poll(() => pointed(page)).toBe(name);
      expect(await isOutlined(page, selector)).toBe(true);
      heard.add(await page.locator('.tour-card [aria-live]').textContent());
      await page.keyboard.press('Enter');
    }
    expect(heard.size).toBe(parts.length);
    await expect.poll(() => card(page).count()).toBe(0);
    expect(await pointed(page)).toBeUndefined();
    await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);

    expect(await page.locator('.tour-offer').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => pointed(page)).toBe('find');
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
  });
});

test.each([
  ['dark', 360, 'ml'],
  ...weekly([
    ['light', 1280, 'en'],
    ['dark', 360, 'en'],
    ['light', 360, 'ml'],
  ] as const),
] as const)('nothing that axe finds, nothing sideways, nothing hidden: %s, %i px, %s', async (...given) => {
  const [colorScheme, width, locale] = given;
  const page = await open({ colorScheme, locale, viewport: { width, height: 740 } });
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await page.locator('.tour-offer button').first().click();
  await card(page).waitFor();
  for (const [selector, pane] of [
    ['.window-search', 'find'],
    ['.window-fields', 'form'],
    ['.window-sheet', 'page'],
    ['.window-bar', 'form'],
    ['.window-site-acts', 'find'],
    ['.window-pages', 'find'],
  ] as const) {
    await page.locator(selector).waitFor();
    await expect.poll(() => page.locator('.window').getAttribute('data-pane')).toBe(pane);
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    await page.locator('.tour-card .window-main').click();
  }
  // The offer that it was begun with has gone.
  await page.locator('.tour-start:focus').waitFor();
  await page.context().close();
});
