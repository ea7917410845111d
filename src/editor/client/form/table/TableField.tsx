/** A table as a grid of cells, for mouse, touch, keyboard and clipboard. */
import { format } from '../../../../core/i18n/format.ts';
import './table.css';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pointerKeys } from '../../../../core/problems/position.ts';
import { useEventCallback } from '../../lib/hooks.ts';
import { pageHash } from '../../lib/location.ts';
import { shortcutKey } from '../../lib/shortcutKey.ts';
import { useForm, useLocatedProblemsWithin } from '../context.ts';
import { FieldGroup, ProblemText } from '../FieldFrame.tsx';
import type { FieldProps } from '../fieldProps.ts';
import { isWithin, type JsonObject, join } from '../json.ts';
import type { ListShape } from '../shape.ts';
import { UndoNotice } from '../UndoNotice.tsx';
import { parseClipboard, toClipboard } from './clipboard.ts';
import { type CellNames, type CellPosition, indexOf } from './grid.ts';
import { keyAction } from './keyAction.ts';
import { TableCell } from './TableCell.tsx';
import { TableHead } from './TableHead.tsx';
import { TableTools } from './TableTools.tsx';
import { HEAD_ROW, useTable } from './useTable.ts';

/** The minimum width of a column, in rem. */
const MIN_COLUMN_REM = 8;

/** A missing cell of a row that is too short. */
const EMPTY_CELL: JsonObject = {};

export function TableField({ names, ...field }: FieldProps<ListShape> & { names: CellNames }) {
  const form = useForm();
  const { messages, columns } = form;
  const { pointer } = field;
  const table = useTable(field, names);
  const { grid, position, range, width, titleOf, titlesAt, removed } = table;
  // The group shows the problems of the table itself.
  const inRows = useLocatedProblemsWithin(pointer).filter(({ fieldPointer }) => fieldPointer !== pointer);
  const inTitles = useLocatedProblemsWithin(titlesAt ?? pointer);
  const problems = titlesAt === undefined ? inRows : [...inTitles, ...inRows];
  const frame = useRef<HTMLDivElement>(null);
  const isWriting = useRef(false);
  const onText = useEventCallback(table.setText);
  const rows = field.shape.items();
  const maxColumns = rows.type === 'list' ? rows.maxItems : Number.POSITIVE_INFINITY;

  /** Synchronously if the cell is rendered, so that the next key is typed there. */
  const focus = ({ row, column }: CellPosition) => {
    // A spanned position belongs to the cell above.
    for (let above = row; above >= HEAD_ROW; above--) {
      const cell = frame.current?.querySelector<HTMLTextAreaElement>(`[data-place="${above} ${column}"]`);
      if (!cell) continue;
      cell.focus();
      cell.select();
      return;
    }
  };
  const changeAndFocus = (change: () => void, to: CellPosition) => {
    flushSync(change);
    focus(to);
  };
  const addRow = () => changeAndFocus(() => table.addRow(), { row: grid.length, column: 0 });
  const go = (to: CellPosition) => {
    if (to.row < (titlesAt === undefined ? 0 : HEAD_ROW) || to.column < 0 || to.column >= width) return;
    focus(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const position = positionOf(target);
    if (!position || !(target instanceof HTMLTextAreaElement) || nativeEvent.isComposing || event.altKey)
      return;
    const action = keyAction({
      key: shortcutKey(event),
      ctrl: ctrlKey || metaKey,
      shift: shiftKey,
      selectionStart: target.selectionStart,
      selectionEnd: target.selectionEnd,
      length: target.value.length,
      position: position,
      span: table.span,
      rows: grid.length,
      columns: width,
      end: table.end,
      isWriting: isWriting.current,
    });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    switch (action.do) {
      case 'go':
        return go(action.to);
      case 'choose':
        return table.choose(action.to);
      case 'choose all':
        return table.chooseAll();
      case 'clear':
        return table.clear();
      case 'grow':
        return addRow();
      case 'write':
        isWriting.current = true;
        return target.setSelectionRange(target.value.length, target.value.length);
      case 'rest':
        isWriting.current = false;
        table.go(position);
        return target.select();
    }
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const entered = positionOf(target);
    isWriting.current = false;
    if (entered) table.go(entered);
  };
  const onMouse = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const isBelow = event.type === 'mousedown' && target instanceof HTMLTableCellElement;
    const cell = isBelow ? target.querySelector('textarea') : target;
    const hovered = cell ? positionOf(cell) : undefined;
    // A cell fills the height of its row, but its input only the height of its text.
    if (isBelow && hovered && !event.shiftKey) {
      event.preventDefault();
      focus(hovered);
    }
    const isDragged =
      event.type === 'mouseover' && event.buttons === 1 && isWithinTable(document.activeElement);
    if (!hovered || !(isDragged || (event.type === 'mousedown' && event.shiftKey))) return;
    if (event.type === 'mousedown') event.preventDefault();
    table.choose(hovered);
  };
  const isWithinTable = (element: Element | null) =>
    element !== null && positionOf(element) !== undefined && frame.current?.contains(element);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const { clipboardData, target } = event;
    const pastedAt = positionOf(target);
    const copied = parseClipboard(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    if (!copied || !pastedAt) return;
    event.preventDefault();
    table.paste(pastedAt, copied);
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (!table.isRange) return;
    event.preventDefault();
    writeClipboard(event.clipboardData, toClipboard(grid, range, names));
    if (event.type === 'cut') table.clear();
  };
  const copyAll = () => {
    const all = { top: 0, bottom: grid.length - 1, left: 0, right: width - 1 };
    const onCommand = (event: globalThis.ClipboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.clipboardData)
        writeClipboard(event.clipboardData, toClipboard(grid, all, names, table.titles));
    };
    // The command is sent to the focused element, which on a phone is not the button.
    document.addEventListener('copy', onCommand, { capture: true });
    document.execCommand('copy');
    document.removeEventListener('copy', onCommand, { capture: true });
    form.announce(form.messages.table.copied);
  };

  /** The label of a cell or a column title, by a pointer into it; undefined for other pointers. */
  const cellLabel = (fieldPointer: string): string | undefined => {
    if (titlesAt !== undefined && isWithin(fieldPointer, titlesAt)) {
      const [column] = pointerKeys(fieldPointer.slice(titlesAt.length));
      return column && format(messages.table.nameOf, { column: Number(column) + 1 });
    }
    const [row, index] = pointerKeys(fieldPointer.slice(pointer.length)).map(Number);
    if (row === undefined || index === undefined) return undefined;
    const column = (grid[row] ?? []).findIndex(
      (slot, at) => typeof slot === 'object' && indexOf(grid, row, at) === index,
    );
    return column < 0 ? undefined : format(messages.table.cell, { column: titleOf(column), row: row + 1 });
  };

  const isChosen = (row: number, column: number) =>
    table.isRange && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
  return (
    <FieldGroup field={{ ...field, shape: { ...field.shape, help: '' } }}>
      <p className="form-help">{messages.table.help}</p>
      {titlesAt === undefined && columns?.definedAt !== undefined && (
        <p className="form-help">
          <a href={pageHash(columns.definedAt)}>{messages.table.namesElsewhere}</a>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="form-problems">
          {problems.map(({ fieldPointer, problem }) => {
            const name = cellLabel(fieldPointer);
            return (
              <li key={`${problem.pointer} ${problem.message}`} className={`form-${problem.severity}`}>
                {name !== undefined && `${name}: `}
                <ProblemText problem={problem} />
              </li>
            );
          })}
        </ul>
      )}
      {(grid.length > 0 || titlesAt !== undefined) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is done in the cells comes up to here
        <div
          className="form-table-frame"
          ref={frame}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onInput={() => {
            isWriting.current = true;
          }}
          onMouseDown={onMouse}
          onMouseOver={onMouse}
          onPaste={onPaste}
          onCopy={onCopy}
          onCut={onCopy}
        >
          <table
            className="form-table"
            style={{ minInlineSize: `${MIN_COLUMN_REM * width + 2.5}rem` }}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one writes in
            role="grid"
            aria-label={field.label}
            aria-multiselectable
          >
            <TableHead
              titles={table.titles}
              width={width}
              pointer={titlesAt}
              titleOf={titleOf}
              current={position.row === HEAD_ROW || grid.length === 0 ? position.column : undefined}
              onText={onText}
            />
            <tbody>
              {grid.map((line, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
                <tr key={row}>
                  <th scope="row" className="form-row-number">
                    {row + 1}
                  </th>
                  {Array.from({ length: width }, (_, column) => {
                    const slot = line[column];
                    return (
                      slot !== 'spanned' && (
                        <TableCell
                          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                          key={column}
                          cell={slot?.cell ?? EMPTY_CELL}
                          pointer={join(join(pointer, row), indexOf(grid, row, column))}
                          names={names}
                          row={row}
                          column={column}
                          title={titleOf(column)}
                          isCurrent={position.row === row && position.column === column}
                          isChosen={isChosen(row, column)}
                          onText={onText}
                        />
                      )
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TableTools
        table={table}
        pointer={pointer}
        maxColumns={maxColumns}
        onAddRow={addRow}
        onChange={changeAndFocus}
        onCopy={copyAll}
      />
      {removed && (
        <UndoNotice
          key={removed.label}
          label={removed.label}
          onUndo={() => changeAndFocus(table.takeBack, position)}
        />
      )}
    </FieldGroup>
  );
}

function writeClipboard(clipboard: DataTransfer, { html, text }: { html: string; text: string }) {
  clipboard.setData('text/html', html);
  clipboard.setData('text/plain', text);
}

/** Returns the position of a cell by its input. */
function positionOf(target: EventTarget): CellPosition | undefined {
  const position = target instanceof HTMLElement ? target.dataset.place : undefined;
  if (position === undefined) return undefined;
  const [row = 0, column = 0] = position.split(' ').map(Number);
  return { row, column };
}
