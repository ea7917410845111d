/** Drafts in the editor, end to end: saved with a mistake, fixed, made public, translated. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../src/core/problems/value.ts';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { copyWithHistory, SCHOOL } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { createUser, findOne, write } from './page.ts';
import { editorDocument, expectState, field, openWindow } from './window.ts';

editorDocument();

const site = join(temporaryFolder('editor-drafts'), 'school');
const FILE = join(site, 'public/data/voyages.json');
const DRAFT = 'voyages/draft';
const PUBLISHED = 'voyages/round-the-island';
let editor: Editor;

beforeAll(async () => {
  copyWithHistory(SCHOOL, site);
  const file = JSON.parse(readFileSync(FILE, 'utf8'));
  file.data[0].programme.push({ url: DRAFT, title: 'Not ready', draft: true });
  writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
  writeFileSync(join(site, 'manifest/site.ml.json'), '{ "name": "സ്കൂൾ" }\n');
  writeFileSync(join(site, 'manifest/urls.lock.json'), JSON.stringify({ urls: [PUBLISHED] }));
  editor = await startEditor(site, 0);
});
afterAll(() => editor.close());

const press = async (name: string | RegExp) =>
  createUser().click(await screen.findByRole('button', { name }));
const entry = (url: string, file = FILE): unknown =>
  JSON.parse(readFileSync(file, 'utf8')).data[0].programme.find(
    (each: unknown) => isObject(each) && each.url === url,
  );

test('a draft is saved with an error, fixed and published', async () => {
  await openWindow(editor.address, DRAFT);
  write(await field('Not ready'), '');
  await press('Save');
  await expectState(/^Saved as a draft; 1 mistake to fix before it is public\.$/);
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: '', draft: true });
  await press('Make public');
  await expectState(/^1 mistake: cannot be saved/);
  expect(document.activeElement?.tagName).toBe('H2');
  expect(entry(DRAFT)).toMatchObject({ draft: true });
  await screen.findByRole('button', { name: 'Save as a draft' });
  write(findOne('.window-fields [data-pointer="/title"]'), 'Ready');
  await press('Save');
  await expectState(/^Saved at/);
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: 'Ready' });
  await expect.poll(() => document.querySelector('.window-public')).toBeNull();
});

test('a page with an error becomes a draft, which can be undone', async () => {
  await openWindow(editor.address, DRAFT);
  write(await field('Ready'), '');
  await press('Save as a draft');
  await expectState(/^Saved as a draft/);
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: '', draft: true });
  await press(/^Undo: saved/);
  await expect.poll(() => entry(DRAFT)).toEqual({ url: DRAFT, title: 'Ready' });
});

test('a published page cannot become a draft: the check explains it, and the input stays', async () => {
  const original = readFileSync(FILE, 'utf8');
  await openWindow(editor.address, PUBLISHED);
  const title = await field('Round the island');
  write(title, '');
  await press('Save as a draft');
  await expect.poll(() => findOne('.window-draft').textContent).toContain('was published');
  expect(title.value).toBe('');
  expect(readFileSync(FILE, 'utf8')).toBe(original);
});

test('a translation is started, opened and undone', async () => {
  await openWindow(editor.address, DRAFT);
  await press('Translate');
  const dialog = within(await screen.findByRole('dialog'));
  await createUser().selectOptions(dialog.getByLabelText('Language'), 'ml');
  write(dialog.getByLabelText('Title in this language'), 'തയ്യാർ');
  await createUser().click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText(new RegExp(`/ml/${DRAFT}/`));
  await createUser().click(dialog.getByRole('button', { name: 'Translate' }));
  await expect.poll(() => location.hash).toBe(`#/page/ml/${DRAFT}`);
  const translation = {
    url: `ml/${DRAFT}`,
    title: 'തയ്യാർ',
    language: 'ml',
    translationOf: DRAFT,
    draft: true,
  };
  const file = join(site, 'public/data/ml/voyages.json');
  expect(entry(translation.url, file)).toEqual(translation);
  await expect.poll(() => findOne('.window-title h2').textContent).toBe('തയ്യാർ');
  await expect.poll(() => findOne('.window-public').textContent).toContain('is a draft');
  await press(/^Undo: added/);
  await expect.poll(() => existsSync(file)).toBe(false);
});
