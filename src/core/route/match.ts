import type { Route } from '../model.ts';
import { withinSite } from './base.ts';
import { matchBelow } from './familyRedirects.ts';
import { canonicalPath } from './path.ts';
import type { FamilyNode, RouteTable } from './table.ts';

export interface RouteMatch {
  kind: 'route';
  route: Route;
  path: string;
  /** The part of the path behind an archive list: "2019", "tags/blood-donation". */
  archivePart?: string;
}

export type Match =
  | RouteMatch
  | { kind: 'redirect'; from: string; to: string }
  | { kind: 'none'; path?: string };

/**
 * Matches a path: first an exact path, then a redirect, then a page of an archive list, then the longest
 * family.
 *
 * | path       | rows                    | match    |
 * | ---------- | ----------------------- | -------- |
 * | `/a/b/`    | `a/b`, `a/*`            | `a/b`    |
 * | `/a/c/`    | `a/*`, redirect `a/c`   | redirect |
 * | `/a/b/c/`  | `a/*`, `a/b/*`          | `a/b/*`  |
 * | `/a/b/c/`  | `a/*`, redirect `a/b/*` | redirect |
 * | `/a/2019/` | archive `a`, `a/*`      | `a`      |
 *
 * A match of a family or of an archive page is provisional: the data file decides if the entry exists. The
 * time depends only on the length of the path.
 *
 * @param address the path of a URL with the base path, encoded or not, see {@link canonicalPath}; or a path
 *   as in the manifest, without the leading slash. A query and a hash are ignored.
 * @returns never throws; an invalid path matches nothing
 */
export function match(table: RouteTable, address: string): Match {
  const end = address.search(/[?#]/);
  const pathname = end < 0 ? address : address.slice(0, end);
  const within = pathname.startsWith('/') ? withinSite(table.base, pathname) : `/${pathname}`;
  const path = within === undefined ? undefined : canonicalPath(within);
  return path === undefined ? { kind: 'none' } : matchPath(table, path);
}

/** {@link match} for a canonical path. */
export function matchPath(table: RouteTable, path: string): Match {
  const route = table.exact.get(path);
  if (route) return { kind: 'route', route, path };
  const to = table.redirects.get(path);
  if (to !== undefined) return { kind: 'redirect', from: path, to };
  const archiveMatch = matchArchivePart(table, path);
  if (archiveMatch) return archiveMatch;
  const family = path === '' ? undefined : longestFamily(table.tree, path);
  return family ? matchBelow(family, path) : { kind: 'none', path };
}

/** Returns the nearest route above a path that matches none. */
export function nearestRoute({ exact }: RouteTable, path: string): Route | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const route = exact.get(path.slice(0, end));
    if (route) return route;
  }
  return undefined;
}

/** The tags come first: a tag of one list wins over a year of another. */
const ARCHIVE_PARTS = [/\/tags\/[^/]+$/, /\/(?:\d{4}(?:-\d{4})?|undated)$/];

/** Returns the archive list above a path that ends like one of its pages. */
export function matchArchivePart({ exact }: Pick<RouteTable, 'exact'>, path: string): RouteMatch | undefined {
  for (const form of ARCHIVE_PARTS) {
    const at = path.search(form);
    const route = at < 1 ? undefined : exact.get(path.slice(0, at));
    if (route?.archive) return { kind: 'route', route, path, archivePart: path.slice(at + 1) };
  }
  return undefined;
}

/** Returns the family or family redirect with the longest parent. Visits each segment at most once. */
function longestFamily(root: FamilyNode, path: string): FamilyNode['family'] {
  let { family } = root;
  let node: FamilyNode | undefined = root;
  let start = 0;
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', start)) {
    node = node.children.get(path.slice(start, end));
    if (!node) break;
    family = node.family ?? family;
    start = end + 1;
  }
  return family;
}
