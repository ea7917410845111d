/** Rows of a table as they are shown in a terminal. */
import type { TableCell } from '../sheets/cells.ts';

/** A cell for each column; one that belongs to the cell above it says so. */
export function previewOf(rows: readonly (readonly TableCell[])[], columns: number): string[][] {
  const open = Array.from({ length: columns }, () => 0);
  return rows.map((row) => {
    const cells = [...row];
    return open.map((rest, column) => {
      if (rest > 0) {
        open[column] = rest - 1;
        return '〃';
      }
      const cell = cells.shift();
      open[column] = (cell?.rowSpan ?? 1) - 1;
      return cell?.text ?? '';
    });
  });
}
