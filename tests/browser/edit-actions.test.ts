/**
 * The dialogs of the editor for actions and pictures, in a separate window: adding, moving and removing pages, photos,
 * captions.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';
import { type ActAnswers, successfulAnswers } from '../editor/actionResponses.ts';
import { weekly } from '../thorough.ts';
import { findViolations, injectAxe } from './axe.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { openBrowser, type Visit, visit } from './visit.ts';

const ORIGIN = 'http://localhost:5180';
const PHOTOS = join(engineRoot, 'tests/fixtures/college/public/images/sample');
const TWELVE = ['seminar', 'first-aid', 'skills-lab', 'classroom'].flatMap((name) =>
  [1, 2, 3].map((number) => join(PHOTOS, `${name}-${number}.jpg`)),
);
const HEIC = join(engineRoot, 'tests/fixtures/heic/turned.heic');
const browser = openBrowser();

let files: Record<string, Uint8Array> = {};
beforeAll(async () => {
  const { outputFiles } = await build({
    absWorkingDir: engineRoot,
    entryPoints: { window: 'tests/editor/actionsWindow.tsx' },
    outdir: '/',
    write: false,
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  files = Object.fromEntries(outputFiles.map(({ path, contents }) => [path, contents]));
});

interface Opened extends Visit {
  answers: ActAnswers;
  requests: { name: string; body: unknown }[];
  uploaded: string[];
}

/** By their settings: opening a window costs as much as most tests. */
const windows = new Map<string, Visit>();
let opened: Visit | undefined;
afterEach(async () => {
  const errors = opened?.errors.splice(0).filter((error) => !/50\d|422/.test(error));
  // It stores the drafts.
  await opened?.page.evaluate(() => localStorage.clear());
  await opened?.page.unrouteAll();
  await opened?.page.mouse.move(0, 0);
  opened = undefined;
  expect(errors).toEqual([]);
});

async function openWindow(settings: BrowserContextOptions = {}, language = 'en'): Promise<Opened> {
  const answers = successfulAnswers();
  const requests: Opened['requests'] = [];
  const uploaded: string[] = [];
  const key = JSON.stringify(settings);
  opened = windows.get(key) ?? (await visit(browser(), ORIGIN, settings));
  windows.set(key, opened);
  const { page } = opened;
  await page.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/') {
      return route.fulfill({
        contentType: 'text/html',
        headers: {
          'Content-Security-Policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'",
        },
        body: `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Window</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/window.css"><div id="window"></div><script type="module" src="/window.js"></script>`,
      });
    }
    const file = files[pathname];
    if (file) {
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
      return route.fulfill({ contentType, body: Buffer.from(file) });
    }
    if (pathname.startsWith('/images/')) {
      return route.fulfill({ body: await readFile(join(PHOTOS, pathname.slice('/images/'.length))) });
    }
    if (pathname === '/api/upload') {
      const { status, message } = answers.upload;
      if (request.headers()['x-token'] === 'token') uploaded.push(searchParams.get('name') ?? '');
      return route.fulfill({ status, json: { id: `upload ${uploaded.length}`, message } });
    }
    const body = request.postDataJSON();
    const name = pathname.slice('/api/'.length);
    requests.push({ name, body });
    if (name === 'act') return route.fulfill({ json: answers.act(body.action, body.mode) });
    if (name === 'pictures') return route.fulfill({ json: answers.pictures });
    if (name === 'undo') return route.fulfill({ json: { redo: { id: '1', type: 'moved', name: 'it' } } });
    return route.fulfill({ json: {} });
  });
  await page.goto(ORIGIN);
  await page.locator('h1').waitFor();
  return { ...opened, answers, requests, uploaded };
}

/** Selects files in the dialog that a button opens. */
async function choose(page: Page, button: string, paths: string[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText(button).click()]);
  await chooser.setFiles(paths);
}

const acts = (requests: Opened['requests']) =>
  requests.filter(({ name }) => name === 'act').map(({ body }) => body);

describe('adding', () => {
  test('an event with 12 photos and captions takes fewer than 40 clicks and keys besides typing', async () => {
    const { page, answers, requests, uploaded } = await openWindow();
    let count = 0;
    const click = async (selector: string) => {
      await page.locator(selector).click();
      count++;
    };
    const press = async (key: string) => {
      await page.keyboard.press(key);
      count++;
    };
    await click('#add');
    await click('.acts-cards li:first-child button');
    await press('N'); // The list whose name begins with a text.
    await press('Tab');
    await page.keyboard.type('Bird walk 2026');
    await press('Tab');
    await page.keyboard.type('03142026');
    count++;
    await choose(page, 'Choose photos', TWELVE);
    count += 2; // Like Ctrl-A and Enter in a folder.
    await click('.acts-form .acts-main');
    await page.getByText('gets an event').waitFor();
    await click('.acts-main:visible');
    await page.locator('#done', { hasText: 'Added.' }).waitFor();
    answers.pictures = { pictures: TWELVE.map((path) => `images/${path.split('/').at(-1)}`), notes: [] };
    await click('#captions');
    for (let number = 1; number <= 12; number++) {
      await page.locator('.pictures-caption .acts-quiet', { hasText: `${number} of 12` }).waitFor();
      await page.keyboard.type(`Caption ${number}`);
      await press('Enter');
    }
    await click('#save');
    await expect.poll(() => requests.at(-1)?.name).toBe('save');
    expect(requests.at(-1)?.body).toEqual({ captions: TWELVE.map((_, index) => `Caption ${index + 1}`) });
    const fieldAnswers = {
      in: ['clubs/nature'],
      title: ['Bird walk 2026'],
      date: ['14-03-2026'],
      photos: TWELVE.map((_, index) => `upload ${index + 1}`),
    };
    const act = { kind: 'new', addition: 'event', answers: fieldAnswers };
    expect(acts(requests)).toEqual([{ action: act, mode: 'preview' }, { action: act }]);
    expect(uploaded).toEqual(TWELVE.map((path) => path.split('/').at(-1)));
    console.log(`An event with 12 photos and captions: ${count} clicks and keys besides typing.`);
    expect(count).toBeLessThan(40);
  });

  test('an error appears at its question, and a reload keeps all answers', async () => {
    const { page, answers } = await openWindow();
    await page.click('#add');
    await page.getByRole('button', { name: 'An event' }).click();
    await page.getByLabel('Title').fill('പക്ഷിനിരീക്ഷണം');
    await choose(page, 'Choose photos', TWELVE.slice(0, 2));
    answers.act = () => ({ kind: 'refused', message: 'Write it as 09:30.', question: 'time' });
    await page.getByText(/^More:/).click();
    await page.getByLabel('Begins at').fill('half past nine');
    await page.getByText(/^More:/).click();
    await page.keyboard.press('Escape');
    await page.getByText('Go on writing').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Write it as 09:30.').waitFor();
    const time = page.getByLabel('Begins at');
    expect(await time.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await time.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.pictures-file').count()).toBe(2);

    await closeTab(page);
    await page.click('#add');
    await page.getByRole('button', { name: 'An event Begun' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('പക്ഷിനിരീക്ഷണം');
    await page.getByText('The browser keeps no files').waitFor();
    expect(await time.inputValue()).toBe('half past nine');
    expect(await page.locator('.pictures-name').allTextContents()).toEqual(
      TWELVE.slice(0, 2).map((path) => path.split('/').at(-1)),
    );
    // The editor was restarted, too, so the photos are lost, and the window shows that.
    answers.act = () => ({ kind: 'refused', message: 'No.', missingUploads: ['upload 1', 'upload 2'] });
    await page.getByRole('button', { name: 'Next' }).click();
    const message = page.getByText('Some files could not be sent.');
    await expect.poll(() => message.evaluate(isSeen)).toBe(true);

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    expect(await page.locator('.pictures-file').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await closeTab(page);
    await page.click('#add');
    expect(await page.getByText('Begun').count()).toBe(0);
  });

  test('a photo can be dragged to another position', async () => {
    const { page } = await openWindow();
    await page.click('#add');
    await page.getByRole('button', { name: 'An event' }).click();
    await choose(page, 'Choose photos', TWELVE.slice(0, 3));
    const order = () =>
      page.locator('.pictures-thumb img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    await expect.poll(order).toEqual(['seminar-1.jpg', 'seminar-2.jpg', 'seminar-3.jpg']);
    await page.locator('.pictures-thumb').nth(2).hover();
    await page.mouse.down();
    const box = await page.locator('.pictures-thumb').first().boundingBox();
    if (!box) throw new Error('The first photo is not drawn.');
    await page.mouse.move(box.x + 40, box.y + 40, { steps: 8 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['seminar-3.jpg', 'seminar-1.jpg', 'seminar-2.jpg']);
  });

  test('an incomplete date in a folded section is shown', async () => {
    const { page, requests } = await openWindow();
    await page.click('#add');
    await page.getByRole('button', { name: 'An event' }).click();
    const more = page.locator('.acts-more');
    await more.locator('summary').click();
    await more.locator('input[type=date]').pressSequentially('0231');
    await more.locator('summary').click();
    expect(await more.getAttribute('open')).toBe(null);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => more.locator('input[type=date]:focus').count()).toBe(1);
    expect(requests).toEqual([]);
  });
});

describe('keyboard only', () => {
  test('an addition can be started, previewed, changed and finished, and the focus returns', async () => {
    const { page, requests } = await openWindow();
    await page.focus('#add');
    const { keyboard } = page;
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.press('N');
    await keyboard.press('Tab');
    await keyboard.type('Walk');
    await keyboard.press('Enter');
    await page.getByText('gets an event').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What will change');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await page.getByLabel('Title').inputValue()).toBe('Walk');
    await page.getByLabel('Title').press('Enter');
    await page.getByText('gets an event').waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.locator('#done', { hasText: 'Added.' }).waitFor();
    expect(acts(requests)).toHaveLength(3);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('add');
  });

  test('Escape asks about unsaved input every time, and closes immediately without any', async () => {
    const { page } = await openWindow();
    await page.focus('#move');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('move');
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    for (let time = 1; time <= 2; time++) {
      await page.keyboard.press('Escape');
      await page.getByText('Close without finishing?').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByText('Close without finishing?').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Throw it away' }).press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('in captions Enter moves forward, Shift+Enter moves back, and Escape keeps the text', async () => {
    const { page, answers, requests } = await openWindow();
    answers.pictures.pictures = ['images/seminar-1.jpg', 'images/seminar-2.jpg', 'images/seminar-3.jpg'];
    await page.focus('#captions');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.click('#save');
    await expect
      .poll(() => requests.at(-1))
      .toEqual({ name: 'save', body: { captions: ['One!', 'Two', ''] } });
  });
});

describe('adding photos', () => {
  test.each(['drop', 'paste'] as const)('by %s', async (way) => {
    const { page, answers, uploaded } = await openWindow();
    answers.pictures = { pictures: ['images/a.jpg'], notes: [] };
    await page.click('#take');
    await page.locator('.pictures-drop-hint').click();
    await page.evaluate((way) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        way === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      document.activeElement?.dispatchEvent(event);
    }, way);
    await page.locator('#done', { hasText: 'images/a.jpg' }).waitFor();
    expect(uploaded).toEqual(['pasted.png']);
  });
});

describe.each([
  [360, 'dark', 'ml'],
  ...weekly([
    [360, 'light', 'en'],
    [1280, 'light', 'ml'],
    [1280, 'dark', 'en'],
  ] as const),
] as const)('%i px wide, %s, %s', (width, colorScheme, language) => {
  test('axe reports nothing, nothing overflows, there is one scroll area, and all targets are large enough for touch', async () => {
    const { page, answers } = await openWindow({ viewport: { width, height: 800 }, colorScheme }, language);
    await injectAxe(page);
    const expectAccessible = async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await findHorizontalOverflow(page)).toEqual([]);
      expect(await page.evaluate(overflow)).toBe(0);
      expect(await lowTargets(page)).toEqual([]);
    };
    await page.click('#add');
    await expectAccessible();
    await page.locator('.acts-cards button').first().click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('.pictures-drop button').first().click(),
    ]);
    await chooser.setFiles([...TWELVE.slice(0, 4), HEIC]);
    await page.locator('.acts-more summary').click();
    await expect.poll(() => page.locator('progress').count()).toBe(0);
    // A format that the browser cannot decode.
    await page.locator('.pictures-name', { hasText: 'turned.heic' }).waitFor();
    await expectAccessible();
    answers.act = () => ({ kind: 'refused', message: 'No.', question: 'title' });
    await page.locator('.acts-form .acts-main').click();
    await page.locator('.acts-mistake:visible').waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible();
    await page.keyboard.press('Escape');
    answers.act = () => ({ kind: 'preview', text: 'public/data/clubs.json gets an event.\n12 pictures.' });
    await page.locator('.acts-form .acts-main').click();
    await page.locator('.acts-said').waitFor();
    await expectAccessible();
    await page.locator('.acts-head button').click();
    await page.locator('.acts-leave button').last().click();
    for (const name of ['move', 'remove']) {
      await page.click(`#${name}`);
      await page.locator('.acts-choice').last().or(page.locator('.acts-result')).click();
      await expectAccessible();
      await page.keyboard.press('Escape');
    }
    answers.pictures = { pictures: ['images/seminar-1.jpg', 'images/ward-2.jpg'], notes: [] };
    await page.click('#captions');
    await page.locator('.pictures-large').waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    answers.pictures = { pictures: ['images/a.jpg'], notes: ['One is left out.'] };
    await page.click('#take');
    await page.locator('.pictures-drop').waitFor();
    await expectAccessible();
  });
});

/** Closes the tab and opens it again, which clears its session storage. */
async function closeTab(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

/** Returns true if the element is in view and not covered. Runs in the page. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** The scrollable overflow of the dialog itself, in pixels. Runs in the page. */
function overflow(): number {
  const dialog = document.querySelector('dialog[open]');
  return dialog ? dialog.scrollHeight - dialog.clientHeight : 0;
}

/** Touch targets of dialogs that are lower than 44 px. */
const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog :is(button, summary, select, textarea, input:not([type=file]))')]
      .map((element) => element.closest('label') ?? element)
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43)
      .filter((element) => !element.matches('.acts-switch'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
