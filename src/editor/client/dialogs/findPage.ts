/** Finds the page that somebody means. */
import type { PageRow } from '../../shared/protocol.ts';
import { matchesAllWords } from '../lib/matchesAllWords.ts';

type NamedPage = Pick<PageRow, 'path' | 'title'>;

/** The address of a path as people see it. */
export const displayPath = (path: string): string => (path === '' ? '/' : `/${path}/`);

const normalize = (text: string) => text.normalize('NFC').trim().toLowerCase();
const trimSlashes = (text: string) => normalize(text).replace(/^\/+|\/+$/g, '');

/**
 * The page of an address, with or without slashes around it, or of a whole title.
 *
 * @returns undefined when there is none, or several have the title
 */
export function findPage<Page extends NamedPage>(typed: string, pages: readonly Page[]): Page | undefined {
  if (normalize(typed) === '') return undefined;
  const byAddress = pages.find(({ path }) => normalize(path) === trimSlashes(typed));
  if (byAddress) return byAddress;
  const [byTitle, another] = pages.filter(({ title }) => normalize(title) === normalize(typed));
  return another ? undefined : byTitle;
}

/** The first pages with all typed words in their title or address. */
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
