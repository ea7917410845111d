/** The search over the college of tests/fixtures, against what visitors type. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSearch } from '../../src/core/search/search.ts';
import { searchPathOf } from '../../src/node/ssg/search.ts';
import { manifest, store } from '../college.ts';
import { collegeSearchText, searchedPages } from './collegeSearch.ts';

interface Case {
  query: string;
  kind: 'spelling' | 'romanised' | 'english' | 'person' | 'document' | 'date' | 'figure';
  /** The page that must come first; several where the words fit several equally well. */
  first: string[];
}

const cases = JSON.parse(
  readFileSync(new URL('../fixtures/search/queries.json', import.meta.url), 'utf8'),
) as Case[];

const text = await collegeSearchText();
const titlesText = await collegeSearchText('titles');
const search = createSearch(JSON.parse(text));

test('there are forty queries, fifteen and more of them Malayalam variants or romanised', () => {
  expect(cases).toHaveLength(40);
  expect(
    cases.filter(({ kind }) => kind === 'spelling' || kind === 'romanised').length,
  ).toBeGreaterThanOrEqual(15);
});

describe('the first result is right for', () => {
  test.each(cases)('$kind: $query', ({ query, first }) => {
    expect(first).toContain(search.find(query, 1).hits[0]?.path);
  });
});

test('every page is found by its own title, first or beside one of the same words', async () => {
  const lost: string[] = [];
  for (const { path, title } of await searchedPages()) {
    const { hits } = search.find(title, 5);
    if (!hits.some((hit) => hit.path === path)) lost.push(path);
  }
  expect(lost).toEqual([]);
});

test('titles answer 32 and more before the texts have come, all of them rightly', () => {
  const titles = createSearch(JSON.parse(titlesText), false);
  const answered = cases.filter(({ query }) => titles.find(query, 1).complete);
  expect(answered.length).toBeGreaterThanOrEqual(32);
  const wrong = answered.filter(({ query, first }) => {
    return !first.includes(titles.find(query, 1).hits[0]?.path ?? ' ');
  });
  expect(wrong).toEqual([]);
});

test('the files stay below 120 kB and 16 kB on the wire', () => {
  expect(gzipSync(text).length).toBeLessThan(120_000);
  expect(gzipSync(titlesText).length).toBeLessThan(16_000);
});

test('two builds give the same file', async () => {
  expect(await collegeSearchText()).toBe(text);
});

test('the site has a page that searches it', async () => {
  expect(await searchPathOf(manifest, store)).toBe('search');
});
