/** The grid of a table: spans are kept, and no text is lost. */
import { expect, test } from 'vitest';
import { shapeOf } from '../../src/editor/client/form/shape.ts';
import { gridFromCopied, parseClipboard, toClipboard } from '../../src/editor/client/form/table/clipboard.ts';
import { cellNames, type Grid, gridOf, rowsOf } from '../../src/editor/client/form/table/grid.ts';
import {
  clearCells,
  mergeCells,
  pasteGrid,
  splitCell,
  withColumn,
  withMark,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from '../../src/editor/client/form/table/gridOperations.ts';
import { type KeyPress, keyAction } from '../../src/editor/client/form/table/keyAction.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { readSchema } from '../../src/node/content/schemas.ts';

const NAMES = { texts: ['text', 'dat'], spans: ['rowSpan', 's1'], mark: 'bold' };

/** Rows written as "a:2 b / c": a cell, with its row span after a colon. */
const rows = (text: string): Json =>
  text.split(' / ').map((line) =>
    line.split(' ').map((word) => {
      const [text = '', span] = word.split(':');
      return { text: text.replace('_', ''), ...(span !== undefined && { rowSpan: Number(span) }) };
    }),
  );
const grid = (text: string): Grid => gridOf(rows(text), NAMES);
const rowsIn = (now: Grid) => rowsOf(now);
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

test('rows become a grid and rows again, with old names and unknown fields', () => {
  const odd: Json = [
    [{ dat: 'a', s1: 2, odd: 1 }, { text: 'b' }],
    [{ text: 'c', bold: true }],
    [{}, { text: 'e' }],
  ];
  expect(rowsIn(gridOf(odd, NAMES))).toEqual(odd);
  expect(gridOf(odd, NAMES)[1]?.[0]).toBe('spanned');
});

test.each([
  ['a row at the end', (now: Grid) => withRow(now, 3, 2, NAMES), 'a:2 b / c / d e / _ _'],
  ['a row within a span', (now: Grid) => withRow(now, 1, 2, NAMES), 'a:3 b / _ / c / d e'],
  ['no first row', (now: Grid) => withoutRow(now, 0, NAMES), 'a c / d e'],
  ['no second row', (now: Grid) => withoutRow(now, 1, NAMES), 'a b / d e'],
  ['a row that goes down', (now: Grid) => withRowMoved(now, 0, 1).grid, 'd e / a:2 b / c'],
  ['a row that goes up', (now: Grid) => withRowMoved(now, 2, -1).grid, 'd e / a:2 b / c'],
  ['a row that is first already', (now: Grid) => withRowMoved(now, 1, -1).grid, 'a:2 b / c / d e'],
  ['a column more', (now: Grid) => withColumn(now, 2, NAMES), 'a:2 b _ / c _ / d e _'],
  ['a column in front', (now: Grid) => withColumn(now, 0, NAMES), '_ a:2 b / _ c / _ d e'],
  ['no first column', (now: Grid) => withoutColumn(now, 0), 'b / c / e'],
  ['cells that are joined', (now: Grid) => mergeCells(now, range(1, 1, 2), NAMES), 'a:2 b / c+e:2 / d'],
  ['a column that is joined', (now: Grid) => mergeCells(now, range(0, 0, 2), NAMES), 'a+d:3 b / c / e'],
  ['rows that become one', (now: Grid) => mergeCells(now, range(0, 0, 1, 1), NAMES), 'a b+c / d e'],
  ['cells that are split', (now: Grid) => splitCell(now, { row: 1, column: 0 }, NAMES), 'a b / _ c / d e'],
  ['cells without words', (now: Grid) => clearCells(now, range(0, 1, 1), NAMES), 'a:2 _ / _ / d e'],
])('%s', (_, change, after) => {
  const words = JSON.stringify(rowsIn(change(grid('a:2 b / c / d e')))).replace(/(?<="\w) (?=\w")/g, '+');
  expect(JSON.parse(words)).toEqual(rows(after));
});

test('marks are toggled for all selected cells', () => {
  const boldGrid = withMark(grid('a b / c d'), range(0, 1, 1), 'bold', true);
  expect(rowsIn(boldGrid)).toEqual([
    [{ text: 'a' }, { text: 'b', bold: true }],
    [{ text: 'c' }, { text: 'd', bold: true }],
  ]);
  expect(rowsIn(withMark(boldGrid, range(0, 1, 1), 'bold', false))).toEqual(rows('a b / c d'));
});

test('copied cells are pasted from a cell on, across spans, and the table grows', () => {
  const copied = gridFromCopied(parseClipboard('', 'x\ty\nz\tw\n') ?? [], NAMES);
  const at = (row: number, column: number) => ({ row, column });
  expect(rowsIn(pasteGrid(grid('a:2 b / c'), at(1, 1), copied, NAMES))).toEqual(
    rows('a:2 b _ / x y / _ z w'),
  );
  expect(rowsIn(pasteGrid(grid('a:2 b / c'), at(0, 0), copied, NAMES))).toEqual(rows('x y / z w'));
  expect(rowsIn(pasteGrid(grid('a b'), at(0, 0), grid('x:2 y / z'), NAMES))).toEqual(rows('x:2 y / z'));
  expect(rowsIn(pasteGrid(grid('a b / c'), at(1, 1), grid('d'), NAMES))).toEqual(rows('a b / c d'));
});

test('a quoted value may have line breaks, which a cell does not have', () => {
  expect(parseClipboard('', 'a\t"b\nc ""d"""\r\n\te')).toEqual([
    [
      { text: 'a', rows: 1 },
      { text: 'b c "d"', rows: 1 },
    ],
    [
      { text: '', rows: 1 },
      { text: 'e', rows: 1 },
    ],
  ]);
});

test('copied lines may have any line ending', () => {
  const cells = (parseClipboard('', 'a\tb\r\nc\td\ne\t"f\rg"\rh\ti\r') ?? []).map((line) =>
    line.map(({ text }) => text),
  );
  expect(cells).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f g'],
    ['h', 'i'],
  ]);
});

test('cells are copied with their spans and column titles', () => {
  expect(toClipboard(grid('a:2 b / <c>'), range(0, 0, 1, 1), NAMES, ['Day', 'To & from'])).toEqual({
    html: '<table><tr><th>Day</th><th>To &amp; from</th></tr><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>&lt;c&gt;</td></tr></table>',
    text: 'Day\tTo & from\na\tb\n\t<c>',
  });
});

test('plain text is no table', () => expect(parseClipboard('', 'some words')).toBeUndefined());

test('a list is a table if its rows have cells', () => {
  const schemas = { block: JSON.parse(readSchema('block')), common: JSON.parse(readSchema('common')) };
  const table = shapeOf(schemas, 'block', '/definitions/tableBlock');
  const field = (name: string) => (table.type === 'object' ? table.fields.get(name)?.() : undefined);
  const [tableRows, columns] = [field('rows'), field('columns')];
  expect(tableRows && cellNames(tableRows)).toEqual({ texts: ['text'], spans: ['rowSpan'], mark: 'bold' });
  expect(columns && cellNames(columns)).toBeUndefined();
});

const PRESS: KeyPress = {
  key: '',
  ctrl: false,
  shift: false,
  selectionStart: 0,
  selectionEnd: 4,
  length: 4,
  position: { row: 1, column: 1 },
  span: 1,
  rows: 40,
  columns: 3,
  isWriting: false,
  end: { row: 1, column: 1 },
};
const go = (row: number, column: number) => ({ do: 'go', to: { row, column } });

test.each<[what: string, press: Partial<KeyPress>, does: unknown]>([
  ['an arrow key where the words are selected', { key: 'ArrowDown' }, go(2, 1)],
  ['an arrow key past a cell of three rows', { key: 'ArrowDown', span: 3 }, go(4, 1)],
  ['an arrow key within the words', { key: 'ArrowRight', selectionStart: 2, selectionEnd: 2 }, undefined],
  ['an arrow key at their end', { key: 'ArrowRight', selectionStart: 4, selectionEnd: 4 }, go(1, 2)],
  ['an arrow key at their beginning', { key: 'ArrowLeft', selectionStart: 0, selectionEnd: 0 }, go(1, 0)],
  ['Home', { key: 'Home' }, go(1, 0)],
  ['Home within the words', { key: 'Home', selectionStart: 2, selectionEnd: 2 }, undefined],
  ['Ctrl+End', { key: 'End', ctrl: true }, go(39, 2)],
  ['Page Down', { key: 'PageDown' }, go(11, 1)],
  ['Enter', { key: 'Enter', selectionStart: 2, selectionEnd: 2 }, go(2, 1)],
  ['Enter in the last row', { key: 'Enter', rows: 2 }, { do: 'grow' }],
  ['Shift+Enter', { key: 'Enter', shift: true }, go(0, 1)],
  ['Tab in a cell that was only entered', { key: 'Tab' }, undefined],
  ['Tab after writing', { key: 'Tab', isWriting: true, position: { row: 1, column: 2 } }, go(2, 0)],
  ['Shift+Tab after writing', { key: 'Tab', isWriting: true, shift: true }, go(1, 0)],
  ['Shift and an arrow key', { key: 'ArrowRight', shift: true }, { do: 'choose', to: { row: 1, column: 2 } }],
  ['Shift and an arrow within the words', { key: 'ArrowRight', shift: true, selectionStart: 2 }, undefined],
  ['Ctrl+A', { key: 'a', ctrl: true }, { do: 'choose all' }],
  ['Ctrl+A within the words', { key: 'a', ctrl: true, selectionStart: 2 }, undefined],
  ['Delete in one cell', { key: 'Delete' }, undefined],
  ['Delete in several', { key: 'Delete', end: { row: 2, column: 1 } }, { do: 'clear' }],
  ['F2', { key: 'F2' }, { do: 'write' }],
  ['Escape within the words', { key: 'Escape', selectionStart: 2 }, { do: 'rest' }],
  ['Escape where nothing is to be left', { key: 'Escape' }, undefined],
])('%s', (_, press, does) => expect(keyAction({ ...PRESS, ...press })).toEqual(does));
