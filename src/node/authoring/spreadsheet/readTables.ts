/** Reads a whole sheet, or throws a ContentError with all problems. */

import { limitProblems } from '../../../core/problems/limit.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import type { FieldColumn, TableColumn } from './columns.ts';
import { locateAnyTable, locateTable } from './locateTable.ts';
import { type ReadOptions, type Sheet, SheetIssues, SheetReading } from './model.ts';
import { readRecords, type SheetRecord } from './records.ts';
import { readTable, type SheetTable } from './tableRows.ts';
import { readText } from './values.ts';

type WithNotes<T> = T & { notes: readonly string[] };

/** @param validate may add problems */
export const readRecordsFromSheet = (
  sheet: Sheet,
  columns: readonly FieldColumn[],
  options: ReadOptions,
  validate?: (
    records: readonly SheetRecord[],
    columnIndexes: ReadonlyMap<FieldColumn, number>,
    issues: SheetIssues,
  ) => void,
): WithNotes<{ records: SheetRecord[] }> =>
  readSheet(sheet, options, (reading) => {
    const table = locateTable(reading, columns);
    if (!table) return undefined;
    const records = readRecords(reading, table);
    validate?.(records, table.columnIndexes, reading);
    return { records, notes: table.notes };
  });

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

function assertNoProblems({ problems }: SheetIssues): void {
  const sorted = problems.toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  if (sorted.length > 0) throw new ContentError(limitProblems(sorted));
}
