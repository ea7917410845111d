/** The cells of each row must fill the columns, and no span may reach beyond the last row. */

import { CAMP_COLUMNS } from '../../core/layouts/camp-month.ts';
import { formatCount } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, valueAt } from '../../core/problems/value.ts';
import { dataFile } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { arrayItems, dataRecords, objectItems, siteEntries, siteObjects } from '../content/siteValues.ts';

export function tables(site: CheckedSite): Problem[] {
  const campProblems = siteEntries(site).flatMap(({ file, path, entry }) => [
    ...emptyCells(file, [...path, 'table'], entry.table),
    ...tableProblems(file, [...path, 'table'], entry.table, SPAN_FIELDS, columnCount(file, path)),
  ]);
  const blockProblems = siteObjects(site).flatMap(({ file, path, object }) =>
    object.kind === 'table' && Array.isArray(object.columns)
      ? tableProblems(file, [...path, 'rows'], object.rows, ['rowSpan'], object.columns.length)
      : [],
  );
  return [...campProblems, ...blockProblems, ...unnamedColumns(site)];
}

/** Field names for the row span: the current one and the one of the specification. */
const SPAN_FIELDS = ['rowSpan', 's1'];

function columnCount({ value }: SiteFile, path: Path): number {
  const { length } = arrayItems(fieldOf(valueAt(value, path.slice(0, 2)), 'columns'));
  return length > 0 ? length : CAMP_COLUMNS.length;
}

/** The text of a cell may be in either of two fields. */
function emptyCells(file: SiteFile, path: Path, table: unknown): Problem[] {
  return arrayItems(table).flatMap((row, line) =>
    objectItems(row).flatMap(({ index, item }): Problem[] => {
      if (item.text !== undefined || item.dat !== undefined) return [];
      const name = JSON.stringify(table).includes('"dat"') ? 'dat' : 'text';
      return [problemAt(file, [...path, line, index], fieldMessages.missing(name), name)];
    }),
  );
}

/** Only tables of camps have default columns. */
function unnamedColumns(site: CheckedSite): Problem[] {
  const names = new Set(
    site.rows.filter(({ layout }) => layout === 'month').map(({ data }) => dataFile(data)),
  );
  return site.files
    .filter(({ file }) => names.has(file))
    .flatMap((file) =>
      dataRecords(file).flatMap(({ index, item }): Problem[] =>
        item.columns !== undefined ||
        !objectItems(item.programme).some(({ item: { table } }) => table !== undefined)
          ? []
          : [problemAt(file, ['data', index], fieldMessages.missing('columns'), 'columns')],
      ),
    );
}

/** Reports the first mistake of a table, because a wrong span shifts all rows after it. */
function tableProblems(
  file: SiteFile,
  path: Path,
  table: unknown,
  spanFields: readonly string[],
  columns: number,
): Problem[] {
  const rows = arrayItems(table).map(arrayItems);
  const fieldIn = (cell: unknown) => spanFields.find((name) => fieldOf(cell, name) !== undefined) ?? '';
  const spanOf = (cell: unknown) => fieldOf(cell, fieldIn(cell));
  // The schema reports a span that is not a number.
  if (rows.flat().some((cell) => !['number', 'undefined'].includes(typeof spanOf(cell)))) return [];
  // The rows that each span from above still covers, and the line of its cell.
  let spans: { rows: number; line: number }[] = [];
  for (const [rowIndex, row] of rows.entries()) {
    const spansFromAbove = spans.filter((span) => span.rows > 0);
    const nextSpans = spansFromAbove.map((span) => ({ ...span, rows: span.rows - 1 }));
    for (const [cell, content] of row.entries()) {
      const span = spanOf(content);
      if (typeof span !== 'number' || span < 2) continue;
      if (rowIndex + span > rows.length) {
        const remainingRows = rows.length - rowIndex;
        const field = fieldIn(content);
        const tooLong = mediaMessages.spanTooLong(span, remainingRows, field);
        return [problemWithValue(file, [...path, rowIndex, cell, field], tooLong)];
      }
      nextSpans.push({ rows: span - 1, line: rowIndex });
    }
    const width = row.length + spansFromAbove.length;
    if (width !== columns) {
      const from = [...new Set(spansFromAbove.map((span) => span.line + 1))];
      const fromAbove = `${cells(spansFromAbove.length)} that ${spansFromAbove.length === 1 ? 'spans' : 'span'} down from row ${from.join(' and ')}`;
      const cellText =
        spansFromAbove.length > 0 ? `${cells(row.length)} beside ${fromAbove}` : cells(row.length);
      const createMistake =
        width < columns
          ? mediaMessages.tooFewCells
          : spansFromAbove.length > 0
            ? mediaMessages.tooManyCellsUnderSpan
            : mediaMessages.tooManyCells;
      return [
        problemAt(file, [...path, rowIndex], createMistake(rowIndex + 1, cellText, columns), row.length),
      ];
    }
    spans = nextSpans;
  }
  return [];
}

const cells = (count: number) => formatCount(count, 'cell');
