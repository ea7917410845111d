/** What is clicked and tapped is large enough (WCAG 2.2, 2.5.8): 24 px everywhere, 44 px where it matters most. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { sample } from '../thorough.ts';
import { PAGES } from './layouts.ts';
import { smallTargets } from './smallTargets.ts';
import { awaken, openBrowser, openWindow } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

const WINDOWS = [
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];

/** Where the main targets are: on a page, after some steps. A link that fills its surface is as large as that. */
const MAIN: {
  name: string;
  path: string;
  what: string;
  width?: number;
  before?: (page: Page) => Promise<void>;
}[] = [
  { name: 'menu button', path: 'downloads', what: '.menu > .menu-button', width: 360 },
  {
    name: 'menu: Close, groups and links',
    path: 'downloads',
    what: '.menu-sheet .menu-button, .menu-summary, .menu-list > li > .menu-link, details[open] .menu-link',
    width: 360,
    before: async (page) => {
      await page.click('.menu-button');
      await page.click('summary >> text=Committees');
    },
  },
  { name: 'groups of the menu', path: 'downloads', what: '.menu-summary', width: 1280 },
  { name: 'search button', path: 'downloads', what: '.search-link' },
  { name: 'name of the college', path: 'downloads', what: '.brand' },
  { name: 'primary buttons', path: '', what: 'main .button' },
  { name: 'document buttons', path: 'downloads', what: 'main .button' },
  { name: 'cards', path: 'activities', what: '.card:has(.card-link)' },
  { name: 'cards in rows', path: 'activities/yrc/road-safety-week-2025', what: '.card:has(.card-link)' },
  { name: 'pictures', path: 'activities/camp/january-2025', what: '.gallery a' },
  { name: 'videos', path: '', what: '.video-start' },
  {
    name: 'carousel controls',
    path: '',
    what: '.carousel-button, .carousel-dot',
    before: async (page) => {
      await page.waitForSelector('.carousel-player');
    },
  },
  { name: 'tabs', path: 'departments', what: '.tab' },
  { name: 'helplines', path: 'contactus', what: '.contacts a' },
  { name: 'fields and Send', path: 'contactus', what: '.field :is(input, textarea, button)' },
  {
    name: 'lightbox buttons',
    path: 'activities/camp/january-2025',
    what: '.lightbox-button',
    before: async (page) => {
      await page.locator('.gallery a').first().click();
      await page.waitForSelector('[role=dialog]');
    },
  },
  {
    name: 'search field and results',
    path: 'search',
    what: '.search-input, .result',
    before: async (page) => {
      await page.fill('#search-field', 'yoga');
      await page.waitForSelector('.result');
    },
  },
  {
    name: 'quick search',
    path: 'downloads',
    what: 'dialog :is(.search-input, .search-close, .result, .search-foot a)',
    before: async (page) => {
      await page.click('.search-link');
      await page.fill('#quick-search-field', 'yoga');
      await page.waitForSelector('.result');
    },
  },
  { name: 'way home from the not-found page', path: 'no/such/page', what: 'main .button' },
];

/** The pages that stand for all, and where a main target is. */
const PATHS = [...new Set([...PAGES, ...MAIN.filter(({ before }) => !before)].map(({ path }) => path))];

/** Those of some targets that are smaller than they should be. @throws where there are none at all */
async function smallerThan44(page: Page, what: string): Promise<unknown[]> {
  const sizes = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { html: element.outerHTML.slice(0, 100), width, height };
        }),
    what,
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter(({ width, height }) => width < 44 || height < 44);
}

describe.each(WINDOWS)('$viewport.width px', (settings) => {
  const { width: windowWidth } = settings.viewport;

  const here = MAIN.filter(({ width }) => width === undefined || width === windowWidth);
  const window = openWindow(browser, college, { ...settings, reducedMotion: 'reduce' });
  const open = async (path: string) => {
    const { page } = window();
    await page.goto(college + href(path));
    await awaken(page);
    return page;
  };

  test.each(windowWidth === 360 ? PATHS : sample(PATHS, 3))(
    'on /%s all are at least 24 px, the main ones 44',
    async (path) => {
      const page = await open(path);
      const { small, count } = await smallTargets(page);
      expect(count).toBeGreaterThan(15);
      expect(small).toEqual([]);
      for (const main of here)
        if (main.path === path && !main.before)
          expect(await smallerThan44(page, main.what), main.name).toEqual([]);
    },
  );

  test.each(here.filter(({ before }) => before))('at least 44 px: $name', async ({ path, what, before }) => {
    const page = await open(path);
    await before?.(page);
    expect(await smallerThan44(page, what)).toEqual([]);
  });
});
