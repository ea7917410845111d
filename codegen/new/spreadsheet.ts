/** What the kinds of page that come from a spreadsheet have in common: their options, and what is shown before anything is written. */
import { ContentError } from '../../src/problem.ts';
import { formatText } from '../problems/format.ts';
import { UsageError } from '../problems/usageError.ts';
import { sheetWords } from '../problems/words/sheets.ts';
import type { Sheet } from '../sheets/model.ts';
import { isNamed, openSheet } from '../sheets/open.ts';
import type { ReadOptions } from '../sheets/read.ts';
import { today } from '../site/clock.ts';
import { lineField, pathField } from './fields.ts';
import type { Field, Form } from './form.ts';

/** Options of every kind that reads a spreadsheet. */
export const SHEET_FLAGS = {
  from: 'the spreadsheet, XLSX or CSV',
  sheet: 'the name of the sheet, where the file has several',
  'leave-out': 'a heading whose column is not wanted; may be given several times',
  'day-first': 'reads 03/04/2026 as the third of April',
  'month-first': 'reads 03/04/2026 as the fourth of March',
} as const;

const fromField = (form: Form, flag: string, name: string | undefined) =>
  pathField(flag, 'The spreadsheet, XLSX or CSV', 'Documents/table.xlsx', 'file', (file) =>
    openSheet(file, name, form.asks ? (names) => form.required(sheetField(names)) : undefined),
  );

/** Which of the sheets of a file is meant. */
const sheetField = (names: readonly string[]): Field<string> => ({
  flag: 'sheet',
  question: `The sheet that has the table (${names.join(', ')})`,
  example: names[0] ?? '',
  parse: (text) => {
    const wanted = names.find((name) => isNamed(name, text));
    if (wanted !== undefined) return wanted;
    const { message, hint } = sheetWords.noSuchSheet(text, names);
    throw new UsageError(`${message} ${hint}`);
  },
});

/** A heading, the name of a sheet: a line that was given, and is not asked for. */
const given = (flag: string) => lineField(flag, flag, 'Remarks');

export interface AskedSheet {
  sheet: Sheet;
  options: ReadOptions;
}

/** The sheet that is named, and how it is to be read. @throws UsageError (rejects) with all that is wrong with the file */
export async function askSheet(form: Form): Promise<AskedSheet> {
  const name = await sheetName(form);
  const sheet = await allDoubts(() => form.required(fromField(form, 'from', name)));
  return { sheet, options: await optionsIn(form) };
}

/** {@link askSheet}, where a page may also do without one. @param flag the option that names the file */
export async function askSheetOrNone(form: Form, flag: string): Promise<AskedSheet | undefined> {
  const name = await sheetName(form);
  const sheet = await allDoubts(() => form.optional(fromField(form, flag, name)));
  return sheet && { sheet, options: await optionsIn(form) };
}

const sheetName = async (form: Form) => (form.has('sheet') ? form.required(given('sheet')) : undefined);

async function optionsIn(form: Form): Promise<ReadOptions> {
  if (form.has('day-first') && form.has('month-first')) {
    throw new UsageError('--day-first and --month-first exclude each other. Give one of them.');
  }
  return {
    leaveOut: form.has('leave-out') ? await form.several(given('leave-out')) : [],
    order: form.has('day-first') ? 'day-first' : form.has('month-first') ? 'month-first' : undefined,
    year: today().getUTCFullYear(),
  };
}

/** Everything that is doubtful in a sheet, as one refusal. */
export async function allDoubts<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new UsageError(`${formatText(error.problems)}\n\nNothing was changed.`);
  }
}

/** How many rows are shown before they are written. */
const SHOWN = 50;
/** How wide a column is shown. */
const WIDE = 28;

/**
 * Shows what will be written, and asks.
 *
 * @param notes what was left out or taken for something
 * @throws UsageError (rejects) when the answer is no
 */
export async function confirmRows(
  form: Form,
  what: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[],
): Promise<void> {
  const shown = [headings, ...rows.slice(0, SHOWN)].map((row) => row.map(clipped));
  const widths = headings.map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
  form.say(`${what}:`);
  for (const row of shown) {
    form.say(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
  }
  if (rows.length > SHOWN) form.say(`  … and ${rows.length - SHOWN} more`);
  for (const note of notes) form.say(note);
  if (!form.asks) form.say('');
  if (!(await form.confirm('Write this?'))) throw new UsageError('Nothing was changed.');
}

function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > WIDE ? `${line.slice(0, WIDE - 1)}…` : line;
}
