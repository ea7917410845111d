/** The form of the editor in a browser: focus order, dragging, clipboard, native undo and layout. */
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, child, isList } from '../../src/editor/client/form/json.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { CHECKSUM } from '../checksum.ts';
import { BEDS, BLOCK_KINDS, EVENT, evidencePart, GAP, problem, TABLE } from '../editor/formCases.ts';
import { partOf } from '../editor/formSite.ts';
import { valuesOf } from '../property/formValues.ts';
import { COLLEGE } from '../sites.ts';
import { findViolations, injectAxe } from './axe.ts';
import { formPages, formValue, openForm } from './editForm.ts';
import { EDITOR_WINDOWS } from './editorWindows.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';

const newPage = await formPages();
const list = (value: Json | undefined) => (isList(value) ? value : []);
const captions = async (page: Page) =>
  list(at(await formValue(page), '/images')).map((image) => child(image, 'caption'));

test('an item can be moved with the keyboard', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const handle = page.getByRole('button', { name: 'Drag to another place: Picture 3' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Place 3 of 3.', { exact: true }).waitFor({ state: 'attached' });
  // A key during the lift of the item is lost, as for a user, who presses it again, or reverts it if it was only late.
  const isAt = (position: number) => page.getByText(`Place ${position} of 3.`, { exact: true }).count();
  await expect
    .poll(async () => {
      if (!(await isAt(2))) await page.keyboard.press((await isAt(1)) ? 'ArrowDown' : 'ArrowUp');
      await page.waitForTimeout(300);
      return isAt(2);
    })
    .toBe(1);
  await page.keyboard.press('Space');
  await expect.poll(() => captions(page)).toEqual(['First', 'Third', 'Second']);
});

test('buttons and shortcuts write Markdown, and the browser can undo it', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const para = page.locator('[data-pointer="/content/0/para"]');
  await para.selectText();
  await page.keyboard.press('Control+b');
  expect(await para.inputValue()).toBe('**One.**');
  await page.keyboard.press('Control+z');
  expect(await para.inputValue()).toBe('One.');
  expect(at(await formValue(page), '/content/0/para')).toBe('One.');
  await para.selectText();
  await page.getByRole('button', { name: 'Link: Paragraph 1', exact: true }).click();
  await page.keyboard.type('contact');
  expect(at(await formValue(page), '/content/0/para')).toBe('[One.](contact)');
});

test('a table can be copied, and is pasted as text elsewhere', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  await page.getByRole('button', { name: 'Copy the table' }).click();
  await page.locator('[data-pointer="/caption"]').fill('');
  await page.keyboard.press('Control+v');
  expect(at(await formValue(page), '/caption')).toBe('Day\tStop Monday\tQuay');
});

test('Tab enters and leaves a table, and moves between cells during editing', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  const position = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await page.getByLabel('Day, row 1').click();
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await expect.poll(position).toBe('0 1');
  await page.keyboard.press('Tab');
  expect(await position()).toBeNull();
  await page.keyboard.press('Shift+Tab');
  expect(await position()).toBe('0 1');
});

const TEN_BLOCKS = partOf('info', '/properties/data/items', {
  title: 'Page',
  blocks: BLOCK_KINDS.slice(0, 10).flatMap((shape) =>
    fc.sample(valuesOf(shape, { full: true, depth: 3 }), { numRuns: 1, seed: 2 }),
  ),
});

const SETTINGS: Json = JSON.parse(readFileSync(joinPath(COLLEGE, 'manifest/site.json'), 'utf8'));

test.each(EDITOR_WINDOWS)('forms are accessible, %i pixels wide, %s', async (width, colorScheme) => {
  const { page, errors } = await newPage({ viewport: { width, height: 800 }, colorScheme });
  await injectAxe(page);
  const problems = [problem('/title', 'Too long.'), problem('/images/1/caption', 'Said twice.')];
  for (const part of [EVENT, TEN_BLOCKS, partOf('site', '', SETTINGS)]) {
    // Malayalam, whose words are longer, in the narrowest window.
    await openForm(page, part, { problems, ...(width === 360 && { language: 'ml' }) });
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) button.click();
    });
    expect(await findViolations(page)).toEqual([]);
    expect(await findHorizontalOverflow(page)).toEqual([]);
  }
  await openForm(page, partOf('info', '/properties/data/items', { blocks: [] }));
  await page.locator('[data-add="/blocks"]').click();
  expect(await findViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(EDITOR_WINDOWS)(
  'compliance forms are accessible, %i pixels wide, %s',
  async (width, colorScheme) => {
    const { page, errors } = await newPage({ viewport: { width, height: 800 }, colorScheme });
    await injectAxe(page);
    const answers: Json = [
      { ...BEDS, proposed: true },
      GAP,
      { to: 'board/fees', by: 'document', document: 'documents/prospectus.pdf', sha256: CHECKSUM },
    ];
    await openForm(page, evidencePart(answers), width === 360 ? { language: 'ml' } : {});
    for (const head of await page.locator('.form-card-head').all()) await head.click();
    expect(await findViolations(page)).toEqual([]);
    expect(await findHorizontalOverflow(page)).toEqual([]);
    await page.locator('.form-asked-chosen').first().click();
    expect(await findViolations(page)).toEqual([]);
    expect(await findHorizontalOverflow(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
