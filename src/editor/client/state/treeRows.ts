/** Which rows of the tree there are, and which page is meant by each. */
import {
  COMPLIANCE_PATH,
  type PageRow,
  type RequirementListView,
  requirementListPath,
  SETTINGS_PATH,
  type SiteView,
} from '../../shared/protocol.ts';
import type { UnsavedChange } from './unsavedStore.ts';

/**
 * Where a page is now that has another address, as where a move is taken back: the page in its place, if there was none of its address
 * before. A page that was there before is the next one, whose place is that of the removed one now.
 *
 * @param path at which the page was
 * @returns undefined where it is still there, or was removed
 */
export function newPathOf(
  previous: readonly PageRow[],
  current: readonly PageRow[],
  path: string,
): string | undefined {
  const place = previous.find((row) => row.path === path)?.location;
  if (!place || current.some((row) => row.path === path)) return undefined;
  const previousPaths = new Set(previous.map((row) => row.path));
  return current.find(
    (row) =>
      row.location.file === place.file &&
      row.location.pointer === place.pointer &&
      !previousPaths.has(row.path),
  )?.path;
}

/** Rows for pages that are no longer there and of which something is not saved, so that it can be reached. */
export function missingRows(
  pages: readonly PageRow[],
  unsaved: Readonly<Record<string, UnsavedChange>>,
  requirementLists?: readonly RequirementListView[],
): PageRow[] {
  const known = new Set([...virtualPaths({ requirementLists }), ...pages.map(({ path }) => path)]);
  const gone = new Map(Object.values(unsaved).map((one) => [one.path, one]));
  return [...gone.values()]
    .filter(({ path }) => !known.has(path))
    .map(({ path, file, pointer, time }) => ({
      path,
      title: path.split('/').at(-1) || path,
      layout: '',
      status: 'live',
      location: { file, pointer },
      text: '',
      savedAt: time,
    }));
}

/** The paths of what has a form but no page. */
export const virtualPaths = ({ requirementLists }: Pick<SiteView, 'requirementLists'>): string[] =>
  requirementLists
    ? [
        SETTINGS_PATH,
        COMPLIANCE_PATH,
        ...requirementLists.flatMap(({ name, isCustom }) => (isCustom ? requirementListPath(name) : [])),
      ]
    : [SETTINGS_PATH];

/**
 * The page beside a form that has none of its own: what the site says of itself is seen on every page.
 *
 * @param language of the form, when it is not that of the site
 */
export function previewPath(
  { requirementLists = [], pages }: Pick<SiteView, 'requirementLists' | 'pages'>,
  path: string,
  language?: string,
): string {
  if (path === SETTINGS_PATH)
    return (language && pages.find((page) => page.language === language)?.path) ?? '';
  const lists =
    path === COMPLIANCE_PATH
      ? requirementLists
      : requirementLists.filter(({ name }) => requirementListPath(name) === path);
  return lists.find(({ page }) => page !== undefined)?.page ?? '';
}
