/** The search of a site in several languages, for readers of each. */
import { beforeAll, describe, expect, test } from 'vitest';
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Search } from '../../src/core/search/results.ts';
import { createSearch } from '../../src/core/search/search.ts';
import type { SearchContext } from '../../src/core/search/searchContext.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer, type SearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { openSite } from '../openSite.ts';
import { fixtureFolder } from './fixtures.ts';
import { page } from './searchPage.ts';

const readerOf = (language: string, mainLanguage: string): SearchContext => ({
  language,
  mainLanguage,
  dates: loadMessages(language).dates,
  documentSection: () => loadMessages(language).search.document,
});

/** As the files come over the network. */
const opened = (words: SearchIndexer, which: 'file' | 'titles' = 'file'): Search =>
  createSearch(JSON.parse(JSON.stringify(words[which]())), which === 'file');

async function wordsOfSite(name: string): Promise<SearchIndexer> {
  const site = await openSite(fixtureFolder(name));
  const words = createSearchIndexer(site, site.manifest);
  for (const path of site.paths) {
    const found = await site.resolution(path);
    if (found.kind === 'page' && !hasSearch(found.page.blocks))
      words.add(words.row(found.page, found.locale.language));
  }
  return words;
}

describe.each(['file', 'titles'] as const)('the %s of a site in Arabic and English', (which) => {
  let search: Search;
  const paths = (text: string, language: string) =>
    search.find(text, 9, readerOf(language, 'ar')).hits.map(({ path }) => path);

  beforeAll(async () => {
    search = opened(await wordsOfSite('arabic'), which);
  });

  test('finds a page whatever is left out of its spelling, with the article and without', () => {
    for (const text of ['التطعيم', 'تطعيم', 'تطعيمٌ', 'التطع', 'تطع'])
      expect(paths(text, 'ar')[0], text).toBe('services/vaccination');
    expect(paths('الاطباء', 'ar')[0]).toBe('doctors');
  });

  test('finds a day in the words and digits of either language, that of the reader first', () => {
    for (const text of ['18 مارس 2025', '١٨ مارس ٢٠٢٥', '١٨/٣/٢٠٢٥', '18 March 2025', '2025-03-18']) {
      expect(paths(text, 'ar'), text).toEqual(['services/vaccination', 'en/services/vaccination']);
      expect(paths(text, 'en'), text).toEqual(['en/services/vaccination', 'services/vaccination']);
    }
  });
});

test('a site in Latvian finds its months, and words without their marks', async () => {
  const search = opened(await wordsOfSite('latvian'));
  const first = (text: string) => search.find(text, 1, readerOf('lv', 'lv')).hits[0];
  const dated = search.find('2025', 9, readerOf('lv', 'lv')).hits.find(({ date }) => date !== undefined);
  const [day, month] = dated?.date?.split('-') ?? [];
  const name = Object.values(loadMessages('lv').dates)[Number(month) - 1] ?? '';
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [
    `${Number(day)}. ${name} 2025`,
    `2025. gada ${Number(day)}. ${name}`,
    `${Number(day)} ${plain} 2025`,
    `${day}.${month}.2025`,
  ])
    expect(first(text)?.path, text).toBe(dated?.path);
  expect(first('pasakumi')?.path).toBe('pasakumi');
  expect(first('sazina')?.path).toBe('sazina');
});

describe('of a page in two languages', () => {
  const words = createSearchIndexer(
    {
      ...englishLocaleSet(),
      translations: ['fees', 'hostel'].map((original) => ({
        path: `ml/${original}`,
        language: 'ml',
        original,
      })),
    },
    {},
  );
  for (const [path, title] of [
    ['fees', 'NIRF fees'],
    ['hostel', 'NIRF hostel'],
    ['report', 'NIRF report'],
  ] as const)
    words.add(words.row(page(path, title)));
  words.add(words.row(page('ml/fees', 'NIRF ഫീസ്'), 'ml'));
  words.add(words.row(page('ml/hostel', 'NIRF ഹോസ്റ്റൽ'), 'ml'));
  words.add(words.row(page('ml/alone', 'NIRF മാത്രം'), 'ml'));

  const paths = (language?: string) =>
    opened(words)
      .find('nirf', 9, language === undefined ? undefined : readerOf(language, 'en'))
      .hits.map(({ path }) => path);

  test('the one in the reader’s language takes the place, and the other is behind all others', () => {
    expect(paths('en')).toEqual(['fees', 'hostel', 'report', 'ml/alone', 'ml/fees', 'ml/hostel']);
    expect(paths('ml')).toEqual(['ml/fees', 'ml/hostel', 'ml/alone', 'report', 'fees', 'hostel']);
  });

  test('a word that one of them has alone finds that one', () => {
    const search = opened(words);
    expect(search.find('ഫീസ്', 9, readerOf('en', 'en')).hits.map(({ path }) => path)).toEqual(['ml/fees']);
  });

  test('none is lost, and none is counted a second time', () => {
    const { count, hits } = opened(words).find('nirf', 2, readerOf('ml', 'en'));
    expect(count).toBe(6);
    expect(hits).toHaveLength(2);
  });
});

describe('of a document that pages of several languages link to', () => {
  const words = createSearchIndexer(englishLocaleSet(), {});
  const linking = (path: string, label: string, language?: string) => {
    const buttons = [{ label, href: 'documents/fees.pdf' }];
    words.add(words.row(page(path, path, { blocks: [{ kind: 'buttons', buttons }] }), language));
  };
  linking('ml/fees', 'ഫീസ് പട്ടിക', 'ml');
  linking('ml/hostel', 'ഫീസ് പട്ടിക', 'ml');
  linking('fees', 'List of fees');

  test.each(['file', 'titles'] as const)(
    'the %s calls it as the pages in the language of the reader do',
    (which) => {
      const called = (language?: string) =>
        opened(words, which)
          .find('fees pdf', 1, language === undefined ? undefined : readerOf(language, 'en'))
          .hits.map(({ title }) => title.map(({ text }) => text).join(''));
      expect(called('ml')).toEqual(['ഫീസ് പട്ടിക']);
      expect(called('en')).toEqual(['List of fees']);
      expect(called('hi')).toEqual(['List of fees']);
      expect(called()).toEqual(['List of fees']);
    },
  );
});

test('titles keep the same share of each language', () => {
  const words = createSearchIndexer(englishLocaleSet(), {});
  for (let index = 0; index < 300; index++) words.add(words.row(page(`en/${index}`, `Page ${index}`)));
  for (let index = 0; index < 100; index++) words.add(words.row(page(`ml/${index}`, `താൾ ${index}`), 'ml'));
  const { entries, others } = words.titles();
  expect(entries).toHaveLength(250);
  expect(others?.length).toBeGreaterThanOrEqual(62);
});

test('a site in one language has nothing of this in its files', () => {
  const words = createSearchIndexer(englishLocaleSet(), {});
  words.add(words.row(page('a', 'A')));
  expect(words.file()).not.toHaveProperty('others');
});
