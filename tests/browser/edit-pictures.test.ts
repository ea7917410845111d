/** The pictures of the site in the editor: search, preview, and changes by keyboard and by dropped files. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { COLLEGE } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { EDITOR_WINDOWS, navigateTo, schoolEditor } from './editorWindows.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const folder = temporaryFolder('edit-pictures');
const site = join(folder, 'school');
const PICTURE = join(site, 'public/images/sample/seminar-1.jpg');
const SPARE = join(site, 'public/images/spare.jpg');
/** Local files: a picture, and a file that only has the name of one. */
const PHOTO = join(COLLEGE, 'public/images/sample/portrait-1.jpg');
const TEXT = join(folder, 'notice.jpg');
const POINTS = join(site, 'manifest/pictures.json');
const ENTRY = 'voyages/കൊച്ചി-2024';

const editor = schoolEditor(site, () => {
  mkdirSync(dirname(PICTURE));
  copyFileSync(join(COLLEGE, 'public/images/sample/seminar-1.jpg'), PICTURE);
  copyFileSync(PICTURE, SPARE);
  const file = join(site, 'public/data/voyages.json');
  // The first picture of two pages.
  const voyages = readFileSync(file, 'utf8')
    .replace('"images": [', '"images": [{ "src": "images/sample/seminar-1.jpg", "caption": "The seminar" },')
    .replace('"title": "Round the island"', '$&, "thumbnail": "images/sample/seminar-1.jpg"');
  writeFileSync(file, voyages);
  const settings = join(site, 'manifest/site.json');
  const brand = { logo: 'images/quay.jpg' };
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), brand }));
  writeFileSync(TEXT, 'Monday is a holiday.');
});

async function open(width = 1280, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser().newPage({ viewport: { width, height: 900 }, locale: 'en', colorScheme });
  await page.goto(editor().address);
  await page.locator('.window-row').first().waitFor();
  return page;
}

async function openView(page: Page) {
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await page.locator('.pictures-grid li').first().waitFor();
}

const outcome = (page: Page, text: string) => page.locator('.pictures-outcome', { hasText: text }).waitFor();

describe('in one window', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => page.close());
  afterEach(async () => {
    for (let open = await page.getByRole('dialog').count(); open > 0; open--)
      await page.keyboard.press('Escape');
  });

  test('a picture is found, given a focal point, cropped and restored by keyboard only', async () => {
    const original = readFileSync(PICTURE);
    const { keyboard } = page;
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Pictures', exact: true }).focus();
    await keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Search by name' }).focus();
    await keyboard.type('seminar-1');
    await expect.poll(() => page.locator('.pictures-grid li').count()).toBe(1);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect.poll(focused).toMatch(/All pictures/);
    expect(await page.locator('.pictures-uses a').count()).toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Focal point', exact: true }).press('Enter');
    await page.locator('.pictures-spot').focus();
    await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('ArrowDown');
    await outcome(page, 'The focal point is saved.');
    const { focus } = JSON.parse(readFileSync(POINTS, 'utf8')) as { focus: unknown };
    expect(focus).toEqual({ 'images/sample/seminar-1.jpg': { x: 40, y: 51 } });

    await page.getByRole('button', { name: 'Crop', exact: true }).first().press('Enter');
    await page.getByRole('spinbutton', { name: 'Width' }).fill('500');
    await page.locator('.pictures-cropping .acts-main').press('Enter');
    await outcome(page, 'The picture is cropped.');
    await expect.poll(focused).toBe('Crop');
    expect((await sharp(readFileSync(PICTURE)).metadata()).width).toBe(500);
    await page.getByText('500 × 1067 pixels').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await outcome(page, 'It is as before.');
    expect(await focused()).toBe('It is as before.');
    expect(readFileSync(PICTURE).equals(original)).toBe(true);

    await page.getByRole('button', { name: 'All pictures' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-path')))
      .toBe('images/sample/seminar-1.jpg');
  });

  test('a page shows a changed picture or focal point immediately', async () => {
    await navigateTo(page, ENTRY);
    const picture = page.frameLocator('.window-sheet iframe').locator('.gallery img').first();
    const widthOf = () =>
      picture
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
        .catch(() => 0);
    await expect.poll(widthOf).toBeGreaterThan(500);
    await openView(page);
    const src = await picture.getAttribute('src');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(src?.slice(1) ?? '');
    await page.locator('.pictures-grid button').first().click();
    await page.getByRole('button', { name: 'Focal point', exact: true }).click();
    await page.locator('.pictures-spot').click({ position: { x: 3, y: 3 } });
    await outcome(page, 'The focal point is saved.');
    await expect
      .poll(() => picture.evaluate((image) => getComputedStyle(image).objectPosition))
      .toMatch(/^[01]% [01]%$/);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('.pictures-replace').getByText('Choose photos').click(),
    ]);
    await chooser.setFiles(join(COLLEGE, 'public/images/sample/portrait-1.jpg'));
    await outcome(page, 'The picture is replaced.');
    const { width } = await sharp(join(COLLEGE, 'public/images/sample/portrait-1.jpg')).metadata();
    await expect.poll(widthOf).toBe(width);
    // The sample is gone, and its replacement is open.
    await expect
      .poll(() => page.locator('.pictures-sheet bdi').textContent())
      .toMatch(/^public\/images\/[^/]+$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Replace');
  });

  test('unused pictures are found and removed', async () => {
    await openView(page);
    await page.getByRole('checkbox', { name: 'Used nowhere' }).check();
    await expect.poll(() => page.locator('.pictures-grid li').count()).toBe(1);
    await page.locator('.pictures-grid button').click();
    await page.getByText('Nowhere. It is not published.').waitFor();
    const view = page.locator('.pictures-view');
    await view.getByRole('button', { name: 'Remove', exact: true }).click();
    await outcome(page, 'The picture is removed.');
    expect(existsSync(SPARE)).toBe(false);
    await view.getByRole('button', { name: 'Undo', exact: true }).click();
    await outcome(page, 'It is as before.');
    expect(existsSync(SPARE)).toBe(true);
  });

  test('a picture is shown beside its caption, however its path is written', async () => {
    await navigateTo(page, ENTRY);
    await page.locator('li[data-pointer="/images/0"] .form-card-head').click();
    await page.locator('[data-pointer="/images/0/src"]').fill('/images/50% off.jpg');
    await page.getByRole('button', { name: 'Captions', exact: true }).click();
    const src = await page.locator('.pictures-large').getAttribute('src');
    expect(new URL(src ?? '').pathname).toBe('/images/50%25%20off.jpg');
  });

  test('photos dropped anywhere are added to the open page', async () => {
    await navigateTo(page, ENTRY);
    await page.locator('.window-page-acts').waitFor();
    const bytes = [...readFileSync(join(COLLEGE, 'public/images/sample/first-aid-1.jpg'))];
    const files = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'IMG_7.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    await page.dispatchEvent('.window-head', 'dragenter', { dataTransfer: files });
    await page.getByText(/^Drop the photos here/).waitFor();
    await page.dispatchEvent('.pictures-anywhere', 'drop', { dataTransfer: files });
    await page.getByText('1 photo taken.').waitFor();
    expect(await page.locator('.pictures-anywhere').count()).toBe(0);
  });

  test('the settings accept a picture of this computer, and report a file that is none', async () => {
    await navigateTo(page, SETTINGS_PATH);

    await page.getByRole('button', { name: /^Choose a picture ?: Logo/ }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles(TEXT);
    await dialog
      .getByRole('alert')
      .getByText(/notice\.jpg is left out: /)
      .waitFor();
    expect(await input.inputValue()).toBe('');
    await input.setInputFiles(PHOTO);
    await dialog.waitFor({ state: 'detached' });
    const logo = await page.locator('[data-pointer="/brand/logo"]').inputValue();
    expect(logo).toMatch(/^images\/site\/.*\.jpg$/);
    expect(existsSync(join(site, 'public', logo))).toBe(true);
  });

  test('omitted pictures are named before the others are added', async () => {
    await navigateTo(page, ENTRY);
    await page.getByRole('button', { name: 'Choose several pictures' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles([PHOTO, TEXT]);
    await dialog.getByText(/^notice.jpg is left out: /).waitFor();
    const pictures = page.locator('li[data-pointer^="/images/"]');
    const count = await pictures.count();
    await dialog.getByRole('button', { name: 'Add 1 picture' }).click();
    await expect.poll(() => pictures.count()).toBe(count + 1);
  });
});

test('photos that are dropped before the script of the page has loaded are added', async () => {
  const page = await open();
  let bring = () => {};
  const isHeld = new Promise<void>((done) => {
    bring = done;
  });
  await page.route(/\/picks\.ts/, (route) => isHeld.then(() => route.continue()));
  await navigateTo(page, ENTRY);
  await page.locator('.window-page-acts').waitFor();
  await page.frameLocator('.window-sheet iframe').locator('main h1').waitFor();
  const box = await page.locator('.window-sheet iframe').boundingBox();
  if (!box) throw new Error('The page is not drawn.');
  const system = await page.context().newCDPSession(page);
  const send = (type: 'dragEnter' | 'dragOver' | 'drop', down = 0) =>
    system.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + down,
      data: {
        items: [],
        files: [join(COLLEGE, 'public/images/sample/first-aid-2.jpg')],
        dragOperationsMask: 1,
      },
    });
  await send('dragEnter');
  bring();
  const dropHint = page.getByText(/^Drop the photos here/);
  await expect.poll(() => send('dragOver').then(() => dropHint.count())).toBe(1);
  // The system repeats the position, so that the events reach the element that is there now.
  await dropHint.waitFor();
  await send('dragOver', 1);
  await send('dragOver', 2);
  await send('drop', 2);
  await page.getByText('1 photo taken.').waitFor();
  await page.close();
});

test.each(EDITOR_WINDOWS)(
  'axe reports nothing at %i px in the %s scheme, and nothing overflows',
  async (width, scheme) => {
    const page = await open(width, scheme);
    await injectAxe(page);
    await openView(page);
    expect(await findViolations(page)).toEqual([]);
    await page.locator('.pictures-grid button').nth(3).click();
    for (const name of ['Focal point', 'Crop', 'Replace']) {
      await page.locator('.pictures-doings button', { hasText: name }).click();
      await page.locator('.pictures-spot, .pictures-frame, .pictures-replace').first().waitFor();
      expect(await findViolations(page), name).toEqual([]);
      expect(await findHorizontalOverflow(page), name).toEqual([]);
      const body = page.locator('.pictures-view .acts-body');
      expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
    }
    await page.close();
  },
);
