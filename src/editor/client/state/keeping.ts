/** Keeps what is not saved: in the browser, and with the server, which shows it. */
import type { ValueLocation } from '../../shared/protocol.ts';
import { type DialogDrafts, openDialogDrafts } from './dialogDrafts.ts';
import type { Holder } from './holder.ts';
import type { Kept, KeptStore } from './kept.ts';
import type { Sender } from './sender.ts';

export const unsavedOf = ({ file, pointer, base, value }: Kept) => ({ file, pointer, base, value });
export const placeOf = ({ file, pointer }: ValueLocation) => ({ file, pointer });

interface Keeping {
  /** Keeps a value under its key; undefined forgets it. */
  keep(key: string, kept: Kept | undefined): void;
  /** For keys of values that are kept no longer. */
  forgetRoom(keys: readonly string[]): void;
  dialogs: DialogDrafts;
}

/** @param now in milliseconds since 1970 */
export function openKeeping(
  { state, set }: Holder,
  store: KeptStore,
  sender: Sender,
  now: () => number,
): Keeping {
  /** What is not saved and had no room. */
  const homeless = new Set<string>();

  function setRoom(key: string, hasRoom: boolean): void {
    if (hasRoom) homeless.delete(key);
    else homeless.add(key);
    const isFull = homeless.size > 0;
    if (isFull !== state().isFull) set({ isFull });
  }

  function keep(key: string, kept: Kept | undefined): void {
    const before = state().kept[key];
    const { [key]: _, ...others } = state().kept;
    set({ kept: kept ? { ...others, [key]: kept } : others });
    if (kept) {
      store.put(kept).then((hasRoom) => {
        if (state().kept[key] === kept) setRoom(key, hasRoom);
      });
      sender.send(unsavedOf(kept));
      return;
    }
    setRoom(key, true);
    if (!before) return;
    store.remove(before);
    sender.send(placeOf(before));
  }

  return {
    keep,
    forgetRoom: (keys) => {
      for (const key of keys) setRoom(key, true);
    },
    dialogs: openDialogDrafts(store.dialogs, now, setRoom),
  };
}
