import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTime } from '../../codegen/site/clock.ts';
import { parseLog, readHistory } from '../../codegen/site/history.ts';

test('of each file the newest commit counts', () => {
  const log =
    '@1767225600\0\nmanifest/site.json\0public/data/a.json\0\0@1735689600\0\npublic/data/a.json\0public/data/ക.json\0';
  expect([...parseLog(log).days]).toEqual([
    ['manifest/site.json', '2026-01-01'],
    ['public/data/a.json', '2026-01-01'],
    ['public/data/ക.json', '2025-01-01'],
  ]);
  expect(parseLog(log).lastCommit).toEqual(new Date('2026-01-01'));
  expect(parseLog('')).toEqual({ days: new Map() });
});

describe('a site in a folder of a repository', () => {
  let root = '';
  let site = '';

  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      stdio: 'pipe',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@site.example',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@site.example',
      },
    });
  const commit = (day: string) => {
    git('add', '.');
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', 'commit', '-q', '-m', day], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'changes-'));
    site = join(root, 'site');
    await mkdir(join(site, 'public/data'), { recursive: true });
    await mkdir(join(site, 'manifest'));
    git('init', '-q');
    for (const name of ['a', 'b', 'ക']) await writeFile(join(site, `public/data/${name}.json`), '{}');
    commit('2024-03-01');
    await writeFile(join(site, 'public/data/a.json'), '{ }');
    commit('2025-04-02');
    await writeFile(join(root, 'elsewhere.txt'), 'x');
    commit('2026-01-01');
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  afterEach(() => {
    delete process.env.SOURCE_DATE_EPOCH;
  });

  test('has a day for each file, but not for those that are being edited', async () => {
    expect(Object.fromEntries((await readHistory(site)).days)).toEqual({
      'public/data/a.json': '2025-04-02',
      'public/data/b.json': '2024-03-01',
      'public/data/ക.json': '2024-03-01',
    });
    await writeFile(join(site, 'public/data/a.json'), '{  }');
    await writeFile(join(site, 'public/data/new.json'), '{}');
    expect([...(await readHistory(site)).days.keys()].sort()).toEqual([
      'public/data/b.json',
      'public/data/ക.json',
    ]);
  });

  test('is of the time of its own last commit, or of the time that the environment gives', async () => {
    const { lastCommit } = await readHistory(site);
    expect(buildTime(lastCommit).toISOString()).toBe('2025-04-02T12:00:00.000Z');
    process.env.SOURCE_DATE_EPOCH = '1000000000';
    expect(buildTime(lastCommit).toISOString()).toBe('2001-09-09T01:46:40.000Z');
  });

  test('knows no day of a file in a clone that has only the last commit', async () => {
    const clone = join(root, 'clone');
    git('clone', '-q', '--depth', '1', `file://${root}`, clone);
    const { days, lastCommit } = await readHistory(join(clone, 'site'));
    expect(days.size).toBe(0);
    expect(lastCommit).toEqual(new Date('2026-01-01T12:00:00Z'));
  });
});

test('a folder without history has no days, and is of today', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plain-'));
  const history = await readHistory(folder);
  expect(history).toEqual({ days: new Map() });
  expect(Math.abs(buildTime(history.lastCommit).getTime() - Date.now())).toBeLessThan(60_000);
  await rm(folder, { recursive: true });
});
