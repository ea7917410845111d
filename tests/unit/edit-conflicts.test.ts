/** Resolved conflicts do not occur again, and no other change is lost. */

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

const leaf = fc.constantFrom<Json>('a', 'b', 'c', 1, true, null, ['a'], ['a', 'b']);
const fields = fc.dictionary(fc.constantFrom('x', 'y', 'z/w'), leaf);
const value = fc.dictionary(fc.constantFrom('title', 'text', 'inside'), fc.oneof(leaf, fields));

test('whatever is chosen is saved, with all that was changed here and elsewhere', () => {
  fc.assert(
    fc.property(value, value, value, fc.array(fc.nat(3)), (base, mine, theirs, picks) => {
      const first = mergeValues(base, mine, theirs);
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
      const change = resolveConflicts({ base, value: mine }, first.conflicts, choices);
      const second = mergeValues(change.base, change.value, theirs);
      expect(second.conflicts).toEqual([]);
      const wanted = [...choices].reduce(
        (all, [pointer, put]) => withValueAt(all, pointer, put),
        first.value ?? null,
      );
      expect(second.value).toEqual(wanted);
      for (const [pointer, put] of choices) expect(valueAt(second.value ?? null, pointer)).toEqual(put);
    }),
    { numRuns: runs(1000) },
  );
});

test('what is not decided stays a conflict', () => {
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

test('another text may be typed where both are texts, or one has gone', () => {
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

  test('calls fields as the form does, and a file without any by its part', () => {
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

  test('tells numbers and switches, and where only the form is another one', () => {
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
