/** Stores unsaved changes in the browser and sends them to the server for the preview. */
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
  /** Stores a change under its key; undefined removes it. */
  store(key: string, change: UnsavedChange | undefined): void;
  /** Clears the storage error of removed changes. */
  clearStorageError(keys: readonly string[]): void;
  dialogs: DialogDrafts;
}

/** @param now in milliseconds since 1970 */
export function createAutosave(
  { state, set }: EditorStore,
  store: UnsavedStore,
  requestQueue: RequestQueue,
  now: () => number,
): Autosave {
  /** Keys of unsaved changes for which the browser has no space. */
  const unstored = new Set<string>();

  function setStored(key: string, isStored: boolean): void {
    if (isStored) unstored.delete(key);
    else unstored.add(key);
    const isStorageFull = unstored.size > 0;
    if (isStorageFull !== state().isStorageFull) set({ isStorageFull });
  }

  function storeChange(key: string, change: UnsavedChange | undefined): void {
    const previous = state().unsaved[key];
    const { [key]: _, ...others } = state().unsaved;
    set({ unsaved: change ? { ...others, [key]: change } : others });
    if (change) {
      store.put(change).then((hasRoom) => {
        if (state().unsaved[key] === change) setStored(key, hasRoom);
      });
      requestQueue.send(toUnsavedValue(change));
      return;
    }
    setStored(key, true);
    if (!previous) return;
    store.remove(previous);
    requestQueue.send(toLocation(previous));
  }

  return {
    store: storeChange,
    clearStorageError: (keys) => {
      for (const key of keys) setStored(key, true);
    },
    dialogs: createDialogDrafts(store.dialogs, now, setStored),
  };
}
