/**
 * The search of the college of tests/fixtures, with visitors' questions that were written before the site had keywords and a
 * glossary. Their topics are from prospectuses, admission pages and hostel rules of nursing colleges in Kerala, and from
 * NAAC's metrics for websites; their Malayalam spelling is from phones.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchIn } from '../searchFiles.ts';
import { collegeSearchFiles } from './collegeSearch.ts';

interface Query {
  query: string;
  who: 'applicant' | 'parent' | 'student' | 'alumnus' | 'inspector';
  language: 'english' | 'malayalam' | 'romanised';
  /** The required first page; several if each has the answer. */
  first: string[];
}

const { first, none } = JSON.parse(
  readFileSync(new URL('../fixtures/search/visitors.json', import.meta.url), 'utf8'),
) as { first: Query[]; none: string[] };

const search = searchIn(await collegeSearchFiles());

test('sixty queries, half of them Malayalam or romanised', () => {
  expect(first).toHaveLength(60);
  expect(first.filter(({ language }) => language !== 'english')).toHaveLength(30);
});

test('the first result is right for 54 and more', async () => {
  const wrong: string[] = [];
  for (const { query, first: right } of first) {
    const { hits } = await search.find(query, 1);
    if (!right.includes(hits[0]?.path ?? ' ')) wrong.push(query);
  }
  expect(first.length - wrong.length, wrong.join(', ')).toBeGreaterThanOrEqual(54);
});

test.each(none)('what the site cannot answer has no result: %s', async (query) => {
  expect((await search.find(query, 5)).complete).toBe(false);
});
