/** The app takes over every page without changing it, wherever and whenever the visitor is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { PAGES } from './layouts.ts';
import { awaken, openBrowser, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

const addresses = (
  JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as { path: string }[]
)
  .map(({ path }) => href(path))
  .concat('/no/such/page/');

describe.each([
  {
    pages: 'every page',
    waiting: [...addresses],
    timezoneId: 'Asia/Kolkata',
    now: '2030-03-01T10:00:00Z',
    locale: 'ml-IN',
    year: '2030',
  },
  // The last evening of a year that has ended elsewhere. What could differ there, dates and the footer, is drawn by the same
  // code on every page of a layout.
  {
    pages: 'a page of each layout',
    waiting: PAGES.map(({ path }) => href(path)),
    timezoneId: 'Pacific/Honolulu',
    now: '2032-01-01T02:00:00Z',
    locale: 'en-US',
    year: '2031',
  },
])('in $timezoneId at $now', ({ pages, waiting, timezoneId, now, locale, year }) => {
  test(`${pages} is taken over without a recoverable error`, { timeout: 900_000 }, async () => {
    const failures: string[] = [];
    /** One of several windows that take the pages in turn. */
    const work = async () => {
      const { page, errors, close } = await visit(browser(), college, { timezoneId, locale });
      await page.clock.setFixedTime(new Date(now));
      // Pictures take the time and say nothing about hydration.
      await page.route(/\.(jpe?g|png|webp|avif|svg)$/, (route) => route.abort());
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        await page.goto(college + address, { waitUntil: 'domcontentloaded' });
        await awaken(page);
        const found = errors.splice(0).filter((error) => !/net::ERR_FAILED/.test(error));
        if (found.length > 0) failures.push(`${address}: ${found.join(' ')}`);
      }
      await expect.poll(() => page.locator('.copyright').textContent()).toContain(year);
      await close();
    };
    await Promise.all([work(), work(), work()]);
    expect(failures).toEqual([]);
  });
});
