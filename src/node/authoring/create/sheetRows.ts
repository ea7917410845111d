/** Imports the rows of a spreadsheet into a list: all, or only the valid ones. */
import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { formatCount } from '../../../core/problems/message.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { UsageError } from '../../system/usageError.ts';
import type { FieldColumn } from '../spreadsheet/columns.ts';
import { recordFromRow } from '../spreadsheet/fields.ts';
import { type Sheet, withSheetName } from '../spreadsheet/model.ts';
import { readRecordsFromSheet } from '../spreadsheet/readTables.ts';
import { type RejectedRows, rejectedTable } from '../spreadsheet/rejectedRows.ts';
import { writeSheet } from '../spreadsheet/writeSheet.ts';
import { type AdditionDraft, type FileLocation, type OpenFile, withItems } from './additionDraft.ts';
import type { Flags } from './flags.ts';
import { existingRowNotes, readSheet, refuseProblems, SHEET_FLAGS, validRowsHint } from './sheetFlags.ts';

export const ROW_FLAGS = {
  ...SHEET_FLAGS,
  'valid-rows': 'leaves out rows with problems, and returns them in a file with the reasons',
} as const;

/** The folder of a site for files of rejected rows. */
export const IMPORTS_FOLDER = 'imports';

export interface RowList<T> {
  columns: readonly FieldColumn[];
  validate?: Parameters<typeof readRecordsFromSheet>[3];
  plural: 'events' | 'people';
  file: OpenFile;
  /** The list in the file, and its items. */
  path: Path;
  items: readonly T[];
  isExisting: (value: T) => boolean;
  /** Returns a function that completes the values of the rows. @throws UsageError if one cannot be added */
  completer?: () => (value: T) => T;
  indexFor: (items: readonly T[], value: T) => number;
  /** Describes the new values. */
  labels: (items: readonly { value: T; location: FileLocation }[]) => AdditionDraft['values'];
  address?: string;
}

/** @throws UsageError (rejects) if a row has a problem, without --valid-rows, or all have */
export async function draftRows<T>(folder: string, flags: Flags, list: RowList<T>): Promise<AdditionDraft> {
  const { sheet, options: readOptions } = await readSheet(flags);
  const options = { ...readOptions, validRows: flags.has('valid-rows') };
  const { records, notes, headingRow, ...read } = await refuseProblems(() =>
    readRecordsFromSheet(sheet, list.columns, options, list.validate),
  );
  const rejectedFile = freeFile(folder, sheet);

  const draftWithout = (invalid: RejectedRows): AdditionDraft => {
    const rejected = new Map(invalid);
    const rows = records
      .filter(({ row }) => !rejected.has(row))
      // The columns are the fields of an item.
      .map(({ row, texts }) => ({ row, value: recordFromRow(list.columns, texts) as unknown as T }));
    const newRows = rows.filter(({ value }) => !list.isExisting(value));
    const all = [...list.items];
    const complete = list.completer?.() ?? ((value: T) => value);
    const items = newRows.flatMap(({ row, value: incomplete }) => {
      try {
        const value = complete(incomplete);
        const index = list.indexFor(all, value);
        all.splice(index, 0, value);
        return [{ row, index, value }];
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        rejected.set(row, [error.message]);
        return [];
      }
    });
    const reasons = [...rejected].flatMap(([row, texts]) =>
      texts.map((text) => `${withSheetName(sheet, `Row ${row + 1}`)}: ${text}`),
    );
    if (reasons.length > 0 && (items.length === 0 || !options.validRows))
      throw new UsageError(`${reasons.join('\n')}\n\nNothing was changed.${validRowsHint(items.length)}`);
    const existingNotes = existingRowNotes(rows.length, newRows.length, list.plural);
    const { change, locate } = withItems(list.file, list.path, items);
    const located = items.map(({ row, value }) => ({
      row,
      value,
      location: locate([...list.path, all.indexOf(value)]),
    }));
    const values = list.labels(located);
    const rowDraft: AdditionDraft = {
      changes: [change],
      values,
      rows: located.map(({ row, location }) => ({
        row,
        name: `${sheet.file}, ${withSheetName(sheet, `row ${row + 1}`)}`,
        location,
      })),
      ...(options.validRows && {
        withoutRows: (problems) => draftWithout(new Map([...rejected, ...problems])),
      }),
      address: list.address,
      tasks: [],
      notes: [...notes, ...existingNotes],
    };
    if (rejected.size === 0) return rowDraft;
    const bytes = writeSheet(sheet, rejectedTable(sheet, headingRow, records, rejected));
    const label = formatCount(rejected.size, 'rejected row');
    return {
      ...rowDraft,
      changes: [{ file: rejectedFile, bytes }, change],
      values: [...values, { label, location: { file: rejectedFile, path: [] } }],
      notes: [
        ...rowDraft.notes,
        `${formatCount(items.length, 'row')} imported, ${rejected.size} rejected. The folder "${IMPORTS_FOLDER}" of the site has the rejected rows with their problems. Correct them there and import that file.`,
      ],
    };
  };
  return draftWithout(read.rejected);
}

/** Returns true for a file of rejected rows. @param file path from the site folder */
export const isRejectedFile = (file: string): boolean =>
  file.startsWith(`${IMPORTS_FOLDER}/`) && file.includes('-rejected');

/** Returns imports/{name}-rejected.{extension}, with a number if it exists. */
function freeFile(folder: string, { file, format }: Sheet): string {
  const { name, ext } = parse(file);
  const base = `${IMPORTS_FOLDER}/${name.replace(/-rejected(?:-\d+)?$/, '')}-rejected`;
  const extension = typeof format === 'string' ? `.${format}` : /^\.(?:tsv|txt)$/i.test(ext) ? ext : '.csv';
  for (let number = 1; ; number++) {
    const path = `${base}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!existsSync(join(folder, path))) return path;
  }
}
