/** What the kinds of page that come from a spreadsheet have in common. */
import { ContentError } from '../../../core/problems/problem.ts';
import { today } from '../../content/clock.ts';
import { formatText } from '../../system/format.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ReadOptions, Sheet } from '../spreadsheet/model.ts';
import { openSheet } from '../spreadsheet/openSheet.ts';
import { lineField, pathField } from './fields.ts';
import type { Flags } from './flags.ts';

/** Flags of every kind that reads a spreadsheet. */
export const SHEET_FLAGS = {
  from: 'the spreadsheet, XLSX or CSV',
  sheet: 'the name of the sheet, where the file has several',
  'leave-out': 'a heading whose column is not wanted; may be given several times',
  'day-first': 'reads 03/04/2026 as the third of April',
  'month-first': 'reads 03/04/2026 as the fourth of March',
} as const;

/** A file for an example of a command. */
export const SHEET_EXAMPLE = 'table.xlsx';

interface SheetInput {
  sheet: Sheet;
  options: ReadOptions;
}

/** The sheet of --from, and how to read it. @throws UsageError (rejects) with all that is wrong with the file */
export async function readSheet(flags: Flags): Promise<SheetInput> {
  const name = await flags.optional(lineField('sheet'));
  const sheet = await refuseDoubts(() =>
    flags.required(pathField('from', 'file', (file) => openSheet(file, name))),
  );
  return { sheet, options: await readOptions(flags) };
}

async function readOptions(flags: Flags): Promise<ReadOptions> {
  if (flags.has('day-first') && flags.has('month-first')) {
    throw new UsageError('--day-first and --month-first exclude each other. Give one of them.');
  }
  return {
    leaveOut: await flags.all(lineField('leave-out')),
    dateOrder: flags.has('day-first') ? 'day-first' : flags.has('month-first') ? 'month-first' : undefined,
    year: today().getUTCFullYear(),
  };
}

/** Everything that is doubtful in a sheet, as one refusal. */
export async function refuseDoubts<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new UsageError(`${formatText(error.problems)}\n\nNothing was changed.`);
  }
}
