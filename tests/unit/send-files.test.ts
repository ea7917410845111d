/** Files that change while the server sends them. */
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FILES } from '../../src/node/content/generatedFiles.ts';
import { sendFiles } from '../../src/node/hosts/sendFiles.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { send } from './sendExactly.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('send-files');
let server: Server;
let address: string;

beforeAll(async () => {
  const send = sendFiles(folder);
  server = createServer((request, response) => send(request, response, () => response.writeHead(404).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a file is sent when it becomes available', async () => {
  expect((await fetch(`${address}/a.txt`)).status).toBe(404);
  writeFileSync(join(folder, 'a.txt'), 'here');
  expect(await (await fetch(`${address}/a.txt`)).text()).toBe('here');
});

// The file can be inspected but not opened, as if it were removed in between.
test.skipIf(process.platform === 'win32')('a file that cannot be opened ends its own response', async () => {
  const socket = createSocket();
  await once(socket.listen(join(folder, 'b.txt')), 'listening');
  try {
    await expect(fetch(`${address}/b.txt`)).rejects.toThrow();
    expect(await (await fetch(`${address}/a.txt`)).text()).toBe('here');
  } finally {
    socket.close();
  }
});

const TEXT = 'Twelve bytes';

test.each<[range: string, status: number, body: string, contentRange?: string]>([
  ['bytes=0-0', 206, 'T', 'bytes 0-0/12'],
  ['bytes=-5', 206, 'bytes', 'bytes 7-11/12'],
  ['bytes=-50', 206, TEXT, 'bytes 0-11/12'],
  ['bytes=7-', 206, 'bytes', 'bytes 7-11/12'],
  ['bytes=7-99999999999', 206, 'bytes', 'bytes 7-11/12'],
  ['bytes=12-', 416, '', 'bytes */12'],
  ['bytes=99999999-', 416, '', 'bytes */12'],
  ['bytes=50-10', 416, '', 'bytes */12'],
  // Invalid ranges are ignored (RFC 9110, section 14.2).
  ['bytes=x', 200, TEXT],
  ['items=0-1', 200, TEXT],
  ['bytes=0-1,4-5', 200, TEXT],
])('the range %s is answered with %d', async (range, status, body, contentRange = '') => {
  writeFileSync(join(folder, 'range.txt'), TEXT);
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(`${address}/range.txt`, { method, headers: { range } });
    expect([
      method,
      response.status,
      response.headers.get('content-range') ?? '',
      await response.text(),
    ]).toEqual([method, status, contentRange, method === 'HEAD' ? '' : body]);
  }
});

test.each<[name: string, value: string, status: number]>([
  ['If-Match', '"x"', 412],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
  ['If-None-Match', '*', 304],
  ['If-None-Match', '"x"', 200],
])('with %s: %s the status is %d', async (name, value, status) => {
  writeFileSync(join(folder, 'range.txt'), TEXT);
  const headers = { host: 'localhost', [name]: value };
  expect((await send(new URL(address), 'GET', '/range.txt', headers)).status).toBe(status);
});

test('a range of a compressible text counts its own bytes', async () => {
  const site = join(folder, 'ranges');
  mkdirSync(site);
  for (const name of [HOST_FILES.headers, HOST_FILES.redirects]) writeFileSync(join(site, name), '');
  const text = 'All work and no play. '.repeat(1000);
  writeFileSync(join(site, 'long.txt'), text);
  const served = await serveSite(site, 0);
  try {
    const get = (headers: Record<string, string>) =>
      fetch(`http://localhost:${served.port}/long.txt`, {
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
    expect((await get({})).headers.get('content-encoding')).toBe('gzip');
    const part = await get({ range: 'bytes=100-5099' });
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
      206,
      null,
      text.slice(100, 5100),
    ]);
  } finally {
    await served.close();
  }
});

test('a removed site responds with not found, and its server continues', async () => {
  const site = join(folder, 'site');
  mkdirSync(site);
  for (const name of [HOST_FILES.headers, HOST_FILES.redirects]) writeFileSync(join(site, name), '');
  const served = await serveSite(site, 0, '127.0.0.1');
  rmSync(site, { recursive: true });
  try {
    const response = await fetch(`http://127.0.0.1:${served.port}/`);
    expect([response.status, await response.text()]).toEqual([404, '']);
  } finally {
    await served.close();
  }
});
