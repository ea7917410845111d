/** An editor that is killed leaves every file whole: as it was, or as it was saved. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, SiteView } from '../../codegen/edit/protocol.ts';
import { PROGRAM } from '../../codegen/site/folder.ts';
import { COLLEGE } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const RUNS = thorough ? 100 : 2;
const FILES = ['public/data/nss.json', 'manifest/routes.json'];
const site = join(temporaryFolder('edit-killed'), 'college');

/** Starts the editor as an office does. */
async function start(): Promise<{ child: ChildProcess; origin: string; token: string }> {
  const child = spawn(process.execPath, [PROGRAM, 'edit', '--site', site, '--port', '0', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout as AsyncIterable<Buffer>) {
    const [, origin = '', token = ''] = /(http:\/\/localhost:\d+)\/#(\S+)/.exec(text.toString()) ?? [];
    if (origin !== '') return { child, origin, token };
  }
  throw new Error('The editor has not started.');
}

const stateNow = () => FILES.map((file) => readFileSync(join(site, file), 'utf8'));

test(`${RUNS} times, at any moment`, { timeout: 3_600_000 }, async () => {
  await cp(COLLEGE, site, { recursive: true });
  const moments = fc.sample(fc.integer({ min: 0, max: 1_500 }), { numRuns: RUNS, seed: 7 });
  for (const [run, moment] of moments.entries()) {
    const { child, origin, token } = await start();
    const ask = async (method: string, path: string, body?: unknown) =>
      (
        await fetch(origin + path, {
          method,
          headers: { 'x-token': token, 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
      ).json() as Promise<unknown>;
    // Nothing is left of those before.
    expect(readdirSync(join(site, '.cache')).filter((name) => name.startsWith('edit-'))).toHaveLength(1);
    const { pages } = (await ask('GET', '/api/site')) as SiteView;
    const path = pages.find(({ place }) => place.file === FILES[0])?.path ?? '';
    const { parts } = (await ask('GET', `/api/page?path=${encodeURIComponent(path)}`)) as {
      parts: { file: string; pointer: string; value: { [name: string]: Json } }[];
    };
    const changes = parts.map(({ file, pointer, value }) => ({
      file,
      pointer,
      base: value,
      value: { ...value, keywords: [`run ${run}`] },
    }));
    const before = stateNow();
    const saved = ask('POST', '/api/save', { changes }).catch(() => undefined);
    await pause(moment);
    child.kill('SIGKILL');
    await Promise.all([saved, new Promise((done) => child.once('close', done))]);
    const after = stateNow();
    const files = after.filter((text, index) => text !== before[index]);
    // What a half-done save has changed the next start takes back.
    for (const text of files) expect(text).toContain(`"run ${run}"`);
    for (const text of after) expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  const { child } = await start();
  child.kill('SIGTERM');
  await new Promise((done) => child.once('close', done));
  expect(
    existsSync(join(site, '.cache')) ? readdirSync(join(site, '.cache'), { recursive: true }) : [],
  ).toEqual([]);
});
