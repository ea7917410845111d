/** Where the columns of a table are in a sheet: by their headings, in any order, below whatever titles stand above. */

import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fold } from '../../../core/search/fold.ts';
import { cellAt, cellName, type Doubts, isFilled, type Sheet, within } from './model.ts';
import { textAt } from './values.ts';

export interface Column {
  /** Its heading as it is exported. */
  name: string;
  /** What else offices write over it. */
  aliases: readonly string[];
  /** Whether a table without it cannot be read. */
  needed?: boolean;
}

export interface Located<C extends Column = Column> {
  /** The row of the headings. */
  heading: number;
  /** The columns that the sheet has, with their places in it, from left to right. */
  places: ReadonlyMap<C, number>;
  /** The rows of the table. */
  rows: readonly number[];
  /** What was left out, in words. */
  notes: readonly string[];
}

/** How far down the headings may stand. */
const MOST_TITLES = 30;

/**
 * Finds the table in a sheet.
 *
 * @param leaveOut headings of columns that are not wanted
 * @returns undefined when no row has the headings; then a doubt says so
 */
export function locate<C extends Column>(
  sheet: Sheet,
  columns: readonly C[],
  leaveOut: readonly string[],
  doubts: Doubts,
): Located<C> | undefined {
  const known = (text: string) => columnNamed(columns, text);
  const matches = sheet.rows
    .slice(0, MOST_TITLES)
    .map((row) => new Set(row.flatMap(({ text }) => known(text) ?? [])).size);
  const most = Math.max(0, ...matches);
  const heading = matches.indexOf(most);
  if (most < Math.min(2, columns.filter(({ needed }) => needed).length)) {
    doubts.atRow(0, () =>
      sheetMessages.headingsMissing(columns.filter(({ needed }) => needed).map(({ name }) => name)),
    );
    return undefined;
  }
  return below(sheet, heading, placesOf(sheet, heading, columns, leaveOut, doubts), doubts);
}

/**
 * A table whose headings may be any: they are the first row with more than one cell. A row with amounts is none if there is a
 * row right above it: then a heading is missing.
 */
export function locateAny(sheet: Sheet, leaveOut: readonly string[], doubts: Doubts): Located | undefined {
  const first = sheet.rows.findIndex((row) => row.filter(isFilled).length > 1);
  const isBelowHeadings =
    sheet.rows[first]?.some(({ text }) => AMOUNT.test(text)) && sheet.rows[first - 1]?.some(isFilled);
  const heading = isBelowHeadings ? first - 1 : first;
  if (heading < 0) {
    doubts.atRow(0, () => sheetMessages.headingsMissing(['Name', 'Designation']));
    return undefined;
  }
  const skipped = new Set(leaveOut.map(plainHeading));
  const places = new Map<Column, number>();
  for (const [column, { text }] of (sheet.rows[heading] ?? []).entries()) {
    if (text === '' || skipped.has(plainHeading(text))) continue;
    places.set({ name: oneLine(textAt({ sheet, doubts }, heading, column, true)), aliases: [] }, column);
  }
  refuseUnnamed(sheet, heading, doubts);
  return below(sheet, heading, places, doubts, true);
}

/** A number that is not a year. */
const AMOUNT = /^(?!(?:19|20)\d\d$)\p{Sc}?\s?[\d.,]*\d(?:\s?%)?$/u;

/** A heading as headings are compared: without case, marks, line breaks and what stands in brackets. */
const plainHeading = (text: string) =>
  fold(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();

/** A heading without line breaks. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function columnNamed<C extends Column>(columns: readonly C[], text: string): C | undefined {
  const wanted = plainHeading(text);
  if (wanted === '') return undefined;
  return (
    columns.find(({ name }) => plainHeading(name) === wanted) ??
    columns.find(({ aliases }) => aliases.some((alias) => plainHeading(alias) === wanted))
  );
}

/** Numbers of rows, which pages do not show. */
const SERIAL = new Set(
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
  ].map(plainHeading),
);

function placesOf<C extends Column>(
  sheet: Sheet,
  heading: number,
  columns: readonly C[],
  leaveOut: readonly string[],
  doubts: Doubts,
): Map<C, number> {
  const skipped = new Set(leaveOut.map(plainHeading));
  const places = new Map<C, number>();
  for (const [column, { text }] of (sheet.rows[heading] ?? []).entries()) {
    const found = columnNamed(columns, text);
    if (text === '' || skipped.has(plainHeading(text))) continue;
    if (!found) {
      if (SERIAL.has(plainHeading(text)) && isNumbered(sheet, heading, column)) continue;
      const near = suggestion(
        oneLine(text),
        columns.filter((each) => !places.has(each)).map(({ name }) => name),
      );
      doubts.atCell(heading, column, (where) => sheetMessages.headingUnknown(where, oneLine(text), near));
    } else {
      const before = places.get(found);
      if (before === undefined) places.set(found, column);
      else {
        const other = `cell ${cellName(heading, before)}`;
        doubts.atCell(heading, column, (where) =>
          sheetMessages.duplicateHeading(where, oneLine(text), other),
        );
      }
    }
  }
  refuseUnnamed(sheet, heading, doubts);
  const there = (sheet.rows[heading] ?? []).map(({ text }) => oneLine(text)).filter((text) => text !== '');
  for (const { name } of columns.filter((each) => each.needed && !places.has(each))) {
    doubts.atRow(heading, (where) => sheetMessages.headingMissing(where, name, there));
  }
  return places;
}

const isNumbered = ({ rows }: Sheet, heading: number, column: number) =>
  rows
    .slice(heading + 1)
    .every(
      (row) => /^(?:\p{Nd}+[.)]?)?$/u.test(row[column]?.text ?? '') || isTotal(row.map(({ text }) => text)),
    );

/** Columns without a heading must have nothing in them. The first cell of each that has something is named. */
function refuseUnnamed(sheet: Sheet, heading: number, doubts: Doubts): void {
  const refused = new Set<number>();
  for (const [row, cells] of sheet.rows.entries()) {
    if (row <= heading) continue;
    for (const [column, cell] of cells.entries()) {
      if (!isFilled(cell) || refused.has(column) || isFilled(cellAt(sheet, heading, column))) continue;
      refused.add(column);
      doubts.atColumn(heading, column, (where) =>
        sheetMessages.headingEmpty(where, `cell ${cellName(row, column)}`),
      );
    }
  }
}

/** @param totals whether rows with totals are of the table */
function below<C extends Column>(
  sheet: Sheet,
  heading: number,
  places: ReadonlyMap<C, number>,
  doubts: Doubts,
  totals = false,
): Located<C> {
  const textsOf = (row: number) => [...places.values()].map((column) => cellAt(sheet, row, column).text);
  const headings = textsOf(heading).join('\n');
  const notes: string[] = [];
  for (let row = 0; row < heading; row++) {
    const title = sheet.rows[row]?.map(({ text }) => text).filter((text) => text !== '') ?? [];
    if (title.length > 0) notes.push(left(sheet, row, oneLine(title.join(' ')), 'is above the headings'));
  }
  const rows = [...sheet.rows.keys()].slice(heading + 1).filter((row) => {
    if (sheet.rows[row]?.length === 0) return false;
    const texts = textsOf(row);
    if (texts.every((text) => text === '')) return false;
    if (texts.join('\n') === headings) {
      notes.push(left(sheet, row, oneLine(texts[0] ?? ''), 'has the headings again'));
      return false;
    }
    if (!totals && isTotal(sheet.rows[row]?.map(({ text }) => text) ?? [])) {
      notes.push(left(sheet, row, oneLine(texts.filter(Boolean).join(' ')), 'is a total'));
      return false;
    }
    if (sheet.hiddenRows.has(row)) doubts.atRow(row, sheetMessages.hidden);
    return true;
  });
  for (const column of places.values()) {
    if (sheet.hiddenColumns.has(column)) doubts.atColumn(heading, column, sheetMessages.hidden);
  }
  return { heading, places, rows, notes };
}

const left = (sheet: Sheet, row: number, text: string, why: string) =>
  `${within(sheet, `Row ${row + 1}`)} ${why} and is left out: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;

/** A row that says "Total" and beside it only numbers. */
function isTotal(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text !== '');
  const words = said.filter((text) => !/^[\d,. ]+$/.test(text));
  return said.length > 1 && words.length === 1 && TOTAL.test(words[0] ?? '');
}

const TOTAL =
  /^(?:(?:grand|sub)[ -]?)?total(?: (?:no|number|of)\b[^:]*)?\s*[:=-]?\s*\d*$|^ആകെ\s*[:=-]?\s*\d*$|^कुल\s*[:=-]?\s*\d*$/i;
