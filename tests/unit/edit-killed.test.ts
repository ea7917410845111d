/** A killed editor leaves every file complete, either old or new, and recovers at its next start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, SiteView } from '../../src/editor/shared/protocol.ts';
import { PROGRAM } from '../../src/node/content/folder.ts';
import { COLLEGE } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const RUNS = thorough ? 100 : 2;
const FILES = ['public/data/nss.json', 'manifest/routes.json'];
const site = join(temporaryFolder('edit-killed'), 'college');

async function start(options = ['--port', '0']) {
  const child = spawn(process.execPath, [PROGRAM, 'edit', '--site', site, ...options, '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const address = () => /(http:\/\/localhost:\d+)\/#(\S+)/.exec(printed);
  await expect.poll(() => address() ?? child.exitCode).not.toBeNull();
  const [, origin = '', token = ''] = address() ?? [];
  return { child, origin, token, printed: () => printed };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = new Promise((done) => child.once('close', done));
  child.kill(signal);
  await closed;
}

const stateNow = () => FILES.map((file) => readFileSync(join(site, file), 'utf8'));

test(`${RUNS} times, at any moment`, async () => {
  await cp(COLLEGE, site, { recursive: true });
  const moments = fc.sample(fc.integer({ min: 0, max: 1_500 }), { numRuns: RUNS, seed: 7 });
  for (const [run, moment] of moments.entries()) {
    const { child, origin, token } = await start();
    const send = async (method: string, path: string, body?: unknown) =>
      (
        await fetch(origin + path, {
          method,
          headers: { 'x-token': token, 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
      ).json() as Promise<unknown>;
    // The copies of killed editors are removed.
    expect(readdirSync(join(site, '.cache')).filter((name) => name.startsWith('edit-'))).toHaveLength(1);
    const { pages } = (await send('GET', '/api/site')) as SiteView;
    const path = pages.find(({ location }) => location.file === FILES[0])?.path ?? '';
    const { parts } = (await send('GET', `/api/page?path=${encodeURIComponent(path)}`)) as {
      parts: { file: string; pointer: string; value: { [name: string]: Json } }[];
    };
    const changes = parts.map(({ file, pointer, value }) => ({
      file,
      pointer,
      base: value,
      value: { ...value, keywords: [`run ${run}`] },
    }));
    const originalFiles = stateNow();
    const saved = send('POST', '/api/save', { changes }).catch(() => undefined);
    await pause(moment);
    child.kill('SIGKILL');
    await Promise.all([saved, new Promise((done) => child.once('close', done))]);
    const after = stateNow();
    const files = after.filter((text, index) => text !== originalFiles[index]);
    // The next start rolls back a half-done save.
    for (const text of files) expect(text).toContain(`"run ${run}"`);
    for (const text of after) expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  const { child } = await start();
  await end(child, 'SIGTERM');
  expect(readdirSync(join(site, '.cache'), { recursive: true })).toEqual(['editor.json']);
});

test('it gets the same token and ports again, and reports a port that is in use', async () => {
  await cp(COLLEGE, site, { recursive: true });
  const previewOf = async ({ origin, token }: { origin: string; token: string }) => {
    const answer = await fetch(`${origin}/api/site`, { headers: { 'x-token': token } });
    return ((await answer.json()) as SiteView).preview;
  };
  const first = await start([]);
  const preview = await previewOf(first);
  await end(first.child, 'SIGKILL');
  const again = await start([]);
  expect([again.origin, again.token, await previewOf(again)]).toEqual([first.origin, first.token, preview]);
  expect(again.printed()).not.toContain('Until now');

  const second = await start([]);
  expect(second.origin).not.toBe(first.origin);
  expect(second.token).toBe(first.token);
  await expect.poll(second.printed).toContain(`at port ${new URL(first.origin).port}. What you typed`);
  await end(second.child, 'SIGTERM');
  await end(again.child, 'SIGTERM');
});
