/** Rows of a table that are not imported. */
import { groupBy } from '../../../core/groupBy.ts';
import type { Problem } from '../../../core/problems/problem.ts';
import { isProblemHeading, PROBLEM_HEADING, singleLine } from './locateTable.ts';
import {
  type Cell,
  cellName,
  EMPTY_CELL,
  type Sheet,
  type SheetIssues,
  type SheetRecord,
  withSheetName,
} from './model.ts';

/** The reasons why rows are not imported, by row. */
export type RejectedRows = ReadonlyMap<number, readonly string[]>;

/**
 * Returns the reasons to reject rows: their problems, and those of cells whose texts they repeat. The reasons
 * name a cell by its heading, because the rows are moved.
 */
export function reasonsByRow(
  { sheet, problems }: SheetIssues,
  headingRow: number,
  records: readonly SheetRecord[],
): RejectedRows {
  const problemsByLine = groupBy(problems, ({ line }) => line);
  const reasonOf = ({ message, hint, line = 0, column = 0 }: Problem) => {
    const heading = singleLine(sheet.rows[headingRow]?.[column - 1]?.text ?? '');
    const cell = withSheetName(sheet, `Cell ${cellName(line - 1, column - 1)}`);
    const row = withSheetName(sheet, `Row ${line}`);
    const text = message.replace(cell, () => `"${heading}"`).replace(row, 'This row');
    return [text, hint].filter(Boolean).join(' ');
  };
  return new Map(
    records.flatMap(({ row, sourceRows }) => {
      const inSources = [...sourceRows].flatMap(([index, source]) =>
        (problemsByLine.get(source + 1) ?? []).filter(
          ({ code, column }) => code !== 'sheet-row' && column === index + 1,
        ),
      );
      const reasons = [...(problemsByLine.get(row + 1) ?? []), ...inSources].map(reasonOf);
      return reasons.length === 0 ? [] : [[row, [...new Set(reasons)]] as const];
    }),
  );
}

/** The headings and the rejected rows, with a last column for the reasons. */
export function rejectedTable(
  { rows }: Sheet,
  headingRow: number,
  records: readonly SheetRecord[],
  rejected: RejectedRows,
): Cell[][] {
  const headings = [...(rows[headingRow] ?? [])];
  const indexes = [...headings.keys()].filter((index) => !isProblemHeading(headings[index]?.text ?? ''));
  const line = (cellOf: (index: number) => Cell | undefined, last: string) => [
    ...indexes.map((index) => cellOf(index) ?? EMPTY_CELL),
    { text: last },
  ];
  return [
    line((index) => headings[index], PROBLEM_HEADING),
    ...records.flatMap(({ row, sourceRows }) => {
      const reasons = rejected.get(row);
      return reasons
        ? [line((index) => rows[sourceRows.get(index) ?? row]?.[index], reasons.join('\n'))]
        : [];
    }),
  ];
}
