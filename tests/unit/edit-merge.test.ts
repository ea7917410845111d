/** Three-way merge: both changes are kept, or reported as a conflict. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeValues } from '../../src/editor/server/merge.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';

type Fields = Record<string, Json>;

describe('two changes', () => {
  test('of different fields are both there', () => {
    expect(mergeValues({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2, c: 3 })).toEqual({
      value: { a: 2, b: 2, c: 3 },
      conflicts: [],
    });
  });

  test('of one field are a conflict, with all three values', () => {
    expect(mergeValues({ 'a/b': 'x' }, { 'a/b': 'y' }, { 'a/b': 'z' }).conflicts).toEqual([
      { pointer: '/a~1b', base: 'x', mine: 'y', theirs: 'z' },
    ]);
  });

  test('where one removes and the other changes are a conflict', () => {
    expect(mergeValues({ a: 1 }, {}, { a: 2 })).toEqual({
      value: {},
      conflicts: [{ pointer: '/a', base: 1, mine: undefined, theirs: 2 }],
    });
  });

  const leaf = fc.constantFrom<Json>('', 'a', 'b', 1, [1], [1, 2]);
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), leaf);
  const record = fc.record({ top: fields, list: fc.array(leaf, { maxLength: 2 }) });

  test('nothing is lost: each field is as one of the three has it, and each change is there or in a conflict', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { value, conflicts } = mergeValues(base as Json, mine as Json, theirs as Json);
        const places = conflicts.map(({ pointer }) => pointer);
        for (const name of ['a', 'b', 'c', 'd']) {
          const pointer = `/top/${name}`;
          const [was, my, their, now] = [base, mine, theirs, value as { top: Fields }].map(({ top }) =>
            JSON.stringify((top as Fields)[name]),
          );
          if (my !== was && their !== was && my !== their) expect(places).toContain(pointer);
          else expect(now).toBe(my === was ? their : my);
        }
      }),
    );
  });

  test('one change alone is taken as it is', () => {
    fc.assert(
      fc.property(record, record, (base, other) => {
        expect(mergeValues(base as Json, other as Json, base as Json)).toEqual({
          value: other,
          conflicts: [],
        });
        expect(mergeValues(base as Json, base as Json, other as Json)).toEqual({
          value: other,
          conflicts: [],
        });
      }),
    );
  });
});
