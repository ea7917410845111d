/** The site is published from the editor's window: to a folder, a ZIP and a server, and taken back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Editor, startEditor } from '../../codegen/edit/server.ts';
import { publishWords } from '../../codegen/edit/window/words/publish.ts';
import { startSftp } from '../sftpServer.ts';
import { SCHOOL } from '../sites.ts';
import { weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { bringAxe, findViolations } from './axe.ts';
import { leadTo } from './editorWindows.ts';
import { sideways } from './sideways.ts';
import { leavePageOut, openBrowser } from './visit.ts';

const browser = openBrowser();
const home = temporaryFolder('edit-publish');
const site = join(home, 'school');
const CREW = join(site, 'public/data/crew-page.json');
const SITE = join(site, 'manifest/site.json');
const original = readFileSync(join(SCHOOL, 'public/data/crew-page.json'), 'utf8');
let editor: Editor;
let errors: string[] = [];
const pages: Page[] = [];

beforeAll(() => {
  // Neither the keys nor the password of whoever runs the tests.
  vi.stubEnv('HOME', home);
  vi.stubEnv('SSH_AUTH_SOCK', join(home, 'agent'));
  vi.stubEnv('SITE_PUBLISH_PASSWORD', undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  await cp(SCHOOL, site, { recursive: true });
  editor = await startEditor(site, 0);
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()));
  await editor.close();
  const found = errors;
  errors = [];
  expect(found).toEqual([]);
});

async function open(settings: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser().newPage({ viewport: { width: 1280, height: 900 }, locale: 'en', ...settings });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  pages.push(page);
  await leavePageOut(page.context(), editor.address);
  await page.goto(editor.address);
  await page.locator('.window-row').first().waitFor({ state: 'attached' });
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('heading', { name, exact: true });

/** Asks what would change. */
async function plan(page: Page, to: string, act = 'See what will change'): Promise<void> {
  await button(page, 'Publish').first().click();
  const field = page.getByLabel('Address of the place');
  if ((await field.count()) === 0) await page.getByLabel('Another place').check();
  await field.fill(to);
  await button(page, act).click();
}

/** Says yes to what would change. */
async function goOn(page: Page, name = 'Publish'): Promise<void> {
  await heading(page, 'What will change').waitFor();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const change = (text: string) =>
  writeFileSync(CREW, original.replace(/"title": "[^"]*"/, `"title": "${text}"`));
const words = (page: Page) => page.getByRole('dialog').textContent();
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-pointer'));

describe('a folder', () => {
  const folder = join(home, 'website');
  const crew = () => readFileSync(join(folder, 'crew/index.html'), 'utf8');

  test('is not offered where the file of the site that names it has a mistake, which is told', async () => {
    const file = join(site, 'manifest/publish.json');
    writeFileSync(file, '{\n  "to" "../website"\n}');
    const page = await open();
    await button(page, 'Publish').click();
    await page.getByRole('alert').getByText('The settings of publishing, line 2: ').waitFor();
    rmSync(file);
  });

  test('gets what is saved, then what has changed, and goes back', async () => {
    const page = await open();
    await leadTo(page, 'crew');
    const title = page.locator('.window-fields').getByRole('textbox').first();
    await title.fill('Typed and kept back');
    await plan(page, '../website');
    await heading(page, 'What will change').waitFor();
    expect(await words(page)).toContain('Pages that are new: 8');
    expect(existsSync(folder)).toBe(false);
    await goOn(page);
    await heading(page, 'Published').waitFor();
    expect(await words(page)).toContain(folder);
    expect(crew()).not.toContain('Typed and kept back');
    await button(page, 'Close').last().click();

    await button(page, 'Publish').click();
    await page.getByText('What is not saved is not published').waitFor();
    await button(page, 'Save all').click();
    await page.getByText('What is not saved is not published').waitFor({ state: 'detached' });
    expect(await page.getByLabel('../website').isChecked()).toBe(true);
    await button(page, 'See what will change').click();
    await heading(page, 'What will change').waitFor();
    expect(await words(page)).toMatch(/Pages that change: [1-8]\D/);
    expect(await words(page)).not.toContain('new:');
    await goOn(page);
    await heading(page, 'Published').waitFor();
    expect(crew()).toContain('Typed and kept back');

    // The answer to Back comes when the next thing is under way already, and stops nothing of it.
    let stops = 0;
    let goesOn = () => {};
    const underWay = new Promise<void>((done) => {
      goesOn = done;
    });
    await page.route('**/api/publish/stop', async (route) => {
      stops++;
      const response = await route.fetch();
      await underWay;
      await route.fulfill({ response });
    });
    await button(page, 'Back').click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Where to');
    await button(page, 'Take back the last publication').click();
    await heading(page, 'What will change').waitFor();
    goesOn();
    await goOn(page, 'Take back');
    await heading(page, 'Taken back').waitFor();
    expect(stops).toBe(1);
    expect(crew()).not.toContain('Typed and kept back');
    expect(readFileSync(CREW, 'utf8')).toContain('Typed and kept back');
  });

  test('of others is asked about, and stays where nobody agrees', async () => {
    const other = join(home, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'index.html'), 'of the provider');
    const page = await open();
    await plan(page, other);
    await goOn(page);
    await page.getByText('and would be replaced: index.html').waitFor();
    await button(page, 'No').click();
    await page.getByLabel('Address of the place').or(page.getByLabel('Another place')).first().waitFor();
    expect(readdirSync(other)).toEqual(['index.html']);
  });

  test('of the site itself is refused, and so is an address of no known form', async () => {
    const page = await open();
    await plan(page, 'ftp://office@college.example/');
    await page.getByText('FTP sends the password').waitFor();
    await page.getByLabel('Address of the place').fill('public');
    await button(page, 'See what will change').click();
    await heading(page, 'The site was not published').waitFor();
    expect(await words(page)).toContain('This belongs to the content of a site. Choose another folder');
  });
});

test('a ZIP has the whole site', async () => {
  const page = await open();
  await plan(page, '../site.zip');
  await heading(page, 'What will change').waitFor();
  expect(await words(page)).toContain('all pages (8)');
  await goOn(page);
  await heading(page, 'Published').waitFor();
  expect(Object.keys(unzipSync(readFileSync(join(home, 'site.zip'))))).toContain('crew/index.html');
});

test('mistakes hold it up, and lead to their pages', async () => {
  writeFileSync(CREW, original.replace(/"blocks": \[/, '"blocks": [{ "kind": "nonsense" },'));
  const page = await open();
  await plan(page, '../mistaken');
  await heading(page, 'The site was not published').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Crew' }).first().click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/page/crew');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(existsSync(join(home, 'mistaken'))).toBe(false);
});

test('a mistake of people leads to their field, in the form of the page that shows them', async () => {
  const file = join(site, 'public/data/crew.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Per Lund"', '""'));
  const page = await open();
  await plan(page, '../mistaken');
  await heading(page, 'The site was not published').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Crew' }).first().click();
  await expect
    .poll(() => page.locator('.window-parts [aria-pressed="true"]').textContent())
    .toBe('Shown here: People');
  await expect.poll(() => focusedField(page)).toBe('/1/name');
});

test('a mistake of the row of a page leads to its field, and the others stay to be read', async () => {
  const manifest = join(site, 'manifest/routes.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"title": "Crew"', '"title": ""'));
  writeFileSync(CREW, original.replace(/"blocks": \[/, '"blocks": [{ "kind": "nonsense" },'));
  const page = await open();
  await plan(page, '../mistaken');
  await heading(page, 'The site was not published').waitFor();
  await page
    .locator('.publish-problems li', { hasText: 'This text is empty' })
    .getByRole('button', { name: 'Crew' })
    .click();
  await expect.poll(() => focusedField(page)).toBe('/title');
  expect(await page.locator('.window-parts [aria-pressed="true"]').textContent()).toBe('Address and menu');

  await button(page, 'Show').click();
  await heading(page, 'The site was not published').waitFor();
  await button(page, 'Close').last().click();
  await page.getByRole('status').getByText('The site was not published').waitFor();
  await button(page, 'മലയാളം').click();
  await button(page, publishWords('ml').show).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, 'English').click();
  await button(page, 'Publish').click();
  await page.getByText('Where to').waitFor();
  expect(await button(page, 'Show').count()).toBe(0);
});

test('it goes on without its dialog, and is stopped', async () => {
  const page = await open();
  await plan(page, '../stopped');
  await page.getByRole('progressbar').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Show').click();
  await button(page, 'Stop').or(heading(page, 'What will change')).first().waitFor();
  // It may have come to its question meanwhile.
  if (await button(page, 'Stop').isVisible()) await button(page, 'Stop').click();
  else await button(page, 'Back').click();
  await heading(page, 'Stopped').or(page.getByText('Where to')).first().waitFor();
  expect(existsSync(join(home, 'stopped'))).toBe(false);
  expect(readdirSync(site).filter((name) => name.includes('staging'))).toEqual([]);
});

test('a server asks for a password, again when it was wrong, and the website is asked', async () => {
  const account = join(home, 'account');
  const www = join(account, 'www');
  mkdirSync(www, { recursive: true });
  const sftp = await startSftp(account, 'right');
  try {
    // Where nobody answers.
    const origin = 'https://127.0.0.1:1';
    writeFileSync(SITE, JSON.stringify({ ...JSON.parse(readFileSync(SITE, 'utf8')), origin }));
    const page = await open();
    await plan(page, `sftp://office@127.0.0.1:${sftp.port}/www`);
    await page.getByText('This computer does not know 127.0.0.1 yet').waitFor();
    await button(page, 'Yes').click();
    const password = page.getByLabel(/^Password for/);
    await password.fill('wrong');
    await password.press('Enter');
    await page.getByText('The host does not accept this password').waitFor();
    await password.fill('right');
    await password.press('Enter');
    await goOn(page);
    await heading(page, 'Published').waitFor();
    expect(await words(page)).toContain('This is not as it should be');
    expect(await page.locator('.publish-problems li').count()).toBe(1);
    expect(existsSync(join(www, 'crew/index.html'))).toBe(true);
    expect(await page.getByRole('link', { name: origin }).count()).toBe(1);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain('office@127.0.0.1');
    expect(kept).not.toContain('right');
  } finally {
    await sftp.close();
  }
});

describe.each([['dark', 'ml', 360], ...weekly([['light', 'en', 1280]] as const)] as const)(
  '%s, %s, %i px',
  (colorScheme, locale, width) => {
    test('by keyboard alone, without violations and nothing sideways', async () => {
      change('Another title');
      const page = await open({ colorScheme, locale, viewport: { width, height: 740 } });
      const { keyboard } = page;
      const look = async () => {
        expect(await sideways(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
      };
      await bringAxe(page);
      const publish = button(page, publishWords(locale).publish).first();
      await publish.press('Enter');
      await page.locator('.publish-dialog input').waitFor();
      await look();
      await page.locator('.publish-dialog input').focus();
      await keyboard.type(`../keyboard-${width}`);
      await keyboard.press('Enter');
      await page.locator('.publish-pages').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await look();
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.locator('.publish-dialog code').waitFor();
      await look();
      await keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await publish.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(existsSync(join(home, `keyboard-${width}/index.html`))).toBe(true);
    });
  },
);
