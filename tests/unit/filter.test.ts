/** The filter of a long list matches its definition in any spelling. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FilterQuery, type ListRow, openFilter } from '../../src/core/search/filter.ts';
import { ENGLISH } from '../locales.ts';

const NOTHING: FilterQuery = { words: '', year: '', tag: '' };
const { dates } = ENGLISH;
const open = (rows: readonly ListRow[], years = [] as { name: string; count: number }[]) =>
  openFilter({ data: rows }, years, dates);
const titles = (rows: readonly ListRow[]) => rows.map(([, title]) => title);

/** Words of few letters, so that many have a common prefix; none ends in the s that a plural loses. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'r'), minLength: 1, maxLength: 5 });
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const day = fc
  .record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ day, month }) => [day, month].map((part) => String(part).padStart(2, '0')).join('-'));
const years = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
const list = years.chain((counts) =>
  fc.tuple(
    ...counts.map((count, index) =>
      fc.array(
        fc
          .tuple(text, day, fc.array(text, { maxLength: 2 }))
          .map(([title, date, tags]): ListRow => [title, title, `${date}-${2025 - index}`, tags]),
        { minLength: count, maxLength: count },
      ),
    ),
  ),
);

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Every word, alone or joined with one or two neighbours, is a prefix of a word in the title, a tag or the day. */
function fits([, title, date, tags]: ListRow, typed: readonly string[]): boolean {
  const [day, month, year] = date.split('-').map(Number);
  const searchedWords = `${title} ${tags.join(' ')} ${day} ${MONTHS[(month ?? 0) - 1]} ${year}`.split(' ');
  const begins = (words: readonly string[]) =>
    (words.length === 1 || !/\d/.test(words.join(''))) &&
    searchedWords.some((word) => word.startsWith(words.join('')));
  return typed.every((_, index) =>
    [1, 2, 3].some((count) =>
      [...Array(count).keys()].some((offset) => {
        const part = typed.slice(Math.max(0, index - offset), index - offset + count);
        return index >= offset && part.length === count && begins(part);
      }),
    ),
  );
}

test('finds exactly the entries that match every word, the year and the tag, in list order', () =>
  fc.assert(
    fc.asyncProperty(
      list,
      fc.array(fc.oneof(word, fc.constantFrom('2025', '20', '2024', 'ju', 'may', '1')), { maxLength: 4 }),
      fc.option(fc.integer({ min: 0, max: 3 })),
      fc.option(fc.nat()),
      async (parts, typed, year, tag) => {
        const rows = parts.flat();
        const names = parts.map((part, index) => ({ name: `${2025 - index}`, count: part.length }));
        const tags = rows.flatMap((row) => row[3]);
        const query: FilterQuery = {
          words: typed.join(' '),
          year: year === null ? '' : (names[year]?.name ?? ''),
          tag: tag === null ? '' : (tags[tag % tags.length] ?? ''),
        };
        const expected = rows.filter(
          (row) =>
            fits(row, typed) &&
            row[2].endsWith(query.year) &&
            (query.tag === '' || row[3].includes(query.tag)),
        );
        expect((await open(rows, names)).find(query)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  ));

const LIST: readonly ListRow[] = [
  ['a', 'Blood donation camp', '14-06-2025', ['Health', 'Youth']],
  ['b', 'വായനാദിനം', '19-06-2024', ['വായന']],
  ['c', 'Café for alumni', '01-02-2024', []],
  ['d', 'എൻ.എസ്.എസ്. ക്യാമ്പ്', '', ['health']],
  ['e', 'Onam: 1,000 flowers', '05-09-2022', ['Ōnam']],
];

test.each<[words: string, found: string[]]>([
  ['', ['a', 'b', 'c', 'd', 'e']],
  ['  …! ', ['a', 'b', 'c', 'd', 'e']],
  ['blo don', ['a']],
  ['CAMPS', ['a']],
  ['amp', []],
  ['blood vayana', []],
  // Accents, and scripts with equal sounds.
  ['cafe', ['c']],
  ['vayana dinam', ['b']],
  ['വായനാ ദിനം', ['b']],
  ['vaayanaadinam', ['b']],
  // An older spelling of the same letter, and half a word.
  ['എന്‍', ['d']],
  ['ക്യാമ്പ', ['d']],
  ['nss', ['d']],
  // Days in numbers and words, years and tags.
  ['14/6/2025', ['a']],
  ['june 14', ['a']],
  ['june', ['a', 'b']],
  ['19 june 2024', ['b']],
  ['202', ['a', 'b', 'c', 'e']],
  ['2024 café', ['c']],
  ['health 2025', ['a']],
  ['1000', ['e']],
])('finds %j', async (words, titles) => {
  expect((await open(LIST)).find({ ...NOTHING, words }).map(([path]) => path)).toEqual(titles);
});

test('a tag matches in any spelling', async () => {
  const filter = await open(LIST);
  const tagged = (tag: string) => titles(filter.find({ ...NOTHING, tag }));
  expect(tagged('HEALTH')).toEqual(['Blood donation camp', 'എൻ.എസ്.എസ്. ക്യാമ്പ്']);
  expect(tagged('onam')).toEqual(['Onam: 1,000 flowers']);
  expect(tagged('Heal')).toEqual([]);
});

test('an academic year has as many entries as its count', async () => {
  const filter = await open(LIST, [
    { name: '2025-2026', count: 1 },
    { name: '2023-2024', count: 2 },
    { name: 'undated', count: 2 },
  ]);
  expect(titles(filter.find({ ...NOTHING, year: '2023-2024' }))).toEqual(['വായനാദിനം', 'Café for alumni']);
  expect(filter.find({ ...NOTHING, year: 'undated', words: 'onam' })).toHaveLength(1);
});

test.each<[unknown]>([
  [undefined],
  [null],
  [[]],
  [{ data: {} }],
  [{ data: [['a', 'Title', '01-01-2025']] }],
  [{ data: [['a', 'Title', 1, []]] }],
  [{ data: [['a', 'Title', '', [1]]] }],
])('a file of another page is refused %j', (file) => expect(openFilter(file, [], dates)).rejects.toThrow());

test('a file of another page is refused by the number of its entries', () =>
  expect(open(LIST, [{ name: '2025', count: 4 }])).rejects.toThrow());
