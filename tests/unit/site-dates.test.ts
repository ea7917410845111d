/** The dates of a site with a history: "Last updated", sitemap, feed and calendar. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { hasGit } from '../sites.ts';
import { type ReadingRoom, writeReadingRoom } from './readingRoom.ts';
import { temporaryFolder } from './temporaryFolder.ts';

vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

/** The day of a build. The real clock is unchanged: files of the shared cache are deleted by their age. */
const clock = vi.hoisted(() => ({ now: new Date() }));
vi.mock('../../src/node/content/clock.ts', async (original) => {
  const real = await original<typeof import('../../src/node/content/clock.ts')>();
  return {
    ...real,
    today: () => clock.now,
    dayIn: (timeZone: string | undefined, now = clock.now) => real.dayIn(timeZone, now),
  };
});

// Another test file may have imported the build without the mock.
beforeAll(() => {
  vi.resetModules();
});

const entry = (name: string, title: string, date: string) => ({
  url: `news/${name}`,
  title,
  date,
  content: [{ para: 'What happened.' }],
});

function commit(folder: string, time: string) {
  const run = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    });
  run('init', '-q');
  run('add', 'manifest', 'public');
  run('commit', '-q', '-m', time);
}

async function buildAt(folder: string, room: ReadingRoom, committed: string, now: string) {
  writeReadingRoom(folder, room);
  commit(folder, committed);
  clock.now = new Date(now);
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  const out = join(folder, 'out');
  await buildSite(folder, out);
  return (file: string) => readFileSync(join(out, file), 'utf8');
}

const entryOf = (feed: string, title: string) =>
  new RegExp(`<entry>(?:(?!</entry>).)*<title>${title}</title>.*?</entry>`, 's').exec(feed)?.[0];

test.skipIf(!hasGit)('a day that has passed since the last commit is no longer upcoming', async () => {
  const news = [entry('fair', 'Book fair', '20-09-2026'), entry('far', 'Summer camp', '20-05-2027')];
  const read = await buildAt(
    temporaryFolder('calendar'),
    { news },
    '2026-09-01T06:00:00Z',
    // In the time zone of the site, 21 September.
    '2026-09-20T19:00:00Z',
  );
  expect(read('events.ics')).not.toContain('20260920');
  expect(read('events.ics')).toContain('20270520');
  const feed = read('feed.xml');
  expect(entryOf(feed, 'Book fair')).toContain('<published>2026-09-20T00:00:00+05:30</published>');
  expect(entryOf(feed, 'Summer camp')).toContain('<published>2026-09-01T00:00:00+05:30</published>');
});

test.skipIf(!hasGit)('the entry of an upcoming event does not change with another commit', async () => {
  const folder = temporaryFolder('feed');
  const news = [entry('far', 'Summer camp', '20-05-2027'), entry('new-books', 'New books', '02-08-2026')];
  const first = await buildAt(folder, { news }, '2026-09-01T06:00:00Z', '2026-09-01T07:00:00Z');
  const initialEntry = entryOf(first('feed.xml'), 'Summer camp');
  const blocks = [{ kind: 'prose', paragraphs: ['Open on most days.'] }];
  const more = [...news, entry('later', 'Later', '01-09-2026')];
  const second = await buildAt(
    folder,
    { news: more, blocks },
    '2026-09-15T06:00:00Z',
    '2026-09-15T07:00:00Z',
  );
  expect(initialEntry).toContain('2026-09-01');
  expect(entryOf(second('feed.xml'), 'Summer camp')).toBe(initialEntry);
});

test.skipIf(!hasGit)('the year in the footer is that of the build', async () => {
  const read = await buildAt(temporaryFolder('year'), {}, '2026-12-31T06:00:00Z', '2026-12-31T20:00:00Z');
  expect(read('index.html')).toMatch(/© (?:<!-- -->)?2027/);
});

test.skipIf(!hasGit)('a page was updated on the date in the time zone of the site', async () => {
  const news = [entry('new-books', 'New books', '02-11-2026')];
  const read = await buildAt(temporaryFolder('a'), { news }, '2026-06-30T20:00:00Z', '2026-11-20T06:00:00Z');
  expect(read('index.html')).toContain('Last updated <time dateTime="2026-07-01">1 July 2026<');
  expect(read('index.html')).not.toMatch(/30 June/);
  expect(
    read('sitemap.xml')
      .match(/<lastmod>[^<]*/g)
      ?.every((text) => text.endsWith('2026-07-01')),
  ).toBe(true);
});
