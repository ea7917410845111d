/** Which cell stands where in a table whose cells may span rows. */
import type { TableCell } from '../../core/model.ts';

export interface PlacedCell {
  cell: TableCell;
  /** Index of its column; at or beyond the number of columns where a row holds too many cells. */
  column: number;
  /** Whether it stands here only because it spans this row from one above. */
  repeated: boolean;
}

/** A cell of the table with those that are repeated beside it, from the first column to the last. */
export type CellGroup = readonly PlacedCell[];

/**
 * The rows of a table with a cell under every column: those that span rows are repeated in each row that they reach,
 * so that a row can be read by itself. HTML has no place for them but another cell, so each stands with the one before
 * it, or the first one after it: every group holds exactly one that is not repeated.
 *
 * @param columns how many columns the table has
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
