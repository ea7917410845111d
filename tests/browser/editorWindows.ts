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
 * @param change changes the copy first
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

/** The window sizes for parts of the editor: the narrowest one, and all in a thorough run. */
export const EDITOR_WINDOWS = [
  [360, 'dark'],
  ...weekly([
    [360, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const),
] as const;

/** Opens a page of the site like the page tree. @param path as in the tree */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    location.hash = `#/page/${next}`;
  }, path);
