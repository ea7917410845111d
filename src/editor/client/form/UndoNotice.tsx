/** The notice after a removal, with a button to undo it. */

import { useEffect, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { Json } from '../../shared/protocol.ts';
import { focusOnMount } from '../lib/focus.tsx';
import { useEventCallback } from '../lib/hooks.ts';
import { useForm } from './context.ts';

export function UndoNotice({ label, onUndo }: { label: string; onUndo: () => void }) {
  const form = useForm();
  const text = format(form.messages.removed, { what: label });
  // `form.announce` changes after each save.
  const announce = useEventCallback(form.announce);
  useEffect(() => announce(text), [announce, text]);
  return (
    <p className="form-undo">
      <span>{text}</span>
      <button type="button" ref={focusOnMount} className="form-button" onClick={onUndo}>
        {form.messages.again}
      </button>
    </p>
  );
}

/**
 * Remembers a removed value until the values change again. Restoring it after that would overwrite later
 * changes.
 *
 * @param pointers to the values from which something is removed
 * @returns the removed value, and its setter, which is called after the removal
 */
export function useRemovedValue<Removed>(
  ...pointers: readonly string[]
): readonly [Removed | undefined, (removed: Removed) => void] {
  const form = useForm();
  const [last, setLast] = useState<{ removed: Removed; valuesAfter: readonly (Json | undefined)[] }>();
  const isUnchanged = last?.valuesAfter.every((value, index) => value === form.read(pointers[index] ?? ''));
  if (last && !isUnchanged) setLast(undefined);
  return [
    isUnchanged ? last?.removed : undefined,
    (removed) => setLast({ removed, valuesAfter: pointers.map(form.read) }),
  ];
}
