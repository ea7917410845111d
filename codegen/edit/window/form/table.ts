/** A table of cells that may span rows, as a grid in which every place is known. */
import type { Json } from '../../protocol.ts';
import { child, isList, isObject, type JsonObject } from './json.ts';
import type { ObjectShape, Shape } from './shape.ts';

/** The names of what a cell has, the preferred one first. */
export interface CellNames {
  texts: readonly string[];
  spans: readonly string[];
  /** A mark that a cell may have, such as being in bold. */
  mark?: string;
}

/** The names of the cells of a list, where it is a table: rows of records with words of a table. */
export function cellNames(shape: Shape): CellNames | undefined {
  const rows = shape.is === 'list' ? shape.items() : undefined;
  const cell = rows?.is === 'list' ? rows.items() : undefined;
  if (cell?.is !== 'object') return undefined;
  const named = (is: (field: Shape) => boolean) => fieldsThat(cell, is);
  const texts = named((field) => field.is === 'text' && field.role === 'cell');
  const [mark] = named((field) => field.is === 'switch');
  return texts.length === 0
    ? undefined
    : { texts, spans: named((field) => field.is === 'number'), ...(mark !== undefined && { mark }) };
}

const fieldsThat = (shape: ObjectShape, is: (field: Shape) => boolean) =>
  [...shape.fields].flatMap(([name, field]) => (is(field()) ? [name] : []));

/** A place of the grid: a cell, one that a cell above spans, or none where a row is too short. */
type Slot = { cell: JsonObject } | 'spanned' | undefined;

export type Grid = readonly (readonly Slot[])[];

const nameIn = (cell: JsonObject, names: readonly string[]): string =>
  names.find((name) => Object.hasOwn(cell, name)) ?? names[0] ?? '';

/** The field of a cell that has its words. */
export const textName = (cell: JsonObject, { texts }: CellNames): string => nameIn(cell, texts);

export function textOfCell(cell: JsonObject, names: CellNames): string {
  const text = child(cell, textName(cell, names));
  return text === undefined ? '' : String(text);
}

/** How many rows a cell spans. */
export function spanOf(cell: JsonObject, { spans }: CellNames): number {
  const span = child(cell, nameIn(cell, spans));
  return typeof span === 'number' && span > 1 ? span : 1;
}

function withSpan(cell: JsonObject, span: number, { spans }: CellNames): JsonObject {
  const name = nameIn(cell, spans);
  if (span > 1) return { ...cell, [name]: span };
  return Object.fromEntries(Object.entries(cell).filter(([other]) => other !== name));
}

const withText = (cell: JsonObject, text: string, names: CellNames): JsonObject => ({
  ...cell,
  [textName(cell, names)]: text,
});

/** The grid of the rows of a table. What is no cell counts as an empty one. */
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

/** The rows of a grid, as a data file has them. */
export const rowsOf = (grid: Grid): Json[][] =>
  grid.map((line) => line.flatMap((slot) => (typeof slot === 'object' ? [slot.cell] : [])));

/** Where a cell stands in its row of the data file. */
export const indexOf = (grid: Grid, row: number, column: number): number =>
  (grid[row] ?? []).slice(0, column).filter((slot) => typeof slot === 'object').length;

const emptyCell = ({ texts }: CellNames): Slot => ({ cell: { [texts[0] ?? '']: '' } });

const replaced = (grid: Grid, row: number, column: number, slot: Slot): Grid =>
  grid.map((line, index) => (index === row ? line.with(column, slot) : line));

export const withRow = (grid: Grid, at: number, width: number, names: CellNames): Grid => {
  const line = Array.from(
    { length: width },
    (_, column): Slot => (grid[at]?.[column] === 'spanned' ? 'spanned' : emptyCell(names)),
  );
  const longer = lengthened(grid, at, names);
  return longer.toSpliced(at, 0, line);
};

/** Cells that reach over a place where a row comes in span one more. */
function lengthened(grid: Grid, at: number, names: CellNames): Grid {
  return (grid[at] ?? []).reduce<Grid>((now, slot, column) => {
    if (slot !== 'spanned') return now;
    const top = topOf(now, at, column);
    const held = now[top]?.[column];
    return typeof held === 'object'
      ? replaced(now, top, column, { cell: withSpan(held.cell, spanOf(held.cell, names) + 1, names) })
      : now;
  }, grid);
}

/** The row of the cell that spans a place. */
function topOf(grid: Grid, row: number, column: number): number {
  let top = row;
  while (top > 0 && grid[top]?.[column] === 'spanned') top -= 1;
  return top;
}

/** Without a row. Cells that began in it begin in the next one, if they span it. */
export function withoutRow(grid: Grid, at: number, names: CellNames): Grid {
  const moved = (grid[at] ?? []).reduce<Grid>((now, slot, column) => {
    if (slot === undefined) return now;
    const top = topOf(now, at, column);
    const held = now[top]?.[column];
    if (typeof held !== 'object') return now;
    const span = spanOf(held.cell, names);
    if (slot === 'spanned' || span > 1) {
      const shorter = { cell: withSpan(held.cell, span - 1, names) };
      return replaced(now, slot === 'spanned' ? top : Math.min(at + 1, now.length - 1), column, shorter);
    }
    return now;
  }, grid);
  return moved.toSpliced(at, 1);
}

export const withColumn = (grid: Grid, names: CellNames): Grid => {
  const width = widthOf(grid);
  return grid.map((line) => line.toSpliced(width, 0, emptyCell(names)));
};

export const withoutColumn = (grid: Grid, at: number): Grid => grid.map((line) => line.toSpliced(at, 1));

/** A cell and the one below it as one, with the words of both. */
export function joined(grid: Grid, row: number, column: number, names: CellNames): Grid {
  const upper = grid[row]?.[column];
  if (typeof upper !== 'object') return grid;
  const span = spanOf(upper.cell, names);
  const lower = grid[row + span]?.[column];
  if (typeof lower !== 'object') return grid;
  const text = [upper, lower]
    .map(({ cell }) => textOfCell(cell, names))
    .filter((part) => part !== '')
    .join(' ');
  const one = withSpan(withText(upper.cell, text, names), span + spanOf(lower.cell, names), names);
  return replaced(replaced(grid, row, column, { cell: one }), row + span, column, 'spanned');
}

/** A cell that spans rows as cells of one row each, of which the first has the words. */
export function split(grid: Grid, row: number, column: number, names: CellNames): Grid {
  const top = topOf(grid, row, column);
  const slot = grid[top]?.[column];
  if (typeof slot !== 'object') return grid;
  const span = spanOf(slot.cell, names);
  return grid.map((line, index) => {
    if (index === top) return line.with(column, { cell: withSpan(slot.cell, 1, names) });
    return index > top && index < top + span ? line.with(column, emptyCell(names)) : line;
  });
}

/** A cell with a mark that it had not, or without the one that it had. */
export function withMark(grid: Grid, row: number, column: number, mark: string): Grid {
  const slot = grid[row]?.[column];
  if (typeof slot !== 'object') return grid;
  const { [mark]: had, ...rest } = slot.cell;
  return replaced(grid, row, column, { cell: had === true ? rest : { ...slot.cell, [mark]: true } });
}

/** What was copied from a spreadsheet: rows of cells. */
export type Pasted = readonly (readonly { text: string; rows: number }[])[];

/** A grid with what was copied from a place of it on; it grows where there is no room. */
export function pasted(grid: Grid, row: number, column: number, copied: Pasted, names: CellNames): Grid {
  const source = gridOf(
    copied.map((line) => line.map(({ text, rows }) => withSpan(withText({}, text, names), rows, names))),
    names,
  );
  const width = Math.max(widthOf(grid), column + widthOf(source));
  let now: Grid = grid;
  while (widthOf(now) < width && now.length > 0) now = withColumn(now, names);
  while (now.length < row + source.length) now = withRow(now, now.length, width, names);
  source.forEach((line, down) => {
    line.forEach((_, across) => {
      now = split(now, row + down, column + across, names);
    });
  });
  source.forEach((line, down) => {
    line.forEach((slot, across) => {
      const old = now[row + down]?.[column + across];
      const kept = typeof old === 'object' ? old.cell : {};
      const next: Slot =
        typeof slot === 'object'
          ? {
              cell: withSpan(
                withText(kept, textOfCell(slot.cell, names), names),
                spanOf(slot.cell, names),
                names,
              ),
            }
          : slot;
      if (next !== undefined) now = replaced(now, row + down, column + across, next);
    });
  });
  return now;
}

/**
 * What the clipboard has of a table: as HTML with its spans, else as lines with tabs; undefined where it is plain words.
 *
 * @param html may be empty, as may `text`
 */
export function copiedTable(html: string, text: string): Pasted | undefined {
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table) {
    return [...table.rows].map((row) =>
      [...row.cells].flatMap((cell) => {
        const words = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
        // A cell over several columns has its words in the first.
        return Array.from({ length: Math.max(1, cell.colSpan) }, (_, index) => ({
          text: index === 0 ? words : '',
          rows: Math.max(1, cell.rowSpan),
        }));
      }),
    );
  }
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (!text.includes('\t') && lines.length < 2) return undefined;
  return lines.map((line) => line.split('\t').map((part) => ({ text: part.trim(), rows: 1 })));
}
