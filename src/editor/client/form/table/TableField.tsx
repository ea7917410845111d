/** A table as a grid of cells, for the mouse, the thumb, the keyboard and the clipboard. */
import './table.css';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pointerKeys } from '../../../../core/problems/position.ts';
import { pageHash } from '../../lib/pageHash.ts';
import { shortcutKey } from '../../lib/shortcutKey.ts';
import { useEventCallback } from '../../lib/useEventCallback.ts';
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

/** The least width of a column, in rem. */
const MIN_COLUMN_REM = 8;

/** A place of a row that is too short. */
const EMPTY_CELL: JsonObject = {};

export function TableField({ names, ...field }: FieldProps<ListShape> & { names: CellNames }) {
  const form = useForm();
  const { messages, columns } = form;
  const { pointer } = field;
  const table = useTable(field, names);
  const { grid, place, range, width, titleOf, titlesAt, removed } = table;
  // What is wrong with the table itself its group says.
  const inRows = useLocatedProblemsWithin(pointer).filter(({ place }) => place !== pointer);
  const inTitles = useLocatedProblemsWithin(titlesAt ?? pointer);
  const problems = titlesAt === undefined ? inRows : [...inTitles, ...inRows];
  const frame = useRef<HTMLDivElement>(null);
  const isWriting = useRef(false);
  const onText = useEventCallback(table.setText);
  const rows = field.shape.items();
  const maxColumns = rows.type === 'list' ? rows.maxItems : Number.POSITIVE_INFINITY;

  /** At once where the cell is drawn, so that what is typed next is typed there. */
  const focus = ({ row, column }: CellPosition) => {
    // At a place that is spanned stands the cell above that spans it.
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
    // A cell is as high as its row, the field of its words only as they need.
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
    // The command is said to whatever has the focus, which on a phone is not the button.
    document.addEventListener('copy', onCommand, { capture: true });
    document.execCommand('copy');
    document.removeEventListener('copy', onCommand, { capture: true });
    form.announce(form.messages.table.copied);
  };

  /** What a cell or the name of a column is called, by a pointer to what is in it; undefined where it is neither. */
  const cellLabel = (place: string): string | undefined => {
    if (titlesAt !== undefined && isWithin(place, titlesAt)) {
      const [column] = pointerKeys(place.slice(titlesAt.length));
      return column && messages.table.nameOf(Number(column) + 1);
    }
    const [row, index] = pointerKeys(place.slice(pointer.length)).map(Number);
    if (row === undefined || index === undefined) return undefined;
    const column = (grid[row] ?? []).findIndex(
      (slot, at) => typeof slot === 'object' && indexOf(grid, row, at) === index,
    );
    return column < 0 ? undefined : messages.table.cell(titleOf(column), row + 1);
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
          {problems.map(({ place, problem }) => {
            const name = cellLabel(place);
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
              current={place.row === HEAD_ROW || grid.length === 0 ? place.column : undefined}
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
                          isCurrent={place.row === row && place.column === column}
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
          onUndo={() => changeAndFocus(table.takeBack, place)}
        />
      )}
    </FieldGroup>
  );
}

function writeClipboard(clipboard: DataTransfer, { html, text }: { html: string; text: string }) {
  clipboard.setData('text/html', html);
  clipboard.setData('text/plain', text);
}

/** The place of a cell by its control. */
function positionOf(target: EventTarget): CellPosition | undefined {
  const place = target instanceof HTMLElement ? target.dataset.place : undefined;
  if (place === undefined) return undefined;
  const [row = 0, column = 0] = place.split(' ').map(Number);
  return { row, column };
}
