/** Extracts the valid rows of a manifest, so that one mistake does not hide others. */

import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { Layout } from '../../core/model.ts';
import { isObject } from '../../core/problems/value.ts';
import { familyParent } from '../../core/route/table.ts';
import { isDataName } from './folder.ts';
import type { RedirectRow, RouteRow } from './model.ts';
import { arrayItems, objectItems } from './siteValues.ts';

export function routeRows(manifest: unknown): RouteRow[] {
  return listObjects(manifest, 'routes').flatMap(
    ({ index, item: { path, layout, data, title, archive, also } }) =>
      typeof path === 'string' && isLayout(layout) && typeof data === 'string' && isDataName(data)
        ? [
            {
              index,
              path,
              layout,
              data,
              ...(typeof title === 'string' && { title }),
              ...(layout === 'list' &&
                (archive === 'years' || archive === 'academic-years') && {
                  archive,
                  also: arrayItems(also).filter((name) => typeof name === 'string'),
                }),
            },
          ]
        : [],
  );
}

export function redirectRows(manifest: unknown): RedirectRow[] {
  return listObjects(manifest, 'redirects').flatMap(({ index, item: { from, to } }) =>
    typeof from === 'string' && typeof to === 'string' ? [{ index, from, to }] : [],
  );
}

/** Returns undefined if the value is not a list. */
export function countItemsOf(manifest: unknown, list: 'routes' | 'redirects'): number | undefined {
  const items = isObject(manifest) ? manifest[list] : undefined;
  if (items === undefined && list === 'redirects') return 0;
  return Array.isArray(items) ? items.length : undefined;
}

const listObjects = (manifest: unknown, list: 'routes' | 'redirects') =>
  isObject(manifest) ? objectItems(manifest[list]) : [];

const isLayout = (name: unknown): name is Layout =>
  typeof name === 'string' && Object.hasOwn(LAYOUT_BUILD_TRAITS, name);

export const isEntryLayout = (layout: Layout) => LAYOUT_BUILD_TRAITS[layout].entries !== undefined;

/**
 * A family with a single-page layout is an error, so it does not determine the kind if another row reads the
 * file.
 */
export function rowsDecidingKind(rows: readonly RouteRow[]): RouteRow[] {
  const isMisfit = ({ path, layout }: RouteRow) => familyParent(path) !== undefined && !isEntryLayout(layout);
  return rows.filter(
    (row) => !isMisfit(row) || rows.every((other) => other.data !== row.data || isMisfit(other)),
  );
}
