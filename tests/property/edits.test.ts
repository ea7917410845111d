/**
 * Series of four typical edits on a copy of the college of tests/fixtures: after each the check finds no error, and the
 * changed pages are rendered.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prerender } from '../../src/app/entries/prerender.tsx';
import type { Resolution } from '../../src/core/resolve.ts';
import { siteProblems } from '../../src/node/check/index.ts';
import type { JsonFile } from '../../src/node/content/jsonFile.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { openSite } from '../openSite.ts';
import { thorough } from '../thorough.ts';
import { editedCollege } from './editedCollege.ts';
import { type Edit, edit } from './edits.ts';

const EDITS_IN_A_ROW = 4;
const ROWS = thorough ? 25 : 4;
/** The number of changed pages that are rendered after an edit, spread over all of them. */
const MAX_RENDERED_PAGES = 4;

const { copy, college, save } = editedCollege('edits');

const NO_ASSETS = { app: '/app.js', paper: '/paper.css', styles: [], inlineLoader: '' };

/** The data of the copy's pages, by path; some of those that differ from `before` are rendered. */
async function renderPages(previous?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const { site, locale, locales, table, store, paths, resolution } = await openSite(copy);
  const source = { siteContext: { locale, locales, buildYear: 2026 }, table, store, assets: NO_ASSETS };
  const shell = JSON.stringify(site);
  const pages = new Map([['site.json', shell]]);
  const different: [string, Resolution][] = [];
  for (const path of paths) {
    const resolved = await resolution(path);
    expect(resolved.kind, path).toBe('page');
    const record = JSON.stringify({ ...resolved, locale: undefined });
    pages.set(path, record);
    // Header and footer are the same on every page.
    if (previous && (previous.get(path) !== record || previous.get('site.json') !== shell))
      different.push([path, resolved]);
  }
  const step = Math.ceil(different.length / MAX_RENDERED_PAGES);
  for (const [path, found] of different.filter((_, index) => index % step === 0))
    expect(prerender(source, found, path).match(/<h1[\s>]/g), path).toHaveLength(1);
  return pages;
}

test(`${ROWS * EDITS_IN_A_ROW} edits leave a valid site`, async () => {
  let changes = 0;
  const editKinds = new Set<string>();
  const cache = new Map<string, JsonFile>();
  /** The data of the pages before any edit, once computed. */
  let initialPages: ReadonlyMap<string, string> | undefined;
  const run = async (edits: readonly Edit[]) => {
    const draft = structuredClone(college);
    save(draft);
    let pages = initialPages ?? (await renderPages());
    initialPages = pages;
    for (const { name, apply } of edits) {
      apply(draft);
      save(draft);
      const problems = await siteProblems(await readCheckedSite(copy, cache));
      expect(
        problems.filter(({ severity }) => severity === 'error'),
        name,
      ).toEqual([]);
      const after = await renderPages(pages);
      if ([...after].some(([path, page]) => pages.get(path) !== page) || after.size !== pages.size) {
        changes++;
        editKinds.add(name.split(' ').slice(0, 3).join(' '));
      }
      pages = after;
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: EDITS_IN_A_ROW, maxLength: EDITS_IN_A_ROW }), run),
    { numRuns: ROWS, seed: 2026 },
  );
  // Replaced pictures and removed marks leave the pages unchanged; most other edits are visible.
  expect(changes).toBeGreaterThan((ROWS * EDITS_IN_A_ROW) / 2);
  expect(editKinds.size).toBeGreaterThan(5);
});
