/** An office at work: its sites and files, editors and a browser, for the tasks of a test file. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Editor, startEditor } from '../../../src/editor/server/server.ts';
import { requestEditor } from '../../requestEditor.ts';
import { thorough } from '../../thorough.ts';
import { readUndoHistory } from '../../undoHistory.ts';
import { temporaryFolder } from '../../unit/temporaryFolder.ts';
import { blockPreview, openBrowser } from '../visit.ts';
import { makeHome } from './officeFiles.ts';
import { takePicture, takesPictures } from './screenshot.ts';
import { expectChange, expectLasting, filesOf, SITES, type SiteName } from './site.ts';
import type { Task } from './task.ts';
import { createUser, type UserOptions } from './user.ts';

/**
 * Opens an office for the tests around the call.
 *
 * @param by the input device
 * @returns a function that does a task, compares the files with the expected ones, undoes everything and returns the number
 *   of actions
 */
export function openOffice(by: UserOptions['by']): (task: Task) => Promise<number> {
  const browser = openBrowser();
  const folder = temporaryFolder('edit-tasks');
  const home = join(folder, 'home');
  const editors = new Map<SiteName, Editor>();
  beforeAll(() => makeHome(home));
  afterAll(() => Promise.all([...editors.values()].map((editor) => editor.close())));

  const editorOf = async (name: SiteName, site: string): Promise<Editor> => {
    const running = editors.get(name);
    if (running) return running;
    SITES[name](site);
    const editor = await startEditor(site, 0);
    editors.set(name, editor);
    return editor;
  };

  return async ({ site: name = 'college', steps, expected, picture }) => {
    const site = join(folder, name);
    const editor = await editorOf(name, site);
    const originalFiles = filesOf(site);
    // A separate browser, because it stores unsaved changes.
    const context = await browser().newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // Mouse users have the preview next to the form.
    if (by === 'keyboard' && !thorough) await blockPreview(context, editor.address);
    let done: number;
    try {
      const page = await context.newPage();
      await page.goto(editor.address);
      const show = async () => {
        if (takesPictures && by === 'mouse' && picture !== undefined) await takePicture(page, picture);
      };
      const { user: hand, actionCount: acts } = createUser(page, { by, home, show });
      await steps(hand);
      expectChange(originalFiles, filesOf(site), expected);
      done = acts();
    } finally {
      await context.close();
      await takeBack(editor);
      expectChange(originalFiles, filesOf(site), { changes: {} });
    }
    expectLasting(site, expected);
    return done;
  };
}

/** Undoes everything, like the window. */
async function takeBack({ address }: Editor): Promise<void> {
  for (let { undo } = await readUndoHistory(address); undo; { undo } = await readUndoHistory(address)) {
    const { ok } = await requestEditor(address, '/api/undo', { id: undo.id });
    expect(ok, undo.name).toBe(true);
  }
}
