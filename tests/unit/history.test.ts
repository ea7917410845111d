import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Route } from '../../src/core/model.ts';
import { findAnnouncements } from '../../src/node/content/announcements.ts';
import { buildTime } from '../../src/node/content/clock.ts';
import { type History, parseLog, readHistory, readVersions } from '../../src/node/content/history.ts';
import { entryChangeDates, lastChanges } from '../../src/node/content/lastChanges.ts';
import { hasGit } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('the newest commit of each file counts', () => {
  const file = (blob: string, path: string) => `:100644 100644 0 ${blob} M\0${path}\0`;
  const log = `@1767225600\0\n${file('1', 'manifest/site.json')}${file('2', 'public/data/a.json')}\0@1735689600\0\n${file('3', 'public/data/a.json')}${file('4', '@1')}`;
  expect(Object.fromEntries(parseLog(log, 'UTC').versions)).toEqual({
    'manifest/site.json': [{ day: '2026-01-01', blob: '1' }],
    'public/data/a.json': [
      { day: '2026-01-01', blob: '2' },
      { day: '2025-01-01', blob: '3' },
    ],
    '@1': [{ day: '2025-01-01', blob: '4' }],
  });
  expect(parseLog(log, 'UTC').lastCommit).toEqual(new Date('2026-01-01'));
  expect(parseLog('', 'UTC')).toEqual({ versions: new Map() });
});

test('the date of a commit is in the time zone of the site', () => {
  const log = `@${Date.parse('2026-06-30T20:00:00Z') / 1000}\0\n:100644 100644 0 1 M\0a.json\0`;
  const dayIn = (timeZone: string) => parseLog(log, timeZone).versions.get('a.json')?.[0]?.day;
  expect([dayIn('Asia/Kolkata'), dayIn('UTC'), dayIn('America/New_York')]).toEqual([
    '2026-07-01',
    '2026-06-30',
    '2026-06-30',
  ]);
});

const daysOf = ({ versions }: History) =>
  Object.fromEntries([...versions].map(([file, [newest]]) => [file, newest?.day]));

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
      cwd,
      stdio: 'pipe',
    });

const committing = (cwd: string) => (day: string) => {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['add', '.'], { cwd });
  vi.stubEnv('GIT_AUTHOR_DATE', date).stubEnv('GIT_COMMITTER_DATE', date);
  gitIn(cwd)('commit', '-q', '-m', day);
  vi.unstubAllEnvs();
};

describe.skipIf(!hasGit)('a site in a subfolder of a repository', () => {
  const root = temporaryFolder('changes');
  const site = join(root, 'site');

  const git = gitIn(root);

  beforeAll(async () => {
    const commit = committing(root);
    await mkdir(join(site, 'public/data'), { recursive: true });
    await mkdir(join(site, 'manifest'));
    git('init', '-q');
    for (const name of ['a', 'b']) await writeFile(join(site, `public/data/${name}.json`), '{}');
    await writeFile(join(site, 'public/data/ക.json'), '{"ക":1}');
    commit('2024-03-01');
    await writeFile(join(site, 'public/data/a.json'), '{ }');
    commit('2025-04-02');
    await writeFile(join(root, 'elsewhere.txt'), 'x');
    commit('2026-01-01');
  });
  afterEach(() => {
    delete process.env.SOURCE_DATE_EPOCH;
  });

  test('has a date for each file, except edited ones', async () => {
    expect(daysOf(await readHistory(site, 'UTC'))).toEqual({
      'public/data/a.json': '2025-04-02',
      'public/data/b.json': '2024-03-01',
      'public/data/ക.json': '2024-03-01',
    });
    await writeFile(join(site, 'public/data/a.json'), '{  }');
    await writeFile(join(site, 'public/data/new.json'), '{}');
    const untouched = ['public/data/b.json', 'public/data/ക.json'];
    expect(Object.keys(daysOf(await readHistory(site, 'UTC'))).sort()).toEqual(untouched);
    git('add', '-A');
    expect(Object.keys(daysOf(await readHistory(site, 'UTC'))).sort()).toEqual(untouched);
    git('reset', '-q');
  });

  test('has no date for a file that was deleted and created again', async () => {
    const file = join(site, 'public/data/gone.json');
    await writeFile(file, '{}');
    git('add', file);
    git('commit', '-qm', 'add', '--', file);
    await rm(file);
    git('commit', '-qm', 'remove', '--', file);
    await writeFile(file, '{"again":true}');
    expect(Object.keys(daysOf(await readHistory(site, 'UTC')))).not.toContain('public/data/gone.json');
    await rm(file);
    git('reset', '-q', '--hard', 'HEAD~2');
  });

  test('has every version of a file with its original characters', async () => {
    const versions = (await readHistory(site, 'UTC')).versions.get('public/data/ക.json') ?? [];
    const { versions: more } = await readHistory(site, 'UTC');
    const all = [...versions, { day: '', blob: '0'.repeat(40) }, ...(more.get('public/data/b.json') ?? [])];
    expect(await readVersions(site, all)).toEqual(['{"ക":1}', undefined, '{}']);
  });

  test('uses the time of its last commit, or of the environment', async () => {
    const { lastCommit } = await readHistory(site, 'UTC');
    expect(buildTime(lastCommit).toISOString()).toBe('2025-04-02T12:00:00.000Z');
    process.env.SOURCE_DATE_EPOCH = '1000000000';
    expect(buildTime(lastCommit).toISOString()).toBe('2001-09-09T01:46:40.000Z');
  });

  test('of another user is not read, and git explains how to trust it', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { versions, trustCommand } = await readHistory(site, 'UTC');
    vi.unstubAllEnvs();
    expect(versions.size).toBe(0);
    expect(trustCommand).toMatch(/^git config --global --add safe\.directory \S.*$/);
  });

  test('has no dates in a shallow clone', async () => {
    const clone = join(root, 'clone');
    git('clone', '-q', '--depth', '1', `file://${root}`, clone);
    const { versions, lastCommit } = await readHistory(join(clone, 'site'), 'UTC');
    expect(versions.size).toBe(0);
    expect(lastCommit).toEqual(new Date('2026-01-01T12:00:00Z'));
  });
});

test('a folder without history has no dates, and today as its time', async () => {
  const history = await readHistory(temporaryFolder('plain'), undefined);
  expect(history).toEqual({ versions: new Map(), committed: new Map() });
  expect(Math.abs(buildTime(history.lastCommit).getTime() - Date.now())).toBeLessThan(60_000);
});

test('an entry has the date of its last change', () => {
  const state = (day: string, entries?: Record<string, string>) => ({
    day,
    entries: entries && new Map(Object.entries(entries)),
  });
  expect(
    entryChangeDates([
      state('2026-05-05', { new: 'n', old: 'o', changed: 'c2', back: 'b' }),
      state('2026-04-04', { old: 'o', changed: 'c1', back: 'x' }),
      state('2026-03-03'),
      state('2026-02-02', { old: 'o', changed: 'c2', gone: 'g', back: 'b' }),
      state('2026-01-01', {}),
    ]),
  ).toEqual({ old: '2026-02-02' });
  expect(entryChangeDates([])).toEqual({});
  expect(entryChangeDates([state('2026-05-05'), state('2026-04-04', { a: 'a' })])).toEqual({});
});

test.skipIf(!hasGit)('only visible content changes an entry', async () => {
  const site = temporaryFolder('entries');
  const commit = committing(site);
  const file = (first: string, space: number) =>
    writeFile(
      join(site, 'public/data/a.json'),
      JSON.stringify({ data: [{ programme: [entry('x', first), entry('y', 'Same')] }] }, null, space),
    );
  const entry = (name: string, title: string) => ({ url: `a/${name}`, title });
  await mkdir(join(site, 'public/data'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: site });
  await file('One', 0);
  commit('2024-01-01');
  await file('Two', 0);
  commit('2024-02-02');
  await file('Two', 2);
  commit('2024-03-03');
  const routes: Route[] = [{ path: 'a/*', layout: 'detail', data: 'a' }];
  expect([...(await lastChanges(site, routes, ['a', 'b'], await readHistory(site, 'UTC')))]).toEqual([
    ['a', { file: '2024-03-03', entries: { 'a/x': '2024-02-02', 'a/y': '2024-01-01' } }],
  ]);
});

test.skipIf(!hasGit)('an upcoming event was announced with its first commit', async () => {
  const site = temporaryFolder('announcements');
  const commit = committing(site);
  await mkdir(join(site, 'public/data'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: site });
  const write = (...events: object[]) =>
    writeFile(join(site, 'public/data/a.json'), JSON.stringify({ data: [{ programme: events }] }));
  const fair = { url: 'a/fair', title: 'Fair', date: '20-05-2027' };
  await write({ title: 'Fair', date: '20-05-2025' });
  commit('2024-01-01');
  await write(fair);
  commit('2024-02-02');
  await write({ ...fair, title: 'Great fair' }, { title: 'Camp "North"', date: '21-05-2027' });
  commit('2024-03-03');
  await write({ ...fair, title: 'Greatest fair' });
  const find = findAnnouncements(
    site,
    await readHistory(site, 'UTC'),
    new Map([['lists/a', { sources: ['a', 'b'] as const }]]),
  );
  const event = { data: 'a', title: 'Greatest fair', day: '2027-05-20', path: 'a/fair', isOwnPage: true };
  expect(await find(event)).toBe('2024-02-02');
  expect(await find({ ...event, data: 'lists/a' })).toBe('2024-02-02');
  expect(await find({ ...event, path: 'a', isOwnPage: false })).toBeUndefined();
  const camp = { data: 'a', title: 'Camp "North"', day: '2027-05-21', path: 'a', isOwnPage: false };
  expect(await find(camp)).toBe('2024-03-03');
  expect(await find({ ...event, data: 'b' })).toBeUndefined();
});
