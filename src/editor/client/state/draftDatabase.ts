/** The database of the browser, for what is not saved. */
import { createStore, entries, promisifyRequest } from 'idb-keyval';
import type { DraftDatabase } from './draftStore.ts';

/** Rejects what it is asked where the browser has none, as in some private windows. */
export function createDraftDatabase(): DraftDatabase {
  const store = createStore('site-from-data', 'unsaved');
  return {
    entries: async () => entries(store),
    set: (name, value) =>
      store('readwrite', (values) => {
        values.put(value, name);
        // Else it would be dropped where the window is closed before it has heard of the end.
        values.transaction.commit();
        return promisifyRequest(values.transaction);
      }),
  };
}
