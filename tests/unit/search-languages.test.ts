/** The search of a site in several languages, for readers of each. */
import { describe, expect, test } from 'vitest';
import type { SearchContext } from '../../src/core/search/searchContext.ts';
import { SEARCH_FILE } from '../../src/node/content/generatedFiles.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { searchFilesOf, searchIn } from '../searchFiles.ts';
import { fixtureFolder } from './fixtures.ts';
import { page } from './searchPage.ts';

const readerOf = (language: string, mainLanguage: string): SearchContext => ({
  language,
  mainLanguage,
  dates: loadMessages(language).dates,
  documentSection: () => loadMessages(language).search.document,
});

describe('the search of a site in Arabic and English', async () => {
  const search = searchIn(await searchFilesOf(fixtureFolder('arabic')));
  const paths = async (text: string, language: string) =>
    (await search.find(text, 9, readerOf(language, 'ar'))).hits.map(({ path }) => path);

  test('finds a page by incomplete spelling, with the article and without', async () => {
    for (const text of ['التطعيم', 'تطعيم', 'تطعيمٌ', 'التطع', 'تطع'])
      expect((await paths(text, 'ar'))[0], text).toBe('services/vaccination');
    expect((await paths('الاطباء', 'ar'))[0]).toBe('doctors');
  });

  test('finds a date in the words and digits of either language, that of the reader first', async () => {
    for (const text of ['18 مارس 2025', '١٨ مارس ٢٠٢٥', '١٨/٣/٢٠٢٥', '18 March 2025', '2025-03-18']) {
      expect(await paths(text, 'ar'), text).toEqual(['services/vaccination', 'en/services/vaccination']);
      expect(await paths(text, 'en'), text).toEqual(['en/services/vaccination', 'services/vaccination']);
    }
  });
});

test('a site in Latvian finds its months, and words without their diacritics', async () => {
  const search = searchIn(await searchFilesOf(fixtureFolder('latvian')));
  const first = async (text: string) => (await search.find(text, 1, readerOf('lv', 'lv'))).hits[0];
  const { hits } = await search.find('2025', 9, readerOf('lv', 'lv'));
  const dated = hits.find(({ date }) => date !== undefined);
  const [day, month] = dated?.date?.split('-') ?? [];
  const name = Object.values(loadMessages('lv').dates)[Number(month) - 1] ?? '';
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [
    `${Number(day)}. ${name} 2025`,
    `2025. gada ${Number(day)}. ${name}`,
    `${Number(day)} ${plain} 2025`,
    `${day}.${month}.2025`,
  ])
    expect((await first(text))?.path, text).toBe(dated?.path);
  expect((await first('pasakumi'))?.path).toBe('pasakumi');
  expect((await first('sazina'))?.path).toBe('sazina');
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

  const search = searchIn(words.files());
  const paths = async (text: string, language: string) =>
    (await search.find(text, 9, readerOf(language, 'en'))).hits.map(({ path }) => path);

  test('the one in the language of the reader is ranked, and the other comes last', async () => {
    expect(await paths('nirf', 'en')).toEqual('fees hostel report ml/alone ml/fees ml/hostel'.split(' '));
    expect(await paths('nirf', 'ml')).toEqual('ml/fees ml/hostel ml/alone report fees hostel'.split(' '));
  });

  test('a word that only one of them has finds that one', async () => {
    expect(await paths('ഫീസ്', 'en')).toEqual(['ml/fees']);
  });

  test('none is lost or counted twice', async () => {
    const { count, hits } = await search.find('nirf', 2, readerOf('ml', 'en'));
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

  test('the title is that in the language of the reader', async () => {
    const search = searchIn(words.files());
    const called = async (language?: string) => {
      const reader = language === undefined ? undefined : readerOf(language, 'en');
      const { hits } = await search.find('fees pdf', 1, reader);
      return hits.map(({ title }) => title.map(({ text }) => text).join(''));
    };
    expect(await called('ml')).toEqual(['ഫീസ് പട്ടിക']);
    expect(await called('en')).toEqual(['List of fees']);
    expect(await called('hi')).toEqual(['List of fees']);
    expect(await called()).toEqual(['List of fees']);
  });
});

test('a site in one language has no such data in its files', () => {
  const words = createSearchIndexer(englishLocaleSet(), {});
  words.add(words.row(page('a', 'A')));
  expect(words.files()[SEARCH_FILE]).not.toHaveProperty('others');
});
