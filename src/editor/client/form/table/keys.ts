/** What the keys do in a cell of a table. */
import type { CellPlace } from './grid.ts';

/** A cell in which a key is pressed. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  shift: boolean;
  /** What is selected in the words of the cell. */
  from: number;
  to: number;
  /** How many letters they have. */
  length: number;
  place: CellPlace;
  /** How many rows the cell spans. */
  span: number;
  /** How many rows and columns the table has. */
  rows: number;
  columns: number;
  /** Whether something was typed since the cell was entered. */
  isWriting: boolean;
  /** Where the range of what is chosen ends; the same place where that is one cell. */
  end: CellPlace;
}

export type KeyAct =
  | { do: 'go'; to: CellPlace }
  /** Makes the range of what is chosen reach to a place. */
  | { do: 'choose'; to: CellPlace }
  | { do: 'choose all' }
  /** Puts the cursor behind the words. */
  | { do: 'write' }
  /** Selects the words, so that the next arrow key leads to the next cell. */
  | { do: 'rest' }
  | { do: 'clear' }
  | { do: 'grow' };

const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** As many rows as a page of the table. */
const PAGE = 10;

/**
 * Where the words of a cell are selected, keys go from cell to cell, as in a grid (ARIA); within the words they move the cursor, and leave at
 * their ends.
 *
 * @returns undefined for what the browser is to do with the key
 */
export function actOfKey(press: KeyPress): KeyAct | undefined {
  const { key, ctrl, shift, place, span, rows, columns } = press;
  const { row, column } = place;
  const isRange = isRangeIn(press);
  const isWhole = press.from === 0 && press.to === press.length;
  const go = (to: CellPlace): KeyAct => ({ do: 'go', to });
  switch (key) {
    case 'Enter':
      if (shift) return go({ row: row - 1, column });
      return row + span < rows ? go({ row: row + span, column }) : { do: 'grow' };
    case 'Tab':
      return press.isWriting ? besides(press) : undefined;
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
  if (arrow) return ofArrow(press, arrow, isWhole);
  if (!isWhole || shift) return undefined;
  switch (key) {
    case 'Home':
      return go({ row: ctrl ? 0 : row, column: 0 });
    case 'End':
      return go({ row: ctrl ? rows - 1 : row, column: columns - 1 });
    case 'PageUp':
      return go({ row: Math.max(0, row - PAGE), column });
    case 'PageDown':
      return go({ row: Math.min(rows - 1, row + PAGE), column });
    default:
      return undefined;
  }
}

const isRangeIn = ({ place, end }: KeyPress) => place.row !== end.row || place.column !== end.column;

function ofArrow(
  press: KeyPress,
  [down, across]: readonly [number, number],
  isWhole: boolean,
): KeyAct | undefined {
  const { from, to, length, place, end, span, shift, ctrl } = press;
  if (ctrl) return undefined;
  if (shift) {
    const next = { row: end.row + down, column: end.column + across };
    return isWhole || isRangeIn(press) ? { do: 'choose', to: next } : undefined;
  }
  const isAtEnd = down + across > 0 ? from === length : to === 0;
  const next = { row: place.row + (down > 0 ? span : down), column: place.column + across };
  return isWhole || isAtEnd ? { do: 'go', to: next } : undefined;
}

/** The next cell, or the one before; undefined where Tab leads out of the table. */
function besides({ place: { row, column }, shift, rows, columns }: KeyPress): KeyAct | undefined {
  const at = row * columns + column + (shift ? -1 : 1);
  if (at < 0 || at >= rows * columns) return undefined;
  return { do: 'go', to: { row: Math.floor(at / columns), column: at % columns } };
}
