/** What can be done with the grid of a table. No word is lost: spans stay where they belong, and joined cells have the words of all. */
import {
  type CellNames,
  type CellPosition,
  type CellRange,
  emptyCell,
  type Grid,
  type Slot,
  spanOf,
  textOfCell,
  topOf,
  widthOf,
  withSlot,
  withSpan,
  withText,
} from './grid.ts';

/** With an empty row more. @param at its place; at the end where that is the number of rows */
export function withRow(grid: Grid, at: number, width: number, names: CellNames): Grid {
  const line = Array.from(
    { length: width },
    (_, column): Slot => (grid[at]?.[column] === 'spanned' ? 'spanned' : emptyCell(names)),
  );
  return extendSpans(grid, at, names).toSpliced(at, 0, line);
}

/** Cells that reach over a place where a row comes in span one more. */
function extendSpans(grid: Grid, at: number, names: CellNames): Grid {
  return (grid[at] ?? []).reduce<Grid>((now, slot, column) => {
    if (slot !== 'spanned') return now;
    const top = topOf(now, at, column);
    const spanning = now[top]?.[column];
    return typeof spanning === 'object'
      ? withSlot(now, top, column, { cell: withSpan(spanning.cell, spanOf(spanning.cell, names) + 1, names) })
      : now;
  }, grid);
}

/** Without a row. Cells that began in it begin in the next one, if they span it. */
export function withoutRow(grid: Grid, at: number, names: CellNames): Grid {
  const moved = (grid[at] ?? []).reduce<Grid>((now, slot, column) => {
    if (slot === undefined) return now;
    const top = topOf(now, at, column);
    const spanning = now[top]?.[column];
    if (typeof spanning !== 'object') return now;
    const span = spanOf(spanning.cell, names);
    if (slot === 'spanned' || span > 1) {
      const shorter = { cell: withSpan(spanning.cell, span - 1, names) };
      return withSlot(now, slot === 'spanned' ? top : Math.min(at + 1, now.length - 1), column, shorter);
    }
    return now;
  }, grid);
  return moved.toSpliced(at, 1);
}

/** The rows that hang together with a row by cells that span them, from the first to behind the last. */
function linkedRows(grid: Grid, row: number): { from: number; to: number } {
  const isLinked = (below: number) => grid[below]?.some((slot) => slot === 'spanned') ?? false;
  let [from, to] = [row, row + 1];
  while (isLinked(from)) from -= 1;
  while (isLinked(to)) to += 1;
  return { from, to };
}

/**
 * With a row in another place; rows that hang together go together, and past those that do.
 *
 * @returns where the row is then, and the same grid where there is no such place
 */
export function withRowMoved(grid: Grid, row: number, step: 1 | -1): { grid: Grid; row: number } {
  const { from, to } = linkedRows(grid, row);
  const next = step > 0 ? to : from - 1;
  if (grid[next] === undefined) return { grid, row };
  const other = linkedRows(grid, next);
  const begin = Math.min(from, other.from);
  const [movedRows, others] = [grid.slice(from, to), grid.slice(other.from, other.to)];
  const lines = step > 0 ? [...others, ...movedRows] : [...movedRows, ...others];
  return { grid: grid.toSpliced(begin, lines.length, ...lines), row: row + step * others.length };
}

/** With an empty column more. */
export const withColumn = (grid: Grid, at: number, names: CellNames): Grid =>
  grid.map((line) => line.toSpliced(at, 0, emptyCell(names)));

export const withoutColumn = (grid: Grid, at: number): Grid => grid.map((line) => line.toSpliced(at, 1));

/** A list, such as a row or the names of the columns, with an item at another place. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** The cells of some rows as one in each column, with the words of all. Rows in which no cell begins any more go. */
export function mergeCells(grid: Grid, range: CellRange, names: CellNames): Grid {
  let now = grid;
  for (let column = range.left; column <= range.right; column++) {
    while (rowBelow(now, range.top, column, names) <= range.bottom) {
      const next = mergeWithCellBelow(now, range.top, column, names);
      if (next === now) break;
      now = next;
    }
  }
  return withoutEmptyRows(now, names);
}

/** The row below a cell. */
function rowBelow(grid: Grid, row: number, column: number, names: CellNames): number {
  const slot = grid[row]?.[column];
  return row + (typeof slot === 'object' ? spanOf(slot.cell, names) : 1);
}

function mergeWithCellBelow(grid: Grid, row: number, column: number, names: CellNames): Grid {
  const upper = grid[row]?.[column];
  if (typeof upper !== 'object') return grid;
  const span = spanOf(upper.cell, names);
  const lower = grid[row + span]?.[column];
  if (typeof lower !== 'object') return grid;
  const text = [upper, lower]
    .map(({ cell }) => textOfCell(cell, names))
    .filter((part) => part !== '')
    .join(' ');
  const one = withSpan(withText(upper.cell, text, names), span + spanOf(lower.cell, names), names);
  return withSlot(withSlot(grid, row, column, { cell: one }), row + span, column, 'spanned');
}

/** A file has no row without a cell. */
const withoutEmptyRows = (grid: Grid, names: CellNames): Grid =>
  grid.reduceRight<Grid>(
    (now, line, row) =>
      line.length > 0 && line.every((slot) => slot === 'spanned') ? withoutRow(now, row, names) : now,
    grid,
  );

/** A cell that spans rows as cells of one row each, of which the first has the words. */
export function splitCell(grid: Grid, { row, column }: CellPosition, names: CellNames): Grid {
  const top = topOf(grid, row, column);
  const slot = grid[top]?.[column];
  if (typeof slot !== 'object') return grid;
  const span = spanOf(slot.cell, names);
  if (span === 1) return grid;
  return grid.map((line, index) => {
    if (index === top) return line.with(column, { cell: withSpan(slot.cell, 1, names) });
    return index > top && index < top + span ? line.with(column, emptyCell(names)) : line;
  });
}

/** Cells with a mark, or without it. */
export const withMark = (grid: Grid, range: CellRange, mark: string, isMarked: boolean): Grid =>
  mapCells(grid, range, (cell) => {
    const { [mark]: _, ...rest } = cell;
    return isMarked ? { ...cell, [mark]: true } : rest;
  });

/** Cells without their words. */
export const clearCells = (grid: Grid, range: CellRange, names: CellNames): Grid =>
  mapCells(grid, range, (cell) => withText(cell, '', names));

type Cell = Exclude<Slot, 'spanned' | undefined>['cell'];

const mapCells = (grid: Grid, { top, bottom, left, right }: CellRange, change: (cell: Cell) => Cell): Grid =>
  grid.map((line, row) =>
    row < top || row > bottom
      ? line
      : line.map((slot, column) =>
          typeof slot === 'object' && column >= left && column <= right ? { cell: change(slot.cell) } : slot,
        ),
  );

/** With a cell at each place, so that each row is as wide as it is to be. */
export const fillGrid = (grid: Grid, width: number, names: CellNames): Grid =>
  grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? emptyCell(names)));

/** A grid with another one laid over it from a place on; it grows where there is no room. */
export function pasteGrid(grid: Grid, { row, column }: CellPosition, source: Grid, names: CellNames): Grid {
  const width = Math.max(widthOf(grid), column + widthOf(source));
  let now = fillGrid(grid, width, names);
  while (now.length < row + source.length) now = withRow(now, now.length, width, names);
  source.forEach((line, down) => {
    line.forEach((_, across) => {
      now = splitCell(now, { row: row + down, column: column + across }, names);
    });
  });
  const lines = now.map((line, at) =>
    line.map((old, across): Slot => {
      const slot = source[at - row]?.[across - column];
      if (typeof slot !== 'object') return slot ?? old;
      const oldCell = typeof old === 'object' ? old.cell : {};
      const words = withText(oldCell, textOfCell(slot.cell, names), names);
      return { cell: withSpan(words, spanOf(slot.cell, names), names) };
    }),
  );
  return withoutEmptyRows(lines, names);
}
