/** The client of the editor: typing, saving, refusals, concurrent changes and messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { copyWithHistory, SCHOOL } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { createUser, findOne, selectText, waitUntil, write } from './page.ts';
import {
  choose,
  closeWindow,
  editorDocument,
  expectState,
  field,
  openWindow,
  send,
  state,
  titles,
} from './window.ts';

editorDocument();

const site = join(temporaryFolder('editor-window'), 'school');
const FILE = join(site, 'public/data/voyages.json');
const ENTRY = 'voyages/കൊച്ചി-2024';
const TITLE = 'കൊച്ചി 2024';
/** The title of the next page in the list. */
const NEIGHBOUR = 'Round the island';
const original = readFileSync(join(SCHOOL, 'public/data/voyages.json'), 'utf8');

let editor: Editor;

beforeAll(async () => {
  copyWithHistory(SCHOOL, site);
  editor = await startEditor(site, 0);
});
afterAll(() => editor.close());
afterEach(async () => {
  closeWindow();
  if (readFileSync(FILE, 'utf8') !== original) writeFileSync(FILE, original);
  // The server keeps the unsaved changes of a closed window.
  await send(editor.address, 'unsaved', { file: 'public/data/voyages.json', pointer: '/data/0/programme/0' });
});

const open = (path?: string) => openWindow(editor.address, path);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => createUser().click(await button(name));
const asks = () => document.querySelector<HTMLElement>('.window-ask');
const discard = async () => {
  await press(/^Discard/);
  await createUser().click(within(findOne('.window-ask')).getByRole('button', { name: 'Discard' }));
};
const titleInFile = (): string =>
  JSON.parse(readFileSync(FILE, 'utf8')).data[0].programme.find((one: { url: string }) => one.url === ENTRY)
    .title;

/** Removes the page like another user. */
function removeElsewhere(): void {
  const file = JSON.parse(original);
  file.data[0].programme = file.data[0].programme.filter((one: { url: string }) => one.url !== ENTRY);
  writeFileSync(FILE, JSON.stringify(file));
}

test('unsaved pages are marked, and listed before recent ones', async () => {
  await open(ENTRY);
  write(await field(TITLE), 'New title');
  await createUser().click(findOne('.window-find .window-choice button:nth-of-type(2)'));
  await expect.poll(() => findOne('.window-row').textContent).toContain('not saved');
});

test('input can be discarded, which can be undone', async () => {
  await open(ENTRY);
  write(await field(TITLE), 'New title');
  await discard();
  await field(TITLE);
  expect(state()).toBe('Nothing to save.');
  await press('Undo');
  await field('New title');
});

test('discarding needs confirmation only with unsaved input, and moves the focus', async () => {
  const user = createUser();
  const focused = () => document.activeElement?.textContent;
  await open(ENTRY);
  write(await field(TITLE), 'New title');
  (await button('Discard')).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Keep it');
  await user.keyboard('{Escape}');
  expect(focused()).toBe('Discard');
  await user.keyboard('{Enter}');
  await user.keyboard('{Control>}z{/Control}');
  await field(TITLE);
  expect(asks()).toBeNull();
  await user.keyboard('{Control>}y{/Control}');
  await field('New title');
  expect(asks()).toBeNull();
  await press('Discard');
  within(findOne('.window-ask')).getByRole('button', { name: 'Discard' }).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Nothing to save.');
});

describe('saving', () => {
  test('changes only its part of the file', async () => {
    await open(ENTRY);
    write(await field(TITLE), 'Saved title');
    const save = await button('Save');
    await createUser().click(save);
    await expectState(/^Saved at .*Visitors see it after “Publish”\.$/);
    expect(document.activeElement).toBe(save);
    expect(readFileSync(FILE, 'utf8').replaceAll('Saved title', TITLE)).toBe(original);
    expect(titleInFile()).toBe('Saved title');
  });

  test('an error is refused, with the reason at the field', async () => {
    await open(ENTRY);
    write(await field(TITLE), '');
    await press('Save');
    await expectState(/mistake.*kept on this computer/);
    await waitUntil(() => document.querySelector('.window-fields [aria-invalid=true]'));
    expect(readFileSync(FILE, 'utf8')).toBe(original);
  });

  test('keeps the focus in the field, also after a removal', async () => {
    const user = createUser();
    await open(ENTRY);
    await user.click(findOne('.form-tools-button'));
    await user.click(findOne('.form-tools .form-danger'));
    expect(document.activeElement?.closest('.form-undo')).not.toBeNull();
    const title = await field(TITLE);
    write(title, 'Kochi by sea');
    await user.keyboard('{Control>}s{/Control}');
    await expect.poll(titleInFile).toBe('Kochi by sea');
    // The client has the new site data by then.
    await expect.poll(titles).toContain('Kochi by sea');
    expect(document.activeElement).toBe(title);
  });

  test('a figure that pages use cannot be removed, and links to these pages', async () => {
    const user = createUser();
    await open(SETTINGS_PATH);
    selectText(await field('boats'));
    await user.keyboard('ships');
    await user.tab();
    await press('Save');
    const reasons = () => document.querySelector<HTMLElement>('.window-reasons');
    await expect.poll(() => reasons()?.textContent).toContain('boats');
    const count =
      findOne('.window-reasons').querySelectorAll('li').length +
      document.querySelectorAll('.form-problems li').length;
    expect(state()).toMatch(new RegExp(`^${count} mistakes: cannot be saved`));
    const [link] = within(findOne('.window-reasons')).getAllByRole('link');
    if (!link) throw new Error('No reason leads to a page.');
    const title = link.textContent;
    await user.click(link);
    await expect.poll(() => document.querySelector('.window-title h2')?.textContent).toBe(title);
    expect(reasons()).toBeNull();
    await choose(SETTINGS_PATH);
    await discard();
    await field('boats');
  });

  test('a conflict with another edit asks which version to keep', async () => {
    const user = createUser();
    await open(ENTRY);
    write(await field(TITLE), 'Mine');
    writeFileSync(FILE, readFileSync(FILE, 'utf8').replaceAll(`"${TITLE}"`, '"Theirs"'));
    await user.keyboard('{Control>}s{/Control}');
    const view = await waitUntil(() => document.querySelector<HTMLElement>('.window-conflict'));
    expect(view.textContent).toMatch(/Mine.*Theirs/);
    expect(findOne('legend', view).textContent).toBe('Heading');
    expect(titleInFile()).toBe('Theirs');
    write(findOne('textarea', view), 'Both');
    await user.click(within(view).getByRole('button'));
    await expectState(/^Saved at/);
    expect(titleInFile()).toBe('Both');
    await field('Both');
  });

  test('a removed page keeps the text', async () => {
    const user = createUser();
    await open(ENTRY);
    write(await field(TITLE), 'Left over');
    removeElsewhere();
    await user.keyboard('{Control>}s{/Control}');
    const text = await waitUntil(() => document.querySelector<HTMLTextAreaElement>('.window-gone textarea'));
    expect(text.value).toContain('Left over');
    // If the browser refuses the clipboard, the text can be copied by hand.
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await press('Copy the text');
    await screen.findByText(/The browser did not allow it\./);
    expect(document.activeElement).toBe(text);
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
  });

  test('works with keyboard layouts without Latin letters', async () => {
    await open(ENTRY);
    write(await field(TITLE), 'Saved title');
    const key = new KeyboardEvent('keydown', { key: 'േ', code: 'KeyS', ctrlKey: true, bubbles: true });
    document.body.dispatchEvent(key);
    await expectState(/^Saved at/);
    expect(titleInFile()).toBe('Saved title');
  });
});

describe('a page', () => {
  /** Types a title and waits until the server has it. */
  const typeLeftOver = async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    write(await field(TITLE), 'Left over');
    await waitFor(() => expect(fetchSpy).toHaveBeenCalledWith('/api/unsaved', expect.anything()));
    await Promise.all(fetchSpy.mock.results.map(({ value }) => value));
    fetchSpy.mockRestore();
  };

  test('whose file is invalid is not reported as removed, and returns afterwards', async () => {
    await open(ENTRY);
    await typeLeftOver();
    writeFileSync(FILE, original.replace('"title"', '"title'));
    await waitFor(() => expect(findOne('.window-gone').textContent).toContain('or its file has a mistake'));
    await screen.findByText(/or one of its files has a mistake/);
    writeFileSync(FILE, original);
    await field('Left over');
  });

  test('that is removed while it is open does not affect the next one', async () => {
    await open(ENTRY);
    await field(TITLE);
    removeElsewhere();
    await screen.findByText(/The page cannot be found/);
    // The page list is updated later.
    await expect.poll(titles).not.toContain(TITLE);
    expect(decodeURIComponent(location.hash)).toBe(`#/page/${ENTRY}`);
  });

  test('that is removed does not block the next one', async () => {
    await open(ENTRY);
    await typeLeftOver();
    removeElsewhere();
    // The unsaved text is there under its name in the URL.
    await expect.poll(titles).toContain('കൊച്ചി-2024');
    const row = [...document.querySelectorAll<HTMLElement>('.window-row')].find(({ textContent }) =>
      textContent?.includes(NEIGHBOUR),
    );
    if (!row) throw new Error('The next page is not in the list.');
    await createUser().click(row);
    await field(NEIGHBOUR);
    expect(location.hash).toContain('round-the-island');
  });
});

test('the window can be in Malayalam, and remembers it', async () => {
  await open();
  await press('മലയാളം');
  await expect.poll(() => findOne('.window-search span').textContent).toBe('പേജോ അതിലെ വാക്കുകളോ തിരയുക');
  expect(findOne('.window-about').textContent).toContain('മാറ്റേണ്ട വാക്കിലോ ചിത്രത്തിലോ അമർത്തുക');
  await open();
  expect(document.documentElement.lang).toBe('ml');
});

test('a window without an editor reconnects by itself', async () => {
  await open();
  const { origin } = new URL(editor.address);
  await editor.close();
  const reopened = openWindow(`${origin}/#/`);
  await screen.findByText(/The editor cannot be reached\./);
  editor = await startEditor(site, Number(new URL(origin).port));
  await reopened;
  expect(document.querySelector('.window-panes')).not.toBeNull();
  closeWindow();
});
