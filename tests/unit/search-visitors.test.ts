/**
 * The search over the college of tests/fixtures, against what visitors ask: queries that were written before the site had
 * keywords and a glossary. What they ask for is what prospectuses, admission pages and hostel rules of nursing colleges in
 * Kerala answer, and what NAAC's metrics ask of a website; how they type it in Malayalam is as on a phone.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Search } from '../../src/core/search/results.ts';
import { collegeSearch } from './collegeSearch.ts';

interface Query {
  query: string;
  who: 'applicant' | 'parent' | 'student' | 'alumnus' | 'inspector';
  language: 'english' | 'malayalam' | 'romanised';
  /** The page that must come first; several where each answers. */
  first: string[];
}

const { first, none } = JSON.parse(
  readFileSync(new URL('../fixtures/search/visitors.json', import.meta.url), 'utf8'),
) as { first: Query[]; none: string[] };

const search = await collegeSearch();
const titles = await collegeSearch('titles');

test('sixty queries, half of them Malayalam or romanised', () => {
  expect(first).toHaveLength(60);
  expect(first.filter(({ language }) => language !== 'english')).toHaveLength(30);
});

const isRight = (searched: Search, { query, first }: Query) =>
  first.includes(searched.find(query, 1).hits[0]?.path ?? ' ');

test('the first result is right for 54 and more', () => {
  const wrong = first.filter((each) => !isRight(search, each));
  expect(first.length - wrong.length, wrong.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(54);
});

test('titles answer 45 and more before the texts have come, and at most 3 of them wrongly', () => {
  const answered = first.filter(({ query }) => titles.find(query, 1).complete);
  expect(answered.length).toBeGreaterThanOrEqual(45);
  const wrong = answered.filter((each) => !isRight(titles, each));
  expect(wrong.length, wrong.map(({ query }) => query).join(', ')).toBeLessThanOrEqual(3);
});

test.each(none)('what the site cannot answer has no result: %s', (query) => {
  expect(search.find(query, 5).complete).toBe(false);
});
