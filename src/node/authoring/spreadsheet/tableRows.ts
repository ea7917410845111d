/** Reads the rows of a sheet as rows of a table of the site, in which a cell may span several rows. */

import { isDay } from '../../../core/data/days.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import type { Column, TableColumn } from './columns.ts';
import type { LocatedTable } from './locateTable.ts';
import { type Cell, type CellMerge, isFilled, mergeFromAbove, rangeName, SheetReading } from './model.ts';
import { isDitto, readDays, readText } from './values.ts';

export interface TableCell {
  text: string;
  bold?: true;
  rowSpan?: number;
}

/** The maximum of the schemas. */
const MAX_ROW_SPAN = 200;

export interface SheetTable {
  columns: string[];
  rows: TableCell[][];
  /** The number of empty cells that were joined with the cell above. */
  joinedCells: number;
}

/**
 * @param columns in the order of the page
 * @param joinsEmpty true if an empty cell belongs to the one above it, unless the sheet has cells merged
 * over rows
 */
export function readTable<C extends Column | TableColumn>(
  { sheet: rawSheet, options, problems }: SheetReading,
  { columnIndexes, rows, headingRow }: LocatedTable<C>,
  columns: readonly C[],
  joinsEmpty: boolean,
): SheetTable {
  const sheet = { ...rawSheet, rows: rawSheet.rows.map((row) => row.map(withBold)) };
  const reading = new SheetReading(sheet, options, problems);
  const merges = sheet.merges.filter(({ bottom }) => bottom > headingRow);
  for (const merge of merges) reportHorizontalMerge(reading, merge, [...columnIndexes.values()], rows);
  const verticalMerges = merges.filter(({ top, bottom, left, right }) => bottom > top && left === right);
  const lines: TableCell[][] = rows.map(() => []);
  let joinedCells = 0;
  for (const column of columns) {
    const index = columnIndexes.get(column);
    if (index === undefined) continue;
    const days = 'hasDays' in column && column.hasDays ? dayTexts(reading, index, rows) : undefined;
    let above: TableCell | undefined;
    for (const [line, row] of rows.entries()) {
      const cell = reading.cell(row, index);
      const isMerged = mergeFromAbove(verticalMerges, row, index) !== undefined;
      const isEmpty = !isFilled(cell);
      if (isMerged || isDitto(cell) || (joinsEmpty && verticalMerges.length === 0 && isEmpty)) {
        if (!above) reading.addAtCell(row, index, sheetMessages.nothingAbove);
        else if ((above.rowSpan ?? 1) < MAX_ROW_SPAN) {
          above.rowSpan = (above.rowSpan ?? 1) + 1;
          if (!isMerged) joinedCells += 1;
          continue;
        }
      }
      const text = days?.get(row) ?? (days && !isEmpty ? '' : readCellText(reading, row, index));
      if (days && isEmpty) reading.addAtCell(row, index, sheetMessages.dayMissing, false);
      above = { text, ...(cell.bold && { bold: true }) };
      lines[line]?.push(above);
    }
  }
  return { columns: columns.map(({ name }) => name), rows: lines, joinedCells };
}

/** Reads the **text** of an exported bold cell. Days in it are literal. */
function withBold(cell: Cell): Cell {
  const [, text] = /^\*\*([^*]+)\*\*$/.exec(cell.text) ?? [];
  return text === undefined ? cell : { ...cell, text, bold: true, literal: true };
}

/** Converts an exported day, yyyy-mm-dd, to the format of the site. */
function readCellText(reading: SheetReading, row: number, column: number): string {
  const text = readText(reading, row, column, true);
  const day = reverseDay(text);
  const isExported = /^\d{4}-\d\d-\d\d$/.test(text) && isDay(day);
  return isExported && !reading.cell(row, column).literal ? day : text;
}

/** The days of a column in the format of a site's tables: "01-03-2026 to 03-03-2026, afternoon". */
function dayTexts(reading: SheetReading, column: number, rows: readonly number[]): Map<number, string> {
  const filledRows = rows.filter((row) => {
    const cell = reading.cell(row, column);
    return cell.text !== '' && !isDitto(cell) && !mergeFromAbove(reading.sheet.merges, row, column);
  });
  return new Map(
    [...readDays(reading, column, filledRows, true)].flatMap(([row, dayText]) => {
      if (!dayText) return [];
      const { day, to, rest } = dayText;
      const range = to === undefined ? day : `${day} to ${to}`;
      return [[row, rest === '' ? range : `${range}, ${rest}`] as const];
    }),
  );
}

function reportHorizontalMerge(
  reading: SheetReading,
  merge: CellMerge,
  columns: readonly number[],
  rows: readonly number[],
): void {
  const { top, left, bottom, right } = merge;
  const isInTable =
    columns.some((column) => column >= left && column <= right) &&
    rows.some((row) => row >= top && row <= bottom);
  if (isInTable && left !== right) reading.addAtCell(top, left, sheetMessages.mergedAcross, rangeName(merge));
}
