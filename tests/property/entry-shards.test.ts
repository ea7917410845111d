/** An entry from a shard of a large data file has the same page as from the complete file. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStore } from '../../src/core/data/load.ts';
import type { Manifest } from '../../src/core/model.ts';
import { resolve } from '../../src/core/resolve.ts';
import { href } from '../../src/core/route/path.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { cardFiles } from '../../src/node/content/cardFiles.ts';
import { withDerivedData } from '../../src/node/content/derivedData.ts';
import { entryShards } from '../../src/node/content/entryShards.ts';
import { englishLocaleSet } from '../locales.ts';

const { locales } = englishLocaleSet();

const routes: Manifest['routes'] = [
  { path: 'club', layout: 'list', data: 'club', title: 'Club' },
  { path: 'club/*', layout: 'detail', data: 'club' },
  { path: 'ക്ലബ്', layout: 'info', data: 'home', title: 'ക്ലബ്' },
  { path: 'ക്ലബ്/*', layout: 'detail', data: 'club' },
  // The row of one entry.
  { path: 'club/0', layout: 'detail', data: 'club', title: 'The first' },
  { path: 'log', layout: 'list', data: 'log', title: 'Log' },
  { path: 'log/*', layout: 'month', data: 'log' },
];
const manifest: Manifest = { routes, redirects: [{ from: 'old/*', to: 'club/*' }] };

const blocks = [
  { kind: 'from-programmes', data: 'club', limit: 3 },
  { kind: 'from-programmes', heading: 'All', data: 'club' },
  { kind: 'prose', paragraphs: ['Home.'] },
];

/** Few pictures, so that neighbours often show the same. */
const picture = fc.constantFrom('images/a.jpg', 'images/b.jpg', '/images/c.jpg', 'images/d.jpg');
const entry = fc.record(
  {
    title: fc.constantFrom('Regatta', 'Storm', 'ഓണം'),
    date: fc.constantFrom('01-02-2020', '03-04-2021'),
    thumbnail: picture,
    images: fc.array(fc.record({ src: picture, caption: fc.constantFrom('Sea', 'Quay') }), { maxLength: 4 }),
    over: fc.constant('This is over.'),
    language: fc.constant('ml'),
    time: fc.constant('09:30'),
    endDate: fc.constant('05-04-2021'),
    blocks: fc.array(fc.record({ kind: fc.constant('figure'), src: picture, alt: fc.constant('Sea') }), {
      maxLength: 2,
    }),
    place: fc.constantFrom('club/', 'ക്ലബ്/', '/club/deep/'),
  },
  { requiredKeys: ['title', 'place'] },
);
const records = fc.array(fc.array(entry, { maxLength: 14 }), { minLength: 1, maxLength: 4 });

test('every page is the same with and without shards, and so is every missing page', async () => {
  let inParts = 0;
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 100, max: 3000 }), async (lists, maxShardBytes) => {
      let number = 0;
      const club = {
        data: lists.map((programme, index) => ({
          club: `Club ${index}`,
          ...(index % 2 === 1 && { headings: { pictures: 'Photographs' } }),
          programme: programme.map(({ place, ...rest }) => ({
            ...rest,
            url: `${place}${number++}`,
            content: [{ para: `Day ${number} of the sea.` }],
          })),
        })),
      };
      const log = {
        data: lists.map((programme, index) => ({
          columns: [`Day ${index}`],
          headings: { table: `Log ${index}` },
          programme: programme.map(({ place, ...rest }) => ({
            ...rest,
            url: `log/${number++}`,
            table: [[{ text: 'one' }]],
          })),
        })),
      };
      const files: Record<string, unknown> = { club, log, home: { data: [{ title: 'Home', blocks }] } };
      const source = { names: Object.keys(files), read: async (name: string) => files[name] };
      const derived = await withDerivedData(manifest, source, [
        (rows, from) => entryShards(rows, from, { maxFileBytes: maxShardBytes, maxShardBytes }),
        (rows, from) => cardFiles(rows, from, { maxFileBytes: maxShardBytes, maxShardBytes }),
      ]);
      inParts += derived.derived.size;
      const pageOf = async (rows: Manifest, read: typeof source.read, path: string) => {
        const resolved = await resolve(
          { locales, table: routeTable(rows), store: createStore(read) },
          href(path),
        );
        return resolved.kind === 'page' ? { page: resolved.page, files: resolved.files } : resolved;
      };
      const paths = [...club.data, ...log.data].flatMap(({ programme }) =>
        programme.map(({ url }) => url.replace(/^\//, '')),
      );
      const others = ['ക്ലബ്', 'club', 'log', 'club/none', 'log/none', 'old/0'];
      for (const path of [...paths, ...others]) {
        const [complete, apart] = await Promise.all([
          pageOf(manifest, source.read, path),
          pageOf(derived.manifest, derived.read, path),
        ]);
        if ('page' in complete && 'page' in apart) {
          expect(JSON.stringify(apart.page)).toBe(JSON.stringify(complete.page));
          const [file = ''] = apart.files;
          const isApart = derived.derived.has(file);
          if (!isApart) expect(apart.files).toEqual(complete.files);
          // A sharded file is never read as a complete one.
          expect(apart.files.filter((name) => derived.derived.has(`${name}/0`))).toEqual([]);
          if (isApart) expect(file).toMatch(others.includes(path) ? /\/(cards|short)$/ : /^(club|log)\/\d+$/);
        } else {
          expect(JSON.stringify(apart)).toBe(JSON.stringify(complete));
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(inParts).toBeGreaterThan(100);
});
