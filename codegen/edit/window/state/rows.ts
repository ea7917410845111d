/** Which row of the tree a page is, also while its address is being changed. */
import { ASKED, type AskedList, askedPath, type PageRow, SETTINGS, type SiteView } from '../../protocol.ts';
import type { Kept } from './kept.ts';
import type { OpenPage } from './model.ts';

/** The row of a page that is edited: that of its path, or the one in its place once what is written gives it another address. */
export function rowOf(
  pages: readonly PageRow[],
  path: string,
  page: OpenPage | undefined,
): PageRow | undefined {
  const own = pages.find((row) => row.path === path);
  const place = page?.path === path ? page.parts[0] : undefined;
  if (own || !place) return own;
  return pages.find((row) => row.place.file === place.file && row.place.pointer === place.pointer);
}

/** Under which path the server has a page: the old one as long as another is not saved. */
export function heldPath(
  pages: readonly PageRow[],
  path: string,
  kept: Readonly<Record<string, Kept>>,
): string {
  const place = pages.find((row) => row.path === path)?.place;
  const own = Object.values(kept).find(
    ({ file, pointer }) => place?.file === file && place.pointer === pointer,
  );
  return own && !pages.some((row) => row.path === own.path) ? own.path : path;
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

/** The page beside a form that has none of its own: what the site says of itself is seen on every page. */
export function shownBeside({ asked = [] }: Pick<SiteView, 'asked'>, path: string): string {
  if (path === SETTINGS) return '';
  const lists = path === ASKED ? asked : asked.filter(({ name }) => askedPath(name) === path);
  return lists.find(({ page }) => page !== undefined)?.page ?? '';
}
