/** The rows of a sheet as the rows of a table of the site, in which a cell may span several. */

import { isDay } from '../../../core/data/days.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import type { Column, Located } from './columns.ts';
import { type Cell, cellAt, cellName, isFilled, type Merge } from './model.ts';
import type { TableColumn } from './names.ts';
import { daysIn, isDitto, type Reading, textAt } from './values.ts';

export interface TableCell {
  text: string;
  bold?: true;
  rowSpan?: number;
}

/** The most rows that the schemas let a cell span. */
const MOST_SPAN = 200;

/** What a table reads as. */
export interface ReadTable {
  columns: string[];
  rows: TableCell[][];
  /** How many empty cells were taken for the one above them. */
  joined: number;
}

/**
 * The table at the place where it was found.
 *
 * @param columns in the order in which the page shows them
 * @param emptyJoins whether an empty cell belongs to the one above it; in a sheet with cells that are merged over rows it does not
 */
export function readTable<C extends Column | TableColumn>(
  given: Reading,
  { places, rows, heading }: Located<C>,
  columns: readonly C[],
  emptyJoins: boolean,
): ReadTable {
  const reading = {
    ...given,
    sheet: {
      ...given.sheet,
      rows: given.sheet.rows.map((row) => (row.length === 0 ? row : row.map(withBold))),
    },
  };
  const { sheet, doubts } = reading;
  const merges = sheet.merges.filter(({ bottom }) => bottom > heading);
  for (const merge of merges) refuseAcross(reading, merge, [...places.values()], rows);
  const down = merges.filter(({ top, bottom, left, right }) => bottom > top && left === right);
  const joins = emptyJoins && down.length === 0;
  const lines: TableCell[][] = rows.map(() => []);
  let joined = 0;
  for (const column of columns) {
    const place = places.get(column);
    if (place === undefined) continue;
    const days = 'days' in column && column.days ? daysOf(reading, place, rows) : undefined;
    let above: TableCell | undefined;
    for (const [line, row] of rows.entries()) {
      const cell = cellAt(sheet, row, place);
      const merged = down.some(({ top, bottom, left }) => left === place && row > top && row <= bottom);
      const empty = !isFilled(cell);
      if (merged || isDitto(cell) || (joins && empty)) {
        if (!above) doubts.atCell(row, place, sheetMessages.nothingAbove);
        else if ((above.rowSpan ?? 1) < MOST_SPAN) {
          above.rowSpan = (above.rowSpan ?? 1) + 1;
          if (!merged) joined += 1;
          continue;
        }
      }
      const text = days?.get(row) ?? (days && !empty ? '' : cellText(reading, row, place));
      if (days && empty) doubts.atCell(row, place, (where) => sheetMessages.dayMissing(where, false));
      above = { text, ...(cell.bold && { bold: true }) };
      lines[line]?.push(above);
    }
  }
  return { columns: columns.map(({ name }) => name), rows: lines, joined };
}

/** Bold cells are exported as **text**, and days in them as they are. */
function withBold(cell: Cell): Cell {
  const [, text] = /^\*\*([^*]+)\*\*$/.exec(cell.text) ?? [];
  return text === undefined ? cell : { ...cell, text, bold: true, literal: true };
}

/** A text; a day that is exported as year-month-day is as the site writes it. */
function cellText(reading: Reading, row: number, place: number): string {
  const text = textAt(reading, row, place, true);
  const turned = reverseDay(text);
  const isExported = /^\d{4}-\d\d-\d\d$/.test(text) && isDay(turned);
  return isExported && !cellAt(reading.sheet, row, place).literal ? turned : text;
}

/** The days of a column as the tables of a site say them. */
function daysOf(reading: Reading, place: number, rows: readonly number[]): Map<number, string> {
  const { sheet } = reading;
  const filled = rows.filter((row) => {
    const cell = cellAt(sheet, row, place);
    return cell.text !== '' && !isDitto(cell);
  });
  const merges = sheet.merges.filter(({ left }) => left === place);
  const found = daysIn(
    reading,
    place,
    filled.filter((row) => !merges.some(({ top, bottom }) => row > top && row <= bottom)),
    true,
  );
  return new Map(
    [...found].flatMap(([row, said]) => {
      if (!said) return [];
      const whole = said.to === undefined ? said.day : `${said.day} to ${said.to}`;
      return [[row, said.rest === '' ? whole : `${whole}, ${said.rest}`] as const];
    }),
  );
}

/** Cells of several columns that were merged, where one of them is of the table. */
function refuseAcross(
  { doubts }: Reading,
  { top, left, bottom, right }: Merge,
  places: readonly number[],
  rows: readonly number[],
): void {
  const inside =
    places.some((place) => place >= left && place <= right) &&
    rows.some((row) => row >= top && row <= bottom);
  if (!inside || left === right) return;
  const cells = `${cellName(top, left)}:${cellName(bottom, right)}`;
  doubts.atCell(top, left, (where) => sheetMessages.mergedAcross(where, cells));
}
