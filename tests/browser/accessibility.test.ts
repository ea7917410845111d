/** What machines can find of WCAG 2.2, on every layout, in both schemes, on a phone and a desktop, with and without script. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { bringAxe, findViolations, type Violation } from './axe.ts';
import { PAGES } from './layouts.ts';
import { awaken, openBrowser, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** Without script a page is what React draws: where the window is small, only the menu is another. */
const SETTINGS = [
  { width: 360, script: true, pages: PAGES },
  { width: 1280, script: true, pages: PAGES },
  { width: 360, script: false, pages: PAGES.slice(0, 1) },
  { width: 1280, script: false, pages: PAGES },
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

/** A window on the site; without script the page arrives with none in it, so that axe itself may still run. */
async function open({ width, script }: (typeof SETTINGS)[number]) {
  const opened = await visit(browser(), college, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  if (!script) {
    await opened.page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      return route.fulfill({ response, body });
    });
  }
  return opened;
}

describe.each(SETTINGS)('$width px, script $script', (settings) => {
  test.each(settings.pages)('$name', async ({ path }) => {
    const { page, close } = await open(settings);
    await page.goto(college + href(path));
    if (settings.script) await awaken(page);
    expect(await violations(page)).toEqual(NONE);
    await close();
  });

  test('open menu', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/downloads/`);
    if (settings.script) await awaken(page);
    if (settings.width < 769) await page.click('.menu-button');
    await page.click('summary >> text=Committees');
    expect(await violations(page)).toEqual(NONE);
    await close();
  });

  test.runIf(settings.script)('results of a search', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/search/?q=onam+2023`);
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual(NONE);
    await close();
  });

  test.runIf(settings.script)('a search that finds nothing', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/search/?q=organigrattum`);
    await page.waitForSelector('.search-suggestion');
    expect(await violations(page)).toEqual(NONE);
    await close();
  });

  test.runIf(settings.script)('open quick search', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/downloads/`);
    await awaken(page);
    await page.click('.search-link');
    await page.keyboard.type('yoga');
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual(NONE);
    await close();
  });

  test.runIf(settings.script)('open lightbox', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/activities/camp/january-2025/`);
    await awaken(page);
    await page.locator('.gallery a').first().click();
    await page.locator('[role=dialog]').waitFor();
    expect(await violations(page)).toEqual(NONE);
    await close();
  });
});
