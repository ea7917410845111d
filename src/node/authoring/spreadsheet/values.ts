/** Reads the texts and days of cells. */

import { reverseDay } from '../../../core/i18n/text.ts';
import type { ProblemMessage } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { MOJIBAKE } from '../../content/mojibake.ts';
import { type DateOrder, type DayContext, type DayReading, detectOrder, readDay } from './days.ts';
import type { Cell, SheetIssues, SheetReading } from './model.ts';

/** How offices write "the same as above". */
const DITTO = /^(?:〃|"|''|-\s?do\s?-|"\s?do\s?"|ditto)$/i;

export const isDitto = ({ text, literal }: Cell) => literal !== true && DITTO.test(text);

/**
 * Returns the text of a cell.
 *
 * @param allowsDays false if a date cell is a text that the program has converted
 */
export function readText(reading: SheetIssues, row: number, column: number, allowsDays = false): string {
  const { text, day, issue } = reading.cell(row, column);
  // The text of a month or a time is what the cell displays.
  const issueMessage =
    issue && (allowsDays && (issue === 'month' || issue === 'time') ? undefined : ISSUE_MESSAGES[issue]);
  const message = issueMessage ?? TEXT_MESSAGES.find(([pattern]) => pattern.test(text))?.[1];
  if (message) reading.addAtCell(row, column, message, text);
  else if (day !== undefined && !allowsDays) reading.addAtCell(row, column, sheetMessages.dayInText, day);
  return text;
}

const ISSUE_MESSAGES = {
  error: sheetMessages.calculation,
  format: sheetMessages.format,
  formula: sheetMessages.formula,
  digits: sheetMessages.digitsLost,
  time: sheetMessages.time,
  month: sheetMessages.dayInText,
} as const;

/**
 * A column that is too narrow, and errors in the words of Excel (ECMA-376, part 1, 18.17.3) and
 * LibreOffice.
 */
const ERROR_VALUE = /^#{2,}$|^#(?:N\/A|NAME\?|DIV\/0!|GETTING_DATA|[A-Z]+!)$|^Err:\d{3}$/;
/** Question marks, with which programs replace letters that their encoding lacks. */
const LOST_LETTERS = /\?{3,}|\uFFFD|^[\s?.,-]*\?\?[\s?.,-]*$/;
/** A long number as a spreadsheet program displays it, such as 9.44701E+09. */
const TRUNCATED_NUMBER = /^-?\d(?:[.,]\d+)?E\+\d+$/i;

const TEXT_MESSAGES = [
  [ERROR_VALUE, sheetMessages.calculation],
  [LOST_LETTERS, sheetMessages.lettersLost],
  [MOJIBAKE, sheetMessages.garbled],
  [TRUNCATED_NUMBER, sheetMessages.digitsLost],
] as const;

/** One or several days, and the text after them. */
export interface DayText {
  day: string;
  to?: string;
  rest: string;
}

/**
 * Reads the days of a column.
 *
 * @param allowsRest true if text may follow a day, after a comma or on a new line
 * @returns the day of each row; undefined if there is none, or a problem
 */
export function readDays(
  reading: SheetReading,
  column: number,
  rows: readonly number[],
  allowsRest: boolean,
): Map<number, DayText | undefined> {
  const { dateOrder, year } = reading.options;
  const cells = rows.map((row) => reading.cell(row, column));
  const detected = detectOrder(cells.filter(({ day }) => day === undefined).map(({ text }) => text));
  const order = dateOrder ?? (detected === 'mixed' ? undefined : (detected ?? orderOfMonth(reading, cells)));
  const context = { order, year, isSwapped: mayBeSwapped(cells), allowsRest };
  return new Map(rows.map((row) => [row, readDayCell(reading, row, column, context)] as const));
}

/** Returns the only order for which every day is in the month of the table. */
function orderOfMonth({ options: { month, year } }: SheetReading, cells: readonly Cell[]) {
  if (!month) return undefined;
  const fits = (order: DateOrder) =>
    cells.every(({ text }) => {
      const isUnclear = readDay(text, { order: undefined, year }).kind === 'unclear';
      const reading = isUnclear ? readDay(text, { order, year }) : undefined;
      return reading?.kind !== 'day' || reading.day.endsWith(month.ends);
    });
  const [only, ...others] = (['day-first', 'month-first'] as const).filter(fits);
  return others.length === 0 ? only : undefined;
}

/** A program with months first converts "03/04/2026" to a wrong date, and leaves "13/04/2026" as a text. */
function mayBeSwapped(cells: readonly Cell[]): boolean {
  const days = cells.flatMap(({ day }) => day ?? []);
  const texts = cells.filter(({ day }) => day === undefined).map(({ text }) => text);
  return (
    days.length > 0 &&
    days.every((day) => Number(day.slice(0, 2)) <= 12) &&
    detectOrder(texts.filter((text) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(text))) === 'day-first'
  );
}

function readDayCell(
  reading: SheetReading,
  row: number,
  column: number,
  { order, year, isSwapped, allowsRest }: DayContext & { isSwapped: boolean; allowsRest: boolean },
): DayText | undefined {
  const { text, day, dayOfNumber, issue } = reading.cell(row, column);
  const accept = (dayText: string, context: DayContext, rest = '') =>
    acceptDay(reading, row, column, readDay(dayText, context), rest);
  if (issue === 'month') reading.addAtCell(row, column, sheetMessages.dayAlone, text);
  else if (issue !== undefined) readText(reading, row, column);
  else if (day !== undefined) {
    const swapped = [day.slice(3, 5), day.slice(0, 2), day.slice(6)].join('-');
    if (!isSwapped || swapped === day) return accept(day, { order: 'day-first', year });
    reading.addAtCell(row, column, sheetMessages.dayMixed, day, swapped);
  } else if (dayOfNumber !== undefined) return accept(dayOfNumber, { order: 'day-first', year });
  else if (/^\d{5}$/.test(text)) {
    const isoDay = new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
    reading.addAtCell(row, column, sheetMessages.dayOfNumber, text, reverseDay(isoDay));
  } else {
    const [dayText, rest] = allowsRest ? splitDayText(text, { order, year }) : [text, ''];
    return accept(dayText, { order, year }, rest);
  }
  return undefined;
}

/** Splits a text after the longest beginning that is a day and ends at a comma or line end. */
function splitDayText(text: string, context: DayContext): [string, string] {
  const ends = [...text.matchAll(/,\s|\n/g)].map(({ index }) => index).reverse();
  const end = [text.length, ...ends].find((at) => readDay(text.slice(0, at), context).kind !== 'unknown');
  return end === undefined ? [text, ''] : [text.slice(0, end), text.slice(end).replace(/^[,\s]+/, '')];
}

function acceptDay(reading: SheetReading, row: number, column: number, result: DayReading, rest: string) {
  const { text } = reading.cell(row, column);
  const { month } = reading.options;
  if (result.kind !== 'day') {
    reading.addAtCell(row, column, dayMessage, text, result);
    return undefined;
  }
  const { day, to } = result;
  if (!month || day.endsWith(month.ends) || to?.endsWith(month.ends)) return { day, to, rest };
  reading.addAtCell(row, column, sheetMessages.dayOutside, text, month.name);
  return undefined;
}

function dayMessage(where: string, text: string, result: DayReading): ProblemMessage {
  switch (result.kind) {
    case 'unclear':
      return sheetMessages.dayUnclear(where, text, result.either, result.or);
    case 'impossible':
      return sheetMessages.dayImpossible(where, text, result.month, result.last);
    case 'weekday':
      return sheetMessages.dayOfOtherWeek(where, text, result.day);
    case 'year':
      return sheetMessages.dayYear(where, text, result.year);
    case 'backwards':
      return sheetMessages.dayBackwards(where, text);
    default:
      return (ERROR_VALUE.test(text) ? sheetMessages.calculation : sheetMessages.dayUnknown)(where, text);
  }
}
