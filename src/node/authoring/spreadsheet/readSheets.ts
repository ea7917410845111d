import type { ProblemMessage } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { cellName, MAX_CELLS, type Sheet } from './model.ts';
import { readCsv } from './readCsv.ts';
import { readOpenDocument } from './readOpenDocument.ts';
import { readWorkbook } from './readWorkbook.ts';

/** In UTF-16 code units, as in Excel (Microsoft, "Excel specifications and limits"). */
const MAX_CELL_LENGTH = 32_767;

/** Each merge is compared with each cell. */
const MAX_MERGES = 5000;

/** The first bytes of files that users take for a spreadsheet: PDF, HTML, JSON, JPEG, PNG. */
const FOREIGN_SIGNATURES = ['%PDF', '<', '{', '\u00FF\u00D8', '\u0089PNG'];

export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK';

/**
 * Reads the sheets of a CSV, XLSX or ODS file. Its content decides the format, not its name.
 *
 * @param file its name, for messages
 * @throws ContentError if it cannot be read, or exceeds a limit
 */
export function readSheets(file: string, bytes: Uint8Array): Sheet[] {
  const sheets = detectSheets(file, bytes);
  let cells = 0;
  for (const { rows } of sheets) for (const row of rows) cells += row.length;
  if (cells > MAX_CELLS)
    throw new ContentError([problemInFile(file, sheetMessages.tooManyCells(cells, MAX_CELLS))]);
  if (sheets.some(({ merges }) => merges.length > MAX_MERGES))
    throw new ContentError([problemInFile(file, sheetMessages.tooMuchInside)]);
  for (const { rows } of sheets)
    for (const [row, each] of rows.entries())
      for (const [column, { text }] of each.entries())
        if (text.length > MAX_CELL_LENGTH)
          throw new ContentError([
            problemInFile(
              file,
              sheetMessages.cellTooLong(cellName(row, column), text.length, MAX_CELL_LENGTH),
            ),
          ]);
  return sheets;
}

function detectSheets(file: string, bytes: Uint8Array): Sheet[] {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const refusal = (words: ProblemMessage) => new ContentError([problemInFile(file, words)]);
  if (bytes.length === 0) throw refusal(sheetMessages.empty);
  // The first part of a document is its type, without compression (OpenDocument, part 2, 3.3).
  const documentType = Buffer.from(bytes.subarray(0, 100)).toString('latin1').split('opendocument.')[1];
  if (isZip(bytes) && documentType?.startsWith('spreadsheet')) return readOpenDocument(file, bytes);
  if (isZip(bytes) && documentType !== undefined) throw refusal(sheetMessages.notASheet);
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    // An encrypted workbook has the same signature, and a stream of this name.
    const locked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw refusal(locked ? sheetMessages.encrypted : sheetMessages.oldExcel);
  }
  if (isZip(bytes)) return readWorkbook(file, bytes);
  if (FOREIGN_SIGNATURES.some((signature) => start.startsWith(signature)))
    throw refusal(sheetMessages.notASheet);
  return [readCsv(file, bytes)];
}
