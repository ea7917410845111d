import { describe, expect, test } from 'vitest';
import { parseJson, placeOf } from '../../codegen/json.ts';

describe('parseJson', () => {
  test.each<[what: string, text: string, value: unknown]>([
    ['an object', '{ "a": [1, true, null, "x"] }', { a: [1, true, null, 'x'] }],
    ['an empty object', '{}', {}],
    ['escapes', '{ "a": "\\u0D13\\n" }', { a: 'ഓ\n' }],
    ['space around', '\n {} \n', {}],
    ['line ends of Windows', '{\r\n"a": 1\r\n}\r\n', { a: 1 }],
    ['a byte order mark', '\uFEFF{ "a": 1 }', { a: 1 }],
  ])('%s', (_, text, value) => {
    expect(parseJson('x.json', text)).toMatchObject({ value, problems: [] });
  });

  test.each<[what: string, text: string, place: string, message: string, hint: string]>([
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      '3:3',
      'A comma is missing before this.',
      'Put a comma after the value above.',
    ],
    [
      'a missing colon',
      '{ "a" 1 }',
      '1:7',
      'A colon is missing between a name and its value.',
      'Write "name": "value".',
    ],
    [
      'a comma too many in an object',
      '{\n  "a": 1,\n}',
      '3:1',
      'A name in double quotes was expected here.',
      'Remove the comma before this, or write a name in double quotes.',
    ],
    [
      'a comma too many in a list',
      '{ "a": [1, ] }',
      '1:12',
      'A value was expected here.',
      'Remove the comma before this, or write a value.',
    ],
    ['a missing brace', '{ "a": 1', '1:9', 'A closing brace } is missing.', 'Every { needs its }.'],
    ['a missing bracket', '{ "a": [1 }', '1:11', 'A closing bracket ] is missing.', 'Every [ needs its ].'],
    [
      'a missing brace before a bracket',
      '{ "a": [{ "b": 1 ] }',
      '1:18',
      'A closing brace } is missing.',
      'Every { needs its }.',
    ],
    ['a comment', '{ // no\n}', '1:3', 'JSON knows no comments.', 'Remove the comment.'],
    [
      'a text without its end',
      '{ "a": "x\n}',
      '1:8',
      'A text has no closing quote.',
      'Put a double quote at its end.',
    ],
    [
      'something after the end',
      '{}\n{}',
      '2:1',
      'There is something after the end of the content.',
      'Remove what follows the last closing brace.',
    ],
    [
      'an empty file',
      '',
      '1:1',
      'A value was expected here.',
      'Remove the comma before this, or write a value.',
    ],
    [
      'single quotes',
      "{ 'a': 1 }",
      '1:3',
      'This is not JSON.',
      'Look for a missing quote, comma or brace just before this place.',
    ],
    [
      'a mistake after a byte order mark',
      '\uFEFF{\n  "a" 1 }',
      '2:7',
      'A colon is missing between a name and its value.',
      'Write "name": "value".',
    ],
    [
      'a mistake on the line of the byte order mark',
      '\uFEFF{ "a" 1 }',
      '1:7',
      'A colon is missing between a name and its value.',
      'Write "name": "value".',
    ],
    [
      'a field twice',
      '{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}',
      '4:3',
      'The field "a" stands here for the second time; only the last would count.',
      'Remove one of the two.',
    ],
  ])('%s', (_, text, place, message, hint) => {
    const [line, column] = place.split(':').map(Number);
    expect(parseJson('x.json', text).problems).toEqual([
      expect.objectContaining({ severity: 'error', file: 'x.json', line, column, message, hint }),
    ]);
  });

  test('a text that is not JSON has no value; of two fields with one name the last counts', () => {
    expect(parseJson('x.json', '{ "a": 1,').value).toBeUndefined();
    expect(parseJson('x.json', '{ "a": 1, "a": 2 }').value).toEqual({ a: 2 });
  });

  test('a field twice has a name of its own among the problems, and each further one is named', () => {
    const { problems } = parseJson('x.json', '{ "a": { "b": 1, "b": 2 }, "a": 1, "a": 2 }');
    expect(problems.map(({ code, pointer, column }) => `${code} ${pointer} ${column}`)).toEqual([
      'field-duplicate /a/b 18',
      'field-duplicate /a 28',
      'field-duplicate /a 36',
    ]);
  });

  test('a field named like an inherited property is a field', () => {
    expect(parseJson('x.json', '{ "__proto__": 1, "constructor": 2 }').problems).toEqual([]);
  });
});

test.each<[offset: number, line: number, column: number]>([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [6, 3, 2],
])('placeOf offset %i', (offset, line, column) => {
  expect(placeOf('ab\nc\nd', offset)).toEqual({ line, column });
});
