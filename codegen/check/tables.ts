/** The cells of a table fill its columns, and no cell reaches beyond its last row. */
import { CAMP_COLUMNS } from '../../src/layouts/camp-month.ts';
import type { Problem } from '../../src/problem.ts';
import { entries, listOf, placedObjects } from './content.ts';
import { at, type Path, type SiteFile } from './place.ts';
import type { CheckedSite } from './site.ts';

export function tables(site: CheckedSite): Problem[] {
  const ofCamps = entries(site).flatMap(({ file, path, entry }) =>
    file.schema === 'camp'
      ? tableProblems(file, [...path, 'table'], entry.table, 's1', CAMP_COLUMNS.length)
      : [],
  );
  const ofBlocks = placedObjects(site).flatMap(({ file, path, object }) =>
    object.kind === 'table' && Array.isArray(object.columns)
      ? tableProblems(file, [...path, 'rows'], object.rows, 'rowSpan', object.columns.length)
      : [],
  );
  return [...ofCamps, ...ofBlocks];
}

/** The first mistake of a table: one wrong span puts all rows after it out of place. */
function tableProblems(
  file: SiteFile,
  path: Path,
  table: unknown,
  spanField: string,
  columns: number,
): Problem[] {
  const rows = listOf(table).map(listOf);
  const spanOf = (cell: unknown): unknown => Object(cell)[spanField];
  // A span that is no number is reported as that.
  if (rows.flat().some((cell) => !['number', 'undefined'].includes(typeof spanOf(cell)))) return [];
  // How many rows each column is still taken by a cell from above, and by which.
  let taken: { rows: number; line: number }[] = [];
  for (const [line, row] of rows.entries()) {
    const above = taken.filter((span) => span.rows > 0);
    const next = above.map((span) => ({ ...span, rows: span.rows - 1 }));
    for (const [place, cell] of row.entries()) {
      const span = spanOf(cell);
      if (typeof span !== 'number' || span < 2) continue;
      if (line + span > rows.length) {
        const left = rows.length - line;
        return [
          at(file, [...path, line, place, spanField], {
            code: 'table-span',
            value: span,
            message: `The cell spans ${span} rows, but the table ends after ${left === 1 ? 'this one' : `${left}`}.`,
            hint: left === 1 ? `Remove "${spanField}".` : `Write ${left}, or add rows.`,
          }),
        ];
      }
      next.push({ rows: span - 1, line });
    }
    const width = row.length + above.length;
    if (width !== columns) {
      const from = [...new Set(above.map((span) => span.line + 1))];
      return [
        at(file, [...path, line], {
          code: 'table-cells',
          value: row.length,
          message: `Row ${line + 1} has ${cells(row.length)}${
            above.length > 0
              ? ` beside ${cells(above.length)} that ${above.length === 1 ? 'spans' : 'span'} down from row ${from.join(' and ')}`
              : ''
          }, but the table has ${columns} columns.`,
          hint:
            width > columns && above.length > 0
              ? 'A cell that spans rows is left out of the rows below it. Remove it here, or make the span shorter.'
              : width > columns
                ? 'Remove what is too much.'
                : 'Add a cell for each column, empty where there is nothing to say.',
        }),
      ];
    }
    taken = next;
  }
  return [];
}

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);
