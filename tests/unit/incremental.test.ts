/** The plan of an incremental build, and the folders that it reuses. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { namedFiles } from '../../src/node/content/fileReferences.ts';
import { HOST_FILES } from '../../src/node/content/generatedFiles.ts';
import { planSources, siteWideFacts } from '../../src/node/ssg/incremental/plan.ts';
import { keepSpare, reuseFolders } from '../../src/node/ssg/incremental/reuse.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const FACTS = { digest: '', media: { pictures: [], documents: [] } };
const previous = {
  app: '/assets/app.js',
  files: Object.fromEntries(['log', 'news', 'log/0', 'home/short'].map((name) => [name, FACTS])),
};
const hasPage = () => false;
const derive = () => undefined;
const sources = new Map([
  ['log/0', { sources: ['log'] as const, hasPage, derive }],
  ['home/short', { sources: ['home'] as const, dependencies: ['log'], hasPage, derive }],
]);

test.each<[edited: string, kept: string[]]>([
  ['log', ['news']],
  ['home', ['log', 'news', 'log/0']],
  ['news', ['log', 'log/0', 'home/short']],
])('after an edit of %s', (edited, reused) => {
  expect([...planSources(previous, new Set([edited]), sources).keys()]).toEqual(reused);
});

test('if more than data files has changed, nothing is reused', () => {
  expect(planSources(undefined, new Set(), sources).size).toBe(0);
});

test('the facts of a file name the same files', () => {
  const value = {
    data: [
      { src: 'images/a.jpg', text: 'See "b c.PNG", (../d.webp) and e.jpg twice: e.jpg.' },
      { href: 'documents/rules', text: 'Nothing is named here.' },
    ],
  };
  const named = (each: unknown) => [...namedFiles([each])].sort();
  expect(named(siteWideFacts(value).texts)).toEqual(named(value));
  expect(named(value)).toEqual(
    expect.arrayContaining(['images/a.jpg', 'b c.png', 'd.webp', 'e.jpg', 'documents/rules']),
  );
});

const folder = temporaryFolder('spare');

function places() {
  const parent = mkdtempSync(join(folder, 'site-'));
  const [last, spare, to] = [join(parent, 'last'), join(parent, 'spare'), join(parent, 'new')];
  for (const place of [last, spare, to]) mkdirSync(place);
  return { last, spare, to };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const share = (file: string, from: string, to: string) => {
  write(join(from, file), file);
  mkdirSync(dirname(join(to, file)), { recursive: true });
  linkSync(join(from, file), join(to, file));
};

const all = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('files of both sites are reused, and nothing else', () => {
  const { last: previousFolder, spare: spareFolder, to } = places();
  for (const file of ['a/one/index.html', 'a/two/index.html', 'gone/index.html'])
    share(file, previousFolder, spareFolder);
  write(join(previousFolder, 'a/three/index.html'), 'of the last');
  write(join(spareFolder, 'a/three/index.html'), 'of the one before');
  write(join(spareFolder, 'a/stray.html'), 'stray');
  mkdirSync(join(spareFolder, 'empty/within'), { recursive: true });
  write(join(to, 'data/a.json'), '{}');
  write(join(to, 'a/beside.json'), '{}');
  const files = new Map([
    ['a/one/index.html', true],
    ['a/two/index.html', false],
    ['a/three/index.html', true],
  ]);
  expect([...reuseFolders({ folder: previousFolder, spareFolder }, to, files)]).toEqual(['a/one/index.html']);
  expect(all(to)).toEqual(
    ['a', 'a/beside.json', 'a/one', 'a/one/index.html', 'a/three', 'a/two', 'data', 'data/a.json'].sort(),
  );
  expect(existsSync(spareFolder)).toBe(false);
  expect(readFileSync(join(previousFolder, 'a/two/index.html'), 'utf8')).toBe('a/two/index.html');
  expect(readFileSync(join(previousFolder, 'a/three/index.html'), 'utf8')).toBe('of the last');
});

test('without a previous site nothing is reused', () => {
  const { last: previousFolder, to } = places();
  expect(
    reuseFolders(
      { folder: previousFolder, spareFolder: join(folder, 'none') },
      to,
      new Map([['index.html', true]]),
    ).size,
  ).toBe(0);
  expect(all(to)).toEqual([]);
});

test('a spare site keeps only its folders and its marker', () => {
  const { last, spare } = places();
  for (const file of ['a/index.html', 'images/large.jpg', 'index.html', '404.html', HOST_FILES.marker])
    write(join(last, file), file);
  write(join(spare, HOST_FILES.marker), 'of an older one');
  const { ino } = statSync(join(last, 'a/index.html'));
  keepSpare(last, spare, ['', 'a']);
  expect(existsSync(last)).toBe(false);
  expect(all(spare)).toEqual([HOST_FILES.marker, 'a', 'a/index.html', 'index.html']);
  expect(statSync(join(spare, 'a/index.html')).ino).toBe(ino);
});

test('a site that cannot be kept is removed', () => {
  const { last, spare } = places();
  write(join(last, 'index.html'), '');
  write(join(spare, 'file'), '');
  keepSpare(last, join(spare, 'file/within'), ['']);
  expect(existsSync(last)).toBe(false);
});
