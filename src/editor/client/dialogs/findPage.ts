import type { PageRow } from '../../shared/protocol.ts';
import { matchesAllWords } from '../form/SearchField.tsx';

type NamedPage = Pick<PageRow, 'path' | 'title'>;

/** The displayed form of a path. */
export const displayPath = (path: string): string => (path === '' ? '/' : `/${path}/`);

const normalize = (text: string) => text.normalize('NFC').trim().toLowerCase();
const trimSlashes = (text: string) => normalize(text).replace(/^\/+|\/+$/g, '');

/**
 * Finds a page by its path, with or without slashes around it, or by its whole title.
 *
 * @returns undefined if there is none, or several have the title
 */
export function findPage<Page extends NamedPage>(typed: string, pages: readonly Page[]): Page | undefined {
  if (normalize(typed) === '') return undefined;
  const byAddress = pages.find(({ path }) => normalize(path) === trimSlashes(typed));
  if (byAddress) return byAddress;
  const [byTitle, another] = pages.filter(({ title }) => normalize(title) === normalize(typed));
  return another ? undefined : byTitle;
}

/** Returns the first pages that have all words in their title or path. */
export function searchPages<Page extends NamedPage>(
  typed: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const matches = matchesAllWords(normalize(typed));
  const results: Page[] = [];
  for (const page of pages) {
    if (results.length === limit) break;
    if (matches(`${normalize(page.title)} ${displayPath(normalize(page.path))}`)) results.push(page);
  }
  return results;
}
