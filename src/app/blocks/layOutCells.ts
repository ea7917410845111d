import type { TableCell } from '../../core/model.ts';

export interface PlacedCell {
  cell: TableCell;
  /** Column index. It is out of range if the row has too many cells. */
  column: number;
  /** True if the cell spans this row from a row above. */
  repeated: boolean;
}

/** A cell and the repeated cells next to it, in column order. */
export type CellGroup = readonly PlacedCell[];

/**
 * Returns rows with a cell for every column. Cells that span rows are repeated. HTML allows this only inside
 * another cell, so each group has exactly one cell that is not repeated.
 * @param columns number of columns of the table
 */
export function layOutCells(
  rows: readonly (readonly TableCell[])[],
  columns: number,
): readonly (readonly CellGroup[])[] {
  const reaching: { cell: TableCell; rows: number }[] = [];
  return rows.map((row) => {
    const cells = [...row];
    const groups: PlacedCell[][] = [];
    const leading: PlacedCell[] = [];
    for (let column = 0; column < columns || cells.length > 0; column++) {
      const above = reaching[column];
      if (above && above.rows > 0) {
        above.rows--;
        (groups.at(-1) ?? leading).push({ cell: above.cell, column, repeated: true });
        continue;
      }
      const cell = cells.shift();
      if (!cell) continue;
      reaching[column] = { cell, rows: (cell.rowSpan ?? 1) - 1 };
      groups.push([...leading.splice(0), { cell, column, repeated: false }]);
    }
    return groups;
  });
}
