import { nearest } from '../../core/problems/suggest.ts';
import { parentOf } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';

/**
 * Returns the page that a broken path most likely means: a sibling with a similar name, a page with a similar
 * path, or the nearest ancestor.
 *
 * @param path canonical path
 * @param pages canonical paths to choose from
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
