/** Conflicts that somebody has decided are none any more, and nothing else is lost by it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged } from '../../codegen/edit/merge.ts';
import type { Json } from '../../codegen/edit/protocol.ts';
import { at as valueAt } from '../../codegen/edit/window/form/json.ts';
import { decided, fieldsOf } from '../../codegen/edit/window/state/conflicts.ts';
import { withValueAt } from '../../codegen/edit/window/state/pointers.ts';

const leaf = fc.constantFrom<Json>('a', 'b', 'c', 1, true, null, ['a'], ['a', 'b']);
const fields = fc.dictionary(fc.constantFrom('x', 'y', 'z/w'), leaf);
const value = fc.dictionary(fc.constantFrom('title', 'text', 'inside'), fc.oneof(leaf, fields));

test('whatever is chosen is saved, with all that was changed here and elsewhere', () => {
  fc.assert(
    fc.property(value, value, value, fc.array(fc.nat(3)), (base, mine, theirs, picks) => {
      const first = merged(base, mine, theirs);
      const choices = new Map(
        first.conflicts.map((conflict, index) => {
          const options: readonly (Json | undefined)[] = [
            conflict.mine,
            conflict.theirs,
            conflict.base,
            'typed',
          ];
          return [conflict.pointer, options[picks[index] ?? 0]] as const;
        }),
      );
      const change = decided({ base, value: mine }, first.conflicts, choices);
      const second = merged(change.base, change.value, theirs);
      expect(second.conflicts).toEqual([]);
      const wanted = [...choices].reduce(
        (all, [pointer, put]) => withValueAt(all, pointer, put),
        first.value ?? null,
      );
      expect(second.value).toEqual(wanted);
      for (const [pointer, put] of choices) expect(valueAt(second.value ?? null, pointer)).toEqual(put);
    }),
    { numRuns: 1000 },
  );
});

test('what is not decided stays a conflict', () => {
  const [base, mine, theirs] = [
    { a: '1', b: '1' },
    { a: '2', b: '2' },
    { a: '3', b: '3' },
  ];
  const { conflicts } = merged(base, mine, theirs);
  const change = decided({ base, value: mine }, conflicts, new Map([['/a', '3']]));
  expect(merged(change.base, change.value, theirs).conflicts.map(({ pointer }) => pointer)).toEqual(['/b']);
});

test('another text may be typed where both are texts, or one has gone', () => {
  const conflict = { pointer: '/a', base: 'x', mine: 'y', theirs: 'z' };
  expect(
    fieldsOf([conflict, { ...conflict, theirs: undefined }, { ...conflict, mine: ['y'] }]),
  ).toMatchObject([{ isText: true }, { isText: true }, { isText: false }]);
});
