/** What can be done with the cells that are chosen, with their row and with their column. */
import { type ReactNode, useId, useState } from 'react';
import { AriaDisabledButton } from '../../lib/AriaDisabledButton.tsx';
import { useForm } from '../context.ts';
import type { CellPosition } from './grid.ts';
import type { Table } from './useTable.ts';

interface ToolsProps {
  table: Table;
  pointer: string;
  /** How many columns it may have. */
  maxColumns: number;
  /** Adds a row at the end, where one goes on writing. */
  onAddRow: () => void;
  /** Changes it and goes on in a cell. */
  onChange: (change: () => void, to: CellPosition) => void;
  /** Copies all of it. */
  onCopy: () => void;
}

export function TableTools({ table, pointer, maxColumns, onAddRow, onChange, onCopy }: ToolsProps) {
  const form = useForm();
  const messages = form.messages.table;
  const [open, setOpen] = useState<'row' | 'column'>();
  const { grid, cell, place, width, titlesAt, titles } = table;
  const { row, column } = place;
  // Where the names of the columns stand elsewhere, so does how many there are.
  const isOwn = titlesAt !== undefined || titles.length === 0;
  const isWhole = grid.length > 0 || titlesAt !== undefined;
  const fold = (which: 'row' | 'column') => ({
    isOpen: open === which,
    onFold: () => setOpen(open === which ? undefined : which),
  });
  return (
    <div className="form-tools" role="toolbar" aria-label={messages.tools}>
      <Tool name={messages.addRow} pointer={pointer} onClick={onAddRow} />
      {isOwn && isWhole && width < maxColumns && (
        <Tool name={messages.addColumn} onClick={() => table.addColumn()} />
      )}
      {cell && <CellTools table={table} onChange={onChange} />}
      {grid.length > 0 && <Tool name={messages.copy} onClick={onCopy} />}
      {cell && (
        <Fold name={messages.row(row + 1)} {...fold('row')}>
          <Tool name={messages.rowAbove} onClick={() => table.addRow(row)} />
          <Tool name={messages.rowBelow} onClick={() => table.addRow(row + table.span)} />
          <Tool name={form.messages.moveUp} isDisabled={row === 0} onClick={() => table.moveRow(-1)} />
          <Tool
            name={form.messages.moveDown}
            isDisabled={row + 1 === grid.length}
            onClick={() => table.moveRow(1)}
          />
          <Tool name={messages.removeRow} isDangerous onClick={table.removeRow} />
        </Fold>
      )}
      {isWhole && (isOwn || width > titles.length) && (
        <Fold name={messages.columnOf(table.titleOf(column))} {...fold('column')}>
          {isOwn && width < maxColumns && (
            <>
              <Tool name={messages.columnBefore} onClick={() => table.addColumn(column)} />
              <Tool name={messages.columnAfter} onClick={() => table.addColumn(column + 1)} />
            </>
          )}
          {isOwn && (
            <>
              <Tool name={messages.toStart} isDisabled={column === 0} onClick={() => table.moveColumn(-1)} />
              <Tool
                name={messages.toEnd}
                isDisabled={column + 1 === width}
                onClick={() => table.moveColumn(1)}
              />
            </>
          )}
          {width > 1 && <Tool name={messages.removeColumn} isDangerous onClick={table.removeColumn} />}
        </Fold>
      )}
    </div>
  );
}

function CellTools({ table, onChange }: Pick<ToolsProps, 'table' | 'onChange'>) {
  const { table: messages } = useForm().messages;
  const { grid, cell, place, names, joinable, span } = table;
  const { mark } = names;
  const isMarked = mark !== undefined && cell?.[mark] === true;
  const canJoin = table.isRange
    ? joinable.bottom > joinable.top
    : typeof grid[joinable.bottom]?.[place.column] === 'object';
  return (
    <>
      {mark !== undefined && (
        <Tool name={messages.bold} isPressed={isMarked} onClick={() => table.mark(mark, !isMarked)} />
      )}
      {canJoin && (
        <Tool
          name={table.isRange ? messages.mergeChosen : messages.merge}
          onClick={() => onChange(() => table.join(joinable), { row: joinable.top, column: joinable.left })}
        />
      )}
      {span > 1 && <Tool name={messages.split} onClick={() => onChange(table.split, place)} />}
    </>
  );
}

interface ToolProps {
  name: string;
  /** That of the list to which it adds. */
  pointer?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  isDangerous?: boolean;
  onClick: () => void;
}

const Tool = ({
  name,
  pointer,
  isPressed,
  isDisabled: isOff = false,
  isDangerous = false,
  onClick,
}: ToolProps) => (
  <AriaDisabledButton
    className={isDangerous ? 'form-danger' : undefined}
    data-add={pointer}
    aria-pressed={isPressed}
    isDisabled={isOff}
    onClick={onClick}
  >
    {name}
  </AriaDisabledButton>
);

/** Tools that unfold under the name of what they change. */
function Fold({
  name,
  isOpen,
  onFold,
  children,
}: {
  name: string;
  isOpen: boolean;
  onFold: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onFold}>
        {name} <span className="form-chevron" aria-hidden="true" />
      </button>
      <div id={id} className="form-tools-fold" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
