/** The flags of all additions from a spreadsheet. */
import { formatCount } from '../../../core/problems/message.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { today } from '../../content/clock.ts';
import { formatText } from '../../system/format.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ReadOptions, Sheet } from '../spreadsheet/model.ts';
import { openSheet } from '../spreadsheet/openSheet.ts';
import { RowProblemsError } from '../spreadsheet/readTables.ts';
import { type Flags, parseLine, pathParser } from './flags.ts';

export const SHEET_FLAGS = {
  from: 'the spreadsheet, XLSX, ODS or CSV',
  sheet: 'the name of the sheet, where the file has several',
  'leave-out': 'a heading whose column is not wanted; may be given several times',
  'day-first': 'reads 03/04/2026 as the third of April',
  'month-first': 'reads 03/04/2026 as the fourth of March',
} as const;

export const SHEET_EXAMPLE = 'table.xlsx';

/** Reads the sheet of --from. @throws UsageError (rejects) with all problems of the file */
export async function readSheet(flags: Flags): Promise<{ sheet: Sheet; options: ReadOptions }> {
  const name = await flags.optional('sheet', parseLine);
  const parse = pathParser('file', (file) => openSheet(file, name));
  const sheet = await refuseProblems(() => flags.required('from', parse));
  const [isDayFirst, isMonthFirst] = [flags.has('day-first'), flags.has('month-first')];
  if (isDayFirst && isMonthFirst)
    throw new UsageError('--day-first and --month-first exclude each other. Give one of them.');
  const options: ReadOptions = {
    leaveOut: await flags.all('leave-out', parseLine),
    dateOrder: isDayFirst ? 'day-first' : isMonthFirst ? 'month-first' : undefined,
    year: today().getUTCFullYear(),
  };
  return { sheet, options };
}

/** Converts the problems of a sheet to a UsageError. */
export async function refuseProblems<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const hint = error instanceof RowProblemsError ? validRowsHint(error.validRows) : '';
    throw new UsageError(`${formatText(error.problems)}\n\nNothing was changed.${hint}`);
  }
}

/** The end of a refusal. @param count of the rows without problems, if known */
export function validRowsHint(count?: number): string {
  const others = count === 1 ? 'other row' : `other ${count === undefined ? '' : `${count} `}rows`;
  return count === 0 ? '' : ` ${VALID_ROWS_HINT} to import the ${others}.`;
}

export const VALID_ROWS_HINT = 'Give --valid-rows';

/** Returns a note about rows that the site already has. @throws UsageError if no row is new */
export function existingRowNotes(rows: number, newRows: number, plural: 'events' | 'people'): string[] {
  const notes =
    rows === newRows
      ? []
      : [`${formatCount(rows - newRows, 'row')} left out: these ${plural} are there already.`];
  if (newRows > 0) return notes;
  throw new UsageError(`${notes[0] ?? 'The table has no row below its headings.'} Nothing was changed.`);
}
