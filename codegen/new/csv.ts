/** Tables as spreadsheet programs export them. */
import { UsageError } from '../options.ts';

/**
 * The rows of a CSV file (RFC 4180). The separator is the comma, semicolon or tab that stands most often in the first
 * line, since spreadsheet programs choose it by country.
 *
 * @param bytes UTF-8, with or without a byte order mark
 * @throws UsageError when the text is in another encoding or a quoted cell does not end
 */
export function parseCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((item) => item !== '')) rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quoted && character === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index++;
    } else if (quoted) {
      if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (quoted) throw new UsageError('A cell of the table begins with a quote and does not end with one.');
  endRow();
  return rows;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('The table is not in UTF-8. Save it as "CSV UTF-8" in the spreadsheet program.');
  }
}

function separatorOf(text: string): string {
  const line = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}
