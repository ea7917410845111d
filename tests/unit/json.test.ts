import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/core/json/json.ts';
import type { ProblemMessage } from '../../src/core/problems/message.ts';
import { jsonMessages } from '../../src/core/problems/messages/json.ts';
import { positionOf } from '../../src/core/problems/position.ts';

describe('parseJson', () => {
  test.each<[what: string, text: string, value: unknown]>([
    ['an object', '{ "a": [1, true, null, "x"] }', { a: [1, true, null, 'x'] }],
    ['an empty object', '{}', {}],
    ['escapes', '{ "a": "\\u0D13\\n" }', { a: 'ഓ\n' }],
    ['space around', '\n {} \n', {}],
    ['line ends of Windows', '{\r\n"a": 1\r\n}\r\n', { a: 1 }],
    ['a byte order mark', '\uFEFF{ "a": 1 }', { a: 1 }],
  ])('%s', (_, text, value) => expect(parseJson('x.json', text)).toMatchObject({ value, problems: [] }));

  test.each<[what: string, text: string, position: string, mistake: ProblemMessage]>([
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3', jsonMessages.commaMissing],
    ['an Arabic comma', '{ "a": 1، "b": 2 }', '1:9', jsonMessages.notAComma('،')],
    ['a mark of direction', '{ "a": \u200F1 }', '1:8', jsonMessages.unseen('right-to-left mark')],
    ['Devanagari digits', '{ "a": २४ }', '1:8', jsonMessages.otherDigits('२४', '24')],
    ['Tamil digits', '{ "a": ௨௪ }', '1:8', jsonMessages.otherDigits('௨௪', '24')],
    ['a missing colon', '{ "a" 1 }', '1:7', jsonMessages.colonMissing],
    ['a comma too many in an object', '{\n  "a": 1,\n}', '2:9', jsonMessages.commaAtEnd],
    ['a comma too many in a list', '{ "a": [1, ] }', '1:10', jsonMessages.commaAtEnd],
    ['a missing brace', '{ "a": 1', '1:9', jsonMessages.braceMissing(1)],
    ['a missing bracket', '{\n  "a": [1\n}', '3:1', jsonMessages.bracketMissing(2)],
    ['a missing brace before a bracket', '{ "a": [{ "b": 1 ] }', '1:18', jsonMessages.braceMissing(1)],
    ['a comment', '{ // no\n}', '1:3', jsonMessages.comment],
    ['a text without its end', '{ "a": "x\n}', '1:8', jsonMessages.quoteMissingAtEnd],
    ['something after the end', '{}\n{}', '2:1', jsonMessages.afterEnd],
    ['an empty file', '', '1:1', jsonMessages.empty],
    ['single quotes', "{ 'a': 1 }", '1:3', jsonMessages.wrongQuote("'")],
    ['a mistake after a byte order mark', '\uFEFF{\n  "a" 1 }', '2:7', jsonMessages.colonMissing],
    ['a mistake on the line of the byte order mark', '\uFEFF{ "a" 1 }', '1:7', jsonMessages.colonMissing],
    ['a field twice', '{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}', '4:3', jsonMessages.duplicateField('a', 2)],
    ['a stray quote after a text', '{\n  "a": "x"",\n  "b": 1\n}', '2:11', jsonMessages.strayQuote],
    ['a stray quote before a text', '{ "a": ""x" }', '1:9', jsonMessages.strayQuote],
    ['a stray quote after a name', '{ "a"": "x" }', '1:6', jsonMessages.strayQuote],
    ['a stray quote alone', '{ "a": "x" "\n}', '1:12', jsonMessages.strayQuote],
    ['a stray quote after a number', '{ "a": 1",\n "b": 2 }', '1:9', jsonMessages.strayQuote],
    ['a comma missing between two texts side by side', '["a""b"]', '1:5', jsonMessages.commaMissing],
    ['a text with quotes inside', '{ "a": "x "y" z" }', '1:12', jsonMessages.quoteInText],
    [
      '"},"',
      '[\n  {\n    "a": 1\n  {\n    "a": 2\n  }\n]',
      '4:3',
      jsonMessages.entryUnclosedAndCommaMissing(2),
    ],
    ['a deleted "}"', '[\n  {\n    "a": 1,\n  {\n    "a": 2\n  }\n]', '4:3', jsonMessages.entryUnclosed(2)],
    ['an object without a name', '{ { "a": 1 } }', '1:3', jsonMessages.nameMissing],
  ])('%s', (_, text, position, mistake) => {
    const [line, column] = position.split(':').map(Number);
    expect(parseJson('x.json', text).problems).toEqual([
      expect.objectContaining({ severity: 'error', file: 'x.json', line, column, ...mistake }),
    ]);
  });

  test('a text that is not JSON has no value; of duplicate fields the last counts', () => {
    expect(parseJson('x.json', '{ "a": 1,').value).toBeUndefined();
    expect(parseJson('x.json', '{ "a": 1, "a": 2 }').value).toEqual({ a: 2 });
  });

  test('duplicate fields are reported by name, each repetition once', () => {
    const { problems } = parseJson('x.json', '{ "a": { "b": 1, "b": 2 }, "a": 1, "a": 2 }');
    expect(problems.map(({ code, pointer, column }) => `${code} ${pointer} ${column}`)).toEqual([
      'field-duplicate /a/b 18',
      'field-duplicate /a 28',
      'field-duplicate /a 36',
    ]);
  });

  test('a field may have the name of an inherited property', () => {
    expect(parseJson('x.json', '{ "__proto__": 1, "constructor": 2 }').problems).toEqual([]);
  });
});

test.each<[offset: number, line: number, column: number]>([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [6, 3, 2],
])('positionOf offset %i', (offset, line, column) => {
  expect(positionOf('ab\nc\nd', offset)).toEqual({ line, column });
});
