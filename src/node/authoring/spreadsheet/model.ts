import { codes } from '../../../core/problems/codes.ts';
import type { ProblemMessage } from '../../../core/problems/message.ts';
import type { Problem } from '../../../core/problems/problem.ts';
import type { DateOrder } from './days.ts';

export interface Cell {
  /** Unicode NFC, with plain spaces and none around it. */
  text: string;
  /** The day of a date cell of a workbook, dd-mm-yyyy. */
  day?: string;
  /** The day that the number in the cell stands for in this workbook. */
  dayOfNumber?: string;
  bold?: boolean;
  /** True if the text is meant literally, even if it is empty or looks like a day. */
  literal?: boolean;
  /** Why the cell cannot be used. */
  issue?: 'error' | 'format' | 'formula' | 'digits' | 'time' | 'month';
}

export const EMPTY_CELL: Cell = { text: '' };

export const isFilled = ({ text, literal, issue }: Cell): boolean =>
  text !== '' || literal === true || issue !== undefined;

/** The maximum number of cells of a file: a list of five thousand rows with twenty columns. */
export const MAX_CELLS = 100_000;

/** Indexes from 0, the last ones included. */
export interface CellMerge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The format of a file; of CSV the separator. */
export type SheetFormat = 'xlsx' | 'ods' | { separator: string };

export interface Sheet {
  /** The file as the user named it. */
  file: string;
  /** Absent for CSV. */
  name?: string;
  format: SheetFormat;
  /** All rows up to the last with content, so that the indexes match those of the spreadsheet program. */
  rows: readonly (readonly Cell[])[];
  merges: readonly CellMerge[];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/** The texts of the fields that a row has; days as dd-mm-yyyy. */
export interface SheetRecord {
  row: number;
  texts: ReadonlyMap<string, string>;
  /** The rows from which it has texts, by the index of the column: merged cells and "-do-". */
  sourceRows: ReadonlyMap<number, number>;
}

/** A, B … Z, AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** Such as C7. */
export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`;

/** Such as A1:B7. */
export const rangeName = ({ top, left, bottom, right }: CellMerge) =>
  `${cellName(top, left)}:${cellName(bottom, right)}`;

/** Returns the merge whose first cell is above a cell, in the same column. */
export const mergeFromAbove = (merges: readonly CellMerge[], row: number, column: number) =>
  merges.find(({ left, top, bottom }) => left === column && row > top && row <= bottom);

/** Appends the sheet of a workbook. @param location such as "cell C7" or "row 7" */
export const withSheetName = ({ name }: Pick<Sheet, 'name'>, location: string) =>
  name === undefined ? location : `${location} of sheet "${name}"`;

/** A message about a location of a sheet. */
type LocatedMessage<Args extends readonly unknown[]> = (where: string, ...args: Args) => ProblemMessage;

/** A sheet with its problems, which are collected until all of it has been read. */
export class SheetIssues {
  constructor(
    readonly sheet: Sheet,
    readonly problems: Problem[] = [],
  ) {}

  /** Returns an empty cell beyond the end of a row. */
  cell(row: number, column: number): Cell {
    return this.sheet.rows[row]?.[column] ?? EMPTY_CELL;
  }

  addAtCell<Args extends readonly unknown[]>(
    row: number,
    column: number,
    message: LocatedMessage<Args>,
    ...args: Args
  ): void {
    this.add(row, column, message(this.where(`cell ${cellName(row, column)}`), ...args));
  }

  addAtRow<Args extends readonly unknown[]>(row: number, message: LocatedMessage<Args>, ...args: Args): void {
    this.add(row, 0, message(this.where(`row ${row + 1}`), ...args));
  }

  addAtColumn<Args extends readonly unknown[]>(
    row: number,
    column: number,
    message: LocatedMessage<Args>,
    ...args: Args
  ): void {
    this.add(row, column, message(this.where(`column ${columnName(column)}`), ...args));
  }

  private where(location: string): string {
    return withSheetName(this.sheet, location);
  }

  private add(row: number, column: number, message: ProblemMessage): void {
    const { file } = this.sheet;
    this.problems.push({
      severity: codes[message.code],
      ...message,
      file,
      line: row + 1,
      column: column + 1,
    });
  }
}

export interface ReadOptions {
  /** The headings of columns to omit. */
  leaveOut?: readonly string[];
  /** The order of day and month, if the user sets it. */
  dateOrder?: DateOrder;
  /** The current year. */
  year: number;
  /** True to leave out rows with problems. */
  validRows?: boolean;
  /** The month of all days: its name, and the end of its days such as "-03-2026". */
  month?: { name: string; ends: string };
}

export class SheetReading extends SheetIssues {
  constructor(
    sheet: Sheet,
    readonly options: ReadOptions,
    problems?: Problem[],
  ) {
    super(sheet, problems);
  }
}

/** Removes what programs add: no-break spaces, spaces at line ends, control characters. */
export const cleanCellText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[^\P{Cc}\n\t]|\uFEFF/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
