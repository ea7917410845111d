/** A prose edit skips the full check, which remains responsible for every error. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAnchors } from '../../src/node/check/anchors.ts';
import { canSkipCheck, createSnapshot, isProseEdit } from '../../src/node/check/canSkipCheck.ts';
import { runErrorChecks, siteErrors } from '../../src/node/check/index.ts';
import { declaredKind } from '../../src/node/content/dataKinds.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { collectValues } from '../../src/node/content/schemaNode.ts';
import { SCHOOL } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { type Change, changed, fixtureSite, set, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('prose-edits');
const base = fixtureSite();
const built = join(SCHOOL, 'public');
const VOYAGES = 'public/data/voyages.json';
const PARAGRAPH = { file: VOYAGES, pointer: '/data/0/programme/0/content/0/para' };
const TITLE = { file: VOYAGES, pointer: '/data/0/programme/0/title' };

const checkedSite = (site: string) => runErrorChecks(site, false).then(({ checked }) => checked);

async function afterChange(change: Change, edit: { files?: string[]; built?: string } = {}) {
  const site = writeFiles(folder, changed(base, [change]));
  const canSkip = await canSkipCheck(site, {
    files: [VOYAGES],
    built,
    checkState: await checkedSite(SCHOOL),
    ...edit,
  });
  return { site, sound: canSkip };
}

test.each<[what: string, change: Change]>([
  ['a paragraph', { ...PARAGRAPH, value: 'We sailed at dawn, **all** of us.' }],
  ['a title', { ...TITLE, value: 'The longest voyage' }],
])('after an edit of %s nothing else is checked', async (_, change) => {
  const { site, sound: canSkip } = await afterChange(change);
  expect(canSkip).toEqual(await checkedSite(site));
  expect(await siteErrors(site)).toEqual([]);
});

test.each<[what: string, change: Change]>([
  ['letters that were garbled', { ...PARAGRAPH, value: 'CafÃ© by the sea' }],
  ['HTML', { ...TITLE, value: 'A <b>voyage</b>' }],
  ['nothing', { ...PARAGRAPH, value: ' ' }],
  ['a figure that may be unknown', { ...PARAGRAPH, value: 'We are {{many}}.' }],
  ['a link', { ...PARAGRAPH, value: 'See [the rest](nowhere).' }],
  ['what was meant as a link', { ...PARAGRAPH, value: 'See [the rest](no where).' }],
  ['a title that is no text', { ...TITLE, value: 7 }],
  ['another address', set(VOYAGES, '/data/0/programme/0/url', 'voyages/other')],
  ['another day', set(VOYAGES, '/data/0/programme/0/date', '02-02-2024')],
  ['a new paragraph', set(VOYAGES, '/data/0/programme/0/content/0/para9', 'More.')],
  ['a file that is no JSON', { file: VOYAGES, text: '{ "data": [' }],
  ['a file that has gone', { file: VOYAGES, delete: true }],
])('after an edit that makes %s everything is checked', async (_, change) => {
  expect((await afterChange(change)).sound).toBeUndefined();
});

test('everything is checked if the checked content is not the built one', async () => {
  const other = writeFiles(folder, changed(base, [{ ...PARAGRAPH, value: 'Never checked.' }]));
  const change = { ...PARAGRAPH, value: 'We sailed at dawn.' };
  expect((await afterChange(change, { built: join(other, 'public') })).sound).toBeUndefined();
  expect((await afterChange(change, { built: folder })).sound).toBeUndefined();
});

test('everything is checked if links target headings of the file', async () => {
  const previous = await checkedSite(SCHOOL);
  const site = writeFiles(folder, changed(base, [{ ...TITLE, value: 'Another voyage' }]));
  const edit = { files: [VOYAGES], built, checkState: { ...previous, anchors: [VOYAGES] } };
  expect(await canSkipCheck(site, edit)).toBeUndefined();
});

test('a check records whose headings it has compared with links', async () => {
  const site = await readCheckedSite(SCHOOL);
  expect(createSnapshot(site).anchors).toEqual([]);
  await pageAnchors(site, 'voyages/round-the-island');
  expect(createSnapshot(site).anchors).toContain(VOYAGES);
});

const TYPED = [
  'A word more.',
  ' ',
  '<b>',
  'CafÃ©',
  '\uFFFD',
  '\u200B',
  '{{beds}}',
  '{',
  '[x](y)',
  '[x] (y)',
  '*',
  '- ',
  'mailto:a@b.example',
  'a@b.example',
  'https://localhost',
  '#top',
  '30-02-2024',
  'images/none.jpg',
  '../up',
  'lorem ipsum',
  '\t',
  '&nbsp;',
  'കപ്പൽ',
  'xxx',
  'true',
] as const;

const PLACES = readdirSync(join(SCHOOL, 'public/data'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const file = `public/data/${name}`;
    const value: unknown = JSON.parse(readFileSync(join(SCHOOL, file), 'utf8'));
    const kind = declaredKind(value);
    return kind === undefined
      ? []
      : collectValues(kind, value).texts.flatMap(({ path, text, label }) =>
          label === undefined ? [{ file, path, text }] : [],
        );
  });

test('where it is skipped, the whole check finds no error', async () => {
  const previous = await checkedSite(SCHOOL);
  const site = join(folder, 'typed');
  cpSync(SCHOOL, site, { recursive: true });
  let certain = 0;
  const edits = fc.record({
    place: fc.constantFrom(...PLACES),
    typed: fc.constantFrom(...TYPED),
    where: fc.constantFrom('before', 'after', 'instead'),
  });
  await fc.assert(
    fc.asyncProperty(edits, async ({ place: { file, path, text }, typed, where }) => {
      const now = where === 'instead' ? typed : where === 'before' ? typed + text : text + typed;
      const source = readFileSync(join(SCHOOL, file), 'utf8');
      const value: unknown = JSON.parse(source);
      const last = path.at(-1) ?? '';
      const holder = path.slice(0, -1).reduce<unknown>((each, key) => Reflect.get(Object(each), key), value);
      Reflect.set(Object(holder), last, now);
      writeFileSync(join(site, file), JSON.stringify(value));
      const canSkip = await canSkipCheck(site, { files: [file], built, checkState: previous });
      if (canSkip) {
        certain++;
        expect(await siteErrors(site)).toEqual([]);
      }
      writeFileSync(join(site, file), source);
    }),
    { numRuns: thorough ? 3000 : 150, seed: 2026 },
  );
  expect(certain).toBeGreaterThan(5);
});

test('a change of more than text is not skipped', () => {
  const value: unknown = JSON.parse(readFileSync(join(SCHOOL, VOYAGES), 'utf8'));
  expect(isProseEdit(value, structuredClone(value))).toBe(true);
  expect(isProseEdit(value, { ...(value as object), more: 1 })).toBe(false);
});
