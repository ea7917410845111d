/**
 * A hundred things that an office does to its content, in a row of four each, on a copy of the college of tests/fixtures: after
 * each the check finds no error, and pages that look different are drawn.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../codegen/check/index.ts';
import { dataFile, LOCK, MANIFEST, SITE } from '../../codegen/site/folder.ts';
import { prerender } from '../../src/entries/prerender.tsx';
import type { Resolution } from '../../src/resolve.ts';
import { openSite } from '../openSite.ts';
import { COLLEGE } from '../sites.ts';
import { type Draft, type Edit, edit, thin } from './edits.ts';

const EDITS_IN_A_ROW = 4;
const ROWS = 25;
/** How many of the pages that differ after an edit are drawn, spread over all of them. */
const MOST_DRAWN = 4;

let copy: string;
beforeAll(async () => {
  copy = join(await mkdtemp(join(tmpdir(), 'edits-')), 'site');
  cpSync(COLLEGE, copy, { recursive: true });
  rmSync(join(copy, LOCK));
});
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

const parsed = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The college, with a few entries of each family, in memory. */
function untouched(): Draft {
  const names = readdirSync(join(COLLEGE, 'public/data')).map((name) => name.replace('.json', ''));
  const pictures = readdirSync(join(COLLEGE, 'public/images'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `images/${name.replaceAll('\\', '/')}`);
  const draft: Draft = {
    manifest: parsed(COLLEGE, MANIFEST) as Draft['manifest'],
    site: parsed(COLLEGE, SITE) as Draft['site'],
    files: new Map(names.map((name) => [name, parsed(COLLEGE, dataFile(name)) as never])),
    pictures: new Map(pictures.map((name) => [name, name])),
  };
  thin(draft, 3);
  return draft;
}

/** What is on the disk of the copy, by path. */
const written = new Map<string, string>();

/** Brings the copy to what a draft says; files that are as they should be are not touched. */
function save({ manifest, site, files, pictures }: Draft): void {
  const wanted = new Map<string, string>([
    [MANIFEST, JSON.stringify(manifest, null, 2)],
    [SITE, JSON.stringify(site, null, 2)],
    ...[...files].map(([name, file]): [string, string] => [dataFile(name), JSON.stringify(file, null, 2)]),
  ]);
  for (const [file, text] of wanted) {
    if (written.get(file) === text) continue;
    mkdirSync(join(copy, file, '..'), { recursive: true });
    writeFileSync(join(copy, file), text);
    written.set(file, text);
  }
  for (const [target, source] of pictures) {
    if ((written.get(target) ?? target) === source) continue;
    cpSync(join(COLLEGE, 'public', source), join(copy, 'public', target));
    written.set(target, source);
  }
  for (const file of written.keys()) {
    if (!file.endsWith('.json') || wanted.has(file)) continue;
    rmSync(join(copy, file));
    written.delete(file);
  }
}

const NO_ASSETS = { app: '/app.js', paper: '/paper.css', styles: [], starter: '' };

/** What the pages of the copy are made of, by path; some of those that differ from `before` are drawn. */
async function drawn(before?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const { site, voice, voices, table, store, paths, resolution } = await openSite(copy);
  const source = { surroundings: { voice, voices, buildYear: 2026 }, table, store, assets: NO_ASSETS };
  const shell = JSON.stringify(site);
  const pages = new Map([['site.json', shell]]);
  const different: [string, Resolution][] = [];
  for (const path of paths) {
    const found = await resolution(path);
    expect(found.kind, path).toBe('page');
    const record = JSON.stringify({ ...found, voice: undefined });
    pages.set(path, record);
    // Header and footer are the same on every page.
    if (before && (before.get(path) !== record || before.get('site.json') !== shell))
      different.push([path, found]);
  }
  const step = Math.ceil(different.length / MOST_DRAWN);
  for (const [path, found] of different.filter((_, index) => index % step === 0))
    expect(prerender(source, found, path).match(/<h1[\s>]/g), path).toHaveLength(1);
  return pages;
}

const college = untouched();

test(`${ROWS * EDITS_IN_A_ROW} edits leave a sound site`, { timeout: 600_000 }, async () => {
  let changes = 0;
  const made = new Set<string>();
  /** What the pages are made of before any edit, once that is known. */
  let whole: ReadonlyMap<string, string> | undefined;
  const run = async (edits: readonly Edit[]) => {
    const draft = structuredClone(college);
    save(draft);
    let pages = whole ?? (await drawn());
    whole = pages;
    for (const { name, apply } of edits) {
      apply(draft);
      save(draft);
      const errors = (await checkSite(copy)).filter(({ severity }) => severity === 'error');
      expect(errors, name).toEqual([]);
      const after = await drawn(pages);
      if ([...after].some(([path, page]) => pages.get(path) !== page) || after.size !== pages.size) {
        changes++;
        made.add(name.split(' ').slice(0, 3).join(' '));
      }
      pages = after;
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: EDITS_IN_A_ROW, maxLength: EDITS_IN_A_ROW }), run),
    { numRuns: ROWS, seed: 2026 },
  );
  // Replaced pictures and marks that are gone leave the pages as they were; most other edits are seen.
  expect(changes).toBeGreaterThan((ROWS * EDITS_IN_A_ROW) / 2);
  expect(made.size).toBeGreaterThan(5);
});
