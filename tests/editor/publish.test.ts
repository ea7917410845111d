/** Publishing from the editor: to a folder, a ZIP file and a server, and rollback. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { screen, within } from '@testing-library/dom';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ml } from '../../src/editor/client/messages/messages.ts';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { startSftp } from '../sftpServer.ts';
import { SCHOOL } from '../sites.ts';
import { PUBLISHING_TIMEOUT_MS } from '../timeouts.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { createUser, findOne, focusedPointer, write } from './page.ts';
import { closeWindow, editorDocument, field, openWindow, send } from './window.ts';

editorDocument();

const home = temporaryFolder('editor-publish');
const site = join(home, 'school');
const FILES = {
  routes: 'manifest/routes.json',
  crew: 'public/data/crew-page.json',
  people: 'public/data/crew.json',
} as const;
/** The URL of the site; no server listens there. */
const ORIGIN = 'https://127.0.0.1:1';
const CREW = join(site, FILES.crew);
let editor: Editor;

beforeAll(async () => {
  // Without the keys and the password of the user who runs the tests.
  vi.stubEnv('HOME', home);
  vi.stubEnv('SSH_AUTH_SOCK', join(home, 'agent'));
  vi.stubEnv('SITE_PUBLISH_PASSWORD', undefined);
  await cp(SCHOOL, site, { recursive: true });
  const settings = join(site, 'manifest/site.json');
  const origin = ORIGIN;
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), origin }));
  editor = await startEditor(site, 0);
});
afterAll(async () => {
  await editor.close();
  vi.unstubAllEnvs();
});
afterEach(async () => {
  closeWindow();
  // Each test starts with no running publication and the original site.
  await send(editor.address, 'publish/stop', { forget: true });
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) change(name, (text) => text);
});

/** Writes a file like another program: the original text, changed. */
function change(name: keyof typeof FILES, edit: (text: string) => string): void {
  const text = edit(readFileSync(join(SCHOOL, FILES[name]), 'utf8'));
  const file = join(site, FILES[name]);
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const open = (path?: string) => openWindow(editor.address, path);
const user = createUser();
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string | RegExp) => user.click(await dialog().findByRole('button', { name }));
const publishing = { timeout: PUBLISHING_TIMEOUT_MS };
const heading = (name: string) => dialog().findByRole('heading', { name, level: 3 }, publishing);
const words = () => screen.getByRole('dialog').textContent ?? '';
const closed = () => expect(screen.queryByRole('dialog')).toBeNull();
const close = async () => {
  const [last] = dialog().getAllByRole('button', { name: 'Close' }).slice(-1);
  if (last) await user.click(last);
  closed();
};

async function openDialog(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('dialog');
}

/** Enters the target and requests the plan. */
async function plan(to: string): Promise<void> {
  await openDialog();
  const other = dialog().queryByLabelText('Another place');
  if (other) await user.click(other);
  write(await dialog().findByLabelText('Address of the place'), to);
  await press('See what will change');
}

/** Confirms the plan. */
async function goOn(name = 'Publish'): Promise<void> {
  await heading('What will change');
  await press(name);
}

describe('a folder', () => {
  const folder = join(home, 'website');
  const crew = () => readFileSync(join(folder, 'crew/index.html'), 'utf8');

  test('is not offered if its setting is invalid, which is reported', async () => {
    const file = join(site, 'manifest/publish.json');
    writeFileSync(file, '{\n  "to" "../website"\n}');
    await open();
    await openDialog();
    await dialog().findByText(/^The settings of publishing, line 2: /);
    rmSync(file);
  });

  test('gets saved content, then only changes, and can be rolled back', async () => {
    await open('crew');
    write(await field('Crew'), 'Typed and kept back');
    await plan('../website');
    await heading('What will change');
    expect(words()).toContain('Pages that are new: 8');
    expect(existsSync(folder)).toBe(false);
    await goOn();
    await heading('Published');
    expect(words()).toContain(folder);
    expect(crew()).not.toContain('Typed and kept back');
    await close();

    await openDialog();
    await dialog().findByText(/unsaved changes, which are not published/);
    await press('Save all');
    await expect.poll(words).not.toContain('unsaved changes, which are not published');
    expect(dialog().getByLabelText<HTMLInputElement>('../website').checked).toBe(true);
    await press('See what will change');
    await heading('What will change');
    expect(words()).toMatch(/Pages that change: [1-8]\D/);
    expect(words()).not.toContain('new:');
    await goOn();
    await heading('Published');
    expect(crew()).toContain('Typed and kept back');

    // The response to Back arrives after the next request has started, and must not stop it.
    let stops = 0;
    let release = () => {};
    const isHeld = new Promise<void>((done) => {
      release = done;
    });
    const toServer = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const answer = await toServer(url, init);
      if (url === '/api/publish/stop') {
        stops++;
        await isHeld;
      }
      return answer;
    });
    await press('Back');
    await expect.poll(() => document.activeElement?.textContent).toBe('Where to');
    await press('Take back the last publication');
    await heading('What will change');
    release();
    await goOn('Take back');
    await heading('Taken back');
    expect(stops).toBe(1);
    expect(crew()).not.toContain('Typed and kept back');
    expect(readFileSync(CREW, 'utf8')).toContain('Typed and kept back');
  });

  test('with other files needs confirmation, and is unchanged without it', async () => {
    const other = join(home, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'index.html'), 'of the provider');
    await open();
    await plan(other);
    await goOn();
    await dialog().findByText(/and would be replaced: index\.html/, undefined, publishing);
    await press('No');
    await dialog().findByText('Where to');
    expect(readdirSync(other)).toEqual(['index.html']);
  });

  test('that contains the site is refused, as is an invalid address', async () => {
    await open();
    await plan('ftp://office@college.example/');
    await dialog().findByText(/FTP sends the password/);
    write(dialog().getByLabelText('Address of the place'), 'public');
    await press('See what will change');
    await heading('The site was not published');
    expect(words()).toContain('This belongs to the content of a site. Choose another folder');
  });
});

test('a ZIP contains the whole site', async () => {
  await open();
  await plan('../site.zip');
  await heading('What will change');
  expect(words()).toContain('all pages (8)');
  await goOn();
  await heading('Published');
  expect(Object.keys(unzipSync(readFileSync(join(home, 'site.zip'))))).toContain('crew/index.html');
});

test('errors prevent it and link to their fields, warnings are listed', async () => {
  change('crew', (text) => text.replace(/"blocks": \[/, '"blocks": [{ "kind": "nonsense" },'));
  change('people', (text) => text.replace('"Per Lund"', '""'));
  change('routes', (text) => text.replace('"title": "Crew"', '"title": ""'));
  await open();
  await plan('../mistaken');
  const part = () => findOne('.window-parts [aria-pressed="true"]').textContent;
  /** Opens the page of a problem. @param message its message */
  const follow = async (message: string) => {
    await heading('The site was not published');
    const [mistake] = [...document.querySelectorAll<HTMLElement>('.publish-problems li')].filter(
      ({ textContent }) => textContent?.endsWith(message),
    );
    if (!mistake) throw new Error(`No mistake says: ${message}`);
    await user.click(within(mistake).getByRole('button', { name: 'Crew' }));
    closed();
    await expect.poll(() => location.hash).toBe('#/page/crew');
  };
  const show = () => user.click(screen.getByRole('button', { name: 'Show' }));

  await follow('newest.');
  await expect.poll(part).toBe('Content');
  await show();
  await follow('Write the text, or leave it out.');
  await expect.poll(focusedPointer).toBe('/title');
  expect(part()).toBe('Address and menu');
  await show();
  // The people are in the form of the page that shows them.
  await follow('Write the text.');
  await expect.poll(focusedPointer).toBe('/1/name');
  expect(part()).toBe('Shown here: People');

  await show();
  await heading('The site was not published');
  await close();
  expect(findOne('.publish-line [role=status]').textContent).toContain('The site was not published');
  await user.click(screen.getByRole('button', { name: 'മലയാളം' }));
  screen.getByRole('button', { name: ml.publish.show });
  await user.click(screen.getByRole('button', { name: 'English' }));
  await openDialog();
  await dialog().findByText('Where to');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  expect(existsSync(join(home, 'mistaken'))).toBe(false);
});

test('it continues without its dialog, and can be stopped', async () => {
  await open();
  await plan('../stopped');
  await dialog().findByRole('progressbar');
  await user.keyboard('{Escape}');
  closed();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const stop = await dialog().findByRole('button', { name: /^(Stop|Back)$/ });
  await user.click(stop);
  // It may have reached its prompt already.
  await dialog().findByText(stop.textContent === 'Stop' ? 'Stopped' : 'Where to', undefined, publishing);
  expect(existsSync(join(home, 'stopped'))).toBe(false);
  expect(readdirSync(site).filter((name) => name.includes('staging'))).toEqual([]);
});

test('a server asks for a password, again after a wrong one, and the website can be opened', async () => {
  const account = join(home, 'account');
  const www = join(account, 'www');
  mkdirSync(www, { recursive: true });
  const sftp = await startSftp(account, 'right');
  try {
    await open();
    await plan(`sftp://office@127.0.0.1:${sftp.port}/www`);
    await dialog().findByText(/This computer does not know 127\.0\.0\.1 yet/, undefined, publishing);
    await press('Yes');
    const type = async (password: string) => {
      write(await dialog().findByLabelText(/^Password for/, undefined, publishing), password);
      await user.keyboard('{Enter}');
    };
    await type('wrong');
    await dialog().findByText(/The host does not accept this password/, undefined, publishing);
    await type('right');
    await goOn();
    await heading('Published');
    expect(words()).toContain('This is not as it should be');
    expect(document.querySelectorAll('.publish-problems li')).toHaveLength(1);
    expect(existsSync(join(www, 'crew/index.html'))).toBe(true);
    dialog().getByRole('link', { name: ORIGIN });
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).toContain('office@127.0.0.1');
    expect(stored).not.toContain('right');
  } finally {
    await sftp.close();
  }
});
