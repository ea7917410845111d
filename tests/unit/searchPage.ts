/** A page for tests of the search. */
import type { Page } from '../../src/core/model.ts';

export const page = (path: string, title: string, more: Partial<Page> = {}): Page => ({
  path,
  title,
  description: `About ${title}.`,
  trail: [{ label: 'Home', path: '' }],
  blocks: [],
  ...more,
});
