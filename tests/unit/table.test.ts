/** Which cells of a table stand in its first column. */
import { describe, expect, test } from 'vitest';
import { firstColumn } from '../../src/blocks/Table.tsx';

const cell = (rowSpan?: number) => ({ text: 'x', rowSpan });

describe('the first column', () => {
  test.each([
    { name: 'without spans', rows: [[cell()], [cell()], [cell()]], first: [true, true, true] },
    { name: 'below a span', rows: [[cell(2), cell()], [cell()], [cell()]], first: [true, false, true] },
    {
      name: 'below a long span',
      rows: [[cell(3)], [], [cell()], [cell()]],
      first: [true, false, false, true],
    },
    { name: 'beside a span', rows: [[cell(), cell(2)], [cell()]], first: [true, true] },
    {
      name: 'of spans that follow each other',
      rows: [[cell(2)], [cell()], [cell(2)], [cell()]],
      first: [true, false, true, false],
    },
    { name: 'of no rows', rows: [], first: [] },
  ])('$name', ({ rows, first }) => {
    expect(firstColumn(rows)).toEqual(first);
  });
});
