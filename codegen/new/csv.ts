/** Tables as spreadsheet programs export them. */
import Papa from 'papaparse';
import { UsageError } from '../problems/usageError.ts';

/**
 * The rows of a CSV file (RFC 4180), without empty ones. The separator is the comma, semicolon or tab that stands most often
 * in the first line, since spreadsheet programs choose it by country.
 *
 * @param bytes UTF-8, with or without a byte order mark
 * @throws UsageError when the text is in another encoding or a quoted cell does not end
 */
export function parseCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    skipEmptyLines: 'greedy',
  });
  if (errors.length > 0) {
    throw new UsageError('A cell of the table begins with a quote and does not end with one.');
  }
  return data.map((row) => row.map((cell) => cell.trim()));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('The table is not in UTF-8. Save it as "CSV UTF-8" in the spreadsheet program.');
  }
}

/** Papaparse guesses from all rows, and takes a table of one column for a mistake. */
function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}
