/** What machines can find of WCAG 2.2, on every layout, in both schemes, on a phone and a desktop, with and without script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { awaken, openBrowser, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  { name: 'home', path: '' },
  { name: 'list', path: 'activities/nature-club' },
  { name: 'list with a table', path: 'committees/ssgp' },
  { name: 'detail', path: 'clubs/arts-cultural-club' },
  { name: 'camp month', path: 'activities/camp/january-2025' },
  { name: 'department', path: 'departments/child-health-nursing' },
  { name: 'tabs', path: 'departments' },
  { name: 'events', path: 'events' },
  { name: 'contact', path: 'contactus' },
  { name: 'downloads', path: 'downloads' },
  { name: 'search', path: 'search' },
  { name: 'not found', path: 'no/such/page' },
];

const SETTINGS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [true, false].map((script) => ({ width, colorScheme, script })),
  ),
);

interface Violation {
  id: string;
  targets: string[];
}

/** The violations that axe finds on the page as it stands. */
async function violations(page: Page): Promise<Violation[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }));
  });
}

/** A window on the site; without script the page arrives with none in it, so that axe itself may still run. */
async function open({ width, colorScheme, script }: (typeof SETTINGS)[number]) {
  const opened = await visit(browser(), college, {
    viewport: { width, height: 800 },
    colorScheme,
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

describe.each(SETTINGS)('$width px, $colorScheme, script $script', (settings) => {
  test.each(PAGES)('$name', async ({ path }) => {
    const { page, close } = await open(settings);
    await page.goto(college + href(path));
    if (settings.script) await awaken(page);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('open menu', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/downloads/`);
    if (settings.script) await awaken(page);
    if (settings.width < 769) await page.click('.menu-button');
    await page.click('summary >> text=Committees');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test.runIf(settings.script)('results of a search', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/search/?q=onam+2023`);
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test.runIf(settings.script)('open quick search', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/downloads/`);
    await awaken(page);
    await page.click('.search-link');
    await page.keyboard.type('yoga');
    await page.waitForSelector('.result');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test.runIf(settings.script)('open lightbox', async () => {
    const { page, close } = await open(settings);
    await page.goto(`${college}/activities/camp/january-2025/`);
    await awaken(page);
    await page.locator('.gallery a').first().click();
    await page.locator('[role=dialog]').waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

describe('reflow (WCAG 1.4.10)', () => {
  test('no page scrolls sideways at 320 px', { timeout: 600_000 }, async () => {
    const pages = JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as {
      path: string;
    }[];
    const { page, close } = await visit(browser(), college, {
      viewport: { width: 320, height: 256 },
      javaScriptEnabled: false,
    });
    await page.route(/\.(jpe?g|png|webp|avif)$/, (route) => route.abort());
    const wide: string[] = [];
    for (const { path } of pages) {
      await page.goto(college + href(path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
    await close();
  });
});

describe('targets (WCAG 2.5.8)', () => {
  test.each(PAGES)('are at least 24 px on $name', async ({ path }) => {
    const { page, close } = await visit(browser(), college, { viewport: { width: 360, height: 740 } });
    await page.goto(college + href(path));
    await awaken(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [role=tab]')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          // What is not shown is no target, and a link within a sentence is excepted.
          const inSentence =
            element.closest('p:not(.button-row, .more)')?.textContent !== element.textContent;
          const inText =
            element.closest('p') !== null && inSentence && getComputedStyle(element).display === 'inline';
          return element.checkVisibility() && width > 1 && !inText && (width < 24 || height < 24);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    await close();
  });
});
