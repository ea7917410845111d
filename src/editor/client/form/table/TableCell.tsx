/** A cell of a table: its words. What keys and the mouse do in it, the table around it says. */
import { memo } from 'react';
import { useForm, useProblemsWithin } from '../context.ts';
import { type JsonObject, join } from '../json.ts';
import { type CellNames, type CellPosition, spanOf, textName, textOfCell } from './grid.ts';

export type OnText = (place: CellPosition, text: string) => void;

interface CellProps {
  cell: JsonObject;
  /** JSON pointer to the cell. */
  pointer: string;
  names: CellNames;
  row: number;
  column: number;
  /** What its column is called. */
  title: string;
  /** Whether Tab leads to it. */
  isCurrent: boolean;
  isChosen: boolean;
  onText: OnText;
}

/** Drawn again only when something of it has changed, so that a table may have hundreds of rows. */
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
        label={messages.table.cell(title, row + 1)}
        text={textOfCell(cell, names)}
        isBold={isBold}
        isCurrent={isCurrent}
        isWrong={problems.some(({ severity }) => severity === 'error')}
        onText={onText}
      />
    </td>
  );
});

/** The words of a cell, or the name of a column. */
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
