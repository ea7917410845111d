/** The ranking of pages: typing errors, abbreviations, question words, keywords, complete titles, translations. */
import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/core/model.ts';
import type { SearchContext } from '../../src/core/search/searchContext.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { searchIn } from '../searchFiles.ts';
import { page } from './searchPage.ts';

const prose = (...paragraphs: string[]): Partial<Page> => ({ blocks: [{ kind: 'prose', paragraphs }] });

/** Pages that match any query, so that a rare word is rare. */
const others = Array.from({ length: 40 }, (_, index) =>
  page(`log/${index}`, `Outing ${index}`, {
    date: `01-01-${1970 + index}`,
    ...prose('We rowed to the bridge and back.'),
  }),
);

async function firstOf(
  pages: readonly [page: Page, language?: string][],
  text: string,
  reader?: SearchContext,
) {
  const words = createSearchIndexer(englishLocaleSet(), {});
  for (const [each, language] of pages) words.add(words.row(each, language));
  for (const each of others) words.add(words.row(each));
  return (await searchIn(words.files()).find(text, 1, reader)).hits[0]?.path;
}

const in2024 = { date: '01-06-2024' };

describe('a mistyped word of a title', () => {
  const careers = page('careers', 'Career Guidance');
  const carrier = page('log/carrier', 'A Carrier for the Boat', in2024);
  const regatta = page('regatta', 'Regatta Rules');
  const report = page('log/regata', 'Report', { ...in2024, ...prose('Our regata, as the sign had it.') });

  test.each<[what: string, query: string, first: string]>([
    ['that another title has as a word', 'carrier guidance', 'careers'],
    ['that stands in a text as it was typed', 'regata', 'regatta'],
    ['beside a word that is right', 'regata rules', 'regatta'],
    ['with two letters in the other order', 'reagtta', 'regatta'],
    ['with two wrong letters of seven', 'rigatto', 'regatta'],
  ])('%s', async (_, query, first) => {
    expect(await firstOf([[carrier], [report], [careers], [regatta]], query)).toBe(first);
  });

  test('is not corrected to a word that several texts have', async () => {
    const flood = page('flood', 'Bloom of the Meadow');
    const texts = [1, 2, 3].map((number) => page(`text/${number}`, `Text ${number}`, prose('Give blood.')));
    expect(await firstOf([[flood], ...texts.map((each): [Page] => [each])], 'blood')).toMatch(/^text/);
  });
});

describe('an abbreviation', async () => {
  const parents = page('parents', 'Parents and Rowers Association');
  const information = page('information', 'Right to Information');
  const support = page('log/support', 'Basic Life Support: Two Minutes at a Time', in2024);
  const training = [2021, 2022, 2023, 2024].map((year): [Page] => [
    page(`log/training-${year}`, `Training ${year}`, { date: `01-06-${year}` }),
  ]);
  const service = page('service', 'NRS and Other Work');
  const text = page('text', 'Text', prose('The national team is of service to the river.'));
  const malayalam = page('malayalam', 'എൻ.ആർ.എസ്. ദിനം');

  test.each<[query: string, first: string]>([
    ['PRA', 'parents'],
    ['rti', 'information'],
    ['BLS training', 'log/support'],
    ['പി.ആർ.എ.', 'parents'],
    ['national river service', 'service'],
    ['the national river service', 'service'],
  ])('and its words are equivalent: %s', async (query, first) => {
    expect(await firstOf([[text], [parents], [information], [support], ...training, [service]], query)).toBe(
      first,
    );
  });

  test('is known in Malayalam spelling', async () => {
    expect(await firstOf([[malayalam]], 'national river service')).toBe('malayalam');
  });

  test('is no month without a number next to it', async () => {
    const pages: [Page][] = [
      [page('log/september', 'Outing of the Programme', { date: '03-09-2024' })],
      [page('skills', 'Skill Enhancement Programme')],
      [page('september', 'The Month of September')],
    ];
    expect(await firstOf(pages, 'sep programme')).toBe('skills');
    expect(await firstOf(pages, 'sep')).toBeOneOf(['skills', 'september']);
    expect(await firstOf(pages, '3 sep 2024')).toBe('log/september');
  });
});

describe('words of a question', () => {
  const house = page('house', 'Boat House', { keywords: ['ബോട്ട് ഹൗസ്'] });
  const fees = page('fees', 'Fees', { keywords: ['ഫീസ്'] });
  const talk = page('log/talk', 'When We Asked Where and How', in2024);
  const question = page('log/asked', 'Asked', {
    ...in2024,
    ...prose(
      'Boat house and fees: evide, evideyanu, ethrayanu, when, pay.',
      'ഫീസ് എത്രയാണ്, ഫീസ് എപ്പോഴാണ് എന്ന് അവർ ചോദിച്ചു.',
    ),
  });

  test.each<[query: string, first: string]>([
    ['where is the boat house', 'house'],
    ['when is the boat house', 'house'],
    ['boat house evide', 'house'],
    ['boat house evideyanu', 'house'],
    ['fees ethrayanu', 'fees'],
    ['ഫീസ് എത്രയാണ്', 'fees'],
    ['ഫീസ് എപ്പോഴാണ്', 'fees'],
  ])('are ignored: %s', async (query, first) => {
    expect(await firstOf([[talk], [question], [house], [fees]], query)).toBe(first);
  });

  test.each(['ar', 'en', 'hi', 'lv', 'ml'])(
    'are known in each language of the engine: %s',
    async (language) => {
      const questionWord = { ar: 'أين', en: 'where', hi: 'कहाँ', lv: 'kur', ml: 'എവിടെ' }[language] ?? '';
      const pages: [Page][] = [
        [page('log/asked', `${questionWord} ${questionWord}x`, in2024)],
        [page('pier', 'Pier')],
      ];
      expect(await firstOf(pages, `${questionWord} pier`)).toBe('pier');
    },
  );

  test('alone are searched', async () => {
    expect(await firstOf([[talk]], 'when where how')).toBe('log/talk');
  });

  test('do not include short words that sound alike', async () => {
    expect(await firstOf([[page('ent', 'ENT')], [page('pier', 'Pier at the River')]], 'ent river')).toBe(
      'ent',
    );
  });
});

describe('keywords', () => {
  const day = page('log/day', 'ലോക ജലദിനം: ഒരു ബക്കറ്റ്', { ...in2024, keywords: ['World Water Day'] });
  const water = page('log/water', 'Notes', { ...in2024, ...prose('On world water day we rowed on water.') });

  test.each(['world water day', 'water day', 'waterday'])(
    'of several words match by their last words: %s',
    async (query) => expect(await firstOf([[water], [day]], query)).toBe('log/day'),
  );

  test('do not start with an ignored word', async () => {
    const evening = page('log/evening', 'സന്ധ്യ', { ...in2024, keywords: ['evening in the house'] });
    expect(await firstOf([[evening], [page('house', 'House of the Club')]], 'where is the house')).toBe(
      'house',
    );
  });
});

test('a page with the query as its title comes before an entry with it as a keyword', async () => {
  const regatta = page('regatta', 'Autumn Regatta');
  const entry = page('log/regatta', 'വള്ളംകളി', { ...in2024, keywords: ['autumn regatta'] });
  expect(await firstOf([[entry], [regatta]], 'autumn regatta')).toBe('regatta');
});

test('an untranslated page is ranked higher than a translated one in another language', async () => {
  const reader: SearchContext = {
    language: 'ml',
    mainLanguage: 'en',
    dates: loadMessages('ml').dates,
    documentSection: () => '',
  };
  const pages: [Page, string?][] = [
    [page('camp', 'Camp ക്യാമ്പ്')],
    [page('ml/campus', 'ക്യാമ്പസ് എന്ന വലിയ ഇടം'), 'ml'],
  ];
  expect(await firstOf(pages, 'ക്യാമ്പ്', reader)).toBe('camp');
});
