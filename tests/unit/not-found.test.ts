import { describe, expect, test } from 'vitest';
import { type Listed, nearestPages, queryFromPath } from '../../src/app/shell/NotFound.tsx';
import { intendedPage } from '../../src/app/shell/useIntendedPage.ts';
import { notFoundParents } from '../../src/node/content/generatedFiles.ts';

const paths = [
  '',
  'aboutus',
  'activities',
  'activities/yrc',
  'activities/nature-club',
  'activities/literary-club',
  'activities/yrc/ലോക-രക്തദാന-ദിനം-2024',
  'activities/yrc/അവ\u0D7B-2024',
  'activities/yrc/നഴ്\u200Cസിംഗ്-വാരം',
  'activities/yrc/ആശുപത്രിയുടെ-ന്റെ',
  'iqac/history',
  'iqac/philosophy',
  'contactus',
];
const pages: Listed[] = paths.map((path) => ({ path, title: `Page ${path}` }));

test.each<[what: string, asked: string, meant: string | undefined]>([
  ['letter case', 'AboutUs', 'aboutus'],
  ['letter case further down', 'Activities/YRC', 'activities/yrc'],
  ['an old spelling of a chillu', 'activities/yrc/അവ\u0D28\u0D4D\u200D-2024', 'activities/yrc/അവ\u0D7B-2024'],
  ['a missing zero-width non-joiner', 'activities/yrc/നഴ്സിംഗ്-വാരം', 'activities/yrc/നഴ്\u200Cസിംഗ്-വാരം'],
  ['another spelling of ന്റ', 'activities/yrc/ആശുപത്രിയുടെ-\u0D7B\u0D4D\u0D31െ', 'activities/yrc/ആശുപത്രിയുടെ-ന്റെ'],
  ['the page itself', 'aboutus', undefined],
  ['a mistyped word', 'abuotus', undefined],
  ['something else', 'hostel', undefined],
  ['nothing but zero-width characters', '\u200B', ''],
])('the intended page %s', (_, address, meant) => expect(intendedPage(address, pages)).toBe(meant));

test.each<[asked: string | undefined, words: string]>([
  ['student_hostel-rules.html', 'student hostel rules'],
  ['ml/student-hostel', 'student hostel'],
  ['ml', ''],
  ['en/fees', 'en fees'],
  ['about/ml', 'about ml'],
  [undefined, ''],
])('the words of %s', (address, words) => {
  expect(queryFromPath(address, [{ path: 'ml', language: 'ml', original: '' }])).toBe(words);
});

describe('nearestPages', () => {
  const nearest = (address: string) => nearestPages(address, pages).map(({ path }) => path);
  test.each<[asked: string, first: string]>([
    ['abuotus', 'aboutus'],
    ['about', 'aboutus'],
    ['activities/nature', 'activities/nature-club'],
    ['history', 'iqac/history'],
    ['iqac/histroy', 'iqac/history'],
    ['activities/yrc/ലോക-രക്തദാന-ദിനം-2023', 'activities/yrc/ലോക-രക്തദാന-ദിനം-2024'],
    ['contact-us', 'contactus'],
  ])('%s', (address, first) => expect(nearest(address)[0]).toBe(first));

  test('are at most five, the nearest first', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ path: `club-${index}`, title: 'x' }));
    expect(nearestPages('club-7', many)).toHaveLength(5);
    expect(nearestPages('club-7', many)[0]?.path).toBe('club-7');
  });

  test('are empty if no page is similar', () => {
    expect(nearest('zzzzzz')).toEqual([]);
    expect(nearest('hostel'), 'a few letters in common').toEqual([]);
    expect(nearest('')).toEqual([]);
  });
});

test('languages and families have their own not-found page, except a family at the root', () => {
  expect(notFoundParents(['ml'], ['activities/yrc', '', 'ml', 'news'])).toEqual([
    'ml',
    'news',
    'activities/yrc',
  ]);
});
