/** Where the columns of a table are in a sheet: by their headings, in any order, below whatever titles stand above. */

import { truncate } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fold } from '../../../core/search/fold.ts';
import { cellAt, cellName, isFilled, type Sheet, type SheetIssues, withSheetName } from './model.ts';
import { readText } from './values.ts';

export interface Column {
  /** Its heading as it is exported. */
  name: string;
  /** What else offices write over it. */
  aliases: readonly string[];
  /** Whether a table without it cannot be read. */
  required?: boolean;
}

export interface LocatedTable<C extends Column = Column> {
  /** The row of the headings. */
  headingRow: number;
  /** The columns that the sheet has, with their places in it, from left to right. */
  columnIndexes: ReadonlyMap<C, number>;
  /** The rows of the table. */
  rows: readonly number[];
  /** What was left out, in words. */
  notes: readonly string[];
}

/** How far down the headings may stand. */
const MAX_TITLE_ROWS = 30;

/**
 * Finds the table in a sheet.
 *
 * @param leaveOut headings of columns that are not wanted
 * @returns undefined when no row has the headings; then a doubt says so
 */
export function locateTable<C extends Column>(
  sheet: Sheet,
  columns: readonly C[],
  leaveOut: readonly string[],
  issues: SheetIssues,
): LocatedTable<C> | undefined {
  const findKnown = (text: string) => findColumn(columns, text);
  const matches = sheet.rows
    .slice(0, MAX_TITLE_ROWS)
    .map((row) => new Set(row.flatMap(({ text }) => findKnown(text) ?? [])).size);
  const maxMatches = Math.max(0, ...matches);
  const heading = matches.indexOf(maxMatches);
  if (maxMatches < Math.min(2, columns.filter(({ required }) => required).length)) {
    issues.addAtRow(0, () =>
      sheetMessages.headingsMissing(columns.filter(({ required }) => required).map(({ name }) => name)),
    );
    return undefined;
  }
  return tableBelow(sheet, heading, indexColumns(sheet, heading, columns, leaveOut, issues), issues);
}

/**
 * A table whose headings may be any: they are the first row with more than one cell. A row with amounts is none if there is a
 * row right above it: then a heading is missing.
 */
export function locateAnyTable(
  sheet: Sheet,
  leaveOut: readonly string[],
  issues: SheetIssues,
): LocatedTable | undefined {
  const first = sheet.rows.findIndex((row) => row.filter(isFilled).length > 1);
  const isBelowHeadings =
    sheet.rows[first]?.some(({ text }) => AMOUNT.test(text)) && sheet.rows[first - 1]?.some(isFilled);
  const heading = isBelowHeadings ? first - 1 : first;
  if (heading < 0) {
    issues.addAtRow(0, () => sheetMessages.headingsMissing(['Name', 'Designation']));
    return undefined;
  }
  const skipped = new Set(leaveOut.map(normalizeHeading));
  const indexes = new Map<Column, number>();
  for (const [column, { text }] of (sheet.rows[heading] ?? []).entries()) {
    if (text === '' || skipped.has(normalizeHeading(text))) continue;
    indexes.set(
      { name: singleLine(readText({ sheet, issues }, heading, column, true)), aliases: [] },
      column,
    );
  }
  reportUnnamedColumns(sheet, heading, issues);
  return tableBelow(sheet, heading, indexes, issues, true);
}

/** A number that is not a year. */
const AMOUNT = /^(?!(?:19|20)\d\d$)\p{Sc}?\s?[\d.,]*\d(?:\s?%)?$/u;

/** A heading as headings are compared: without case, marks, line breaks and what stands in brackets. */
const normalizeHeading = (text: string) =>
  fold(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();

/** A heading without line breaks. */
export const singleLine = (text: string) => text.replace(/\s+/g, ' ');

function findColumn<C extends Column>(columns: readonly C[], text: string): C | undefined {
  const heading = normalizeHeading(text);
  if (heading === '') return undefined;
  return (
    columns.find(({ name }) => normalizeHeading(name) === heading) ??
    columns.find(({ aliases }) => aliases.some((alias) => normalizeHeading(alias) === heading))
  );
}

/** Numbers of rows, which pages do not show. */
const SERIAL_HEADINGS = new Set(
  [
    '#',
    'No',
    'S No',
    'SNo',
    'Sl',
    'Sl No',
    'SlNo',
    'Sr No',
    'SrNo',
    'Serial No',
    'Serial number',
    'ക്രമ നമ്പർ',
    'ക്രമനമ്പർ',
    'നമ്പർ',
    'ക്ര നം',
    'क्रम संख्या',
    'क्रमांक',
    'क्र सं',
    'क्रम सं',
  ].map(normalizeHeading),
);

function indexColumns<C extends Column>(
  sheet: Sheet,
  heading: number,
  columns: readonly C[],
  leaveOut: readonly string[],
  issues: SheetIssues,
): Map<C, number> {
  const skipped = new Set(leaveOut.map(normalizeHeading));
  const indexes = new Map<C, number>();
  for (const [column, { text }] of (sheet.rows[heading] ?? []).entries()) {
    const found = findColumn(columns, text);
    if (text === '' || skipped.has(normalizeHeading(text))) continue;
    if (!found) {
      if (SERIAL_HEADINGS.has(normalizeHeading(text)) && isNumbered(sheet, heading, column)) continue;
      const near = suggestion(
        singleLine(text),
        columns.filter((each) => !indexes.has(each)).map(({ name }) => name),
      );
      issues.addAtCell(heading, column, (where) =>
        sheetMessages.headingUnknown(where, singleLine(text), near),
      );
    } else {
      const previous = indexes.get(found);
      if (previous === undefined) indexes.set(found, column);
      else {
        const other = `cell ${cellName(heading, previous)}`;
        issues.addAtCell(heading, column, (where) =>
          sheetMessages.duplicateHeading(where, singleLine(text), other),
        );
      }
    }
  }
  reportUnnamedColumns(sheet, heading, issues);
  const existing = (sheet.rows[heading] ?? [])
    .map(({ text }) => singleLine(text))
    .filter((text) => text !== '');
  for (const { name } of columns.filter((each) => each.required && !indexes.has(each))) {
    issues.addAtRow(heading, (where) => sheetMessages.headingMissing(where, name, existing));
  }
  return indexes;
}

const isNumbered = ({ rows }: Sheet, heading: number, column: number) =>
  rows
    .slice(heading + 1)
    .every(
      (row) => /^(?:\p{Nd}+[.)]?)?$/u.test(row[column]?.text ?? '') || isTotal(row.map(({ text }) => text)),
    );

/** Columns without a heading must have nothing in them. The first cell of each that has something is named. */
function reportUnnamedColumns(sheet: Sheet, heading: number, issues: SheetIssues): void {
  const reported = new Set<number>();
  for (const [row, cells] of sheet.rows.entries()) {
    if (row <= heading) continue;
    for (const [column, cell] of cells.entries()) {
      if (!isFilled(cell) || reported.has(column) || isFilled(cellAt(sheet, heading, column))) continue;
      reported.add(column);
      issues.addAtColumn(heading, column, (where) =>
        sheetMessages.headingEmpty(where, `cell ${cellName(row, column)}`),
      );
    }
  }
}

/** @param totals whether rows with totals are of the table */
function tableBelow<C extends Column>(
  sheet: Sheet,
  headingRow: number,
  columnIndexes: ReadonlyMap<C, number>,
  issues: SheetIssues,
  totals = false,
): LocatedTable<C> {
  const textsOf = (row: number) =>
    [...columnIndexes.values()].map((column) => cellAt(sheet, row, column).text);
  const headings = textsOf(headingRow).join('\n');
  const notes: string[] = [];
  for (let row = 0; row < headingRow; row++) {
    const title = sheet.rows[row]?.map(({ text }) => text).filter((text) => text !== '') ?? [];
    if (title.length > 0)
      notes.push(skippedNote(sheet, row, singleLine(title.join(' ')), 'is above the headings'));
  }
  const rows = [...sheet.rows.keys()].slice(headingRow + 1).filter((row) => {
    if (sheet.rows[row]?.length === 0) return false;
    const texts = textsOf(row);
    if (texts.every((text) => text === '')) return false;
    if (texts.join('\n') === headings) {
      notes.push(skippedNote(sheet, row, singleLine(texts[0] ?? ''), 'has the headings again'));
      return false;
    }
    if (!totals && isTotal(sheet.rows[row]?.map(({ text }) => text) ?? [])) {
      notes.push(skippedNote(sheet, row, singleLine(texts.filter(Boolean).join(' ')), 'is a total'));
      return false;
    }
    if (sheet.hiddenRows.has(row)) issues.addAtRow(row, sheetMessages.hidden);
    return true;
  });
  for (const column of columnIndexes.values()) {
    if (sheet.hiddenColumns.has(column)) issues.addAtColumn(headingRow, column, sheetMessages.hidden);
  }
  return { headingRow, columnIndexes, rows, notes };
}

const MAX_NOTE_CHARACTERS = 60;

const skippedNote = (sheet: Sheet, row: number, text: string, reason: string) =>
  `${withSheetName(sheet, `Row ${row + 1}`)} ${reason} and is left out: ${truncate(text, MAX_NOTE_CHARACTERS)}`;

/** A row that says "Total" and beside it only numbers. */
function isTotal(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const words = filled.filter((text) => !/^[\d,. ]+$/.test(text));
  return filled.length > 1 && words.length === 1 && TOTAL_ROW.test(words[0] ?? '');
}

const TOTAL_ROW =
  /^(?:(?:grand|sub)[ -]?)?total(?: (?:no|number|of)\b[^:]*)?\s*[:=-]?\s*\d*$|^ആകെ\s*[:=-]?\s*\d*$|^कुल\s*[:=-]?\s*\d*$/i;
