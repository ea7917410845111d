/** Which rows of the tree there are, and which page is meant by each. */
import {
  ASKED,
  type AskedList,
  askedPath,
  type PageRow,
  SETTINGS,
  type SiteView,
} from '../../shared/protocol.ts';
import type { Kept } from './kept.ts';

/**
 * Where a page is now that has another address, as where a move is taken back: the page in its place, if there was none of its address
 * before. A page that was there before is the next one, whose place is that of the removed one now.
 *
 * @param path at which the page was
 * @returns undefined where it is still there, or was removed
 */
export function movedTo(
  before: readonly PageRow[],
  now: readonly PageRow[],
  path: string,
): string | undefined {
  const place = before.find((row) => row.path === path)?.place;
  if (!place || now.some((row) => row.path === path)) return undefined;
  const known = new Set(before.map((row) => row.path));
  return now.find(
    (row) => row.place.file === place.file && row.place.pointer === place.pointer && !known.has(row.path),
  )?.path;
}

/** Rows for pages that are no longer there and of which something is not saved, so that it can be reached. */
export function goneRows(
  pages: readonly PageRow[],
  kept: Readonly<Record<string, Kept>>,
  asked?: readonly AskedList[],
): PageRow[] {
  const known = new Set([...partsOfSite({ asked }), ...pages.map(({ path }) => path)]);
  const gone = new Map(Object.values(kept).map((one) => [one.path, one]));
  return [...gone.values()]
    .filter(({ path }) => !known.has(path))
    .map(({ path, file, pointer, time }) => ({
      path,
      title: path.split('/').at(-1) || path,
      layout: '',
      standing: 'shown',
      place: { file, pointer },
      text: '',
      saved: time,
    }));
}

/** The paths of what has a form but no page. */
export const partsOfSite = ({ asked }: Pick<SiteView, 'asked'>): string[] =>
  asked ? [SETTINGS, ASKED, ...asked.flatMap(({ name, own }) => (own ? askedPath(name) : []))] : [SETTINGS];

/**
 * The page beside a form that has none of its own: what the site says of itself is seen on every page.
 *
 * @param language of the form, when it is not that of the site
 */
export function shownBeside(
  { asked = [], pages }: Pick<SiteView, 'asked' | 'pages'>,
  path: string,
  language?: string,
): string {
  if (path === SETTINGS) return (language && pages.find((page) => page.language === language)?.path) ?? '';
  const lists = path === ASKED ? asked : asked.filter(({ name }) => askedPath(name) === path);
  return lists.find(({ page }) => page !== undefined)?.page ?? '';
}
