/** Keeps what is not saved: in the browser, and with the server, which shows it. */
import type { Place } from '../../protocol.ts';
import type { Holder } from './holder.ts';
import type { Kept, KeptStore } from './kept.ts';
import type { Sender } from './sender.ts';

export const unsavedOf = ({ file, pointer, base, value }: Kept) => ({ file, pointer, base, value });
export const placeOf = ({ file, pointer }: Place) => ({ file, pointer });

/** @returns what keeps a value under its key; undefined forgets it */
export function openKeeping(
  { state, set }: Holder,
  store: KeptStore,
  sender: Sender,
): (key: string, kept: Kept | undefined) => void {
  /** What is not saved and had no room. */
  const homeless = new Set<string>();

  function setRoom(key: string, hasRoom: boolean): void {
    if (hasRoom) homeless.delete(key);
    else homeless.add(key);
    const isFull = homeless.size > 0;
    if (isFull !== state().isFull) set({ isFull });
  }

  return (key, kept) => {
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
  };
}
