/** A site with a style sheet, slots, an announcement and scripts, built by the command. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../browser/build.ts';
import { writeExtendedSite } from '../extendedSite.ts';
import { readFiles } from '../files.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('extended');
const [site, out] = [join(folder, 'site'), join(folder, 'out')];
const page = (path: string, root = out) => readFileSync(join(root, path, 'index.html'), 'utf8');

beforeAll(async () => {
  writeExtendedSite(site);
  await build(site, out);
});

/** Booleans, because a page is too long for a message. */
const has = (text: string, pattern: RegExp) => pattern.test(text);
const body = (path: string, root = out) => page(path, root).replace(/^.*<body>/s, '');

const EVERYWHERE = {
  'the style sheet': /@layer site\{:root\{--radius: ?0\}.*url\("?\/images\/quay\.jpg"?\).*<\/style>/s,
  'the rule for those who have closed the announcement':
    /:root\[data-closed="[0-9a-z]+"\] \.announcement\{display:none\}/,
  'the announcement': /announcement-warning.*The harbour is closed on Sunday\..*<header/s,
  'a column of the footer': /<h2>Study<\/h2>.*All voyages/,
  'a logo': /<a href="https:\/\/port\.example\/"><img src="\/images\/quay\.jpg" alt="Port of Oldhaven"/,
  'the licence': /rel="license".*CC BY 4\.0/,
  'the code before the counter':
    /<script defer="" src="\/assets\/visits-\w+\.js"><\/script><script defer="" src="https:\/\/gc/,
  'the counter': /count\.js" data-goatcounter="https:\/\/harbour\.goatcounter\.com\/count"><\/script>/,
  'a script': /src="https:\/\/chat\.example\/widget\.js\?v=2" integrity="sha384-A+" crossorigin="anonymous">/,
};

test.each(Object.entries(EVERYWHERE))('every page has %s', (_, pattern) => {
  const paths = ['', 'voyages', 'crew', 'voyages/round-the-island'];
  expect(paths.filter((path) => !has(page(path), pattern))).toEqual([]);
});

test.each<[path: string, pattern: RegExp, isThere: boolean]>([
  ['voyages', /slot-before-main.*<strong>begins<\/strong>.*<h1/s, true],
  ['crew', /slot-before-main/, false],
  ['voyages/round-the-island', /class="sidebar".*srcSet="\/media\/pictures\/.*Our boats/s, true],
  ['crew', /<\/article>.*slot-after-main.*Newest voyages.*<\/main>.*slot-footer.*<footer/s, true],
])('page %s and %s: %s', (path, pattern, isThere) => {
  expect(has(body(path), pattern)).toBe(isThere);
});

test('a build after an edit equals a cold build', async () => {
  const file = join(site, 'public/data/voyages.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('കൊച്ചി 2024', 'കൊച്ചി 2025'));
  await build(site, out);
  const cold = join(folder, 'cold');
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  await build(site, cold);
  expect(has(body('crew', cold), /slot-after-main.*2025/s)).toBe(true);
  const [warmFiles, coldFiles] = [readFiles(out), readFiles(cold)];
  const different = [...warmFiles].filter(([name, bytes]) => !coldFiles.get(name)?.equals(bytes));
  expect(different.map(([name]) => name)).toEqual([]);
  expect(coldFiles.size).toBe(warmFiles.size);
});

test('an error in the style sheet is reported, and the old output stays', async () => {
  const old = page('');
  writeFileSync(join(site, 'site.css'), '.page { color: red;\n}}');
  await expect(build(site, out)).rejects.toThrow(/site\.css:2:2/);
  expect(page('') === old).toBe(true);
});
