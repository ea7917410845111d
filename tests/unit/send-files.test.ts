/** The files that a server sends while others change them. */
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FILES } from '../../codegen/hosts/files.ts';
import { sendFiles } from '../../codegen/hosts/sendFiles.ts';
import { serveSite } from '../../codegen/hosts/serve.ts';
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

test('a file is sent as soon as it is there', async () => {
  expect((await fetch(`${address}/a.txt`)).status).toBe(404);
  writeFileSync(join(folder, 'a.txt'), 'here');
  expect(await (await fetch(`${address}/a.txt`)).text()).toBe('here');
});

// It can be looked at and not opened, as a file that goes in between.
test.skipIf(process.platform === 'win32')('one that cannot be opened breaks off its own answer', async () => {
  const socket = createSocket();
  await once(socket.listen(join(folder, 'b.txt')), 'listening');
  try {
    await expect(fetch(`${address}/b.txt`)).rejects.toThrow();
    expect(await (await fetch(`${address}/a.txt`)).text()).toBe('here');
  } finally {
    socket.close();
  }
});

test('a site that is gone answers that there is nothing, and its server goes on', async () => {
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
