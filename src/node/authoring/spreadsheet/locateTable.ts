/** Finds a table in a sheet by its headings, in any order, below any titles. */

import { truncate } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fold } from '../../../core/search/fold.ts';
import { type Column, words } from './columns.ts';
import { cellName, isFilled, type Sheet, type SheetReading, withSheetName } from './model.ts';
import { readText } from './values.ts';

export interface LocatedTable<C extends Column = Column> {
  headingRow: number;
  /** The index of each column that the sheet has, from left to right. */
  columnIndexes: ReadonlyMap<C, number>;
  rows: readonly number[];
  /** Sentences about rows that are left out. */
  notes: readonly string[];
}

/** How far down the headings may be. */
const MAX_TITLE_ROWS = 30;

/** Returns undefined, with a problem, if no row has the headings. */
export function locateTable<C extends Column>(
  reading: SheetReading,
  columns: readonly C[],
): LocatedTable<C> | undefined {
  const matchCounts = reading.sheet.rows
    .slice(0, MAX_TITLE_ROWS)
    .map((row) => new Set(row.flatMap(({ text }) => findColumn(columns, text) ?? [])).size);
  const maxMatches = Math.max(0, ...matchCounts);
  const requiredNames = columns.filter(({ required }) => required).map(({ name }) => name);
  if (maxMatches < Math.min(2, requiredNames.length)) {
    reading.addAtRow(0, () => sheetMessages.headingsMissing(requiredNames));
    return undefined;
  }
  const headingRow = matchCounts.indexOf(maxMatches);
  return tableBelow(reading, headingRow, indexColumns(reading, headingRow, columns));
}

/**
 * Locates a table with any headings: the first row with more than one cell. A row with amounts below
 * another row is no heading row, because one heading is missing in the row above.
 */
export function locateAnyTable(reading: SheetReading): LocatedTable | undefined {
  const { rows } = reading.sheet;
  const first = rows.findIndex((row) => row.filter(isFilled).length > 1);
  const isBelowHeadings =
    rows[first]?.some(({ text }) => AMOUNT.test(text)) && rows[first - 1]?.some(isFilled);
  const headingRow = isBelowHeadings ? first - 1 : first;
  if (headingRow < 0) {
    reading.addAtRow(0, () => sheetMessages.headingsMissing(['Name', 'Designation']));
    return undefined;
  }
  const indexes = new Map<Column, number>();
  for (const [index] of headingsOf(reading, headingRow))
    indexes.set({ name: singleLine(readText(reading, headingRow, index, true)), aliases: [] }, index);
  reportUnnamedColumns(reading, headingRow);
  return tableBelow(reading, headingRow, indexes, true);
}

/** A number that is not a year. */
const AMOUNT = /^(?!(?:19|20)\d\d$)\p{Sc}?\s?[\d.,]*\d(?:\s?%)?$/u;

/** Folds a heading and removes punctuation and text in brackets. */
const normalizeHeading = (text: string) =>
  fold(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();

export const singleLine = (text: string) => text.replace(/\s+/g, ' ');

/** The index and text of each heading that the user does not leave out. */
function headingsOf({ sheet, options: { leaveOut = [] } }: SheetReading, row: number): [number, string][] {
  const omitted = new Set(leaveOut.map(normalizeHeading));
  return [...(sheet.rows[row] ?? []).entries()].flatMap(([index, { text }]) =>
    text === '' || omitted.has(normalizeHeading(text)) ? [] : [[index, text]],
  );
}

function findColumn<C extends Column>(columns: readonly C[], text: string): C | undefined {
  const heading = normalizeHeading(text);
  if (heading === '') return undefined;
  return (
    columns.find(({ name }) => normalizeHeading(name) === heading) ??
    columns.find(({ aliases }) => aliases.some((alias) => normalizeHeading(alias) === heading))
  );
}

/** Headings of row numbers, which pages do not show. */
const SERIAL_HEADINGS = new Set(
  words(`#, No, S No, SNo, Sl, Sl No, SlNo, Sr No, SrNo, Serial No, Serial number, ക്രമ നമ്പർ, ക്രമനമ്പർ,
    നമ്പർ, ക്ര നം, क्रम संख्या, क्रमांक, क्र सं, क्रम सं`).map(normalizeHeading),
);

function indexColumns<C extends Column>(
  reading: SheetReading,
  headingRow: number,
  columns: readonly C[],
): Map<C, number> {
  const indexes = new Map<C, number>();
  for (const [index, text] of headingsOf(reading, headingRow)) {
    const heading = singleLine(text);
    const column = findColumn(columns, text);
    const previousIndex = column && indexes.get(column);
    if (previousIndex !== undefined) {
      const previousCell = `cell ${cellName(headingRow, previousIndex)}`;
      reading.addAtCell(headingRow, index, sheetMessages.duplicateHeading, heading, previousCell);
    } else if (column) indexes.set(column, index);
    else if (isProblemHeading(heading)) continue;
    else if (!SERIAL_HEADINGS.has(normalizeHeading(text)) || !isNumbered(reading.sheet, headingRow, index)) {
      const unusedNames = columns.filter((each) => !indexes.has(each)).map(({ name }) => name);
      const near = suggestion(heading, unusedNames);
      reading.addAtCell(headingRow, index, sheetMessages.headingUnknown, heading, near);
    }
  }
  reportUnnamedColumns(reading, headingRow);
  const headings = (reading.sheet.rows[headingRow] ?? []).map(({ text }) => singleLine(text)).filter(Boolean);
  for (const { name } of columns.filter((each) => each.required && !indexes.has(each)))
    reading.addAtRow(headingRow, sheetMessages.headingMissing, name, headings);
  return indexes;
}

/** The column that the file of rejected rows has in addition. It is ignored. */
export const PROBLEM_HEADING = 'Problem';

const PROBLEM_HEADINGS = new Set([PROBLEM_HEADING, 'പ്രശ്നം', 'समस्या'].map(normalizeHeading));

export const isProblemHeading = (text: string) => PROBLEM_HEADINGS.has(normalizeHeading(text));

const isNumbered = ({ rows }: Sheet, headingRow: number, column: number) =>
  rows
    .slice(headingRow + 1)
    .every(
      (row) => /^(?:\p{Nd}+[.)]?)?$/u.test(row[column]?.text ?? '') || isTotal(row.map(({ text }) => text)),
    );

/** Columns without a heading must be empty. Reports the first filled cell of each. */
function reportUnnamedColumns(reading: SheetReading, headingRow: number): void {
  const reported = new Set<number>();
  for (const [row, cells] of reading.sheet.rows.entries()) {
    if (row <= headingRow) continue;
    for (const [column, cell] of cells.entries()) {
      if (!isFilled(cell) || reported.has(column) || isFilled(reading.cell(headingRow, column))) continue;
      reported.add(column);
      reading.addAtColumn(headingRow, column, sheetMessages.headingEmpty, `cell ${cellName(row, column)}`);
    }
  }
}

/** @param hasTotals true if rows with totals belong to the table */
function tableBelow<C extends Column>(
  reading: SheetReading,
  headingRow: number,
  columnIndexes: ReadonlyMap<C, number>,
  hasTotals = false,
): LocatedTable<C> {
  const { sheet } = reading;
  const textsOf = (row: number) =>
    [...columnIndexes.values()].map((column) => reading.cell(row, column).text);
  const headings = textsOf(headingRow).join('\n');
  const notes: string[] = [];
  const skip = (row: number, texts: readonly string[], reason: string) => {
    const text = truncate(singleLine(texts.filter(Boolean).join(' ')), MAX_NOTE_CHARACTERS);
    notes.push(`${withSheetName(sheet, `Row ${row + 1}`)} ${reason} and is left out: ${text}`);
    return false;
  };
  for (const [row, cells] of sheet.rows.slice(0, headingRow).entries()) {
    const texts = cells.map(({ text }) => text);
    if (texts.some(Boolean)) skip(row, texts, 'is above the headings');
  }
  const rows = [...sheet.rows.keys()].slice(headingRow + 1).filter((row) => {
    const texts = textsOf(row);
    if (texts.every((text) => text === '')) return false;
    if (texts.join('\n') === headings) return skip(row, texts.slice(0, 1), 'has the headings again');
    if (!hasTotals && isTotal(sheet.rows[row]?.map(({ text }) => text) ?? []))
      return skip(row, texts, 'is a total');
    if (sheet.hiddenRows.has(row)) reading.addAtRow(row, sheetMessages.hidden);
    return true;
  });
  for (const column of columnIndexes.values()) {
    if (sheet.hiddenColumns.has(column)) reading.addAtColumn(headingRow, column, sheetMessages.hidden);
  }
  return { headingRow, columnIndexes, rows, notes };
}

const MAX_NOTE_CHARACTERS = 60;

/** Returns true for a row with "Total" and numbers. */
function isTotal(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const labels = filled.filter((text) => !/^[\d,. ]+$/.test(text));
  return filled.length > 1 && labels.length === 1 && TOTAL_ROW.test(labels[0] ?? '');
}

const TOTAL_ROW =
  /^(?:(?:grand|sub)[ -]?)?total(?: (?:no|number|of)\b[^:]*)?\s*[:=-]?\s*\d*$|^ആകെ\s*[:=-]?\s*\d*$|^कुल\s*[:=-]?\s*\d*$/i;
