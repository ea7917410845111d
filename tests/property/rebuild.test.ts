/**
 * A rebuild after an edit reuses everything unchanged, and equals a cold build, byte for byte: 500 edits of the college of
 * tests/fixtures in a thorough run.
 */
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInBackground } from '../../src/node/check/backgroundCheck.ts';
import { shardCount } from '../../src/node/content/entryShards.ts';
import { compareWithLastBuild } from '../../src/node/ssg/incremental/buildRecord.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { readFiles } from '../files.ts';
import { SCHOOL } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { editedCollege } from './editedCollege.ts';
import { edit } from './edits.ts';

const EDITS = thorough ? 500 : 1;

const { copy, college, save } = editedCollege('rebuild');
const folder = temporaryFolder('rebuilt');
const out = join(folder, 'again');

beforeAll(() => {
  // The feed contains its build time.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));
});
afterAll(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

async function rebuild(site = copy): Promise<void> {
  const { previous, record } = await compareWithLastBuild(site, out);
  const validated = checkInBackground(site, false, previous.edit);
  const built = await buildSite(site, out, { previous, validated });
  await record({ ...built, checked: await validated });
}

async function expectAsCold(what: string, site = copy): Promise<void> {
  const cold = join(folder, 'cold');
  await buildSite(site, cold);
  const [wanted, actual] = [readFiles(cold), readFiles(out)];
  expect([...actual.keys()], what).toEqual([...wanted.keys()]);
  const different = [...wanted].filter(([path, bytes]) => !actual.get(path)?.equals(bytes));
  expect(
    different.map(([path]) => path),
    what,
  ).toEqual([]);
  rmSync(cold, { recursive: true });
}

/** True if the result of a step is compared with a cold build: a difference persists, so a later comparison finds it. */
const isCompared = (step: number, steps: readonly unknown[]): boolean =>
  thorough || step % 4 === 3 || step === steps.length - 1;

/** The pages of the built site on the disk: a reused file is the same inode. */
const pagesOnDisk = () =>
  new Map(
    [...readFiles(out).keys()]
      .filter((path) => path.endsWith('index.html'))
      .map((path) => [path, statSync(join(out, path)).ino]),
  );

/** Occasional changes to the built site between two builds. */
const MISHAPS: readonly ((page: string) => void)[] = [
  () => {},
  () => {},
  (page) => rmSync(page),
  (page) => writeFileSync(page, '<!doctype html>'),
];

test(`${EDITS} consecutive edits; a page that shows nothing of an edited entry is not rendered again`, async () => {
  const draft = structuredClone(college);
  save(draft);
  await rebuild();
  const done: string[] = [];
  const edits = fc.sample(fc.tuple(edit, fc.constantFrom(...MISHAPS)), { numRuns: EDITS, seed: 2026 });
  for (const [{ name, apply }, mishap] of edits) {
    apply(draft);
    save(draft);
    mishap(join(out, 'index.html'));
    await rebuild();
    done.push(name);
    if (thorough) await expectAsCold(done.join(', then '));
  }
  const inodes = pagesOnDisk();
  const [entry] = draft.files.get('yrc')?.data[0]?.programme ?? [];
  Object.assign(entry ?? {}, { content: [{ para: 'Many came.' }] });
  save(draft);
  await rebuild();
  await expectAsCold([...done, 'an entry with another paragraph'].join(', then '));
  const anew = [...pagesOnDisk()].filter(([path, file]) => inodes.get(path) !== file);
  expect(anew.length).toBeGreaterThan(0);
  expect(anew.length).toBeLessThan(inodes.size / 4);
});

test('with the first search block of a site, all pages are indexed', async () => {
  const school = join(folder, 'school');
  cpSync(SCHOOL, school, { recursive: true });
  rmSync(out, { recursive: true, force: true });
  await rebuild(school);
  const page = join(school, 'public/data/crew-page.json');
  const value = JSON.parse(readFileSync(page, 'utf8')) as { data: { blocks: unknown[] }[] };
  value.data[0]?.blocks.push({ kind: 'search' });
  writeFileSync(page, JSON.stringify(value));
  await rebuild(school);
  await expectAsCold('a search field', school);
});

test('files that become used and unused, and their copies', async () => {
  const site = join(folder, 'files');
  cpSync(SCHOOL, site, { recursive: true });
  rmSync(out, { recursive: true, force: true });
  const put = (file: string, text: string) => writeFileSync(join(site, 'public', file), text);
  const page = JSON.parse(readFileSync(join(site, 'public/data/crew-page.json'), 'utf8')) as {
    data: { blocks: unknown[] }[];
  };
  const blocks = page.data[0]?.blocks ?? [];
  const savePage = (...more: unknown[]) =>
    put('data/crew-page.json', JSON.stringify({ data: [{ ...page.data[0], blocks: [...blocks, ...more] }] }));
  const link = { kind: 'buttons', buttons: [{ label: 'The rules', href: 'documents/rules' }] };
  const people = { kind: 'from-people', heading: 'Guests', data: 'guests' };
  const guests = JSON.stringify({ data: [{ name: 'Anna', role: 'documents/anna.txt', category: 'Deck' }] });
  const steps: readonly [what: string, act: () => void, published: readonly string[]][] = [
    [
      'files that no page uses',
      () => {
        for (const file of ['documents/rules', 'documents/anna.txt']) put(file, file);
      },
      [],
    ],
    ['a data file that no page uses', () => put('data/guests.json', guests), []],
    ['a link', () => savePage(link), ['documents/rules']],
    ['a block', () => savePage(people), ['data/guests.json', 'documents/anna.txt']],
    ['a copy', () => put('data/guests.json.bak', guests), ['data/guests.json', 'documents/anna.txt']],
    ['an edit', () => put('data/guests.json', guests.replace('anna.txt', 'a.txt')), ['data/guests.json']],
    ['neither', () => savePage(), []],
    ['both', () => savePage(link, people), ['data/guests.json', 'documents/rules']],
  ];
  await rebuild(site);
  const oldPaths = new Set(readFiles(out).keys());
  for (const [step, [what, act, published]] of steps.entries()) {
    act();
    await rebuild(site);
    if (isCompared(step, steps)) await expectAsCold(what, site);
    const added = [...readFiles(out).keys()].filter(
      (file) => !oldPaths.has(file) && !file.startsWith('media/'),
    );
    expect(added.sort(), what).toEqual([...published].sort());
  }
});

interface Voyages {
  data: { programme: { url: string; title: string; date?: string; content?: { para: string }[] }[] }[];
}

/** Changes to a list that is large enough to be sharded. */
const OF_LISTS: readonly ((voyages: Voyages, start: { data: Record<string, unknown>[] }) => void)[] = [
  ({ data: [record] }) => Object.assign(record?.programme[3] ?? {}, { title: 'The fourth' }),
  (_, { data: [record] }) => Object.assign(record ?? {}, { description: 'Another start.' }),
  // The site gains a script, and loses it later.
  ({ data: [record] }) => Object.assign(record?.programme[9] ?? {}, { content: [{ para: 'यात्रा' }] }),
  ({ data: [record] }) => Object.assign(record?.programme[9] ?? {}, { content: [{ para: 'A voyage.' }] }),
  ({ data: [record] }) => Object.assign(record?.programme[20] ?? {}, { url: 'voyages/renamed', draft: true }),
  ({ data: [record] }) => record?.programme.splice(12, 8),
  // Complete again.
  ({ data: [record] }) => record?.programme.splice(12),
];

test('edits of a sharded list, and of pages near it', async () => {
  const site = join(folder, 'large');
  cpSync(SCHOOL, site, { recursive: true });
  rmSync(out, { recursive: true, force: true });
  const [list, page] = ['voyages', 'start'].map((name) => join(site, `public/data/${name}.json`));
  const voyages = JSON.parse(readFileSync(list ?? '', 'utf8')) as Voyages;
  const start = JSON.parse(readFileSync(page ?? '', 'utf8')) as { data: Record<string, unknown>[] };
  for (let count = 0; count < 33; count++)
    voyages.data[0]?.programme.push({
      url: `voyages/number-${count}`,
      title: `Voyage ${count}`,
      date: '10-02-2024',
      content: [{ para: `We sailed for ${count} days. `.repeat(320) }],
    });
  expect(shardCount(voyages.data)).toBeGreaterThan(1);
  const save = () => {
    writeFileSync(list ?? '', JSON.stringify(voyages));
    writeFileSync(page ?? '', JSON.stringify(start));
  };
  save();
  await rebuild(site);
  for (const [step, apply] of OF_LISTS.entries()) {
    apply(voyages, start);
    save();
    await rebuild(site);
    if (isCompared(step, OF_LISTS)) await expectAsCold(String(apply), site);
  }
  writeFileSync(page ?? '', '{ "data": [');
  await expect(rebuild(site)).rejects.toThrow();
  expect((await compareWithLastBuild(site, out)).previous.isIntact, 'after a mistake').toBe(true);
});
