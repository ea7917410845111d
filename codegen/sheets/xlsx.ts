/** Workbooks of Excel, LibreOffice and Google Sheets (.xlsx). */
import { type UnzipFileInfo, unzipSync } from 'fflate';
import {
  type Cell as BookCell,
  type Sheet as BookSheet,
  EncryptedFileError,
  formatValue,
  readXlsx,
  type Workbook,
} from 'hucre';
import { ContentError } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import { sheetWords } from '../problems/words/sheets.ts';
import { unescaped } from './escape.ts';
import { type Cell, type Sheet, tidied } from './model.ts';

/**
 * The sheets of a workbook that are shown.
 *
 * @throws ContentError (rejects) when it is no workbook or a password protects it
 */
export async function readWorkbook(file: string, bytes: Uint8Array): Promise<Sheet[]> {
  assertSize(file, bytes);
  const book = await readXlsx(bytes, { readStyles: true }).catch((error: unknown) => {
    const words = error instanceof EncryptedFileError ? sheetWords.encrypted : sheetWords.notAWorkbook;
    throw new ContentError([ofFile(file, words)]);
  });
  return book.sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map((sheet) => sheetOf(file, sheet, book));
}

/** The limit of all inflated parts of a workbook together. Sheets within the other limits need a tenth of it. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/**
 * Adds up the declared sizes of the parts. hucre inflates a part to its declared size at most, so a part without one is refused.
 *
 * @throws ContentError if the sum is over the limit, or the file is not a ZIP archive
 */
function assertSize(file: string, bytes: Uint8Array): void {
  let sum = 0;
  const addSize = ({ originalSize, size, compression }: UnzipFileInfo) => {
    const isUnknown = compression !== 0 && (size === 0 || (originalSize === 0 && size !== EMPTY_BYTES));
    sum += isUnknown ? Number.POSITIVE_INFINITY : originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: addSize });
  } catch {
    throw new ContentError([ofFile(file, sheetWords.notAWorkbook)]);
  }
  if (sum > MAX_INFLATED_BYTES) throw new ContentError([ofFile(file, sheetWords.tooMuchInside)]);
}

/** The compressed size of an empty part (RFC 1951). */
const EMPTY_BYTES = 2;

function sheetOf(
  file: string,
  { name, rows, cells, merges = [], rowDefs, columns = [] }: BookSheet,
  book: Workbook,
): Sheet {
  return {
    file,
    name,
    rows: rows.map((row, index) =>
      row.map((value, column) => cellOf(cells?.get(`${index},${column}`) ?? plain(value), book)),
    ),
    merges: merges.map(({ startRow, startCol, endRow, endCol }) => ({
      top: startRow,
      left: startCol,
      bottom: endRow,
      right: endCol,
    })),
    hiddenRows: new Set([...(rowDefs ?? [])].filter(([, { hidden }]) => hidden).map(([row]) => row)),
    hiddenColumns: new Set(columns.flatMap(({ hidden }, column) => (hidden ? [column] : []))),
  };
}

const plain = (value: BookCell['value']): BookCell => ({ value, type: 'string' });

function cellOf({ value, type, style, formula, formulaResult }: BookCell, { dateSystem }: Workbook): Cell {
  const shown = formula === undefined ? value : (formulaResult ?? value);
  const bold = style?.font?.bold ? { bold: true } : {};
  if (type === 'error' || (typeof shown === 'string' && ERROR.test(shown))) {
    return { text: String(shown), trouble: 'error' };
  }
  if (shown === null) {
    return formula === undefined ? { text: '' } : { text: `=${formula}`, trouble: 'formula' };
  }
  const format = style?.numFmt ?? 'General';
  if (shown instanceof Date) return { ...dayCell(shown, format), ...bold };
  if (typeof shown === 'number') return { ...numberCell(shown, format, dateSystem === '1904'), ...bold };
  const text = tidied(typeof shown === 'boolean' ? String(shown).toUpperCase() : shown);
  return text === '' ? { text } : { ...unescaped(text), ...bold };
}

/** What a workbook has in place of a value that cannot be calculated (ECMA-376, part 1, 18.17.3). */
const ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

const two = (part: number) => String(part).padStart(2, '0');
const written = (date: Date) =>
  [two(date.getUTCDate()), two(date.getUTCMonth() + 1), String(date.getUTCFullYear()).padStart(4, '0')].join(
    '-',
  );

function dayCell(date: Date, format: string): Cell {
  const codes = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase();
  const text = tidied(formatValue(date, format));
  // Without a day in its format the cell shows a month, and the first of it is what the program has made of that.
  if (!codes.includes('d')) return { text, trouble: codes.includes('y') ? 'month' : 'time' };
  const midnight = date.getTime() % MS_OF_DAY === 0;
  return midnight ? { text: written(date), day: written(date) } : { text, trouble: 'time' };
}

const MS_OF_DAY = 86_400_000;

/** The days before the first of these two systems begins to count, as the other counts them (ECMA-376, part 1, 18.17.4.1). */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** More digits than a workbook keeps. */
const MOST_DIGITS = 15;

function numberCell(value: number, format: string, from1904: boolean): Cell {
  // Programs show fifteen digits, and calculate with a few more.
  const text =
    format === 'General'
      ? String(Number(value.toPrecision(MOST_DIGITS)))
      : tidied(formatValue(value, format));
  if (Number.isInteger(value) && String(value).replace(/\D/g, '').length > MOST_DIGITS) {
    return { text, trouble: 'digits' };
  }
  const epoch = EPOCHS[from1904 ? 1904 : 1900];
  const dayOfNumber =
    Number.isInteger(value) && value > 0 && value < 100_000
      ? written(new Date(epoch + value * MS_OF_DAY))
      : undefined;
  return { text, dayOfNumber };
}
