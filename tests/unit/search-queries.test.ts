/** The search of the college of tests/fixtures, with visitors' queries. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SEARCH_FILE } from '../../src/node/content/generatedFiles.ts';
import { searchPathOf } from '../../src/node/ssg/search.ts';
import { manifest, store } from '../college.ts';
import { fetchFrom, searchIn } from '../searchFiles.ts';
import { collegeSearchFiles, searchedPages } from './collegeSearch.ts';

interface Case {
  query: string;
  kind: 'spelling' | 'romanised' | 'english' | 'person' | 'document' | 'date' | 'figure';
  /** The required first page; several if the words fit them equally well. */
  first: string[];
}

/**
 * A visitor's question, written before the site had keywords and a glossary. The topics are from prospectuses, admission pages
 * and hostel rules of nursing colleges in Kerala, and from NAAC's metrics for websites; the Malayalam spelling is from phones.
 */
interface Query {
  query: string;
  who: 'applicant' | 'parent' | 'student' | 'alumnus' | 'inspector';
  language: 'english' | 'malayalam' | 'romanised';
  /** The required first page; several if each has the answer. */
  first: string[];
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/search/${name}.json`, import.meta.url), 'utf8'));
const cases: Case[] = read('queries');
const { first, none }: { first: Query[]; none: string[] } = read('visitors');

const files = await collegeSearchFiles();
const search = searchIn(files);
const gzipBytes = (name: string) => gzipSync(JSON.stringify(files[name])).length;

test('there are forty queries, at least fifteen of them Malayalam variants or romanised', () => {
  expect(cases).toHaveLength(40);
  expect(
    cases.filter(({ kind }) => kind === 'spelling' || kind === 'romanised').length,
  ).toBeGreaterThanOrEqual(15);
});

test.each(cases)('the first result is right for $kind: $query', async ({ query, first }) => {
  expect(first).toContain((await search.find(query, 1)).hits[0]?.path);
});

test('every page is found by its own title, first or beside one with the same words', async () => {
  const lost: string[] = [];
  for (const { path, title } of await searchedPages()) {
    const { hits } = await search.find(title, 5);
    if (!hits.some((hit) => hit.path === path)) lost.push(path);
  }
  expect(lost).toEqual([]);
});

test('the head is below 28 kB compressed, and a first search below 160 kB', async () => {
  expect(gzipBytes(SEARCH_FILE)).toBeLessThan(28_000);
  for (const { query } of cases) {
    let bytes = gzipBytes(SEARCH_FILE);
    const counted = searchIn(files, (name) => {
      bytes += gzipBytes(`${name}.json`);
      return fetchFrom(files)(name);
    });
    await counted.find(query, 8);
    expect(bytes, query).toBeLessThan(160_000);
  }
});

test('two builds give the same files', async () => expect(await collegeSearchFiles()).toEqual(files));

test('the site has a search page', async () => {
  expect(await searchPathOf(manifest, store)).toBe('search');
});

test('sixty queries, half of them Malayalam or romanised', () => {
  expect(first).toHaveLength(60);
  expect(first.filter(({ language }) => language !== 'english')).toHaveLength(30);
});

test('the first result is right for at least 54', async () => {
  const wrong: string[] = [];
  for (const { query, first: right } of first) {
    const { hits } = await search.find(query, 1);
    if (!right.includes(hits[0]?.path ?? ' ')) wrong.push(query);
  }
  expect(first.length - wrong.length, wrong.join(', ')).toBeGreaterThanOrEqual(54);
});

test.each(none)('a query without an answer has no result: %s', async (query) => {
  expect((await search.find(query, 5)).complete).toBe(false);
});
