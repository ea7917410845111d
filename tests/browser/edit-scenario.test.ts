/** The whole editor: an office on a Friday evening, from the first click to the file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { checkDraft } from '../../src/node/check/index.ts';
import { COLLEGE, commitAll, copyWithHistory, SCHOOL } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { navigateTo } from './editorWindows.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const site = join(temporaryFolder('edit-scenario'), 'school');
const PHOTOS = join(COLLEGE, 'public/images/sample');
const ENTRIES = join(site, 'public/data/voyages.json');
const ENTRY = 'voyages/കൊച്ചി-2024';
let editor: Editor;
let page: Page;

beforeAll(async () => {
  copyWithHistory(SCHOOL, site);
  editor = await startEditor(site, 0);
  page = await browser().newPage({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  await page.goto(editor.address);
  await page.locator('.window-row').first().waitFor();
});
afterAll(() => editor.close());

interface Entry {
  title: string;
  url: string;
  images?: { src: string; caption: string }[];
}

const entries = () =>
  (JSON.parse(readFileSync(ENTRIES, 'utf8')) as { data: [{ programme: Entry[] }] }).data[0].programme;

test('an event with photos is added, captioned and undone', async () => {
  const original = readFileSync(ENTRIES, 'utf8');
  await page.getByRole('button', { name: 'Add something' }).click();
  await page.locator('.acts-cards button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').first().selectOption('voyages');
  await dialog.getByRole('textbox').first().fill('Boat song evening');
  await dialog.locator('input[type=date]').first().fill('2026-03-14');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByText('Choose photos').click(),
  ]);
  await chooser.setFiles(['seminar-1.jpg', 'first-aid-1.jpg'].map((name) => join(PHOTOS, name)));
  await dialog.locator('form .acts-main').click();
  await dialog.getByText('What will change').waitFor();
  expect(readFileSync(ENTRIES, 'utf8')).toBe(original);
  await dialog.locator('.acts-main:visible').click();

  await expect.poll(() => page.locator('.window-title h2').textContent()).toBe('Boat song evening');
  const added = entries().find(({ title }) => title === 'Boat song evening');
  expect(added?.images).toHaveLength(2);
  await expect
    .poll(() => page.frameLocator('.window-sheet iframe').locator('main h1').first().textContent())
    .toContain('Boat song evening');

  await page.getByRole('button', { name: 'Captions', exact: true }).click();
  await dialog.locator('textarea').fill('The boats come in');
  await page.keyboard.press('Enter');
  await dialog.locator('textarea').fill('The song begins');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const captions = () =>
    entries()
      .find(({ title }) => title === 'Boat song evening')
      ?.images?.map(({ caption }) => caption);
  await expect.poll(captions).toEqual(['The boats come in', 'The song begins']);

  const undo = page.getByRole('button', { name: /^Undo: / });
  await undo.click();
  await expect.poll(captions).not.toContain('The song begins');
  await undo.click();
  await expect.poll(() => readFileSync(ENTRIES, 'utf8')).toBe(original);
  for (const { src } of added?.images ?? []) expect(existsSync(join(site, 'public', src))).toBe(false);
});

test('closing the dialog keeps photos that are still uploading', async () => {
  await navigateTo(page, ENTRY);
  const imageCount = entries().find(({ url }) => url === ENTRY)?.images?.length ?? 0;
  let goOn = () => {};
  const continued = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(
    '**/api/pictures',
    async (route) => {
      await continued;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Choose photos' }).click();
  const dialog = page.getByRole('dialog');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByText('Choose photos').click(),
  ]);
  await chooser.setFiles([join(PHOTOS, 'seminar-1.jpg')]);
  await dialog.locator('.pictures-file').waitFor();
  await page.keyboard.press('Escape');
  const question = dialog.getByText('Close without finishing?');
  await question.waitFor();
  // Runs after the response: once the photo is uploaded, Escape closes the dialog itself.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  goOn();
  await dialog.getByText('1 photo taken.').waitFor();
  // From there to their captions, then out of both at once.
  await dialog.getByRole('button', { name: 'Captions' }).click();
  await page.locator('.pictures-captions textarea').fill('The seminar begins');
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose photos');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const count = () => entries().find(({ url }) => url === ENTRY)?.images?.length;
  await expect.poll(count).toBe(imageCount + 1);
  const captioned = entries()
    .find(({ url }) => url === ENTRY)
    ?.images?.map(({ caption }) => caption);
  expect(captioned).toContain('The seminar begins');
  const undo = page.getByRole('button', { name: /^Undo: / });
  await undo.click();
  await expect.poll(count).toBe(imageCount);
  await undo.click();
  await page.getByText('Nothing to undo').waitFor();
});

test('a page gets another address, and the old one redirects', async () => {
  await navigateTo(page, ENTRY);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('kochi-2024');
  await dialog.locator('form .acts-main').click();
  await dialog.getByText('What will change').waitFor();
  await dialog.locator('.acts-main:visible').click();
  await expect.poll(() => entries().some(({ url }) => url.endsWith('/kochi-2024'))).toBe(true);
  const routes = JSON.parse(readFileSync(join(site, 'manifest/routes.json'), 'utf8')) as {
    redirects: unknown[];
  };
  expect(routes.redirects).toContainEqual({ from: ENTRY, to: 'voyages/kochi-2024' });
  await expect.poll(() => new URL(page.url()).hash).toContain('kochi-2024');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => entries().some(({ url }) => url === ENTRY)).toBe(true);
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#/page/${ENTRY}`);
});

test('a page with unsaved text is not moved', async () => {
  await navigateTo(page, ENTRY);
  await page.locator('.window-fields textarea').first().fill('Kochi');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Save this page first').waitFor();
  await dialog.getByRole('textbox').first().fill('kochi-2024');
  await dialog.getByText('New address: ').waitFor();
  expect(await dialog.locator('form .acts-main').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await dialog.locator('.acts-leave button').last().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.locator('.window-state').textContent()).toBe('Nothing to save.');
});

test('a text of last week is restored', async () => {
  const title = entries().find(({ url }) => url === ENTRY)?.title ?? '';
  const text = readFileSync(ENTRIES, 'utf8').replaceAll(JSON.stringify(title), '"A mistake"');
  writeFileSync(ENTRIES, text);
  commitAll(site, '2026-03-01');
  await navigateTo(page, ENTRY);
  await expect.poll(() => page.locator('.window-title h2').textContent()).toBe('A mistake');
  const look = async () => {
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog').locator('.acts-versions li');
    await expect.poll(() => versions.count()).toBe(2);
    await versions.nth(1).getByRole('button').click();
    await page.getByText(/^You see the page of .*Nothing is saved\.$/).waitFor();
  };
  const heading = page.frameLocator('.window-sheet iframe').locator('main h1');
  await look();
  await expect.poll(() => heading.textContent()).toContain(title);
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Earlier versions');
  await expect.poll(() => heading.textContent()).toContain('A mistake');
  expect(await page.locator('.window-state').textContent()).toBe('Nothing to save.');
  await look();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => entries().find(({ url }) => url === ENTRY)?.title).toBe(title);
});

test('the site is valid after all of this', async () => {
  expect((await checkDraft(site)).filter(({ severity }) => severity === 'error')).toEqual([]);
});
