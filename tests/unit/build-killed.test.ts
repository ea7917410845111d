/** A killed or stopped build leaves the complete old or new site, and the next build cleans up. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { dataFile, engineRoot, PROGRAM, SITE } from '../../src/node/content/folder.ts';
import { isDisposable } from '../../src/node/ssg/outputFolder.ts';
import { oldFolder, recover, removeBuilt } from '../../src/node/ssg/swap.ts';
import { random } from '../bench/random.ts';
import { readFiles } from '../files.ts';
import { thorough } from '../thorough.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const KILLS = thorough ? 100 : 2;

const snapshot = (folder: string) => {
  const hash = createHash('sha256');
  for (const [path, bytes] of readFiles(folder)) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
};

const folder = temporaryFolder('build-killed');
let out: string;
/** Two versions of one site with their output folders. */
const sites: { site: string; built: string }[] = [];
let span = Number.POSITIVE_INFINITY;

function build(site: string, to: string): ChildProcess {
  // Unchanged content is not built again.
  utimesSync(join(site, SITE), new Date(), new Date());
  return spawn(
    process.execPath,
    [PROGRAM, 'build', '--site', site, '--out', to],
    // A site outside of a repository has this time, so that two builds are equal.
    {
      cwd: engineRoot,
      stdio: 'ignore',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000', VITEST: '' },
    },
  );
}

async function built(site: string, to: string): Promise<string> {
  const [code] = (await once(build(site, to), 'close')) as [number | null];
  expect(code).toBe(0);
  return snapshot(to);
}

beforeAll(async () => {
  mkdirSync(join(folder, 'target'));
  out = join(folder, 'target/site');
  for (const name of ['first', 'second']) {
    const site = join(folder, name);
    cpSync(fixtureFolder('site'), site, { recursive: true });
    const file = join(site, dataFile('voyages'));
    writeFileSync(file, readFileSync(file, 'utf8').replace('Where we have sailed.', `The ${name} content.`));
    const running = build(site, out);
    const closed = once(running, 'close');
    await begun(running);
    const started = performance.now();
    expect(await closed).toEqual([0, null]);
    span = Math.min(span, performance.now() - started);
    sites.push({ site, built: snapshot(out) });
  }
});

/** Leftovers next to the site. */
const otherFiles = () => readdirSync(join(folder, 'target')).filter((name) => name !== 'site');

const stagings = () => otherFiles().filter((name) => name.includes('.staging-'));

/** Waits until a condition is met or a build has ended. */
async function soon(running: ChildProcess, isSo: () => boolean): Promise<void> {
  while (!isSo() && running.exitCode === null) await rest(1);
}

const begun = (running: ChildProcess) => soon(running, () => stagings().length > 0);

const ALL = { recursive: true, encoding: 'utf8' } as const;

/** Waits until a build has written this many files next to the site, or has ended. */
const writes = (running: ChildProcess, count: number) =>
  soon(running, () => {
    try {
      return stagings().flatMap((name) => readdirSync(join(folder, 'target', name), ALL)).length >= count;
    } catch {
      // It is in its place by now.
      return true;
    }
  });

test('the two versions of the content differ', () => expect(sites[0]?.built).not.toBe(sites[1]?.built));

test('killed at any moment, a build leaves the old site or the new one', async () => {
  const { below } = random(2024);
  let current = 1;
  let interrupted = 0;
  const files = readdirSync(out, ALL).length;
  for (let run = 0; run < KILLS; run++) {
    const next = 1 - current;
    const running = build(sites[next]?.site ?? '', out);
    const closed = once(running, 'close');
    await begun(running);
    // With a fixed delay, a faster machine would have no build left to kill.
    if (run % 2 === 0) await writes(running, below(files));
    else await rest((span * below(1000)) / 1000);
    running.kill('SIGKILL');
    await closed;
    if (stagings().length > 0) interrupted++;
    // The site has no name only between the two renames of the swap; the next reader restores it.
    if (!existsSync(out)) expect(otherFiles()).toContain('.site.old');
    const now = snapshot(existsSync(out) ? out : join(folder, 'target/.site.old'));
    expect([sites[current]?.built, sites[next]?.built]).toContain(now);
    await recover(out);
    expect(otherFiles()).toEqual([]);
    expect(snapshot(out)).toBe(now);
    if (now === sites[next]?.built) current = next;
  }
  // Otherwise nothing was tested.
  expect(interrupted).toBeGreaterThan(0);
});

test('the next build removes the remains of a killed one', async () => {
  const running = build(sites[0]?.site ?? '', out);
  const closed = once(running, 'close');
  await begun(running);
  running.kill('SIGKILL');
  await closed;
  expect(stagings()).toHaveLength(1);
  expect(await built(sites[1]?.site ?? '', out)).toBe(sites[1]?.built);
  expect(otherFiles()).toEqual([]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a build stopped by %s cleans up', async (signal, exitCode) => {
  const originalFiles = snapshot(out);
  const running = build(sites[0]?.site ?? '', out);
  const closed = once(running, 'close');
  await begun(running);
  running.kill(signal);
  expect(await closed).toEqual([exitCode, null]);
  expect(otherFiles()).toEqual([]);
  expect(snapshot(out)).toBe(originalFiles);
});

const killed = fileURLToPath(new URL('./killedSwap.ts', import.meta.url));

test.each([0, 1, 2, 3])(
  'killed before step %i of the swap, a build leaves the old site or the new one',
  async (stop) => {
    const parent = mkdtempSync(join(folder, 'swap-'));
    const [old, fresh] = [join(parent, 'site'), join(parent, '.site.staging-0')];
    cpSync(out, old, { recursive: true });
    cpSync(out, fresh, { recursive: true });
    writeFileSync(join(fresh, 'new.txt'), 'new');
    const [before, after] = [snapshot(old), snapshot(fresh)];
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', killed, fresh, old, String(stop)], {
      cwd: engineRoot,
    });
    expect(signal).toBe('SIGKILL');
    await recover(old);
    expect(snapshot(old)).toBe(stop < 3 ? before : after);
    // Process 0 cannot be signalled; no build has this number.
    expect(readdirSync(parent).filter((name) => !name.includes('staging-0'))).toEqual(['site']);
  },
);

test('killed while it removes the old site, a build leaves it to the next one', async () => {
  const parent = mkdtempSync(join(folder, 'removed-'));
  const [site, old] = [join(parent, 'site'), oldFolder(join(parent, 'site'))];
  mkdirSync(site);
  let steps = 0;
  cpSync(out, old, { recursive: true });
  removeBuilt(old, () => steps++);
  expect(steps).toBeGreaterThan(5);
  for (let stop = 1; stop <= steps; stop++) {
    cpSync(out, old, { recursive: true });
    let step = 0;
    const killed = () => {
      if (++step === stop) throw new Error('killed');
    };
    expect(() => removeBuilt(old, killed), `step ${stop}`).toThrow('killed');
    expect(isDisposable(old), `step ${stop}`).toBe(true);
    await recover(site);
    expect(readdirSync(parent), `step ${stop}`).toEqual(['site']);
  }
});

test('these are all steps', () => {
  const parent = mkdtempSync(join(folder, 'swap-'));
  mkdirSync(join(parent, 'new'));
  mkdirSync(join(parent, 'site'));
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', killed, join(parent, 'new'), join(parent, 'site'), 'none'],
    { cwd: engineRoot, encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('4 steps');
  expect(readdirSync(parent)).toEqual(['site']);
});
