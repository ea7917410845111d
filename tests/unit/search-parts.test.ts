/** The index of a large site, in parts: against the same in one file, over the college of tests/fixtures. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { unpackEntries, unpackTerms } from '../../src/core/search/file.ts';
import type { Results, Search } from '../../src/core/search/results.ts';
import { createSearch } from '../../src/core/search/search.ts';
import type { SearchContext } from '../../src/core/search/searchContext.ts';
import { isSearchHead, type SearchHead } from '../../src/core/search/shardFiles.ts';
import { searchOf } from '../searchFiles.ts';
import { COLLEGE } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';

let college: Awaited<ReturnType<typeof searchOf>>;
let whole: Search;
/** It takes no word for a mistyped one. */
let exact: Search;
/** It has answered before. */
let warm: Search;

const read = (files: ReadonlyMap<string, string>) => async (name: string) => {
  const file = files.get(`${name}.json`);
  if (file === undefined) throw new TypeError(`There is no ${name}.`);
  return JSON.parse(file) as unknown;
};

/** As the app opens it: titles first. */
async function opened(files: ReadonlyMap<string, string>, ask = read(files)): Promise<Search> {
  createSearch(await read(files)('search-titles'), false);
  return createSearch(await read(files)('search-index'), true, ask);
}

/** What is found when all that it needs has come. */
async function answer(search: Search, text: string, reader?: SearchContext): Promise<Results> {
  for (;;) {
    const results = search.find(text, 8, reader);
    if (!results.rest) return results;
    await results.rest();
  }
}

const outcome = ({ hits, count, complete, partial }: Results) => ({
  paths: hits.map(({ path }) => path),
  titles: hits.map(({ title }) => title),
  count,
  complete,
  partial,
});

beforeAll(async () => {
  college = await searchOf(COLLEGE);
  whole = createSearch(JSON.parse(JSON.stringify(college.file)));
  exact = createSearch(JSON.parse(JSON.stringify(college.file)), false);
  warm = await opened(college.files);
});

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/search/${name}.json`, import.meta.url), 'utf8'));

describe('an index in parts', () => {
  test('is a head and many parts in a folder that is named after them, the same in each build', () => {
    const names = [...college.files.keys()];
    const head = JSON.parse(college.files.get('search-index.json') ?? '') as SearchHead;
    expect(isSearchHead(head)).toBe(true);
    expect(head.parts).toMatch(/^assets\/words-[0-9a-f]{8}$/);
    const parts = names.filter((name) => name.startsWith(`${head.parts}/`));
    expect(names.filter((name) => !parts.includes(name))).toEqual([
      'search-index.json',
      'search-titles.json',
    ]);
    for (const group of ['names', 'text', 'entries'])
      expect(parts.filter((name) => name.includes(`/${group}-`)).length, group).toBeGreaterThan(3);
    expect(college.again).toEqual(college.files);
  });

  test('finds the same as one file for what visitors ask', async () => {
    const visitors = fixture('visitors') as { first: { query: string }[]; none: string[] };
    const asked = fixture('queries') as { query: string }[];
    for (const { query } of [...asked, ...visitors.first])
      expect(outcome(await answer(warm, query)), query).toEqual(outcome(whole.find(query, 8)));
    for (const query of visitors.none) expect((await answer(warm, query)).complete, query).toBe(false);
  });

  test('finds the same as one file for words of titles and texts, whole and begun', async () => {
    const terms = unpackTerms(college.file).filter((term) => /^\p{L}{3,}$/u.test(term));
    const titles = unpackEntries(college.file).map(({ title }) => title);
    const query = fc.oneof(
      fc.constantFrom(...titles),
      fc
        .array(fc.tuple(fc.constantFrom(...terms), fc.integer({ min: 3, max: 9 })), {
          minLength: 1,
          maxLength: 3,
        })
        .map((parts) => parts.map(([term, length]) => term.slice(0, length)).join(' '))
        // Mistyped words are looked for in fewer places. So is the beginning of a word that is a keyword and nothing else.
        .filter((text) => exact.find(text, 1).complete),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        expect(outcome(await answer(warm, text))).toEqual(outcome(whole.find(text, 8)));
      }),
      { numRuns: 60 },
    );
  });

  test('gives the same answer whatever was asked before', async () => {
    for (const text of [
      's',
      'nu',
      'nursin',
      'nrusing',
      'vayanadinam',
      'swimming pool',
      'xyzzyx',
      'nursng scool',
    ]) {
      const cold = await answer(await opened(college.files), text);
      const { rest, ...again } = await answer(warm, text);
      expect({ text, ...again }).toEqual({ text, ...cold });
    }
  });

  test('finds mistyped words of titles, and proposes others', async () => {
    const paths = (results: Results) => results.hits.map(({ path }) => path);
    expect(paths(await answer(warm, 'admisson'))[0]).toBe(whole.find('admisson', 1).hits[0]?.path);
    const near = 'organigrattum';
    expect(whole.find(near, 1).suggestions).toEqual(['Organogram']);
    expect((await answer(warm, near)).suggestions).toEqual(['Organogram']);
  });

  test('loads a small part of itself for a query, and nothing twice', async () => {
    const asked: string[] = [];
    const search = await opened(college.files, (name) => {
      asked.push(name);
      return read(college.files)(name);
    });
    await answer(search, 'admission');
    const first = asked.length;
    expect(first).toBeLessThan(college.files.size / 3);
    await answer(search, 'admission');
    expect(asked.length).toBe(first);
    await answer(search, 'library');
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('while parts are on their way', () => {
  /** A line on which everything stays until it is let go. */
  function heldLine(fails = false) {
    const held: (() => void)[] = [];
    const release = () => {
      for (const go of held.splice(0)) go();
    };
    const line = { held, isBroken: fails, release };
    const ask = async (name: string) => {
      await new Promise<void>((done) => held.push(done));
      if (line.isBroken) throw new Error('The line broke.');
      return read(college.files)(name);
    };
    return { line, ask };
  }

  test('what was typed before stays for a moment, then titles answer', async () => {
    vi.useFakeTimers();
    try {
      const { line, ask } = heldLine();
      const search = await opened(college.files, ask);
      const begun = search.find('admission', 8).rest?.();
      await vi.advanceTimersByTimeAsync(100);
      for (let trip = 0; trip < 5; trip++) {
        line.release();
        await vi.advanceTimersByTimeAsync(1);
      }
      await begun;
      expect(search.find('admission', 8)).toEqual(whole.find('admission', 8));
      const more = search.find('admission fees', 8);
      expect([more.text, more.partial]).toEqual(['admission', undefined]);
      const moment = more.rest?.();
      await vi.advanceTimersByTimeAsync(300);
      await moment;
      const late = search.find('admission fees', 8);
      expect([late.text, late.partial]).toEqual([undefined, true]);
      expect(search.find('library', 8).partial).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a part that does not come is said, titles answer, and it is asked for again', async () => {
    const { line, ask } = heldLine(true);
    const search = await opened(college.files, ask);
    const lost = search.find('admission', 8).rest?.();
    line.release();
    await expect(lost).rejects.toThrow('The line broke.');
    const titles = search.find('admission', 8);
    expect(titles.partial).toBe(true);
    expect(titles.hits[0]?.path).toBe('academic/admission');
    line.isBroken = false;
    const found = answer(search, 'admission');
    for (let trip = 0; trip < 5; trip++) {
      line.release();
      await new Promise((done) => setTimeout(done));
    }
    expect(await found).toEqual(whole.find('admission', 8));
  });

  test('a part of something else is refused', async () => {
    const search = await opened(college.files, async () => ({ terms: '0a 0b', postings: {} }));
    await expect(search.find('admission', 8).rest?.()).rejects.toThrow(TypeError);
  });
});

test('a site in several languages answers each reader as one file does', async () => {
  const { files, file } = await searchOf(fixtureFolder('arabic'));
  const [one, parts] = [createSearch(JSON.parse(JSON.stringify(file))), await opened(files)];
  const readerOf = (language: string) => ({ language, mainLanguage: 'ar' }) as SearchContext;
  for (const language of ['ar', 'en']) {
    const reader = { ...readerOf(language), documentSection: () => 'PDF' } as SearchContext;
    for (const text of ['تطعيم', 'vaccination', '2025', 'doctors'])
      expect(outcome(await answer(parts, text, reader)), `${language}: ${text}`).toEqual(
        outcome(one.find(text, 8, reader)),
      );
  }
});
