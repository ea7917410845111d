/** The main tasks in the editor: find a page, change it, preview it, save it, without losing anything. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest, Site } from '../../src/core/model.ts';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { requestEditor } from '../requestEditor.ts';
import { commitAll, copyWithHistory, SCHOOL } from '../sites.ts';
import { weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { keptIn } from './crashUser.ts';
import { navigateTo } from './editorWindows.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { blockPreview, delayRequest, openBrowser, waitForApp } from './visit.ts';

const browser = openBrowser();
const site = join(temporaryFolder('edit-window'), 'school');
const FILE = join(site, 'public/data/voyages.json');
const ENTRY = 'voyages/കൊച്ചി-2024';
const TITLE = 'കൊച്ചി 2024';
/** A draft that was saved with an error. */
const DRAFT = 'logbook/draft';
/** A page whose address is in the list of published addresses. */
const PUBLISHED = 'voyages/round-the-island';
const WEBSITE = 'https://college.example/';
/** A pause that starts a new undo step, in milliseconds. */
const STEP = 1100;
const original = readFileSync(join(SCHOOL, 'public/data/voyages.json'), 'utf8');

const POINTER = `/data/0/programme/${JSON.parse(original).data[0].programme.findIndex((one: { url: string }) => one.url === ENTRY)}`;

let editor: Editor;
let contexts: BrowserContext[] = [];
let errors: string[] = [];

beforeAll(async () => {
  copyWithHistory(SCHOOL, site);
  writeFileSync(join(site, 'manifest/site.ml.json'), '{ "name": "സ്കൂൾ" }\n');
  writeFileSync(join(site, 'manifest/urls.lock.json'), JSON.stringify({ urls: [PUBLISHED] }));
  addContact();
  edit<{ data: [{ programme: object[] }] }>('public/data/logbook.json', ({ data: [list] }) => {
    // More than fits into a window.
    const days = Array.from({ length: 40 }, (_, day) => ({ url: `logbook/day-${day}`, title: `Day ${day}` }));
    list.programme.push(...days, { url: DRAFT, title: '', draft: true });
  });
  changeElsewhere('As it was');
  commitAll(site, '2026-02-10');
  writeFileSync(FILE, original);
  commitAll(site, '2026-02-17');
  editor = await startEditor(site, 0);
});
afterAll(() => editor.close());
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
  if (readFileSync(FILE, 'utf8') !== original) writeFileSync(FILE, original);
  await type();
  const pageErrors = errors;
  errors = [];
  expect(pageErrors).toEqual([]);
});

/** Changes a JSON file of the site before it is edited. */
function edit<Value>(file: string, change: (value: Value) => void): void {
  const value: Value = JSON.parse(readFileSync(join(site, file), 'utf8'));
  change(value);
  writeFileSync(join(site, file), JSON.stringify(value, null, 2));
}

/** Adds a page with every kind of external link. */
function addContact(): void {
  const contact = {
    name: 'Office',
    phone: '+47 22 00 00 01',
    email: 'office@school.example',
    website: WEBSITE,
  };
  const blocks = [
    { kind: 'address', heading: 'Address' },
    { kind: 'contact-form', heading: 'Write to us' },
    { kind: 'contacts', heading: 'Whom to call', contacts: [contact] },
  ];
  writeFileSync(
    join(site, 'public/data/contact.json'),
    JSON.stringify({ data: [{ title: 'Contact', description: 'Where we are.', blocks }] }),
  );
  edit<Manifest>('manifest/routes.json', ({ routes }) => {
    routes.push({ path: 'contactus', layout: 'info', data: 'contact', title: 'Contact' });
  });
  edit<Site>('manifest/site.json', (settings) => {
    settings.contact.email = 'office@school.example';
  });
}

/** Sends a request like the client. */
async function call(name: string, body?: object): Promise<Response> {
  const answer = await requestEditor(editor.address, name, body);
  expect(answer.ok).toBe(true);
  return answer;
}

/** Sends typed text; nothing reverts the unsaved text of a closed browser. */
const type = (value?: object) =>
  call('/api/unsaved', { file: 'public/data/voyages.json', pointer: POINTER, value });

const newContext = (settings: BrowserContextOptions = {}) =>
  browser().newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...settings,
  });

/** A browser with empty storage. */
async function person(settings: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newContext(settings);
  contexts.push(context);
  return context;
}

/** A browser for tests that do not look at the preview. */
async function writer(settings: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await person(settings);
  await blockPreview(context, editor.address);
  return context;
}

/** A window with the editor. @param path of the page that it opens */
async function open(context: BrowserContext, path?: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    // Other tests cover the page in the frame.
    if (error.stack?.includes(new URL(editor.address).origin)) errors.push(String(error));
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  await page.goto(editor.address);
  await page.locator('.window-row').first().waitFor({ state: 'attached' });
  if (path !== undefined) await choose(page, path);
  return page;
}

async function choose(page: Page, path: string): Promise<void> {
  await navigateTo(page, path);
  await page.locator('.window-fields').waitFor();
}

async function field(page: Page, text: string): Promise<Locator> {
  const fields = page.locator('.window-fields').locator('input, textarea');
  await expect.poll(() => placeIn(fields, text)).toBeGreaterThanOrEqual(0);
  return fields.nth(await placeIn(fields, text));
}

const placeIn = (fields: Locator, text: string): Promise<number> =>
  fields.evaluateAll((all, wanted) => all.findIndex((one) => 'value' in one && one.value === wanted), text);

const titles = (page: Page) => page.locator('.window-row-title').allTextContents();
const state = (page: Page) => page.locator('.window-state').textContent();
const preview = (page: Page): FrameLocator => page.frameLocator('.window-sheet iframe');
const heading = (page: Page) => preview(page).locator('main h1').first();
const titleInFile = (): string =>
  JSON.parse(readFileSync(FILE, 'utf8')).data[0].programme.find((one: { url: string }) => one.url === ENTRY)
    .title;

/** Changes a title like another program. */
const changeElsewhere = (to: string) =>
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replaceAll(`"${TITLE}"`, JSON.stringify(to)));

describe('a window without edits', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newContext();
    page = await open(context);
  });
  afterAll(() => context.close());

  test.each([
    ['കൊച്ചി', TITLE],
    ['kochi', TITLE],
    ['rigging', 'Rigging'],
  ])('finds %s', async (words, title) => {
    await page.locator('input[type=search]').fill(words);
    await expect.poll(() => titles(page)).toContain(title);
    await page.locator('.window-row', { hasText: title }).first().click();
    await expect.poll(() => page.locator('.window-title h2').textContent()).toContain(title);
    await expect.poll(() => heading(page).textContent()).toContain(title);
    // The script of the page writes into the history when it runs: a user who goes back has seen the page.
    await preview(page).locator('html[data-ready]').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('.window-title').count()).toBe(0);
  });

  test('opens the field of a clicked text', async () => {
    await choose(page, ENTRY);
    await expect.poll(() => heading(page).textContent()).toContain(TITLE);
    // The page handles clicks once its script is loaded.
    await preview(page).locator('html[data-ready]').waitFor();
    await heading(page).click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement)?.value))
      .toBe(TITLE);
  });

  test('highlights the place of the focused field', async () => {
    await choose(page, ENTRY);
    await page.locator('.window-title h2').focus();
    await preview(page).locator('[data-editor-shown]').waitFor({ state: 'detached' });
    await (await field(page, TITLE)).focus();
    await preview(page).locator('[data-editor-shown]').waitFor();
  });

  test('switches the form when a link on the page is followed', async () => {
    await choose(page, 'voyages');
    await preview(page).locator('main a[href$="/round-the-island/"]').first().click();
    await expect.poll(() => page.locator('.window-title h2').textContent()).toBe('Round the island');
  });

  test('shows a draft that was saved with an error', async () => {
    await choose(page, DRAFT);
    await expect.poll(() => heading(page).textContent()).toContain('…');
  });

  test('a removed page stays displayed, whatever is rendered beside it', async () => {
    await choose(page, '');
    await preview(page).locator('html[data-ready]').waitFor();
    await navigateTo(page, 'never-there');
    await page.getByText('The page cannot be found').waitFor();
    const isHeard = page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('message', ({ data }) => {
            if (data.kind === 'shown') setTimeout(done);
          });
        }),
    );
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await frame?.evaluate(() => location.reload());
    await isHeard;
    expect(new URL(page.url()).hash).toBe('#/page/never-there');
  });
});

test('a page is rendered after its form, with its code and its edit reporter in one file', async () => {
  const page = await open(await person());
  const order: string[] = [];
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/page') order.push('form');
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) order.push('page');
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  await choose(page, ENTRY);
  await preview(page).locator('html[data-ready]').waitFor();
  expect(order).toEqual(['form', 'page']);
  expect(scripts.sort()).toEqual(['__x00__virtual:site', 'client', 'env.mjs', 'page.js']);
});

test('text typed while a page loads appears on the page, as one draft', async () => {
  const answer = await call('/api/site');
  const { preview } = await answer.json();
  const [name = '', value = ''] = (answer.headers.get('set-cookie') ?? '').split(/[=;]/);
  const context = await person();
  await context.addCookies([{ name, value, url: preview }]);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const release = await delayRequest(page, '**/data/voyages.json');
  await page.goto(`${preview}/${ENTRY}/`, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await type({
    ...JSON.parse(original).data[0].programme[Number(POINTER.split('/').at(-1))],
    title: 'Typed',
  });
  release();
  await waitForApp(page);
  await page.locator('main h1').getByText('Typed').waitFor();
});

test('a page that cannot be rendered leaves the focus in the form, and errors at their fields', async () => {
  const wrong = join(temporaryFolder('edit-wrong'), 'school');
  copyWithHistory(SCHOOL, wrong);
  const settings = join(wrong, 'manifest/site.json');
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), name: '' }));
  const secondEditor = await startEditor(wrong, 0);
  try {
    const page = await (await person()).newPage();
    // Problems are reported once the page has announced itself.
    const isReported = new Promise<void>((done) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (/site:report.*manifest\/site\.json/s.test(String(payload))) done();
        }),
      );
    });
    await page.goto(secondEditor.address);
    await choose(page, 'crew');
    await preview(page).getByText('This page cannot be shown yet').waitFor();
    const title = page.locator('.window-fields textarea').first();
    await title.fill('All hands');
    await isReported;
    // Time to show it, which the page must not use.
    await pause(500);
    expect(await preview(page).locator('dialog').count()).toBe(0);
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  } finally {
    await secondEditor.close();
  }
});

describe('a window without edits and without a preview', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newContext();
    await blockPreview(context, editor.address);
    page = await open(context);
  });
  afterAll(() => context.close());

  test('a new page is visible in the tree', async () => {
    await choose(page, 'logbook/day-5');
    const answers = { path: ['zz-canteen'], title: ['Canteen of the last row'], text: ['Lunch.'] };
    const added = await call('/api/act', { action: { kind: 'new', addition: 'page', answers } });
    await navigateTo(page, 'zz-canteen');
    const list = page.locator('.window-pages');
    const isSeen = () =>
      list.evaluate((pages) => {
        const row = pages.querySelector('[aria-current="page"]')?.getBoundingClientRect();
        const all = pages.getBoundingClientRect();
        return row !== undefined && row.height > 0 && row.top >= all.top && row.bottom <= all.bottom + 1;
      });
    await list.getByText('Canteen of the last row').waitFor();
    await expect.poll(isSeen).toBe(true);
    // The focus does not return if the user has moved on.
    await list.evaluate((pages) => pages.scrollTo(0, 0));
    await list.getByRole('button', { expanded: false }).first().press('Enter');
    expect(await isSeen()).toBe(false);
    await call('/api/undo', { id: ((await added.json()) as { undo: string }).undo });
  });

  test('a page that is clicked in the tree stays under the pointer', async () => {
    await choose(page, 'logbook/day-5');
    const list = page.locator('.window-pages');
    await list.evaluate((pages) => pages.scrollTo(0, 100));
    const last = await list.evaluate((pages) => {
      const end = pages.getBoundingClientRect().bottom;
      const rows = [...pages.querySelectorAll('.window-row')];
      return rows.findLastIndex((row) => row.getBoundingClientRect().bottom <= end);
    });
    const row = list.locator('.window-row').nth(last);
    await row.click();
    await expect.poll(() => row.getAttribute('aria-current')).toBe('page');
    expect(await list.evaluate((pages) => pages.scrollTop)).toBe(100);
  });

  test('the printout contains the whole form and nothing else', async () => {
    await choose(page, ENTRY);
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('.window-find, .window-page, .window-bar, .window-divider')
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    const cut = await page
      .locator('.window-scroll')
      .evaluate(
        (form) => form.scrollHeight - form.clientHeight || document.body.scrollHeight < form.clientHeight,
      );
    expect(cut).toBe(false);
    await page.emulateMedia({ media: null });
  });

  test('the divider follows the pointer', async () => {
    await choose(page, ENTRY);
    const box = await page.locator('.window-divider').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 3, 400);
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 3 });
    await page.mouse.up();
    const moved = await page.locator('.window-divider').boundingBox();
    expect(Math.abs((moved?.x ?? 0) - 700)).toBeLessThan(20);
  });

  test('the tree unfolds to the open page, also after a reload', async () => {
    await choose(page, ENTRY);
    await page.reload();
    const row = page.locator('.window-pages a[aria-current=page]');
    await expect.poll(() => row.textContent()).toContain(TITLE);
    await row.waitFor();
  });
});

describe('typed text', () => {
  test('appears on the page, survives a reload and a stopped server, and is not in the file', async () => {
    const context = await person();
    const page = await open(context, ENTRY);
    await expect.poll(() => heading(page).textContent()).toContain(TITLE);
    await (await field(page, TITLE)).fill('പുതിയ തലക്കെട്ട്');
    await expect.poll(() => heading(page).textContent()).toContain('പുതിയ തലക്കെട്ട്');
    await page.reload();
    await field(page, 'പുതിയ തലക്കെട്ട്');
    expect(await state(page)).toContain('did not save');
    await expect.poll(() => heading(page).textContent()).toContain('പുതിയ തലക്കെട്ട്');
    await context.setOffline(true);
    await (await field(page, 'പുതിയ തലക്കെട്ട്')).fill('Written without a server');
    await expect
      .poll(() => page.locator('.window-banners').textContent())
      .toContain('nothing that you wrote is lost');
    await context.setOffline(false);
    await expect.poll(() => page.locator('.window-banners').textContent()).toBe('');
    await expect.poll(() => heading(page).textContent()).toContain('Written without a server');
    expect(readFileSync(FILE, 'utf8')).toBe(original);
  });

  test('is in the database of the browser, even if the window is closed immediately', async () => {
    const context = await writer();
    const page = await open(context, ENTRY);
    await (await field(page, TITLE)).focus();
    await page.evaluate(() => {
      for (let count = 1; count <= 50; count++) document.execCommand('insertText', false, `, ${count}`);
    });
    await page.close();
    const [, database] = (await keptIn(await open(context))).split('In the database:');
    expect(database).toContain(`, 49, 50${TITLE}`);
  });

  test('is still in the window after a restart of the editor, which reconnects by itself', async () => {
    const context = await person();
    const page = await open(context, ENTRY);
    await (await field(page, TITLE)).fill('Written before');
    await expect.poll(() => state(page)).toContain('kept on this computer');
    const { origin, port } = new URL(editor.address);
    await editor.close();
    await page.getByText('Start it again as you did before').waitFor();
    // Text typed without a pause is one step.
    await pause(STEP);
    await (await field(page, 'Written before')).fill('Written meanwhile');
    editor = await startEditor(site, Number(port));
    await expect.poll(() => page.locator('.window-banners').textContent()).toBe('');
    await expect.poll(() => heading(page).textContent()).toContain('Written meanwhile');
    // It was not reloaded: an undo step is still there.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await field(page, 'Written before');
    const reopened = await context.newPage();
    await reopened.goto(`${origin}/#/page/${ENTRY}`);
    await reopened.locator('.window-fields').waitFor();
  });
});

describe('the page with links to other sites', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newContext();
    await context.route(`${WEBSITE}**`, (route) => route.fulfill({ body: 'There' }));
    page = await open(context, 'contactus');
  });
  afterAll(() => context.close());

  test.each([
    ['a telephone', 'main a[href^="tel:"]', 'calls the number'],
    ['a mail', 'main a[href^="mailto:"]', 'mail program'],
    ['the contact form', '.contact-form button[type=submit]', 'mail program'],
    ['another website', `main a[href="${WEBSITE}"]`, 'another website'],
  ] as const)('does not follow a link to another site: %s', async (_, selector, note) => {
    const previewPage = preview(page);
    await previewPage.locator('html[data-ready]').waitFor();
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const address = frame?.url();
    const link = previewPage.locator(selector).first();
    for (const follow of [() => link.click(), () => link.press('Enter')]) {
      const opened = note === 'another website' ? context.waitForEvent('page') : undefined;
      await follow();
      await page.locator('.window-left', { hasText: note }).waitFor();
      const tab = await opened;
      await tab?.waitForURL(WEBSITE);
      await tab?.close();
      expect(frame?.url()).toBe(address);
      await previewPage.locator('h1').first().click();
      await page.locator('.window-left:empty').waitFor({ state: 'attached' });
    }
    await link.click({ button: 'middle' });
    expect(frame?.url()).toBe(address);
    expect(await previewPage.locator('main h1').first().isVisible()).toBe(true);
  });

  test('a line of the address block opens its field in the site settings', async () => {
    await preview(page).locator('main address span').first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#/page/${SETTINGS_PATH}`);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    await expect.poll(focused).toBe('Quay 4');
  });
});

test('a page that another window edits is read-only until someone takes over', async () => {
  const context = await writer();
  const first = await open(context, ENTRY);
  await field(first, TITLE);
  const second = await open(context, ENTRY);
  await second.locator('.window-elsewhere').waitFor();
  await (await field(first, TITLE)).fill('From the first');
  await field(second, 'From the first');
  await second.getByRole('button', { name: 'Edit it here' }).click();
  await second.locator('.window-bar').waitFor();
  await first.locator('.window-elsewhere').waitFor();
  for (const key of ['z', 's']) await first.keyboard.press(`Control+${key}`);
  await field(first, 'From the first');
  await (await field(second, 'From the first')).fill('From the second');
  await field(first, 'From the second');
  await second.close();
  await first.locator('.window-bar').waitFor();
  await field(first, 'From the second');
  expect(titleInFile()).toBe(TITLE);
});

test('everything works by keyboard only', async () => {
  const page = await open(await writer());
  const { keyboard } = page;
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let count = 0; !(await until()); count++) {
      expect(count).toBeLessThan(400);
      await keyboard.press(key);
    }
  };
  const isOn = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await press('Tab', isOn('input[type=search]'));
  await keyboard.type('kochi');
  await expect.poll(() => titles(page)).toContain(TITLE);
  const link = () =>
    page.evaluate(
      (path) => decodeURI(document.activeElement?.getAttribute('href') ?? '').endsWith(path),
      ENTRY,
    );
  await press('ArrowDown', link);
  await keyboard.press('Enter');
  await field(page, TITLE);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await press('Tab', () =>
    page.evaluate((title) => (document.activeElement as HTMLInputElement)?.value === title, TITLE),
  );
  await keyboard.press('End');
  await keyboard.type('!');
  await field(page, `${TITLE}!`);
  await keyboard.press('Control+z');
  await field(page, TITLE);
  await keyboard.press('Control+y');
  await field(page, `${TITLE}!`);
  await keyboard.press('Control+s');
  await expect.poll(titleInFile).toBe(`${TITLE}!`);
  await press('Tab', isOn('[role=separator]'));
  const share = () => page.locator('[role=separator]').getAttribute('aria-valuenow');
  expect(await share()).toBe('50');
  await keyboard.press('ArrowLeft');
  expect(await share()).toBe('45');
});

test('a small laptop shows pages below the buttons of the site', async () => {
  const page = await open(await writer({ viewport: { width: 1366, height: 700 } }));
  const bottoms = await page
    .locator('.window-row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 700).length).toBeGreaterThanOrEqual(3);
});

test('a window at 400 % zoom has room for the form, and its buttons are reachable', async () => {
  const page = await open(await writer({ viewport: { width: 320, height: 256 } }), ENTRY);
  await (await field(page, TITLE)).fill('');
  await page.getByRole('button', { name: 'Save as a draft' }).waitFor();
  const isSeen = (name: string) =>
    page.locator(name).evaluate((one) => {
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const ends = [y + 2, y + height - 2].map((at) => document.elementFromPoint(x + width / 2, at));
      return ends.every((end) => end !== null && one.contains(end));
    });
  expect(await isSeen('.window-fields [data-pointer="/title"]')).toBe(true);
  expect(await isSeen('.window-bar .window-main')).toBe(true);
});

describe.each([
  [360, 'dark'],
  [1280, 'light'],
  ...weekly([
    [360, 'light'],
    [1280, 'dark'],
  ] as const),
] as const)('%i pixels wide, %s', (width, colorScheme) => {
  test('axe reports nothing, and nothing overflows, in any view', async () => {
    const context = await writer({ viewport: { width, height: 740 }, colorScheme, hasTouch: width < 700 });
    const page = await open(context);
    const isFine = async () => {
      expect(await findHorizontalOverflow(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    };
    await injectAxe(page);
    await isFine();
    await page.locator('input[type=search]').fill('day');
    await expect.poll(() => page.locator('.window-row').count()).toBeGreaterThan(1);
    await isFine();
    await choose(page, 'voyages');
    await page.getByRole('button', { name: 'Translate' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await isFine();
    await page.keyboard.press('Escape');
    if (width < 700) {
      // A refusal whose reasons link to other pages.
      await choose(page, SETTINGS_PATH);
      await (await field(page, 'boats')).fill('ships');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('.window-reasons a').first().waitFor();
      await isFine();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.locator('.window-ask').getByRole('button', { name: 'Discard' }).click();
      await field(page, 'boats');
      // A page that may not become a draft.
      await choose(page, PUBLISHED);
      await (await field(page, 'Round the island')).fill('');
      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await page.locator('.window-draft', { hasText: 'was published' }).waitFor();
      for (const scheme of ['light', colorScheme] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await isFine();
      }
    }
    await choose(page, ENTRY);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page.locator('.acts-versions button').nth(1).waitFor();
    await isFine();
    await page.locator('.acts-versions button').nth(1).click();
    await page.getByText(/^You see the page of/).waitFor();
    await isFine();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await (await field(page, TITLE)).fill('Mine');
    await isFine();
    if (width < 700) {
      await page.getByRole('button', { name: 'Page' }).click();
      await isFine();
      await page.getByRole('button', { name: 'Form' }).click();
    }
    changeElsewhere('Theirs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.window-conflict').waitFor();
    await isFine();
    await context.setOffline(true);
    await navigateTo(page, 'departments/rigging');
    await expect.poll(() => page.locator('.window-banners').textContent()).not.toBe('');
    await isFine();
  });
});
