/** The head and the printed footer match the current page, independent of how the visitor reached it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageSummary } from '../../src/core/model.ts';
import { href } from '../../src/core/route/path.ts';
import { type FaultyServer, faultyServer } from './faultyServer.ts';
import { publishedSite } from './publishedSite.ts';
import { openBrowser, startApp, visit } from './visit.ts';

const browser = openBrowser();
const output = publishedSite();

/** The content, with each element once. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: all('meta[name=description]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      ogDescription: all('meta[property="og:description"]', 'content'),
      type: all('meta[property="og:type"]', 'content'),
      name: all('meta[property="og:site_name"]', 'content'),
      paper: [...document.querySelectorAll('.print-note p')].map(({ textContent }) => textContent),
    };
  });

/** Metadata that only the build can add. */
const built = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('meta[property^="og:image"],meta[name^=twitter],script[type$=json]')].map(
      (element) => element.outerHTML,
    ),
  );

async function follow(page: Page, address: string, title: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('footer')?.append(link);
    link.click();
  }, address);
  await expect.poll(() => page.title()).toBe(title);
}

async function serving(use: (server: FaultyServer, page: Page) => Promise<void>) {
  const server = await faultyServer(output());
  const { page, close } = await visit(browser(), server.origin);
  await use(server, page);
  await close();
  await server.close();
}

test('ten pages have the same head after a load, after navigation and after Back', () =>
  serving(async ({ origin }, page) => {
    const pages = JSON.parse(readFileSync(join(output(), 'pages.json'), 'utf8')) as PageSummary[];
    expect(pages.length).toBeGreaterThanOrEqual(10);
    const loaded = [];
    for (const { path } of pages) {
      await page.goto(origin + href(path));
      loaded.push(await headOf(page));
    }
    const canonical = loaded.map((each) => each.canonical[0]);
    expect(canonical).toEqual(pages.map(({ path }) => `https://harbour.example${href(path)}`));
    expect(new Set(loaded.map(({ type }) => type[0]))).toEqual(new Set([undefined, 'article']));
    expect(new Set(loaded.map(({ language }) => language))).toEqual(new Set(['en', 'ml']));
    expect(loaded[1]?.paper[1]).toMatch(/^Last changed on \d/);
    await startApp(page);
    const last = pages.length - 1;
    for (const index of [...pages.keys(), 3, last]) {
      await follow(page, href(pages[index]?.path ?? ''), loaded[index]?.title ?? '');
      expect(await headOf(page)).toEqual(loaded[index]);
    }
    await page.goBack();
    await expect.poll(() => page.title()).toBe(loaded[3]?.title);
    expect(await headOf(page)).toEqual(loaded[3]);
  }));

test('the loaded page gets its prerendered head back', () =>
  serving(async ({ origin }, page) => {
    await page.goto(`${origin}/voyages/`);
    await startApp(page);
    const first = [await headOf(page), await built(page)];
    expect(first[1]).not.toEqual([]);
    await follow(page, '/crew/', 'Crew · School · Harbour School');
    expect(await built(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Voyages · Harbour School');
    expect([await headOf(page), await built(page)]).toEqual(first);
  }));

const NOTHING = {
  description: [],
  robots: ['noindex'],
  canonical: [],
  ogTitle: [],
  ogDescription: [],
  type: [],
  name: [],
};

test('an error page has no metadata, which returns after Back', () =>
  serving(async ({ origin, spoil }, page) => {
    await page.goto(`${origin}/voyages/`);
    await startApp(page);
    const first = await headOf(page);
    spoil(/crew-page\.json/, '404');
    await follow(page, '/crew/', 'This page could not be loaded · Harbour School');
    expect(await headOf(page)).toMatchObject({ ...NOTHING, paper: [`${origin}/crew/`, '', ''] });
    await page.goBack();
    await expect.poll(() => page.title()).toBe(first.title);
    expect(await headOf(page)).toEqual(first);
    await follow(page, '/voyages/nowhere/', 'Page not found · Harbour School');
    expect(await headOf(page)).toMatchObject({ ...NOTHING, paper: [`${origin}/voyages/nowhere/`, '', ''] });
  }));

test('a page after the not-found page has its whole head', () =>
  serving(async ({ origin }, page) => {
    await page.goto(`${origin}/crew/`);
    const loaded = await headOf(page);
    await page.goto(`${origin}/nowhere/`);
    await startApp(page);
    await expect
      .poll(() => headOf(page))
      .toMatchObject({ ...NOTHING, paper: [`${origin}/nowhere/`, '', ''] });
    await follow(page, '/crew/', loaded.title);
    expect(await headOf(page)).toEqual(loaded);
  }));
