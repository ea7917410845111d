/** A table as it is shown, which of its cells are chosen, and what can be done with it. */
import { useState } from 'react';
import type { Json } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { isList, isObject, join } from '../json.ts';
import type { ListShape } from '../shape.ts';
import { useRemovedValue } from '../useRemovedValue.ts';
import { type CopiedCells, gridFromCopied } from './clipboard.ts';
import {
  type CellNames,
  type CellPosition,
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
import {
  clearCells,
  fillGrid,
  mergeCells,
  moveItem,
  pasteGrid,
  splitCell,
  withColumn,
  withMark,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from './gridOperations.ts';

/** The row of the names of the columns. */
export const HEAD_ROW = -1;

/** What was there before a row or a column was removed. */
interface RemovedRows {
  label: string;
  rows: Json;
  titles: readonly string[];
}

export type Table = ReturnType<typeof useTable>;

/** @param names of the fields of its cells */
export function useTable(field: FieldProps<ListShape>, names: CellNames) {
  const form = useForm();
  const messages = form.messages.table;
  const { pointer, columnTitles: ownTitles } = field;
  const parentPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  /** Where the record of the table has the names of the columns itself. */
  const titlesPointer = ownTitles === undefined ? undefined : join(parentPointer, 'columns');
  const titles = (isList(ownTitles) ? ownTitles.map(String) : undefined) ?? form.columns?.names ?? [];
  const grid = gridOf(field.value, names);
  const width = Math.max(widthOf(grid), titles.length, 1);
  const [cursor, setCursor] = useState<CellPosition>({ row: 0, column: 0 });
  const [end, setEnd] = useState<CellPosition>(cursor);
  const [removed, setRemoved] = useRemovedValue<RemovedRows>(
    pointer,
    ...(titlesPointer === undefined ? [] : [titlesPointer]),
  );

  const clamp = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.max(titlesPointer === undefined || row >= 0 ? 0 : HEAD_ROW, Math.min(grid.length - 1, row)),
    column: Math.max(0, Math.min(width - 1, column)),
  });
  const place = clamp(cursor);
  const { row, column } = place;
  const range: CellRange = rangeOf(place, clamp(end));
  const slot = grid[row]?.[column];
  const cell = typeof slot === 'object' ? slot.cell : undefined;
  const titleOf = (index: number) => titles[index] || form.messages.column(index + 1);

  /** Rows and names are one change, so that they come back as one. */
  const write = (next: Grid, nextTitles: readonly string[] = titles) => {
    const record = form.read(parentPointer);
    if (titlesPointer === undefined || nextTitles === titles || !isObject(record)) {
      form.change(pointer, rowsOf(next));
      return;
    }
    const name = pointer.slice(parentPointer.length + 1);
    form.change(parentPointer, { ...record, columns: [...nextTitles], [name]: rowsOf(next) });
  };
  const go = (next: CellPosition, last = next) => {
    setCursor(next);
    setEnd(last);
  };
  const announceAndGo = (text: string, next: CellPosition = place) => {
    form.announce(text);
    go(next);
  };
  const remove = (label: string, next: Grid, left?: readonly string[]) => {
    write(next, left);
    setRemoved({ label, rows: rowsOf(grid), titles });
  };
  /** The names of all columns, also of those that have none. */
  const allTitles = () => Array.from({ length: width }, (_, index) => titles[index] ?? '');

  return {
    names,
    grid,
    titles,
    titlesAt: titlesPointer,
    titleOf,
    width,
    place,
    end: clamp(end),
    range,
    cell,
    span: cell ? spanOf(cell, names) : 1,
    isRange: range.top !== range.bottom || range.left !== range.right,
    /** The cells that "join" makes one. */
    joinable:
      range.top === range.bottom && cell ? { ...range, bottom: row + spanOf(cell, names) } : { ...range },
    removed,
    go,
    choose: (to: CellPosition) => setEnd(clamp({ ...to, row: Math.max(0, to.row) })),
    chooseAll: () => go({ row: 0, column: 0 }, { row: grid.length - 1, column: width - 1 }),
    setText({ row: down, column: across }: CellPosition, text: string) {
      if (down === HEAD_ROW && titlesPointer !== undefined) {
        const next = allTitles().with(across, text);
        form.change(titlesPointer, next);
        return;
      }
      const held = grid[down]?.[across];
      if (typeof held === 'object') {
        const name = textName(held.cell, names);
        form.change(join(join(join(pointer, down), indexOf(grid, down, across)), name), text);
      } else
        write(
          pasteGrid(grid, { row: down, column: across }, gridFromCopied([[{ text, rows: 1 }]], names), names),
        );
    },
    addRow(index = grid.length) {
      write(withRow(grid, index, width, names));
      announceAndGo(form.messages.added(messages.row(index + 1)), { row: index, column: 0 });
    },
    removeRow: () => remove(messages.row(row + 1), withoutRow(grid, row, names)),
    moveRow(step: 1 | -1) {
      const next = withRowMoved(grid, row, step);
      if (next.grid === grid) return;
      write(next.grid);
      announceAndGo(form.messages.moved(next.row + 1, grid.length), { row: next.row, column });
    },
    addColumn(index = width) {
      const next = withColumn(fillGrid(grid, width, names), index, names);
      write(next, allTitles().toSpliced(index, 0, ''));
      announceAndGo(form.messages.added(form.messages.column(index + 1)), { row, column: index });
    },
    removeColumn: () => remove(titleOf(column), withoutColumn(grid, column), titles.toSpliced(column, 1)),
    moveColumn(step: 1 | -1) {
      const to = column + step;
      if (to < 0 || to >= width) return;
      const next = fillGrid(grid, width, names).map((line) => moveItem(line, column, to));
      write(next, moveItem(allTitles(), column, to));
      announceAndGo(form.messages.moved(to + 1, width), { row, column: to });
    },
    join(which: CellRange) {
      write(mergeCells(grid, which, names));
      announceAndGo(messages.joined, { row: which.top, column: which.left });
    },
    split() {
      write(splitCell(grid, place, names));
      announceAndGo(messages.isSplit);
    },
    mark(mark: string, isMarked: boolean) {
      write(withMark(grid, range, mark, isMarked));
    },
    clear: () => write(clearCells(grid, range, names)),
    paste({ row, column }: CellPosition, copied: CopiedCells) {
      const isHead = row === HEAD_ROW;
      const [first = [], ...others] = copied;
      const isTitles = isHead || isTitleRow(first, titles.slice(column));
      const source = gridFromCopied(isTitles ? others : copied, names);
      const begin = { row: isHead ? 0 : row, column };
      const next = pasteGrid(grid, begin, source, names);
      const named = isHead
        ? allTitles().toSpliced(column, first.length, ...first.map(({ text }) => text))
        : titles;
      write(
        next,
        titlesPointer === undefined || named.length >= widthOf(next)
          ? named
          : padTitles(named, widthOf(next)),
      );
      form.announce(messages.pasted(source.length));
      go(begin, { row: begin.row + source.length - 1, column: column + widthOf(source) - 1 });
    },
    takeBack() {
      if (!removed) return;
      write(gridOf(removed.rows, names), removed.titles);
    },
  };
}

/** Whether a row says what the columns are called, as somebody copies it along with those below. */
const isTitleRow = (line: CopiedCells[number], titles: readonly string[]) =>
  line.length > 1 && line.every(({ text }, index) => text.toLowerCase() === titles[index]?.toLowerCase());

const padTitles = (titles: readonly string[], width: number) =>
  Array.from({ length: width }, (_, index) => titles[index] ?? '');
