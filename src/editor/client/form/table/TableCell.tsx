/** A cell of a table. The table handles its keys and mouse events. */

import { memo } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import { useForm, useProblemsWithin } from '../context.ts';
import { type JsonObject, join } from '../json.ts';
import { type CellNames, type CellPosition, spanOf, textName, textOfCell } from './grid.ts';

export type OnText = (position: CellPosition, text: string) => void;

interface CellProps {
  cell: JsonObject;
  /** JSON pointer to the cell. */
  pointer: string;
  names: CellNames;
  row: number;
  column: number;
  /** The title of its column. */
  title: string;
  /** True if it is the tab stop of the table. */
  isCurrent: boolean;
  isChosen: boolean;
  onText: OnText;
}

/** Memoized, so that a table may have hundreds of rows. */
export const TableCell = memo(function TableCell(props: CellProps) {
  const { cell, pointer, names, row, column, title, isCurrent, isChosen, onText } = props;
  const { messages } = useForm();
  const problems = useProblemsWithin(pointer);
  const isBold = names.mark !== undefined && cell[names.mark] === true;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid it is a gridcell
    <td rowSpan={spanOf(cell, names)} data-pointer={pointer} aria-selected={isChosen || undefined}>
      <CellText
        pointer={join(pointer, textName(cell, names))}
        position={{ row, column }}
        label={format(messages.table.cell, { column: title, row: row + 1 })}
        text={textOfCell(cell, names)}
        isBold={isBold}
        isCurrent={isCurrent}
        isWrong={problems.some(({ severity }) => severity === 'error')}
        onText={onText}
      />
    </td>
  );
});

/** The text input of a cell or of a column title. */
export function CellText({
  pointer,
  position,
  label,
  text,
  isBold = false,
  isCurrent,
  isWrong,
  onText,
}: {
  pointer: string;
  position: CellPosition;
  label: string;
  text: string;
  isBold?: boolean;
  isCurrent: boolean;
  isWrong: boolean;
  onText: OnText;
}) {
  return (
    <textarea
      className={isBold ? 'form-control form-bold' : 'form-control'}
      rows={1}
      tabIndex={isCurrent ? 0 : -1}
      data-pointer={pointer}
      data-place={`${position.row} ${position.column}`}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={({ target }) => onText(position, target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
