/**
 * Operations on the grid of a table. No text is lost: spans are kept, and merged cells have the text of all.
 */
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

/** Inserts an empty row. @param at its index; the number of rows for the end */
export function withRow(grid: Grid, at: number, width: number, names: CellNames): Grid {
  const line = Array.from(
    { length: width },
    (_, column): Slot => (grid[at]?.[column] === 'spanned' ? 'spanned' : emptyCell(names)),
  );
  return extendSpans(grid, at, names).toSpliced(at, 0, line);
}

/** Extends cells that span the position of an inserted row. */
function extendSpans(grid: Grid, at: number, names: CellNames): Grid {
  return (grid[at] ?? []).reduce<Grid>((result, slot, column) => {
    if (slot !== 'spanned') return result;
    const top = topOf(result, at, column);
    const spanning = result[top]?.[column];
    return typeof spanning === 'object'
      ? withSlot(result, top, column, {
          cell: withSpan(spanning.cell, spanOf(spanning.cell, names) + 1, names),
        })
      : result;
  }, grid);
}

/** Removes a row. Cells that begin in it and span the next row begin there instead. */
export function withoutRow(grid: Grid, at: number, names: CellNames): Grid {
  const moved = (grid[at] ?? []).reduce<Grid>((result, slot, column) => {
    if (slot === undefined) return result;
    const top = topOf(result, at, column);
    const spanning = result[top]?.[column];
    if (typeof spanning !== 'object') return result;
    const span = spanOf(spanning.cell, names);
    if (slot === 'spanned' || span > 1) {
      const shorter = { cell: withSpan(spanning.cell, span - 1, names) };
      return withSlot(
        result,
        slot === 'spanned' ? top : Math.min(at + 1, result.length - 1),
        column,
        shorter,
      );
    }
    return result;
  }, grid);
  return moved.toSpliced(at, 1);
}

/** The rows that are connected with a row by spanning cells; `to` is exclusive. */
function linkedRows(grid: Grid, row: number): { from: number; to: number } {
  const isLinked = (below: number) => grid[below]?.some((slot) => slot === 'spanned') ?? false;
  let [from, to] = [row, row + 1];
  while (isLinked(from)) from -= 1;
  while (isLinked(to)) to += 1;
  return { from, to };
}

/**
 * Moves a row. Rows that are connected by spans move together, and past other connected rows.
 *
 * @returns the new index of the row, and the same grid if the move is not possible
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

/** Inserts an empty column. */
export const withColumn = (grid: Grid, at: number, names: CellNames): Grid =>
  grid.map((line) => line.toSpliced(at, 0, emptyCell(names)));

export const withoutColumn = (grid: Grid, at: number): Grid => grid.map((line) => line.toSpliced(at, 1));

export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/**
 * Merges the cells of some rows in each column and joins their texts. Rows in which no cell begins are
 * removed.
 */
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
  const merged = withSpan(withText(upper.cell, text, names), span + spanOf(lower.cell, names), names);
  return withSlot(withSlot(grid, row, column, { cell: merged }), row + span, column, 'spanned');
}

/** A file has no row without a cell. */
const withoutEmptyRows = (grid: Grid, names: CellNames): Grid =>
  grid.reduceRight<Grid>(
    (now, line, row) =>
      line.length > 0 && line.every((slot) => slot === 'spanned') ? withoutRow(now, row, names) : now,
    grid,
  );

/** Splits a spanning cell into cells of one row; the first one keeps the text. */
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

/** Sets or removes a mark of cells. */
export const withMark = (grid: Grid, range: CellRange, mark: string, isMarked: boolean): Grid =>
  mapCells(grid, range, (cell) => {
    const { [mark]: _, ...rest } = cell;
    return isMarked ? { ...cell, [mark]: true } : rest;
  });

/** Clears the text of cells. */
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

/** Fills missing cells, so that each row has the full width. */
export const fillGrid = (grid: Grid, width: number, names: CellNames): Grid =>
  grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? emptyCell(names)));

/** Pastes a grid at a position and extends the grid if necessary. */
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
