/** Full disks, missing permissions and obstacles: a message with a code, exit code 1, and intact previous output. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError, type Problem } from '../../src/core/problems/problem.ts';
import { initSite } from '../../src/node/authoring/init/init.ts';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { publishSite } from '../../src/node/deploy/index.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { replaceFile } from '../../src/node/system/replaceFile.ts';
import { systemProblem } from '../../src/node/system/systemError.ts';
import { SILENT } from '../releases.ts';
import { thorough } from '../thorough.ts';
import { fixtureFolder } from './fixtures.ts';
import { snapshot } from './snapshot.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The ways to simulate a full disk. */
const SIZES = thorough ? 20 : 4;

const world = temporaryFolder('disk');
let site: string;
let built: string;

beforeAll(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  // Others may read it.
  chmodSync(world, 0o755);
  site = join(world, 'site');
  cpSync(fixtureFolder('site'), site, { recursive: true });
  built = join(world, 'built');
  expect(run(built).status).toBe(0);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function problemsOf(from: string, out: string): Promise<readonly Problem[]> {
  const error: unknown = await buildSite(from, out).catch((thrown: unknown) => thrown);
  if (error instanceof ContentError) return error.problems;
  throw error ?? new Error('The build went well.');
}

const reasonOf = (problem: string | undefined) => (problem === undefined ? '' : ` (${problem})`);

/** Runs the command. @param limit maximum size of a file, in bytes */
function run(out: string, limit?: number) {
  const command = [process.execPath, PROGRAM, 'build', '--site', site, '--out', out];
  const [program = '', ...args] =
    limit === undefined ? command : ['prlimit', `--fsize=${limit}`, '--', ...command];
  return spawnSync(program, args, { encoding: 'utf8', cwd: engineRoot, env: { ...process.env, VITEST: '' } });
}

function expectSentence({ status, stdout, stderr }: ReturnType<typeof run>, code: string): void {
  expect(stderr).toContain(`error ${code}  `);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
}

/** Runs a command that needs root; in CI other users use sudo. */
function asRoot(command: string, ...args: readonly string[]): void {
  const hasSudo = process.env.CI !== undefined && process.getuid?.() !== 0;
  const [program = '', ...rest] = [...(hasSudo ? ['sudo', '-n'] : []), command, ...args];
  execFileSync(program, rest, { stdio: 'pipe' });
}

/** Mounts a file system in memory. @param size such as "64m" */
const mountMemory = (folder: string, size: string) =>
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${size},uid=${process.getuid?.()},mode=755`, 'tmpfs', folder);

/** The reason why a file system in memory cannot be mounted here. */
function mountProblem(): string | undefined {
  const probe = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mountMemory(probe, '64k');
    asRoot('umount', probe);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error);
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

const noMount = mountProblem();

describe.skipIf(noMount !== undefined)(`a separate disk${reasonOf(noMount)}`, () => {
  let disk: string;
  let out: string;
  let originalFiles: Record<string, string>;
  const remount = (option: string) => asRoot('mount', '-o', `remount,${option}`, disk);

  beforeAll(() => {
    disk = join(world, 'disk');
    mkdirSync(disk);
    mountMemory(disk, '64m');
    out = join(disk, 'out');
    cpSync(built, out, { recursive: true, preserveTimestamps: true });
    originalFiles = snapshot(disk);
  });
  afterAll(() => asRoot('umount', disk));
  afterEach(() => {
    remount('rw,size=64m');
    expect(snapshot(disk)).toEqual(originalFiles);
  });

  /** Leaves a part of the space that the site needs, from nothing to nearly all. */
  function leave(part: number): void {
    const { blocks, bfree, bsize } = statfsSync(disk);
    const used = (blocks - bfree) * bsize;
    remount(`size=${used + Math.floor(used * part)}`);
  }

  test.each(Array.from({ length: SIZES }, (_, index) => ({ percent: (100 * index) / SIZES })))(
    'has room for $percent % of the site',
    async ({ percent }) => {
      leave(percent / 100);
      const problems = await problemsOf(site, out);
      expect(problems).toMatchObject([{ code: 'disk-full', severity: 'error' }]);
      // Named by the user's path, not by the staging folder.
      expect(problems[0]?.file.startsWith(out)).toBe(true);
    },
  );

  test('the command, with room for half of the site', () => {
    leave(0.5);
    expectSentence(run(out), 'disk-full');
  });

  test.each([
    ['a ZIP', 'zip', 'site.zip'],
    ['a folder', 'folder', 'published'],
  ] as const)('is named when the site is published into %s on it', async (_what, kind, name) => {
    leave(0.1);
    const path = join(disk, name);
    const publishing = {
      folder: site,
      site: { name: 'Boats' },
      target: { kind, path },
      prompts: {},
      dryRun: false,
      yes: false,
    };
    await expect(publishSite(built, { ...publishing, progress: () => SILENT })).rejects.toMatchObject({
      problems: [{ code: 'disk-full', file: path }],
    });
    expect(existsSync(path)).toBe(kind === 'folder');
    // Pending writes end a moment after the first failure.
    await new Promise((done) => setTimeout(done, 1000));
    rmSync(path, { recursive: true, force: true });
  });

  test('is named by the folder of a new site', async () => {
    leave(0);
    const answers = { name: 'Harbour', kind: 'school', languages: ['en'], colour: '#1f5f8b' } as const;
    await expect(initSite(join(disk, 'new'), answers, new Date(0))).rejects.toMatchObject({
      problems: [{ code: 'disk-full', file: join(disk, 'new') }],
    });
  });

  test('is read-only', () => {
    remount('ro');
    expectSentence(run(out), 'disk-access');
  });

  test('is the output folder itself, which cannot be moved', async () => {
    expect(await problemsOf(site, disk)).toMatchObject([{ code: 'output-foreign', file: disk }]);
  });
});

test('the output folder is the root of an empty disk', async (context) => {
  if (noMount !== undefined) context.skip(noMount);
  const disk = join(world, 'empty-disk');
  mkdirSync(disk);
  mountMemory(disk, '64m');
  try {
    expect(await problemsOf(site, disk)).toMatchObject([{ code: 'disk-busy', file: disk }]);
    expect(readdirSync(world).filter((name) => name.startsWith('.'))).toEqual([]);
  } finally {
    asRoot('umount', disk);
  }
});

const noLimit = spawnSync('prlimit', ['--version']).error?.message;

describe.skipIf(noLimit !== undefined)(`files of a limited size${reasonOf(noLimit)}`, () => {
  // Unchanged content is not built again.
  beforeAll(() => writeFileSync(join(built, 'old.txt'), 'old'));

  test.each([0, 1_000, 20_000, 200_000])('%i bytes', (limit) => {
    const originalFiles = snapshot(built);
    expectSentence(run(built, limit), 'disk-full');
    expect(snapshot(built)).toEqual(originalFiles);
    expect(readdirSync(world).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

test('partly written lists are removed, so the same command can continue', (context) => {
  if (noLimit !== undefined) context.skip(noLimit);
  const out = join(world, 'lists');
  // The first list is smaller than this, the second larger.
  const command = [process.execPath, PROGRAM, 'export', 'crew', 'voyages', '--site', site, '--out', out];
  const exported = (...leading: readonly string[]) => {
    const [program = '', ...args] = [...leading, ...command];
    return spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, VITEST: '' } });
  };
  expectSentence(exported('prlimit', '--fsize=200', '--'), 'disk-full');
  expect(readdirSync(out)).toEqual([]);
  expect(exported()).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(out)).toEqual(['crew.csv', 'voyages.csv']);
});

describe('a forbidden folder', () => {
  const NOBODY = 65534;
  let mount: string;

  /** Root has all permissions, so it becomes another user. */
  async function asNobody<T>(work: () => Promise<T>): Promise<T> {
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      return await work();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  beforeEach(() => {
    mount = mkdtempSync(join(world, 'forbidden-'));
    chmodSync(mount, 0o755);
  });
  afterEach(() => chmodSync(mount, 0o755));

  test.each([
    ['an output beside which nothing may be written', 'out', 0o555],
    ['a new folder where none may be made', 'new', 0o555],
    ['a new folder several levels below', 'new/er/est', 0o555],
    ['a folder that may not be looked into', 'out', 0o000],
  ])('%s', async (_what, name, mode) => {
    cpSync(built, join(mount, 'out'), { recursive: true, preserveTimestamps: true });
    const originalFiles = snapshot(mount);
    chmodSync(mount, mode);
    const problems = await asNobody(() => problemsOf(site, join(mount, name)));
    chmodSync(mount, 0o755);
    expect(problems).toMatchObject([{ code: 'disk-access' }]);
    expect(problems[0]?.file.startsWith(mount)).toBe(true);
    expect(snapshot(mount)).toEqual(originalFiles);
  });
});

describe('a blocked path', () => {
  const collisions = {
    'a folder where the build writes a file': 'pages.json/file.txt',
    'a folder where the host is told something': '_headers/file.txt',
    'a file where the folder of a page goes': 'voyages',
    'a file where the folder of the app goes': 'assets',
    'a file where the facts about pictures go': 'media',
  };

  test.each(Object.entries(collisions))('%s', async (_what, file) => {
    const copy = mkdtempSync(join(world, 'site-'));
    cpSync(site, copy, { recursive: true });
    mkdirSync(dirname(join(copy, 'public', file)), { recursive: true });
    writeFileSync(join(copy, 'public', file), 'x');
    const settings = join(copy, 'manifest/site.json');
    const value = JSON.parse(readFileSync(settings, 'utf8')) as object;
    writeFileSync(settings, JSON.stringify({ ...value, files: [file] }));
    const originalFiles = snapshot(built);
    const problems = await problemsOf(copy, built);
    expect(problems).toMatchObject([{ code: 'disk-path-blocked' }]);
    expect(problems[0]?.file).not.toContain('.staging-');
    expect(snapshot(built)).toEqual(originalFiles);
  });

  test.each([250, 300])('a name of %i letters', async (length) => {
    const originalFiles = snapshot(world);
    expect(await problemsOf(site, join(world, 'x'.repeat(length)))).toMatchObject([
      { code: 'disk-path-long' },
    ]);
    expect(snapshot(world)).toEqual(originalFiles);
  });
});

describe('a file that is replaced', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(world, 'file-'));
    writeFileSync(join(folder, 'old.txt'), 'old');
    symlinkSync('old.txt', join(folder, 'link.txt'));
    mkdirSync(join(folder, 'folder.txt'));
  });

  test.each([
    ['link.txt', 'output-protected'],
    ['folder.txt', 'output-protected'],
    ['nowhere/new.txt', 'disk-path-missing'],
    ['old.txt/new.txt', 'disk-path-blocked'],
    [`${'x'.repeat(300)}.txt`, 'disk-path-long'],
  ])('%s: %s', async (name, code) => {
    const originalFiles = snapshot(folder);
    await expect(replaceFile(join(folder, name), 'new')).rejects.toMatchObject({
      problems: [{ code, file: join(folder, name) }],
    });
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('an ordinary one succeeds', async () => {
    await replaceFile(join(folder, 'old.txt'), 'new');
    await replaceFile(join(folder, 'new.txt'), 'new');
    expect(readdirSync(folder).sort()).toEqual(['folder.txt', 'link.txt', 'new.txt', 'old.txt']);
  });
});

describe('messages', () => {
  const error = (fields: object) => Object.assign(new Error('words of the system'), fields);

  test.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EFBIG', 'disk-full'],
    ['EACCES', 'disk-access'],
    ['EPERM', 'disk-access'],
    ['EROFS', 'disk-access'],
    ['ENOENT', 'disk-path-missing'],
    ['ENOTDIR', 'disk-path-blocked'],
    ['EISDIR', 'disk-path-blocked'],
    ['EEXIST', 'disk-path-blocked'],
    ['ENOTEMPTY', 'disk-path-blocked'],
    ['ELOOP', 'disk-path-blocked'],
    ['ENAMETOOLONG', 'disk-path-long'],
    ['EMFILE', 'disk-files-open'],
    ['ENFILE', 'disk-files-open'],
    ['EBUSY', 'disk-busy'],
    ['EXDEV', 'disk-busy'],
    ['EIO', 'disk-fault'],
  ])('%s is %s', (code, ours) => {
    expect(systemProblem(error({ code, syscall: 'open', path: '/a' }), '/place')).toMatchObject({
      code: ours,
      file: '/a',
      message: expect.stringMatching(/^[A-Z].*\.$/),
      hint: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  test('a write error has no path', () => {
    expect(systemProblem(error({ code: 'ENOSPC', syscall: 'write' }), '/place')?.file).toBe('/place');
  });

  test('a copy error: the target is full, the source is forbidden', () => {
    const copy = { syscall: 'copyfile', path: '/from', dest: '/to' };
    expect(systemProblem(error({ code: 'ENOSPC', ...copy }), '/place')?.file).toBe('/to');
    expect(systemProblem(error({ code: 'EACCES', ...copy }), '/place')?.file).toBe('/from');
  });

  test('fs.cp has its own error codes', async () => {
    const folder = mkdtempSync(join(world, 'cp-'));
    writeFileSync(join(folder, 'file'), 'x');
    const thrown: unknown = await cp(site, join(folder, 'file'), { recursive: true }).catch((e) => e);
    expect(systemProblem(thrown, '/place')?.code).toBe('disk-path-blocked');
  });

  test.each([
    ['a port that may not be used', error({ code: 'EACCES', syscall: 'listen' })],
    ['a program that is not there', error({ code: 'ENOENT', syscall: 'spawnSync git' })],
    ['a mistake of ours', new TypeError('x is undefined')],
    ['no error', 'ENOSPC'],
  ])('%s is another error', (_what, thrown) => expect(systemProblem(thrown, '/place')).toBeUndefined());
});
