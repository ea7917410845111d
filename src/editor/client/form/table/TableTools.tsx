/** Actions on the selected cells, their rows and their columns. */

import { type ReactNode, useId, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import { AriaDisabledButton } from '../../lib/focus.tsx';
import { useForm } from '../context.ts';
import type { CellPosition } from './grid.ts';
import type { Table } from './useTable.ts';

interface ToolsProps {
  table: Table;
  pointer: string;
  /** The maximum number of columns. */
  maxColumns: number;
  /** Adds a row at the end and focuses it. */
  onAddRow: () => void;
  /** Applies a change and focuses a cell. */
  onChange: (change: () => void, to: CellPosition) => void;
  /** Copies the whole table. */
  onCopy: () => void;
}

export function TableTools({ table, pointer, maxColumns, onAddRow, onChange, onCopy }: ToolsProps) {
  const form = useForm();
  const messages = form.messages.table;
  const [open, setOpen] = useState<'row' | 'column'>();
  const { grid, cell, position, width, titlesAt, titles } = table;
  const { row, column } = position;
  // If the titles are defined elsewhere, so is the number of columns.
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
        <Fold name={format(messages.row, { number: row + 1 })} {...fold('row')}>
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
        <Fold name={format(messages.columnOf, { column: table.titleOf(column) })} {...fold('column')}>
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
  const { grid, cell, position, names, joinable, span } = table;
  const { mark } = names;
  const isMarked = mark !== undefined && cell?.[mark] === true;
  const canJoin = table.isRange
    ? joinable.bottom > joinable.top
    : typeof grid[joinable.bottom]?.[position.column] === 'object';
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
      {span > 1 && <Tool name={messages.split} onClick={() => onChange(table.split, position)} />}
    </>
  );
}

interface ToolProps {
  name: string;
  /** The pointer of the list to which it adds. */
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

/** A disclosure with the tools of a row, a column or a selection. */
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
