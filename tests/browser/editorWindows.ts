/** The editor and its windows in the tests. */
import { cpSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { SCHOOL } from '../sites.ts';
import { weekly } from '../thorough.ts';

/**
 * The editor of a copy of the school, for the tests of a file.
 *
 * @param site a new folder for the copy
 * @param change what is done to the copy before
 * @returns the editor, once the tests have begun
 */
export function schoolEditor(site: string, change = () => {}): () => Editor {
  let editor: Editor;
  beforeAll(async () => {
    cpSync(SCHOOL, site, { recursive: true });
    change();
    editor = await startEditor(site, 0);
    return () => editor.close();
  });
  return () => editor;
}

/** In which the parts of the editor are looked at: one each time, where least fits, and all in a thorough run. */
export const EDITOR_WINDOWS = [
  [360, 'dark'],
  ...weekly([
    [360, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const),
] as const;

/** Leads a window to a page of the site, as the tree does. @param path as the tree has it */
export const leadTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    location.hash = `#/page/${next}`;
  }, path);
