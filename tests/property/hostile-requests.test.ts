/** Hostile requests to the three local servers: none ends a server, prints a stack trace or discloses private data. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import pMap from 'p-map';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '../../src/editor/server/endpoints.ts';
import { startEditor } from '../../src/editor/server/server.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { startDev } from '../../src/node/dev/server.ts';
import { headerRules } from '../../src/node/hosts/headers.ts';
import { writeHostFiles } from '../../src/node/hosts/index.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { INLINE_TEXTS, MINIMAL_SITE, NO_RULES } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { fixtureFolder } from '../unit/fixtures.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const REQUESTS = thorough ? 20_000 : 200;
const MAX_PARALLEL_REQUESTS = 10;

const SECRET = 'a-secret-of-this-machine';
/** A word of the fixture's entries, which the editor never sends without its key. */
const UNPUBLISHED = 'Round the island';

const folder = temporaryFolder('hostile-requests');
const site = join(folder, 'site');
const output = join(folder, 'output');
/** A secret in the folder of the engine, where the editor of this repository stores its key. */
const engineSecret = join(engineRoot, '.cache', `hostile-requests-${process.pid}.json`);

interface Running {
  port: number;
  key: string;
  close(): Promise<unknown>;
}

type Kind = 'start' | 'dev' | 'edit';
const servers: Record<Kind, () => Promise<Running>> = {
  start: async () => ({ ...(await serveSite(output, 0)), key: '' }),
  dev: async () => ({ ...(await startDev(site, 0)), key: '' }),
  edit: async () => {
    const editor = await startEditor(site, 0);
    const { port, hash } = new URL(editor.address);
    return { port: Number(port), key: hash.slice(1), close: editor.close };
  },
};

beforeAll(async () => {
  cpSync(fixtureFolder('site'), site, { recursive: true });
  mkdirSync(join(site, '.cache'), { recursive: true });
  mkdirSync(join(engineRoot, '.cache'), { recursive: true });
  for (const file of [
    join(site, '.cache/secret.txt'),
    join(site, 'public/.env'),
    join(folder, 'secret.txt'),
    engineSecret,
  ])
    writeFileSync(file, SECRET);
  mkdirSync(join(output, 'voyages'), { recursive: true });
  for (const name of ['index.html', 'voyages/index.html', '404.html', 'data.json'])
    writeFileSync(join(output, name), `<!doctype html><p>${'Public. '.repeat(500)}</p>`);
  writeFileSync(join(output, '.env'), SECRET);
  const headers = headerRules(MINIMAL_SITE, INLINE_TEXTS);
  await writeHostFiles(output, { ...NO_RULES, headers, paths: ['', 'voyages'] });
});
afterAll(() => rmSync(engineSecret, { force: true }));

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let text = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('Nothing came.')));
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // The server may end the connection before everything was sent.
    socket.on('error', ({ message }) => {
      if (message === 'Nothing came.') text += message;
    });
    socket.on('close', () => resolve(text));
    socket.write(bytes, 'latin1');
  });
}

const paths = [
  '/',
  '/voyages/',
  '/data.json',
  '/data/voyages.json',
  '/data/constructor.json',
  '/data/__proto__.json',
  '/data/toString.json',
  '/images/sea.jpg',
  '/.env',
  '/.cache/secret.txt',
  '/.cache/editor.json',
  `/.cache/${engineSecret.split('/').at(-1)}`,
  `/@fs${engineSecret}`,
  `/@fs${join(folder, 'secret.txt')}`,
  '/@id/package.json',
  '/@vite/client',
  '/src/app/entries/dev.ts',
  '/_headers',
  '/%ZZ',
  '/main.js',
];
/** The walk through the table of endpoints covers the endpoints that publish the site or open it to the network. */
const endpoints = Object.keys(ENDPOINTS)
  .filter((name) => name !== 'POST /api/publish' && name !== 'POST /api/phone')
  .map((name) => name.split(' ') as [method: string, path: string]);

/** The text itself is twice as likely as each of the others. */
const mostly = (usual: string, ...others: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 2 },
    { arbitrary: fc.constantFrom(...others), weight: 1 },
  );

/** Spellings of a path that a router or a file system may take for another one. */
const spelling = fc
  .tuple(
    fc.constantFrom(...paths, ...endpoints.map(([, path]) => path)),
    mostly('', '/.', '/%2e', '/x/..', '/x/%2e%2e', '/..%2f..', '//', '/%2f', '/\\', 'http://localhost', '*'),
    mostly('', ...'?raw ?import ?import&raw ?url&inline %00 % / ; # ? ?path=%00 ?path=&x='.split(' ')),
    mostly('', 'e', '.', 'a', 't'),
  )
  .map(([path, before, after, letter]) => {
    const encoded =
      letter === '' ? path : path.replace(letter, `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return before + encoded + after;
  });
const target = fc.oneof(
  { arbitrary: spelling, weight: 8 },
  { arbitrary: fc.webPath(), weight: 1 },
  {
    arbitrary: fc
      .string({ unit: 'binary-ascii', maxLength: 40 })
      .map((text) => `/${text.replace(/[\r\n ]/g, '')}`),
    weight: 1,
  },
);

const range = fc.oneof(
  fc.constantFrom(
    ...['bytes=50-10', 'bytes=-5', 'bytes=0-0', 'bytes=99999999-', 'bytes=-'],
    ...['bytes=0-,-', 'items=0-1', 'bytes=0-1,5-9'],
  ),
  fc.tuple(fc.nat(9999), fc.nat(9999)).map(([from, to]) => `bytes=${from}-${to}`),
);
const HEADERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Range: range,
  'If-None-Match': fc.constantFrom('*', 'W/"x"', '"'),
  'If-Modified-Since': fc.constantFrom('soon', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  'If-Range': fc.constantFrom('"x"', 'soon'),
  Accept: fc.constantFrom('text/html', '*/*', 'text/plain', ''),
  'Accept-Encoding': fc.constantFrom('gzip', 'br', 'gzip;q=0', '%'),
  Origin: fc.constantFrom('null', 'http://evil.example'),
  'Sec-Fetch-Site': fc.constantFrom('cross-site', 'none'),
  'X-Token': fc.constantFrom('', 'x', 'undefined', SECRET),
  Cookie: fc.constantFrom('site-from-data-pages=x', '=;=;'),
  Upgrade: fc.constantFrom('websocket', 'h2c'),
  Expect: fc.constantFrom('100-continue', 'x'),
  'Content-Type': fc.constantFrom('text/plain', 'application/json; charset=x'),
  'Transfer-Encoding': fc.constantFrom('chunked', 'x'),
};
const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => (HEADERS[name] ?? fc.constant('')).map((value): [string, string] => [name, value]));
const headers = fc
  .oneof(
    fc.constant([]),
    range.map((value): [string, string][] => [['Range', value]]),
    fc.array(header, { maxLength: 3 }),
  )
  .map((pairs) => Object.fromEntries<string>(pairs));

/** Values in a body: files, pointers, pages, and ids that may or may not exist. */
const name = fc.constantFrom(
  ...['', 'public/data/voyages.json', 'manifest/site.json', 'manifest/routes.json', '../secret.txt'],
  ...['/etc/passwd', '\0', '__proto__', 'constructor', '/data/0', '/data/0/programme/0'],
  ...['/data/0/programme/0/title', '/data/-1', '/__proto__/x', '~', 'a'.repeat(5000), 'voyages', 'voyages/*'],
  ...['%', 'images/sea.jpg', 'documents/chart.pdf', '31-02-2026'],
);
const location = { file: name, pointer: name };
const act = fc.oneof(
  fc.record({
    kind: fc.constant('new'),
    addition: fc.constantFrom(
      ...'event page month person events staff table toString translation'.split(' '),
    ),
    answers: fc.dictionary(
      fc.constantFrom(...'in title date text photos from of language at menu __proto__'.split(' ')),
      fc.array(name, { maxLength: 2 }),
    ),
  }),
  fc.record({ kind: fc.constantFrom('move', 'remove'), from: name, to: name }),
  fc.record({ kind: fc.constant('withdraw'), document: name }),
  fc.record({
    kind: fc.constant('focus'),
    picture: name,
    focus: fc.record({ x: fc.double(), y: fc.double() }),
  }),
  fc.record({
    kind: fc.constant('crop'),
    picture: name,
    area: fc.record({ left: fc.nat(), top: fc.nat(), width: fc.nat(), height: fc.nat() }),
  }),
  fc.record({ kind: fc.constantFrom('replace', 'discard'), picture: name, upload: name }),
);
/** A body with every field of any endpoint. It publishes nothing and pairs no device. */
const wellFormed = fc
  .record(
    {
      ...location,
      base: fc.jsonValue(),
      value: fc.jsonValue(),
      changes: fc.array(fc.record({ ...location, base: fc.jsonValue(), value: fc.jsonValue() }), {
        maxLength: 3,
      }),
      action: fc.oneof(act, name),
      mode: fc.constant('preview'),
      id: name,
      uploads: fc.array(name, { maxLength: 2 }),
      path: name,
      upload: name,
      promptId: fc.integer(),
      response: name,
      forget: fc.boolean(),
    },
    {
      requiredKeys: 'file pointer changes action id uploads path upload promptId response'.split(
        ' ',
      ) as 'file'[],
    },
  )
  .map((value) => JSON.stringify(value));
const body = fc.oneof(
  fc.constantFrom(
    ...['', '{}', '[]', 'null', '{"changes":[null]}', '{"act":{"kind":"new"}}', '{"__proto__":{"x":1}}'],
    '0\r\n\r\n',
  ),
  fc.json(),
  fc.nat(1000).map((depth) => '['.repeat(depth * 100)),
  { arbitrary: wellFormed, weight: 4 },
);
const method = fc.constantFrom(...'GET HEAD POST PUT DELETE OPTIONS TRACE CONNECT PROPFIND X'.split(' '));
/** Half of the requests have another host name. */
const host = fc.constantFrom(
  ...['right', 'right', 'evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '[', ''],
);

/** True if a request has the key of the editor: rarely, because a check of the site may follow. */
const isRight = fc.nat(15).map((number) => number === 0);
/** A plausible request: to an endpoint or a file by its own method, with a range or a valid kind of body. */
const near = (kind: Kind) =>
  fc
    .constantFrom(...(kind === 'edit' ? endpoints : paths.map((path): [string, string] => ['GET', path])))
    .chain(([method, path]) =>
      fc.record({
        method: mostly(method, 'HEAD'),
        target: fc.oneof(
          { arbitrary: fc.constant(path), weight: 3 },
          fc
            .tuple(fc.constantFrom('path', 'file', 'pointer', 'document', 'name', 'x'), name, name)
            .map(
              ([field, one, other]) =>
                `${path}?${new URLSearchParams({ [field]: one, file: one, pointer: other })}`,
            ),
        ),
        host: fc.constant('right'),
        headers: fc.oneof(
          fc.constant<Record<string, string>>({ Accept: 'text/plain' }),
          range.map((value): Record<string, string> => ({ Accept: 'text/plain', Range: value })),
        ),
        body: method === 'POST' ? body : fc.constant(''),
        isRight,
      }),
    );
const far = fc.record({ method, target, host, headers, body, isRight });
const request = (kind: Kind) => fc.oneof({ arbitrary: near(kind), weight: 3 }, { arbitrary: far, weight: 1 });
type Request = ReturnType<typeof request> extends fc.Arbitrary<infer Value> ? Value : never;

const describeRequest = (
  { method, target, host, headers, body, isRight }: Request,
  { port, key }: Running,
): string => {
  const all = {
    Host: host === 'right' ? `localhost:${port}` : host,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
    // Requests with the key may break nothing either.
    ...(isRight && key !== '' && { 'X-Token': key, 'Content-Type': 'application/json', Origin: undefined }),
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

const printed = vi.spyOn(console, 'error');
beforeEach(() => {
  printed.mockReset();
});
afterEach(() => expect(printed.mock.calls).toEqual([]));

describe.each<Kind>(['start', 'dev', 'edit'])('%s', (kind) => {
  let server: Running;
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  beforeAll(async () => {
    process.on('uncaughtException', note).on('unhandledRejection', note);
    server = await servers[kind]();
  });
  afterAll(async () => {
    await server?.close();
    process.off('uncaughtException', note).off('unhandledRejection', note);
  });

  test(`survives ${REQUESTS} hostile requests`, async () => {
    const requests = fc.sample(request(kind), { numRuns: REQUESTS, seed: 44 });
    const wrong = await pMap(
      requests,
      async (each) => {
        const bytes = describeRequest(each, server);
        const text = await exchange(server.port, bytes);
        const isKnown = each.isRight && server.key !== '';
        const isBad =
          text.includes(SECRET) ||
          text === 'Nothing came.' ||
          /^HTTP\/1\.1 5/.test(text) ||
          /^\s+at .*:\d+:\d+/m.test(text) ||
          (kind === 'edit' && !isKnown && text.includes(UNPUBLISHED)) ||
          (each.host !== 'right' && /^HTTP\/1\.1 [23]/.test(text));
        return isBad ? [{ sent: bytes.slice(0, 500), came: text.slice(0, 300) }] : [];
      },
      { concurrency: MAX_PARALLEL_REQUESTS },
    );
    expect(wrong.flat()).toEqual([]);
    expect(faults).toEqual([]);
    const alive = await exchange(
      server.port,
      `GET / HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(alive).toMatch(/^HTTP\/1\.1 200 /);
  });
});
