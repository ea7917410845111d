/** The app takes over every page without changing it, wherever and whenever the visitor is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/route/path.ts';
import { awaken, openBrowser, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

const addresses = (
  JSON.parse(readFileSync(join(inject('collegeOutput'), 'pages.json'), 'utf8')) as { path: string }[]
)
  .map(({ path }) => href(path))
  .concat('/no/such/page/');

describe.each([
  { timezoneId: 'Asia/Kolkata', now: '2026-03-01T10:00:00Z', locale: 'ml-IN' },
  // Where it is another day, and another year than that of the build.
  { timezoneId: 'Pacific/Honolulu', now: '2031-01-01T02:00:00Z', locale: 'en-US' },
])('in $timezoneId at $now', ({ timezoneId, now, locale }) => {
  test('no page reports a recoverable error', { timeout: 600_000 }, async () => {
    const { page, errors, close } = await visit(browser(), college, { timezoneId, locale });
    await page.clock.setFixedTime(new Date(now));
    // Pictures take the time and say nothing about hydration.
    await page.route(/\.(jpe?g|png|webp|avif|svg)$/, (route) => route.abort());
    const failures: string[] = [];
    for (const address of addresses) {
      await page.goto(college + address, { waitUntil: 'domcontentloaded' });
      await awaken(page);
      const found = errors.splice(0).filter((error) => !/net::ERR_FAILED/.test(error));
      if (found.length > 0) failures.push(`${address}: ${found.join(' ')}`);
    }
    expect(failures).toEqual([]);
    const year = await page.locator('.copyright').textContent();
    expect(year).toContain(
      String(new Date(now).getUTCFullYear() - (timezoneId === 'Pacific/Honolulu' ? 1 : 0)),
    );
    await close();
  });
});
