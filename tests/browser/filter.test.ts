/** A long list: years and tags without script, and with script the filter, whose state is in the URL. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/core/model.ts';
import type { ListRow } from '../../src/core/search/filter.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { buildUnchecked } from './build.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { findSmallTargets } from './smallTargets.ts';
import {
  attributeOf,
  countOf,
  isShown,
  openBrowser,
  pressWhileComposing,
  startApp,
  textOf,
  textsOf,
  until,
  visit,
  waitForApp,
  waitForElement,
  waitForPaint,
} from './visit.ts';

const browser = openBrowser();

const YEARS = Array.from({ length: 20 }, (_, index) => `${2025 - index}`);
const TAGS = ['Sails', 'Weather', 'തീരം', 'Rope', 'Charts', 'Stars', 'Whales', 'Ports', 'Fish', 'Tides'];
const TITLES = ['Whale watch', 'Storm off the cape', 'തുറമുഖം', 'Sail race'];
const ROWS: readonly ListRow[] = YEARS.flatMap((year, index) =>
  Array.from(
    { length: 10 },
    (_, at): ListRow => [
      `voyages/${year}-${at}`,
      `${TITLES[(index + at) % TITLES.length]} ${at}`,
      `${28 - at}-06-${year}`,
      [TAGS[at] ?? ''],
    ],
  ),
);
const cards = (year: string) =>
  ROWS.filter(([, , date]) => date.endsWith(year)).map(([path, title, date]) => ({
    title,
    href: path,
    date,
    image: 'images/quay.jpg',
  }));
const jumps = (current?: string) =>
  YEARS.map((year) => ({
    label: year,
    href: `isles/${year}`,
    count: 10,
    ...(year === current && { current: true }),
  }));
const tags = TAGS.map((tag) => ({ label: tag, href: `isles/tags/${tag.toLowerCase()}`, count: 20 }));
const LIST = {
  kind: 'archive',
  heading: 'Voyages',
  groups: YEARS.slice(0, 2).map((year) => ({
    id: year,
    label: year,
    cards: cards(year),
    more: { label: `All of ${year}`, href: `isles/${year}` },
  })),
  years: jumps(),
  tags,
  filter: 'filters/isles',
};
const YEAR = {
  kind: 'archive',
  groups: [{ cards: cards('2009') }],
  years: jumps('2009'),
  tags,
  display: 'plain',
};

const folder = temporaryFolder('list-site');
let origin = '';

beforeAll(async () => {
  const site = join(folder, 'site');
  const out = join(folder, 'out');
  await cp(join(engineRoot, 'tests/fixtures/site'), site, { recursive: true });
  const manifest = JSON.parse(await readFile(join(site, 'manifest/routes.json'), 'utf8')) as Manifest;
  for (const [data, block] of Object.entries({
    isles: LIST,
    'isles-year': YEAR,
    'plain-isles': { ...LIST, tags: undefined },
  })) {
    manifest.routes.push({ path: data, layout: 'info', data, title: 'Isles' });
    await writeFile(
      join(site, `public/data/${data}.json`),
      JSON.stringify({ data: [{ title: 'Isles', blocks: [block] }] }),
    );
  }
  await writeFile(join(site, 'manifest/routes.json'), JSON.stringify(manifest));
  // The pages of years and entries do not exist here.
  await buildUnchecked(site, out);
  await mkdir(join(out, 'data/filters'));
  await writeFile(join(out, 'data/filters/isles.json'), JSON.stringify({ data: ROWS }));
  const served = await serveSite(out, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${served.port}`;
  return served.close;
});

/** The limit for writing the typed text into the URL on a phone, 250 ms after the last key. */
const SLOWER_THAN_THE_ADDRESS_MS = 400;

const FIELD = '.list-filter input';
const titlesOf = (page: Page) => textsOf(page, '.entry-lines .entry-title');
const count = (page: Page, words: string) =>
  until(page, (text) => document.querySelector('.list-found p')?.textContent === text, words);
const query = (page: Page, wanted: string) =>
  until(page, (text) => decodeURI(location.search) === text, wanted);
const groups = (page: Page) => isShown(page, '.block-archive .cards');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Opens a page of the list. */
async function on(
  path: string,
  settings: Parameters<typeof visit>[2],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, errors, foreign, close } = await visit(browser(), origin, settings);
  await page.goto(origin + path);
  await use(page);
  expect([...errors, ...foreign]).toEqual([]);
  await close();
}

const PHONE = { viewport: { width: 360, height: 640 } };

test('without script, years, tags and groups are links, and there is no filter', () =>
  on('/isles-year/', { ...PHONE, javaScriptEnabled: false }, async (page) => {
    expect(await page.getByRole('navigation', { name: 'Year' }).getByRole('link').count()).toBe(20);
    expect(await page.locator('.jumps [aria-current]').textContent()).toBe('2009 (10)');
    // With twenty years, most of them collapsed, the current one is visible.
    const box = await page.locator('.jumps [aria-current]').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    const tagged = page.getByRole('navigation', { name: 'Tag' });
    expect(await tagged.getByRole('link', { name: 'Sails' }).isVisible()).toBe(true);
    expect(await tagged.getByRole('link', { name: 'Tides' }).isVisible()).toBe(false);
    await tagged.locator('summary').click();
    expect(await tagged.getByRole('link', { name: 'Tides' }).isVisible()).toBe(true);
    expect(await page.locator('.entry-lines > li').count()).toBe(10);
    // Compact, because pages of years have hundreds.
    expect(await page.locator('.entry-lines *').count()).toBeLessThanOrEqual(10 * 6);
    await page.goto(`${origin}/isles/`);
    expect(await page.locator(FIELD).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'All of 2024' }).getAttribute('href')).toBe('/isles/2024/');
  }));

test('the filter uses word, year and tag, and keeps its state in the address', () =>
  on('/isles/', {}, async (page) => {
    await page.click(FIELD);
    await waitForApp(page);
    await page.keyboard.type('whale wat');
    await count(page, '50 entries');
    expect(await groups(page)).toBe(false);
    expect(await focused(page)).toBe(await attributeOf(page, FIELD, 'id'));
    await query(page, '?words=whale+wat');
    await page.selectOption('select[name=year]', '2023');
    await count(page, '2 entries');
    await page.selectOption('select[name=tag]', 'whales');
    await count(page, '1 entry');
    await query(page, '?words=whale+wat&year=2023&tag=whales');
    expect(await titlesOf(page)).toEqual(['Whale watch 6']);
    await until(
      page,
      () => document.querySelector('.block-archive [role=status]')?.textContent === '1 entry',
      undefined,
    );
    const steps = await page.evaluate(() => history.length);

    await page.reload();
    await count(page, '1 entry');
    expect(await page.inputValue(FIELD)).toBe('whale wat');
    expect(await page.inputValue('select[name=tag]')).toBe('whales');

    // To another page and back.
    await page.click('.header a[href="/"]');
    await until(page, () => location.pathname === '/' && !document.querySelector('.list-filter'), undefined);
    await page.goBack();
    await count(page, '1 entry');
    expect(await page.inputValue('select[name=year]')).toBe('2023');
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);

    // A link to the same page shows the complete list, and Back restores the filter.
    const follow = (busyMs: number) =>
      page.evaluate((busyMs) => {
        const link = Object.assign(document.createElement('a'), { href: '/isles/' });
        document.querySelector('main')?.append(link);
        link.click();
        link.remove();
        const start = performance.now();
        while (performance.now() < start + busyMs);
      }, busyMs);
    await follow(0);
    await until(page, () => location.search === '', undefined);
    await expect.poll(() => groups(page)).toBe(true);
    expect(await page.inputValue(FIELD)).toBe('');
    await page.goBack();
    await count(page, '1 entry');
    expect(await page.inputValue('select[name=tag]')).toBe('whales');

    // Also on a slow phone that has not yet written the typed text into the URL when the link is followed.
    await page.press(FIELD, 'End');
    await page.keyboard.type('c');
    await follow(SLOWER_THAN_THE_ADDRESS_MS);
    await expect.poll(() => groups(page)).toBe(true);
    expect(await page.evaluate(() => location.search)).toBe('');
    await page.goBack();
    await count(page, '1 entry');

    await pressWhileComposing(page, FIELD, 'Escape');
    expect(await page.inputValue('select[name=tag]')).toBe('whales');
    await page.press(FIELD, 'Escape');
    await until(
      page,
      () => location.search === '' && !document.querySelector('.list-found')?.checkVisibility(),
      undefined,
    );
    expect(await groups(page)).toBe(true);
    expect(await page.inputValue('select[name=tag]')).toBe('');
  }));

test('the list shows fifty entries and more on request; a button clears a filter without matches', () =>
  on(`/isles/?tag=${encodeURIComponent('തീരം')}&year=1066&other=kept`, {}, async (page) => {
    // Without a sign of intent; a year that is not in the list is ignored.
    await count(page, '20 entries');
    await query(page, '?tag=തീരം&other=kept');
    // Never above the first fifty, which would move away from under a finger.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const lines = document.querySelectorAll('.list-found + .entry-lines > li').length;
        if (lines < 50 && document.querySelector('.list-found ~ .more')) document.title = 'Too early';
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.fill(FIELD, '20');
    await page.selectOption('select[name=tag]', '');
    await count(page, '200 entries');
    await until(
      page,
      () => document.querySelectorAll('.list-found + .entry-lines > li').length === 50,
      undefined,
    );
    await page.click('text=Show more');
    expect(await page.title()).not.toBe('Too early');
    await until(
      page,
      () => document.querySelectorAll('.list-found + .entry-lines > li').length === 100,
      undefined,
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/voyages/2020-0/');
    await page.fill(FIELD, 'zebra');
    await page.press(FIELD, 'Enter');
    await count(page, 'No entry fits this.');
    await page.click('.list-found button');
    await query(page, '?other=kept');
    expect(await focused(page)).toBe(await attributeOf(page, FIELD, 'id'));
    expect(await groups(page)).toBe(true);
  }));

test.each(['isles', 'plain-isles'])(
  'Back from an entry restores the position in the filtered list: %s',
  (list) =>
    on(`/${list}/?words=20`, PHONE, async (page) => {
      await startApp(page);
      await count(page, '200 entries');
      await page.click('text=Show more');
      await until(page, () => history.state?.most === 100, undefined);
      await page.evaluate(() => {
        const link = document.querySelectorAll<HTMLAnchorElement>('.list-found + .entry-lines a')[80];
        link?.scrollIntoView({ block: 'center' });
        link?.focus({ preventScroll: true });
      });
      const scrollTop = await page.evaluate(() => scrollY);
      expect(scrollTop).toBeGreaterThan(1000);
      const left = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
      const link = await left();
      expect(link).toMatch(/^\/voyages\//);
      await until(
        page,
        (wanted) =>
          Object.values(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}')).includes(wanted),
        scrollTop,
      );
      await page.keyboard.press('Enter');
      // The pages of entries do not exist here.
      await waitForElement(page, '.page-missing');
      await page.goBack();
      await expect.poll(left).toBe(link);
      expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
      expect(await countOf(page, '.list-found + .entry-lines > li')).toBe(100);
    }),
);

test('input before hydration counts', () =>
  on('/isles/', {}, async (page) => {
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('.list-filter input');
      const year = document.querySelector<HTMLSelectElement>('select[name=year]');
      if (field && year) [field.value, year.value] = ['storm', '2020'];
    });
    await startApp(page);
    await count(page, '3 entries');
    await query(page, '?words=storm&year=2020');
  }));

test('the list loads before the first key, even if the field had the focus before hydration', () =>
  on('/isles/', {}, async (page) => {
    await page.evaluate(() => document.querySelector<HTMLInputElement>('.list-filter input')?.focus());
    const list = page.waitForResponse('**/filters/isles.json');
    await startApp(page);
    expect((await list).ok()).toBe(true);
    expect(await groups(page)).toBe(true);
  }));

test('the field stays in place while the matches change, and the rest returns with the list', () =>
  on('/isles/', { viewport: { width: 360, height: 1500 } }, async (page) => {
    await page.click(FIELD);
    await waitForApp(page);
    await page.evaluate(() => document.querySelector('.list-filter')?.scrollIntoView());
    const top = () =>
      page.evaluate(() => document.querySelector('.list-filter')?.getBoundingClientRect().top);
    const offset = await top();
    await page.keyboard.type('whale watch ');
    await count(page, '50 entries');
    expect(await top()).toBe(offset);
    await page.selectOption('select[name=year]', '2023');
    await page.selectOption('select[name=tag]', 'whales');
    await count(page, '1 entry');
    expect(await top()).toBe(offset);
    await page.press(FIELD, 'Escape');
    await until(page, () => document.querySelector('.block-archive .cards')?.checkVisibility(), undefined);
    expect(await top()).toBe(offset);
  }));

test('the printout has only the matches and their filter, without empty space', () =>
  on('/isles/?words=6&tag=whales&year=2023', PHONE, async (page) => {
    await count(page, '1 entry');
    await page.emulateMedia({ media: 'print' });
    const room = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('.list-asked')?.offsetHeight ?? 0);
    expect(await room()).toBeGreaterThan(20);
    expect(await room()).toBeLessThan(PHONE.viewport.height);
    expect(await isShown(page, '.list-filter')).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.press(FIELD, 'Escape');
    await until(page, () => document.querySelector('.list-asked') === null, undefined);
    await page.emulateMedia({ media: 'print' });
    expect(await isShown(page, '.list-filter')).toBe(false);
  }));

test('a reload restores the scroll position, unless the visitor has scrolled since', () =>
  on('/isles/?words=race', PHONE, async (page) => {
    const settled = () =>
      until(page, () => document.querySelectorAll('.list-asked .entry-lines li').length === 50, undefined);
    await settled();
    const y = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY;
    });
    expect(y).toBeGreaterThan(1500);
    const saved = (wanted: number) => sessionStorage.getItem('scroll-positions')?.includes(`:${wanted}`);
    await until(page, saved, y);
    await page.reload();
    await settled();
    await until(page, (wanted) => scrollY === wanted, y);
    await page.mouse.wheel(0, -300);
    await until(page, saved, y - 300);
    await page.locator('main').evaluate((main) => main.append('What comes later'));
    await waitForPaint(page);
    expect(await page.evaluate(() => scrollY)).toBe(y - 300);
  }));

test('a failed list can be requested again', async () => {
  const { page, close } = await visit(browser(), origin, {});
  await page.route('**/filters/isles.json', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.goto(`${origin}/isles/?words=race`);
  await waitForElement(page, '.search-state[role=alert]');
  expect(await textOf(page, '.search-state[role=alert]')).toContain('The list could not be loaded.');
  const starts = await page.evaluate(() =>
    ['.search-state[role=alert]', '.search-state[role=alert] button'].map((part) =>
      Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN),
    ),
  );
  expect(starts[1], 'the button stands in a line of its own').toBe(starts[0]);
  await page.unroute('**/filters/isles.json');
  await page.click('.search-state[role=alert] button');
  await count(page, '50 entries');
  await close();
});

test.each([
  { width: 360, path: '/isles/' },
  { width: 1280, path: '/isles/?words=storm' },
  { width: 360, path: '/isles-year/' },
])('$path at $width px is accessible', ({ width, path }) =>
  on(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' }, async (page) => {
    await startApp(page);
    if (path.includes('?')) await count(page, '50 entries');
    await injectAxe(page);
    expect(await findViolations(page)).toEqual([]);
    expect((await findSmallTargets(page)).small).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await findHorizontalOverflow(page)).toEqual([]);
    expect(await countOf(page, 'main h1')).toBe(1);
  }),
);
