/** Ending npm ends all processes that it has started. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { findPrograms } from '../programs.ts';
import { COLLEGE } from '../sites.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('signals');
beforeAll(() => {
  cpSync(fixtureFolder('site'), join(folder, 'school'), { recursive: true });
  cpSync(COLLEGE, join(folder, 'college'), { recursive: true });
  cpSync(COLLEGE, join(folder, 'gallery'), { recursive: true });
  const pictures = join(folder, 'gallery/public/images');
  // Trailing bytes change only the digest of a picture, so that it is in no cache.
  for (const name of readdirSync(pictures, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.jpg')) appendFileSync(join(pictures, name), String(process.hrtime.bigint()));
});

/** The running processes except zombies: parent process ids by process id. */
function running(): Map<number, number> {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return new Map(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, , state = '']) => !state.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  );
}

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = [...running()].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...children.flatMap(familyOf)];
}

const isStaging = (path: string) => /\.staging-\d+$/.test(path);

/** npm, a shell and our program; its workers come and go. */
const WHOLE = 3;

test.skipIf(!findPrograms().ps).each<[script: string, args: string[], said: RegExp]>([
  ['dev', ['--site', 'school', '--port', '0'], /http:\/\/localhost:\d+/],
  ['start', ['--site', 'school', '--port', '0'], /http:\/\/localhost:\d+/],
  // While its pictures are pending.
  ['start', ['--site', 'gallery', '--port', '0'], /http:\/\/localhost:\d+/],
  ['build', ['--site', 'college', '--out', 'out'], /site-from-data\.js build/],
])('%s', async (script, args, output) => {
  const paths = args.map((arg) => (/^(school|college|gallery|out)$/.test(arg) ? join(folder, arg) : arg));
  const npm = spawn('npm', ['run', script, '--', ...paths], {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(npm, 'exit');
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const family = () => familyOf(npm.pid ?? 0);
  // A build prints nothing while it works.
  const isAtWork = () => script !== 'build' || readdirSync(folder).some(isStaging);
  while (!output.test(printed) || !isAtWork() || family().length < WHOLE) {
    expect(npm.exitCode, printed).toBeNull();
    await rest(50);
  }
  const all = family();
  try {
    npm.kill('SIGTERM');
    await closed;
    const until = Date.now() + POLL_TIMEOUT_MS;
    while (all.some((pid) => running().has(pid)) && Date.now() < until) await rest(50);
    expect(all.filter((pid) => running().has(pid))).toEqual([]);
    // Neither does a server before its site is complete.
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isStaging)).toEqual([]);
    // Nor has it run to its end.
    expect(existsSync(join(folder, 'out'))).toBe(false);
  } finally {
    for (const pid of all.filter((each) => running().has(each))) process.kill(pid, 'SIGKILL');
  }
});

/** Ends the parent of our program during its check of the Node version: before it has read any of the engine. */
const ENDS_PARENT = `
  const { versions } = process;
  const isOurs = process.argv[1]?.endsWith('site-from-data.js');
  if (isOurs) Object.defineProperty(process, 'versions', { get() {
    Object.defineProperty(process, 'versions', { value: versions });
    const parent = process.ppid;
    process.kill(parent, 'SIGKILL');
    while (process.ppid === parent);
    return versions;
  } });`;

test.skipIf(process.platform === 'win32')(
  'a program ends though npm had ended before it started',
  async () => {
    const out = join(folder, 'early');
    const built = `"${process.execPath}" "${PROGRAM}" build --site "${join(folder, 'school')}" --out "${out}"`;
    // The next command keeps the shell running.
    const shell = spawn('sh', ['-c', `${built}; true`], {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ENDS_PARENT)}`,
        npm_lifecycle_event: 'build',
        VITEST: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Once the program has ended as well, which holds both pipes.
    expect(await once(shell, 'close')).toEqual([null, 'SIGKILL']);
    expect(existsSync(out)).toBe(false);
  },
);

const STARTS_SERVER = `
  import { start } from ${JSON.stringify(join(engineRoot, 'tests/hosts/start.ts'))};
  const program = process.execPath;
  const { port } = await start((_, port) => ({
    program,
    args: ['-e', 'require("net").createServer().listen(' + port + ', "127.0.0.1")'],
    file: '',
  }));
  console.log(port);`;

test.skipIf(process.platform === 'win32')(
  'a test server ends with the tests, even if they are killed',
  async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', STARTS_SERVER];
    const tests = spawn(process.execPath, args, {
      cwd: engineRoot,
      // A killed process leaves its folder behind.
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [port] = await once(tests.stdout, 'data');
    tests.kill('SIGKILL');
    const isThere = () =>
      new Promise((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => done(socket.destroy())).on('error', () =>
          done(undefined),
        );
      });
    const until = Date.now() + POLL_TIMEOUT_MS;
    while ((await isThere()) && Date.now() < until) await rest(50);
    expect(await isThere()).toBeUndefined();
  },
);
