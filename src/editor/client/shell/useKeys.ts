/** The keys that work everywhere in the window. */
import { useEffect } from 'react';
import { shortcutKey } from '../lib/shortcutKey.ts';

interface Keys {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/**
 * Ctrl-S saves. Ctrl-Z and Ctrl-Y take steps of the form back and do them again, also from within its fields: what is typed there is a
 * step, and the browser's own way back ends where a value was set. Other fields, such as that of the search, and dialogs keep theirs.
 */
export function useKeys({ save, undo, redo }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const act = actOf(event);
      if (!act || (act !== save && hasOwnWayBack(event.target))) return;
      event.preventDefault();
      act();
    };
    const actOf = (event: KeyboardEvent) => {
      const { shiftKey } = event;
      const letter = shortcutKey(event);
      if (letter === 's' && !shiftKey) return save;
      if (letter === 'z') return shiftKey ? redo : undo;
      return letter === 'y' ? redo : undefined;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save, undo, redo]);
}

function hasOwnWayBack(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches('input, textarea, [contenteditable]')) return false;
  return target.closest('.window-fields') === null || target.closest('dialog') !== null;
}
