/** A table as a grid of cells. */
import { useRef, useState } from 'react';
import type { Json } from '../../protocol.ts';
import { useForm, useProblemsWithin } from './context.ts';
import { Group, Said } from './Frame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { isList, join } from './json.ts';
import type { ListShape } from './shape.ts';
import { type CellPlace, TableCell } from './TableCell.tsx';
import {
  type CellNames,
  type Grid,
  gridOf,
  indexOf,
  joined,
  pasted,
  rowsOf,
  spanOf,
  split,
  widthOf,
  withColumn,
  withMark,
  withoutColumn,
  withoutRow,
  withRow,
} from './table.ts';
import { UndoLine } from './UndoLine.tsx';

/** What was there before a row or a column was removed. */
interface Removed {
  what: string;
  rows: Json;
  titles: readonly string[];
}

export function TableField({ names, ...field }: FieldProps<ListShape> & { names: CellNames }) {
  const form = useForm();
  const words = form.words.table;
  const { pointer } = field;
  const grid = gridOf(field.value, names);
  const problems = useProblemsWithin(pointer);
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [removed, setRemoved] = useState<Removed>();

  const titles = isList(field.titles) ? field.titles.map(String) : [];
  const width = Math.max(widthOf(grid), titles.length, 1);
  const titleOf = (column: number) => titles[column] || form.words.column(column + 1);
  const write = (next: Grid) => {
    setRemoved(undefined);
    form.change(pointer, rowsOf(next));
  };
  const writeTitles = (next: readonly string[]) => {
    if (titles.length > 0) form.change(`${pointer.slice(0, pointer.lastIndexOf('/'))}/columns`, next);
  };
  const focus = ({ row, column }: CellPlace) => {
    requestAnimationFrame(() => {
      // At a place that is spanned stands the cell above that spans it.
      for (let above = row; above >= 0; above--) {
        const cell = table.current?.querySelector<HTMLElement>(`[data-place="${above} ${column}"]`);
        if (cell) return cell.focus();
      }
    });
  };
  const addRow = () => {
    write(withRow(grid, grid.length, width, names));
    form.announce(form.words.added(words.row(grid.length + 1)));
    focus({ row: grid.length, column: 0 });
  };
  const addColumn = () => {
    writeTitles([...titles, ''].slice(0, width + 1));
    write(withColumn(grid, names));
    form.announce(form.words.added(form.words.column(width + 1)));
  };
  const remove = (what: string, next: Grid, left: readonly string[]) => {
    write(next);
    if (left !== titles) writeTitles(left);
    setRemoved({ what, rows: rowsOf(grid), titles });
  };
  const undo = ({ rows, titles: old }: Removed) => {
    setRemoved(undefined);
    form.change(pointer, rows);
    if (old.length > titles.length) writeTitles(old);
    focus(place);
  };

  const { row, column } = place;
  const slot = grid[row]?.[column];
  const cell = typeof slot === 'object' ? slot.cell : undefined;
  const span = cell ? spanOf(cell, names) : 1;
  const { mark } = names;
  const rows = field.shape.items();
  const isFull = rows.is === 'list' && width >= rows.most;
  return (
    <Group field={field}>
      <p className="form-help">{words.help}</p>
      {problems.length > 0 && (
        <ul className="form-problems">
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.message}`} className={`form-${problem.severity}`}>
              <Said problem={problem} />
            </li>
          ))}
        </ul>
      )}
      {grid.length > 0 && (
        <div className="form-table-frame">
          <table className="form-table" ref={table} aria-label={field.label}>
            <thead>
              <tr>
                {Array.from({ length: width }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <th key={at} scope="col">
                    {titleOf(at)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.map((line, down) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
                <tr key={down}>
                  {line.map((one, across) =>
                    typeof one === 'object' ? (
                      <TableCell
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                        key={across}
                        cell={one.cell}
                        pointer={join(join(pointer, down), indexOf(grid, down, across))}
                        names={names}
                        place={{ row: down, column: across }}
                        title={titleOf(across)}
                        onFocus={setPlace}
                        onGo={(next, grows) => (next.row < grid.length ? focus(next) : grows && addRow())}
                        onPaste={(at, copied) => write(pasted(grid, at.row, at.column, copied, names))}
                      />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      one === undefined && <td key={across} />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="form-tools" role="toolbar" aria-label={words.tools}>
        <button type="button" data-add={pointer} className="form-add" onClick={addRow}>
          {words.addRow}
        </button>
        {!isFull && grid.length > 0 && (
          <button type="button" data-add-column={pointer} className="form-add" onClick={addColumn}>
            {words.addColumn}
          </button>
        )}
        {cell && (
          <>
            {mark !== undefined && (
              <button
                type="button"
                aria-pressed={cell[mark] === true}
                onClick={() => write(withMark(grid, row, column, mark))}
              >
                {words.bold}
              </button>
            )}
            {typeof grid[row + span]?.[column] === 'object' && (
              <button type="button" onClick={() => write(joined(grid, row, column, names))}>
                {words.merge}
              </button>
            )}
            {span > 1 && (
              <button type="button" onClick={() => write(split(grid, row, column, names))}>
                {words.split}
              </button>
            )}
            <button
              type="button"
              className="form-danger"
              onClick={() => remove(words.row(row + 1), withoutRow(grid, row, names), titles)}
            >
              {words.removeRow}
            </button>
            {width > 1 && (
              <button
                type="button"
                className="form-danger"
                onClick={() =>
                  remove(titleOf(column), withoutColumn(grid, column), titles.toSpliced(column, 1))
                }
              >
                {words.removeColumn}
              </button>
            )}
          </>
        )}
      </div>
      {cell && <p className="form-help">{words.current(titleOf(column), row + 1)}</p>}
      {removed && <UndoLine what={removed.what} onUndo={() => undo(removed)} />}
    </Group>
  );
}
