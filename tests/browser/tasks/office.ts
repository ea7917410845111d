/** An office at work: a site, its own files, an editor and a browser, for the tasks of a file of tests. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Doings, TOKEN_HEADER } from '../../../codegen/edit/protocol.ts';
import { type Editor, startEditor } from '../../../codegen/edit/server.ts';
import { temporaryFolder } from '../../unit/temporaryFolder.ts';
import { openBrowser } from '../visit.ts';
import { handAt, type Person } from './hand.ts';
import { makeHome } from './home.ts';
import { takePicture, takesPictures } from './picture.ts';
import { expectChange, filesOf, makeSite } from './site.ts';
import type { Task } from './task.ts';

/**
 * Opens an office for the tests around the call.
 *
 * @param by with what its tasks are done
 * @returns what does a task, holds the files against what is expected, takes all back, and gives how many acts it took
 */
export function openOffice(by: Person['by']): (task: Task) => Promise<number> {
  const browser = openBrowser();
  const folder = temporaryFolder('edit-tasks');
  const site = join(folder, 'college');
  const home = join(folder, 'home');
  let editor: Editor;
  beforeAll(async () => {
    makeSite(site);
    await makeHome(home);
    editor = await startEditor(site, 0);
  });
  afterAll(() => editor.close());

  return async ({ steps, expected, picture }) => {
    const before = filesOf(site);
    // A browser of their own: what is not saved is kept there.
    const context = await browser().newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(editor.address);
      const show = async () => {
        if (takesPictures && by === 'mouse' && picture !== undefined) await takePicture(page, picture);
      };
      const { hand, acts } = handAt(page, { by, home, show });
      await steps(hand);
      expectChange(before, filesOf(site), expected);
      return acts();
    } finally {
      await context.close();
      await takeBack(editor);
      expectChange(before, filesOf(site), { changes: {} });
    }
  };
}

/** Takes back all that was done, as the window does. */
async function takeBack({ address }: Editor): Promise<void> {
  const { origin, hash } = new URL(address);
  const headers = { [TOKEN_HEADER]: hash.slice(1), 'content-type': 'application/json' };
  const ask = async (path: string, method: string) => {
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(method === 'POST' && { body: '{}' }),
    });
    expect(response.ok, path).toBe(true);
    return (await response.json()) as Doings;
  };
  let { undo } = await ask('/api/doings', 'GET');
  while (undo !== undefined) ({ undo } = await ask('/api/undo', 'POST'));
}
