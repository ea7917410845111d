/** A user's files in an output folder are named when the next build deletes them. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { foreignFiles, foreignFilesText } from '../../src/node/ssg/foreignFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('foreign-files');
const old = join(parent, 'old');
const next = join(parent, 'next');

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

beforeEach(() => {
  rmSync(old, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
  write(old, { 'index.html': 'a', 'gone/index.html': 'b', 'images/gone.jpg': 'c', 'robots.txt': 'd' });
  write(next, { 'index.html': 'new', 'robots.txt': 'd' });
});

/** Later than now, which no file of the last build is. */
const later = () => new Promise<number>((resolve) => setTimeout(() => resolve(Date.now() - 10), 50));

test('files of the last build are not named', async () => {
  expect(foreignFiles(old, next, await later())).toEqual([]);
});

test('files that were added or changed since are named', async () => {
  const noted = await later();
  write(old, {
    CNAME: 'college.example',
    'google1.html': 'x',
    'images/own/a.jpg': 'y',
    'robots.txt': 'mine',
  });
  const epoch = new Date(0);
  utimesSync(join(old, 'google1.html'), epoch, epoch);
  expect(foreignFiles(old, next, noted)).toEqual(['CNAME', 'google1.html', 'images/own/a.jpg', 'robots.txt']);
});

test('without a record of the last build only locations that hosts use count', () => {
  write(old, { CNAME: 'college.example', '.well-known/security.txt': 'x' });
  expect(foreignFiles(old, next)).toEqual(['.well-known/security.txt', 'CNAME']);
});

test('a long list is truncated', () => {
  const text = foreignFilesText(
    Array.from({ length: 12 }, (_, index) => `file-${index}`),
    '/site/dist',
  );
  expect(text).toContain('file-9 and 2 more.');
  expect(text).toContain('Put files that every build should publish into the folder "public"');
});
