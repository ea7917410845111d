/** Windows of the editor in the tests. */
import type { Page } from 'playwright-core';
import { weekly } from '../thorough.ts';

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
