/** What machines can find of WCAG 2.2, on every layout, in both schemes, on a phone and a desktop, with and without script. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { sample } from '../thorough.ts';
import { bringAxe, findViolations, type Violation } from './axe.ts';
import { PAGES } from './layouts.ts';
import { awaken, openBrowser, openWindow } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** Without script a page is what React draws: where the window is small, only the menu is another. */
const SETTINGS = [
  { width: 360, script: true, pages: PAGES },
  { width: 1280, script: true, pages: sample(PAGES, 3) },
  { width: 360, script: false, pages: PAGES.slice(0, 1) },
  {
    width: 1280,
    script: false,
    pages: sample(PAGES, 5),
  },
];

/** The violations on the page as it stands, in the light scheme and in the dark one, which changes nothing but colours. */
async function violations(page: Page): Promise<Record<'light' | 'dark', Violation[]>> {
  await bringAxe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await findViolations(page, ['color-contrast']) };
}

const NONE = { light: [], dark: [] };

/** Pages arrive with no script in them, so that axe itself may still run. */
async function takeScriptsAway(page: Page): Promise<void> {
  await page.route(`${college}/**/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
}

describe.each(SETTINGS)('$width px, script $script', (settings) => {
  const window = openWindow(browser, college, {
    viewport: { width: settings.width, height: 800 },
    reducedMotion: 'reduce',
  });
  beforeAll(async () => {
    if (!settings.script) await takeScriptsAway(window().page);
  });

  test.each(settings.pages)('$name', async ({ path }) => {
    const { page } = window();
    await page.goto(college + href(path));
    if (settings.script) await awaken(page);
    expect(await violations(page)).toEqual(NONE);
  });

  test('open menu', async () => {
    const { page } = window();
    await page.goto(`${college}/downloads/`);
    if (settings.script) await awaken(page);
    if (settings.width < 769) await page.click('.menu-button');
    await page.click('summary >> text=Committees');
    expect(await violations(page)).toEqual(NONE);
  });

  test.runIf(settings.script)('results of a search', async () => {
    const { page } = window();
    await page.goto(`${college}/search/?q=onam+2023`);
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual(NONE);
  });

  test.runIf(settings.script)('a search that finds nothing', async () => {
    const { page } = window();
    await page.goto(`${college}/search/?q=organigrattum`);
    await page.waitForSelector('.search-suggestion');
    expect(await violations(page)).toEqual(NONE);
  });

  test.runIf(settings.script)('open quick search', async () => {
    const { page } = window();
    await page.goto(`${college}/downloads/`);
    await awaken(page);
    await page.click('.search-link');
    await page.keyboard.type('yoga');
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual(NONE);
  });

  test.runIf(settings.script)('open lightbox', async () => {
    const { page } = window();
    await page.goto(`${college}/activities/camp/january-2025/`);
    await awaken(page);
    await page.locator('.gallery a').first().click();
    await page.locator('[role=dialog]').waitFor();
    expect(await violations(page)).toEqual(NONE);
  });
});
