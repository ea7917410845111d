/**
 * Rules for any site without check errors, whatever its content: the repository's, or the folder in the variable SITE. No
 * page, text or figure is specific to a site.
 */
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { baseOf } from '../../src/core/route/base.ts';
import { href, outputFile } from '../../src/core/route/path.ts';
import { readSite, siteFolder } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { htmlFiles, verifyPages } from '../../src/node/ssg/verify.ts';
import { findHtmlErrors } from '../browser/html.ts';
import { findBrokenRules, type RuleName } from '../browser/pageRules.ts';
import { openBrowser, startApp, visit } from '../browser/visit.ts';
import { coveringPages, featuresOf } from '../coveringPages.ts';
import { openSite } from '../openSite.ts';
import { sample, thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { buildWithPlaceholders } from './buildWithPlaceholders.ts';

const folder = siteFolder(process.env.SITE);
const output = join(temporaryFolder('smoke'), 'site');
await buildWithPlaceholders(folder, output);
const server = await serveSite(output, 0, '127.0.0.1');
const { origin } = await readSite(folder);
const host = `http://127.0.0.1:${server.port}`;
const served = host + baseOf({ origin });
afterAll(server.close);
const hasBrowser = inject('headlessShell') !== '';
// Without a browser only the test that uses it is skipped.
const browser = hasBrowser ? openBrowser() : () => expect.fail('No browser is installed.');
const opened = await openSite(folder);
/** Enough for every layout and block type, and for some combinations; in a thorough run every page. */
const lookedAt = thorough ? opened.paths : await coveringPages(opened, 16);

test('every page has one first-level heading, and no link is dead', async () => {
  expect(await verifyPages(folder, output, host)).toMatchObject({ pages: opened.paths.length, mistakes: [] });
});

test('representative pages are valid HTML', async () => {
  expect(htmlFiles(output).length).toBeGreaterThan(opened.paths.length);
  expect(await findHtmlErrors(output, lookedAt.map(outputFile))).toEqual([]);
});

test.skipIf(!hasBrowser)('pages comply with the rules for all pages', async () => {
  const broken: string[] = [];
  const look = async (
    paths: readonly string[],
    settings: Parameters<typeof visit>[2],
    rules: readonly RuleName[],
  ) => {
    const opened = await visit(browser(), served, { ...settings, reducedMotion: 'reduce' });
    for (const path of paths) {
      await opened.page.goto(served + href(path));
      await startApp(opened.page);
      const violations = await findBrokenRules(opened, rules);
      broken.push(...violations.map((what) => `/${path} ${what}`));
    }
    await opened.close();
  };
  const rules: readonly RuleName[] = ['axe', 'overflow', 'target-size'];
  await Promise.all([
    // The width of WCAG 2.2, 1.4.10; the rule of clipped text has other widths.
    look(lookedAt, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }, [
      ...rules,
      'clipped-text',
    ]),
    // Other tests check the layouts at this width.
    look(sample(lookedAt, 3), { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }, rules),
  ]);
  expect(broken).toEqual([]);
});

test('the representative pages have every layout and every block type of the site', async () => {
  const all = async (paths: readonly string[]) =>
    new Set((await Promise.all(paths.map((path) => featuresOf(opened, path)))).flat());
  const pages = await all(lookedAt);
  expect([...(await all(opened.paths))].filter((feature) => !pages.has(feature))).toEqual([]);
});
