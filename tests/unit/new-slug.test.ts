import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, MAX_SLUG_BYTES, slugOf } from '../../src/core/i18n/slug.ts';
import { foldPath } from '../../src/core/route/path.ts';

const cases: readonly { what: string; title: string; slug: string }[] = [
  { what: 'English', title: 'World Blood Donor Day 2025', slug: 'world-blood-donor-day-2025' },
  {
    what: 'punctuation',
    title: '  “Camp a Day”, January – 2025 (B.Sc. & M.Sc.)! ',
    slug: 'camp-a-day-january-2025-b-sc-m-sc',
  },
  { what: 'an apostrophe', title: "Women's day, Nurses’ day", slug: 'womens-day-nurses-day' },
  { what: 'slashes, dots and percent signs', title: '../a/b%2F..\\c', slug: 'a-b-2f-c' },
  { what: 'accents, composed', title: 'Cafe\u0301 ÉCLAIR', slug: 'café-éclair' },
  {
    what: 'Malayalam with its vowel signs',
    title: 'ലോക രക്തദാന ദിനം 2025: ആദ്യമായി കൊടുത്തവർ',
    slug: 'ലോക-രക്തദാന-ദിനം-2025-ആദ്യമായി-കൊടുത്തവർ',
  },
  {
    what: 'the old spelling of each chillu letter',
    title: 'അവന്\u200D അവര്\u200D കാല്\u200D അവള്\u200D കണ്\u200D വാക്\u200D',
    slug: 'അവൻ-അവർ-കാൽ-അവൾ-കൺ-വാൿ',
  },
  { what: 'an old chillu within a word', title: 'നഴ്സിങ് പഠനത്തില്\u200Dനിന്ന്', slug: 'നഴ്സിങ്-പഠനത്തിൽനിന്ന്' },
  { what: 'a non-joiner that parts two consonants', title: 'തമിഴ്\u200Cനാട്', slug: 'തമിഴ്\u200Cനാട്' },
  { what: 'a non-joiner at the end of a word', title: 'തമിഴ്\u200C നാട്\u200C', slug: 'തമിഴ്-നാട്' },
  { what: 'a non-joiner that changes nothing', title: 'അവൻ\u200Cമാർ', slug: 'അവൻമാർ' },
  { what: 'a joiner of another script', title: 'ශ්\u200Dරී ලංකා', slug: 'ශ්\u200Dරී-ලංකා' },
  { what: 'Persian', title: 'می\u200Cخواهم', slug: 'می\u200Cخواهم' },
  { what: 'mixed scripts', title: 'NSS ക്യാമ്പ് 2025 — Day 1', slug: 'nss-ക്യാമ്പ്-2025-day-1' },
  { what: 'emoji', title: '🎉 Onam ❤️ 2025 1️⃣ 👩🏽‍⚕️', slug: 'onam-2025-1' },
  { what: 'invisible characters', title: 'a\u200Bb\u00ADc\uFEFFd\u2060e\u202Ef', slug: 'abcdef' },
  { what: 'a non-joiner within an old chillu', title: 'അവര\u200C്\u200Dക', slug: 'അവർക' },
  { what: 'a lone surrogate', title: 'a\uD800b', slug: 'a-b' },
  { what: 'nothing to read', title: '🎉 … !', slug: '' },
];

test.each(cases)('$what', ({ title, slug }) => expect(slugOf(title)).toBe(slug.normalize('NFC')));

test('a long title is cut at a word', () => {
  const slug = slugOf(Array.from({ length: 60 }, () => 'രക്തദാനം').join(' '));
  expect(slug).toMatch(/^(രക്തദാനം-)+രക്തദാനം$/);
  expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(MAX_SLUG_BYTES);
  expect(Buffer.byteLength(slug)).toBeGreaterThan(MAX_SLUG_BYTES - Buffer.byteLength('-രക്തദാനം'));
});

test('a single word that is too long is cut between characters', () => {
  expect(slugOf('കൊ'.repeat(100))).toBe('കൊ'.repeat(Math.floor(MAX_SLUG_BYTES / Buffer.byteLength('കൊ'))));
});

test('any title gives a slug that is its own slug and fits a file name', () => {
  const letters = fc.constantFrom(..."aB9 -'’.ക്രിൻര്‍ല്‌ാ്\u200D\u200C\u0301🎉\uFE0F/%");
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: letters, maxLength: 80 }), fc.string({ unit: 'binary' })),
      (title) => {
        const slug = slugOf(title);
        expect(slugOf(slug)).toBe(slug);
        expect(slug).toBe(slug.normalize('NFC'));
        expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(MAX_SLUG_BYTES);
        expect(slug).toMatch(/^$|^[^\s/%.\\-]+(-[^\s/%.\\-]+)*$/u);
      },
    ),
  );
});

const free: readonly { what: string; taken: string[]; year?: string; slug: string; free: string }[] = [
  { what: 'free', taken: [], year: '2025', slug: 'walk', free: 'walk' },
  { what: 'taken', taken: ['c/walk'], year: '2025', slug: 'walk', free: 'walk-2025' },
  {
    what: 'taken with its year',
    taken: ['c/walk', 'c/walk-2025'],
    year: '2025',
    slug: 'walk',
    free: 'walk-2',
  },
  {
    what: 'taken, the year in it',
    taken: ['c/walk-2025'],
    year: '2025',
    slug: 'walk-2025',
    free: 'walk-2025-2',
  },
  { what: 'taken, without a date', taken: ['c/walk', 'c/walk-2'], slug: 'walk', free: 'walk-3' },
  { what: 'taken by an older spelling', taken: ['c/അവന്\u200D'], slug: 'അവൻ', free: 'അവൻ-2' },
  { what: 'taken elsewhere', taken: ['d/walk'], slug: 'walk', free: 'walk' },
];

test.each(free)('an address that is $what', ({ taken, year, slug, free: expected }) => {
  expect(freeSlug('c', slug, year, new Set(taken.map(foldPath)))).toBe(expected);
});
