/** Spreadsheets of LibreOffice and Google Sheets (.ods): OpenDocument 1.3, part 3. */
import { latinDigits } from '../../../core/i18n/digits.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { unescapeCell } from './csv.ts';
import {
  type Cell,
  type CellMerge,
  cleanCellText,
  EMPTY_CELL,
  isFilled,
  MAX_CELLS,
  type Sheet,
} from './model.ts';
import { readParts } from './readWorkbook.ts';
import { MAX_COLUMNS, MAX_ROWS } from './readWorksheet.ts';
import { type Attributes, DamagedPart, parseXml } from './xml.ts';

/** The tables that are displayed. @throws ContentError if the file is damaged, or has too many cells */
export const readOpenDocument = (file: string, bytes: Uint8Array): Sheet[] =>
  readParts(file, bytes, (read) => {
    if (read('META-INF/manifest.xml').includes('encryption-data'))
      throw new ContentError([problemInFile(file, sheetMessages.encrypted)]);
    return readTables(file, read('content.xml'));
  });

/** Returns the value of an attribute such as `table:number-rows-repeated`. */
function count(attributes: Attributes, name: string): number {
  const value = Number(attributes[`table:number-${name}`] ?? 1);
  if (!Number.isInteger(value) || value < 1 || value > MAX_ROWS) throw new DamagedPart(name);
  return value;
}

const isHidden = (attributes: Attributes) => /collapse|filter/.test(attributes['table:visibility'] ?? '');

interface Table extends Sheet {
  rows: Cell[][];
  merges: CellMerge[];
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
}

/** Programs repeat empty cells and rows to the end of a sheet, so these are only counted. */
function readTables(file: string, xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  const hiddenStyles = new Set<string | undefined>();
  let style: string | undefined;
  let table: Table | undefined;
  let [size, row, column, tableColumn] = [0, 0, 0, 0];
  let line: Cell[] = [];
  let [rowAttributes, cellAttributes]: [Attributes, Attributes] = [{}, {}];
  let paragraphs: string[] = [];
  let isText = false;

  const append = (text: string) => {
    if (isText) paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  const addSize = (cells: number) => {
    size += cells;
    if (size > MAX_CELLS)
      throw new ContentError([problemInFile(file, sheetMessages.tooManyCells(size, MAX_CELLS))]);
  };
  const closeCell = ({ merges }: Table) => {
    const right = column + count(cellAttributes, 'columns-spanned') - 1;
    const bottom = row + count(cellAttributes, 'rows-spanned') - 1;
    if (right > column || bottom > row) merges.push({ top: row, left: column, bottom, right });
    const cell = toCell(paragraphs, cellAttributes);
    const first = column;
    column += count(cellAttributes, 'columns-repeated');
    if (!isFilled(cell)) return;
    addSize(column - line.length);
    while (line.length < column) line.push(line.length < first ? EMPTY_CELL : cell);
  };
  const closeRow = ({ rows, hiddenRows }: Table) => {
    const first = row;
    row += count(rowAttributes, 'rows-repeated');
    if (line.length === 0) return;
    addSize(line.length * (row - first - 1));
    if (row > MAX_ROWS) throw new DamagedPart(`Row ${row}`);
    for (; rows.length < row; rows.push(rows.length < first ? [] : line))
      if (rows.length >= first && isHidden(rowAttributes)) hiddenRows.add(rows.length);
  };

  parseXml(xml, 'document-content', {
    open: (name, attributes, parents) => {
      const parent = parents.at(-1);
      if (name === 'style') style = attributes['style:name'];
      else if (name === 'table-properties' && attributes['table:display'] === 'false')
        hiddenStyles.add(style);
      else if (name === 'table') {
        if (table) throw new DamagedPart('Table in a table');
        const { 'table:name': tableName = '', 'table:style-name': tableStyle } = attributes;
        const empty = {
          rows: [],
          merges: [],
          hiddenRows: new Set<number>(),
          hiddenColumns: new Set<number>(),
        };
        table = { file, name: tableName, format: 'ods', ...empty };
        [row, tableColumn] = [0, 0];
        if (parent === 'spreadsheet' && !hiddenStyles.has(tableStyle)) sheets.push(table);
      } else if (name === 'table-column') {
        const end = Math.min(tableColumn + count(attributes, 'columns-repeated'), MAX_COLUMNS);
        if (isHidden(attributes))
          for (; tableColumn < end; tableColumn++) table?.hiddenColumns.add(tableColumn);
        tableColumn = end;
      } else if (name === 'table-row') [rowAttributes, line, column] = [attributes, [], 0];
      else if (name === 'table-cell' || name === 'covered-table-cell')
        [cellAttributes, paragraphs] = [attributes, []];
      else if (name === 'p' && parent === 'table-cell') {
        paragraphs.push('');
        isText = true;
      } else if (name === 's' || name === 'tab' || name === 'line-break')
        append(name === 'line-break' ? '\n' : ' ');
    },
    text: (text) => append(text.replace(/\s+/g, ' ')),
    close: (name) => {
      if (name === 'p') isText = false;
      else if (name === 'covered-table-cell') column += count(cellAttributes, 'columns-repeated');
      else if (name === 'table-cell' && table) closeCell(table);
      else if (name === 'table-row' && table) closeRow(table);
      else if (name === 'table') table = undefined;
    },
  });
  return sheets;
}

function toCell(paragraphs: readonly string[], attributes: Attributes): Cell {
  const { 'office:value-type': type, 'office:value': value = '', 'table:formula': formula } = attributes;
  const text = cleanCellText(paragraphs.length > 0 ? paragraphs.join('\n') : value);
  if (formula !== undefined && type === undefined) return { text: formula, issue: 'formula' };
  if (attributes['calcext:value-type'] === 'error') return { text, issue: 'error' };
  if (type === 'date') return dateCell(text, attributes['office:date-value'] ?? '');
  if (type === 'time') return { text, issue: 'time' };
  if (type === 'string') return unescapeCell(text);
  return /\d{16}/.test(value.replace('.', '')) ? { text, issue: 'digits' } : { text };
}

/** @param text as displayed; a month without a day is one that the program has converted to its first day */
function dateCell(text: string, value: string): Cell {
  const [, year = '', month = '', date = '', time = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(.*))?$/.exec(value) ?? [];
  if (year === '') return { text: text || value, issue: 'error' };
  if (/[1-9]/.test(time)) return { text, issue: 'time' };
  const day = reverseDay(`${year}-${month}-${date}`);
  const numbers = latinDigits(text).match(/\d+/g)?.map(Number) ?? [];
  const words = text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const hasYear = numbers.includes(Number(year)) || numbers.includes(Number(year.slice(2)));
  if (text !== '' && (!numbers.includes(Number(date)) || (hasYear && words.length < 3)))
    return { text, issue: 'month' };
  return { text: hasYear || text === '' ? day : text, day };
}
