/** What stands where something was removed: what it was, and the way back. */
import { useEffect, useRef } from 'react';
import { useForm } from './context.ts';

export function UndoLine({ what, onUndo }: { what: string; onUndo: () => void }) {
  const { words, announce } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  const said = words.removed(what);
  useEffect(() => {
    button.current?.focus();
    announce(said);
  }, [announce, said]);
  return (
    <p className="form-undo">
      <span>{said}</span>
      <button type="button" ref={button} className="form-button" onClick={onUndo}>
        {words.again}
      </button>
    </p>
  );
}
