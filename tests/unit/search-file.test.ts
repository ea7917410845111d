/** The files of the search, and their results. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectText } from '../../src/core/data/blockTraits/buildTraits.ts';
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Block, Page } from '../../src/core/model.ts';
import {
  collectTerms,
  FIELDS,
  packRow,
  packTerms,
  type Terms,
  unpackIndexes,
  unpackRow,
  unpackTerms,
} from '../../src/core/search/file.ts';
import type { Hit } from '../../src/core/search/results.ts';
import type { SearchHead } from '../../src/core/search/shardFiles.ts';
import { readSite, siteFolder } from '../../src/node/content/folder.ts';
import { SEARCH_FILE } from '../../src/node/content/generatedFiles.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { ENGLISH, englishLocaleSet } from '../locales.ts';
import { type SearchFiles, searchIn } from '../searchFiles.ts';
import { fixtureFolder } from './fixtures.ts';
import { page } from './searchPage.ts';

const site = await readSite(siteFolder(fixtureFolder('site')));

function filesOf(pages: readonly Page[], glossary?: string[][]): SearchFiles {
  const locales = englishLocaleSet({
    ...site,
    menu: [],
    footer: { links: [] },
    ...(glossary && { glossary }),
  });
  const words = createSearchIndexer(locales, {});
  for (const each of pages) words.add(words.row(each));
  return words.files();
}

test('the files contain every entry and term', () => {
  const term = fc.stringMatching(/^~?[a-z0-9]{1,50}$/);
  const terms = fc.uniqueArray(term, { maxLength: 8 });
  const entry = fc.record({
    entry: fc.record(
      {
        path: fc.string(),
        title: fc.string(),
        section: fc.string({ minLength: 1 }),
        date: fc.constant('01-02-2025'),
        excerpt: fc.string({ minLength: 1 }),
      },
      { requiredKeys: ['path', 'title'] },
    ),
    terms: fc.record({ keywords: terms, title: terms, names: terms, date: terms, heads: terms, text: terms }),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 60 }), (entries) => {
      expect(entries.map((each) => packRow(each.entry)).map(unpackRow)).toEqual(
        entries.map((each) => ({ ...unpackRow(['', '']), ...each.entry })),
      );
      const packed = packTerms(collectTerms(entries), FIELDS);
      const terms = unpackTerms(packed);
      const result = entries.map((): Record<string, string[]> => ({}));
      for (const field of FIELDS) {
        for (const [index, cell] of packed.postings[field].split(',').entries()) {
          if (!cell) continue;
          for (const position of unpackIndexes(cell)) {
            const list = result[position]?.[field] ?? [];
            Object.assign(result[position] ?? {}, { [field]: [...list, terms[index] ?? ''] });
          }
        }
      }
      const sorted = (of: Partial<Terms>) => FIELDS.map((field) => [...(of[field] ?? [])].sort());
      expect(result.map(sorted)).toEqual(entries.map((each) => sorted(each.terms)));
    }),
  );
});

test('files of another format are refused', () => {
  const files = filesOf([page('a', 'One'), page('b', 'Two')]);
  const head = files[SEARCH_FILE] as SearchHead;
  const others: unknown[] = [
    null,
    1,
    'text',
    [],
    {},
    { ...head, path: undefined },
    { ...head, pages: '2' },
    // The days of another release.
    { ...head, days: `${head.days},1` },
    { ...head, starts: null },
    { ...head, prefixes: { names: '' } },
    { ...head, glossary: 'fees' },
    { ...head, glossary: [['fees', 1]] },
    { ...head, others: 'ml' },
  ];
  expect(() => searchIn(files)).not.toThrow();
  for (const other of others)
    expect(() => searchIn({ [SEARCH_FILE]: other }), JSON.stringify(other)).toThrow(TypeError);
});

test('the files of a site without pages find nothing', async () => {
  expect(await searchIn(filesOf([])).find('anything', 5)).toEqual({
    count: 0,
    hits: [],
    complete: false,
    suggestions: [],
  });
});

describe('the words of a page', () => {
  const wordsOf = (blocks: Block[]) => collectText(blocks, site, ENGLISH.feeds);

  test('of a link are indexed for its target', () => {
    expect(wordsOf([{ kind: 'cards', heading: 'More', cards: [{ title: 'Crew', href: 'crew' }] }])).toEqual({
      headings: [],
      people: [],
      text: [],
      links: [{ label: 'Crew', href: 'crew' }],
    });
    expect(
      wordsOf([{ kind: 'cards', heading: 'Aims', cards: [{ title: 'Vision', text: 'To sail.' }] }]),
    ).toEqual({ headings: ['Aims', 'Vision'], people: [], text: ['To sail.'], links: [] });
  });

  test('in tabs are indexed for the page', () => {
    const people: Block = { kind: 'people', people: [{ name: 'A. Mate', role: 'Mate', message: ['Ahoy.'] }] };
    expect(
      wordsOf([{ kind: 'tabs', label: 'L', tabs: [{ id: 'a', label: 'Deck', blocks: [people] }] }]),
    ).toEqual({ headings: ['Deck'], people: ['A. Mate, Mate'], text: ['Ahoy.'], links: [] });
  });

  test('are the visible ones', () => {
    const words = wordsOf([
      { kind: 'counters', shown: false, counters: [{ value: 7, label: 'Hidden' }] },
      { kind: 'counters', counters: [{ value: 8, label: 'Shown' }] },
      { kind: 'table', caption: 'C', columns: ['Day'], rows: [[{ text: 'Monday' }]] },
    ]);
    expect(words.headings).toEqual(['8 Shown']);
    expect(words.text).toEqual(['C', 'Day', 'Monday']);
  });
});

test('a search block is also found in a tab', () => {
  expect(hasSearch([{ kind: 'prose', paragraphs: ['x'] }])).toBe(false);
  expect(hasSearch([{ kind: 'search' }])).toBe(true);
  expect(
    hasSearch([{ kind: 'tabs', label: 'L', tabs: [{ id: 'a', label: 'A', blocks: [{ kind: 'search' }] }] }]),
  ).toBe(true);
});

describe('what people type', () => {
  const titlesOf = async (text: string) => {
    const pages = [
      page('notes', 'Fees and dues of 1950'),
      page('join', 'Join us', { keywords: ['fees', 'last date', 'ഫീസ്'] }),
      page('berths', 'Berths'),
      page('yoga', 'Yoga'),
      page('who', 'Who may come', { keywords: ['യോഗ്യത'] }),
    ];
    const glossary = [
      ['berth', 'കിടപ്പാടം', 'night quarters', 'bunk'],
      ['yoga', 'യോഗ'],
    ];
    const { hits } = await searchIn(filesOf(pages, glossary)).find(text, 9);
    return hits.map(({ path }) => path);
  };

  test.each<[text: string, first: string | undefined, why: string]>([
    ['fees', 'join', 'a keyword before a title'],
    ['ഫീസ്', 'join', 'in any language'],
    ['last date', 'join', 'of several words'],
    ['yoga', 'yoga', 'whole, and not as a beginning'],
    ['bunk', 'berths', 'another word of one meaning'],
    ['കിടപ്പാടം', 'berths', 'in another language'],
    ['night quarters', 'berths', 'several words of one meaning'],
    ['night', undefined, 'and not each of them'],
  ])('%s: %s, %s', async (text, first) => expect((await titlesOf(text))[0]).toBe(first));
});

describe('what is found', () => {
  const prose = (...paragraphs: string[]): Block => ({ kind: 'prose', paragraphs });
  const clubs = [
    { label: 'Home', path: '' },
    { label: 'Sailing Club', path: 'clubs/sailing' },
  ];
  const search = searchIn(
    filesOf([
      page('rules', 'Rules', { blocks: [prose('Nobody sails alone.')] }),
      page('knots', 'Knots', { blocks: [prose('The rules of the reef knot, and the hostel.')] }),
      page('clubs/sailing', 'Sailing Club'),
      page('clubs/sailing/old', 'Regatta', { date: '01-05-2021', trail: clubs }),
      page('clubs/sailing/new', 'Regatta', { date: '01-05-2025', trail: clubs }),
      page('clubs/onam', 'ഓണാഘോഷം 2024', { date: '15-09-2024', trail: clubs }),
      page('clubs/first', 'ഒന്നാം സ്ഥാനം', { date: '15-09-2024', trail: clubs }),
      page('clubs/blood', 'ലോക രക്തദാന ദിനം', { date: '14-06-2024', trail: clubs }),
      page('papers', 'Papers', {
        blocks: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Harbour chart', href: 'documents/chart.pdf' },
              { label: 'Chart', href: 'documents/chart.pdf' },
              { label: 'Harbour chart', href: 'documents/chart.pdf' },
              { label: 'The reef and its knots', href: 'knots' },
              { label: 'Elsewhere', href: 'https://example.org/' },
            ],
          },
        ],
      }),
    ]),
  );
  const paths = async (text: string) => (await search.find(text, 9)).hits.map(({ path }) => path);
  const words = (pieces: Hit['title']) => pieces.map((piece) => piece.text).join('');

  test.each<[text: string, found: string[], why: string]>([
    ['rules', ['rules', 'knots'], 'the title before the text'],
    ['regatta', ['clubs/sailing/new', 'clubs/sailing/old'], 'the newer before the older'],
    ['regatta 2021', ['clubs/sailing/old'], 'all words are wanted'],
    ['rules 2030', ['rules', 'knots'], 'a year that no page has is a wish'],
    ['1/5/2021', ['clubs/sailing/old'], 'a day'],
    ['may 2025', ['clubs/sailing/new'], 'a month'],
    ['sailing regatta', ['clubs/sailing/new', 'clubs/sailing/old'], 'the section counts'],
    ['reg', ['clubs/sailing/new', 'clubs/sailing/old'], 'a beginning'],
    ['regata', ['clubs/sailing/new', 'clubs/sailing/old'], 'a mistyped word'],
    ['harbour chart pdf', ['documents/chart.pdf'], 'a document'],
    ['reef and its', ['knots'], 'words on a link'],
    ['onam', ['clubs/onam'], 'no ഒന്നാം'],
    ['രക്തദാനദിനം', ['clubs/blood'], 'one word for two'],
    ['raktha danam', ['clubs/blood'], 'two words for one'],
  ])('%s: %j, %s', async (text, titles) => expect(await paths(text)).toEqual(titles));

  test('is a document by its most frequent link text, in the language of the reader', async () => {
    const reader = {
      language: 'lv',
      mainLanguage: 'en',
      dates: loadMessages('lv').dates,
      documentSection: () => 'Document, PDF',
    };
    const [hit] = (await search.find('chart', 1, reader)).hits;
    expect(words(hit?.title ?? [])).toBe('Harbour chart');
    expect(words(hit?.section ?? [])).toBe('Document, PDF');
  });

  test('is the nearest if no page has all words, and says so', async () => {
    expect(await search.find('regatta zeppelin', 9)).toMatchObject({ count: 2, complete: false });
    expect(await search.find('regatta', 9)).toMatchObject({ count: 2, complete: true });
  });

  test('is only a suggestion for a very different word', async () => {
    const { count, suggestions } = await search.find('regattaboy', 9);
    expect(count).toBe(0);
    expect(suggestions).toEqual(['Regatta']);
    expect((await search.find('zzzzzzzzz', 9)).suggestions).toEqual([]);
  });

  test.each(['', '   ', '!!!', '\u200D', 'constructor', '__proto__', 'hasOwnProperty'])(
    'of "%s" is nothing',
    async (text) => expect(await search.find(text, 9)).toMatchObject({ count: 0, hits: [] }),
  );

  test('is truncated to the requested number, with the full count', async () => {
    expect(await search.find('regatta', 1)).toMatchObject({
      count: 2,
      hits: [{ path: 'clubs/sailing/new' }],
    });
  });
});
