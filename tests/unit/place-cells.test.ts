import { expect, test } from 'vitest';
import { layOutCells } from '../../src/app/blocks/layOutCells.ts';

/**
 * Cells are written as "text" or "text*rows"; results as "text@column", with a leading "+" for a repeated cell and "&"
 * between the parts of one table cell.
 */
const cells = (row: string) =>
  row.split(' ').map((word) => {
    const [text = '', rows] = word.split('*');
    return { text, ...(rows === undefined ? {} : { rowSpan: Number(rows) }) };
  });
const cellsOf = (columns: number, ...rows: string[]) =>
  layOutCells(rows.map(cells), columns).map((row) =>
    row
      .map((group) =>
        group.map(({ cell, column, repeated }) => `${repeated ? '+' : ''}${cell.text}@${column}`).join('&'),
      )
      .join(' '),
  );

test.each<[name: string, columns: number, rows: string[], placed: string[]]>([
  ['no rows', 3, [], []],
  ['without spans', 2, ['a b', 'c d'], ['a@0 b@1', 'c@0 d@1']],
  ['a span in the first column', 2, ['a*2 b', 'c'], ['a@0 b@1', '+a@0&c@1']],
  ['a span in the last column', 2, ['a b*2', 'c'], ['a@0 b@1', 'c@0&+b@1']],
  ['spans beside each other', 3, ['a*2 b*2 c', 'd'], ['a@0 b@1 c@2', '+a@0&+b@1&d@2']],
  [
    'spans that end in different rows',
    3,
    ['a*3 b*2 c', 'd', 'e f'],
    ['a@0 b@1 c@2', '+a@0&+b@1&d@2', '+a@0&e@1 f@2'],
  ],
  ['one span after another', 2, ['a*2 b', 'c', 'd*2 e', 'f'], ['a@0 b@1', '+a@0&c@1', 'd@0 e@1', '+d@0&f@1']],
  ['a span of one row', 2, ['a*1 b', 'c d'], ['a@0 b@1', 'c@0 d@1']],
  ['a span beyond the last row', 2, ['a*9 b', 'c'], ['a@0 b@1', '+a@0&c@1']],
  ['a row that holds too few cells', 3, ['a b'], ['a@0 b@1']],
  ['a row that holds too many', 2, ['a b c d'], ['a@0 b@1 c@2 d@3']],
  ['too many beside a span', 2, ['a*2 b', 'c d'], ['a@0 b@1', '+a@0&c@1 d@2']],
])('%s', (_name, columns, rows, placed) => expect(cellsOf(columns, ...rows)).toEqual(placed));
