import { useEffect } from 'react';
import { shortcutKey } from '../lib/shortcutKey.ts';

interface ShortcutHandlers {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/**
 * Ctrl-S saves. Ctrl-Z and Ctrl-Y undo and redo steps of the form, also in its fields: typing creates steps,
 * and the browser's own undo ends where a value was set. Other fields, such as the search, and dialogs keep
 * the browser's undo.
 */
export function useShortcuts({ save, undo, redo }: ShortcutHandlers): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const handler = handlerFor(event);
      if (!handler || (handler !== save && hasNativeUndo(event.target))) return;
      event.preventDefault();
      handler();
    };
    const handlerFor = (event: KeyboardEvent) => {
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

function hasNativeUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches('input, textarea, [contenteditable]')) return false;
  return target.closest('.window-fields') === null || target.closest('dialog') !== null;
}
