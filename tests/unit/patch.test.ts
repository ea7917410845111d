/** A patch has one location for a change, and turns the old value into the new one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, createPatch } from '../../src/core/data/patch.ts';

describe('what has changed', () => {
  const original = { data: [{ title: 'A', list: [1, 2] }, { title: 'B' }] };
  test.each([
    { name: 'nothing', after: { data: [{ title: 'A', list: [1, 2] }, { title: 'B' }] }, patch: undefined },
    {
      name: 'a text',
      after: { data: [{ title: 'A', list: [1, 2] }, { title: 'C' }] },
      patch: { path: ['data', 1, 'title'], value: 'C' },
    },
    {
      name: 'a list that is longer',
      after: { data: [{ title: 'A', list: [1, 2, 3] }, { title: 'B' }] },
      patch: { path: ['data', 0, 'list'], value: [1, 2, 3] },
    },
    {
      name: 'the order of fields',
      after: { data: [{ list: [1, 2], title: 'A' }, { title: 'B' }] },
      patch: { path: ['data', 0], value: { list: [1, 2], title: 'A' } },
    },
    {
      name: 'several places: what is around them',
      after: {
        data: [
          { title: 'A', list: [1, 3] },
          { title: 'A', list: [1, 2] },
        ],
      },
      patch: {
        path: ['data'],
        value: [
          { title: 'A', list: [1, 3] },
          { title: 'A', list: [1, 2] },
        ],
      },
    },
  ])('$name', ({ after, patch }) => expect(createPatch(original, after)).toEqual(patch));
});

test('the new value is derived from the old one, fields in their order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [before, after] = [
        [one, other],
        [one, one],
      ];
      const patch = createPatch(before, after);
      const patched = patch ? applyPatch(before, patch) : before;
      expect(JSON.stringify(patched)).toBe(JSON.stringify(after));
    }),
  );
});

test('everything else stays the same object', () => {
  const original = { data: [{ title: 'A' }, { title: 'B' }] };
  const after = applyPatch(original, { path: ['data', 1, 'title'], value: 'C' });
  expect(after).toEqual({ data: [{ title: 'A' }, { title: 'C' }] });
  expect(Reflect.get(after as object, 'data')[0]).toBe(original.data[0]);
});

test('a value without such a place is refused', () => {
  expect(() => applyPatch({ data: [] }, { path: ['data', 0], value: 1 })).toThrow();
  expect(() => applyPatch('text', { path: ['length'], value: 1 })).toThrow();
});
