/** A cell of a table: its words, and the keys that lead to the next ones. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useForm, useProblemsWithin } from './context.ts';
import type { JsonObject } from './json.ts';
import { join } from './json.ts';
import { type CellNames, copiedTable, type Pasted, spanOf, textName, textOfCell } from './table.ts';

export interface CellPlace {
  row: number;
  column: number;
}

interface CellProps {
  cell: JsonObject;
  /** JSON pointer to the cell. */
  pointer: string;
  names: CellNames;
  place: CellPlace;
  /** What its column is called. */
  title: string;
  onFocus: (place: CellPlace) => void;
  /** Asked to go to another place. @param grows whether a row is to be made where there is none */
  onGo: (place: CellPlace, grows: boolean) => void;
  onPaste: (place: CellPlace, copied: Pasted) => void;
}

export function TableCell({ cell, pointer, names, place, title, onFocus, onGo, onPaste }: CellProps) {
  const form = useForm();
  const problems = useProblemsWithin(pointer);
  const name = join(pointer, textName(cell, names));
  const span = spanOf(cell, names);
  const isBold = names.mark !== undefined && cell[names.mark] === true;
  const byKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const next = nextPlace(event, place, span);
    if (!next || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onGo(next, event.key === 'Enter');
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const copied = copiedTable(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    if (!copied) return;
    event.preventDefault();
    onPaste(place, copied);
  };
  return (
    <td rowSpan={span} data-pointer={pointer}>
      <textarea
        className={isBold ? 'form-control form-bold' : 'form-control'}
        rows={1}
        data-pointer={name}
        data-place={`${place.row} ${place.column}`}
        aria-label={form.words.table.cell(title, place.row + 1)}
        aria-invalid={problems.some(({ severity }) => severity === 'error') || undefined}
        value={textOfCell(cell, names)}
        onFocus={() => onFocus(place)}
        onKeyDown={byKey}
        onPaste={paste}
        onChange={({ target }) => form.change(name, target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </td>
  );
}

/** Arrow keys leave a cell at the ends of its words, Enter leaves it everywhere. */
function nextPlace(
  { key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { row, column }: CellPlace,
  span: number,
): CellPlace | undefined {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const atStart = selectionStart === 0 && selectionEnd === 0;
  const atEnd = selectionStart === value.length && selectionEnd === value.length;
  if (key === 'Enter' || (key === 'ArrowDown' && atEnd)) return { row: row + span, column };
  if (key === 'ArrowUp' && atStart) return { row: row - 1, column };
  if (key === 'ArrowLeft' && atStart) return { row, column: column - 1 };
  if (key === 'ArrowRight' && atEnd) return { row, column: column + 1 };
  return undefined;
}
