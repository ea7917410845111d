/** Drafts in the editor, from the first key to the file: saved with a mistake, mended, made public. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { isObject } from '../../codegen/problems/value.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { bringAxe, findViolations } from './axe.ts';
import { collegeEditor, leadTo } from './editorWindows.ts';
import { sideways } from './sideways.ts';
import { openBrowser } from './visit.ts';

const site = join(temporaryFolder('edit-drafts'), 'college');
const FILE = join(site, 'public/data/nss.json');
const DRAFT = 'activities/nss-world-health-days/draft';
const browser = openBrowser();
let page: Page;

const editor = collegeEditor(site, () => {
  const file = JSON.parse(readFileSync(FILE, 'utf8'));
  file.data[0].programme.push({ url: DRAFT, title: 'Not ready', draft: true });
  writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
  writeFileSync(join(site, 'manifest/site.ml.json'), '{ "name": "കോളേജ്" }\n');
});
afterEach(() => page.context().close());

async function open(path: string) {
  page = await (await browser().newContext({ locale: 'en', reducedMotion: 'reduce' })).newPage();
  await page.goto(editor().address);
  await page.locator('.window-row').first().waitFor({ state: 'attached' });
  await leadTo(page, path);
  await page.locator('.window-fields').waitFor();
}

const title = () => page.locator('.window-fields textarea, .window-fields input').first();
const state = () => page.locator('.window-state').textContent();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const entry = (url: string, file = FILE): unknown =>
  JSON.parse(readFileSync(file, 'utf8')).data[0].programme.find(
    (each: unknown) => isObject(each) && each.url === url,
  );

test('a draft is saved with a mistake, shown, mended and made public', async () => {
  await open(DRAFT);
  await title().fill('');
  await button('Save').click();
  await expect.poll(state).toBe('Saved as a draft; 1 mistake to fix before it is public.');
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: '', draft: true });
  const shown = page.frameLocator('.window-sheet iframe');
  await expect.poll(() => shown.locator('main h1').first().textContent()).toContain('…');
  await button('Make public').click();
  await expect.poll(state).toMatch(/^1 mistake: cannot be saved/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  expect(entry(DRAFT)).toMatchObject({ draft: true });
  await button('Save as a draft').waitFor();
  await title().fill('Ready');
  await button('Save').click();
  await expect.poll(state).toMatch(/^Saved at/);
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: 'Ready' });
  await expect.poll(() => page.locator('.window-public').count()).toBe(0);
});

test('a page with a mistake becomes a draft, and that is taken back', async () => {
  await open(DRAFT);
  await title().fill('');
  await button('Save as a draft').click();
  await expect.poll(state).toMatch(/^Saved as a draft/);
  expect(entry(DRAFT)).toEqual({ url: DRAFT, title: '', draft: true });
  await page.getByRole('button', { name: /^Undo: saved/ }).click();
  await expect.poll(() => entry(DRAFT)).toEqual({ url: DRAFT, title: 'Ready' });
});

test('a page that was published cannot be a draft: the check says why, and what was typed stays', async () => {
  const { urls } = JSON.parse(readFileSync(join(site, 'manifest/urls.lock.json'), 'utf8'));
  const published = urls.find((url: string) => isObject(entry(url)));
  const before = readFileSync(FILE, 'utf8');
  await open(published);
  await title().fill('');
  await button('Save as a draft').click();
  await expect.poll(() => page.locator('.window-draft').textContent()).toContain('was published');
  expect(await title().inputValue()).toBe('');
  expect(readFileSync(FILE, 'utf8')).toBe(before);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toEqual([]);
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
});

test('a page is begun in another language, opened and taken back', async () => {
  await open(DRAFT);
  await button('Translate').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ml');
  await page.getByRole('textbox', { name: 'Title in this language' }).fill('തയ്യാർ');
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await page.getByText(`/ml/${DRAFT}/`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Translate' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/page/ml/${DRAFT}`);
  const made = { url: `ml/${DRAFT}`, title: 'തയ്യാർ', language: 'ml', translationOf: DRAFT, draft: true };
  const file = join(site, 'public/data/ml/nss.json');
  expect(entry(made.url, file)).toEqual(made);
  await expect.poll(() => page.locator('.window-title h2').textContent()).toBe('തയ്യാർ');
  await expect.poll(() => page.locator('.window-public').textContent()).toContain('is a draft');
  await page.getByRole('button', { name: /^Undo: added/ }).click();
  await expect.poll(() => existsSync(file)).toBe(false);
});
