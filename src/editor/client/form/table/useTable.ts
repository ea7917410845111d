/** A table as it is shown, which of its cells are chosen, and what can be done with it. */
import { useState } from 'react';
import type { Json } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { isList, isObject, join } from '../json.ts';
import type { ListShape } from '../shape.ts';
import { useRemoved } from '../useRemoved.ts';
import {
  cleared,
  filled,
  joined,
  moved,
  pasted,
  split,
  withColumn,
  withMark,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from './changes.ts';
import { type Copied, gridCopied } from './clipboard.ts';
import {
  type CellNames,
  type CellPlace,
  type CellRange,
  type Grid,
  gridOf,
  indexOf,
  rangeOf,
  rowsOf,
  spanOf,
  textName,
  widthOf,
} from './grid.ts';

/** The row of the names of the columns. */
export const HEAD = -1;

/** What was there before a row or a column was removed. */
interface Removed {
  what: string;
  rows: Json;
  titles: readonly string[];
}

export type Table = ReturnType<typeof useTable>;

/** @param names of the fields of its cells */
export function useTable(field: FieldProps<ListShape>, names: CellNames) {
  const form = useForm();
  const words = form.words.table;
  const { pointer, titles: ownTitles } = field;
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  /** Where the record of the table has the names of the columns itself. */
  const titlesAt = ownTitles === undefined ? undefined : join(around, 'columns');
  const titles = (isList(ownTitles) ? ownTitles.map(String) : undefined) ?? form.columns?.names ?? [];
  const grid = gridOf(field.value, names);
  const width = Math.max(widthOf(grid), titles.length, 1);
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 0 });
  const [end, setEnd] = useState<CellPlace>(at);
  const [removed, setRemoved] = useRemoved<Removed>(pointer, ...(titlesAt === undefined ? [] : [titlesAt]));

  const inside = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(titlesAt === undefined || row >= 0 ? 0 : HEAD, Math.min(grid.length - 1, row)),
    column: Math.max(0, Math.min(width - 1, column)),
  });
  const place = inside(at);
  const { row, column } = place;
  const range: CellRange = rangeOf(place, inside(end));
  const slot = grid[row]?.[column];
  const cell = typeof slot === 'object' ? slot.cell : undefined;
  const titleOf = (index: number) => titles[index] || form.words.column(index + 1);

  /** Rows and names are one change, so that they come back as one. */
  const write = (next: Grid, nextTitles: readonly string[] = titles) => {
    const record = form.now(around);
    if (titlesAt === undefined || nextTitles === titles || !isObject(record)) {
      form.change(pointer, rowsOf(next));
      return;
    }
    const name = pointer.slice(around.length + 1);
    form.change(around, { ...record, columns: [...nextTitles], [name]: rowsOf(next) });
  };
  const go = (next: CellPlace, last = next) => {
    setAt(next);
    setEnd(last);
  };
  const done = (text: string, next: CellPlace = place) => {
    form.announce(text);
    go(next);
  };
  const remove = (what: string, next: Grid, left?: readonly string[]) => {
    write(next, left);
    setRemoved({ what, rows: rowsOf(grid), titles });
  };
  /** The names of all columns, also of those that have none. */
  const allTitles = () => Array.from({ length: width }, (_, index) => titles[index] ?? '');

  return {
    names,
    grid,
    titles,
    titlesAt,
    titleOf,
    width,
    place,
    end: inside(end),
    range,
    cell,
    span: cell ? spanOf(cell, names) : 1,
    isRange: range.top !== range.bottom || range.left !== range.right,
    /** The cells that "join" makes one. */
    joinable:
      range.top === range.bottom && cell ? { ...range, bottom: row + spanOf(cell, names) } : { ...range },
    removed,
    go,
    choose: (to: CellPlace) => setEnd(inside({ ...to, row: Math.max(0, to.row) })),
    chooseAll: () => go({ row: 0, column: 0 }, { row: grid.length - 1, column: width - 1 }),
    setText({ row: down, column: across }: CellPlace, text: string) {
      if (down === HEAD && titlesAt !== undefined) {
        const next = allTitles().with(across, text);
        form.change(titlesAt, next);
        return;
      }
      const held = grid[down]?.[across];
      if (typeof held === 'object') {
        const name = textName(held.cell, names);
        form.change(join(join(join(pointer, down), indexOf(grid, down, across)), name), text);
      } else
        write(pasted(grid, { row: down, column: across }, gridCopied([[{ text, rows: 1 }]], names), names));
    },
    addRow(index = grid.length) {
      write(withRow(grid, index, width, names));
      done(form.words.added(words.row(index + 1)), { row: index, column: 0 });
    },
    removeRow: () => remove(words.row(row + 1), withoutRow(grid, row, names)),
    moveRow(step: 1 | -1) {
      const next = withRowMoved(grid, row, step);
      if (next.grid === grid) return;
      write(next.grid);
      done(form.words.moved(next.row + 1, grid.length), { row: next.row, column });
    },
    addColumn(index = width) {
      const next = withColumn(filled(grid, width, names), index, names);
      write(next, allTitles().toSpliced(index, 0, ''));
      done(form.words.added(form.words.column(index + 1)), { row, column: index });
    },
    removeColumn: () => remove(titleOf(column), withoutColumn(grid, column), titles.toSpliced(column, 1)),
    moveColumn(step: 1 | -1) {
      const to = column + step;
      if (to < 0 || to >= width) return;
      const next = filled(grid, width, names).map((line) => moved(line, column, to));
      write(next, moved(allTitles(), column, to));
      done(form.words.moved(to + 1, width), { row, column: to });
    },
    join(which: CellRange) {
      write(joined(grid, which, names));
      done(words.joined, { row: which.top, column: which.left });
    },
    split() {
      write(split(grid, place, names));
      done(words.isSplit);
    },
    mark(mark: string, isMarked: boolean) {
      write(withMark(grid, range, mark, isMarked));
    },
    clear: () => write(cleared(grid, range, names)),
    paste({ row, column }: CellPlace, copied: Copied) {
      const isHead = row === HEAD;
      const [first = [], ...others] = copied;
      const isTitles = isHead || isSaid(first, titles.slice(column));
      const source = gridCopied(isTitles ? others : copied, names);
      const begin = { row: isHead ? 0 : row, column };
      const next = pasted(grid, begin, source, names);
      const named = isHead
        ? allTitles().toSpliced(column, first.length, ...first.map(({ text }) => text))
        : titles;
      write(
        next,
        titlesAt === undefined || named.length >= widthOf(next) ? named : padded(named, widthOf(next)),
      );
      form.announce(words.pasted(source.length));
      go(begin, { row: begin.row + source.length - 1, column: column + widthOf(source) - 1 });
    },
    takeBack() {
      if (!removed) return;
      write(gridOf(removed.rows, names), removed.titles);
    },
  };
}

/** Whether a row says what the columns are called, as somebody copies it along with those below. */
const isSaid = (line: Copied[number], titles: readonly string[]) =>
  line.length > 1 && line.every(({ text }, index) => text.toLowerCase() === titles[index]?.toLowerCase());

const padded = (titles: readonly string[], width: number) =>
  Array.from({ length: width }, (_, index) => titles[index] ?? '');
