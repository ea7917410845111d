import { describe, expect, test } from 'vitest';
import { excerpt, fillFacts, joinUnits, mapStrings, paragraphsOf } from '../../src/core/i18n/text.ts';

test.each<[what: string, text: string | undefined, paragraphs: string[]]>([
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['blank space', ' \n\n ', []],
  ['one paragraph', 'One.', ['One.']],
  ['a line break within', 'One.\nStill one.', ['One.\nStill one.']],
  ['an empty line', 'One.\n\nTwo.', ['One.', 'Two.']],
  ['several empty lines', 'One.\n\n\n\nTwo.', ['One.', 'Two.']],
  ['an empty line of spaces', 'One.\n \t\nTwo.', ['One.', 'Two.']],
  ['line ends of Windows', 'One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['space around', '\n\n  One.  \n\n', ['One.']],
])('paragraphsOf %s', (_, text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs));

test('literal references are not filled in', () => {
  const fill = (text: string) => fillFacts(text, { a: { value: 1 } });
  expect(fill('{{a}} `{{a}}` ``{{a}}`{{a}}`` \\{{a}} \\\\{{a}} `{{a}}')).toBe(
    '1 `{{a}}` ``{{a}}`{{a}}`` \\{{a}} \\\\1 `1',
  );
});

describe('fillFacts', () => {
  const facts = { beds: { value: 350 }, started: { value: '2009' }, bscSeats2: { value: 0 } };
  test.each<[what: string, text: string, filled: string]>([
    ['no reference', 'No figures.', 'No figures.'],
    ['a number', '{{beds}} beds', '350 beds'],
    ['a text', 'since {{started}}', 'since 2009'],
    ['zero', '{{bscSeats2}}', '0'],
    ['spaces inside', '{{ beds }}', '350'],
    ['several', '{{beds}}, {{started}}, {{beds}}', '350, 2009, 350'],
    ['an unknown key stays', '{{bedz}}', '{{bedz}}'],
    ['an inherited name stays', '{{constructor}} {{toString}}', '{{constructor}} {{toString}}'],
    ['single braces stay', '{beds}', '{beds}'],
    ['an open reference stays', '{{beds', '{{beds'],
  ])('%s', (_, text, filled) => expect(fillFacts(text, facts)).toBe(filled));

  test('a value that looks like a replacement pattern is text', () => {
    expect(fillFacts('{{fee}}', { fee: { value: '$& $1' } })).toBe('$& $1');
  });
});

test('mapStrings changes every string except keys and the text of code blocks', () => {
  const upper = (text: string) => text.toUpperCase();
  const value = { a: 'x', b: ['y', { c: 'z' }], d: 1, e: true, f: null };
  expect(mapStrings(value, upper)).toEqual({ a: 'X', b: ['Y', { c: 'Z' }], d: 1, e: true, f: null });
  expect(value.a).toBe('x');
  const code = { kind: 'code', heading: 'x', text: 'y' };
  expect(mapStrings([code], upper)).toEqual([{ kind: 'CODE', heading: 'X', text: 'y' }]);
  const proto = JSON.parse('{ "__proto__": "x" }') as object;
  expect(JSON.stringify(mapStrings(proto, upper))).toBe('{"__proto__":"X"}');
});

test.each<[what: string, text: string, length: number, result: string]>([
  ['a short text', 'Short.', 20, 'Short.'],
  ['a text of just the length', '1234567890', 10, '1234567890'],
  ['white space', ' a\n\n b\tc ', 20, 'a b c'],
  ['a cut at a word', 'one two three four', 12, 'one two…'],
  ['a cut at the end of a word', 'one two three four', 13, 'one two three…'],
  ['a cut without its comma', 'one two, three', 9, 'one two…'],
  ['one long word', 'abcdefghijklmnop', 8, 'abcdefgh…'],
  ['never a letter without its vowel sign', 'കകകകകകകകി', 8, 'കകകകകകക…'],
  ['never half an emoji', '1234567🍌🍌', 8, '1234567…'],
])('excerpt %s', (_, text, length, result) => expect(excerpt(text, length)).toBe(result));

test('excerpt is at most one character longer than the limit', () => {
  const text = 'A text that goes on and on, about nothing in particular. '.repeat(10);
  expect(excerpt(text).length).toBeLessThanOrEqual(156);
  expect(excerpt(text).length).toBeGreaterThan(100);
});

test.each<[what: string, text: string, joined: string]>([
  ['a unit of two words', 'It covers 1,500 sq ft.', 'It covers 1,500~sq~ft.'],
  ['an hour', '4 to 5 pm on 3 May', '4~to 5~pm~on 3~May'],
  ['an abbreviation with full stops', 'from 10 a.m. (30 min)', 'from 10~a.m. (30~min)'],
  ['a sign', '45 % of 20 °C', '45~%~of 20~°C'],
  ['letters with marks', '3 കി.മീ. അകലെ, 4 വർഷം', '3~കി.മീ. അകലെ, 4~വർഷം'],
  ['a currency before it', 'Rs. 500 rupees, ₹ 500', 'Rs.~500 rupees, ₹~500'],
  ['a long word', '350 nurses and 12 students', '350 nurses and 12 students'],
  ['numbers alone', '2024 2025', '2024 2025'],
  ['a line break', '5\nkm', '5\nkm'],
])('joinUnits %s', (_, text, joined) => expect(joinUnits(text)).toBe(joined.replaceAll('~', '\u00A0')));
