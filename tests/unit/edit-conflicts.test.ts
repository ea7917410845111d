/** Three-way merge, and resolved conflicts, which do not occur again. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { at as valueAt, withValueAt } from '../../src/editor/client/form/json.ts';
import { shapeOf } from '../../src/editor/client/form/shape.ts';
import { en, MessagesContext } from '../../src/editor/client/messages/messages.ts';
import { ConflictView } from '../../src/editor/client/panes/ConflictView.tsx';
import { conflictFields, resolveConflicts } from '../../src/editor/client/state/conflicts.ts';
import { mergeValues } from '../../src/editor/server/merge.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { runs } from '../thorough.ts';

type Fields = Record<string, Json>;

describe('two changes', () => {
  test('of different fields are merged', () => {
    expect(mergeValues({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2, c: 3 })).toEqual({
      value: { a: 2, b: 2, c: 3 },
      conflicts: [],
    });
  });

  test('of one field conflict, with all three values', () => {
    expect(mergeValues({ 'a/b': 'x' }, { 'a/b': 'y' }, { 'a/b': 'z' }).conflicts).toEqual([
      { pointer: '/a~1b', base: 'x', mine: 'y', theirs: 'z' },
    ]);
  });

  test('a removal and a change conflict', () => {
    expect(mergeValues({ a: 1 }, {}, { a: 2 })).toEqual({
      value: {},
      conflicts: [{ pointer: '/a', base: 1, mine: undefined, theirs: 2 }],
    });
  });

  const leaf = fc.constantFrom<Json>('', 'a', 'b', 1, [1], [1, 2]);
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), leaf);
  const record = fc.record({ top: fields, list: fc.array(leaf, { maxLength: 2 }) });

  test('nothing is lost: each field has one of the three values, and each change is applied or in a conflict', () => {
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

  test('a single change is applied', () => {
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

const leaf = fc.constantFrom<Json>('a', 'b', 'c', 1, true, null, ['a'], ['a', 'b']);
const fields = fc.dictionary(fc.constantFrom('x', 'y', 'z/w'), leaf);
const value = fc.dictionary(fc.constantFrom('title', 'text', 'inside'), fc.oneof(leaf, fields));

test('the chosen version is saved, with all other changes of both sides', () => {
  fc.assert(
    fc.property(value, value, value, fc.array(fc.nat(3)), (base, mine, theirs, picks) => {
      const first = mergeValues(base, mine, theirs);
      const choices = new Map(
        first.conflicts.map((conflict, index) => {
          const options: (Json | undefined)[] = [conflict.mine, conflict.theirs, conflict.base, 'typed'];
          return [conflict.pointer, options[picks[index] ?? 0]] as const;
        }),
      );
      const change = resolveConflicts({ base, value: mine }, first.conflicts, choices);
      const second = mergeValues(change.base, change.value, theirs);
      expect(second.conflicts).toEqual([]);
      const expected = [...choices].reduce(
        (all, [pointer, put]) => withValueAt(all, pointer, put),
        first.value ?? null,
      );
      expect(second.value).toEqual(expected);
      for (const [pointer, put] of choices) expect(valueAt(second.value ?? null, pointer)).toEqual(put);
    }),
    { numRuns: runs(1000) },
  );
});

test('an undecided field stays a conflict', () => {
  const [base, mine, theirs] = [
    { a: '1', b: '1' },
    { a: '2', b: '2' },
    { a: '3', b: '3' },
  ];
  const { conflicts } = mergeValues(base, mine, theirs);
  const change = resolveConflicts({ base, value: mine }, conflicts, new Map([['/a', '3']]));
  expect(mergeValues(change.base, change.value, theirs).conflicts.map(({ pointer }) => pointer)).toEqual([
    '/b',
  ]);
});

test('another text can be typed if both sides are texts, or one was removed', () => {
  const conflict = { pointer: '/a', base: 'x', mine: 'y', theirs: 'z' };
  expect(
    conflictFields([conflict, { ...conflict, theirs: undefined }, { ...conflict, mine: ['y'] }]),
  ).toMatchObject([{ isText: true }, { isText: true }, { isText: false }]);
});

describe('the view', () => {
  const schemas = Object.fromEntries(SCHEMA_NAMES.map((name) => [name, JSON.parse(readSchema(name))]));
  const conflictsOf = (schema: string, pointer: string, mine: Json, theirs: Json, base: Json) =>
    renderToStaticMarkup(
      createElement(
        MessagesContext,
        { value: en },
        createElement(ConflictView, {
          name: 'Shown here: facts',
          shape: shapeOf(schemas, schema, pointer),
          value: mine,
          conflicts: mergeValues(base, mine, theirs).conflicts,
          onDecide: () => undefined,
        }),
      ),
    );
  const legends = (html: string) => [...html.matchAll(/<legend>(.*?)<\/legend>/g)].map(([, text]) => text);
  const values = (html: string) =>
    [...html.matchAll(/<span class="window-value" dir="auto">(.*?)<\/span>/gs)].map(([, text]) => text);

  test('labels fields like the form, and a file without fields by its part', () => {
    const entry = (title: string) => ({ title });
    const pointer = '/definitions/programmeEntry';
    expect(legends(conflictsOf('programme-list', pointer, entry('a'), entry('b'), entry('c')))).toEqual([
      'Heading',
    ]);
    const site = (value: string) => ({ facts: { 'fact-1': { value } } });
    expect(legends(conflictsOf('site', '', site('a'), site('b'), site('c')))).toEqual([
      'Figures › fact-1 › Figure',
    ]);
    expect(legends(conflictsOf('activity-cards', '/properties/data', ['a'], ['b'], ['c']))).toEqual([
      'Shown here: facts',
    ]);
  });

  test('shows numbers and switches, and says if only the form differs', () => {
    const table = (...cells: Json[]) => ({ kind: 'table', rows: [cells] });
    const html = conflictsOf(
      'block',
      '/definitions/tableBlock',
      table({ text: 'Quay', rowSpan: 2 }),
      table({ text: 'Quay', bold: true }),
      table('Quay', { text: '' }),
    );
    expect(values(html)).toEqual(['Quay\nRows that it spans: 2', 'Quay\nIn bold: Yes', 'Quay']);
    expect(html).not.toContain('The same words');
    const form = conflictsOf(
      'block',
      '/definitions/tableBlock',
      table('Quay'),
      table({ text: 'Quay' }),
      table('Pier'),
    );
    expect(form.match(/The same words/g)).toHaveLength(1);
  });
});
