/** A table with row spans as a grid with a slot for each position. */
import type { Json } from '../../../shared/protocol.ts';
import { child, isList, isObject, type JsonObject } from '../json.ts';
import type { ObjectShape, Shape } from '../shape.ts';

/** The field names of a cell, the preferred one first. */
export interface CellNames {
  texts: readonly string[];
  spans: readonly string[];
  /** The field of a mark, such as bold. */
  mark?: string;
}

/** Returns the field names of cells if a list is a table: rows of records with a cell text. */
export function cellNames(shape: Shape): CellNames | undefined {
  const rows = shape.type === 'list' ? shape.items() : undefined;
  const cell = rows?.type === 'list' ? rows.items() : undefined;
  if (cell?.type !== 'object') return undefined;
  const fieldNames = (matches: (field: Shape) => boolean) => fieldsWhere(cell, matches);
  const texts = fieldNames((field) => field.type === 'text' && field.role === 'cell');
  const [mark] = fieldNames((field) => field.type === 'switch');
  return texts.length === 0
    ? undefined
    : { texts, spans: fieldNames((field) => field.type === 'number'), ...(mark !== undefined && { mark }) };
}

const fieldsWhere = (shape: ObjectShape, matches: (field: Shape) => boolean) =>
  [...shape.fields].flatMap(([name, field]) => (matches(field()) ? [name] : []));

export interface CellPosition {
  row: number;
  column: number;
}

/** A rectangle of cells, inclusive. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A position of the grid: a cell, a position spanned by a cell above, or undefined in a short row. */
export type Slot = { cell: JsonObject } | 'spanned' | undefined;

export type Grid = readonly (readonly Slot[])[];

const nameIn = (cell: JsonObject, names: readonly string[]): string =>
  names.find((name) => Object.hasOwn(cell, name)) ?? names[0] ?? '';

/** The field with the text of a cell. */
export const textName = (cell: JsonObject, { texts }: CellNames): string => nameIn(cell, texts);

export function textOfCell(cell: JsonObject, names: CellNames): string {
  const text = child(cell, textName(cell, names));
  return text === undefined ? '' : String(text);
}

export function spanOf(cell: JsonObject, { spans }: CellNames): number {
  const span = child(cell, nameIn(cell, spans));
  return typeof span === 'number' && span > 1 ? span : 1;
}

export function withSpan(cell: JsonObject, span: number, { spans }: CellNames): JsonObject {
  const name = nameIn(cell, spans);
  if (span > 1) return { ...cell, [name]: span };
  return Object.fromEntries(Object.entries(cell).filter(([other]) => other !== name));
}

export const withText = (cell: JsonObject, text: string, names: CellNames): JsonObject => ({
  ...cell,
  [textName(cell, names)]: text,
});

/** Returns the grid of table rows. Other values count as empty cells. */
export function gridOf(rows: Json | undefined, names: CellNames): Grid {
  const list = isList(rows) ? rows : [];
  const grid: Slot[][] = list.map(() => []);
  list.forEach((row, index) => {
    const line = grid[index] ?? [];
    for (const value of isList(row) ? row : []) {
      const cell = isObject(value) ? value : {};
      let column = 0;
      while (line[column] !== undefined) column += 1;
      line[column] = { cell };
      for (const below of grid.slice(index + 1, index + spanOf(cell, names))) below[column] = 'spanned';
    }
  });
  const width = widthOf(grid);
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column]));
}

export const widthOf = (grid: Grid): number => Math.max(0, ...grid.map((line) => line.length));

/** Returns the rows of a grid in the format of the data file. */
export const rowsOf = (grid: Grid): Json[][] =>
  grid.map((line) => line.flatMap((slot) => (typeof slot === 'object' ? [slot.cell] : [])));

/** The index of a cell in its row of the data file. */
export const indexOf = (grid: Grid, row: number, column: number): number =>
  (grid[row] ?? []).slice(0, column).filter((slot) => typeof slot === 'object').length;

export const emptyCell = ({ texts }: CellNames): Slot => ({ cell: { [texts[0] ?? '']: '' } });

/** Returns the grid with another slot at a position. */
export const withSlot = (grid: Grid, row: number, column: number, slot: Slot): Grid =>
  grid.map((line, index) => (index === row ? line.with(column, slot) : line));

/** The row of the cell that spans a position. */
export function topOf(grid: Grid, row: number, column: number): number {
  let top = row;
  while (top > 0 && grid[top]?.[column] === 'spanned') top -= 1;
  return top;
}

/** The rectangle between two cells, in any order. */
export const rangeOf = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
