/** A site with a style sheet, slots, an announcement and scripts of other hosts follows the rules for every page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type ServedSite, serveSite } from '../../src/node/hosts/serve.ts';
import { styleMistakes } from '../../src/node/ssg/verifyStyles.ts';
import { writeExtendedSite } from '../extendedSite.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { build } from './build.ts';
import { findBrokenRules } from './pageRules.ts';
import { openBrowser, startApp, visit } from './visit.ts';

const browser = openBrowser();
const folder = temporaryFolder('extended-site');
let served: ServedSite;
let origin = '';

beforeAll(async () => {
  writeExtendedSite(join(folder, 'site'));
  await build(join(folder, 'site'), join(folder, 'out'));
  served = await serveSite(join(folder, 'out'), 0, '127.0.0.1');
  origin = `http://127.0.0.1:${served.port}`;
});
afterAll(() => served?.close());

/** Answers for the hosts of the scripts. */
async function open(width: number) {
  const visitor = await visit(browser(), origin, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await visitor.page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return visitor;
}

describe.each([360, 1280])('%i px', (width) => {
  test.each(['voyages', 'voyages/round-the-island'])('/%s', async (path) => {
    const visitor = await open(width);
    await visitor.page.goto(`${origin}/${path}/`);
    await startApp(visitor.page);
    const foreign = [...new Set(visitor.foreign.splice(0))];
    expect(foreign.filter((url) => !/^https:\/\/(gc\.zgo\.at|chat\.example)\//.test(url))).toEqual([]);
    // Chromium reports the made-up checksum.
    visitor.errors.splice(0, Infinity, ...visitor.errors.filter((error) => !error.includes('integrity')));
    expect(
      await findBrokenRules(visitor, ['axe', 'dark-contrast', 'overflow', 'target-size', 'reflow']),
    ).toEqual([]);
    await visitor.close();
  });
});

test('verify names the rules that break contrast, reflow and target sizes', async () => {
  const site = join(folder, 'site');
  const out = join(folder, 'broken');
  writeFileSync(
    join(site, 'site.css'),
    `.page h1 { color: #ddd }
.footer-column a { min-block-size: 0; line-height: 1; display: block }
@media (max-width: 40em) { .page-header { inline-size: 40rem; max-inline-size: none } }
@media (prefers-color-scheme: dark) { .trail { color: #222 } }`,
  );
  await build(site, out);
  const mistakes = await styleMistakes(out, '', ['voyages'], inject('headlessShell'));
  expect(mistakes.map((mistake) => mistake.replace(/has .*? px/, 'has … px'))).toEqual([
    '/voyages/ at 360 px: the text "Voyages" has a contrast of 1.3, and 3 is needed. The rule in site.css: .page h1 { color: rgb(221, 221, 221) }',
    expect.stringMatching(
      /^\/voyages\/ at 360 px: the page can be scrolled sideways, .* \.page-header \{ inline-size: 40rem \}$/,
    ),
    '/voyages/ at 360 px: "All voyages" has … px, and 24 × 24 are needed. The rule in site.css: .footer-column a { min-block-size: 0px }',
    '/voyages/ at 360 px in the dark: the text "Home" has a contrast of 1.1, and 4.5 is needed. The rule in site.css: .trail { color: rgb(34, 34, 34) }',
  ]);
});

test('a visitor closes the announcement on all pages; without JavaScript it has no button', async () => {
  const visitor = await open(360);
  const { page } = visitor;
  await page.goto(`${origin}/voyages/`);
  await startApp(page);
  await page.click('.announcement-close');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goto(`${origin}/crew/`);
  await page.waitForLoadState();
  expect(await page.isVisible('.announcement')).toBe(false);
  await visitor.close();
  const plain = await visit(browser(), origin, { javaScriptEnabled: false });
  await plain.page.goto(`${origin}/crew/`);
  expect(await plain.page.isVisible('.announcement')).toBe(true);
  expect(await plain.page.isVisible('.announcement-close')).toBe(false);
  await plain.close();
});
