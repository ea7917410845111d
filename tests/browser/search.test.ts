/** The search page, the quick search in the header, and the search on the not-found page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { prefix } from '../prefix.ts';
import {
  delayRequest,
  openBrowser,
  pressWhileComposing,
  startApp,
  textOf,
  until,
  type Visit,
  visit,
  visits,
  waitForApp,
  waitForElement,
  waitForResults,
} from './visit.ts';

const college = inject('college');
const school = inject('school');
const browser = openBrowser();

const FIELD = '#search-field';
const QUICK = '#quick-search-field';

/** Opens a page, and fails the test if the page has reported an error before the visitor leaves it. */
const site = visits(browser, college);
const on = (settings: Parameters<typeof visit>[2], use: (visit: Visit) => Promise<void>) =>
  site.on(settings, async (opened) => {
    await use(opened);
    expect(opened.foreign).toEqual([]);
  });
/** With the app. */
const at = (address: string, settings: Parameters<typeof visit>[2], use: (visit: Visit) => Promise<void>) =>
  on(settings, async (opened) => {
    await opened.page.goto(college + address);
    await startApp(opened.page);
    await use(opened);
  });

const titles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.result-link')].map(({ textContent }) => textContent));
const firstTitle = (page: Page) => textOf(page, '.result-link');
/** The focused element: the id of a field, or the text of a link. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
const heading = (page: Page, words: string) =>
  until(page, (title) => document.querySelector('main h1')?.textContent === title, words);

/** The requests for the files and the code of the search. */
function watchSearch(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const address = request.url().slice(college.length);
    const [name] = /^\/search-index\.json$|^\/assets\/(?:search-|words-[0-9a-f]+)/.exec(address) ?? [];
    if (name !== undefined) requests.push(name);
  });
  return requests;
}

describe('the search page', () => {
  test('is a list of all pages by section without script', () =>
    on({ javaScriptEnabled: false }, async ({ page }) => {
      const { pages } = {
        pages: JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as {
          path: string;
        }[],
      };
      await page.goto(`${college}/activities/yrc/`);
      await page.click('.search-link');
      await page.waitForURL(`${college}/search/`);
      const links = await page
        .locator('.all-pages a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(links.toSorted()).toEqual(pages.map(({ path }) => prefix + href(path)).toSorted());
      const yrc = page.locator('.all-pages section', { has: page.locator('h2 >> text="Youth Red Cross"') });
      expect(await yrc.locator('a').count()).toBeGreaterThan(5);
      expect(await page.locator('.search-form').isVisible()).toBe(false);
    }));

  test.each([true, false])(
    'without a query fills at most three phone screens, script: %s',
    (javaScriptEnabled) =>
      on({ javaScriptEnabled, viewport: { width: 360, height: 640 } }, async ({ page }) => {
        await page.goto(`${college}/search/`);
        const length = await page.locator('html').boundingBox();
        expect(length?.height).toBeLessThanOrEqual(3 * 640);
      }),
  );

  test('finds Malayalam with old and new letters, and announces the count', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/`);
      await page.focus(FIELD);
      await waitForApp(page);
      expect(await page.locator('.all-pages a').count()).toBeGreaterThan(200);
      await page.click(FIELD);
      await page.keyboard.type('പൂര്\u200Dവ വിദ്യാര്\u200Dത്ഥി സംഗമം');
      await expect.poll(() => firstTitle(page)).toBe('ഓർമക്കൂട്: പൂർവ്വവിദ്യാർഥി സംഗമം 2023');
      expect(await page.locator('.all-pages').count()).toBe(0);
      const first = page.locator('.result').first();
      expect(await first.locator('.result-link mark').allTextContents()).toEqual(['പൂർവ്വവിദ്യാർഥി', 'സംഗമം']);
      expect(await first.locator('mark [lang=ml]').count()).toBeGreaterThan(0);
      expect(await first.locator('.result-place').textContent()).toBe('28 January 2023 · Alumni');
      await expect.poll(() => page.locator('[role=status]').textContent()).toMatch(/^\d+ results? for/);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-field');
    }));

  test('keeps the query in the address, and opens a shared address', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/`);
      await page.focus(FIELD);
      await waitForApp(page);
      await page.fill(FIELD, 'onam 2023');
      await page.waitForURL(`${college}/search/?q=onam+2023`);
      await waitForElement(page, '.result');
      const results = await titles(page);
      expect(results.length).toBeGreaterThan(1);
      // A visitor who opens a shared link gives no sign of intent.
      const { page: other, errors, close } = await visit(browser(), college);
      await other.goto(page.url());
      await expect.poll(() => titles(other)).toEqual(results);
      expect(await other.inputValue(FIELD)).toBe('onam 2023');
      expect(errors).toEqual([]);
      await close();
      await page.fill(FIELD, '');
      await page.waitForURL(`${college}/search/`);
      await page.waitForSelector('.all-pages-groups');
    }));

  test('lists all pages after client navigation', () =>
    at('/activities/yrc/', {}, async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.click('.search-foot a');
      await heading(page, 'Search');
      await expect.poll(() => page.locator('.all-pages a').count()).toBeGreaterThan(200);
    }));

  test('shows more on request, and focuses the first new result', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/?q=student`);
      // Titles are searched first.
      await expect.poll(() => page.locator('.result').count()).toBe(20);
      await page.click('text=Show more');
      await expect.poll(() => page.locator('.result').count()).toBe(40);
      expect(await focused(page)).toBe(await page.locator('.result-link').nth(20).textContent());
    }));

  test('is restored with its results and focus', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/?q=student`);
      await page.click('text=Show more');
      await expect.poll(() => page.locator('.result').count()).toBe(40);
      await until(page, () => history.state?.most === 40, undefined);
      const result = page.locator('.result-link').nth(30);
      const title = await result.textContent();
      await result.click();
      await page.waitForFunction(() => !document.querySelector('.block-search'));
      await page.goBack();
      await expect.poll(() => page.locator('.result').count()).toBe(40);
      await expect.poll(() => focused(page)).toBe(title);
      expect(await page.inputValue(FIELD)).toBe('student');
      expect(page.url()).toBe(`${college}/search/?q=student`);
      // Other words are another query.
      await page.fill(FIELD, 'nursing');
      await expect.poll(() => page.locator('.result').count()).toBe(20);
      await until(page, () => history.state?.most === undefined, undefined);
    }));

  test('finds documents', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/?q=hostel+rules+pdf`);
      const link = page.locator('.result-link').first();
      expect(await link.getAttribute('href')).toBe(`${prefix}/documents/sample/hostel-rules.pdf`);
      expect(await page.locator('.result-place').first().textContent()).toBe('Document, PDF');
    }));

  test('suggests a word if nothing is found', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/?q=organigrattum`);
      await page.waitForSelector('.search-suggestion');
      expect(await page.locator('.search-state').textContent()).toBe(
        'Nothing was found for “organigrattum”.',
      );
      await page.click('.search-suggestion >> text=Organogram');
      await expect.poll(() => firstTitle(page)).toBe('Organogram');
      expect(await focused(page)).toBe('search-field');
    }));

  test('says that no page has all words', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/search/?q=karate+zeppelin`);
      await waitForElement(page, '.result');
      expect(await page.locator('.search-state').textContent()).toContain('This comes nearest');
      expect(await firstTitle(page)).toBe('Karate Club');
    }));

  test('uses input from before hydration', () =>
    on({}, async ({ page }) => {
      const release = await delayRequest(page, '**/assets/browser-*.js');
      await page.goto(`${college}/search/`);
      await page.fill(FIELD, 'thiruvathira');
      await page.press(FIELD, 'Enter');
      release();
      await expect.poll(() => firstTitle(page)).toBe('ധനുമാസ തിരുവാതിര 2025');
      expect(await page.inputValue(FIELD)).toBe('thiruvathira');
    }));
});

describe('a failed search', () => {
  test.each(['**/search-index.json', '**/assets/words-*.json'])('can be retried: %s', async (what) => {
    const { page, close } = await visit(browser(), college);
    await page.route(what, (route) => route.abort());
    await page.goto(`${college}/activities/yrc/`);
    await startApp(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('yoga');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('could not be loaded');
    expect(await page.locator('.result').count()).toBe(0);
    await page.unroute(what);
    await page.click('text=Try again');
    await expect.poll(() => firstTitle(page)).toBe('അന്താരാഷ്ട്ര യോഗാ ദിനം 2025');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await focused(page)).toBe('quick-search-field');
    await close();
  });

  test('without its result list keeps the query and can be retried', async () => {
    const { page, close } = await visit(browser(), college);
    await page.route('**/assets/LiveSearchResults-*.js', (route) => route.abort());
    await page.goto(`${college}/activities/yrc/`);
    await startApp(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('yoga');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('could not be loaded');
    expect(await page.inputValue('#quick-search-field')).toBe('yoga');
    await page.unroute('**/assets/LiveSearchResults-*.js');
    await page.click('text=Try again');
    await expect.poll(() => firstTitle(page)).toBe('അന്താരാഷ്ട്ര യോഗാ ദിനം 2025');
    expect(await focused(page)).toBe('quick-search-field');
    await close();
  });
});

describe('the quick search', () => {
  test('loads the head when it opens, and shards with the first word', () =>
    on({}, async ({ page }) => {
      const requests = watchSearch(page);
      await page.goto(`${college}/activities/yrc/`);
      await startApp(page);
      expect(requests).toEqual([]);
      await page.click('.search-link');
      await waitForElement(page, QUICK);
      await page.keyboard.type('  ');
      await page.waitForLoadState('networkidle');
      expect(requests.toSorted()).toEqual(['/assets/search-', '/search-index.json']);
      await page.keyboard.type('y');
      await waitForElement(page, '.result');
      await page.keyboard.type('oga');
      await expect.poll(() => firstTitle(page)).toBe('അന്താരാഷ്ട്ര യോഗാ ദിനം 2025');
      expect(requests.slice(2).every((name) => name.startsWith('/assets/words-'))).toBe(true);
    }));

  test('keeps the results of a shorter word until the new ones are ready', () =>
    on({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await page.goto(`${college}/iqac/history/`);
      await startApp(page);
      await page.click('.search-link');
      const release = await delayRequest(page, '**/assets/words-*.json');
      await page.keyboard.type('yoga');
      await expect.poll(() => textOf(page, '.search-state')).toBe('Loading the search …');
      release();
      await expect.poll(() => textOf(page, '.search-state')).toBe('15 results for “yoga”');
      const initialTitles = await titles(page);
      const releaseMore = await delayRequest(page, '**/assets/words-*.json');
      await page.keyboard.type(' health');
      await expect.poll(() => textOf(page, '.results + .search-state')).toBe('Loading the search …');
      expect(await titles(page)).toEqual(initialTitles);
      releaseMore();
      await expect.poll(() => textOf(page, '.search-state')).toMatch(/“yoga health”$/);
      await expect.poll(() => textOf(page, '[role=status]')).toMatch(/“yoga health”$/);
    }));

  test('works by keyboard only', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/activities/yrc/`);
      // Skip link, display, phone, e-mail, name, search.
      for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
      await waitForApp(page);
      expect(await focused(page)).toBe('Search');
      await page.keyboard.press('Enter');
      await waitForElement(page, QUICK);
      expect(await focused(page)).toBe('quick-search-field');
      await page.keyboard.type('vayana dinam');
      await waitForResults(page);
      const shortResults = await titles(page);
      expect(shortResults.length).toBeGreaterThan(2);
      expect(shortResults.length).toBeLessThanOrEqual(8);
      // During the composition of a letter these keys choose or dismiss a suggestion.
      for (const key of ['ArrowDown', 'Escape']) await pressWhileComposing(page, QUICK, key);
      expect(await focused(page)).toBe('quick-search-field');
      expect(await page.locator('dialog[open]').count()).toBe(1);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(shortResults[0]);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(shortResults[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe('quick-search-field');
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(shortResults.at(-1));
      // A visitor who types again is in the field.
      await page.keyboard.type(' 2025');
      expect(await page.inputValue(QUICK)).toBe('vayana dinam 2025');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      expect(await focused(page)).toBe('Search');
      await page.keyboard.press('Enter');
      await expect.poll(() => firstTitle(page)).toBe('വായനാദിനം 2025: പുസ്തകം പറയുന്ന മനുഷ്യർ');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await heading(page, 'വായനാദിനം 2025: പുസ്തകം പറയുന്ന മനുഷ്യർ');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }));

  test('keeps the focus while the results change', () =>
    at('/activities/yrc/', {}, async ({ page }) => {
      await page.click('.search-link');
      await page.keyboard.type('karate');
      await expect.poll(() => firstTitle(page)).toBe('Karate Club');
      // The page for "karat" has the same title.
      await expect.poll(() => textOf(page, '.search-dialog [role=status]')).toContain('karate');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Karate Club');
      // The last letters come late, as on a slow phone.
      await page.locator(QUICK).evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'yoga');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect.poll(() => firstTitle(page)).not.toBe('Karate Club');
      expect(await focused(page)).toBe('quick-search-field');
    }));

  test('reopens immediately after Escape', () =>
    at('/activities/yrc/', {}, async ({ page }) => {
      await page.click('.search-link');
      await page.keyboard.type('vayana');
      // In one call: the dialog reports its close only after the click.
      const hadClosed = await page.evaluate(async (quick) => {
        const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
        const closeEvent = new Promise((resolve) =>
          dialog?.addEventListener('close', resolve, { once: true }),
        );
        const leave = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.querySelector(quick)?.dispatchEvent(leave);
        const closed = dialog?.open === false;
        document.querySelector<HTMLElement>('.search-link')?.click();
        await closeEvent;
        await new Promise(requestAnimationFrame);
        return closed;
      }, QUICK);
      expect(hadClosed).toBe(true);
      expect(await page.locator('dialog[open]').count()).toBe(1);
      expect(await focused(page)).toBe('quick-search-field');
      expect(await page.inputValue(QUICK)).toBe('vayana');
    }));

  test('opens all results on Enter', () =>
    at('/iqac/history/', {}, async ({ page }) => {
      await page.keyboard.press('Control+k');
      await waitForElement(page, QUICK);
      await page.keyboard.type('camp');
      await page.keyboard.press('Enter');
      await heading(page, 'Search');
      await waitForElement(page, '.result');
      expect(page.url()).toBe(`${college}/search/?q=camp`);
      expect(await page.locator('.result').count()).toBe(20);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      // On the search page itself the key moves to its field.
      await page.keyboard.press('Control+k');
      expect(await focused(page)).toBe('search-field');
    }));

  test('closes on a click outside', () =>
    at('/iqac/history/', {}, async ({ page }) => {
      await page.click('.search-link');
      await waitForElement(page, QUICK);
      await page.mouse.click(5, 700);
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }));

  test('fits on a phone: targets of 44 px, no horizontal scrolling', () =>
    on({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }, async ({ page }) => {
      await page.goto(`${college}/iqac/history/`);
      const box = await page.locator('.search-link').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await page.tap('h1');
      await waitForApp(page);
      await page.tap('.search-link');
      await page.fill(QUICK, 'പരിസ്ഥിതി ദിനം');
      await waitForElement(page, '.result');
      const { scroll, client } = await page
        .locator('dialog')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scroll: scrollWidth, client: clientWidth }));
      expect(scroll).toBe(client);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }));
});

describe('the not-found page', () => {
  test('searches for the words of the address, beside the nearest pages', () =>
    on({}, async ({ page }) => {
      await page.goto(`${college}/activities/raktha-danam-2024.html`);
      await waitForElement(page, '.result');
      expect(await page.inputValue('#not-found-search')).toBe('activities raktha danam 2024');
      expect(await titles(page)).toContain('ലോക രക്തദാന ദിനം 2024: ദാതാക്കൾക്കു നന്ദി');
      await page.goto(`${college}${encodeURI('/വായനാ-ദിനം/')}`);
      await waitForElement(page, '.result');
      expect(await page.inputValue('#not-found-search')).toBe('വായനാ ദിനം');
      expect((await firstTitle(page)) ?? '').toContain('വായനാദിനം');
      await page.goto(`${college}/activities/yrcc/`);
      await page.waitForSelector('#nearest');
      await page.fill('#not-found-search', 'Youth Red Cross');
      await page.locator('.result-link', { hasText: /^Youth Red Cross$/ }).click();
      await heading(page, 'Youth Red Cross');
    }));

  test('links to the list of all pages without script', () =>
    on({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${college}/no-such-page/`);
      await page.click('text=See the list of all pages');
      await page.waitForSelector('.all-pages-groups');
      expect(await page.locator('.all-pages a').count()).toBeGreaterThan(200);
    }));
});

test('a site without a search page has no search', async () => {
  const { page, errors, close } = await visit(browser(), school);
  const requests = watchSearch(page);
  await page.goto(`${school}/logbook/`);
  await startApp(page);
  expect(await page.locator('.search-link').count()).toBe(0);
  await page.keyboard.press('Control+k');
  expect(await page.locator('dialog').count()).toBe(0);
  await page.goto(`${school}/logbok/`);
  await page.waitForSelector('#nearest');
  expect(await page.locator('.search-instead').count()).toBe(0);
  expect(requests).toEqual([]);
  expect(existsSync(join(inject('schoolOutput'), 'search-index.json'))).toBe(false);
  expect(errors).toEqual([]);
  await close();
});
