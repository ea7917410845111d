/** Keeps what is not saved: in the browser, and with the server, which shows it. */
import type { ValueLocation } from '../../shared/protocol.ts';
import { createDialogDrafts, type DialogDrafts } from './dialogDrafts.ts';
import type { RequestQueue } from './requestQueue.ts';
import type { EditorStore } from './store.ts';
import type { UnsavedChange, UnsavedStore } from './unsavedStore.ts';

export const toUnsavedValue = ({ file, pointer, base, value }: UnsavedChange) => ({
  file,
  pointer,
  base,
  value,
});
export const toLocation = ({ file, pointer }: ValueLocation) => ({ file, pointer });

interface Autosave {
  /** Keeps a value under its key; undefined forgets it. */
  store(key: string, kept: UnsavedChange | undefined): void;
  /** For keys of values that are kept no longer. */
  clearStorageError(keys: readonly string[]): void;
  dialogs: DialogDrafts;
}

/** @param now in milliseconds since 1970 */
export function createAutosave(
  { state, set }: EditorStore,
  store: UnsavedStore,
  sender: RequestQueue,
  now: () => number,
): Autosave {
  /** What is not saved and had no room. */
  const unstored = new Set<string>();

  function setStored(key: string, isStored: boolean): void {
    if (isStored) unstored.delete(key);
    else unstored.add(key);
    const isStorageFull = unstored.size > 0;
    if (isStorageFull !== state().isStorageFull) set({ isStorageFull });
  }

  function keep(key: string, kept: UnsavedChange | undefined): void {
    const previous = state().unsaved[key];
    const { [key]: _, ...others } = state().unsaved;
    set({ unsaved: kept ? { ...others, [key]: kept } : others });
    if (kept) {
      store.put(kept).then((hasRoom) => {
        if (state().unsaved[key] === kept) setStored(key, hasRoom);
      });
      sender.send(toUnsavedValue(kept));
      return;
    }
    setStored(key, true);
    if (!previous) return;
    store.remove(previous);
    sender.send(toLocation(previous));
  }

  return {
    store: keep,
    clearStorageError: (keys) => {
      for (const key of keys) setStored(key, true);
    },
    dialogs: createDialogDrafts(store.dialogs, now, setStored),
  };
}
