/** Sequences of moved and removed pages, entries and families: the site remains valid, whatever fails. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPath } from '../../src/core/route/match.ts';
import { writtenPath } from '../../src/core/route/path.ts';
import { movePages, removePages } from '../../src/node/authoring/move/index.ts';
import { rollbackInterrupted } from '../../src/node/authoring/transaction.ts';
import { checkDraft } from '../../src/node/check/index.ts';
import { pagesOf } from '../../src/node/content/pagePaths.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { siteEntries } from '../../src/node/content/siteValues.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { thorough } from '../thorough.ts';
import { fixtureFolder } from '../unit/fixtures.ts';
import { snapshot } from '../unit/snapshot.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const parent = temporaryFolder('moves');
let count = 0;

const step = fc.record({
  what: fc.constantFrom('move', 'remove'),
  kind: fc.constantFrom('page', 'entry', 'family'),
  which: fc.nat(),
  /** The target: a name at the root, below another page, or next to itself. */
  where: fc.constantFrom('top', 'below', 'beside'),
  name: fc.constantFrom('new', 'പുതിയ', 'caf\u00e9', 'b.sc-(hons)'),
  other: fc.nat(),
  /** The step of the change before which a power failure is simulated. */
  killedAt: fc.nat({ max: 8 }),
});

/** A list may lose its last entry. */
const MAY_BE_SAID: readonly string[] = ['family-empty'];

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Only files and their bytes: an undone change restores the bytes. */
const bytes = (folder: string) =>
  Object.fromEntries(
    Object.entries(snapshot(folder)).flatMap(([file, state]) =>
      state === 'folder' ? [] : [[file, state.replace(/^file of \S+ /, '')]],
    ),
  );

async function pagesAt(folder: string) {
  const site = await readCheckedSite(folder);
  const ofEntries = new Set(siteEntries(site).map(({ url }) => writtenPath(url)));
  const pages = [...pagesOf(site).paths].filter((path) => path !== '');
  return {
    table: site.table,
    pages: new Set([...pages, '']),
    choices: {
      page: pages.filter((path) => !ofEntries.has(path)),
      entry: pages.filter((path) => ofEntries.has(path)),
      family: [...(site.table?.families.keys() ?? [])],
    },
  };
}

test.each([
  ['site', 2],
  ['arabic', 1],
])('%s', async (name, runs) => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 5 }), async (steps) => {
      const folder = join(parent, `${name}-${count++}`);
      const image = `${folder}-killed`;
      cpSync(fixtureFolder(name), folder, { recursive: true });
      const messageKeys = new Set<string>();
      for (const { what, kind, which, where, name, other, killedAt } of steps) {
        const { choices, pages } = await pagesAt(folder);
        for (const path of pages) messageKeys.add(path);
        const from = at(choices[kind], which);
        if (from === undefined) continue;
        const above = from.slice(0, Math.max(0, from.lastIndexOf('/')));
        const base = { top: '', below: at(choices.page, other) ?? '', beside: above }[
          kind === 'entry' ? 'beside' : where
        ];
        const star = kind === 'family' ? '/*' : '';
        const to = [base, name].filter(Boolean).join('/') + star;
        const originalFiles = bytes(folder);
        let steppedPast = 0;
        const onStep = () => {
          if (steppedPast++ === killedAt) cpSync(folder, image, { recursive: true });
        };
        const around = { folder, check: checkDraft, yes: true, dryRun: false, onStep };
        const change =
          what === 'move' ? movePages(from + star, to, around) : removePages(from + star, undefined, around);
        const message = await change.catch((error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          return undefined;
        });
        const after = bytes(folder);
        if (message === undefined) expect(after).toEqual(originalFiles);
        else done++;
        if (existsSync(image)) {
          rollbackInterrupted(image);
          expect([originalFiles, after]).toContainEqual(bytes(image));
          rmSync(image, { recursive: true });
        }
        const named = Object.keys({ ...originalFiles, ...after }).filter(
          (file) => originalFiles[file] !== after[file],
        );
        for (const file of named) expect(message).toContain(`  ${file} `);
        expect((await checkDraft(folder)).filter(({ code }) => !MAY_BE_SAID.includes(code))).toEqual([]);
        const now = await pagesAt(folder);
        const lost = [...messageKeys].filter((path) => {
          const route = now.table && matchPath(now.table, path);
          return !now.pages.has(route?.kind === 'redirect' ? route.to : path);
        });
        expect(lost).toEqual([]);
      }
      rmSync(folder, { recursive: true });
    }),
    { numRuns: thorough ? 40 : runs, seed: 4 },
  );
  // Some are refused, for example a page to an existing address.
  expect(done).toBeGreaterThan(1);
});
