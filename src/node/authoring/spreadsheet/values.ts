/** What a cell gives: a text, a day, a list; or a doubt. */

import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { MOJIBAKE } from '../../content/mojibake.ts';
import { type DayReading, type Order, orderOf, readDay } from './days.ts';
import { type Cell, cellAt, type Doubts, type Sheet } from './model.ts';

/** A sheet that is being read. */
export interface Reading {
  sheet: Sheet;
  doubts: Doubts;
  /** What the person said of all days of the file. */
  order?: Order;
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
export function textAt(
  { sheet, doubts }: Pick<Reading, 'sheet' | 'doubts'>,
  row: number,
  column: number,
  days = false,
): string {
  const { text, day, trouble } = cellAt(sheet, row, column);
  // A month or a time is what the cell shows.
  const wrong =
    trouble && (days && (trouble === 'month' || trouble === 'time') ? undefined : TROUBLE[trouble]);
  if (wrong) doubts.atCell(row, column, (where) => wrong(where, text));
  else if (/^#{2,}$/.test(text) || ERROR.test(text))
    doubts.atCell(row, column, (where) => sheetMessages.calculation(where, text));
  else if (LOST.test(text)) doubts.atCell(row, column, (where) => sheetMessages.lettersLost(where, text));
  else if (MOJIBAKE.test(text)) doubts.atCell(row, column, (where) => sheetMessages.garbled(where, text));
  else if (CUT.test(text)) doubts.atCell(row, column, (where) => sheetMessages.digitsLost(where, text));
  else if (day !== undefined && !days)
    doubts.atCell(row, column, (where) => sheetMessages.dayInText(where, day));
  return text;
}

const TROUBLE = {
  error: sheetMessages.calculation,
  format: sheetMessages.format,
  formula: sheetMessages.formula,
  digits: sheetMessages.digitsLost,
  time: sheetMessages.time,
  month: sheetMessages.dayInText,
} as const;

/** Errors in the words of Excel (ECMA-376, part 1, 18.17.3) and LibreOffice. */
const ERROR = /^#(?:N\/A|NAME\?|DIV\/0!|GETTING_DATA|[A-Z]+!)$|^Err:\d{3}$/;
/** Programs that save in an encoding without these letters put question marks in their place. */
const LOST = /\?{3,}|\uFFFD|^[\s?.,-]*\?\?[\s?.,-]*$/;
/** A long number as a spreadsheet program shows it, such as 9.44701E+09. */
const CUT = /^-?\d(?:[.,]\d+)?E\+\d+$/i;

/** One or several days, and what stands behind them. */
export interface DayText {
  day: string;
  to?: string;
  rest: string;
}

/**
 * What the cells of a column say of days.
 *
 * @param behind whether words may follow a day, behind a comma or on a line of their own
 * @returns for each row its day; undefined where there is none, or a doubt
 */
export function daysIn(
  reading: Reading,
  column: number,
  rows: readonly number[],
  behind: boolean,
): Map<number, DayText | undefined> {
  const { sheet } = reading;
  const cells = rows.map((row) => cellAt(sheet, row, column));
  const shown = orderOf(cells.filter(({ day }) => day === undefined).map(({ text }) => text));
  const order = reading.order ?? (shown === 'mixed' ? undefined : (shown ?? orderOfMonth(reading, cells)));
  const swapped = mayBeSwapped(cells);
  return new Map(rows.map((row) => [row, dayAt(reading, row, column, { order, swapped, behind })] as const));
}

/** In the table of a month, the one order by which every day is in it. */
function orderOfMonth({ month, year }: Reading, cells: readonly Cell[]): Order | undefined {
  if (!month) return undefined;
  const fits = (order: Order) =>
    cells.every(({ text }) => {
      const both = readDay(text, { order: undefined, year });
      const found = both.kind === 'unclear' ? readDay(text, { order, year }) : undefined;
      return found?.kind !== 'day' || found.day.endsWith(month.ends);
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
    orderOf(texts.filter((text) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(text))) === 'day-first'
  );
}

function dayAt(
  reading: Reading,
  row: number,
  column: number,
  { order, swapped, behind }: { order: Order | undefined; swapped: boolean; behind: boolean },
): DayText | undefined {
  const { sheet, doubts, year } = reading;
  const { text, day, dayOfNumber, trouble } = cellAt(sheet, row, column);
  if (trouble === 'month') doubts.atCell(row, column, (where) => sheetMessages.dayAlone(where, text));
  else if (trouble !== undefined) textAt(reading, row, column);
  else if (day !== undefined) {
    const other = [day.slice(3, 5), day.slice(0, 2), day.slice(6)].join('-');
    if (!swapped || other === day) {
      return plausible(reading, row, column, readDay(day, { order: 'day-first', year }), '');
    }
    doubts.atCell(row, column, (where) => sheetMessages.dayMixed(where, day, other));
  } else if (dayOfNumber !== undefined) {
    return plausible(reading, row, column, readDay(dayOfNumber, { order: 'day-first', year }), '');
  } else if (/^\d{5}$/.test(text)) {
    const counted = new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
    const said = reverseDay(counted);
    doubts.atCell(row, column, (where) => sheetMessages.dayOfNumber(where, text, said));
  } else {
    const [said, rest] = behind ? withRest(text, { order, year }) : [text, ''];
    return plausible(reading, row, column, readDay(said, { order, year }), rest);
  }
  return undefined;
}

/** The longest beginning of a text, up to a comma or the end of a line, that says a day. */
function withRest(text: string, known: { order: Order | undefined; year: number }): [string, string] {
  const ends = [...text.matchAll(/,\s|\n/g)].map(({ index }) => index).reverse();
  const end = [text.length, ...ends].find((at) => readDay(text.slice(0, at), known).kind !== 'unknown');
  return end === undefined ? [text, ''] : [text.slice(0, end), text.slice(end).replace(/^[,\s]+/, '')];
}

/** A reading, or the doubt that it is. */
function plausible(
  { sheet, doubts, month }: Reading,
  row: number,
  column: number,
  found: DayReading,
  rest: string,
): DayText | undefined {
  const { text } = cellAt(sheet, row, column);
  const outside = (...days: (string | undefined)[]) =>
    month !== undefined && !days.some((day) => day?.endsWith(month.ends));
  switch (found.kind) {
    case 'day':
      if (!outside(found.day, found.to)) return { day: found.day, to: found.to, rest };
      doubts.atCell(row, column, (where) => sheetMessages.dayOutside(where, text, month?.name ?? ''));
      break;
    case 'unclear':
      doubts.atCell(row, column, (where) => sheetMessages.dayUnclear(where, text, found.either, found.or));
      break;
    case 'impossible':
      doubts.atCell(row, column, (where) =>
        sheetMessages.dayImpossible(where, text, found.month, found.last),
      );
      break;
    case 'weekday':
      doubts.atCell(row, column, (where) => sheetMessages.dayOfOtherWeek(where, text, found.day));
      break;
    case 'year':
      doubts.atCell(row, column, (where) => sheetMessages.dayYear(where, text, found.year));
      break;
    case 'backwards':
      doubts.atCell(row, column, (where) => sheetMessages.dayBackwards(where, text));
      break;
    default:
      if (textAtIsSound(text)) doubts.atCell(row, column, (where) => sheetMessages.dayUnknown(where, text));
      else doubts.atCell(row, column, (where) => sheetMessages.calculation(where, text));
  }
  return undefined;
}

/** What is no day because the program could not show it is said as that. */
const textAtIsSound = (text: string) => !/^#{2,}$/.test(text) && !ERROR.test(text);
