/** Opens each representative page once per width and runs all page rules on it, and on everything that visitors can open. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { coveringPages } from '../coveringPages.ts';
import { openSite } from '../openSite.ts';
import { COLLEGE } from '../sites.ts';
import { sample, thorough } from '../thorough.ts';
import { findClippedText } from './clippedText.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { LAYOUTS, PAGES } from './layouts.ts';
import { findBrokenRules, inNarrowWindows, type RuleName } from './pageRules.ts';
import {
  countOf,
  fetchRoute,
  openBrowser,
  openWindow,
  startApp,
  textOf,
  type Visit,
  waitForElement,
  waitForRemoval,
  waitForResults,
} from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** The second visitor is in the last evening of a year that has ended elsewhere. */
const WINDOWS = [
  {
    width: 360,
    settings: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    visitor: { timezoneId: 'Asia/Kolkata', locale: 'ml-IN' },
    now: '2030-03-01T10:00:00Z',
    year: '2030',
  },
  {
    width: 1280,
    settings: { viewport: { width: 1280, height: 800 } },
    visitor: { timezoneId: 'Pacific/Honolulu', locale: 'en-US' },
    now: '2032-01-01T02:00:00Z',
    year: '2031',
  },
] as const;

const ALWAYS: readonly RuleName[] = ['overflow', 'target-size'];
const BOTH_SCHEMES: readonly RuleName[] = ['axe', 'dark-contrast'];

/** axe runs on each page in both schemes: the light one at 360 px and the dark one at 1280 px. */
const axeRules = (width: number): readonly RuleName[] => {
  if (thorough) return BOTH_SCHEMES;
  return width === 360 ? ['axe'] : ['dark-axe'];
};

/** A long list, a year and a tag of it; and a page of cards. */
const LISTS = ['activities/all', 'activities/all/2024-2025', 'activities/all/tags/health', 'activities'];

/** @returns the rules for a page at a width; they restore the page for the next rule */
function rulesFor(path: string, width: number): readonly RuleName[] {
  if (LISTS.includes(path)) return ALWAYS;
  // The list of all pages repeats one element hundreds of times.
  const walked =
    path !== 'search' && (width === 360 || thorough || LAYOUTS.some((page) => page.path === path));
  return [
    ...ALWAYS,
    // The home page has all elements that all pages have.
    ...(path === '' ? BOTH_SCHEMES : axeRules(width)),
    ...(walked ? (['focus'] as const) : []),
    ...(width === 360 ? (['reflow', 'clipped-text'] as const) : []),
  ];
}

/** The main targets of pages, which are at least 44 px. A link that fills its surface has the size of the surface. */
const MAIN_TARGETS: readonly { path: string; selector: string; width?: number }[] = [
  { path: 'downloads', selector: '.menu > .menu-button', width: 360 },
  { path: 'downloads', selector: '.menu-list summary', width: 1280 },
  { path: 'downloads', selector: '.search-link' },
  { path: 'downloads', selector: '.brand' },
  { path: 'downloads', selector: 'main .button' },
  { path: '', selector: 'main .button' },
  { path: '', selector: '.video-start' },
  { path: '', selector: '.carousel-button, .carousel-dot' },
  { path: 'activities', selector: '.card:has(.card-link)' },
  { path: 'activities/yrc/road-safety-week-2025', selector: '.card:has(.card-link)' },
  { path: 'activities/camp/january-2025', selector: '.gallery a' },
  { path: 'departments', selector: '.tab' },
  { path: 'contactus', selector: '.contacts a' },
  { path: 'contactus', selector: '.field :is(input, textarea, button)' },
  { path: 'no/such/page', selector: 'main .button' },
];

/** @returns the main targets that are smaller than 44 px, or a message if there are none */
const smallMainTargets = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const sizes = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    if (sizes.length === 0) return [`main-target-size: no ${selector}`];
    return sizes
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(
        ({ element, box }) =>
          `main-target-size: ${box.width} × ${box.height} px ${element.outerHTML.slice(0, 100)}`,
      );
  }, selector);

/** @returns the overflow while each tab of the page is open, in a window of 320 px */
async function overflowOfTabs(page: Page): Promise<string[]> {
  const tabs = await countOf(page, '[role=tab]');
  const viewport = page.viewportSize();
  const wrong: string[] = [];
  if (tabs > 0) await page.setViewportSize({ width: 320, height: 640 });
  for (let nth = 0; nth < tabs; nth++) {
    await page.click(`[role=tab] >> nth=${nth}`);
    wrong.push(...(await findHorizontalOverflow(page)).map((what) => `overflow of tab ${nth + 1}: ${what}`));
  }
  if (viewport) await page.setViewportSize(viewport);
  return wrong;
}

describe.each(WINDOWS)('$width px', ({ width, settings, visitor, now, year }) => {
  const window = openWindow(browser, college, { ...settings, ...visitor, reducedMotion: 'reduce' });
  beforeAll(() => window().page.clock.setFixedTime(new Date(now)));

  const paths = [...PAGES.map(({ path }) => path), ...(width === 360 ? LISTS : sample(LISTS, 2))];
  test.each(paths)('/%s', async (path) => {
    const visit = window();
    const { page } = visit;
    // The app may hydrate before the pictures are loaded.
    await page.goto(college + href(path), { waitUntil: 'domcontentloaded' });
    await startApp(page);
    await page.waitForLoadState();
    if (path === '') await waitForElement(page, '.carousel-player');
    // The not-found page shows the search results for its address.
    if (path === 'no/such/page') await waitForResults(page);
    // The year in the footer is the visitor's.
    if (path === 'downloads') await expect.poll(() => textOf(page, '.copyright')).toContain(year);
    expect(await countOf(page, 'a[href]')).toBeGreaterThan(15);
    const broken: string[] = [];
    for (const target of MAIN_TARGETS)
      if (target.path === path && (target.width ?? width) === width)
        broken.push(...(await smallMainTargets(page, target.selector)));
    broken.push(...(await findBrokenRules(visit, rulesFor(path, width))));
    if (width === 360) broken.push(...(await overflowOfTabs(page)));
    expect(broken.map((what) => `${width} px /${path} ${what}`)).toEqual([]);
  });
});

/** Everything that a visitor can open, with the steps. */
interface State {
  name: string;
  path: string;
  /** Both without it. */
  width?: number;
  /** If the previous state is of the same page, it has been closed, and the page is still open. */
  reach(page: Page, width: number): Promise<void>;
  leave?(page: Page): Promise<void>;
  rules?: readonly RuleName[];
  /** Main targets at 360 px, and at 1280 px. */
  mainTargets?: readonly [small: string | undefined, large: string | undefined];
  /** @returns the faults in a narrow window */
  narrow?(page: Page, viewport: { width: number; height: number }): Promise<string[]>;
}

const openMenu = async (page: Page, width: number) => {
  if (width < 769) await page.click('.menu-button');
  await page.click('summary >> text=Committees');
};

/** The menu fills a narrow window, and its last link is reached by scrolling the menu. */
async function menuProblems(page: Page, { height }: { height: number }): Promise<string[]> {
  const { wide, sheet, last } = await page.evaluate(() => {
    const {
      scrollWidth = 0,
      clientWidth = 0,
      clientHeight = 0,
    } = document.querySelector('.menu-sheet') ?? {};
    const link = document.querySelector('.menu-list > li:last-child');
    link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return {
      wide: scrollWidth - clientWidth,
      sheet: clientHeight,
      last: link?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    };
  });
  return [
    ...(wide === 0 ? [] : [`the sheet is ${wide} px too wide`]),
    ...(sheet === height ? [] : [`the sheet is ${sheet} px high`]),
    ...(last < height ? [] : [`the last link is at ${last} px`]),
  ];
}

async function dialogProblems(page: Page, { height }: { height: number }): Promise<string[]> {
  const { wide, bottom } = await page
    .locator('.search-dialog')
    .evaluate((dialog) => ({
      wide: dialog.scrollWidth - dialog.clientWidth,
      bottom: dialog.getBoundingClientRect().bottom,
    }));
  return [
    ...(wide === 0 ? [] : [`the dialog is ${wide} px too wide`]),
    ...(bottom <= height ? [] : [`the dialog ends at ${bottom} px`]),
  ];
}

async function headerProblems(page: Page, { height }: { height: number }): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 400));
  const bottom = await page.evaluate(
    () => document.querySelector('.header-main')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
  );
  return bottom <= height / 3 ? [] : [`the header ends at ${bottom} px`];
}

const searchFor = (query: string, selector: string) => async (page: Page) => {
  await page.fill('#search-field', query);
  await waitForResults(page);
  await waitForElement(page, selector);
};

/** The states of one page run in sequence, so that it is loaded once for them. */
const STATES: readonly State[] = [
  {
    name: 'open menu',
    path: 'downloads',
    reach: openMenu,
    mainTargets: [
      '.menu-sheet .menu-button, .menu-list summary, .menu-list > li > a, .menu-list details[open] a',
      undefined,
    ],
    narrow: menuProblems,
  },
  {
    name: 'results of a search',
    path: 'search',
    reach: searchFor('onam 2023', '.result'),
    mainTargets: ['.search-input, .result', '.search-input, .result'],
  },
  {
    name: 'results of a search in Malayalam',
    path: 'search',
    width: 360,
    reach: searchFor('പരിസ്ഥിതി ദിനം', '.result'),
  },
  {
    name: 'a search that finds nothing',
    path: 'search',
    width: 360,
    reach: searchFor('organigrattum', '.search-suggestion'),
  },
  {
    name: 'scrolled page',
    path: 'activities/yrc',
    width: 360,
    async reach() {},
    rules: [],
    narrow: headerProblems,
  },
  {
    name: 'open quick search',
    path: 'activities/camp/january-2025',
    async reach(page) {
      await page.click('.search-link');
      await page.fill('#quick-search-field', 'വിദ്യാർഥി');
      await waitForElement(page, '.result');
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await waitForRemoval(page, 'dialog[open]');
    },
    mainTargets: [
      'dialog :is(.search-input, .search-close, .result, .search-foot a)',
      'dialog :is(.search-input, .search-close, .result, .search-foot a)',
    ],
    // The link of a result fills the surface around it, which is a main target.
    rules: ['overflow', ...BOTH_SCHEMES],
    narrow: dialogProblems,
  },
  {
    name: 'open lightbox',
    path: 'activities/camp/january-2025',
    async reach(page) {
      await page.locator('.gallery a').first().click();
      await waitForElement(page, '.lightbox-shown img');
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await waitForRemoval(page, '[role=dialog]');
    },
    mainTargets: ['.lightbox-button', '.lightbox-button'],
  },
  {
    name: 'display settings: dark, largest letters',
    path: 'activities/camp/january-2025',
    async reach(page) {
      await page.click('.display-summary');
      for (const label of ['Largest', 'Dark']) await page.getByLabel(label, { exact: true }).check();
      expect(await findClippedText(page)).toEqual([]);
    },
    rules: ['overflow', 'axe'],
  },
];

async function lookAtState(
  visit: Visit,
  width: number,
  { name, path, width: only, reach, rules, mainTargets, narrow = async () => [] }: State,
): Promise<void> {
  const { page } = visit;
  await reach(page, width);
  const usual = [...ALWAYS, ...(only === undefined ? axeRules(width) : BOTH_SCHEMES)];
  const broken = await findBrokenRules(visit, rules ?? usual);
  const main = mainTargets?.[width === 360 ? 0 : 1];
  if (main) broken.push(...(await smallMainTargets(page, main)));
  if (width === 360)
    broken.push(
      ...(await inNarrowWindows(page, async (_, viewport) => [
        ...(await findHorizontalOverflow(page)),
        ...(await narrow(page, viewport)),
      ])),
    );
  expect(broken.map((what) => `${width} px /${path} ${name}, ${what}`)).toEqual([]);
}

describe.each(WINDOWS)('$width px', ({ width, settings }) => {
  const window = openWindow(browser, college, { ...settings, reducedMotion: 'reduce' });

  /** The path of the page with nothing open. */
  let waiting: string | undefined;

  test.each(STATES.filter((state) => (state.width ?? width) === width))('$name', async (state) => {
    const visit = window();
    if (waiting !== state.path) {
      await visit.page.goto(college + href(state.path));
      await startApp(visit.page);
    }
    waiting = undefined;
    await lookAtState(visit, width, state);
    await state.leave?.(visit.page);
    waiting = state.path;
  });
});

/** Without script a page is as rendered by React: only the menu differs in a small window. */
describe.each(WINDOWS)('$width px without script', ({ width, settings }) => {
  const window = openWindow(browser, college, { ...settings, reducedMotion: 'reduce' });
  // Pages are loaded without scripts, so that axe can run.
  beforeAll(() =>
    window().page.route(`${college}/**/`, async (route) => {
      const response = await fetchRoute(route);
      const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      await route.fulfill({ response, body });
    }),
  );

  test.each(width === 360 ? sample(LAYOUTS, 3) : sample(PAGES, 7))('$name', async ({ path }) => {
    const visit = window();
    await visit.page.goto(college + href(path));
    const rules: readonly RuleName[] = [
      ...ALWAYS,
      ...axeRules(width),
      ...(width === 360 ? (['focus'] as const) : []),
    ];
    const broken = await findBrokenRules(visit, rules);
    expect(broken.map((what) => `${width} px /${path} without script, ${what}`)).toEqual([]);
  });

  test('open menu', async () => {
    const visit = window();
    await visit.page.goto(`${college}/downloads/`);
    await lookAtState(visit, width, {
      name: 'open menu without script',
      path: 'downloads',
      reach: openMenu,
      narrow: menuProblems,
    });
  });
});

describe('320 px without script', () => {
  const window = openWindow(browser, college, {
    viewport: { width: 320, height: 256 },
    deviceScaleFactor: 4,
    javaScriptEnabled: false,
  });

  test(thorough ? 'every page' : 'pages that together have everything', async () => {
    const site = await openSite(COLLEGE);
    const visit = window();
    const { page } = visit;
    // Pictures have their size without their bytes.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.jpg', '*.png', '*.webp', '*.avif'] });
    const broken: string[] = [];
    for (const path of thorough ? site.paths : ['iqac/organogram', ...(await coveringPages(site, 9))]) {
      await page.goto(college + href(path));
      const violations = await findBrokenRules(visit, ['overflow', 'clipped-text']);
      broken.push(...violations.map((what) => `/${path} ${what}`));
    }
    expect(broken).toEqual([]);
  });

  test('a long word is broken, also in the site name and in slides', async () => {
    const { page } = window();
    await page.goto(college);
    expect(
      await page.evaluate(() => {
        const wide: string[] = [];
        const { clientWidth } = document.documentElement;
        for (const element of document.querySelectorAll<HTMLElement>('.brand-name, .slide p:first-child')) {
          element.textContent = 'Rechtsschutzversicherungsgesellschaften';
          const { left, right } = element.getBoundingClientRect();
          const row = element.closest('.slide')?.getBoundingClientRect() ?? { left: 0, right: clientWidth };
          if (left < row.left || right > row.right || row.right - row.left > clientWidth)
            wide.push(element.className);
        }
        return wide;
      }),
    ).toEqual([]);
  });
});
