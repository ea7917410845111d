/** The rows of a sheet as records of a list: people, events. */

import { latinDigits } from '../../../core/i18n/digits.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { fold } from '../../../core/search/fold.ts';
import { type LocatedTable, singleLine } from './columns.ts';
import type { FieldColumn } from './knownColumns.ts';
import { type Cell, cellAt, cellName } from './model.ts';
import { isDitto, readDays, readText, type SheetReading } from './values.ts';

/** The fields that a row has something for, as texts; days as dd-mm-yyyy. */
export interface SheetRecord {
  row: number;
  texts: ReadonlyMap<string, string>;
}

/** What is written for a day or a category where there is none. */
const NONE_TEXT = /^(?:none|nil|-)$/i;

/**
 * The records of a table. A cell that is merged over rows, and "-do-", say the same for each of them.
 *
 * @param found where the table is
 */
export function readRecords(
  reading: SheetReading,
  { columnIndexes, rows, headingRow }: LocatedTable<FieldColumn>,
): SheetRecord[] {
  const { sheet, issues } = reading;
  for (const { top, left, bottom, right } of sheet.merges.filter((merge) => merge.bottom > headingRow)) {
    const key = [...columnIndexes].some(
      ([{ isRequired, field }, place]) => isRequired && field !== 'role' && place === left,
    );
    if (!rows.some((row) => row >= top && row <= bottom)) continue;
    const cells = `${cellName(top, left)}:${cellName(bottom, right)}`;
    if (left !== right) issues.addAtCell(top, left, (where) => sheetMessages.mergedAcross(where, cells));
    else if (key) issues.addAtCell(top, left, (where) => sheetMessages.mergedRows(where, cells));
  }
  const columns = [...columnIndexes].map(
    ([column, place]) =>
      [
        column,
        columnTexts(
          reading,
          { ...column, name: singleLine(cellAt(sheet, headingRow, place).text) },
          place,
          rows,
        ),
      ] as const,
  );
  const records = rows.map((row) => ({
    row,
    texts: new Map(
      columns.flatMap(([{ field }, texts]) => {
        const text = texts.get(row) ?? '';
        return text === '' ? [] : [[field, text] as const];
      }),
    ),
  }));
  reportDuplicates(reading, records);
  return records;
}

function columnTexts(
  reading: SheetReading,
  column: FieldColumn,
  columnIndex: number,
  rows: readonly number[],
): Map<number, string> {
  const { sheet, issues } = reading;
  // The row that says it, where that is another one.
  const source = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const merge = sheet.merges.find(
      ({ left, top, bottom }) => left === columnIndex && row > top && row <= bottom,
    );
    const previousRow = rows[index - 1];
    if (merge && rows.includes(merge.top)) source.set(row, merge.top);
    else if (isDitto(cellAt(sheet, row, columnIndex))) {
      if (previousRow === undefined) issues.addAtCell(row, columnIndex, sheetMessages.nothingAbove);
      else source.set(row, source.get(previousRow) ?? previousRow);
    }
  }
  const ownRows = rows.filter((row) => !source.has(row));
  const textsByRow =
    column.type === 'day' || column.type === 'last-day'
      ? dayTexts(reading, column, columnIndex, ownRows)
      : plainTexts(reading, column, columnIndex, ownRows);
  reportGaps(reading, column, columnIndex, ownRows, textsByRow);
  return new Map(rows.map((row) => [row, textsByRow.get(source.get(row) ?? row) ?? '']));
}

const isEmpty = ({ text, issue }: Cell) => text === '' && issue === undefined;

function dayTexts(
  reading: SheetReading,
  { type }: FieldColumn,
  columnIndex: number,
  rows: readonly number[],
): Map<number, string> {
  const { sheet, issues } = reading;
  const filled = rows.filter(
    (row) =>
      !isEmpty(cellAt(sheet, row, columnIndex)) && !NONE_TEXT.test(cellAt(sheet, row, columnIndex).text),
  );
  const textsByRow = new Map<number, string>();
  for (const [row, found] of readDays(reading, columnIndex, filled, false)) {
    if (!found) continue;
    if (found.to === undefined) textsByRow.set(row, found.day);
    else {
      const { text } = cellAt(sheet, row, columnIndex);
      issues.addAtCell(row, columnIndex, (where) => sheetMessages.daySeveral(where, text, found.day));
    }
  }
  for (const row of type === 'day' ? rows : []) {
    if (isEmpty(cellAt(sheet, row, columnIndex)))
      issues.addAtCell(row, columnIndex, (where) => sheetMessages.dayMissing(where, true));
  }
  return textsByRow;
}

function plainTexts(
  reading: SheetReading,
  { type, allowsNone }: FieldColumn,
  columnIndex: number,
  rows: readonly number[],
): Map<number, string> {
  return new Map(
    rows.map((row) => {
      const text = readText(reading, row, columnIndex, type === 'time');
      if (allowsNone && NONE_TEXT.test(text)) return [row, ''] as const;
      if (type === 'time') return [row, parseTime(reading, row, columnIndex, text)] as const;
      if (type === 'yes') return [row, parseYes(reading, row, columnIndex, text)] as const;
      return [row, type === 'text' ? text.replace(/\s*\n\s*/g, ' ') : text] as const;
    }),
  );
}

/** As offices write times: "9:30", "9.30 am", "14:00 hrs"; seconds only where a program has added them; in digits of any script. */
const TIME = /^(\d{1,2})[:.](\d{2})(?::00)?\s*(?:([ap])\.?m\.?|hrs?|h)?$/i;

function parseTime({ issues }: SheetReading, row: number, columnIndex: number, text: string): string {
  const [, hours, minutes, half] = TIME.exec(fold(latinDigits(text))) ?? [];
  const hour = (Number(hours) % (half ? 12 : 25)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hours !== undefined && Number(hours) <= (half ? 12 : 24) && Number(minutes) < 60;
  if (text !== '' && !isTime)
    issues.addAtCell(row, columnIndex, (where) => sheetMessages.timeUnknown(where, text));
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}

function parseYes({ issues }: SheetReading, row: number, columnIndex: number, text: string): string {
  if (!/^(?:yes|true|no|false)?$/i.test(text)) {
    issues.addAtCell(row, columnIndex, (where) => sheetMessages.choice(where, text, ['yes', 'no']));
  }
  return /^(?:yes|true)$/i.test(text) ? 'yes' : '';
}

/** A field that rows must have; and one that some rows have and others not, as where merged cells were saved as CSV. */
function reportGaps(
  { sheet, issues }: SheetReading,
  { name, isRequired = false, allowsNone = false }: FieldColumn,
  columnIndex: number,
  rows: readonly number[],
  textsByRow: ReadonlyMap<number, string>,
): void {
  const everywhere = isRequired || (allowsNone && [...textsByRow.values()].some((text) => text !== ''));
  if (!everywhere) return;
  for (const row of rows) {
    if (isEmpty(cellAt(sheet, row, columnIndex)))
      issues.addAtCell(row, columnIndex, (where) => sheetMessages.needed(where, name, allowsNone));
  }
}

function reportDuplicates({ issues }: SheetReading, records: readonly SheetRecord[]): void {
  const seen = new Map<string, number>();
  for (const { row, texts } of records) {
    const all = JSON.stringify([...texts]);
    const previousRow = seen.get(all);
    if (previousRow === undefined) seen.set(all, row);
    else issues.addAtRow(row, (where) => sheetMessages.repeated(where, previousRow + 1));
  }
}
