/** The rows of the page tree. */
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
 * Returns the new path of a page after a move: the path at the same location, if it did not exist before. If
 * it existed, the row is the next page in the list, and the page was removed.
 *
 * @param path the previous path
 * @returns undefined if the page still exists or was removed
 */
export function newPathOf(
  previous: readonly PageRow[],
  current: readonly PageRow[],
  path: string,
): string | undefined {
  const location = previous.find((row) => row.path === path)?.location;
  if (!location || current.some((row) => row.path === path)) return undefined;
  const previousPaths = new Set(previous.map((row) => row.path));
  return current.find(
    (row) =>
      row.location.file === location.file &&
      row.location.pointer === location.pointer &&
      !previousPaths.has(row.path),
  )?.path;
}

/** Rows for missing pages with unsaved changes, so that these can be reached. */
export function missingRows(
  pages: readonly PageRow[],
  unsaved: Readonly<Record<string, UnsavedChange>>,
  requirementLists?: readonly RequirementListView[],
): PageRow[] {
  const knownPaths = new Set([...virtualPaths({ requirementLists }), ...pages.map(({ path }) => path)]);
  const changesByPath = new Map(Object.values(unsaved).map((change) => [change.path, change]));
  return [...changesByPath.values()]
    .filter(({ path }) => !knownPaths.has(path))
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

/** The paths of forms without a page. */
export const virtualPaths = ({ requirementLists }: Pick<SiteView, 'requirementLists'>): string[] =>
  requirementLists
    ? [
        SETTINGS_PATH,
        COMPLIANCE_PATH,
        ...requirementLists.flatMap(({ name, isCustom }) => (isCustom ? requirementListPath(name) : [])),
      ]
    : [SETTINGS_PATH];

/**
 * Returns the page to preview next to a form without a page. Every page shows the site settings.
 *
 * @param language of the form, if it is not that of the site
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
