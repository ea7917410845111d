/** Loading and normalizing data files. */
import { describe, expect, test, vi } from 'vitest';
import {
  createStore,
  type DataReader,
  LoadError,
  optionalMedia,
  ReleaseError,
} from '../../src/core/data/load.ts';
import { isMediaFile, type MediaFile, NO_MEDIA_FILE } from '../../src/core/data/media.ts';
import { normalize } from '../../src/core/data/normalize.ts';
import { loadInput } from '../../src/core/layouts/index.ts';
import type { DataFiles, DataKind, Layout, Route } from '../../src/core/model.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { jsonFixtures } from './fixtures.ts';

function readerOf(files: Readonly<Record<string, unknown>>) {
  const requests: string[] = [];
  const read: DataReader = async (name) => {
    requests.push(name);
    if (!Object.hasOwn(files, name)) throw new LoadError(name);
    return files[name];
  };
  return { read, asked: requests };
}

describe('createStore', () => {
  test('reads each file once', async () => {
    const { read, asked } = readerOf({ faculty: { data: [{ name: 'A', role: 'R' }] } });
    const store = createStore(read);
    const [first, second] = await Promise.all([
      store.get('people', 'faculty'),
      store.get('people', 'faculty'),
    ]);
    expect(await store.get('people', 'faculty')).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(['faculty']);
  });

  test('fills in figures everywhere in a file', async () => {
    const { read } = readerOf({
      home: { data: [{ title: '{{beds}} beds', blocks: [{ kind: 'notice', text: '{{beds}}' }] }] },
    });
    expect(await createStore(read, { beds: { value: 350, label: 'Beds' } }).get('info', 'home')).toEqual({
      title: '350 beds',
      blocks: [{ kind: 'notice', text: '350' }],
    });
  });

  test('requests again after a failure', async () => {
    const files: Record<string, unknown> = {};
    const { read, asked } = readerOf(files);
    const store = createStore(read);
    await expect(store.get('people', 'faculty')).rejects.toThrow(LoadError);
    files.faculty = { data: [] };
    await expect(store.get('people', 'faculty')).resolves.toEqual([]);
    expect(asked).toEqual(['faculty', 'faculty']);
  });

  test('requests a file of another release only after forget()', async () => {
    let requestCount = 0;
    const store = createStore(async (name) => {
      requestCount++;
      if (requestCount === 1) throw new ReleaseError(name);
      return { data: [] };
    });
    await expect(store.get('people', 'faculty')).rejects.toThrow(ReleaseError);
    await expect(store.get('people', 'faculty')).rejects.toThrow(ReleaseError);
    expect(requestCount).toBe(1);
    store.forget();
    await expect(store.get('people', 'faculty')).resolves.toEqual([]);
  });

  test('a failure names the file', async () => {
    await expect(createStore(readerOf({}).read).get('people', 'faculty')).rejects.toThrow(
      'The data file faculty.json could not be loaded.',
    );
  });
});

describe('optionalMedia', () => {
  const mediaFile: MediaFile = { pictures: {}, documents: { 'documents/a.pdf': 1 } };

  test('returns known media, nothing if they fail, and requests them again later', async () => {
    let isAvailable = false;
    const { media } = optionalMedia(
      createStore(readerOf({}).read, {}, async (name) => {
        if (isAvailable) return mediaFile;
        throw new LoadError(name);
      }),
    );
    expect(await media('yrc')).toEqual(NO_MEDIA_FILE);
    isAvailable = true;
    expect(await media('yrc')).toEqual(mediaFile);
  });

  test('waits two seconds at most; late media are used for the next page', async () => {
    vi.useFakeTimers();
    const { media } = optionalMedia(
      createStore(
        readerOf({}).read,
        {},
        () => new Promise((done) => setTimeout(() => done(mediaFile), 5000)),
      ),
    );
    const first = media('yrc');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toEqual(NO_MEDIA_FILE);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await media('yrc')).toEqual(mediaFile);
    vi.useRealTimers();
  });
});

describe('isMediaFile', () => {
  const copies = { hash: 'abc', widths: [320] };
  const complete = {
    updated: '2026-01-02',
    entries: { 'yrc/a': '2025-01-02' },
    pictures: {
      'images/a.jpg': { width: 4, height: 3, tint: '#fff', copies },
      'images/b.svg': { width: 1, height: 1 },
    },
    documents: { 'documents/a.pdf': 10 },
  };
  /** Returns false if it throws. */
  const is = (file: unknown) => {
    try {
      return isMediaFile(file);
    } catch {
      return false;
    }
  };

  test('accepts what the build writes', () => {
    expect(is(complete)).toBe(true);
    expect(is(NO_MEDIA_FILE)).toBe(true);
  });

  const picture = (value: unknown) => ({ ...complete, pictures: { 'images/a.jpg': value } });
  test.each<[what: string, file: unknown]>([
    ...[null, 1, 'text', [], {}, true].map((file): [string, unknown] => [JSON.stringify(file), file]),
    ['a day that is a number', { ...complete, updated: 20260102 }],
    ['the day of an entry that is a number', { ...complete, entries: { 'yrc/a': 20260102 } }],
    ['no pictures', { documents: {} }],
    ['no documents', { pictures: {} }],
    ['pictures in words', { ...complete, pictures: 'none' }],
    ['a size in words', { ...complete, documents: { 'documents/a.pdf': 'large' } }],
    ...[null, 1, 'text', [], {}, { width: 4 }, { width: '4 px', height: 3 }].map(
      (value): [string, unknown] => [`the picture ${JSON.stringify(value)}`, picture(value)],
    ),
    ...[1, 'text', [], {}, { ...copies, widths: null }, { ...copies, widths: 320 }].map(
      (value): [string, unknown] => [
        `the copies ${JSON.stringify(value)}`,
        picture({ width: 4, height: 3, copies: value }),
      ],
    ),
  ])('refuses %s', (_, file) => expect(is(file)).toBe(false));
});

describe('find', () => {
  const entry = (url: string) => ({ url, title: url });
  const files = {
    yrc: {
      data: [
        { club: 'YRC', programme: ['yrc/c', 'yrc/b', 'quiz', 'yrc/a'].map(entry) },
        { club: 'Second', programme: [entry('yrc/z')] },
      ],
    },
    camp: {
      data: [{ club: 'Camps', programme: ['camp/march', 'camp/february', 'camp/january'].map(entry) }],
    },
    departments: { data: [{ url: 'departments/child', content: [{ para1: 'One.' }] }] },
    home: {
      data: [
        {
          blocks: [
            { kind: 'from-people', data: 'faculty' },
            { kind: 'from-people', data: 'staff' },
            { kind: 'from-events', data: 'events' },
            { kind: 'from-activity-cards', data: 'club' },
            { kind: 'from-programmes', data: 'yrc' },
            { kind: 'map' },
          ],
        },
      ],
    },
    faculty: { data: [{ name: 'A', role: 'R' }] },
    staff: { data: [{ name: 'B', role: 'R' }] },
    events: { data: [{ title: 'E' }] },
    club: { data: [{ title: 'C', url: 'c' }] },
  };
  const row = <L extends Layout>(path: string, layout: L, data: string): Route & { layout: L } => ({
    path,
    layout,
    data,
  });
  const table = routeTable({ routes: [row('camp', 'list', 'camp'), row('camp/*', 'camp-month', 'camp')] });
  const loadInputOf = async <L extends Layout>(layout: L, data: string, path: string) =>
    (await loadInput(createStore(readerOf(files).read), table, row('x', layout, data), path))?.input;
  const titles = (items: ({ title: string } | undefined)[]) => items.map((item) => item?.title);

  test.each<[path: string, before: string | undefined, after: string | undefined]>([
    ['yrc/c', 'yrc/b', undefined],
    ['yrc/b', 'yrc/a', 'yrc/c'],
    ['yrc/a', undefined, 'yrc/b'],
    ['yrc/z', undefined, undefined],
    ['quiz', undefined, undefined],
  ])('the entry %s, with its neighbours in the same family and record', async (path, previous, after) => {
    const pageData = await loadInputOf('detail', 'yrc', path);
    expect(titles([pageData?.programme, pageData?.previous, pageData?.next])).toEqual([
      path,
      previous,
      after,
    ]);
  });

  test.each<[path: string, before: string | undefined, after: string | undefined]>([
    ['camp/march', 'camp/february', undefined],
    ['camp/february', 'camp/january', 'camp/march'],
    ['camp/january', undefined, 'camp/february'],
  ])('the month %s, with the months before and after it', async (path, previous, after) => {
    const pageData = await loadInputOf('camp-month', 'camp', path);
    expect(titles([pageData?.month, pageData?.previous, pageData?.next])).toEqual([path, previous, after]);
  });

  test('a list of camp months reads a camp file', async () => {
    const [subject] = (await loadInputOf('list', 'camp', 'camp')) ?? [];
    expect(subject?.programmes[0]).toMatchObject({ title: 'camp/march', rows: [] });
    const [club] = (await loadInputOf('list', 'yrc', 'yrc')) ?? [];
    expect(club?.heading).toBe('YRC');
  });

  test('a department', async () => {
    const path = 'departments/child';
    expect(await loadInputOf('department', 'departments', path)).toMatchObject({ path });
  });

  test('a page with all its sources', async () => {
    const pageData = await loadInputOf('info', 'home', '');
    expect(pageData?.record.blocks).toHaveLength(6);
    expect([...(pageData?.sources.people ?? [])]).toEqual([
      ['faculty', [{ name: 'A', role: 'R' }]],
      ['staff', [{ name: 'B', role: 'R' }]],
    ]);
    expect([...(pageData?.sources.events.keys() ?? [])]).toEqual(['events']);
    expect([...(pageData?.sources['activity-cards'].keys() ?? [])]).toEqual(['club']);
    expect([...(pageData?.sources['programme-list'].keys() ?? [])]).toEqual(['yrc']);
  });

  test.each<[layout: Layout, data: string, path: string]>([
    ['detail', 'yrc', 'yrc/unknown'],
    ['detail', 'yrc', 'constructor'],
    ['camp-month', 'camp', 'camp/may'],
    ['department', 'departments', 'departments/adult'],
  ])('nothing if the %s file %s has no entry %s', async (layout, data, path) => {
    expect(await loadInputOf(layout, data, path)).toBeUndefined();
  });

  test('rejects if a file or a source of a page fails', async () => {
    await expect(loadInputOf('list', 'lost', 'x')).rejects.toThrow(LoadError);
    const store = createStore(readerOf({ home: files.home }).read);
    await expect(loadInput(store, table, row('', 'info', 'home'), '')).rejects.toThrow(LoadError);
  });
});

interface Case {
  name: string;
  kind: DataKind;
  in: DataFiles[DataKind];
  /** The content as JSON: a map of departments as an object, a map of entries as the list of its keys. */
  out: unknown;
}

function asJson(content: unknown): unknown {
  if (content instanceof Map) return Object.fromEntries(content);
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content) || !('entries' in content)) return content;
  const { entries } = content;
  return { ...content, entries: entries instanceof Map ? [...entries.keys()] : entries };
}

test.each(jsonFixtures<Case>('normalize').map(({ file, fixture }) => [file, fixture.name, fixture] as const))(
  '%s: %s',
  (_file, _name, { kind, in: file, out }) => {
    const original = structuredClone(file);
    expect(JSON.parse(JSON.stringify(asJson(normalize(kind, file))))).toEqual(out);
    expect(file, 'the data file itself is left alone').toEqual(original);
  },
);

test('an entry is the same object as in its list', () => {
  const { subjects, entries } = normalize('programme-list', {
    data: [{ programme: [{ url: 'a/b', title: 'T' }] }],
  });
  expect(entries.get('a/b')).toBe(subjects[0]?.programmes[0]);
});
