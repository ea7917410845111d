/** Every endpoint refuses requests without permission, in every spelling of the path. */
import { cp } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import pMap from 'p-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthContext, createPreviewCookie } from '../../src/editor/server/auth.ts';
import { ENDPOINTS } from '../../src/editor/server/endpoints.ts';
import { createRequestHandler } from '../../src/editor/server/handleRequest.ts';
import type { Handlers } from '../../src/editor/server/handlers.ts';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { fixtureFolder } from './fixtures.ts';
import { send } from './sendExactly.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Represents the address in the local network. */
const DEVICE_HOST = '127.0.0.2';

const site = join(temporaryFolder('edit-endpoints'), 'site');
let editor: Editor;
let localUrl: URL;
let ownToken = '';
/** The URL of a paired device, with its token. */
let device: URL;
let deviceToken = '';
let code = '';

beforeAll(async () => {
  await cp(fixtureFolder('site'), site, { recursive: true });
  editor = await startEditor(site, 0);
  localUrl = new URL(editor.address);
  ownToken = localUrl.hash.slice(1);
  const view = await editor.pairing.start(DEVICE_HOST);
  device = new URL(view.kind === 'waiting' ? view.address : '');
  code = device.hash.replace('#code=', '');
});
afterAll(() => editor.close());

const rows = Object.entries(ENDPOINTS).map(([name, { access }]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, access };
});

/** The path itself, and other spellings that a router or a file system may take for it. */
const spellings = (path: string, origin: string): string[] => [
  path,
  `/.${path}`,
  `/%2e${path}`,
  `/%2E${path}`,
  `/x/..${path}`,
  `/x/%2e%2e${path}`,
  `/x/.%2e${path}`,
  `/..${path}`,
  `/${path}`,
  `//x/..${path}`,
  `//localhost${path}`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api/x/../'),
  path.replace('/api/', '/api%2f'),
  path.replace('/api/', '/api\\'),
  path.replace('/api/', '/%61pi/'),
  path.replace('/api/', '/API/'),
  `${path}/`,
  `${path};x=1`,
  `${path}%00`,
  `${path}%20`,
  `${path}?x=/../`,
  `${path}#x`,
  `${origin}${path}`,
];

/** Headers that give no permission, each instead of the right ones. */
const wrongCredentials = (
  host: string,
  token: string,
  others: readonly string[],
): Record<string, string>[] => [
  { host },
  ...['', 'x', 'null', token.slice(1), `${token}x`, ...others].map((wrong) => ({ host, 'x-token': wrong })),
  { host, authorization: `Bearer ${token}` },
  { host, cookie: `x-token=${token}` },
  ...[
    'evil.example',
    `${host}.evil.example`,
    '127.0.0.1.nip.io',
    '127.0.0.1',
    'localhost',
    'localhost:1',
    '',
  ].map((name) => ({ host: name, 'x-token': token })),
  ...['http://evil.example', 'null', `https://${host}`, 'http://localhost:1', 'file://'].map((origin) => ({
    ...{ host, origin, 'x-token': token },
  })),
  ...['cross-site', 'same-site'].map((from) => ({ host, 'x-token': token, 'sec-fetch-site': from })),
];

interface Trial {
  to: URL;
  method: string;
  path: string;
  headers: Record<string, string>;
}

const isRefusal = (status: number, body: string) =>
  [400, 403, 404, 405].includes(status) && /^(?:No\.|There is nothing here\.)\n$/.test(body);

async function passed(trials: readonly Trial[]): Promise<unknown[]> {
  const answers = await pMap(
    trials,
    async ({ to, method, path, headers }) => {
      const { status, body } = await send(to, method, path, {
        'content-type': 'application/json',
        ...headers,
      });
      return isRefusal(status, body) ? [] : [{ method, path, headers, status, body: body.slice(0, 100) }];
    },
    { concurrency: 20 },
  );
  return answers.flat();
}

const PORT = 4000;

/** Calls the request handler without a network. Its stub endpoints respond with 422. */
async function respondTo(auth: AuthContext, { method, path, headers }: Omit<Trial, 'to'>) {
  const reached = () => Promise.reject(new UsageError('An endpoint was reached.'));
  const handlers = new Proxy({} as Handlers, { get: () => reached });
  const files = new Map([['/', { type: 'text/html', body: 'The window' }]]);
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'localPort', { value: PORT }));
  Object.assign(request, { method, url: path, headers }).push(null);
  const response = new ServerResponse(request);
  let body = '';
  response.end = (chunk: unknown) => {
    body = String(chunk);
    return response;
  };
  await createRequestHandler(files, handlers, String, () => undefined)(request, response, auth);
  return { status: response.statusCode, body, isShared: response.hasHeader('access-control-allow-origin') };
}

test('every row, with every wrong credential, in every spelling', async () => {
  const host = `localhost:${PORT}`;
  const auth: AuthContext = {
    names: ['localhost'],
    isOwner: true,
    key: 'the-right-key',
    code: 'the-right-code',
    preview: 'http://localhost:1',
    previewCookie: createPreviewCookie('cookie', 'the-secret'),
  };
  let count = 0;
  for (const { method, path, access } of rows) {
    const [right, wrong] =
      access === 'code' ? ['the-right-code', 'the-right-key'] : ['the-right-key', 'the-right-code'];
    for (const spelling of spellings(path, `http://${host}`))
      for (const headers of wrongCredentials(host, right, [wrong])) {
        const { status, body, isShared } = await respondTo(auth, { method, path: spelling, headers });
        if (!isRefusal(status, body) || isShared)
          expect.fail(`${method} ${spelling} ${JSON.stringify(headers)}: ${status} ${body}`);
        count++;
      }
    // With the right credential, the trial would reach the endpoint.
    const headers = { host, 'x-token': right };
    expect((await respondTo(auth, { method, path, headers })).status).not.toBe(403);
  }
  expect(count).toBeGreaterThan(25 * 15 * rows.length);
});

test('over the network, at both addresses', async () => {
  const trials = [localUrl, device].flatMap((to) =>
    rows.flatMap(({ method, path }) =>
      spellings(path, to.origin).map((spelling) => ({
        to,
        method,
        path: spelling,
        headers: { host: to.host, 'x-token': to === localUrl ? code : ownToken },
      })),
    ),
  );
  expect(await passed(trials)).toEqual([]);
});

test('with permission, in another spelling or with another method', async () => {
  const headers = { host: localUrl.host, 'x-token': ownToken };
  const trials = rows.flatMap(({ method, path }) => [
    ...spellings(path, localUrl.origin)
      .filter((spelling) => spelling !== path && !spelling.includes('?'))
      .map((spelling) => ({ to: localUrl, method, path: spelling, headers })),
    ...['PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((other) => ({ to: localUrl, method: other, path, headers })),
  ]);
  expect(await passed(trials)).toEqual([]);
});

test('a paired device, for endpoints of this computer', async () => {
  const paired = await send(device, 'POST', '/api/enter', { host: device.host, 'x-token': code });
  deviceToken = JSON.parse(paired.body).token;
  const headers = { host: device.host, 'x-token': deviceToken, 'content-type': 'application/json' };
  for (const { method, path, access } of rows) {
    if (access !== 'owner') continue;
    const { status, body } = await send(device, method, path, headers, '{}');
    expect([status, JSON.parse(body)], `${method} ${path}`).toEqual([
      422,
      { message: 'This can be done on the computer of the editor only.' },
    ]);
  }
  expect((await send(device, 'GET', '/api/site', headers)).status).toBe(200);
  expect((await send(localUrl, 'GET', '/api/site', { ...headers, host: localUrl.host })).status).toBe(403);
});

/** Printing the deep value would flood the terminal. */
const BODIES = [
  '{}',
  '[]',
  'null',
  '"x"',
  '1',
  '{',
  '',
  '[{}]',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
];

test.each(BODIES.map((body) => [body.slice(0, 10), body]))(
  'a body such as %s is refused with a sentence',
  async (_, body) => {
    const headers = { host: localUrl.host, 'x-token': ownToken, 'content-type': 'application/json' };
    for (const [name, { source }] of Object.entries(ENDPOINTS)) {
      if (source !== 'body') continue;
      const [method = '', path = ''] = name.split(' ');
      const { status, body: text } = await send(localUrl, method, path, headers, body);
      expect(status, name).toBe(400);
      expect(JSON.parse(text), name).toEqual({ message: expect.stringMatching(/^The request is not /) });
    }
  },
);
