/** The database of the browser, for what is not saved. */
import { createStore, entries, set } from 'idb-keyval';
import type { Lasting } from './kept.ts';

/** Rejects what it is asked where the browser has none, as in some private windows. */
export function lastingStore(): Lasting {
  const store = createStore('site-from-data', 'unsaved');
  return {
    entries: async () => entries(store),
    set: async (name, value) => set(name, value, store),
  };
}
