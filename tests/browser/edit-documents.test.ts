/** Local documents in the editor: chosen at a link or dropped on it. A drop elsewhere does not leave the editor. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { navigateTo, schoolEditor } from './editorWindows.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const folder = temporaryFolder('edit-documents');
const site = join(folder, 'school');
const PDF = join(folder, 'Academic Calendar 2031.pdf');
const OTHER = join(folder, 'Fees.pdf');
const TEXT = join(folder, 'notice.pdf');
const CREW = 'crew';
const WITH_PHOTOS = 'voyages/കൊച്ചി-2024';

const editor = schoolEditor(site, () => {
  const file = join(site, 'public/data/crew-page.json');
  const buttons = ['bay', 'river'].map((water) => ({
    label: `Chart of the ${water}`,
    href: 'documents/chart.pdf',
    newTab: true,
  }));
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.data[0].blocks.push({ kind: 'buttons', heading: 'Charts', buttons });
  writeFileSync(file, JSON.stringify(page));
  writeFileSync(PDF, '%PDF-1.4\n2031');
  writeFileSync(OTHER, '%PDF-1.4\nfees');
  writeFileSync(TEXT, 'Monday is a holiday.');
});

async function open(path: string, settings: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser().newPage({
    viewport: { width: 1280, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...settings,
  });
  await page.goto(editor().address);
  await page.locator('.window-site').waitFor();
  await navigateTo(page, path);
  await page.locator('.window-page-acts').waitFor();
  return page;
}

/** The field for the target of the first button of the page. */
async function fieldOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Buttons/ }).click();
  await page.getByRole('button', { name: /^Chart of the bay/ }).click();
  return page.locator('.form-from-here').first();
}

async function choose(page: Page, field: Locator, file: string) {
  const button = field.getByRole('button', { name: 'From this computer' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles(file);
}

/** Drags a local file over the window, as the system does, and drops it. */
async function hold(page: Page, target: Locator, file: string) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no such place in the window.');
  const system = await page.context().newCDPSession(page);
  const send = (type: 'dragEnter' | 'dragOver' | 'dragCancel' | 'drop', y = box.y + box.height / 2) =>
    system.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  const kind = () => page.evaluate(() => document.documentElement.dataset.dragged);
  // The page in the frame may not have listeners yet.
  const come = async () => {
    await send('dragCancel');
    await send('dragEnter');
    await send('dragOver');
    return kind();
  };
  await expect.poll(come).toBeDefined();
  await send('dragOver', box.y + box.height / 2 + 1);
  return { send, kind };
}

const words = (field: Locator) => field.getByRole('combobox').inputValue();

test('a PDF is uploaded at a link by keyboard, saved and undone; a text file named .pdf is refused', async () => {
  const page = await open(CREW, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await injectAxe(page);
  const field = await fieldOf(page);
  const text = await words(field);
  await choose(page, field, TEXT);
  await expect.poll(() => field.getByRole('alert').textContent()).toContain('its content is text');
  expect(await words(field)).toBe(text);
  expect(await findViolations(page)).toEqual([]);
  expect(await findHorizontalOverflow(page)).toEqual([]);

  await choose(page, field, PDF);
  await expect.poll(() => words(field)).toBe('documents/academic-calendar-2031.pdf');
  expect(await field.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved at/).waitFor();
  expect(readFileSync(join(site, 'public/data/crew-page.json'), 'utf8')).toContain(
    '"documents/academic-calendar-2031.pdf"',
  );
  expect(readFileSync(join(site, 'public/documents/academic-calendar-2031.pdf'))).toEqual(readFileSync(PDF));

  await page.getByRole('button', { name: 'Find' }).last().click();
  for (const done of ['saved', 'added documents/']) {
    await page.getByRole('button', { name: new RegExp(`^Undo: ${done}`) }).click();
  }
  await expect.poll(() => existsSync(join(site, 'public/documents/academic-calendar-2031.pdf'))).toBe(false);
  await page.close();
});

test('a PDF can be dropped on a link; a drop elsewhere changes nothing and does not navigate', async () => {
  const page = await open(CREW);
  const frame = page.locator('.window-sheet iframe');
  await page.frameLocator('.window-sheet iframe').locator('main h1').waitFor();
  const navigations: string[] = [];
  page.on('framenavigated', (one) => navigations.push(one.url()));
  const field = await fieldOf(page);
  const text = await words(field);
  for (const target of [page.locator('.window-head'), frame]) {
    const dragData = await hold(page, target, OTHER);
    await expect.poll(dragData.kind).toBe('documents');
    await dragData.send('drop');
  }
  const dragData = await hold(page, field.getByRole('combobox'), OTHER);
  expect(await words(field)).toBe(text);
  await dragData.send('drop');
  await expect.poll(() => words(field)).toBe('documents/fees.pdf');
  await expect.poll(dragData.kind).toBeUndefined();
  expect(navigations.filter((url) => url.includes('.pdf'))).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await page.close();
});

test('fields for photos accept no documents', async () => {
  const page = await open(WITH_PHOTOS);
  const dragOver = async (selector: string, name: string, type: string) => {
    const files = await page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], file.name, { type: file.type }));
        return transfer;
      },
      { name, type },
    );
    await page.dispatchEvent(selector, 'dragenter', { dataTransfer: files });
  };
  const hint = page.getByText(/^Drop the photos here/);
  await dragOver('.window-head', 'a.jpg', 'image/jpeg');
  await hint.waitFor();
  await dragOver('.pictures-anywhere', 'a.pdf', 'application/pdf');
  await hint.waitFor({ state: 'detached' });
  // No event reports that the file has left.
  await expect.poll(() => page.locator(':root[data-dragged]').count()).toBe(0);
  await page.close();
});

test('documents are listed together, and an unused one can be removed and restored', async () => {
  const left = join(site, 'public/documents/left-over.pdf');
  writeFileSync(left, '%PDF-1.4\nleft over');
  const page = await open(CREW, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await injectAxe(page);
  await page.getByRole('button', { name: 'Find', exact: true }).first().click();
  await page.getByRole('button', { name: 'Documents', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Documents' });
  const rows = dialog.locator('.documents-list > li');
  await dialog.getByRole('searchbox').fill('chart');
  const used = rows.filter({ hasText: 'chart.pdf' });
  await used.getByRole('link', { name: 'Voyages', exact: true }).first().waitFor();
  expect(await used.getByRole('button').count()).toBe(0);
  await dialog.getByRole('searchbox').fill('left');
  await dialog.getByRole('checkbox', { name: 'Used nowhere' }).check();
  expect(await findViolations(page)).toEqual([]);
  expect(await findHorizontalOverflow(page)).toEqual([]);
  await rows.getByRole('button', { name: /^Remove/ }).press('Enter');
  await dialog.getByText('The document is removed.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('The document is removed.');
  expect(existsSync(left)).toBe(false);
  await dialog.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await dialog.getByText('It is as before.').waitFor();
  expect(readFileSync(left, 'utf8')).toContain('left over');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Documents');
  await page.close();
});
