/** The cells of a table fill its columns, and no cell reaches beyond its last row. */

import { CAMP_COLUMNS } from '../../src/layouts/camp-month.ts';
import type { Problem } from '../../src/problem.ts';
import { at, type Path, type SiteFile } from '../problems/problemAt.ts';
import { counted } from '../problems/say.ts';
import { fieldOf } from '../problems/value.ts';
import { mediaWords } from '../problems/words/media.ts';
import { entries, listOf, placedObjects } from '../site/content.ts';
import type { CheckedSite } from '../site/model.ts';

export function tables(site: CheckedSite): Problem[] {
  const ofCamps = entries(site).flatMap(({ file, path, entry }) =>
    tableProblems(file, [...path, 'table'], entry.table, 's1', CAMP_COLUMNS.length),
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
  const spanOf = (cell: unknown) => fieldOf(cell, spanField);
  // A span that is no number is reported as that.
  if (rows.flat().some((cell) => !['number', 'undefined'].includes(typeof spanOf(cell)))) return [];
  // How many rows each column is still taken by a cell from above, and by which.
  let taken: { rows: number; line: number }[] = [];
  for (const [line, row] of rows.entries()) {
    const above = taken.filter((span) => span.rows > 0);
    const next = above.map((span) => ({ ...span, rows: span.rows - 1 }));
    for (const [cell, content] of row.entries()) {
      const span = spanOf(content);
      if (typeof span !== 'number' || span < 2) continue;
      if (line + span > rows.length) {
        const left = rows.length - line;
        const tooLong = mediaWords.spanTooLong(span, left, spanField);
        return [at(file, [...path, line, cell, spanField], { ...tooLong, value: span })];
      }
      next.push({ rows: span - 1, line });
    }
    const width = row.length + above.length;
    if (width !== columns) {
      const from = [...new Set(above.map((span) => span.line + 1))];
      const fromAbove = `${cells(above.length)} that ${above.length === 1 ? 'spans' : 'span'} down from row ${from.join(' and ')}`;
      const found = above.length > 0 ? `${cells(row.length)} beside ${fromAbove}` : cells(row.length);
      const wrong =
        width < columns
          ? mediaWords.tooFewCells
          : above.length > 0
            ? mediaWords.tooManyCellsUnderSpan
            : mediaWords.tooManyCells;
      return [at(file, [...path, line], { ...wrong(line + 1, found, columns), value: row.length })];
    }
    taken = next;
  }
  return [];
}

const cells = (count: number) => counted(count, 'cell');
