import { describe, expect, test } from 'vitest';
import { canonicalPath, foldPath, href, outputFile, writtenPath } from '../../src/core/route/path.ts';

/** Malayalam "blood donation day 2024", with a conjunct, a vowel sign on both sides and the anusvara. */
const BLOOD_DAY = 'രക്തദാന-ദിനം-2024';
const BLOOD_DAY_ENCODED =
  '%E0%B4%B0%E0%B4%95%E0%B5%8D%E0%B4%A4%E0%B4%A6%E0%B4%BE%E0%B4%A8-%E0%B4%A6%E0%B4%BF%E0%B4%A8%E0%B4%82-2024';
/** The vowel sign O of Malayalam as one code point (NFC) and as its two halves (NFD). */
const O_COMPOSED = '\u0D15\u0D4A';
const O_DECOMPOSED = '\u0D15\u0D46\u0D3E';

test.each<[what: string, pathname: string, path: string | undefined]>([
  ['home', '/', ''],
  ['one segment', '/aboutus', 'aboutus'],
  ['a slash at the end', '/aboutus/', 'aboutus'],
  ['several segments', '/activities/yrc/camp', 'activities/yrc/camp'],
  ['a leading and a trailing slash only', '/a/', 'a'],
  ['letter case as it is', '/AboutUs', 'AboutUs'],

  ['an encoded letter', '/%61boutus', 'aboutus'],
  ['upper-case hex', '/caf%C3%A9', 'café'],
  ['lower-case hex', '/caf%c3%a9', 'café'],
  ['mixed hex', '/caf%C3%a9', 'café'],
  ['a space', '/a%20b', 'a b'],
  ['a plus, which is no space', '/a+b', 'a+b'],
  ['an encoded plus', '/a%2Bb', 'a+b'],
  ['an encoded question mark', '/what%3F', 'what?'],
  ['an encoded hash', '/a%23b', 'a#b'],
  ['an encoded percent sign, decoded once', '/100%25', '100%'],
  ['a doubly encoded slash, decoded once', '/a%252Fb', 'a%2Fb'],
  ['a doubly encoded letter, decoded once', '/%2561', '%61'],
  ['an emoji', '/%F0%9F%8D%8C', '🍌'],
  ['a colon, a star and brackets, which are no patterns', '/a:b/*/(c)/[d]', 'a:b/*/(c)/[d]'],

  ['Malayalam, not encoded', `/activities/yrc/${BLOOD_DAY}`, `activities/yrc/${BLOOD_DAY}`],
  ['Malayalam, encoded', `/activities/yrc/${BLOOD_DAY_ENCODED}`, `activities/yrc/${BLOOD_DAY}`],
  ['Malayalam, lower-case hex', `/${BLOOD_DAY_ENCODED.toLowerCase()}/`, BLOOD_DAY],
  ['a composed vowel sign', `/${O_COMPOSED}`, O_COMPOSED],
  ['a decomposed vowel sign', `/${O_DECOMPOSED}`, O_COMPOSED],
  ['a decomposed vowel sign, encoded', `/${encodeURIComponent(O_DECOMPOSED)}`, O_COMPOSED],
  ['a decomposed Latin letter', '/cafe%CC%81', 'café'],
  ['an old and a new chillu letter stay apart', '/\u0D28\u0D4D\u200D', '\u0D28\u0D4D\u200D'],
  ['a zero-width non-joiner stays', '/\u0D28\u0D34\u0D4D\u200C\u0D38', '\u0D28\u0D34\u0D4D\u200C\u0D38'],

  ['nothing', '', undefined],
  ['no slash in front', 'aboutus', undefined],
  ['two slashes', '//', undefined],
  ['an empty first segment', '//aboutus', undefined],
  ['an empty segment within', '/a//b', undefined],
  ['an empty last segment', '/a//', undefined],
  ['a dot', '/.', undefined],
  ['a dot within', '/a/./b', undefined],
  ['two dots', '/a/..', undefined],
  ['encoded dots', '/a/%2e%2E/b', undefined],
  ['three dots are a name', '/...', '...'],
  ['a dot in front is a name', '/.well-known', '.well-known'],
  ['an encoded slash', '/a%2Fb', undefined],
  ['an encoded slash in lower-case hex', '/a%2fb', undefined],
  ['a backslash', '/a\\b', undefined],
  ['an encoded backslash', '/a%5Cb', undefined],
  ['NUL', '/a%00', undefined],
  ['NUL, not encoded', '/a\0', undefined],
  ['a percent sign alone', '/%', undefined],
  ['a cut escape', '/a%2', undefined],
  ['an escape that is no hex', '/a%zz', undefined],
  ['a malformed segment spoils the path', '/aboutus/%C3', undefined],
  ['a UTF-8 byte alone', '/%E0%B4', undefined],
  ['an overlong encoding of a slash', '/%C0%AF', undefined],
  ['an encoded surrogate', '/%ED%A0%80', undefined],
  ['a lone high surrogate', '/\uD800', undefined],
  ['a lone low surrogate', '/a\uDC00b', undefined],
  ['a whole address', 'https://college.example/aboutus', undefined],
])('canonicalPath %s', (_, pathname, path) => expect(canonicalPath(pathname)).toBe(path));

test.each<[what: string, text: string, path: string]>([
  ['as it is', 'iqac/history', 'iqac/history'],
  ['slashes at the ends', '/iqac/history/', 'iqac/history'],
  ['several slashes at the ends', '//iqac/history//', 'iqac/history'],
  ['home', '/', ''],
  ['home, empty', '', ''],
  ['percent signs are text', 'a%20b', 'a%20b'],
  ['NFC', O_DECOMPOSED, O_COMPOSED],
  ['letter case as it is', 'IQAC', 'IQAC'],
  ['spaces as they are', ' a b ', ' a b '],
])('writtenPath %s', (_, text, path) => expect(writtenPath(text)).toBe(path));

test.each<[what: string, path: string, address: string]>([
  ['home', '', '/'],
  ['one segment', 'aboutus', '/aboutus/'],
  ['several segments', 'a/b/c', '/a/b/c/'],
  ['Malayalam', BLOOD_DAY, `/${BLOOD_DAY_ENCODED}/`],
  ['a space', 'a b', '/a%20b/'],
  ['what RFC 3986 lets stand in a segment', "a:@$&+,;=-._~!*'()", "/a:@$&+,;=-._~!*'()/"],
  ['what would end the path', 'a?b#c', '/a%3Fb%23c/'],
  ['a percent sign', '100%', '/100%25/'],
  ['text that looks encoded', 'a%3Ab', '/a%253Ab/'],
  ['brackets and quotes', '["<`>"]', '/%5B%22%3C%60%3E%22%5D/'],
  ['an emoji', '🍌', '/%F0%9F%8D%8C/'],
])('href %s', (_, path, address) => expect(href(path)).toBe(address));

test('href throws for a lone surrogate', () => expect(() => href('\uD800')).toThrow(URIError));

test.each<[path: string, file: string]>([
  ['', 'index.html'],
  ['aboutus', 'aboutus/index.html'],
  [`activities/yrc/${BLOOD_DAY}`, `activities/yrc/${BLOOD_DAY}/index.html`],
  ['a b/100%', 'a b/100%/index.html'],
])('outputFile of "%s"', (path, file) => expect(outputFile(path)).toBe(file));

describe('foldPath', () => {
  const chillus: [letter: string, atomic: string, sequence: string][] = [
    ['NN', '\u0D7A', '\u0D23\u0D4D\u200D'],
    ['N', '\u0D7B', '\u0D28\u0D4D\u200D'],
    ['RR', '\u0D7C', '\u0D30\u0D4D\u200D'],
    ['L', '\u0D7D', '\u0D32\u0D4D\u200D'],
    ['LL', '\u0D7E', '\u0D33\u0D4D\u200D'],
    ['K', '\u0D7F', '\u0D15\u0D4D\u200D'],
  ];
  const nta = [
    '\u0D28\u0D4D\u0D31',
    '\u0D7B\u0D4D\u0D31',
    '\u0D7B\u0D31',
    '\u0D28\u0D4D\u200D\u0D31',
    '\u0D28\u0D4D\u200C\u0D31',
    '\u0D28\u0D4D\u200D\u0D4D\u0D31',
  ];
  test.each<[what: string, a: string, b: string]>([
    ...chillus.map(([letter, atomic, sequence]): [string, string, string] => [
      `chillu ${letter}, old and new`,
      `അവ${atomic}-2024`,
      `അവ${sequence}-2024`,
    ]),
    ...nta.map((spelling, index): [string, string, string] => [
      `ന്റ, spelling ${index + 1}`,
      `ആശുപത്രിയു${nta[0]}െ`,
      `ആശുപത്രിയു${spelling}െ`,
    ]),
    ['letter case', 'Activities/YRC', 'activities/yrc'],
    ['a zero-width non-joiner', 'നഴ്\u200Cസിംഗ്', 'നഴ്സിംഗ്'],
    ['a zero-width space', 'a\u200Bb', 'ab'],
    ['a soft hyphen', 'a\u00ADb', 'ab'],
    ['a word joiner', 'a\u2060b', 'ab'],
    ['a byte order mark', '\uFEFFab', 'ab'],
    ['a direction mark', 'a\u200Eb\u200F', 'ab'],
    ['Unicode form', O_DECOMPOSED, O_COMPOSED],
    ['Unicode form across a zero-width space', 'e\u200B\u0301', 'é'],
  ])('%s makes no difference', (_, a, b) => expect(foldPath(a)).toBe(foldPath(b)));

  test.each<[what: string, a: string, b: string]>([
    ['a chillu and its consonant', '\u0D7B', '\u0D28'],
    ['a chillu and its consonant with virama', '\u0D7B', '\u0D28\u0D4D'],
    ['two chillus', '\u0D7D', '\u0D7E'],
    ['hyphen and slash', 'a-b', 'a/b'],
    ['short and long vowel sign', 'കി', 'കീ'],
    ['two years', 'ദിനം-2023', 'ദിനം-2024'],
  ])('%s stay different', (_, a, b) => expect(foldPath(a)).not.toBe(foldPath(b)));
});
