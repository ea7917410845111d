import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import {
  type Action,
  type Json,
  type Requests,
  type SaveResult,
  SETTINGS_PATH,
  type ServerEvent,
  type SiteView,
} from '../../src/editor/shared/protocol.ts';
import { filePaths, readFiles } from '../files.ts';
import { COLLEGE } from '../sites.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { readUndoHistory } from '../undoHistory.ts';
import { send as sendTo } from './sendExactly.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const site = join(temporaryFolder('edit'), 'college');
const FILE = 'public/data/nss.json';
let editor: Editor;
let port = 0;
let token = '';

beforeAll(async () => {
  await cp(COLLEGE, site, { recursive: true });
  editor = await startEditor(site, 0);
  const { port: actualPort, hash } = new URL(editor.address);
  port = Number(actualPort);
  token = hash.slice(1);
});

afterAll(() => editor.close());

const send = (method: string, path: string, headers: Record<string, string>, body = '') =>
  sendTo(new URL(`http://127.0.0.1:${port}`), method, path, headers, body);

const localHeaders = () => ({
  host: `localhost:${port}`,
  'x-token': token,
  'content-type': 'application/json',
});

async function call<Name extends keyof Requests>(
  name: Name,
  body: unknown = {},
): Promise<Requests[Name]['response']> {
  const [method = '', path = ''] = name.split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  const answer = await send(
    method,
    path + query,
    localHeaders(),
    method === 'GET' ? '' : JSON.stringify(body),
  );
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  // The server is the one under test.
  return JSON.parse(answer.body) as Requests[Name]['response'];
}

async function again(what: 'undo' | 'redo') {
  const { [what]: last } = await readUndoHistory(editor.address);
  return send('POST', `/api/${what}`, localHeaders(), JSON.stringify({ id: last?.id }));
}

const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

async function fetchPreview(path: string): Promise<Response> {
  const { headers, body } = await send('GET', '/api/site', localHeaders());
  const { preview } = JSON.parse(body) as SiteView;
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
  return fetch(`${preview}/${path}`, { headers: { cookie } });
}

async function firstEntry() {
  const { pages } = await call('GET /api/site');
  const row = pages.find(
    ({ location }) => location.file === FILE && location.pointer === '/data/0/programme/0',
  );
  if (!row) throw new Error('There is no entry.');
  const { parts } = await call('GET /api/page', { path: row.path });
  const [part] = parts;
  if (!part) throw new Error('There is no form.');
  return { row, part, value: part.value as { [name: string]: Json } };
}

const saved = async (base: Json, value: Json): Promise<SaveResult> =>
  call('POST /api/save', { changes: [{ file: FILE, pointer: '/data/0/programme/0', base, value }] });

test('a site lists all its pages with parents and titles', async () => {
  const { pages, title } = await call('GET /api/site');
  expect(title).not.toBe('');
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  const paths = new Set(pages.map(({ path }) => path));
  expect(pages.filter(({ path, parent }) => path !== '' && !paths.has(parent ?? '-'))).toEqual([]);
  expect(pages.filter(({ title }) => title === '')).toEqual([]);
});

test('a site has the forms of every page, with the values of the files', async () => {
  const { pages } = await call('GET /api/site');
  // Each page is a request, so one of each kind is enough.
  const sample = pages.filter(
    ({ layout, path }, index) => index % 20 === 0 || layout !== 'detail' || path === '',
  );
  for (const { path } of sample.slice(0, 40))
    expect((await call('GET /api/page', { path })).parts.length, path).toBeGreaterThan(0);
});

describe('what is written', () => {
  test('keeps the name, languages and figures of the site, even if its settings are invalid', async () => {
    const originalSite = await call('GET /api/site');
    const [part] = (await call('GET /api/page', { path: SETTINGS_PATH })).parts;
    if (!part) throw new Error('There is no form.');
    const value = { ...(part.value as { [name: string]: Json }), menu: [{ label: '' }] };
    await call('POST /api/unsaved', { ...part, base: part.value, value });
    const { title, language, languages, figures, base } = await call('GET /api/site');
    expect(originalSite).toMatchObject({ title, language, languages, figures, base });
    await call('POST /api/unsaved', { file: part.file, pointer: part.pointer });
  });

  test('is shown before it is saved, and the file is unchanged', async () => {
    const { part, value, row } = await firstEntry();
    const original = textOf(FILE);
    await call('POST /api/unsaved', {
      ...part,
      base: part.value,
      value: { ...value, title: 'Written and not saved' },
    });
    expect(await (await fetchPreview(`${encodeURI(row.path)}/`)).text()).toContain('Written and not saved');
    expect(textOf(FILE)).toBe(original);
    await call('POST /api/unsaved', { file: part.file, pointer: part.pointer });
    expect(await (await fetchPreview(`${encodeURI(row.path)}/`)).text()).not.toContain(
      'Written and not saved',
    );
  });

  test('is saved without any other change', async () => {
    const { value } = await firstEntry();
    const original = textOf(FILE);
    const answer = await saved(value, { ...value, title: 'A new title' });
    expect(answer).toMatchObject({ kind: 'saved', values: [{ title: 'A new title' }] });
    expect(textOf(FILE)).toBe(original.replace(JSON.stringify(value.title), '"A new title"'));
    expect(readdirSync(site).sort()).toEqual(['.cache', 'manifest', 'public']);
  });

  test('is announced to every window after saving', async () => {
    const { value } = await firstEntry();
    const stop = new AbortController();
    const { body } = await fetch(`http://localhost:${port}/api/news`, {
      headers: { 'x-token': token },
      signal: stop.signal,
    });
    const messages: string[] = [];
    const listening = body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (text) => void messages.push(text) }))
      .catch(() => undefined);
    await saved(value, { ...value, keywords: ['told'] });
    await expect.poll(() => messages.join('')).toContain(JSON.stringify({ kind: 'changed', files: [FILE] }));
    // The history event comes before the change event, so that the undo button has its label first.
    const lines = messages.join('').split('\n');
    const historyIndex = lines.indexOf(
      JSON.stringify({ kind: 'undoHistory', history: await readUndoHistory(editor.address) }),
    );
    expect(historyIndex).toBeGreaterThanOrEqual(0);
    expect(historyIndex).toBeLessThan(lines.indexOf(JSON.stringify({ kind: 'changed', files: [FILE] })));
    stop.abort();
    await listening;
  });

  test('is named in the undo history, once for each change', async () => {
    const { value } = await firstEntry();
    const change = { file: FILE, pointer: '/data/0/programme/0', base: value };
    const record = (JSON.parse(textOf(FILE)) as { data: Json[] }).data[0] as { [name: string]: Json };
    const list = { file: FILE, pointer: '/data/0', base: record, value: { ...record, desc: 'Other words.' } };
    const changes = [
      { ...change, value: { ...value, keywords: ['one'] } },
      { ...change, value: { ...value, keywords: ['one'] } },
      list,
    ];
    expect(await call('POST /api/save', { changes })).toMatchObject({ kind: 'saved' });
    expect(await readUndoHistory(editor.address)).toMatchObject({
      undo: { type: 'saved', name: value.title, moreCount: 1 },
    });
    const settings = JSON.parse(textOf('manifest/site.json')) as { [name: string]: Json };
    const renamed = { ...settings, tagline: 'Other words.' };
    await call('POST /api/save', {
      changes: [{ file: 'manifest/site.json', pointer: '', base: settings, value: renamed }],
    });
    expect(await readUndoHistory(editor.address)).toMatchObject({
      undo: { type: 'saved', name: SETTINGS_PATH },
    });
    await again('undo');
  });

  test('with an error is refused, in the words of the check', async () => {
    const { value } = await firstEntry();
    const original = textOf(FILE);
    expect(await saved(value, { ...value, date: '31-02-2026' })).toMatchObject({
      kind: 'refused',
      problems: [{ severity: 'error', file: FILE, pointer: '/data/0/programme/0/date' }],
    });
    expect(textOf(FILE)).toBe(original);
  });

  test('is merged with an external edit', async () => {
    const { value } = await firstEntry();
    const other = textOf(FILE).replace(JSON.stringify(value.title), '"From elsewhere"');
    writeFileSync(join(site, FILE), other);
    expect(await saved(value, { ...value, keywords: ['from here'] })).toMatchObject({
      kind: 'saved',
      values: [{ title: 'From elsewhere', keywords: ['from here'] }],
    });
  });

  test('conflicts with an external edit of the same field', async () => {
    const { value } = await firstEntry();
    const other = textOf(FILE).replace(JSON.stringify(value.title), '"From elsewhere again"');
    writeFileSync(join(site, FILE), other);
    expect(await saved(value, { ...value, title: 'From here' })).toMatchObject({
      kind: 'conflict',
      conflicts: [
        {
          changeIndex: 0,
          pointer: '/title',
          base: value.title,
          mine: 'From here',
          theirs: 'From elsewhere again',
        },
      ],
    });
    expect(textOf(FILE)).toBe(other);
  });

  test('is refused if its file was removed', async () => {
    const { value } = await firstEntry();
    renameSync(join(site, FILE), join(site, 'away.json'));
    try {
      expect(await saved(value, { ...value, title: 'Lost?' })).toMatchObject({ kind: 'gone' });
    } finally {
      renameSync(join(site, 'away.json'), join(site, FILE));
    }
  });

  test('stays while other programs add and remove folders beside it', async () => {
    const folder = join(site, 'public/images/elsewhere');
    const picture = readFileSync(join(site, 'public/images/sample/library-2.jpg'));
    mkdirSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'deep/new.jpg'), picture);
    const status = async () => (await fetchPreview('images/elsewhere/deep/new.jpg')).status;
    await expect.poll(status).toBe(200);
    rmSync(folder, { recursive: true });
    await expect.poll(status).toBe(404);
  });

  test.each([`public/data/${'a'.repeat(300)}.json`, 'public/data/nss.json/x.json'])(
    'is shown although a file of another request cannot be written: %s',
    async (file) => {
      const bad = await send('POST', '/api/unsaved', localHeaders(), JSON.stringify({ file, pointer: '' }));
      expect([200, 422]).toContain(bad.status);
      const { part, value, row } = await firstEntry();
      const change = { ...part, base: part.value, value: { ...value, title: 'Shown all the same' } };
      expect(await call('POST /api/unsaved', change)).toBeNull();
      expect(await (await fetchPreview(`${encodeURI(row.path)}/`)).text()).toContain('Shown all the same');
      await call('POST /api/unsaved', { file: part.file, pointer: part.pointer });
    },
  );

  test('is checked when it is restored', async () => {
    const { part, value } = await firstEntry();
    const isReported = async () =>
      (await news()).some(({ pointer }) => pointer === '/data/0/programme/0/date');
    await call('POST /api/unsaved', { ...part, base: part.value, value: { ...value, date: 'soon' } });
    await expect.poll(isReported).toBe(true);
    await call('POST /api/unsaved', { file: part.file, pointer: part.pointer });
    await expect.poll(isReported).toBe(false);
  });
});

describe('actions', () => {
  const state = () =>
    [...readFiles(site)].flatMap(([path, bytes]) =>
      path.includes('.cache') ? [] : `${path} ${createHash('sha256').update(bytes).digest('hex')}`,
    );
  const upload = async (name: string, bytes: Buffer) => {
    const answer = await fetch(`http://localhost:${port}/api/upload?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'x-token': token, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const photo = (red: number) => {
    const background = { r: red, g: 200 - red, b: 90 };
    return sharp({ create: { width: 90 + red, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
  };
  const act = (action: Action, mode?: 'preview') => call('POST /api/act', { action, mode });
  async function newEvent(answers: Readonly<Record<string, readonly string[]>>) {
    const [event] = await call('GET /api/additions');
    const [list] = event?.questions.find(({ kind }) => kind === 'list')?.choices ?? [];
    const all = { in: [list?.value ?? ''], date: ['02-03-2026'], ...answers };
    return { kind: 'new' as const, addition: 'event', answers: all };
  }

  test('are previewed, performed, undone and redone', async () => {
    const initialState = state();
    const uploads = [await upload('../one.jpg', await photo(10)), await upload('two.jpg', await photo(200))];
    const event = await newEvent({
      title: ['Blood donation camp 2026'],
      text: ['Forty people gave blood.'],
      photos: uploads,
    });
    const withAnswers = (answers: object) => ({ ...event, answers: { ...event.answers, ...answers } });
    expect(await act(withAnswers({ date: ['soon'] }))).toMatchObject({ kind: 'refused', question: 'date' });
    const [{ questions } = { questions: [] }] = await call('GET /api/additions');
    expect(questions).toContainEqual(expect.objectContaining({ name: 'date', noneValue: 'none' }));
    const undated = withAnswers({ date: ['none'], photos: [] });
    expect(await act(undated, 'preview')).toMatchObject({ kind: 'preview' });
    const untitled = await act(await newEvent({ date: [] }), 'preview');
    expect(untitled).toMatchObject({ kind: 'refused', question: 'title' });
    expect(await act(event, 'preview')).toMatchObject({ kind: 'preview' });
    expect(state()).toEqual(initialState);

    expect(await act(event)).toMatchObject({ kind: 'done' });
    const after = state();
    const { pages } = await call('GET /api/site');
    const path = pages.find(({ title }) => title === 'Blood donation camp 2026')?.path ?? '';
    expect((await fetchPreview(`${encodeURI(path)}/`)).status).toBe(200);

    const target = `${path}-moved`;
    expect(await act({ kind: 'move', from: path, to: target })).toMatchObject({ kind: 'done', path: target });
    expect(await readUndoHistory(editor.address)).toMatchObject({ undo: { type: 'moved', name: path } });
    await again('undo');
    expect(state()).toEqual(after);
    await again('undo');
    expect(state()).toEqual(initialState);
    await again('redo');
    expect(state()).toEqual(after);
    expect(await act({ kind: 'remove', from: path })).toMatchObject({ kind: 'done' });
    await again('undo');
    expect(state()).toEqual(after);
  });

  test('name two files of the same name like the user, without their folder', async () => {
    const photos = [await upload('IMG_1.jpg', await photo(30)), await upload('IMG_1.jpg', await photo(120))];
    const response = await act(await newEvent({ title: ['Walk'], photos }), 'preview');
    expect(response).toMatchObject({ kind: 'preview', text: expect.stringContaining('(IMG_1.jpg)') });
    for (const id of photos) expect(JSON.stringify(response)).not.toContain(id);
  });

  test('add pictures to those of a page, each once', async () => {
    const { row } = await firstEntry();
    const ids = [await upload('a.jpg', await photo(60)), await upload('note.jpg', Buffer.from('no picture'))];
    const added = await call('POST /api/pictures', { uploads: ids, path: row.path });
    expect(added.pictures).toHaveLength(1);
    expect(added.notes.join()).toContain('note.jpg');
    expect(existsSync(join(site, 'public', added.pictures[0] ?? ''))).toBe(true);
  });

  test('are refused with the file names of the user', async () => {
    const { row } = await firstEntry();
    const text = await upload('note.jpg', Buffer.from('no picture'));
    const body = JSON.stringify({ uploads: [text], path: row.path });
    const { message } = JSON.parse((await send('POST', '/api/pictures', localHeaders(), body)).body);
    expect(message).toMatch(/^There is no picture to use in note\.jpg\.\n/);
    const refused = await act(await newEvent({ title: ['A camp'], photos: [text] }));
    expect(refused).toMatchObject({ kind: 'refused', message });
  });

  test('add a document, which a link can use immediately, and undo it', async () => {
    const pdf = await upload('Calendar 2031.pdf', Buffer.from('%PDF-1.4 2031'));
    const added = await call('POST /api/documents', { upload: pdf });
    expect(added.document).toBe('documents/calendar-2031.pdf');
    expect((await call('GET /api/site')).documents).toContain(added.document);
    expect(await readUndoHistory(editor.address)).toMatchObject({
      undo: { type: 'added', name: added.document },
    });
    await call('POST /api/documents', { upload: await upload('again.pdf', Buffer.from('%PDF-1.4 2031')) });
    await again('undo');
    expect(existsSync(join(site, 'public', added.document))).toBe(false);
    const text = await upload('calendar.pdf', Buffer.from('no PDF'));
    const refused = await send('POST', '/api/documents', localHeaders(), JSON.stringify({ upload: text }));
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('its content is text');
  });

  test('are refused if a file of the site is damaged, which is named', async () => {
    const file = join(site, 'manifest/site.json');
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, original.replace(',', ''));
    try {
      const act = { kind: 'move', from: 'activities', to: 'activities-moved' };
      const answers = [
        await send('GET', '/api/additions', localHeaders()),
        await send('POST', '/api/act', localHeaders(), JSON.stringify({ action: act })),
      ];
      for (const { status, body } of answers) {
        expect(status, body).toBe(422);
        expect(body).toMatch(/Settings of the site\\", line \d+: /);
      }
    } finally {
      writeFileSync(file, original);
    }
  });

  test('are refused if the files have changed since', async () => {
    const { value } = await firstEntry();
    await saved(value, { ...value, keywords: ['to take back'] });
    writeFileSync(join(site, FILE), `${textOf(FILE)}\n`);
    const answer = await again('undo');
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(
      'was changed by someone else in the meantime, so this cannot be taken back.',
    );
  });
});

async function news() {
  const stop = new AbortController();
  const answer = await fetch(`http://localhost:${port}/api/news`, {
    headers: { 'x-token': token },
    signal: stop.signal,
  });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  stop.abort();
  const [line = ''] = new TextDecoder().decode(value).split('\n');
  const event = JSON.parse(line) as ServerEvent;
  return event.kind === 'problems' ? event.problems : [];
}

describe('unauthorized access', () => {
  const FOREIGN = [
    '../outside.json',
    'public/data/../../../outside.json',
    'public/data/..%2f..%2foutside.json',
    '/etc/passwd',
    'public/data/\0.json',
    'public\\data\\nss.json',
    'package.json',
    'manifest/urls.lock.json',
    '.cache/x.json',
    'public/index.html',
  ];
  const changes = (target: string) => ({
    file: target,
    pointer: '/data/0/programme/0',
    value: { title: 'Hacked', url: 'hacked' },
    changes: [{ file: target, pointer: '', base: {}, value: { hacked: true } }],
  });

  test('even with the token, requests write only files of the site', async () => {
    const jsonTexts = () =>
      filePaths(site).flatMap((path) =>
        path.endsWith('.json') && !path.startsWith('.cache') ? textOf(path) : [],
      );
    const originalTexts = jsonTexts();
    for (const target of FOREIGN)
      for (const path of ['/api/unsaved', '/api/save']) {
        const { status } = await send('POST', path, localHeaders(), JSON.stringify(changes(target)));
        expect(status, target).toBe(422);
      }
    expect(jsonTexts()).toEqual(originalTexts);
    expect(existsSync(join(site, '../outside.json'))).toBe(false);
  });

  test.each([
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/main.js/../../package.json',
    '/\\..\\package.json',
    '/package.json',
    '//[',
    '//evil.example/',
    '/manifest/site.json',
  ])('a path such as %s leads to no other file', async (path) => {
    const answer = await send('GET', path, localHeaders());
    expect([400, 404]).toContain(answer.status);
  });

  test('the window runs no external code, and cannot be framed', async () => {
    const { headers, status } = await send('GET', '/', localHeaders());
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('unsaved changes are shown only to the window', async () => {
    const { headers, body } = await send('GET', '/api/site', localHeaders());
    const { host, port: at } = new URL((JSON.parse(body) as SiteView).preview);
    const [setCookie = ''] = headers['set-cookie'] ?? [];
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(setCookie).not.toContain(token);
    const [cookie = ''] = setCookie.split(';');
    const statusOf = (headers: Record<string, string>) =>
      sendTo(new URL(`http://127.0.0.1:${at}`), 'GET', '/', headers);
    const others: Record<string, string>[] = [
      { host },
      { host, cookie: `${cookie}x` },
      { host, cookie: `x${cookie}` },
      { host, 'x-token': token },
      { host: 'evil.example', cookie },
      { host, cookie, origin: 'http://evil.example' },
    ];
    for (const wrong of others) {
      const { status, body: text } = await statusOf(wrong);
      expect([status, text], JSON.stringify(wrong)).toEqual([403, 'This is for the editor only.\n']);
    }
    const page = await statusOf({ host, cookie });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toBe(`frame-ancestors http://localhost:${port}`);
  });
});

test('requests during start-up are answered afterwards', async () => {
  await editor.close();
  const starting = startEditor(site, port);
  const response = vi.waitFor(() => send('GET', '/', localHeaders()), {
    timeout: POLL_TIMEOUT_MS,
    interval: 1,
  });
  editor = await starting;
  expect((await response).status).toBe(200);
});
