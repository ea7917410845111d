/** Tables in the format in which spreadsheet programs open them. */
import Papa from 'papaparse';

/**
 * RFC 4180, with the mark by which Excel knows UTF-8.
 *
 * @param rows whose cells are already such as `escapeCell` gives them
 */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`;
