/** Large data files of entries in shards: their size, and the changes of an edit. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shardOf } from '../../src/core/data/dataAddress.ts';
import { digest } from '../../src/core/data/digest.ts';
import { mergeMedia } from '../../src/core/data/media.ts';
import { plainTextParser } from '../../src/core/data/richText.ts';
import type { ResolvedPage } from '../../src/core/layouts/resolvePage.ts';
import type { Manifest, Page } from '../../src/core/model.ts';
import type { ProgrammeList } from '../../src/generated/types.ts';
import { withDerivedData } from '../../src/node/content/derivedData.ts';
import { entryShards, SHARD_LIMITS } from '../../src/node/content/entryShards.ts';
import { isDataName } from '../../src/node/content/folder.ts';
import { createDeferredFiles } from '../../src/node/ssg/deferredFiles.ts';
import { writeMedia } from '../../src/node/ssg/mediaManifest.ts';
import { pageList } from '../../src/node/ssg/pages.ts';
import { random } from '../bench/random.ts';
import { englishLocaleSet } from '../locales.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const MANIFEST: Manifest = {
  routes: [
    { path: 'club', layout: 'list', data: 'ക്ലബ്/all', title: 'Club' },
    { path: 'club/*', layout: 'detail', data: 'ക്ലബ്/all' },
  ],
};

/** Texts of so many words that they compress about as well as real text. */
const LETTERS = 'aaabcdeeeefghiiijklmnooopqrssstttuvwxy';
function club(entries: number): ProgrammeList {
  const { below, pick } = random(7);
  const word = () => Array.from({ length: 2 + below(7) }, () => pick([...LETTERS])).join('');
  const vocabulary = Array.from({ length: 1_500 }, word);
  const text = (words: number) => `${Array.from({ length: words }, () => pick(vocabulary)).join(' ')}.`;
  return {
    data: [
      {
        club: 'Club',
        desc: text(200),
        programme: Array.from({ length: entries }, (_, index) => ({
          url: `club/${pick(vocabulary)}-${index}`,
          title: text(6),
          date: '01-02-2024',
          thumbnail: `images/club/${index}.jpg`,
          content: [{ para: text(90), para1: text(60) }],
          images: [{ src: `images/club/${index}-1.jpg`, caption: text(8) }],
        })),
      },
    ],
  };
}

const derive = (file: ProgrammeList) =>
  withDerivedData(MANIFEST, { names: ['ക്ലബ്/all'], read: async () => file }, [entryShards]);

const partsOf = async (file: ProgrammeList) => {
  const { derived: files, read, names } = await derive(file);
  expect(names).toEqual(['ക്ലബ്/all', ...files.keys()]);
  return new Map(await Promise.all([...files.keys()].map(async (name) => [name, await read(name)] as const)));
};

test('a small file stays whole, and the rows say so', async () => {
  const { manifest, derived: files } = await derive(club(100));
  expect(files.size).toBe(0);
  expect(manifest).toEqual(MANIFEST);
});

test('2,000 entries are in shards of 10 to 40 kB, with short digests', async () => {
  const file = club(2_000);
  const parts = await partsOf(file);
  const sizes = [...parts.values()].map((part) => gzipSync(JSON.stringify(part)).length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeGreaterThan(15_000);
  expect(mean).toBeLessThan(35_000);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
  expect(Math.log2(parts.size) % 1).toBe(0);
  expect([...parts.keys()].filter((name) => !isDataName(name))).toEqual([]);
  const { manifest } = await derive(file);
  const [list, family] = MANIFEST.routes;
  expect(manifest.routes).toEqual([list, { ...family, shards: parts.size }]);
});

test('each entry is in one shard, which its path determines', async () => {
  const file = club(500);
  const parts = await partsOf(file);
  for (const entry of file.data[0]?.programme ?? []) {
    const name = `ക്ലബ്/all/${shardOf(entry.url, parts.size)}`;
    const holders = [...parts].filter(([, part]) =>
      (part as ProgrammeList).data.some(({ programme }) => programme?.includes(entry)),
    );
    expect(holders.map(([holder]) => holder)).toEqual([name]);
  }
});

test('a new entry changes its shard and those of its neighbours', async () => {
  const file = club(600);
  const digestsOf = async (value: ProgrammeList) =>
    new Map([...(await partsOf(value))].map(([name, part]) => [name, digest('', part)]));
  const originalDigests = await digestsOf(file);
  file.data[0]?.programme?.splice(300, 0, { url: 'club/one-more', title: 'One more' });
  const after = await digestsOf(file);
  expect([...after.keys()]).toEqual([...originalDigests.keys()]);
  const changed = [...after].filter(([name, value]) => originalDigests.get(name) !== value);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(3);
});

test('a shard has the dates of its own entries, and that of the file for the others', async () => {
  const out = temporaryFolder('made-data');
  const file = club(600);
  const site = await derive(file);
  const paths = (file.data[0]?.programme ?? []).map(({ url }) => url);
  const days = Object.fromEntries(paths.slice(0, 100).map((path) => [path, '2024-05-06']));
  const lastChanges = new Map([['ക്ലബ്/all', { file: '2025-01-02', entries: days }]]);
  const { media: read } = await writeMedia(
    { ...site, folder: out, lastChanges },
    out,
    createDeferredFiles(out),
    out,
  );
  const complete = await read('ക്ലബ്/all');
  for (const path of paths.slice(50, 150)) {
    const name = `ക്ലബ്/all/${shardOf(path, site.derived.size)}`;
    const part = await read(name);
    expect(mergeMedia([part], path).updated).toBe(mergeMedia([complete], path).updated);
    expect(existsSync(join(out, `media/in/${name}.json`))).toBe(true);
    expect(Object.keys(part.entries ?? {}).length).toBeLessThan(100);
  }
});

test('a list is rendered from cards, and a row with few entries from those', async () => {
  const home = { data: [{ title: 'Home', blocks: [{ kind: 'from-programmes', data: 'club', limit: 4 }] }] };
  const files = new Map<string, unknown>([
    ['club', club(500)],
    ['home', home],
  ]);
  const routes: Manifest['routes'] = [
    { path: '', layout: 'info', data: 'home' },
    { path: 'club', layout: 'list', data: 'club' },
  ];
  const site = await withDerivedData(
    { routes },
    { names: [...files.keys()], read: async (name) => files.get(name) },
  );
  expect(site.manifest.routes).toMatchObject([{ file: 'home/short' }, { file: 'club/cards' }]);
  const sizeOf = async (name: string) => JSON.stringify(await site.read(name)).length;
  expect(await sizeOf('club/cards')).toBeLessThan((await sizeOf('club')) / 4);
  expect(await sizeOf('club/first-4')).toBeLessThan(1_000);
  expect(JSON.stringify(await site.read('home/short'))).toContain('"club/first-4"');
});

test('the limits are consistent: a split file has at least two shards', () => {
  expect(SHARD_LIMITS.maxFileBytes).toBeGreaterThan(SHARD_LIMITS.maxShardBytes);
});

test('entries that a listed page links to are separate', () => {
  const [list, family] = MANIFEST.routes;
  if (!list || !family) throw new Error('There are two rows.');
  const page = (path: string, route: typeof list, rest: Partial<Page> = {}): ResolvedPage => {
    const { locale } = englishLocaleSet();
    const blank = { path, title: path, description: path, trail: [], blocks: [], ...rest };
    const media = { pictures: new Map(), documents: new Map() };
    return { kind: 'page', page: blank, route, files: [], media, markdown: plainTextParser, locale };
  };
  const cards = [
    { title: 'One', href: 'club/one' },
    { title: 'Over', href: '/club/over/' },
  ];
  const separateEntries = (most: number) => {
    const { pages, row, add, complete } = pageList(englishLocaleSet(), most);
    add(row(page('club', list, { blocks: [{ kind: 'cards', cards }] })));
    add(row(page('club/one', family)));
    add(row(page('club/over', family, { expiredNotice: 'Over.' })));
    // No list contains it; another omitted entry links to it.
    add(row(page('club/two', family)));
    const cardsOfTwo = [{ kind: 'cards' as const, cards: [{ title: 'Two', href: 'club/two' }] }];
    add(row(page('club/three', family, { blocks: cardsOfTwo })));
    complete();
    return pages.map(({ path, unlisted }) => (unlisted ? `(${path})` : path));
  };
  expect(separateEntries(3)).toEqual(['club', '(club/one)', 'club/two', 'club/three']);
  expect(separateEntries(4)).toEqual(['club', 'club/one', 'club/two', 'club/three']);
});
