import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChanges } from '../../codegen/changes.ts';

let folder: string;
const data = 'site/public/data';

function git(cwd: string, day: string, ...args: string[]) {
  const date = `${day}T23:30:00+05:30`;
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@college.example', ...args], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

async function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'origin', name), text);
  git(join(folder, 'origin'), day, 'add', '.');
  git(join(folder, 'origin'), day, 'commit', '-m', `${data}/fake.json`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
  await mkdir(join(folder, 'origin', data), { recursive: true });
  git(join(folder, 'origin'), '2024-01-01', 'init');
  await commit('2024-05-01', { [`${data}/a.json`]: '1', [`${data}/b.json`]: '1', 'b.json': '1' });
  await commit('2025-06-02', { [`${data}/b.json`]: '2', [`${data}/c.json`]: '1' });
  await commit('2026-07-03', { 'b.json': '2' });
  await commit('2026-11-20', { [`${data}/c.json`]: '2' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('each file has the day of its last commit, as the clock of who committed had it', async () => {
  expect(Object.fromEntries(await lastChanges(join(folder, 'origin', data)))).toEqual({
    'a.json': '2024-05-01',
    'b.json': '2025-06-02',
    'c.json': '2026-11-20',
  });
});

test('what is changed but not committed yet has the day of its last commit, what is new has none', async () => {
  await writeFile(join(folder, 'origin', data, 'a.json'), 'changed');
  await writeFile(join(folder, 'origin', data, 'new.json'), 'new');
  const days = await lastChanges(join(folder, 'origin', data));
  expect(days.get('a.json')).toBe('2024-05-01');
  expect(days.has('new.json')).toBe(false);
});

test('where the history is cut off, nothing is said of what lies before', async () => {
  git(folder, '2026-01-01', 'clone', '--depth', '2', `file://${join(folder, 'origin')}`, 'shallow');
  expect(Object.fromEntries(await lastChanges(join(folder, 'shallow', data)))).toEqual({
    'c.json': '2026-11-20',
  });
});

test('outside of a repository nothing is known', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'no-repository-'));
  expect((await lastChanges(outside)).size).toBe(0);
  await rm(outside, { recursive: true });
});
