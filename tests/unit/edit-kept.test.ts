/** What is not saved is kept in the browser. */
import { describe, expect, test } from 'vitest';
import { type Kept, keptStore, keyOf } from '../../codegen/edit/window/state/kept.ts';
import { memoryStorage } from './memoryStorage.ts';

const kept: Kept = {
  path: 'activities/camp',
  file: 'public/data/camp.json',
  pointer: '/data/0/programme/3',
  base: { title: 'ക്യാമ്പ്' },
  value: { title: 'ക്യാമ്പ് 2026' },
  time: 1_790_000_000_000,
};

describe('the store', () => {
  test('has after a reload what was put into it', () => {
    const storage = memoryStorage();
    expect(keptStore(storage, 'a').put(kept)).toBe(true);
    expect(keptStore(storage, 'a').all()).toEqual({ [keyOf(kept)]: kept });
  });

  test('has one value of a file for each page, wherever in the file it stands', () => {
    const store = keptStore(memoryStorage(), 'a');
    store.put(kept);
    store.put({ ...kept, pointer: '/data/0/programme/4', value: 'later' });
    store.put({ ...kept, path: 'another', value: 'other' });
    expect(Object.values(store.all()).map(({ value }) => value)).toEqual(['later', 'other']);
  });

  test('keeps the sites apart that one browser edits', () => {
    const storage = memoryStorage();
    keptStore(storage, 'a').put(kept);
    expect(keptStore(storage, 'b').all()).toEqual({});
    keptStore(storage, 'b').remove(kept);
    expect(Object.keys(keptStore(storage, 'a').all())).toHaveLength(1);
    keptStore(storage, 'a').remove(kept);
    expect(storage.length).toBe(0);
  });

  test('says when there is no room, and still has what it had', () => {
    const storage = memoryStorage(600);
    const store = keptStore(storage, 'a');
    expect(store.put(kept)).toBe(true);
    expect(store.put({ ...kept, value: 'x'.repeat(600) })).toBe(false);
    expect(store.all()[keyOf(kept)]).toEqual(kept);
  });

  test.each(['', 'null', '7', '{', '{"file":"a"}', '[]'])(
    'passes over %j, which is none of its own',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('site-from-data/a/unsaved/x#y', text);
      expect(keptStore(storage, 'a').all()).toEqual({});
    },
  );
});
