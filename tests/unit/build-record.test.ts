/** A build of unchanged content is the last one; any change of the site or the output requires a new one. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cacheFolder } from '../../src/node/content/folder.ts';
import { compareWithLastBuild } from '../../src/node/ssg/incremental/buildRecord.ts';
import type { BuildManifest } from '../../src/node/ssg/incremental/plan.ts';
import { SCHOOL } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('last-build');
const site = join(parent, 'site');
const out = join(parent, 'out');
const DATA = join(site, 'public/data/crew-page.json');
const PAGE = join(out, 'index.html');
const RESULT = { pages: 12, redirects: 3 };

/** A site that was built a moment ago. */
async function build(): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  cpSync(SCHOOL, site, { recursive: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(PAGE, '<!doctype html>');
  const last = await compareWithLastBuild(site, out);
  expect(last.result).toBeUndefined();
  await last.record(RESULT);
}

const comparison = async () => (await compareWithLastBuild(site, out)).result;

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
  delete process.env.CHROMIUM_PATH;
});

test('nothing has changed', async () => {
  await build();
  expect(await comparison()).toEqual(RESULT);
  expect(await comparison()).toEqual(RESULT);
});

test.each<[what: string, change: () => void]>([
  ['a data file has another text', () => writeFileSync(DATA, `${readFileSync(DATA, 'utf8')}\n`)],
  [
    'a file was put back with its old time and size',
    () => {
      const { atime, mtime } = statSync(DATA);
      writeFileSync(DATA, readFileSync(DATA, 'utf8').replace(/[a-z]/, 'x'));
      utimesSync(DATA, atime, mtime);
    },
  ],
  ['a file has gone', () => rmSync(DATA)],
  ['a file has come', () => writeFileSync(join(site, 'public/new.txt'), 'new')],
  ['a page was changed', () => writeFileSync(PAGE, '<!doctype html><p>')],
  ['a page was removed', () => rmSync(PAGE)],
  ['something lies among the pages', () => writeFileSync(join(out, 'old.html'), '')],
  ['there is nothing built', () => rmSync(out, { recursive: true })],
  ['it is another day', () => Object.assign(process.env, { SOURCE_DATE_EPOCH: '1000000000' })],
  ['another Chromium is there', () => Object.assign(process.env, { CHROMIUM_PATH: DATA })],
  ['site.json cannot be read', () => writeFileSync(join(site, 'manifest/site.json'), '{')],
])('a build is needed: %s', async (_, change) => {
  await build();
  change();
  expect(await comparison()).toBeUndefined();
});

test('output for another folder is not reused', async () => {
  await build();
  expect((await compareWithLastBuild(site, join(parent, 'elsewhere'))).result).toBeUndefined();
});

test('edits during a build are detected by the next one', async () => {
  await build();
  const last = await compareWithLastBuild(site, out);
  writeFileSync(DATA, `${readFileSync(DATA, 'utf8')} `);
  await last.record(RESULT);
  expect(await comparison()).toBeUndefined();
});

/** No other test uses this folder. */
/** A build manifest whose languages identify it and its output folder. */
const manifestOf = (...newsLanguages: string[]): BuildManifest => ({
  siteFingerprint: '',
  newsLanguages,
  files: {},
  pages: {},
});
const REMEMBERED = manifestOf('a', parent);

/** A site that was built a moment ago, by a build that remembers something. */
async function buildWithMemory(): Promise<void> {
  await build();
  const last = await compareWithLastBuild(site, out);
  await last.previous.writeManifest(REMEMBERED);
  await last.record(RESULT);
}

const recalled = async () => (await compareWithLastBuild(site, out)).previous.readManifest();

const keptFiles = () => {
  const cache = cacheFolder(site, 'built');
  return readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => readFileSync(path, 'utf8').includes(JSON.stringify(parent)));
};

test('a record keeps reusable files whatever else changes', async () => {
  await buildWithMemory();
  writeFileSync(DATA, `${readFileSync(DATA, 'utf8')}\n`);
  expect(await recalled()).toEqual(REMEMBERED);
});

test('another engine version builds from scratch', async () => {
  await buildWithMemory();
  const [memory = ''] = keptFiles();
  const note = memory.replace('.pages.json', '.json');
  const { engine } = JSON.parse(readFileSync(note, 'utf8')) as { engine: string };
  writeFileSync(note, readFileSync(note, 'utf8').replace(engine, engine.replace(/./, 'x')));
  expect(await comparison()).toBeUndefined();
  expect(await recalled()).toBeUndefined();
});

test('a record counts only once it is written', async () => {
  await buildWithMemory();
  await (await compareWithLastBuild(site, out)).previous.writeManifest(manifestOf('b', parent));
  expect(await recalled()).toBeUndefined();
});

test.each<[what: string, change: () => void]>([
  ['the built site was changed', () => writeFileSync(PAGE, '<!doctype html><p>')],
  ['the built site has gone', () => rmSync(out, { recursive: true })],
  [
    'what is kept was damaged',
    () => {
      for (const file of keptFiles()) writeFileSync(file, readFileSync(file, 'utf8').replace('"a"', '"b"'));
    },
  ],
  [
    'what is kept has gone',
    () => {
      for (const file of keptFiles()) rmSync(file);
    },
  ],
])('a record is ignored: %s', async (_, change) => {
  await buildWithMemory();
  change();
  expect(await recalled()).toBeUndefined();
});

test('a record of a deleted site is ignored', async () => {
  await buildWithMemory();
  const [manifest] = keptFiles();
  const { spareFolder } = (await compareWithLastBuild(site, out)).previous;
  mkdirSync(spareFolder, { recursive: true });
  rmSync(out, { recursive: true });
  const elsewhere = join(parent, 'elsewhere');
  mkdirSync(elsewhere);
  await (await compareWithLastBuild(site, elsewhere)).record(RESULT);
  expect(keptFiles()).not.toContain(manifest);
  expect(existsSync(spareFolder)).toBe(false);
});

test('a build knows which data files alone have changed', async () => {
  await build();
  writeFileSync(DATA, `${readFileSync(DATA, 'utf8')} `);
  expect((await compareWithLastBuild(site, out)).previous.edit?.files).toEqual([
    'public/data/crew-page.json',
  ]);
});

test.each<[what: string, change: () => void]>([
  ['a data file has come', () => writeFileSync(join(site, 'public/data/new.json'), '{}')],
  ['a data file has gone', () => rmSync(DATA)],
  ['a folder has come', () => mkdirSync(join(site, 'public/new'))],
  ['the manifest has changed', () => writeFileSync(join(site, 'manifest/new.json'), '{}')],
  ['it is another day', () => Object.assign(process.env, { SOURCE_DATE_EPOCH: '1000000000' })],
  ['the built site was changed', () => writeFileSync(PAGE, '<!doctype html><p>')],
])('more than data files has changed: %s', async (_, change) => {
  await build();
  change();
  expect((await compareWithLastBuild(site, out)).previous.edit).toBeUndefined();
});
