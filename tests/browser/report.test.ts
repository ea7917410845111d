/** The page of `npm run report` in a browser: readable at every width, in both schemes, without script, in print. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportHtml } from '../../src/node/report/html.ts';
import { createSiteReport } from '../../src/node/report/index.ts';
import { collegeWithEvidence } from '../collegeWithEvidence.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();

const site = collegeWithEvidence(join(temporaryFolder('report'), 'site'));
const html = await reportHtml(await createSiteReport(site, new Date('2026-11-21T10:00:00Z')));

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('%i pixels wide, %s', async (width, colorScheme) => {
  const page = await browser().newPage({ viewport: { width, height: 800 }, colorScheme });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await injectAxe(page);
  expect(await findViolations(page)).toEqual([]);
  expect(requests).toEqual([]);
  await page.close();
});

test('charts are tables for screen readers, without the drawing', async () => {
  const page = await browser().newPage();
  await page.setContent(html);
  expect(await page.locator('svg').count()).toBeGreaterThan(0);
  expect(
    await page
      .locator('svg')
      .evaluateAll((all) => all.filter((each) => !each.closest('[aria-hidden=true]')).length),
  ).toBe(0);
  for (const figure of await page.locator('figure').all()) {
    expect(await figure.locator('table caption').count()).toBe(1);
    expect(await figure.locator('tbody tr').count()).toBeGreaterThan(0);
  }
  await page.close();
});

test('the printout has no table of contents, and nothing is cut off', async () => {
  const page = await browser().newPage({ viewport: { width: 700, height: 990 } });
  await page.setContent(html);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').isVisible()).toBe(false);
  expect(await page.locator('#list-rti').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
  await page.close();
});
