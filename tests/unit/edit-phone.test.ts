/** Pairing: exactly one device gets access. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import type { PairingState, SiteView } from '../../src/editor/shared/protocol.ts';
import { PROGRAM } from '../../src/node/content/folder.ts';
import { requestEditor } from '../requestEditor.ts';
import { COLLEGE } from '../sites.ts';
import { send } from './sendExactly.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Represents the address in the local network. */
const HOST = '127.0.0.2';
const FILE = 'public/data/nss.json';
const site = join(temporaryFolder('edit-phone'), 'college');
let editor: Editor;
let localUrl: URL;

beforeAll(async () => {
  await cp(COLLEGE, site, { recursive: true });
  editor = await startEditor(site, 0);
  localUrl = new URL(editor.address);
});
beforeEach(() => setPairing('stop'));
afterAll(() => editor.close());

async function setPairing(action: 'start' | 'stop'): Promise<PairingState> {
  const response = await requestEditor(editor.address, '/api/phone', { action });
  expect(response.status).toBe(200);
  return response.json();
}

async function opened() {
  const view = await editor.pairing.start(HOST);
  if (view.kind !== 'waiting') throw new Error(`It is ${view.kind}.`);
  const address = new URL(view.address);
  return { address, code: address.hash.replace('#code=', '') };
}

const enter = (address: URL, code: string, headers: Record<string, string> = {}) =>
  send(address, 'POST', '/api/enter', { host: address.host, 'x-token': code, ...headers });

async function letIn() {
  const { address, code } = await opened();
  const { body, headers } = await enter(address, code);
  const { token } = JSON.parse(body) as { token: string };
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const statusOf = (path: string) =>
    send(address, 'GET', path, { host: address.host, origin: address.origin, 'x-token': token });
  return { address, code, token, cookie, asked: statusOf };
}

const fileNow = () => readFileSync(join(site, FILE), 'utf8');
const change = () =>
  JSON.stringify({ changes: [{ file: FILE, pointer: '/title', base: 'x', value: 'Hacked' }] });

const isListening = (host: string, port: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(port), host);
    socket.on('connect', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

test('by default nothing listens on the network', async () => {
  const view = (await (await requestEditor(editor.address, '/api/site')).json()) as SiteView;
  const preview = new URL(view.preview);
  expect(await isListening('localhost', localUrl.port)).toBe(true);
  expect(await isListening(HOST, localUrl.port)).toBe(false);
  expect(await isListening(HOST, preview.port)).toBe(false);
});

test('the first device is paired, sees the pages, and saves', async () => {
  const { address, token, cookie, asked } = await letIn();
  expect(token).not.toBe(localUrl.hash.slice(1));
  const view = JSON.parse((await asked('/api/site')).body) as SiteView;
  const preview = new URL(view.preview);
  expect(preview.hostname).toBe(HOST);
  expect((await asked('/')).headers['content-security-policy']).toContain(`frame-src ${view.preview};`);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(token);

  const page = await send(preview, 'GET', '/', { host: preview.host, cookie: cookie.split(';')[0] ?? '' });
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toBe(`frame-ancestors ${address.origin}`);
  expect(page.body).toContain(`"editor":"${address.origin}"`);

  const path =
    view.pages.find(({ location }) => location.file === FILE && location.pointer === '/data/0/programme/0')
      ?.path ?? '';
  const { parts } = JSON.parse((await asked(`/api/page?path=${encodeURIComponent(path)}`)).body) as {
    parts: { file: string; pointer: string; value: { [name: string]: unknown } }[];
  };
  const changes = parts
    .slice(0, 1)
    .map(({ file, pointer, value }) => ({
      file,
      pointer,
      base: value,
      value: { ...value, keywords: ['phone'] },
    }));
  const headers = { host: address.host, 'x-token': token, 'content-type': 'application/json' };
  const saved = await send(address, 'POST', '/api/save', headers, JSON.stringify({ changes }));
  expect(JSON.parse(saved.body)).toMatchObject({ kind: 'saved' });
  expect(fileNow()).toContain('"phone"');
  expect(await (await fetch(localUrl.origin)).text()).toContain('<!doctype html>');
});

test('a second device is refused, with the same code or another', async () => {
  const { address, code, asked } = await letIn();
  expect((await enter(address, code)).status).toBe(403);
  expect((await enter(address, localUrl.hash.slice(1))).status).toBe(403);
  expect((await asked('/api/site')).status).toBe(200);
});

test('of two simultaneous devices one is paired', async () => {
  const { address, code } = await opened();
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(address, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
});

test('another code, another origin and another host name are refused', async () => {
  const { address, code } = await opened();
  const original = fileNow();
  const local = `localhost:${address.port}`;
  const origins = [
    'http://evil.example',
    localUrl.origin,
    'null',
    `https://${address.host}`,
    `http://${HOST}`,
  ];
  const wrong: Record<string, string>[] = [
    ...['', 'x', 'undefined', code.slice(1), localUrl.hash.slice(1)].map((token) => ({ 'x-token': token })),
    ...['localhost', local, HOST, 'evil.example', `127.0.0.1:${address.port}`, ''].map((host) => ({ host })),
    ...origins.map((origin) => ({ origin })),
    ...['cross-site', 'same-site'].map((from) => ({ 'sec-fetch-site': from })),
  ];
  for (const method of ['GET', 'POST'])
    for (const path of method === 'GET'
      ? ['/api/site', '/api/news']
      : ['/api/enter', '/api/save', '/api/phone'])
      for (const headers of wrong) {
        const all = { host: address.host, 'x-token': code, 'content-type': 'application/json', ...headers };
        const { status } = await send(address, method, path, all, method === 'POST' ? change() : '');
        expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
  expect((await send(address, 'GET', '/api/enter', { host: address.host, 'x-token': code })).status).toBe(
    405,
  );
  expect(fileNow()).toBe(original);
  // The failed attempts have not used up the code.
  expect((await enter(address, code)).status).toBe(200);
});

test('the code is no token, and tokens of this computer and the device are not interchangeable', async () => {
  const { address, code } = await opened();
  const headers = { host: address.host, 'content-type': 'application/json' };
  for (const token of [code, localUrl.hash.slice(1)])
    expect((await send(address, 'GET', '/api/site', { ...headers, 'x-token': token })).status).toBe(403);
  const { token } = JSON.parse((await enter(address, code)).body) as { token: string };
  expect((await send(localUrl, 'GET', '/api/site', { host: localUrl.host, 'x-token': token })).status).toBe(
    403,
  );
  expect((await send(localUrl, 'POST', '/api/enter', { host: localUrl.host, 'x-token': code })).status).toBe(
    403,
  );
});

test('after ten minutes pairing is refused', async () => {
  const { address, code } = await opened();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  try {
    expect((await enter(address, code)).status).toBe(403);
  } finally {
    vi.useRealTimers();
  }
});

test('the device cannot pair others, be replaced, or publish', async () => {
  const { address, asked, token } = await letIn();
  for (const path of ['/api/phone', '/api/publish']) expect((await asked(path)).status).toBe(422);
  const headers = { host: address.host, 'x-token': token, 'content-type': 'application/json' };
  const bodies = {
    '/api/phone': { action: 'stop' },
    '/api/publish': { action: 'publish', target: 'elsewhere.zip' },
    '/api/publish/answer': { question: 1, answer: true },
    '/api/publish/stop': {},
  };
  for (const [path, body] of Object.entries(bodies))
    expect((await send(address, 'POST', path, headers, JSON.stringify(body))).status, path).toBe(422);
  expect((await asked('/api/site')).status).toBe(200);
});

async function newsAt({ origin, hostname, port }: URL, token: string, stop: AbortSignal) {
  const options = { hostname, port, path: '/api/news', headers: { 'x-token': token, origin }, signal: stop };
  const sent = request(options);
  // The test aborts it.
  sent.on('error', () => undefined).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('error', () => undefined);
  answer.on('data', (part) => {
    text += part;
  });
  return () => text;
}

test('events about publishing, which may contain a password prompt, are not sent to it', async () => {
  const { address, token } = await letIn();
  const stop = new AbortController();
  const post = (path: string, body: object) => requestEditor(editor.address, path, body);
  const events = await newsAt(address, token, stop.signal);
  const toldHere = await newsAt(localUrl, localUrl.hash.slice(1), stop.signal);
  try {
    expect((await post('/api/publish', { action: 'publish', target: 'elsewhere.zip' })).status).toBe(200);
    await expect.poll(toldHere).toContain('"stage"');
    const toldLater = await newsAt(address, token, stop.signal);
    for (const text of [events, toldLater]) {
      await expect.poll(text).toContain('"problems"');
      expect(text()).not.toContain('"publishing"');
    }
  } finally {
    await post('/api/publish/stop', { forget: true });
    stop.abort();
  }
});

test('pages with unsaved changes are only for the device', async () => {
  const { cookie, asked } = await letIn();
  const preview = new URL((JSON.parse((await asked('/api/site')).body) as SiteView).preview);
  const [pair = ''] = cookie.split(';');
  const status = async (headers: Record<string, string>) => (await send(preview, 'GET', '/', headers)).status;
  const { host } = preview;
  const others: Record<string, string>[] = [
    { host },
    { host, cookie: `${pair}x` },
    { host, cookie: `x${pair}` },
    { host: 'evil.example', cookie: pair },
    { host, cookie: pair, origin: 'http://evil.example' },
  ];
  for (const headers of others) expect(await status(headers), JSON.stringify(headers)).toBe(403);
  expect(await status({ host, cookie: pair })).toBe(200);
});

test('after Stop nothing listens, and the next device starts without data of the previous one', async () => {
  const { address, asked, cookie, token } = await letIn();
  const preview = new URL((JSON.parse((await asked('/api/site')).body) as SiteView).preview);
  expect(await setPairing('stop')).toEqual({ kind: 'off' });
  expect(await isListening(HOST, address.port)).toBe(false);
  expect(await isListening(HOST, preview.port)).toBe(false);

  // The local client starts pairing again, at the same address.
  const again = await setPairing('start');
  if (again.kind !== 'waiting') throw new Error(`It is ${again.kind}.`);
  const next = new URL(again.address);
  expect(next.hostname).toBe(HOST);
  expect((await send(next, 'GET', '/api/site', { host: next.host, 'x-token': token })).status).toBe(403);
  const headers = { host: next.host, 'x-token': token, 'content-type': 'application/json' };
  expect((await send(next, 'POST', '/api/save', headers, change())).status).toBe(403);
  const old = { host: preview.host, cookie: cookie.split(';')[0] ?? '' };
  expect((await send(preview, 'GET', '/', old)).status).toBe(403);
});

test('closing the editor ends the pairing', async () => {
  const other = await startEditor(site, 0);
  const view = await other.pairing.start(HOST);
  const { port } = new URL(view.kind === 'waiting' ? view.address : '');
  await other.close();
  expect(await isListening(HOST, port)).toBe(false);
});

test.each([
  ['8.8.8.8', 'not an address of a local network'],
  ['10.255.255.254', 'does not have the address'],
])('--phone %s is refused with a sentence', async (address, sentence) => {
  const child = spawn(
    process.execPath,
    [PROGRAM, 'edit', '--site', site, '--port', '0', '--no-open', '--phone', address],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  expect([code, output]).toEqual([expect.any(Number), expect.stringContaining(sentence)]);
  expect(code).not.toBe(0);
  expect(readdirSync(join(site, '.cache')).filter((name) => name === `edit-${child.pid}`)).toEqual([]);
});
