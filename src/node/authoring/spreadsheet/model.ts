/** A sheet as it was read, whatever program wrote it, and how its places are named. */

import { codes } from '../../../core/problems/codes.ts';
import type { ProblemMessage } from '../../../core/problems/message.ts';
import type { Problem } from '../../../core/problems/problem.ts';

export interface Cell {
  /** What the cell says: in Unicode NFC, with plain spaces and none around it. */
  text: string;
  /** The day that a workbook has in the cell, as dd-mm-yyyy, where the cell shows one. */
  day?: string;
  /** The day that the number in the cell stands for in this workbook. */
  dayOfNumber?: string;
  bold?: boolean;
  /** Whether the text is meant as it stands, even if it is empty or looks like a day. */
  literal?: boolean;
  /** Why what the cell says cannot be used. */
  issue?: 'error' | 'format' | 'formula' | 'digits' | 'time' | 'month';
}

/** Returns true if a cell has something in it. */
export const isFilled = ({ text, literal, issue }: Cell): boolean =>
  text !== '' || literal === true || issue !== undefined;

/** The maximum number of cells of a file: a list of five thousand rows with twenty columns. */
export const MAX_CELLS = 100_000;

/** Cells that were merged into one; 0-based, the last ones included. */
export interface CellMerge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface Sheet {
  /** The file as it was named. */
  file: string;
  /** The name of the sheet; absent for CSV. */
  name?: string;
  /** All rows up to the last that has something in it; their indexes are those that the spreadsheet program shows. */
  rows: readonly (readonly Cell[])[];
  merges: readonly CellMerge[];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/** The cell at a place; an empty one beyond the end of a row. */
export const cellAt = ({ rows }: Pick<Sheet, 'rows'>, row: number, column: number): Cell =>
  rows[row]?.[column] ?? EMPTY;

const EMPTY: Cell = { text: '' };

/** The name of a column: A, B … Z, AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The name of a cell in its sheet: C7. */
export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`;

/** "cell C7", and of a workbook the sheet. @param what such as "cell C7" or "row 7" */
export const withSheetName = ({ name }: Pick<Sheet, 'name'>, what: string) =>
  name === undefined ? what : `${what} of sheet "${name}"`;

/** What is wrong with a sheet, gathered until all of it has been looked at. */
export class SheetIssues {
  readonly problems: Problem[] = [];
  private readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** @param words takes where the cell is */
  addAtCell(row: number, column: number, words: (where: string) => ProblemMessage): void {
    this.add(withSheetName(this.sheet, `cell ${cellName(row, column)}`), words, row, column);
  }

  addAtRow(row: number, words: (where: string) => ProblemMessage): void {
    this.add(withSheetName(this.sheet, `row ${row + 1}`), words, row, 0);
  }

  addAtColumn(row: number, column: number, words: (where: string) => ProblemMessage): void {
    this.add(withSheetName(this.sheet, `column ${columnName(column)}`), words, row, column);
  }

  private add(where: string, words: (where: string) => ProblemMessage, row: number, column: number): void {
    const mistake = words(where);
    this.problems.push({
      severity: codes[mistake.code],
      ...mistake,
      file: this.sheet.file,
      line: row + 1,
      column: column + 1,
    });
  }
}

/** What a cell says, without what programs put around and between: no-break spaces, spaces at line ends, control characters. */
export function cleanCellText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[^\P{Cc}\n\t]|\uFEFF/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
