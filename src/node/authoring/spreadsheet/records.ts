/** The rows of a sheet as records of a list: people, events. */

import { latinDigits } from '../../../core/i18n/digits.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { fold } from '../../../core/search/fold.ts';
import { type Located, oneLine } from './columns.ts';
import { type Cell, cellAt, cellName } from './model.ts';
import type { FieldColumn } from './names.ts';
import { daysIn, isDitto, type Reading, textAt } from './values.ts';

/** The fields that a row has something for, as texts; days as dd-mm-yyyy. */
export interface ReadRecord {
  row: number;
  texts: ReadonlyMap<string, string>;
}

/** What is written for a day or a category where there is none. */
const NONE = /^(?:none|nil|-)$/i;

/**
 * The records of a table. A cell that is merged over rows, and "-do-", say the same for each of them.
 *
 * @param found where the table is
 */
export function readRecords(reading: Reading, { places, rows, heading }: Located<FieldColumn>): ReadRecord[] {
  const { sheet, doubts } = reading;
  for (const { top, left, bottom, right } of sheet.merges.filter((merge) => merge.bottom > heading)) {
    const key = [...places].some(
      ([{ filled, field }, place]) => filled && field !== 'role' && place === left,
    );
    if (!rows.some((row) => row >= top && row <= bottom)) continue;
    const cells = `${cellName(top, left)}:${cellName(bottom, right)}`;
    if (left !== right) doubts.atCell(top, left, (where) => sheetMessages.mergedAcross(where, cells));
    else if (key) doubts.atCell(top, left, (where) => sheetMessages.mergedRows(where, cells));
  }
  const columns = [...places].map(
    ([column, place]) =>
      [
        column,
        columnTexts(reading, { ...column, name: oneLine(cellAt(sheet, heading, place).text) }, place, rows),
      ] as const,
  );
  const records = rows.map((row) => ({
    row,
    texts: new Map(
      columns.flatMap(([{ field }, texts]) => {
        const text = texts.get(row) ?? '';
        return text === '' ? [] : [[field, text] as const];
      }),
    ),
  }));
  refuseRepeated(reading, records);
  return records;
}

function columnTexts(
  reading: Reading,
  column: FieldColumn,
  place: number,
  rows: readonly number[],
): Map<number, string> {
  const { sheet, doubts } = reading;
  // The row that says it, where that is another one.
  const source = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const merge = sheet.merges.find(({ left, top, bottom }) => left === place && row > top && row <= bottom);
    const before = rows[index - 1];
    if (merge && rows.includes(merge.top)) source.set(row, merge.top);
    else if (isDitto(cellAt(sheet, row, place))) {
      if (before === undefined) doubts.atCell(row, place, sheetMessages.nothingAbove);
      else source.set(row, source.get(before) ?? before);
    }
  }
  const own = rows.filter((row) => !source.has(row));
  const said =
    column.form === 'day' || column.form === 'last-day'
      ? dayTexts(reading, column, place, own)
      : plainTexts(reading, column, place, own);
  refuseGaps(reading, column, place, own, said);
  return new Map(rows.map((row) => [row, said.get(source.get(row) ?? row) ?? '']));
}

const isEmpty = ({ text, trouble }: Cell) => text === '' && trouble === undefined;

function dayTexts(
  reading: Reading,
  { form }: FieldColumn,
  place: number,
  rows: readonly number[],
): Map<number, string> {
  const { sheet, doubts } = reading;
  const filled = rows.filter(
    (row) => !isEmpty(cellAt(sheet, row, place)) && !NONE.test(cellAt(sheet, row, place).text),
  );
  const said = new Map<number, string>();
  for (const [row, found] of daysIn(reading, place, filled, false)) {
    if (!found) continue;
    if (found.to === undefined) said.set(row, found.day);
    else {
      const { text } = cellAt(sheet, row, place);
      doubts.atCell(row, place, (where) => sheetMessages.daySeveral(where, text, found.day));
    }
  }
  for (const row of form === 'day' ? rows : []) {
    if (isEmpty(cellAt(sheet, row, place)))
      doubts.atCell(row, place, (where) => sheetMessages.dayMissing(where, true));
  }
  return said;
}

function plainTexts(
  reading: Reading,
  { form, saysNone }: FieldColumn,
  place: number,
  rows: readonly number[],
): Map<number, string> {
  return new Map(
    rows.map((row) => {
      const text = textAt(reading, row, place, form === 'time');
      if (saysNone && NONE.test(text)) return [row, ''] as const;
      if (form === 'time') return [row, time(reading, row, place, text)] as const;
      if (form === 'yes') return [row, yes(reading, row, place, text)] as const;
      return [row, form === 'text' ? text.replace(/\s*\n\s*/g, ' ') : text] as const;
    }),
  );
}

/** As offices write times: "9:30", "9.30 am", "14:00 hrs"; seconds only where a program has added them; in digits of any script. */
const TIME = /^(\d{1,2})[:.](\d{2})(?::00)?\s*(?:([ap])\.?m\.?|hrs?|h)?$/i;

function time({ doubts }: Reading, row: number, place: number, text: string): string {
  const [, hours, minutes, half] = TIME.exec(fold(latinDigits(text))) ?? [];
  const hour = (Number(hours) % (half ? 12 : 25)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hours !== undefined && Number(hours) <= (half ? 12 : 24) && Number(minutes) < 60;
  if (text !== '' && !isTime) doubts.atCell(row, place, (where) => sheetMessages.timeUnknown(where, text));
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}

function yes({ doubts }: Reading, row: number, place: number, text: string): string {
  if (!/^(?:yes|true|no|false)?$/i.test(text)) {
    doubts.atCell(row, place, (where) => sheetMessages.choice(where, text, ['yes', 'no']));
  }
  return /^(?:yes|true)$/i.test(text) ? 'yes' : '';
}

/** A field that rows must have; and one that some rows have and others not, as where merged cells were saved as CSV. */
function refuseGaps(
  { sheet, doubts }: Reading,
  { name, filled = false, saysNone = false }: FieldColumn,
  place: number,
  rows: readonly number[],
  said: ReadonlyMap<number, string>,
): void {
  const everywhere = filled || (saysNone && [...said.values()].some((text) => text !== ''));
  if (!everywhere) return;
  for (const row of rows) {
    if (isEmpty(cellAt(sheet, row, place)))
      doubts.atCell(row, place, (where) => sheetMessages.needed(where, name, saysNone));
  }
}

function refuseRepeated({ doubts }: Reading, records: readonly ReadRecord[]): void {
  const seen = new Map<string, number>();
  for (const { row, texts } of records) {
    const all = JSON.stringify([...texts]);
    const before = seen.get(all);
    if (before === undefined) seen.set(all, row);
    else doubts.atRow(row, (where) => sheetMessages.repeated(where, before + 1));
  }
}
