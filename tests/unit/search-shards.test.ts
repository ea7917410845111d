/** The shards of the search index: a query loads only the necessary ones, and their size does not change the results. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Results } from '../../src/core/search/results.ts';
import { HASH_LENGTH, isSearchHead, type SearchHead } from '../../src/core/search/shardFiles.ts';
import { SEARCH_FILE } from '../../src/node/content/generatedFiles.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { type CompleteSearch, fetchFrom, type SearchFiles, searchFilesOf, searchIn } from '../searchFiles.ts';
import { COLLEGE } from '../sites.ts';
import { page } from './searchPage.ts';

const SHARD_LENGTH = 3000;

let files: SearchFiles;
/** It has responded before. */
let warm: CompleteSearch;
/** Each group of its index is one shard. */
let unsplit: CompleteSearch;

const outcome = ({ hits, count, complete }: Results) => ({
  paths: hits.map(({ path }) => path),
  titles: hits.map(({ title }) => title),
  count,
  complete,
});

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/search/${name}.json`, import.meta.url), 'utf8'));

beforeAll(async () => {
  files = await searchFilesOf(COLLEGE, SHARD_LENGTH);
  warm = searchIn(files);
  unsplit = searchIn(await searchFilesOf(COLLEGE, Number.POSITIVE_INFINITY));
});

test('the index is a head and many shards with hashes in their names, the same in each build', async () => {
  const head = files[SEARCH_FILE] as SearchHead;
  expect(isSearchHead(head)).toBe(true);
  const shards = Object.keys(files).filter((name) => /^assets\/words-[0-9a-f]{8}\.json$/.test(name));
  expect(Object.keys(files).filter((name) => !shards.includes(name))).toEqual([SEARCH_FILE]);
  for (const group of ['names', 'text', 'entries'] as const)
    expect(head.shards[group].length / HASH_LENGTH, group).toBeGreaterThan(3);
  expect(await searchFilesOf(COLLEGE, SHARD_LENGTH)).toEqual(files);
});

test('another word in one page changes few shards', () => {
  const prose = (index: number, word: string) =>
    page(`log/${index}`, `Day ${index}`, {
      blocks: [
        {
          kind: 'prose',
          paragraphs: [`On day ${index} we rowed ${'abcdefghij'.slice(index % 7)}${index} ${word}.`],
        },
      ],
    });
  const filesWith = (word: string) => {
    const words = createSearchIndexer(englishLocaleSet(), {});
    for (let index = 0; index < 1500; index++)
      words.add(words.row(prose(index, index === 700 ? word : 'home')));
    return Object.keys(words.files());
  };
  const [before, after] = [filesWith('home'), filesWith('aground')];
  expect(before.length).toBeGreaterThan(60);
  expect(after.filter((name) => !before.includes(name)).length).toBeLessThan(6);
});

test('the size of shards does not change results', async () => {
  const visitors = fixture('visitors') as { first: { query: string }[]; none: string[] };
  const queries = fixture('queries') as { query: string }[];
  for (const { query } of [...queries, ...visitors.first])
    expect(outcome(await warm.find(query, 8)), query).toEqual(outcome(await unsplit.find(query, 8)));
  for (const query of visitors.none) expect((await warm.find(query, 8)).complete, query).toBe(false);
});

test('results do not depend on earlier queries', async () => {
  for (const text of [
    's',
    'nu',
    'nursin',
    'nrusing',
    'vayanadinam',
    'swimming pool',
    'xyzzyx',
    'nursng scool',
  ])
    expect(await warm.find(text, 8), text).toEqual(await searchIn(files).find(text, 8));
});

test('mistyped words of titles are found, and others are suggested', async () => {
  expect((await warm.find('admisson', 8)).hits[0]?.path).toBe('academic/admission');
  expect((await warm.find('organigrattum', 8)).suggestions).toEqual(['Organogram']);
});

test('a query loads a small part of the index, and nothing twice', async () => {
  const requested: string[] = [];
  const search = searchIn(files, (name) => {
    requested.push(name);
    return fetchFrom(files)(name);
  });
  await search.find('admission', 8);
  const first = requested.length;
  expect(first).toBeLessThan(Object.keys(files).length / 3);
  await search.find('admission', 8);
  expect(requested.length).toBe(first);
  await search.find('library', 8);
  expect(new Set(requested).size).toBe(requested.length);
});

test('a shard that fails is requested again by the next query', async () => {
  let isBroken = true;
  const search = searchIn(files, async (name) => {
    if (isBroken) throw new Error('The line broke.');
    return fetchFrom(files)(name);
  });
  await expect(search.find('admission', 8)).rejects.toThrow('The line broke.');
  isBroken = false;
  expect(await search.find('admission', 8)).toEqual(await warm.find('admission', 8));
});

test('a shard of another format is refused', async () => {
  const search = searchIn(files, async () => ({ terms: '0a 0b', postings: {} }));
  await expect(search.find('admission', 8)).rejects.toThrow(TypeError);
});
