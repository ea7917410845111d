/** JSON pointers within values of forms. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  collectTexts,
  commonPointer,
  isEqualJson,
  at as valueAt,
  withValueAt,
} from '../../src/editor/client/form/json.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';

// The arbitrary generates JSON.
const json = fc.jsonValue() as fc.Arbitrary<Json>;

test('a value differs from another one in one place, and is the other one once that is put there', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const pointer = commonPointer(before, after);
      expect(withValueAt(before, pointer, valueAt(after, pointer))).toEqual(after);
    }),
  );
});

test('a text is put at its place, and nothing else changes', () => {
  fc.assert(
    fc.property(json, fc.nat(), (value, chosen) => {
      const texts = collectTexts(value);
      const pointer = texts[chosen % Math.max(1, texts.length)];
      if (!pointer) return;
      const changed = withValueAt(value, pointer.pointer, `${pointer.text}.`);
      expect(valueAt(changed, pointer.pointer)).toBe(`${pointer.text}.`);
      expect(withValueAt(changed, pointer.pointer, pointer.text)).toEqual(value);
      expect(isEqualJson(changed, value)).toBe(false);
      expect(JSON.stringify(changed).length).toBe(JSON.stringify(value).length + 1);
    }),
  );
});

test.each([
  ['/blocks/1/title', '/blocks/1/title'],
  ['/a~1b/~0', '/a~1b/~0'],
])('%s is the place of a change there', (pointer, expected) => {
  const value: Json = { blocks: [{}, { title: 'a' }], 'a/b': { '~': 'a' } };
  expect(commonPointer(value, withValueAt(value, pointer, 'b'))).toBe(expected);
});

test('a field that is new or has gone is a change of the object around it', () => {
  const value = { block: { title: 'a' } };
  expect(commonPointer(value, withValueAt(value, '/block/text', 'b'))).toBe('/block');
  expect(withValueAt(value, '/block/title', undefined)).toEqual({ block: {} });
  expect(withValueAt(value, '/new/field', 'a')).toEqual({ ...value, new: { field: 'a' } });
});

test('the order of fields is kept, and does not count', () => {
  const value = { b: 1, a: { d: 'x', c: 'y' } };
  expect(JSON.stringify(withValueAt(value, '/a/d', 'z'))).toBe('{"b":1,"a":{"d":"z","c":"y"}}');
  expect(isEqualJson(value, { a: { c: 'y', d: 'x' }, b: 1 })).toBe(true);
  expect(isEqualJson([1, 2], [2, 1])).toBe(false);
});
