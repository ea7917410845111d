import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, MAX_SLUG_BYTES, slugOf } from '../../src/core/i18n/slug.ts';
import { foldPath } from '../../src/core/route/path.ts';

test.each<[what: string, title: string, slug: string]>([
  ['English', 'World Blood Donor Day 2025', 'world-blood-donor-day-2025'],
  ['punctuation', '  “Camp a Day”, January – 2025 (B.Sc. & M.Sc.)! ', 'camp-a-day-january-2025-b-sc-m-sc'],
  ['an apostrophe', "Women's day, Nurses’ day", 'womens-day-nurses-day'],
  ['slashes, dots and percent signs', '../a/b%2F..\\c', 'a-b-2f-c'],
  ['accents, composed', 'Cafe\u0301 ÉCLAIR', 'café-éclair'],
  ['Malayalam', 'ലോക രക്തദാന ദിനം 2025: ആദ്യമായി കൊടുത്തവർ', 'ലോക-രക്തദാന-ദിനം-2025-ആദ്യമായി-കൊടുത്തവർ'],
  [
    'the old spelling of each chillu letter',
    'അവന്\u200D അവര്\u200D കാല്\u200D അവള്\u200D കണ്\u200D വാക്\u200D',
    'അവൻ-അവർ-കാൽ-അവൾ-കൺ-വാൿ',
  ],
  ['an old chillu within a word', 'നഴ്സിങ് പഠനത്തില്\u200Dനിന്ന്', 'നഴ്സിങ്-പഠനത്തിൽനിന്ന്'],
  ['a non-joiner that parts two consonants', 'തമിഴ്\u200Cനാട്', 'തമിഴ്\u200Cനാട്'],
  ['a non-joiner at the end of a word', 'തമിഴ്\u200C നാട്\u200C', 'തമിഴ്-നാട്'],
  ['a non-joiner that changes nothing', 'അവൻ\u200Cമാർ', 'അവൻമാർ'],
  ['a joiner of another script', 'ශ්\u200Dරී ලංකා', 'ශ්\u200Dරී-ලංකා'],
  ['Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['mixed scripts', 'NSS ക്യാമ്പ് 2025 — Day 1', 'nss-ക്യാമ്പ്-2025-day-1'],
  ['emoji', '🎉 Onam ❤️ 2025 1️⃣ 👩🏽‍⚕️', 'onam-2025-1'],
  ['invisible characters', 'a\u200Bb\u00ADc\uFEFFd\u2060e\u202Ef', 'abcdef'],
  ['a non-joiner within an old chillu', 'അവര\u200C്\u200Dക', 'അവർക'],
  ['a lone surrogate', 'a\uD800b', 'a-b'],
  ['nothing to read', '🎉 … !', ''],
])('%s', (_, title, slug) => expect(slugOf(title)).toBe(slug.normalize('NFC')));

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

test.each<[what: string, taken: string[], year: string | undefined, slug: string, free: string]>([
  ['free', [], '2025', 'walk', 'walk'],
  ['taken', ['c/walk'], '2025', 'walk', 'walk-2025'],
  ['taken with its year', ['c/walk', 'c/walk-2025'], '2025', 'walk', 'walk-2'],
  ['taken, the year in it', ['c/walk-2025'], '2025', 'walk-2025', 'walk-2025-2'],
  ['taken, without a date', ['c/walk', 'c/walk-2'], undefined, 'walk', 'walk-3'],
  ['taken by an older spelling', ['c/അവന്\u200D'], undefined, 'അവൻ', 'അവൻ-2'],
  ['taken elsewhere', ['d/walk'], undefined, 'walk', 'walk'],
])('an address that is %s', (_, taken, year, slug, free) =>
  expect(freeSlug('c', slug, year, new Set(taken.map(foldPath)))).toBe(free),
);
