/** Reads a sheet whole, or says all that is doubtful in it. */

import { limitProblems } from '../../../core/problems/limit.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { type ReadTable, readTable } from './cells.ts';
import { type Column, locate, locateAny } from './columns.ts';
import type { Order } from './days.ts';
import { Doubts, type Sheet } from './model.ts';
import type { FieldColumn, TableColumn } from './names.ts';
import { type ReadRecord, readRecords } from './records.ts';
import { type Reading, textAt } from './values.ts';

export interface ReadOptions {
  /** Headings of columns that are not wanted. */
  leaveOut?: readonly string[];
  /** How numbers are ordered in days, where the person says it. */
  order?: Order;
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
export function recordsIn(
  sheet: Sheet,
  columns: readonly FieldColumn[],
  options: ReadOptions,
  doubted?: (
    records: readonly ReadRecord[],
    places: ReadonlyMap<FieldColumn, number>,
    doubts: Doubts,
  ) => void,
): { records: ReadRecord[]; notes: readonly string[] } {
  return whole(sheet, options, (reading) => {
    const found = locate(sheet, columns, options.leaveOut ?? [], reading.doubts);
    if (!found) return undefined;
    const records = readRecords(reading, found);
    doubted?.(records, found.places, reading.doubts);
    return { records, notes: found.notes };
  });
}

/**
 * A table of a month, with columns that are known.
 *
 * @throws ContentError with everything that is doubtful
 */
export function monthTableIn(
  sheet: Sheet,
  columns: readonly TableColumn[],
  options: ReadOptions,
): ReadTable & { notes: readonly string[] } {
  return whole(sheet, options, (reading) => {
    const found = locate(sheet, columns, options.leaveOut ?? [], reading.doubts);
    return found && { ...readTable(reading, found, columns, true), notes: found.notes };
  });
}

/**
 * A table with any columns.
 *
 * @throws ContentError with everything that is doubtful
 */
export function tableIn(sheet: Sheet, options: ReadOptions): ReadTable & { notes: readonly string[] } {
  return whole(sheet, options, (reading) => {
    const found = locateAny(sheet, options.leaveOut ?? [], reading.doubts);
    const columns: Column[] = [...(found?.places.keys() ?? [])];
    return found && { ...readTable(reading, found, columns, false), notes: found.notes };
  });
}

/**
 * The texts of all cells, where a sheet has no headings.
 *
 * @throws ContentError with everything that is doubtful
 */
export function textsIn(sheet: Sheet): string[][] {
  const doubts = new Doubts(sheet);
  const texts = sheet.rows.map((cells, row) =>
    cells.map((_, column) => textAt({ sheet, doubts }, row, column, true)),
  );
  assertNoProblems(doubts);
  return texts;
}

function whole<T>(
  sheet: Sheet,
  { order, year, month }: ReadOptions,
  read: (reading: Reading) => T | undefined,
): T {
  const doubts = new Doubts(sheet);
  const found = read({ sheet, doubts, order, year, month });
  assertNoProblems(doubts);
  if (found === undefined) throw new ContentError([]);
  return found;
}

function assertNoProblems({ problems }: Doubts): void {
  const sorted = problems.toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  if (sorted.length > 0) throw new ContentError(limitProblems(sorted));
}
