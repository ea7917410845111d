/** The state of a table: its grid, the selected cells, and the actions on them. */

import { useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { Json } from '../../../shared/protocol.ts';
import { formatCount } from '../../messages/format.ts';
import { useForm } from '../context.ts';
import type { FieldProps } from '../fieldProps.ts';
import { isList, isObject, join } from '../json.ts';
import type { ListShape } from '../shape.ts';
import { useRemovedValue } from '../UndoNotice.tsx';
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

/** The row of the column titles. */
export const HEAD_ROW = -1;

/** The values before a row or column was removed. */
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
  /** Defined if the record of the table has the column titles itself. */
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
  const position = clamp(cursor);
  const { row, column } = position;
  const range: CellRange = rangeOf(position, clamp(end));
  const slot = grid[row]?.[column];
  const cell = typeof slot === 'object' ? slot.cell : undefined;
  const titleOf = (index: number) => titles[index] || format(form.messages.column, { number: index + 1 });

  /** Rows and titles are one change, so that undo restores both. */
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
  const announceAndGo = (text: string, next: CellPosition = position) => {
    form.announce(text);
    go(next);
  };
  const remove = (label: string, next: Grid, nextTitles?: readonly string[]) => {
    write(next, nextTitles);
    setRemoved({ label, rows: rowsOf(grid), titles });
  };
  /** The titles of all columns, including missing ones. */
  const allTitles = () => Array.from({ length: width }, (_, index) => titles[index] ?? '');

  return {
    names,
    grid,
    titles,
    titlesAt: titlesPointer,
    titleOf,
    width,
    position,
    end: clamp(end),
    range,
    cell,
    span: cell ? spanOf(cell, names) : 1,
    isRange: range.top !== range.bottom || range.left !== range.right,
    /** The cells that the merge action applies to. */
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
      const slot = grid[down]?.[across];
      if (typeof slot === 'object') {
        const name = textName(slot.cell, names);
        form.change(join(join(join(pointer, down), indexOf(grid, down, across)), name), text);
      } else
        write(
          pasteGrid(grid, { row: down, column: across }, gridFromCopied([[{ text, rows: 1 }]], names), names),
        );
    },
    addRow(index = grid.length) {
      write(withRow(grid, index, width, names));
      announceAndGo(format(form.messages.added, { what: format(messages.row, { number: index + 1 }) }), {
        row: index,
        column: 0,
      });
    },
    removeRow: () => remove(format(messages.row, { number: row + 1 }), withoutRow(grid, row, names)),
    moveRow(step: 1 | -1) {
      const next = withRowMoved(grid, row, step);
      if (next.grid === grid) return;
      write(next.grid);
      announceAndGo(format(form.messages.moved, { place: next.row + 1, all: grid.length }), {
        row: next.row,
        column,
      });
    },
    addColumn(index = width) {
      const next = withColumn(fillGrid(grid, width, names), index, names);
      write(next, allTitles().toSpliced(index, 0, ''));
      announceAndGo(
        format(form.messages.added, { what: format(form.messages.column, { number: index + 1 }) }),
        { row, column: index },
      );
    },
    removeColumn: () => remove(titleOf(column), withoutColumn(grid, column), titles.toSpliced(column, 1)),
    moveColumn(step: 1 | -1) {
      const to = column + step;
      if (to < 0 || to >= width) return;
      const next = fillGrid(grid, width, names).map((line) => moveItem(line, column, to));
      write(next, moveItem(allTitles(), column, to));
      announceAndGo(format(form.messages.moved, { place: to + 1, all: width }), { row, column: to });
    },
    join(which: CellRange) {
      write(mergeCells(grid, which, names));
      announceAndGo(messages.joined, { row: which.top, column: which.left });
    },
    split() {
      write(splitCell(grid, position, names));
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
      form.announce(formatCount(messages.pasted, source.length, form.language));
      go(begin, { row: begin.row + source.length - 1, column: column + widthOf(source) - 1 });
    },
    takeBack() {
      if (!removed) return;
      write(gridOf(removed.rows, names), removed.titles);
    },
  };
}

/** Returns true if a copied row consists of the column titles. */
const isTitleRow = (line: CopiedCells[number], titles: readonly string[]) =>
  line.length > 1 && line.every(({ text }, index) => text.toLowerCase() === titles[index]?.toLowerCase());

const padTitles = (titles: readonly string[], width: number) =>
  Array.from({ length: width }, (_, index) => titles[index] ?? '');
