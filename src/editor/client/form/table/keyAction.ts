/** Maps keys in a table cell to actions. */
import type { CellPosition } from './grid.ts';

export interface KeyPress {
  key: string;
  ctrl: boolean;
  shift: boolean;
  /** The selection in the text of the cell. */
  selectionStart: number;
  selectionEnd: number;
  /** The length of the text. */
  length: number;
  position: CellPosition;
  /** The number of rows that the cell spans. */
  span: number;
  /** The size of the table. */
  rows: number;
  columns: number;
  /** True if the user has typed since the cell was entered. */
  isWriting: boolean;
  /** The end of the selected range; the cell itself for a single cell. */
  end: CellPosition;
}

export type KeyAction =
  | { do: 'go'; to: CellPosition }
  /** Extends the selected range to a position. */
  | { do: 'choose'; to: CellPosition }
  | { do: 'choose all' }
  /** Moves the cursor to the end of the text. */
  | { do: 'write' }
  /** Selects the text, so that the next arrow key moves to the next cell. */
  | { do: 'rest' }
  | { do: 'clear' }
  | { do: 'grow' };

const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** The number of rows for Page Up and Page Down. */
const PAGE_ROWS = 10;

/**
 * If the text of a cell is selected, keys move between cells, as in an ARIA grid. Otherwise they move the
 * cursor, and leave the cell at the ends of its text.
 *
 * @returns undefined if the browser handles the key
 */
export function keyAction(press: KeyPress): KeyAction | undefined {
  const { key, ctrl, shift, position, span, rows, columns } = press;
  const { row, column } = position;
  const isRange = isRangeIn(press);
  const isWhole = press.selectionStart === 0 && press.selectionEnd === press.length;
  const go = (to: CellPosition): KeyAction => ({ do: 'go', to });
  switch (key) {
    case 'Enter':
      if (shift) return go({ row: row - 1, column });
      return row + span < rows ? go({ row: row + span, column }) : { do: 'grow' };
    case 'Tab':
      return press.isWriting ? adjacentCell(press) : undefined;
    case 'F2':
      return { do: 'write' };
    case 'Escape':
      return isWhole && !isRange ? undefined : { do: 'rest' };
    case 'Delete':
    case 'Backspace':
      return isRange ? { do: 'clear' } : undefined;
    case 'a':
      return ctrl && isWhole ? { do: 'choose all' } : undefined;
  }
  const arrow = ARROWS[key];
  if (arrow) return arrowAction(press, arrow, isWhole);
  if (!isWhole || shift) return undefined;
  switch (key) {
    case 'Home':
      return go({ row: ctrl ? 0 : row, column: 0 });
    case 'End':
      return go({ row: ctrl ? rows - 1 : row, column: columns - 1 });
    case 'PageUp':
      return go({ row: Math.max(0, row - PAGE_ROWS), column });
    case 'PageDown':
      return go({ row: Math.min(rows - 1, row + PAGE_ROWS), column });
    default:
      return undefined;
  }
}

const isRangeIn = ({ position, end }: KeyPress) => position.row !== end.row || position.column !== end.column;

function arrowAction(
  press: KeyPress,
  [down, across]: readonly [number, number],
  isWhole: boolean,
): KeyAction | undefined {
  const { selectionStart, selectionEnd, length, position, end, span, shift, ctrl } = press;
  if (ctrl) return undefined;
  if (shift) {
    const next = { row: end.row + down, column: end.column + across };
    return isWhole || isRangeIn(press) ? { do: 'choose', to: next } : undefined;
  }
  const isAtEnd = down + across > 0 ? selectionStart === length : selectionEnd === 0;
  const next = { row: position.row + (down > 0 ? span : down), column: position.column + across };
  return isWhole || isAtEnd ? { do: 'go', to: next } : undefined;
}

/** The next or previous cell; undefined if Tab leaves the table. */
function adjacentCell({ position: { row, column }, shift, rows, columns }: KeyPress): KeyAction | undefined {
  const at = row * columns + column + (shift ? -1 : 1);
  if (at < 0 || at >= rows * columns) return undefined;
  return { do: 'go', to: { row: Math.floor(at / columns), column: at % columns } };
}
