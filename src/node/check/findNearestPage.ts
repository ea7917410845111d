/** The page that an address without a page most likely means. */

import { nearest } from '../../core/problems/suggest.ts';
import { parentOf } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';

/**
 * @param path canonical path
 * @param pages canonical paths to choose from
 * @returns a neighbour with a similar name, a page elsewhere with a similar address, or the nearest page above
 */
export function findNearestPage(path: string, pages: ReadonlySet<string>, table: RouteTable): string {
  const parent = parentOf(path);
  const siblings = [...pages].filter((page) => page !== '' && parentOf(page) === parent);
  const name = nearest(nameOf(path), siblings.map(nameOf));
  if (name !== undefined) return parent === '' ? name : `${parent}/${name}`;
  const similar = nearest(path, pages);
  if (similar !== undefined) return similar;
  for (let ancestor = parent; ancestor !== ''; ancestor = parentOf(ancestor)) {
    if (table.exact.has(ancestor)) return ancestor;
  }
  return '';
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
