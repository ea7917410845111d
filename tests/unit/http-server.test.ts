/** The HTTP server of the local commands: addresses, host names and errors. */
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type HttpServer,
  hostNames,
  type RequestHandler,
  startHttpServer,
} from '../../src/node/system/httpServer.ts';
import { fixtureFolder } from './fixtures.ts';
import { runHere } from './runHere.ts';
import { send } from './sendExactly.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(handler: RequestHandler, address?: string): Promise<HttpServer> {
  const server = await startHttpServer(handler, 0, address);
  servers.push(server);
  return server;
}

const hello: RequestHandler = (_, response) => void response.end('Hello.');

const get = ({ port }: HttpServer, host: string, at = 'localhost') =>
  send(new URL(`http://${at}:${port}`), 'GET', '/', { host });

const isListening = ({ port }: HttpServer, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test.each(['localhost', 'LOCALHOST', 'localhost:1', '127.0.0.1', '[::1]', '[::1]:8000'])(
  'responds to the host %s',
  async (host) => expect((await get(await start(hello), host)).body).toBe('Hello.'),
);

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:80',
  'evil.example@localhost',
  'localhost@evil.example',
  '127.0.0.1.nip.io',
  '192.168.1.5',
  '[::2]',
  '[',
  ':80',
  '',
])('refuses the host "%s"', async (host) => {
  const server = await start(hello);
  const { status, body } = await get(server, host);
  expect([status, body]).toEqual([403, `Open this address instead: http://localhost:${server.port}/\n`]);
});

test('listens on this computer only by default', async () => {
  const server = await start(hello);
  expect(await isListening(server, 'localhost')).toBe(true);
  expect(await isListening(server, '127.0.0.2')).toBe(false);
  const other = await start(hello, '127.0.0.2');
  expect(await isListening(other, '127.0.0.2')).toBe(true);
  expect((await get(other, '127.0.0.2', '127.0.0.2')).status).toBe(200);
  expect(other.origin).toBe(`http://127.0.0.2:${other.port}`);
  expect((await get(other, 'evil.example', '127.0.0.2')).body).toBe(
    `Open this address instead: ${other.origin}/\n`,
  );
});

test('accepts its own addresses as names if it listens on all of them, and no others', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((infos = []) =>
    infos.map(({ address }) => address),
  );
  const names = hostNames('0.0.0.0');
  expect(names).toContain(hostname());
  expect(addresses.filter((address) => !names.includes(address) && !names.includes(`[${address}]`))).toEqual(
    [],
  );
  expect(hostNames('192.168.1.5')).toEqual(['localhost', '127.0.0.1', '[::1]', '192.168.1.5']);
  expect(hostNames('fe80::1')).toContain('[fe80::1]');
  for (const wildcard of ['::', '::0', '0:0:0:0:0:0:0:0']) expect(hostNames(wildcard)).toContain(hostname());
});

test.each(['10.255.255.254', 'no-such-name.invalid'])(
  'says that this computer does not have the address %s',
  async (address) => {
    await expect(start(hello, address)).rejects.toThrow(
      `This computer does not have the address ${address}.`,
    );
  },
);

test('continues after errors of a handler, before and after the start of the response', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const server = await start((request, response) => {
      response.setHeader('Cache-Control', 'max-age=1000');
      if (request.url === '/late') response.write('Beginning');
      if (request.url !== '/') throw new Error('Of the handler.');
      response.end('Hello.');
    });
    const at = (path: string) =>
      send(new URL(`http://localhost:${server.port}`), 'GET', path, { host: 'localhost' });
    const failed = await at('/early');
    expect([failed.status, failed.body]).toEqual([500, 'The server failed. The terminal shows why.\n']);
    expect(failed.headers['cache-control']).toBeUndefined();
    await expect(at('/late')).rejects.toThrow();
    expect((await at('/')).body).toBe('Hello.');
    expect(printed).toHaveBeenCalledTimes(2);
  } finally {
    printed.mockRestore();
  }
});

test('a port in use is reported before the site is built', async () => {
  const folder = temporaryFolder('start');
  cpSync(fixtureFolder('site'), folder, { recursive: true });
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stdout, stderr } = await runHere(folder, 'start', ['--port', String(port)]);
  server.close();
  expect(stderr).toContain(`Port ${port} is used by another program.`);
  expect(stdout).toBe('');
});
