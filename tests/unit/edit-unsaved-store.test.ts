/** Unsaved changes are stored in the browser. */
import { describe, expect, test } from 'vitest';
import { createDialogDrafts } from '../../src/editor/client/state/dialogDrafts.ts';
import type { DraftDatabase } from '../../src/editor/client/state/draftStore.ts';
import {
  createUnsavedStore,
  type UnsavedChange,
  unsavedKey,
} from '../../src/editor/client/state/unsavedStore.ts';
import { memoryStorage } from './memoryStorage.ts';

const change: UnsavedChange = {
  path: 'activities/camp',
  file: 'public/data/camp.json',
  pointer: '/data/0/programme/3',
  base: { title: 'ക്യാമ്പ്' },
  value: { title: 'ക്യാമ്പ് 2026' },
  time: 1_790_000_000_000,
};

function memoryLasting(): DraftDatabase {
  const values = new Map<string, unknown>();
  return {
    entries: async () => [...values],
    set: async (name, value) => {
      values.set(name, value);
    },
  };
}

async function afterwards(storage: Storage, database: DraftDatabase) {
  const store = createUnsavedStore(storage, 'a', database);
  await store.refresh();
  return store.all();
}

describe('the store', () => {
  test('keeps values across a reload', async () => {
    const storage = memoryStorage();
    expect(await createUnsavedStore(storage, 'a').put(change)).toBe(true);
    expect(createUnsavedStore(storage, 'a').all()).toEqual({ [unsavedKey(change)]: change });
  });

  test('has one value for each page and file, in any position', () => {
    const store = createUnsavedStore(memoryStorage(), 'a');
    store.put(change);
    store.put({ ...change, pointer: '/data/0/programme/4', value: 'later' });
    store.put({ ...change, path: 'another', value: 'other' });
    expect(Object.values(store.all()).map(({ value }) => value)).toEqual(['later', 'other']);
  });

  test('separates the sites of one browser', () => {
    const storage = memoryStorage();
    createUnsavedStore(storage, 'a').put(change);
    expect(createUnsavedStore(storage, 'b').all()).toEqual({});
    createUnsavedStore(storage, 'b').remove(change);
    expect(Object.keys(createUnsavedStore(storage, 'a').all())).toHaveLength(1);
    createUnsavedStore(storage, 'a').remove(change);
    expect(storage.length).toBe(0);
  });

  test('reports missing space, and keeps older values', async () => {
    const storage = memoryStorage(600);
    const store = createUnsavedStore(storage, 'a');
    expect(await store.put(change)).toBe(true);
    const longer = { ...change, value: 'x'.repeat(600) };
    expect(await store.put(longer)).toBe(false);
    expect(store.all()[unsavedKey(change)]).toEqual(longer);
    expect(createUnsavedStore(storage, 'a').all()[unsavedKey(change)]).toEqual(change);
  });

  describe('with a database', () => {
    test('has values that exceed localStorage', async () => {
      const database = memoryLasting();
      expect(await createUnsavedStore(memoryStorage(10), 'a', database).put(change)).toBe(true);
      expect(await afterwards(memoryStorage(10), database)).toEqual({ [unsavedKey(change)]: change });
    });

    test('has values that a killed browser had not written to localStorage', async () => {
      const database = memoryLasting();
      const oldStorage = memoryStorage();
      createUnsavedStore(oldStorage, 'a').put(change);
      const later = { ...change, value: 'later', time: change.time + 1 };
      createUnsavedStore(memoryStorage(), 'a', database).put(later);
      expect(await afterwards(oldStorage, database)).toEqual({ [unsavedKey(change)]: later });
      createUnsavedStore(memoryStorage(), 'a', database).remove(later);
      expect(await afterwards(oldStorage, database)).toEqual({});
    });

    test('has values of localStorage alone, after the database failed', async () => {
      const database = memoryLasting();
      const storage = memoryStorage();
      createUnsavedStore(storage, 'a', database).put(change);
      const later = { ...change, value: 'later', time: change.time + 1 };
      const failing = { ...database, set: () => Promise.reject(new Error('No.')) };
      expect(await createUnsavedStore(storage, 'a', failing).put(later)).toBe(true);
      expect(await afterwards(storage, database)).toEqual({ [unsavedKey(change)]: later });
      expect(await createUnsavedStore(memoryStorage(10), 'a', failing).put(later)).toBe(false);
    });

    test('forgets values that another window has saved, also without space in localStorage', async () => {
      const database = memoryLasting();
      const [one, other] = [memoryStorage(10), memoryStorage(10)].map((storage) =>
        createUnsavedStore(storage, 'a', database),
      );
      await one?.put(change);
      other?.remove(change);
      await one?.refresh();
      expect(one?.all()).toEqual({});
    });

    test('prefers newer text over that of the database', async () => {
      const database = memoryLasting();
      await createUnsavedStore(memoryStorage(), 'a', database).put(change);
      const later = { ...change, value: 'later', time: change.time + 1 };
      const store = createUnsavedStore(memoryStorage(10), 'a', {
        ...database,
        set: () => Promise.reject(new Error('No.')),
      });
      await store.put(later);
      await store.refresh();
      expect(store.all()).toEqual({ [unsavedKey(change)]: later });
    });
  });

  describe('of dialogs', () => {
    const typed = { values: { title: 'ക്യാമ്പ്', date: '' }, files: [{ of: 'photos', name: 'a.jpg' }] };
    const open = (storage: Storage, database?: DraftDatabase) => {
      const store = createUnsavedStore(storage, 'a', database);
      const rooms: boolean[] = [];
      const drafts = createDialogDrafts(
        store.dialogs,
        () => 5,
        (_, hasRoom) => rooms.push(hasRoom),
      );
      return { store, drafts, rooms };
    };

    test('has the input in another tab, apart from the forms, until it is removed or empty', () => {
      const storage = memoryStorage();
      const { drafts } = open(storage);
      drafts.put('add/event', typed);
      drafts.put('move/camp', typed);
      const other = open(storage);
      expect(other.drafts.read('add/event')).toEqual({ ...typed, time: 5 });
      expect(other.drafts.read('add/page')).toBeUndefined();
      expect(other.store.all()).toEqual({});
      other.drafts.remove('add/event');
      other.drafts.put('move/camp', { values: { title: '' }, files: [] });
      expect(storage.length).toBe(0);
    });

    test('has values that a killed browser had not written to localStorage', async () => {
      const database = memoryLasting();
      open(memoryStorage(), database).drafts.put('add/event', typed);
      const { store, drafts } = open(memoryStorage(), database);
      await store.refresh();
      expect(drafts.read('add/event')?.values).toEqual(typed.values);
      drafts.remove('add/event');
      const later = open(memoryStorage(), database);
      await later.store.refresh();
      expect(later.drafts.read('add/event')).toBeUndefined();
    });

    test('reports missing space', async () => {
      const { drafts, rooms } = open(memoryStorage(10));
      drafts.put('add/event', typed);
      await expect.poll(() => rooms).toEqual([false]);
      drafts.remove('add/event');
      expect(rooms).toEqual([false, true]);
    });

    test.each(['null', '7', '{"time":1}', '{"values":{"a":1},"files":[],"time":1}'])(
      'ignores %s, which is not its own',
      (text) => {
        const storage = memoryStorage();
        storage.setItem('site-from-data/a/dialog/x', text);
        expect(open(storage).drafts.read('x')).toBeUndefined();
      },
    );
  });

  test.each(['', 'null', '7', '{', '{"file":"a"}', '[]'])('ignores %j, which is not its own', (text) => {
    const storage = memoryStorage();
    storage.setItem('site-from-data/a/unsaved/x#y', text);
    expect(createUnsavedStore(storage, 'a').all()).toEqual({});
  });
});
