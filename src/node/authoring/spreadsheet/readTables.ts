/** Reads a whole sheet, or throws a ContentError with all problems. */

import { latinDigits } from '../../../core/i18n/digits.ts';
import { limitProblems } from '../../../core/problems/limit.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { fold } from '../../../core/search/fold.ts';
import type { FieldColumn, TableColumn } from './columns.ts';
import { type LocatedTable, locateAnyTable, locateTable, singleLine } from './locateTable.ts';
import {
  mergeFromAbove,
  type ReadOptions,
  rangeName,
  type Sheet,
  SheetIssues,
  SheetReading,
  type SheetRecord,
} from './model.ts';
import { type RejectedRows, reasonsByRow } from './rejectedRows.ts';
import { readTable, type SheetTable } from './tableRows.ts';
import { isDitto, readDays, readText } from './values.ts';

type WithNotes<T> = T & { notes: readonly string[] };

/** Rows have problems, and others have none. */
export class RowProblemsError extends ContentError {
  constructor(
    readonly validRows: number,
    problems: readonly Problem[],
  ) {
    super(problems);
  }
}

/**
 * @param validate may add problems
 * @returns all records; those of rejected rows may lack texts
 * @throws RowProblemsError if rows have problems, unless the options leave them out
 * @throws ContentError if there is another problem, or no row without one
 */
export const readRecordsFromSheet = (
  sheet: Sheet,
  columns: readonly FieldColumn[],
  options: ReadOptions,
  validate?: (
    records: readonly SheetRecord[],
    columnIndexes: ReadonlyMap<FieldColumn, number>,
    issues: SheetIssues,
  ) => void,
): WithNotes<{ records: SheetRecord[]; rejected: RejectedRows; headingRow: number }> => {
  const reading = new SheetReading(sheet, options);
  const table = locateTable(reading, columns);
  const records = table ? readRecords(reading, table) : [];
  if (!table) throw contentError(reading);
  const { headingRow, notes } = table;
  validate?.(records, table.columnIndexes, reading);
  const rejected = reasonsByRow(reading, headingRow, records);
  const validRows = records.length - rejected.size;
  const isRowProblem = ({ line = 0 }: Problem) => rejected.has(line - 1);
  if (validRows === 0 || !reading.problems.every(isRowProblem)) assertNoProblems(reading);
  if (rejected.size > 0 && options.validRows !== true)
    throw new RowProblemsError(validRows, contentError(reading).problems);
  return { records, rejected, headingRow, notes };
};

/** Reads the table of a month. */
export const readMonthTable = (
  sheet: Sheet,
  columns: readonly TableColumn[],
  options: ReadOptions,
): WithNotes<SheetTable> =>
  readSheet(sheet, options, (reading) => {
    const table = locateTable(reading, columns);
    return table && { ...readTable(reading, table, columns, true), notes: table.notes };
  });

/** Reads a table with any columns. */
export const readAnyTable = (sheet: Sheet, options: ReadOptions): WithNotes<SheetTable> =>
  readSheet(sheet, options, (reading) => {
    const table = locateAnyTable(reading);
    const columns = [...(table?.columnIndexes.keys() ?? [])];
    return table && { ...readTable(reading, table, columns, false), notes: table.notes };
  });

/** Reads all cells of a sheet without headings. */
export function readTexts(sheet: Sheet): string[][] {
  const issues = new SheetIssues(sheet);
  const texts = sheet.rows.map((cells, row) => cells.map((_, column) => readText(issues, row, column, true)));
  assertNoProblems(issues);
  return texts;
}

function readSheet<T>(sheet: Sheet, options: ReadOptions, read: (reading: SheetReading) => T | undefined): T {
  const reading = new SheetReading(sheet, options);
  const result = read(reading);
  assertNoProblems(reading);
  if (result === undefined) throw new ContentError([]);
  return result;
}

function assertNoProblems(issues: SheetIssues): void {
  if (issues.problems.length > 0) throw contentError(issues);
}

function contentError({ problems }: SheetIssues): ContentError {
  const sorted = problems.toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return new ContentError(limitProblems(sorted));
}

/** How offices write that there is no day or category. */
const NONE_TEXT = /^(?:none|nil|-)$/i;

/** Reads the records of a table. Cells that are merged over rows, and "-do-", apply to each of the rows. */
function readRecords(
  reading: SheetReading,
  { columnIndexes, rows, headingRow }: LocatedTable<FieldColumn>,
): SheetRecord[] {
  for (const merge of reading.sheet.merges) {
    const { top, left, bottom, right } = merge;
    if (bottom <= headingRow || !rows.some((row) => row >= top && row <= bottom)) continue;
    const isKey = [...columnIndexes].some(
      ([{ isRequired, field }, index]) => isRequired && field !== 'role' && index === left,
    );
    if (left !== right) reading.addAtCell(top, left, sheetMessages.mergedAcross, rangeName(merge));
    else if (isKey) reading.addAtCell(top, left, sheetMessages.mergedRows, rangeName(merge));
  }
  const columns = [...columnIndexes].map(([column, index]) => {
    const name = singleLine(reading.cell(headingRow, index).text);
    return { index, field: column.field, ...columnTexts(reading, { ...column, name }, index, rows) };
  });
  const mergesAcross = reading.sheet.merges.filter(({ left, right }) => left !== right);
  const records = rows.map((row) => ({
    row,
    texts: new Map(
      columns.flatMap(({ field, texts }) => {
        const text = texts.get(row) ?? '';
        return text === '' ? [] : [[field, text] as const];
      }),
    ),
    sourceRows: new Map([
      ...columns.flatMap(({ index, sourceRows }) => {
        const source = sourceRows.get(row);
        return source === undefined ? [] : [[index, source] as const];
      }),
      ...mergesAcross.flatMap(({ top, left, bottom }) =>
        row > top && row <= bottom ? [[left, top] as const] : [],
      ),
    ]),
  }));
  reportDuplicates(reading, records);
  return records;
}

function columnTexts(reading: SheetReading, column: FieldColumn, index: number, rows: readonly number[]) {
  /** The row from which another row has its text. */
  const sourceRows = new Map<number, number>();
  for (const [position, row] of rows.entries()) {
    const merge = mergeFromAbove(reading.sheet.merges, row, index);
    const previousRow = rows[position - 1];
    if (merge && rows.includes(merge.top)) sourceRows.set(row, merge.top);
    else if (isDitto(reading.cell(row, index))) {
      if (previousRow === undefined) reading.addAtCell(row, index, sheetMessages.nothingAbove);
      else sourceRows.set(row, sourceRows.get(previousRow) ?? previousRow);
    }
  }
  const filledRows = rows.filter((row) => !sourceRows.has(row));
  const isDay = column.type === 'day' || column.type === 'last-day';
  const texts = isDay
    ? dayTexts(reading, column, index, filledRows)
    : new Map(filledRows.map((row) => [row, plainText(reading, column, index, row)] as const));
  reportGaps(reading, column, index, filledRows, texts);
  return {
    texts: new Map(rows.map((row) => [row, texts.get(sourceRows.get(row) ?? row) ?? ''] as const)),
    sourceRows,
  };
}

function isEmpty(reading: SheetReading, row: number, column: number): boolean {
  const { text, issue } = reading.cell(row, column);
  return text === '' && issue === undefined;
}

function dayTexts(reading: SheetReading, { type }: FieldColumn, index: number, rows: readonly number[]) {
  const filledRows = rows.filter(
    (row) => !isEmpty(reading, row, index) && !NONE_TEXT.test(reading.cell(row, index).text),
  );
  const texts = new Map<number, string>();
  for (const [row, result] of readDays(reading, index, filledRows, false)) {
    if (result?.to === undefined) texts.set(row, result?.day ?? '');
    else reading.addAtCell(row, index, sheetMessages.daySeveral, reading.cell(row, index).text, result.day);
  }
  for (const row of type === 'day' ? rows : [])
    if (isEmpty(reading, row, index)) reading.addAtCell(row, index, sheetMessages.dayMissing, true);
  return texts;
}

function plainText(reading: SheetReading, { type, allowsNone }: FieldColumn, index: number, row: number) {
  const text = readText(reading, row, index, type === 'time');
  if (allowsNone && NONE_TEXT.test(text)) return '';
  if (type === 'time') return parseTime(reading, row, index, text);
  if (type === 'yes') return parseYes(reading, row, index, text);
  return type === 'text' ? text.replace(/\s*\n\s*/g, ' ') : text;
}

/** "9:30", "9.30 am", "14:00 hrs", in digits of any script. Programs may add zero seconds. */
const TIME = /^(\d{1,2})[:.](\d{2})(?::00)?\s*(?:([ap])\.?m\.?|hrs?|h)?$/i;

function parseTime(reading: SheetReading, row: number, column: number, text: string): string {
  const [, hours, minutes, half] = TIME.exec(fold(latinDigits(text))) ?? [];
  const hour = (Number(hours) % (half ? 12 : 25)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hours !== undefined && Number(hours) <= (half ? 12 : 24) && Number(minutes) < 60;
  if (text !== '' && !isTime) reading.addAtCell(row, column, sheetMessages.timeUnknown, text);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}

function parseYes(reading: SheetReading, row: number, column: number, text: string): string {
  if (!/^(?:yes|true|no|false)?$/i.test(text))
    reading.addAtCell(row, column, sheetMessages.choice, text, ['yes', 'no']);
  return /^(?:yes|true)$/i.test(text) ? 'yes' : '';
}

/** Reports gaps in a required field, and in one that may be the rest of merged cells saved as CSV. */
function reportGaps(
  reading: SheetReading,
  { name, isRequired = false, allowsNone = false }: FieldColumn,
  index: number,
  rows: readonly number[],
  texts: ReadonlyMap<number, string>,
): void {
  if (!isRequired && !(allowsNone && [...texts.values()].some((text) => text !== ''))) return;
  for (const row of rows)
    if (isEmpty(reading, row, index)) reading.addAtCell(row, index, sheetMessages.needed, name, allowsNone);
}

function reportDuplicates(reading: SheetReading, records: readonly SheetRecord[]): void {
  const rowsByTexts = new Map<string, number>();
  // Without an invalid text, a row may equal another one.
  const invalid = new Set(reading.problems.map(({ line = 0 }) => line - 1));
  for (const { row, texts } of records) {
    if (invalid.has(row)) continue;
    const key = JSON.stringify([...texts]);
    const previousRow = rowsByTexts.get(key);
    if (previousRow === undefined) rowsByTexts.set(key, row);
    else reading.addAtRow(row, sheetMessages.repeated, previousRow + 1);
  }
}
