/** The rows of a sheet as the rows of a table of the site, in which a cell may span several. */

import { isDay } from '../../../core/data/days.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import type { Column, LocatedTable } from './columns.ts';
import type { TableColumn } from './knownColumns.ts';
import { type Cell, type CellMerge, cellAt, cellName, isFilled } from './model.ts';
import { isDitto, readDays, readText, type SheetReading } from './values.ts';

export interface TableCell {
  text: string;
  bold?: true;
  rowSpan?: number;
}

/** The most rows that the schemas let a cell span. */
const MAX_ROW_SPAN = 200;

/** What a table reads as. */
export interface SheetTable {
  columns: string[];
  rows: TableCell[][];
  /** How many empty cells were taken for the one above them. */
  joinedCells: number;
}

/**
 * The table at the place where it was found.
 *
 * @param columns in the order in which the page shows them
 * @param emptyJoins whether an empty cell belongs to the one above it; in a sheet with cells that are merged over rows it does not
 */
export function readTable<C extends Column | TableColumn>(
  source: SheetReading,
  { columnIndexes, rows, headingRow }: LocatedTable<C>,
  columns: readonly C[],
  emptyJoins: boolean,
): SheetTable {
  const reading = {
    ...source,
    sheet: {
      ...source.sheet,
      rows: source.sheet.rows.map((row) => (row.length === 0 ? row : row.map(withBold))),
    },
  };
  const { sheet, issues } = reading;
  const merges = sheet.merges.filter(({ bottom }) => bottom > headingRow);
  for (const merge of merges) reportHorizontalMerge(reading, merge, [...columnIndexes.values()], rows);
  const verticalMerges = merges.filter(({ top, bottom, left, right }) => bottom > top && left === right);
  const joinsEmpty = emptyJoins && verticalMerges.length === 0;
  const lines: TableCell[][] = rows.map(() => []);
  let joinedCells = 0;
  for (const column of columns) {
    const columnIndex = columnIndexes.get(column);
    if (columnIndex === undefined) continue;
    const days = 'hasDays' in column && column.hasDays ? dayTexts(reading, columnIndex, rows) : undefined;
    let above: TableCell | undefined;
    for (const [line, row] of rows.entries()) {
      const cell = cellAt(sheet, row, columnIndex);
      const isMerged = verticalMerges.some(
        ({ top, bottom, left }) => left === columnIndex && row > top && row <= bottom,
      );
      const isEmpty = !isFilled(cell);
      if (isMerged || isDitto(cell) || (joinsEmpty && isEmpty)) {
        if (!above) issues.addAtCell(row, columnIndex, sheetMessages.nothingAbove);
        else if ((above.rowSpan ?? 1) < MAX_ROW_SPAN) {
          above.rowSpan = (above.rowSpan ?? 1) + 1;
          if (!isMerged) joinedCells += 1;
          continue;
        }
      }
      const text = days?.get(row) ?? (days && !isEmpty ? '' : readCellText(reading, row, columnIndex));
      if (days && isEmpty)
        issues.addAtCell(row, columnIndex, (where) => sheetMessages.dayMissing(where, false));
      above = { text, ...(cell.bold && { bold: true }) };
      lines[line]?.push(above);
    }
  }
  return { columns: columns.map(({ name }) => name), rows: lines, joinedCells };
}

/** Bold cells are exported as **text**, and days in them as they are. */
function withBold(cell: Cell): Cell {
  const [, text] = /^\*\*([^*]+)\*\*$/.exec(cell.text) ?? [];
  return text === undefined ? cell : { ...cell, text, bold: true, literal: true };
}

/** A text; a day that is exported as year-month-day is as the site writes it. */
function readCellText(reading: SheetReading, row: number, columnIndex: number): string {
  const text = readText(reading, row, columnIndex, true);
  const turned = reverseDay(text);
  const isExported = /^\d{4}-\d\d-\d\d$/.test(text) && isDay(turned);
  return isExported && !cellAt(reading.sheet, row, columnIndex).literal ? turned : text;
}

/** The days of a column as the tables of a site say them. */
function dayTexts(reading: SheetReading, columnIndex: number, rows: readonly number[]): Map<number, string> {
  const { sheet } = reading;
  const filled = rows.filter((row) => {
    const cell = cellAt(sheet, row, columnIndex);
    return cell.text !== '' && !isDitto(cell);
  });
  const merges = sheet.merges.filter(({ left }) => left === columnIndex);
  const days = readDays(
    reading,
    columnIndex,
    filled.filter((row) => !merges.some(({ top, bottom }) => row > top && row <= bottom)),
    true,
  );
  return new Map(
    [...days].flatMap(([row, said]) => {
      if (!said) return [];
      const range = said.to === undefined ? said.day : `${said.day} to ${said.to}`;
      return [[row, said.rest === '' ? range : `${range}, ${said.rest}`] as const];
    }),
  );
}

/** Cells of several columns that were merged, where one of them is of the table. */
function reportHorizontalMerge(
  { issues }: SheetReading,
  { top, left, bottom, right }: CellMerge,
  columns: readonly number[],
  rows: readonly number[],
): void {
  const inside =
    columns.some((place) => place >= left && place <= right) &&
    rows.some((row) => row >= top && row <= bottom);
  if (!inside || left === right) return;
  const cells = `${cellName(top, left)}:${cellName(bottom, right)}`;
  issues.addAtCell(top, left, (where) => sheetMessages.mergedAcross(where, cells));
}
