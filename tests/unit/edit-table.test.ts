/** The grid behind the table of a form: spans stay where they belong, and no word is lost. */
import { expect, test } from 'vitest';
import type { Json } from '../../codegen/edit/protocol.ts';
import { shapeOf } from '../../codegen/edit/window/form/shape.ts';
import {
  cellNames,
  copiedTable,
  type Grid,
  gridOf,
  joined,
  pasted,
  rowsOf,
  split,
  withColumn,
  withMark,
  withoutColumn,
  withoutRow,
  withRow,
} from '../../codegen/edit/window/form/table.ts';
import { readSchema } from '../../codegen/generate/schemas.ts';

const NAMES = { texts: ['text', 'dat'], spans: ['rowSpan', 's1'], mark: 'bold' };

/** Rows written as "a:2 b / c": a cell, and behind a colon how many rows it spans. */
const rows = (text: string): Json =>
  text.split(' / ').map((line) =>
    line.split(' ').map((word) => {
      const [said = '', span] = word.split(':');
      return { text: said.replace('_', ''), ...(span !== undefined && { rowSpan: Number(span) }) };
    }),
  );
const grid = (text: string): Grid => gridOf(rows(text), NAMES);
const shown = (now: Grid) => rowsOf(now);

test('rows become a grid and rows again, older names and what nobody knows included', () => {
  const odd: Json = [
    [{ dat: 'a', s1: 2, odd: 1 }, { text: 'b' }],
    [{ text: 'c', bold: true }],
    [{}, { text: 'e' }],
  ];
  expect(shown(gridOf(odd, NAMES))).toEqual(odd);
  expect(gridOf(odd, NAMES)[1]?.[0]).toBe('spanned');
});

test.each([
  ['a row at the end', (now: Grid) => withRow(now, 3, 2, NAMES), 'a:2 b / c / d e / _ _'],
  ['a row within a span', (now: Grid) => withRow(now, 1, 2, NAMES), 'a:3 b / _ / c / d e'],
  ['no first row', (now: Grid) => withoutRow(now, 0, NAMES), 'a c / d e'],
  ['no second row', (now: Grid) => withoutRow(now, 1, NAMES), 'a b / d e'],
  ['a column more', (now: Grid) => withColumn(now, NAMES), 'a:2 b _ / c _ / d e _'],
  ['no first column', (now: Grid) => withoutColumn(now, 0), 'b / c / e'],
  ['cells that are joined', (now: Grid) => joined(now, 1, 1, NAMES), 'a:2 b / c+e:2 / d'],
  ['cells that are split', (now: Grid) => split(now, 1, 0, NAMES), 'a b / _ c / d e'],
])('%s', (_, change, after) => {
  const words = JSON.stringify(shown(change(grid('a:2 b / c / d e')))).replace('c e', 'c+e');
  expect(JSON.parse(words)).toEqual(rows(after));
});

test('a mark comes and goes', () => {
  const marked = withMark(grid('a b'), 0, 1, 'bold');
  expect(shown(marked)).toEqual([[{ text: 'a' }, { text: 'b', bold: true }]]);
  expect(shown(withMark(marked, 0, 1, 'bold'))).toEqual(rows('a b'));
});

test('what was copied is put in from a cell on, over spans, and the table grows', () => {
  const copied = copiedTable('', 'x\ty\nz\tw\n') ?? [];
  expect(shown(pasted(grid('a:2 b / c'), 1, 1, copied, NAMES))).toEqual(rows('a:2 b _ / x y / _ z w'));
  expect(shown(pasted(grid('a:2 b / c'), 0, 0, copied, NAMES))).toEqual(rows('x y / z w'));
  const spanning = [
    [
      { text: 'x', rows: 2 },
      { text: 'y', rows: 1 },
    ],
    [{ text: 'z', rows: 1 }],
  ];
  expect(shown(pasted(grid('a b'), 0, 0, spanning, NAMES))).toEqual(rows('x:2 y / z'));
});

test('plain words are no table', () => {
  expect(copiedTable('', 'some words')).toBeUndefined();
});

test('a list is a table when its rows have cells', () => {
  const schemas = { block: JSON.parse(readSchema('block')), common: JSON.parse(readSchema('common')) };
  const table = shapeOf(schemas, 'block', '/definitions/tableBlock');
  const field = (name: string) => (table.is === 'object' ? table.fields.get(name)?.() : undefined);
  const [tableRows, columns] = [field('rows'), field('columns')];
  expect(tableRows && cellNames(tableRows)).toEqual({ texts: ['text'], spans: ['rowSpan'], mark: 'bold' });
  expect(columns && cellNames(columns)).toBeUndefined();
});
