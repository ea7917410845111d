/** What stands where something was removed: what it was, and the way back. */
import { useEffect } from 'react';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useEventCallback } from '../lib/useEventCallback.ts';
import { useForm } from './context.ts';

export function UndoNotice({ label, onUndo }: { label: string; onUndo: () => void }) {
  const form = useForm();
  const text = form.messages.removed(label);
  // That of the form is another one after each saving.
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
