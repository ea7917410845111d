/** Finds the page that somebody means. */
import type { PageRow } from '../../shared/protocol.ts';
import { matchesAllWords } from '../lib/matchesAllWords.ts';

type Named = Pick<PageRow, 'path' | 'title'>;

/** The address of a path as people see it. */
export const addressOf = (path: string): string => (path === '' ? '/' : `/${path}/`);

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
const pathOf = (text: string) => plain(text).replace(/^\/+|\/+$/g, '');

/**
 * The page of an address, with or without slashes around it, or of a whole title.
 *
 * @returns undefined when there is none, or several have the title
 */
export function pageNamed<Page extends Named>(typed: string, pages: readonly Page[]): Page | undefined {
  if (plain(typed) === '') return undefined;
  const byAddress = pages.find(({ path }) => plain(path) === pathOf(typed));
  if (byAddress) return byAddress;
  const [byTitle, another] = pages.filter(({ title }) => plain(title) === plain(typed));
  return another ? undefined : byTitle;
}

/** The first pages with all typed words in their title or address. */
export function pagesLike<Page extends Named>(typed: string, pages: readonly Page[], most: number): Page[] {
  const fits = matchesAllWords(plain(typed));
  const found: Page[] = [];
  for (const page of pages) {
    if (found.length === most) break;
    if (fits(`${plain(page.title)} ${addressOf(plain(page.path))}`)) found.push(page);
  }
  return found;
}
