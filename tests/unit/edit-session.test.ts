/** The session of the client against a fake server. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type Api, ApiError } from '../../src/editor/client/state/api.ts';
import { createSession, type Session } from '../../src/editor/client/state/session.ts';
import { createUnsavedStore, unsavedKey } from '../../src/editor/client/state/unsavedStore.ts';
import type {
  Json,
  PagePart,
  PageRow,
  SaveResult,
  ServerEvent,
  UnsavedValue,
  ValueChange,
} from '../../src/editor/shared/protocol.ts';
import { memoryStorage } from './memoryStorage.ts';

const FILE = 'public/data/camp.json';
const KEY = unsavedKey({ path: 'camp', file: FILE });

/** A server with one page, which can be stopped. */
function server() {
  const server = {
    value: { title: 'Camp', text: 'Old' } as Json,
    pointer: '/data/0',
    sent: [] as UnsavedValue[],
    saves: [] as (readonly ValueChange[])[],
    answer: undefined as SaveResult | undefined,
    path: 'camp',
    pages: 0,
    delay: Promise.resolve(),
    isStopped: false,
    tell: (_: ServerEvent) => {},
    cut: () => {},
  };
  const afterResponse = async <T>(give: () => T): Promise<T> => {
    await Promise.resolve();
    if (server.isStopped) throw new ApiError('stopped');
    return give();
  };
  const part = (): PagePart => ({
    name: 'record',
    file: FILE,
    pointer: server.pointer,
    schema: 'info',
    schemaPointer: '',
    omittedFields: [],
    value: server.value,
  });
  const site = {
    title: 'School',
    language: 'en',
    languages: ['en'],
    id: 'a',
    pages: [],
    preview: '',
    base: '',
    pictures: [],
    documents: [],
    files: [],
    pictureVersion: 0,
    figures: {},
  };
  const api: Api = {
    site: () => afterResponse(() => site),
    schemas: () => afterResponse(() => ({})),
    page: async ({ path }) => {
      const read = await afterResponse(() => {
        if (path !== server.path) throw new ApiError('refused');
        server.pages += 1;
        return { parts: [part()] };
      });
      await server.delay;
      return read;
    },
    unsaved: (unsaved) =>
      afterResponse(() => {
        server.sent.push(unsaved);
        return null;
      }),
    save: ({ changes }) =>
      afterResponse(() => {
        server.saves.push(changes);
        const [changed] = changes;
        if (server.answer || !changed) return server.answer ?? { kind: 'gone', locations: [] };
        server.value = changed.value;
        return { kind: 'saved', values: [changed.value], problems: [] };
      }),
    listen: async (onOpen, onNews, signal) => {
      await afterResponse(() => undefined);
      onOpen();
      server.tell = onNews;
      await new Promise<void>((done) => {
        server.cut = done;
        signal.addEventListener('abort', () => done());
      });
    },
  };
  return { made: server, api, site };
}

/** Opens a client. @param storage another one for another computer */
async function opened(all = server(), storage = memoryStorage()) {
  const { api, site } = all;
  let time = 0;
  const now = () => {
    time += 5000;
    return time;
  };
  const store = createUnsavedStore(storage, site.id);
  const session = createSession({ api, store, site, schemas: {}, locks: undefined, now });
  session.open('camp');
  const value = () => session.state().page?.edits.values[KEY];
  await vi.waitFor(() => expect(session.state().page?.loadState).toBe('ready'));
  return { ...all, session, storage, value };
}

const NEW = { title: 'Camp', text: 'New' };

async function savedWith(answer: SaveResult) {
  const client = await opened();
  client.made.answer = answer;
  client.session.change(KEY, NEW);
  await client.session.save([KEY]);
  return client;
}

test('a closed window sends no more requests', async () => {
  vi.useFakeTimers();
  const all = server();
  const news = vi.spyOn(all.api, 'listen');
  const { session } = await opened(all);
  session.close();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(news).toHaveBeenCalledOnce();
});

test('a new page is ready when the window has it in its list', async () => {
  const all = server();
  const row: PageRow = {
    path: 'camp',
    title: 'Camp',
    layout: 'info',
    status: 'live',
    location: { file: FILE, pointer: '/data/0' },
    text: '',
    savedAt: 0,
  };
  const { session } = await opened({
    ...all,
    api: { ...all.api, site: async () => ({ ...all.site, pages: [row] }) },
  });
  expect(session.state().site.pages).toEqual([row]);
});

const MISTAKE = { severity: 'error', code: 'value-empty', file: FILE, message: 'Empty.' } as const;

describe('a draft', () => {
  const asEntry = () => {
    const all = server();
    const { page } = all.api;
    all.api.page = async (asks) => ({
      parts: (await page(asks)).parts.map((part) => ({ ...part, name: 'entry' as const })),
    });
    return all;
  };

  test('is saved with its text, and published', async () => {
    const all = asEntry();
    const { session, storage } = await opened(all);
    session.change(KEY, NEW);
    await session.saveAs(true);
    expect(all.made.value).toEqual({ ...NEW, draft: true });
    expect(storage.length).toBe(0);
    await session.saveAs(false);
    expect(all.made.value).toEqual(NEW);
    expect(session.state().outcomes[KEY]).toMatchObject({ kind: 'saved' });
  });

  test('that is refused is none, and the text stays', async () => {
    const all = asEntry();
    const { session, value } = await opened(all);
    session.change(KEY, NEW);
    all.made.answer = { kind: 'refused', problems: [MISTAKE] };
    await session.saveAs(true);
    expect(value()).toEqual(NEW);
    expect(session.state().outcomes[KEY]).toEqual({ kind: 'refused', problems: [MISTAKE], isDraft: true });
    expect(session.state().unsaved[KEY]?.value).toEqual(NEW);
  });

  test('that was refused has no error after the page is saved in any form', async () => {
    const all = asEntry();
    const ROW = unsavedKey({ path: 'camp', file: 'manifest/routes.json' });
    const page = all.api.page;
    const row = { ...(await page({ path: 'camp' })).parts[0], name: 'row', file: 'manifest/routes.json' };
    all.api.page = async (asks) => {
      const { parts } = await page(asks);
      return {
        parts: [
          { ...parts[0], name: 'record' },
          { ...row, value: { path: 'camp' } },
        ] as PagePart[],
      };
    };
    const { session } = await opened(all);
    session.change(KEY, { title: '' });
    const cannot = { ...MISTAKE, file: 'manifest/routes.json', message: 'The home page cannot be a draft.' };
    all.made.answer = { kind: 'refused', problems: [cannot] };
    await session.saveAs(true);
    expect(session.state().unsaved[ROW]).toBeUndefined();
    expect(session.state().outcomes).toEqual({
      [KEY]: { kind: 'refused', problems: [cannot], isDraft: true },
    });
    session.change(KEY, NEW);
    expect(session.state().outcomes).toEqual({});
    all.made.answer = undefined;
    await session.save([KEY, ROW]);
    expect(session.state().outcomes).toMatchObject({ [KEY]: { kind: 'saved' } });
    expect(Object.keys(session.state().outcomes)).toEqual([KEY]);
  });

  test('with errors is not published; they are shown', async () => {
    const all = asEntry();
    all.made.value = { title: '', draft: true };
    const { session, value } = await opened(all);
    all.made.answer = { kind: 'refused', problems: [MISTAKE] };
    await session.saveAs(false);
    expect(value()).toEqual({ title: '' });
    expect(session.state().outcomes[KEY]).toEqual({ kind: 'refused', problems: [MISTAKE] });
    expect(session.state().problems).toEqual([MISTAKE]);
  });
});

describe('typed text', () => {
  test('is stored and sent, and removed once it equals the file', async () => {
    const all = server();
    const { session, storage } = await opened(all);
    session.change(KEY, NEW);
    expect(Object.values(createUnsavedStore(storage, 'a').all())).toMatchObject([
      { value: NEW, path: 'camp' },
    ]);
    await vi.waitFor(() => expect(all.made.sent).toMatchObject([{ value: NEW, base: { text: 'Old' } }]));
    session.undo();
    expect(storage.length).toBe(0);
    await vi.waitFor(() => expect(all.made.sent.at(-1)).toEqual({ file: FILE, pointer: '/data/0' }));
  });

  test('is sent in few requests, one at a time, and the last one arrives', async () => {
    const { made, session } = await opened();
    for (let count = 1; count <= 20; count++) session.change(KEY, { title: 'x'.repeat(count), text: '' });
    await vi.waitFor(() => expect(made.sent.at(-1)?.value).toMatchObject({ title: 'x'.repeat(20) }));
    expect(made.sent.length).toBeLessThan(4);
  });

  test('survives a reload, and is sent to the server again', async () => {
    const { session, storage } = await opened();
    session.change(KEY, NEW);
    const next = server();
    expect((await opened(next, storage)).value()).toEqual(NEW);
    await vi.waitFor(() => expect(next.made.sent[0]).toMatchObject({ value: NEW }));
  });

  test('of another window is read before the form appears', async () => {
    const all = server();
    const initial = {
      path: 'camp',
      file: FILE,
      pointer: '/data/0',
      base: all.made.value,
      value: NEW,
      time: 1,
    };
    let read = (_: [string, unknown][]) => {};
    const database = {
      entries: () =>
        new Promise<[string, unknown][]>((done) => {
          read = done;
        }),
      set: async () => {},
    };
    const store = createUnsavedStore(memoryStorage(), all.site.id, database);
    const session = createSession({ ...all, store, schemas: {}, locks: undefined, now: () => 2 });
    session.open('camp');
    await vi.waitFor(() => expect(all.made.pages).toBe(1));
    await pause(0);
    expect(session.state().page?.loadState).toBe('loading');
    read([[`site-from-data/a/unsaved/${KEY}`, initial]]);
    await vi.waitFor(() => expect(session.state().page?.loadState).toBe('ready'));
    expect(session.state().page?.edits.values[KEY]).toEqual(NEW);
  });

  test('survives a reload if entries were added before it', async () => {
    const { session, storage } = await opened();
    session.change(KEY, NEW);
    const next = server();
    next.made.pointer = '/data/1';
    expect((await opened(next, storage)).value()).toEqual(NEW);
    await vi.waitFor(() => expect(next.made.sent.at(-1)).toMatchObject({ pointer: '/data/1', value: NEW }));
    expect(next.made.sent).toContainEqual({ file: FILE, pointer: '/data/0' });
  });

  test('is reported if there is no space, and can still be saved', async () => {
    const all = server();
    const { session } = await opened(all, memoryStorage(10));
    session.change(KEY, NEW);
    await vi.waitFor(() => expect(session.state().isStorageFull).toBe(true));
    session.reloadUnsaved();
    await session.save([KEY]);
    expect(all.made.value).toEqual(NEW);
    expect(session.state().isStorageFull).toBe(false);
  });

  test('is sent after a stopped server is back', async () => {
    const { made, session, value } = await opened();
    made.isStopped = true;
    made.cut();
    session.change(KEY, NEW);
    await vi.waitFor(() => expect(session.state().connection).toBe('stopped'));
    expect(made.sent).toEqual([]);
    made.isStopped = false;
    await vi.waitFor(() => {
      session.reconnect();
      expect(session.state().connection).toBe('here');
    });
    await vi.waitFor(() => expect(made.sent.at(-1)).toMatchObject({ value: NEW }));
    expect(value()).toEqual(NEW);
  });

  test('is sent again after an external save, and after its page is opened again', async () => {
    const { made, session } = await opened();
    session.change(KEY, NEW);
    await vi.waitFor(() => expect(made.sent).toHaveLength(1));
    made.tell({ kind: 'changed', files: [FILE] });
    await vi.waitFor(() => expect(made.sent).toHaveLength(2));
    session.open(undefined);
    session.open('camp');
    await vi.waitFor(() => expect(made.sent).toHaveLength(3));
    expect(made.sent.map(({ value }) => value)).toEqual([NEW, NEW, NEW]);
  });

  test('that another window of the browser has saved is removed from the server', async () => {
    const all = server();
    const { session, storage } = await opened(all);
    const other = await opened(all, storage);
    session.change(KEY, NEW);
    other.session.reloadUnsaved();
    await session.save([KEY]);
    // Before the other window has received the storage event.
    all.made.tell({ kind: 'changed', files: [FILE] });
    await vi.waitFor(() => expect(all.made.sent.at(-1)).toMatchObject({ value: NEW }));
    other.session.reloadUnsaved();
    await vi.waitFor(() => expect(all.made.sent.at(-1)).toEqual({ file: FILE, pointer: '/data/0' }));
  });

  test('of another window is shown here until it is removed there', async () => {
    const all = server();
    const { session, storage } = await opened(all);
    const other = await opened(all, storage);
    session.change(KEY, NEW);
    other.session.reloadUnsaved();
    expect(other.value()).toEqual(NEW);
    await session.save([KEY]);
    other.session.reloadUnsaved();
    expect(other.session.state().unsaved).toEqual({});
    expect(other.value()).toEqual(NEW);
  });
});

describe('saving', () => {
  test('sets the new base, and undo still works', async () => {
    const { made, session, storage, value } = await opened();
    session.change(KEY, NEW);
    await session.save([KEY]);
    expect(made.saves).toMatchObject([[{ base: { text: 'Old' }, value: NEW }]]);
    expect(session.state().outcomes[KEY]?.kind).toBe('saved');
    expect(storage.length).toBe(0);
    session.undo();
    expect(value()).toEqual({ title: 'Camp', text: 'Old' });
    expect(session.state().unsaved[KEY]?.base).toEqual(NEW);
  });

  test('keeps text typed in the meantime', async () => {
    const { made, session, value } = await opened();
    session.change(KEY, NEW);
    const saving = session.save([KEY]);
    session.change(KEY, { ...NEW, title: 'Later' });
    await saving;
    expect(value()).toEqual({ ...NEW, title: 'Later' });
    expect(session.state().unsaved[KEY]).toMatchObject({ base: NEW, value: { title: 'Later' } });
    await vi.waitFor(() => expect(made.sent.at(-1)?.value).toEqual({ ...NEW, title: 'Later' }));
  });

  test('keeps the sent value as the base of later text, so that external additions stay', async () => {
    const { made, session } = await opened();
    made.answer = { kind: 'saved', values: [{ ...NEW, place: 'Hall' }], problems: [] };
    session.change(KEY, NEW);
    const saving = session.save([KEY]);
    session.change(KEY, { ...NEW, title: 'Later' });
    await saving;
    expect(session.state().unsaved[KEY]?.base).toEqual(NEW);
  });

  test.each<[string, (session: Session) => void]>([
    ['undone', (session) => session.undo()],
    ['discarded', (session) => session.discard([KEY])],
  ])('keeps text that is %s in the meantime', async (_, take) => {
    const { made, session, value } = await opened();
    const old = value();
    session.change(KEY, NEW);
    const saving = session.save([KEY]);
    take(session);
    await saving;
    expect(made.value).toEqual(NEW);
    expect(value()).toEqual(old);
    expect(session.state().unsaved[KEY]).toMatchObject({ path: 'camp', base: NEW, value: old });
    await vi.waitFor(() => expect(made.sent.at(-1)?.value).toEqual(old));
  });

  test('that is refused shows the reason, and keeps the text', async () => {
    const { session, storage, value } = await savedWith({ kind: 'refused', problems: [MISTAKE] });
    expect(session.state().problems).toEqual([MISTAKE]);
    expect(session.state().outcomes[KEY]).toEqual({ kind: 'refused', problems: [MISTAKE] });
    expect(value()).toEqual(NEW);
    expect(storage.length).toBe(1);
  });

  test('is no longer refused after its errors were fixed elsewhere', async () => {
    const one = { ...MISTAKE, file: 'other.json', message: 'a' };
    const two = { ...one, message: 'b' };
    const { made, session } = await savedWith({ kind: 'refused', problems: [one, two] });
    const refused = () => session.state().outcomes[KEY];
    // A check that started earlier.
    made.tell({ kind: 'problems', problems: [] });
    expect(refused()).toMatchObject({ problems: [one, two] });
    made.tell({ kind: 'problems', problems: [{ ...one, line: 7 }, two] });
    made.tell({ kind: 'problems', problems: [two] });
    expect(refused()).toMatchObject({ kind: 'refused', problems: [two] });
    made.tell({ kind: 'problems', problems: [] });
    expect(refused()).toBeUndefined();
  });

  test.each([
    ['refused', { kind: 'refused', problems: [MISTAKE] }],
    ['gone', { kind: 'gone', locations: [{ file: FILE, pointer: '/data/0' }] }],
    ['in conflict', { kind: 'conflict', conflicts: [{ changeIndex: 0, pointer: '/text', mine: 'New' }] }],
  ] as const)('that was %s is no longer reported after another window has saved it', async (_, answer) => {
    const { session, storage } = await savedWith(answer);
    expect(session.state().outcomes[KEY]?.kind).toBe(answer.kind);
    storage.clear();
    session.reloadUnsaved();
    expect(session.state().outcomes).toEqual({});
  });

  test('of a removed page keeps the text, until the page is back', async () => {
    const missing = { kind: 'gone', locations: [{ file: FILE, pointer: '/data/0' }] } as const;
    const { made, session, storage } = await savedWith(missing);
    expect(session.state().outcomes[KEY]).toEqual({ kind: 'gone' });
    expect(storage.length).toBe(1);
    made.tell({ kind: 'changed', files: [FILE] });
    await vi.waitFor(() => expect(session.state().outcomes).toEqual({}));
  });

  test('shows what can be undone', async () => {
    const { made, session } = await opened();
    const undo = { id: '1', type: 'removed', name: 'Walk' } as const;
    made.tell({ kind: 'undoHistory', history: { undo } });
    expect(session.state().history).toEqual({ undo });
  });

  describe('several pages, when refused, blames', () => {
    const WALK = unsavedKey({ path: 'camp/walk', file: FILE });
    const problem = (pointer: string, file = FILE) =>
      ({ severity: 'error', code: 'x', file, pointer, message: 'Wrong.' }) as const;
    const inWalk = problem('/data/0/programme/2/title');
    const above = problem('/data/0/text');
    const elsewhere = problem('/data/0/text', 'public/data/other.json');

    test.each([
      ['the one with the mistake', [inWalk], { [WALK]: [inWalk] }],
      ['each for its own', [inWalk, above], { [KEY]: [above], [WALK]: [inWalk] }],
      ['the one with a mistake for others as well', [inWalk, elsewhere], { [WALK]: [inWalk, elsewhere] }],
      ['all where none has it', [elsewhere], { [KEY]: [elsewhere], [WALK]: [elsewhere] }],
    ])('%s', async (_, problems, blamed) => {
      const all = server();
      const storage = memoryStorage();
      const walk = { path: 'camp/walk', file: FILE, pointer: '/data/0/programme/2' };
      await createUnsavedStore(storage, all.site.id).put({
        ...walk,
        base: {},
        value: { title: '' },
        time: 1,
      });
      const { session } = await opened(all, storage);
      session.change(KEY, NEW);
      all.made.answer = { kind: 'refused', problems };
      await session.save([KEY, WALK]);
      expect(session.state().outcomes).toEqual(
        Object.fromEntries(
          Object.entries(blamed).map(([key, problems]) => [key, { kind: 'refused', problems: problems }]),
        ),
      );
    });
  });

  test('with a conflict asks, and saves the choice', async () => {
    const conflict = { changeIndex: 0, pointer: '/text', base: 'Old', mine: 'New', theirs: 'Theirs' };
    const { made, session } = await savedWith({ kind: 'conflict', conflicts: [conflict] });
    expect(session.state().outcomes[KEY]).toMatchObject({ kind: 'conflict' });
    session.resolveConflict(KEY, new Map([['/text', 'Both']]));
    made.answer = undefined;
    await session.save([KEY]);
    expect(made.saves.at(-1)).toMatchObject([{ base: { text: 'Theirs' }, value: { text: 'Both' } }]);
  });

  test('fails without a server, and the text is sent when it is back', async () => {
    const { made, session, storage } = await opened();
    session.change(KEY, NEW);
    made.isStopped = true;
    await session.save([KEY]);
    expect(session.state()).toMatchObject({ connection: 'stopped', isSaving: false });
    expect(storage.length).toBe(1);
  });
});

test('external edits are shown in unchanged fields, and ignored in changed ones', async () => {
  const { made, session, value } = await opened();
  made.value = { title: 'Camp', text: 'Theirs' };
  made.tell({ kind: 'changed', files: [FILE] });
  await vi.waitFor(() => expect(value()).toEqual({ title: 'Camp', text: 'Theirs' }));
  session.change(KEY, NEW);
  made.value = { title: 'Camp', text: 'Theirs again' };
  made.tell({ kind: 'changed', files: [FILE] });
  await vi.waitFor(() => expect(session.state().page?.parts[0]?.value).toEqual(made.value));
  expect(value()).toEqual(NEW);
  session.discard([KEY]);
  expect(value()).toEqual(made.value);
  expect(session.state().unsaved).toEqual({});
  session.undo();
  expect(value()).toEqual(NEW);
});

test('a page that is opened again keeps its undo history', async () => {
  const { session, value } = await opened();
  session.change(KEY, NEW);
  session.open('nowhere');
  await vi.waitFor(() => expect(session.state().page?.loadState).toBe('missing'));
  session.open('camp');
  await vi.waitFor(() => expect(value()).toEqual(NEW));
  session.undo();
  expect(value()).toEqual({ title: 'Camp', text: 'Old' });
});

describe('a page', () => {
  test('that was removed is back when any file restores it', async () => {
    const { made, session } = await opened();
    session.open('later');
    await vi.waitFor(() => expect(session.state().page?.loadState).toBe('missing'));
    made.path = 'later';
    made.tell({ kind: 'changed', files: ['manifest/routes.json'] });
    await vi.waitFor(() => expect(session.state().page?.loadState).toBe('ready'));
  });

  test('is current after an interruption too short for a failed request', async () => {
    const { made, session, value } = await opened();
    await vi.waitFor(() => expect(session.state().connection).toBe('here'));
    made.value = NEW;
    made.cut();
    await vi.waitFor(() => {
      session.reconnect();
      expect(value()).toEqual(NEW);
    });
  });

  test('that was requested before a save is requested again', async () => {
    const { made, session, value } = await opened();
    session.change(KEY, NEW);
    const old = made.value;
    let release = () => {};
    made.delay = new Promise<void>((done) => {
      release = done;
    });
    made.tell({ kind: 'changed', files: [FILE] });
    await session.save([KEY]);
    expect(old).not.toEqual(made.value);
    release();
    await vi.waitFor(() => expect(made.pages).toBe(3));
    await vi.waitFor(() => expect(session.state().page?.parts[0]?.value).toEqual(NEW));
    expect(value()).toEqual(NEW);
  });
});
