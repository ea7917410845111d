/**
 * Each folder of tests/fixtures/import has a source, and the expected files of the site after its import into
 * a small site. `UPDATE_CASES=1` writes the expected files again.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { queryRedirects, queryTargets } from '../../src/core/route/queryRedirects.ts';
import { draftImport, writeImport } from '../../src/node/authoring/import/index.ts';
import { checkDraft, checkSite } from '../../src/node/check/index.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { openSite } from '../openSite.ts';
import { makeSite, snapshot, write } from './birdSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const CASES = join(engineRoot, 'tests/fixtures/import');

beforeEach(() => {
  process.env.XDG_CACHE_HOME = temporaryFolder('import-cache');
});

const importInto = async (folder: string, source: string) => {
  const plan = await draftImport({
    folder,
    sources: [source],
    downloads: async () => false,
    check: checkDraft,
  });
  return { plan, lines: await writeImport(folder, plan, checkDraft) };
};

test.each(readdirSync(CASES))('imports the case %s', async (name) => {
  const folder = makeSite();
  const original = snapshot(folder);
  const { lines, plan } = await importInto(folder, join(CASES, name, 'source'));
  const changed = Object.entries(snapshot(folder)).filter(([file, bytes]) => original[file] !== bytes);
  const isJson = (file: string) => /^(?:manifest|public\/data)\/.*\.json$/.test(file);
  const result = {
    summary: lines,
    notes: Object.fromEntries(
      plan.items.map(({ title, notes }) => [title, notes.map(({ level, text }) => `${level}: ${text}`)]),
    ),
    media: changed.map(([file]) => file).filter((file) => /^public\/(?:images|documents)\/.*\./.test(file)),
    files: Object.fromEntries(
      changed.flatMap(([file, bytes]) =>
        isJson(file) ? [[file, JSON.parse(Buffer.from(bytes, 'base64').toString('utf8'))]] : [],
      ),
    ),
  };
  const expected = join(CASES, name, 'expected.json');
  if (process.env.UPDATE_CASES || !existsSync(expected))
    writeFileSync(expected, `${JSON.stringify(result, undefined, 2)}\n`);
  expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
  const errors = (await checkSite(folder)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});

test('a second import changes nothing, and leaves edited and removed items alone', async () => {
  const folder = makeSite();
  const source = join(CASES, 'wordpress/source');
  await importInto(folder, source);
  const again = await importInto(folder, source);
  expect(again.plan.changes).toEqual([]);

  const file = join(folder, 'public/data/about/admission.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Ring the bell.', 'Knock.'));
  const list = join(folder, 'public/data/news.json');
  const news = JSON.parse(readFileSync(list, 'utf8'));
  news.data[0].programme = news.data[0].programme.filter(
    ({ title }: { title: string }) => title !== 'Sports Day',
  );
  writeFileSync(list, JSON.stringify(news));
  const { plan } = await importInto(folder, source);
  expect(plan.changes).toEqual([]);
  const states = Object.fromEntries(plan.items.map(({ title, state }) => [title, state]));
  expect(states).toMatchObject({ 'Admission & fees': 'edited', 'Sports Day': 'removed' });
});

test('the command imports the valid rows of a spreadsheet into a list', async () => {
  const folder = makeSite();
  const table = join(temporaryFolder('import-table'), 'days.csv');
  write(table, 'Title,Date\nSeed day,12-03-2024\nBad day,32-13-2024\n');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const original = snapshot(folder);
  const line = ['import', table, '--site', folder, '--into', 'clubs/nature', '--valid-rows'];
  await runProgram([...line, '--dry-run']);
  expect(Object.keys(snapshot(folder))).toEqual(Object.keys(original));
  await runProgram(line);
  log.mockRestore();
  expect(readFileSync(join(folder, 'public/data/nature.json'), 'utf8')).toContain('Seed day');
  expect(readFileSync(join(folder, 'imports/days-rejected.csv'), 'utf8')).toContain('Bad day');
});

test('old addresses lead to imported pages, lists and documents', async () => {
  const folder = makeSite();
  await importInto(folder, join(CASES, 'wordpress/source'));
  const { manifest, resolution } = await openSite(folder);
  const target = async (address: string) => {
    const result = await resolution(address);
    return result.kind === 'redirect' ? result.to : result.kind;
  };
  expect(await target('2024/05/sports-day')).toBe('news/sports-day');
  expect(await target('category/sport')).toBe('news');
  expect(await target('author/coach/page/2')).toBe('news');
  expect(await target('wp-content/uploads/2024/05/form.pdf')).toBe('documents/imported/2024/05/form.pdf');
  expect(await target('about/admission')).toBe('page');
  const queries = queryTargets(queryRedirects(manifest));
  expect(queries).toEqual({
    '?page_id=7': 'about/admission',
    '?p=9': 'news/sports-day',
    '?p=10': 'news/കായികമേള',
  });
  for (const path of Object.values(queries)) expect(await target(path)).toBe('page');
});
