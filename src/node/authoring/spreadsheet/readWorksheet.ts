/** Reads a worksheet of a workbook (ECMA-376, part 1, 18.3.1). */
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
import { numberCell, textCell } from './numberFormat.ts';
import { type Attributes, DamagedPart, decodeXstring, isTrue, parseXml } from './xml.ts';

/** Parts of a workbook that its worksheets share. */
export interface WorkbookContext {
  sharedStrings: readonly string[];
  styles: readonly CellStyle[];
  from1904: boolean;
  /** True if the program calculates formulas on opening, so that stored results may be outdated. */
  recalculates: boolean;
  /** The indexes of conditional formats that change the number format. */
  numberRules: ReadonlySet<string>;
}

export interface CellStyle {
  /** The number format; undefined if it depends on the country. */
  format: string | undefined;
  bold: boolean;
}

/** A stored cell. */
interface StoredCell {
  row: number;
  column: number;
  type: string;
  style: CellStyle;
  value?: string;
  inline: string;
  formula?: string;
}

const GENERAL: CellStyle = { format: 'General', bold: false };
const NO_CELLS: readonly Cell[] = [];
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

type SheetData = Omit<Sheet, 'file' | 'name' | 'format'> & {
  /** The number of cells; above {@link MAX_CELLS} they are only counted. */
  size: number;
};

/**
 * Reads a worksheet. Rows end with their last filled cell.
 *
 * @throws DamagedPart if it is not a complete worksheet
 */
export function readWorksheet(xml: string, context: WorkbookContext): SheetData {
  const cells = new Map<number, Cell[]>();
  const widths = new Map<number, number>();
  const merges: CellMerge[] = [];
  const hiddenRows = new Set<number>();
  const hiddenRanges: { from: number; to: number }[] = [];
  let size = 0;
  let row = -1;
  let column = -1;
  let cell: StoredCell | undefined;
  let hidesZeros = false;
  let ranges: readonly string[] = [];
  const conditional: CellMerge[] = [];
  let target: 'value' | 'inline' | 'formula' | undefined;

  const add = ({ row, column }: StoredCell, parsed: Cell) => {
    const previousWidth = widths.get(row) ?? 0;
    size += Math.max(0, column + 1 - previousWidth);
    widths.set(row, Math.max(previousWidth, column + 1));
    if (size > MAX_CELLS) return;
    const line = cells.get(row) ?? [];
    cells.set(row, line);
    while (line.length < column) line.push(EMPTY_CELL);
    line[column] = parsed;
  };

  parseXml(xml, 'worksheet', {
    open: (name, attributes, parents) => {
      const parent = parents.at(-1);
      if (name === 'row' && parent === 'sheetData') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
        if (!Number.isInteger(row) || row < 0 || row >= MAX_ROWS)
          throw new DamagedPart(`Row ${attributes.r}`);
        if (isTrue(attributes.hidden) || Number(attributes.ht ?? 1) === 0) hiddenRows.add(row);
      } else if (name === 'c' && parent === 'row') {
        const position =
          attributes.r === undefined ? { row, column: column + 1 } : parseReference(attributes.r);
        ({ row, column } = position);
        cell = { ...position, type: attributes.t ?? 'n', style: styleOf(attributes, context), inline: '' };
      } else if (cell) {
        if (name === 'v') {
          target = 'value';
          cell.value = '';
        } else if (name === 'f') {
          target = 'formula';
          cell.formula = '';
        } else if (name === 't' && !parents.includes('rPh')) target = 'inline';
      } else if (name === 'col' && (isTrue(attributes.hidden) || Number(attributes.width ?? 1) === 0)) {
        hiddenRanges.push({ from: Number(attributes.min) - 1, to: Number(attributes.max) });
      } else if (name === 'mergeCell') merges.push(parseRange(attributes.ref ?? ''));
      else if (name === 'sheetView') {
        hidesZeros = attributes.showZeros !== undefined && !isTrue(attributes.showZeros);
      } else if (name === 'conditionalFormatting') {
        ranges = (attributes.sqref ?? '').split(' ').filter(Boolean);
      } else if (name === 'cfRule' && context.numberRules.has(attributes.dxfId ?? '')) {
        conditional.push(...ranges.map(parseRange));
      }
    },
    text: (text) => {
      if (cell && target) cell[target] = (cell[target] ?? '') + text;
    },
    close: (name) => {
      target = undefined;
      if (name !== 'c' || !cell) return;
      const isHiddenZero = hidesZeros && cell.type === 'n' && Number(cell.value) === 0;
      const read = toCell(cell, context);
      if (isFilled(read) && !isHiddenZero) add(cell, read);
      cell = undefined;
    },
  });
  for (const [row, line] of conditional.length > 0 ? cells : [])
    for (const [column, { text }] of line.entries())
      if (/\d/.test(text) && conditional.some((range) => isWithin(range, row, column)))
        line[column] = { text, issue: 'format' };
  let last = -1;
  for (const each of cells.keys()) last = Math.max(last, each);
  let width = 0;
  for (const each of widths.values()) width = Math.max(width, each);
  return {
    rows: Array.from({ length: last + 1 }, (_, index) => cells.get(index) ?? NO_CELLS),
    merges,
    hiddenRows,
    hiddenColumns: new Set(
      Array.from({ length: width }, (_, index) => index).filter((index) =>
        hiddenRanges.some(({ from, to }) => index >= from && index < to),
      ),
    ),
    size,
  };
}

/** Row and column of a reference such as "B7", 0-based. @throws DamagedPart if there is no such cell */
function parseReference(reference: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
  const column = [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1;
  const row = Number(digits) - 1;
  if (column < 0 || column >= MAX_COLUMNS || row < 0 || row >= MAX_ROWS) throw new DamagedPart(reference);
  return { row, column };
}

function parseRange(reference: string): CellMerge {
  const [first = '', last = first] = reference.split(':');
  const [from, to] = [parseReference(first), parseReference(last)];
  return { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

const isWithin = ({ top, left, bottom, right }: CellMerge, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right;

const styleOf = ({ s = '0' }: Attributes, { styles }: WorkbookContext) => styles[Number(s)] ?? GENERAL;

function toCell(stored: StoredCell, context: WorkbookContext): Cell {
  const read = parseContent(stored, context);
  return stored.style.bold && read.text !== '' ? { ...read, bold: true } : read;
}

function parseContent({ type, value, inline, formula, style }: StoredCell, context: WorkbookContext): Cell {
  if (formula !== undefined && (value === undefined || context.recalculates))
    return { text: `=${formula}`, issue: 'formula' };
  switch (type) {
    case 'inlineStr':
      return storedText(inline, style);
    case 'str':
      return storedText(value ?? '', style);
    case 's': {
      if (value === undefined) return EMPTY_CELL;
      const text = context.sharedStrings[Number(value)];
      if (text === undefined) throw new DamagedPart(`Shared string ${value}`);
      return storedText(text, style);
    }
    case 'e':
      return { text: value || '#VALUE!', issue: 'error' };
    case 'b':
      return value === undefined ? EMPTY_CELL : { text: isTrue(value) ? 'TRUE' : 'FALSE' };
    case 'd':
      return value === undefined ? EMPTY_CELL : isoDateCell(value, style);
    default:
      return value === undefined || value === '' ? EMPTY_CELL : storedNumber(value, style, context);
  }
}

function storedText(raw: string, { format }: CellStyle): Cell {
  const cell = textCell(decodeXstring(raw), format ?? 'General');
  return cell.issue ? cell : unescapeCell(cleanCellText(cell.text));
}

function storedNumber(value: string, { format }: CellStyle, { from1904 }: WorkbookContext): Cell {
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: value, issue: 'error' };
  return format === undefined ? { text: value, issue: 'format' } : numberCell(number, format, from1904);
}

/** A day or time as ISO 8601 text, as the strict variant of the format stores it. */
function isoDateCell(value: string, { format }: CellStyle): Cell {
  const time = Date.parse(/T/.test(value) ? `${value.replace(/Z$/, '')}Z` : value);
  if (Number.isNaN(time)) return { text: value, issue: 'error' };
  const serial = (time - Date.UTC(1899, 11, 30)) / 86_400_000;
  return numberCell(serial, format === undefined || format === 'General' ? 'dd-mm-yyyy' : format, false);
}
