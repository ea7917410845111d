/** `npm start` on a port that is in use. */
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { fixtureFolder } from './fixtures.ts';
import { runHere } from './runHere.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('a port that is taken is told before the site is built', async () => {
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
