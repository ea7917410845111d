/** What a cell gives: a text, a day, a list; or a doubt. */

import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { MOJIBAKE } from '../../content/mojibake.ts';
import { type DateOrder, type DayReading, detectOrder, readDay } from './days.ts';
import { type Cell, cellAt, type Sheet, type SheetIssues } from './model.ts';

/** A sheet that is being read. */
export interface SheetReading {
  sheet: Sheet;
  issues: SheetIssues;
  /** What the person said of all days of the file. */
  order?: DateOrder;
  /** This year. */
  year: number;
  /** The month that days must be in: its name, and how they end, such as "-03-2026". */
  month?: { name: string; ends: string };
}

/** What stands for "the same as above" in tables of offices. */
const DITTO = /^(?:〃|"|''|-\s?do\s?-|"\s?do\s?"|ditto)$/i;

export const isDitto = ({ text, literal }: Cell) => literal !== true && DITTO.test(text);

/**
 * What a cell says, as a text.
 *
 * @param days whether a day is a text like any other, and not what the program has made of one
 */
export function readText(
  { sheet, issues }: Pick<SheetReading, 'sheet' | 'issues'>,
  row: number,
  column: number,
  days = false,
): string {
  const { text, day, issue } = cellAt(sheet, row, column);
  // A month or a time is what the cell shows.
  const message =
    issue && (days && (issue === 'month' || issue === 'time') ? undefined : ISSUE_MESSAGES[issue]);
  if (message) issues.addAtCell(row, column, (where) => message(where, text));
  else if (/^#{2,}$/.test(text) || ERROR_VALUE.test(text))
    issues.addAtCell(row, column, (where) => sheetMessages.calculation(where, text));
  else if (LOST_LETTERS.test(text))
    issues.addAtCell(row, column, (where) => sheetMessages.lettersLost(where, text));
  else if (MOJIBAKE.test(text)) issues.addAtCell(row, column, (where) => sheetMessages.garbled(where, text));
  else if (TRUNCATED_NUMBER.test(text))
    issues.addAtCell(row, column, (where) => sheetMessages.digitsLost(where, text));
  else if (day !== undefined && !days)
    issues.addAtCell(row, column, (where) => sheetMessages.dayInText(where, day));
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

/** Errors in the words of Excel (ECMA-376, part 1, 18.17.3) and LibreOffice. */
const ERROR_VALUE = /^#(?:N\/A|NAME\?|DIV\/0!|GETTING_DATA|[A-Z]+!)$|^Err:\d{3}$/;
/** Programs that save in an encoding without these letters put question marks in their place. */
const LOST_LETTERS = /\?{3,}|\uFFFD|^[\s?.,-]*\?\?[\s?.,-]*$/;
/** A long number as a spreadsheet program shows it, such as 9.44701E+09. */
const TRUNCATED_NUMBER = /^-?\d(?:[.,]\d+)?E\+\d+$/i;

/** One or several days, and what stands behind them. */
export interface DayText {
  day: string;
  to?: string;
  rest: string;
}

/**
 * What the cells of a column say of days.
 *
 * @param allowsRest whether words may follow a day, behind a comma or on a line of their own
 * @returns for each row its day; undefined where there is none, or a doubt
 */
export function readDays(
  reading: SheetReading,
  column: number,
  rows: readonly number[],
  allowsRest: boolean,
): Map<number, DayText | undefined> {
  const { sheet } = reading;
  const cells = rows.map((row) => cellAt(sheet, row, column));
  const detected = detectOrder(cells.filter(({ day }) => day === undefined).map(({ text }) => text));
  const order =
    reading.order ?? (detected === 'mixed' ? undefined : (detected ?? orderOfMonth(reading, cells)));
  const swapped = mayBeSwapped(cells);
  return new Map(
    rows.map(
      (row) => [row, readDayCell(reading, row, column, { order, swapped, behind: allowsRest })] as const,
    ),
  );
}

/** In the table of a month, the one order by which every day is in it. */
function orderOfMonth({ month, year }: SheetReading, cells: readonly Cell[]): DateOrder | undefined {
  if (!month) return undefined;
  const fits = (order: DateOrder) =>
    cells.every(({ text }) => {
      const both = readDay(text, { order: undefined, year });
      const reading = both.kind === 'unclear' ? readDay(text, { order, year }) : undefined;
      return reading?.kind !== 'day' || reading.day.endsWith(month.ends);
    });
  const [only, ...others] = (['day-first', 'month-first'] as const).filter(fits);
  return others.length === 0 ? only : undefined;
}

/**
 * A program that expects the month first makes days of "03/04/2026" and leaves "13/04/2026" as a text: then the days that it has made
 * are the wrong ones.
 */
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
  { order, swapped, behind }: { order: DateOrder | undefined; swapped: boolean; behind: boolean },
): DayText | undefined {
  const { sheet, issues, year } = reading;
  const { text, day, dayOfNumber, issue } = cellAt(sheet, row, column);
  if (issue === 'month') issues.addAtCell(row, column, (where) => sheetMessages.dayAlone(where, text));
  else if (issue !== undefined) readText(reading, row, column);
  else if (day !== undefined) {
    const other = [day.slice(3, 5), day.slice(0, 2), day.slice(6)].join('-');
    if (!swapped || other === day) {
      return acceptDay(reading, row, column, readDay(day, { order: 'day-first', year }), '');
    }
    issues.addAtCell(row, column, (where) => sheetMessages.dayMixed(where, day, other));
  } else if (dayOfNumber !== undefined) {
    return acceptDay(reading, row, column, readDay(dayOfNumber, { order: 'day-first', year }), '');
  } else if (/^\d{5}$/.test(text)) {
    const isoDay = new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
    const dayText = reverseDay(isoDay);
    issues.addAtCell(row, column, (where) => sheetMessages.dayOfNumber(where, text, dayText));
  } else {
    const [said, rest] = behind ? splitDayText(text, { order, year }) : [text, ''];
    return acceptDay(reading, row, column, readDay(said, { order, year }), rest);
  }
  return undefined;
}

/** The longest beginning of a text, up to a comma or the end of a line, that says a day. */
function splitDayText(
  text: string,
  context: { order: DateOrder | undefined; year: number },
): [string, string] {
  const ends = [...text.matchAll(/,\s|\n/g)].map(({ index }) => index).reverse();
  const end = [text.length, ...ends].find((at) => readDay(text.slice(0, at), context).kind !== 'unknown');
  return end === undefined ? [text, ''] : [text.slice(0, end), text.slice(end).replace(/^[,\s]+/, '')];
}

/** A reading, or the doubt that it is. */
function acceptDay(
  { sheet, issues, month }: SheetReading,
  row: number,
  column: number,
  reading: DayReading,
  rest: string,
): DayText | undefined {
  const { text } = cellAt(sheet, row, column);
  const isOutsideMonth = (...days: (string | undefined)[]) =>
    month !== undefined && !days.some((day) => day?.endsWith(month.ends));
  switch (reading.kind) {
    case 'day':
      if (!isOutsideMonth(reading.day, reading.to)) return { day: reading.day, to: reading.to, rest };
      issues.addAtCell(row, column, (where) => sheetMessages.dayOutside(where, text, month?.name ?? ''));
      break;
    case 'unclear':
      issues.addAtCell(row, column, (where) =>
        sheetMessages.dayUnclear(where, text, reading.either, reading.or),
      );
      break;
    case 'impossible':
      issues.addAtCell(row, column, (where) =>
        sheetMessages.dayImpossible(where, text, reading.month, reading.last),
      );
      break;
    case 'weekday':
      issues.addAtCell(row, column, (where) => sheetMessages.dayOfOtherWeek(where, text, reading.day));
      break;
    case 'year':
      issues.addAtCell(row, column, (where) => sheetMessages.dayYear(where, text, reading.year));
      break;
    case 'backwards':
      issues.addAtCell(row, column, (where) => sheetMessages.dayBackwards(where, text));
      break;
    default:
      if (isReadableText(text))
        issues.addAtCell(row, column, (where) => sheetMessages.dayUnknown(where, text));
      else issues.addAtCell(row, column, (where) => sheetMessages.calculation(where, text));
  }
  return undefined;
}

/** What is no day because the program could not show it is said as that. */
const isReadableText = (text: string) => !/^#{2,}$/.test(text) && !ERROR_VALUE.test(text);
