/** The file of the search, and what is found in one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsAfter } from '../../src/app/search/SearchResults.tsx';
import { collectText } from '../../src/core/data/blockTraits/buildTraits.ts';
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Block, Page } from '../../src/core/model.ts';
import {
  FIELDS,
  pack,
  type SearchFile,
  type Terms,
  unpackEntries,
  unpackIndexes,
  unpackTerms,
} from '../../src/core/search/file.ts';
import type { Hit } from '../../src/core/search/results.ts';
import { createSearch } from '../../src/core/search/search.ts';
import { readSite, siteFolder } from '../../src/node/content/folder.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { ENGLISH, englishLocaleSet } from '../locales.ts';
import { fixtureFolder } from './fixtures.ts';
import { page } from './searchPage.ts';

const site = await readSite(siteFolder(fixtureFolder('site')));

function fileOf(pages: readonly Page[]): SearchFile {
  const words = createSearchIndexer(englishLocaleSet({ ...site, menu: [], footer: { links: [] } }), {});
  for (const each of pages) words.add(words.row(each));
  // As it comes over the network.
  return JSON.parse(JSON.stringify(words.file())) as SearchFile;
}

describe('a file', () => {
  test('gives back every entry and term', () => {
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
      terms: fc.record({
        keywords: terms,
        title: terms,
        names: terms,
        date: terms,
        heads: terms,
        text: terms,
      }),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 60 }), (entries) => {
        const file = JSON.parse(JSON.stringify(pack(entries))) as SearchFile;
        expect(unpackEntries(file)).toEqual(entries.map((each) => each.entry));
        const known = unpackTerms(file);
        const found = entries.map((): Record<string, string[]> => ({}));
        for (const field of FIELDS) {
          for (const [index, cell] of file.postings[field].split(',').entries()) {
            if (!cell) continue;
            for (const place of unpackIndexes(cell)) {
              const list = found[place]?.[field] ?? [];
              Object.assign(found[place] ?? {}, { [field]: [...list, known[index] ?? ''] });
            }
          }
        }
        const sorted = (of: Partial<Terms>) => FIELDS.map((field) => [...(of[field] ?? [])].sort());
        expect(found.map(sorted)).toEqual(entries.map((each) => sorted(each.terms)));
      }),
    );
  });

  test('of something else is refused', () => {
    const whole = fileOf([page('a', 'One'), page('b', 'Two')]);
    const { text, ...postings } = whole.postings;
    const others: unknown[] = [
      null,
      1,
      'text',
      [],
      {},
      { ...whole, entries: [['a']] },
      { ...whole, entries: [null] },
      { ...whole, terms: null },
      // The terms of another release.
      { ...whole, terms: `${whole.terms} 0zzz` },
      { ...whole, postings: null },
      { ...whole, glossary: 'fees' },
      { ...whole, glossary: [['fees', 1]] },
      { ...whole, postings },
      { ...whole, postings: { ...postings, text: text.slice(text.indexOf(',') + 1) } },
    ];
    expect(() => createSearch(whole)).not.toThrow();
    for (const other of others) expect(() => createSearch(other), JSON.stringify(other)).toThrow(TypeError);
  });

  test('of titles has all that last and the newest of the others, so many of them', () => {
    const days = Array.from({ length: 300 }, (_, index) => `01-01-${1700 + index}`);
    const words = createSearchIndexer(englishLocaleSet({ ...site, menu: [], footer: { links: [] } }), {});
    for (const date of days) words.add(words.row(page(`log/${date}`, `Day ${date}`, { date })));
    const aims = page('aims', 'Aims', {
      keywords: ['goals'],
      blocks: [{ kind: 'prose', paragraphs: ['Nobody drowns.'] }],
    });
    words.add(words.row(aims));
    const paths = unpackEntries(words.titles()).map(({ path }) => path);
    expect(paths).toEqual([...days.slice(51).map((date) => `log/${date}`), 'aims']);
    const titles = createSearch(JSON.parse(JSON.stringify(words.titles())));
    const first = (text: string) => titles.find(text, 1).hits[0]?.path;
    expect(['aims', 'goals', '1 January 1999', '1 January 1700', 'drowns'].map(first)).toEqual([
      'aims',
      'aims',
      'log/01-01-1999',
      expect.not.stringContaining('1700'),
      undefined,
    ]);
  });

  test('of a site without pages finds nothing', () => {
    const search = createSearch(fileOf([]));
    expect(search.find('anything', 5)).toEqual({ count: 0, hits: [], complete: false, suggestions: [] });
  });
});

describe('the words of a page', () => {
  const wordsOf = (blocks: Block[]) => collectText(blocks, site, ENGLISH.feeds);

  test('on a link are said of the page that it leads to', () => {
    expect(wordsOf([{ kind: 'cards', heading: 'More', cards: [{ title: 'Crew', href: 'crew' }] }])).toEqual({
      headings: [],
      people: [],
      text: [],
      links: [{ label: 'Crew', href: 'crew' }],
    });
    expect(
      wordsOf([{ kind: 'cards', heading: 'Aims', cards: [{ title: 'Vision', text: 'To sail.' }] }]),
    ).toEqual({
      headings: ['Aims', 'Vision'],
      people: [],
      text: ['To sail.'],
      links: [],
    });
  });

  test('in tabs are words of the page', () => {
    const people: Block = { kind: 'people', people: [{ name: 'A. Mate', role: 'Mate', message: ['Ahoy.'] }] };
    expect(
      wordsOf([{ kind: 'tabs', label: 'L', tabs: [{ id: 'a', label: 'Deck', blocks: [people] }] }]),
    ).toEqual({
      headings: ['Deck'],
      people: ['A. Mate, Mate'],
      text: ['Ahoy.'],
      links: [],
    });
  });

  test('are those that are shown', () => {
    const found = wordsOf([
      { kind: 'counters', shown: false, counters: [{ value: 7, label: 'Hidden' }] },
      { kind: 'counters', counters: [{ value: 8, label: 'Shown' }] },
      { kind: 'table', caption: 'C', columns: ['Day'], rows: [[{ text: 'Monday' }]] },
    ]);
    expect(found.headings).toEqual(['8 Shown']);
    expect(found.text).toEqual(['C', 'Day', 'Monday']);
  });
});

test('a search is seen in a tab too', () => {
  expect(hasSearch([{ kind: 'prose', paragraphs: ['x'] }])).toBe(false);
  expect(hasSearch([{ kind: 'search' }])).toBe(true);
  expect(
    hasSearch([{ kind: 'tabs', label: 'L', tabs: [{ id: 'a', label: 'A', blocks: [{ kind: 'search' }] }] }]),
  ).toBe(true);
});

describe('what people type', () => {
  const found = (text: string) => {
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
    return createSearch({ ...fileOf(pages), glossary })
      .find(text, 9)
      .hits.map(({ path }) => path);
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
  ])('%s: %s, %s', (text, first) => {
    expect(found(text)[0]).toBe(first);
  });
});

describe('what is found', () => {
  const prose = (...paragraphs: string[]): Block => ({ kind: 'prose', paragraphs });
  const clubs = [
    { label: 'Home', path: '' },
    { label: 'Sailing Club', path: 'clubs/sailing' },
  ];
  const search = createSearch(
    fileOf([
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
  const paths = (text: string) => search.find(text, 9).hits.map(({ path }) => path);
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
  ])('%s: %j, %s', (text, found) => {
    expect(paths(text)).toEqual(found);
  });

  test('is a document under the words that most links have, named as its reader does', () => {
    const reader = {
      language: 'lv',
      mainLanguage: 'en',
      dates: loadMessages('lv').dates,
      documentSection: () => 'Document, PDF',
    };
    const [hit] = search.find('chart', 1, reader).hits;
    expect(words(hit?.title ?? [])).toBe('Harbour chart');
    expect(words(hit?.section ?? [])).toBe('Document, PDF');
  });

  test('comes nearest where nothing has all words, and says so', () => {
    expect(search.find('regatta zeppelin', 9)).toMatchObject({ count: 2, complete: false });
    expect(search.find('regatta', 9)).toMatchObject({ count: 2, complete: true });
  });

  test('is nothing but suggestions for a word that is far off', () => {
    const { count, suggestions } = search.find('regrattattas', 9);
    expect(count).toBe(0);
    expect(suggestions).toEqual(['Regatta']);
    expect(search.find('zzzzzzzzz', 9).suggestions).toEqual([]);
  });

  test.each(['', '   ', '!!!', '\u200D', 'constructor', '__proto__', 'hasOwnProperty'])(
    'of "%s" is nothing',
    (text) => {
      expect(search.find(text, 9)).toMatchObject({ count: 0, hits: [] });
    },
  );

  test('stands behind what is shown already, each once, and no more than was asked for', () => {
    const [shown, all] = [search.find('regatta 2021', 9).hits, search.find('sailing', 2)];
    const { hits, count } = resultsAfter(shown, all);
    const [best, next] = all.hits;
    expect(all.hits).toHaveLength(2);
    expect([best?.path, next?.path]).not.toContain('clubs/sailing/old');
    expect(hits.map(({ path }) => path)).toEqual(['clubs/sailing/old', best?.path]);
    expect(count).toBe(all.count);
    expect(resultsAfter(shown, { ...all, hits: [], count: 0 }).count).toBe(1);
  });

  test('is no guess while others may have the word', () => {
    const part = createSearch(fileOf([page('three', 'Three'), page('tree-house', 'Tree house')]), false);
    expect(part.find('threw', 9)).toMatchObject({ count: 0, complete: false });
    expect(part.find('tre', 9).hits.map(({ path }) => path)).toEqual(['tree-house']);
  });

  test('is cut where fewer are wanted, and counted all the same', () => {
    expect(search.find('regatta', 1)).toMatchObject({ count: 2, hits: [{ path: 'clubs/sailing/new' }] });
  });
});
