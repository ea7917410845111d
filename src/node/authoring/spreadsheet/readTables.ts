/** Reads a sheet whole, or says all that is doubtful in it. */

import { limitProblems } from '../../../core/problems/limit.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { type Column, locateAnyTable, locateTable } from './columns.ts';
import type { DateOrder } from './days.ts';
import type { FieldColumn, TableColumn } from './knownColumns.ts';
import { type Sheet, SheetIssues } from './model.ts';
import { readRecords, type SheetRecord } from './records.ts';
import { readTable, type SheetTable } from './tableRows.ts';
import { readText, type SheetReading } from './values.ts';

export interface ReadOptions {
  /** Headings of columns that are not wanted. */
  leaveOut?: readonly string[];
  /** How numbers are ordered in days, where the person says it. */
  dateOrder?: DateOrder;
  /** This year. */
  year: number;
  /** The month that all days must be in: its name, and how they end, such as "-03-2026". */
  month?: { name: string; ends: string };
}

/**
 * The records of a list: people, events.
 *
 * @throws ContentError with everything that is doubtful
 */
export function readRecordsFromSheet(
  sheet: Sheet,
  columns: readonly FieldColumn[],
  options: ReadOptions,
  validateRecords?: (
    records: readonly SheetRecord[],
    columnIndexes: ReadonlyMap<FieldColumn, number>,
    doubts: SheetIssues,
  ) => void,
): { records: SheetRecord[]; notes: readonly string[] } {
  return readWithIssues(sheet, options, (reading) => {
    const table = locateTable(sheet, columns, options.leaveOut ?? [], reading.issues);
    if (!table) return undefined;
    const records = readRecords(reading, table);
    validateRecords?.(records, table.columnIndexes, reading.issues);
    return { records, notes: table.notes };
  });
}

/**
 * A table of a month, with columns that are known.
 *
 * @throws ContentError with everything that is doubtful
 */
export function readMonthTable(
  sheet: Sheet,
  columns: readonly TableColumn[],
  options: ReadOptions,
): SheetTable & { notes: readonly string[] } {
  return readWithIssues(sheet, options, (reading) => {
    const table = locateTable(sheet, columns, options.leaveOut ?? [], reading.issues);
    return table && { ...readTable(reading, table, columns, true), notes: table.notes };
  });
}

/**
 * A table with any columns.
 *
 * @throws ContentError with everything that is doubtful
 */
export function readAnyTable(sheet: Sheet, options: ReadOptions): SheetTable & { notes: readonly string[] } {
  return readWithIssues(sheet, options, (reading) => {
    const table = locateAnyTable(sheet, options.leaveOut ?? [], reading.issues);
    const columns: Column[] = [...(table?.columnIndexes.keys() ?? [])];
    return table && { ...readTable(reading, table, columns, false), notes: table.notes };
  });
}

/**
 * The texts of all cells, where a sheet has no headings.
 *
 * @throws ContentError with everything that is doubtful
 */
export function readTexts(sheet: Sheet): string[][] {
  const issues = new SheetIssues(sheet);
  const texts = sheet.rows.map((cells, row) =>
    cells.map((_, column) => readText({ sheet, issues }, row, column, true)),
  );
  assertNoProblems(issues);
  return texts;
}

function readWithIssues<T>(
  sheet: Sheet,
  { dateOrder, year, month }: ReadOptions,
  read: (reading: SheetReading) => T | undefined,
): T {
  const issues = new SheetIssues(sheet);
  const result = read({ sheet, issues, order: dateOrder, year, month });
  assertNoProblems(issues);
  if (result === undefined) throw new ContentError([]);
  return result;
}

function assertNoProblems({ problems }: SheetIssues): void {
  const sorted = problems.toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  if (sorted.length > 0) throw new ContentError(limitProblems(sorted));
}
