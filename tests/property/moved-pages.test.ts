/** The proposed redirect for a missing page leads to the same record, or there is none. */
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lockedUrls } from '../../src/node/check/lockedUrls.ts';
import { LOCK } from '../../src/node/content/folder.ts';
import { formatFingerprint, pageFingerprints } from '../../src/node/content/pageFingerprints.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { type Change, changed, fixtureSite, set, writeFiles } from '../unit/siteCase.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const base = fixtureSite();
const folder = temporaryFolder('moved-pages');

interface Made {
  title: string;
  date?: string;
  para: string;
}

/** Few titles, days and texts, so that records are often alike. */
const record: fc.Arbitrary<Made> = fc.record({
  title: fc.constantFrom('Regatta', 'Regattas', 'കടൽ യാത്ര', 'Open day'),
  date: fc.constantFrom(undefined, '01-05-2023', '01-05-2024'),
  para: fc.oneof(
    fc.constantFrom(
      'Report to follow.',
      'The whole school came to the quay, and nobody went home dry. '.repeat(2),
    ),
    fc
      .nat()
      .map((number) =>
        `Boat ${number} was first in a field of many, and its crew were carried home. `.repeat(2),
      ),
  ),
});
/** Similar addresses, so that a guess by spelling would often match. */
const slug = fc.nat(30).map((number) => `voyages/trip-${number}`);
const pages = fc.uniqueArray(fc.tuple(slug, record), { selector: ([url]) => url, maxLength: 6 });

type Pages = readonly (readonly [url: string, made: Made])[];

async function read(programme: Pages, locked?: { urls: string[]; records: Record<string, string> }) {
  const changes: Change[] = programme.map(([url, { title, date, para }]) =>
    set('public/data/voyages.json', '/data/0/programme/-', { url, title, date, content: [{ para }] }),
  );
  if (locked) changes.push({ file: LOCK, text: JSON.stringify(locked) });
  const path = writeFiles(folder, changed(base, changes));
  const site = await readCheckedSite(path);
  await rm(path, { recursive: true });
  return site;
}

/** The proposals of the check for each missing address. */
async function proposals(oldPages: Pages, after: Pages): Promise<Map<string, string | undefined>> {
  const records = pageFingerprints(await read(oldPages));
  const site = await read(after, {
    urls: [...records.keys()],
    records: Object.fromEntries([...records].map(([path, one]) => [path, formatFingerprint(one)])),
  });
  return new Map(
    lockedUrls(site).map(({ value, hint = '' }) => [String(value), /"to": "([^"]*)"/.exec(hint)?.[1]]),
  );
}

const isSame = (one: Made, other: Made) =>
  (one.title === other.title && one.date !== undefined && one.date === other.date) ||
  (one.para === other.para && one.para.length > 60);

test('a proposal is the one new page with the same content', async () => {
  let proposalCount = 0;
  await fc.assert(
    fc.asyncProperty(pages, pages, async (oldPages, others) => {
      const moved = oldPages
        .filter((_, index) => index % 2 === 0)
        .map(([url, record]) => [`${url}-b`, record] as const);
      const after = [...others, ...moved];
      const was = new Map(oldPages);
      const is = new Map(after);
      for (const [path, to] of await proposals(oldPages, after)) {
        expect(is.has(path)).toBe(false);
        if (to === undefined) continue;
        proposalCount++;
        const [old, next] = [was.get(path), is.get(to)];
        expect(was.has(to)).toBe(false);
        expect(old && next && isSame(old, next)).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
  expect(proposalCount).toBeGreaterThan(0);
});

test('a page with a new address is found by title and date, or by text', async () => {
  await fc.assert(
    fc.asyncProperty(pages, fc.boolean(), async (oldPages, retitled) => {
      const after = oldPages.map(
        ([url, record]) =>
          [`voyages/new-${url.slice(-2)}`, retitled ? { ...record, title: 'Other' } : record] as const,
      );
      const redirects = await proposals(oldPages, after);
      for (const [index, [url, made]] of oldPages.entries()) {
        const others = oldPages.filter(([other]) => other !== url).map(([, other]) => other);
        const dated = (one: Made) => one.date !== undefined && !retitled;
        const isNamed =
          dated(made) && !others.some(({ title, date }) => title === made.title && date === made.date);
        const isTold = made.para.length > 60 && !others.some(({ para }) => para === made.para);
        expect(redirects.get(url)).toBe(isNamed || isTold ? after[index]?.[0] : undefined);
      }
    }),
    { numRuns: 15 },
  );
});

test('a page is identified by its data file', async () => {
  const records = pageFingerprints(await read([]));
  const path = writeFiles(
    folder,
    changed(base, [
      set('manifest/routes.json', '/routes/1/path', 'who-sails'),
      set('manifest/site.json', '/menu/2/items/0/href', 'who-sails'),
      {
        file: LOCK,
        text: JSON.stringify({
          urls: [...records.keys()],
          records: Object.fromEntries([...records].map(([path, one]) => [path, formatFingerprint(one)])),
        }),
      },
    ]),
  );
  expect(lockedUrls(await readCheckedSite(path)).map(({ hint }) => hint)).toEqual([
    'Add { "from": "crew", "to": "who-sails" } to "redirects" in manifest/routes.json, or give the page its old address back.',
  ]);
});
