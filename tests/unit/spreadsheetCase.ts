/** A spreadsheet of tests/fixtures/sheets, and the expected result: its rows, or its problems. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '../../src/core/problems/problem.ts';
import { ENTRIES, PEOPLE, tableColumns } from '../../src/node/authoring/spreadsheet/columns.ts';
import { recordFromRow } from '../../src/node/authoring/spreadsheet/fields.ts';
import type { ReadOptions } from '../../src/node/authoring/spreadsheet/model.ts';
import { chooseSheet } from '../../src/node/authoring/spreadsheet/openSheet.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';
import {
  readAnyTable,
  readMonthTable,
  readRecordsFromSheet,
} from '../../src/node/authoring/spreadsheet/readTables.ts';
import type { TableCell } from '../../src/node/authoring/spreadsheet/tableRows.ts';

export interface SheetCase {
  description: string;
  /** The spreadsheet; by default with the case's name. */
  file?: string;
  kind: 'month' | 'staff' | 'events' | 'table';
  options?: Partial<ReadOptions> & { sheet?: string };
}

export type SpreadsheetOutcome =
  | { rows: unknown[]; columns?: string[]; notes?: readonly string[] }
  | { refused: string[] };

const FOLDER = join(import.meta.dirname, '../fixtures/sheets');
const MARCH = { name: 'March 2026', ends: '-03-2026' };

/** The commands' reading of a spreadsheet in the year 2026, with March for the month. */
export async function outcomeOf(
  file: string,
  { kind, options = {} }: SheetCase,
): Promise<SpreadsheetOutcome> {
  const { sheet: name, ...given } = options;
  try {
    const bytes = readFileSync(join(FOLDER, basename(file)));
    const sheet = chooseSheet(readSheets(basename(file), bytes), basename(file), name);
    const how = { year: 2026, ...given };
    const noted = ({ notes }: { notes: readonly string[] }) => (notes.length > 0 ? { notes } : {});
    if (kind === 'month') {
      const read = readMonthTable(sheet, tableColumns([]), { ...how, month: MARCH });
      return { rows: read.rows.map((row) => row.map(cellText)), ...noted(read) };
    }
    if (kind === 'table') {
      const read = readAnyTable(sheet, how);
      return { columns: read.columns, rows: read.rows.map((row) => row.map(cellText)), ...noted(read) };
    }
    const columns = kind === 'staff' ? PEOPLE : ENTRIES;
    const read = readRecordsFromSheet(sheet, columns, how);
    return { rows: read.records.map(({ texts }) => recordFromRow(columns, texts)), ...noted(read) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      refused: error.problems.map(({ code, line, message, hint }) =>
        [`${code}${line === undefined ? '' : ` in row ${line}`}: ${message}`, hint].join(' '),
      ),
    };
  }
}

const cellText = ({ text, bold, rowSpan }: TableCell) =>
  `${bold ? `**${text}**` : text}${rowSpan === undefined ? '' : ` (${rowSpan} rows)`}`;
