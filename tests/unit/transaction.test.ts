import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { ContentError, type Problem } from '../../src/core/problems/problem.ts';
import {
  ConcurrentChangeError,
  type FileContent,
  rollbackInterrupted,
  runTransaction,
} from '../../src/node/authoring/transaction.ts';
import { sha256 } from '../../src/node/system/digest.ts';
import { makeSite, snapshot, write } from './birdSite.ts';
import { changesOf, GOING, PREPARED } from './transactionChanges.ts';

const child = fileURLToPath(new URL('killedTransaction.ts', import.meta.url));
const node = (folder: string, stop: string) => ['--import', 'tsx', child, folder, stop];

let folder: string;
let originalFiles: Record<string, string>;
let after: Record<string, string>;
beforeEach(() => {
  folder = makeSite();
  write(join(folder, 'public/documents/new.pdf'), 'new');
  write(join(folder, GOING), 'old');
  write(join(folder, PREPARED), 'picture 2');
  originalFiles = snapshot(folder);
  const files = changesOf(folder).flatMap(({ file, bytes }) =>
    bytes ? [[file, contentOf(bytes).toString('base64')]] : [],
  );
  const folders = ['public/images/', 'public/images/nature/', 'public/images/nature/2025/'];
  after = {
    ...originalFiles,
    ...Object.fromEntries(files),
    ...Object.fromEntries(folders.map((name) => [name, 'folder'])),
  };
  delete after[GOING];
  delete after['public/documents/old/'];
});

const contentOf = (content: FileContent) =>
  content instanceof Uint8Array ? Buffer.from(content) : readFileSync(content.path);

const noProblems = async () => [];

test('the changes are applied, and nothing else is left', async () => {
  await runTransaction(folder, changesOf(folder), noProblems);
  expect(snapshot(folder)).toEqual(after);
});

test('the check sees the changed site before the site itself changes', async () => {
  const seen: string[] = [];
  await runTransaction(folder, changesOf(folder), async (copy) => {
    seen.push(readFileSync(join(copy, 'manifest/routes.json'), 'utf8'));
    seen.push(readFileSync(join(copy, 'public/images/nature/2025/a-2.jpg'), 'utf8'));
    seen.push(String(existsSync(join(copy, 'public/data/home.json'))));
    expect({ ...snapshot(folder), ...originalFiles }).toEqual(snapshot(folder));
    return [];
  });
  expect(seen).toEqual(['{ "routes": [] }', 'picture 2', 'true']);
});

test.skipIf(process.platform === 'win32')(
  'a link of the site leads to the same file of the copy',
  async () => {
    symlinkSync(join(folder, 'public/data/home.json'), join(folder, 'public/whole.json'));
    symlinkSync('data/home.json', join(folder, 'public/short.json'));
    symlinkSync('nowhere', join(folder, 'public/lost.json'));
    const targets: string[] = [];
    await runTransaction(folder, changesOf(folder), async (copy) => {
      for (const name of ['whole', 'short', 'lost'])
        targets.push(readlinkSync(join(copy, `public/${name}.json`)).replaceAll('\\', '/'));
      return [];
    });
    expect(targets).toEqual(['data/home.json', 'data/home.json', 'nowhere']);
  },
);

const problem = (code: string, line: number, severity: Problem['severity'] = 'error'): Problem => ({
  severity,
  code,
  file: 'public/data/nature.json',
  line,
  message: `Wrong in line ${line}.`,
});

test('an error caused by the changes: nothing is changed', async () => {
  const check = async (copy: string) =>
    copy.endsWith('unchanged')
      ? [problem('old', 3)]
      : [problem('old', 9), problem('new', 4), problem('old', 12)];
  const refused = runTransaction(folder, changesOf(folder), check);
  await expect(refused).rejects.toThrow(ContentError);
  await expect(refused).rejects.toMatchObject({ problems: [problem('new', 4), problem('old', 12)] });
  expect(snapshot(folder)).toEqual(originalFiles);
});

test('earlier errors on other lines, and warnings, do not count', async () => {
  const check = async (copy: string) =>
    copy.endsWith('unchanged') ? [problem('old', 3)] : [problem('old', 9), problem('odd', 4, 'warning')];
  expect(await runTransaction(folder, changesOf(folder), check)).toEqual([
    problem('old', 9),
    problem('odd', 4, 'warning'),
  ]);
});

test('a file that another program changes in the meantime is kept', async () => {
  const changes = changesOf(folder);
  const theirs = async () => {
    write(join(folder, 'manifest/routes.json'), 'theirs');
    return [];
  };
  await expect(runTransaction(folder, changes, theirs)).rejects.toThrow(
    'manifest/routes.json was changed by someone else in the meantime. Nothing was changed. Try again.',
  );
  expect(snapshot(folder)).toEqual({
    ...originalFiles,
    'manifest/routes.json': Buffer.from('theirs').toString('base64'),
  });
});

test('a file that cannot be written: nothing is changed, and the reason is reported', async () => {
  write(join(folder, 'public/images'), 'a file where a folder should be');
  const blocked = snapshot(folder);
  await expect(runTransaction(folder, changesOf(folder), noProblems)).rejects.toThrow(
    /^A file could not be written: .*Nothing was changed\.$/,
  );
  expect(snapshot(folder)).toEqual(blocked);
});

test('a prepared file with another digest is refused', async () => {
  write(join(folder, PREPARED), 'damaged');
  const damaged = snapshot(folder);
  await expect(runTransaction(folder, changesOf(folder), noProblems)).rejects.toThrow(
    `${join(folder, PREPARED)} was changed after it was prepared. Nothing was changed.`,
  );
  expect(snapshot(folder)).toEqual(damaged);
});

test('a prepared file replaces a file, and is the base of the next change', async () => {
  const file = 'public/data/nature.json';
  const prepared = { path: join(folder, PREPARED), sha256: sha256('picture 2') };
  await runTransaction(
    folder,
    [{ file, bytes: prepared, base: readFileSync(join(folder, file)) }],
    noProblems,
  );
  expect(readFileSync(join(folder, file), 'utf8')).toBe('picture 2');
  await runTransaction(folder, [{ file, bytes: Buffer.from('next'), base: prepared }], noProblems);
  await expect(runTransaction(folder, [{ file, base: prepared }], noProblems)).rejects.toThrow(
    ConcurrentChangeError,
  );
  expect(readFileSync(join(folder, file), 'utf8')).toBe('next');
  expect(readFileSync(prepared.path, 'utf8')).toBe('picture 2');
});

test('a link is not replaced by a file', async () => {
  const file = join(folder, 'manifest/routes.json');
  renameSync(file, join(folder, 'routes.json'));
  symlinkSync('../routes.json', file);
  const linked = snapshot(folder);
  await expect(runTransaction(folder, changesOf(folder), noProblems)).rejects.toThrow(
    /^manifest\/routes\.json is a link, .*Nothing was changed\.$/,
  );
  expect(snapshot(folder)).toEqual(linked);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
});

test('a folder that only looks like a killed run stays', () => {
  write(join(folder, '.cache/new-photos/1.jpg'), 'a picture');
  expect(rollbackInterrupted(folder)).toEqual([]);
  expect(existsSync(join(folder, '.cache/new-photos/1.jpg'))).toBe(true);
});

const STEPS = 9;

test(`${STEPS} steps change the site`, () => {
  const { stdout } = spawnSync(process.execPath, node(folder, 'none'), { encoding: 'utf8' });
  expect(stdout).toBe(`${STEPS} steps\n`);
  expect(snapshot(folder)).toEqual(after);
});

test.each(Array.from({ length: STEPS }, (_, step) => ({ step })))('killed before step $step', ({ step }) => {
  expect(spawnSync(process.execPath, node(folder, String(step))).signal).toBe('SIGKILL');
  const isComplete = step === STEPS - 1;
  const notes = rollbackInterrupted(folder);
  expect(snapshot(folder)).toEqual(isComplete ? after : originalFiles);
  expect(notes).toEqual([
    isComplete
      ? 'An earlier run was stopped at its very end: what it wrote to manifest/routes.json is complete.'
      : 'An earlier run was stopped half-way; what it had begun has been undone.',
  ]);
  expect(rollbackInterrupted(folder)).toEqual([]);
});

test('a file that was edited after a kill is not rolled back', () => {
  spawnSync(process.execPath, node(folder, String(STEPS - 2)));
  write(join(folder, 'public/data/nature.json'), 'edited');
  expect(rollbackInterrupted(folder)).toEqual([
    'An earlier run was stopped half-way; what it had begun has been undone.',
    'public/data/nature.json was changed after that and stays as it is.',
  ]);
  expect(snapshot(folder)).toEqual({
    ...originalFiles,
    'public/data/nature.json': Buffer.from('edited').toString('base64'),
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during the check: nothing is changed, and the staged files are removed',
  async (signal) => {
    const running = spawn(process.execPath, node(folder, 'check'), { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(running.stdout, 'data');
    expect(rollbackInterrupted(folder)).toEqual([]);
    expect(existsSync(join(folder, '.cache'))).toBe(true);
    running.kill(signal);
    const [code] = await once(running, 'close');
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(snapshot(folder)).toEqual(originalFiles);
  },
);
