/** Which route an address belongs to. */
import type { Route } from '../model.ts';
import { withinSite } from './base.ts';
import { matchBelow } from './familyRedirects.ts';
import { canonicalPath } from './path.ts';
import type { FamilyNode, RouteTable } from './table.ts';

/** The route of a canonical path. */
export interface RouteMatch {
  kind: 'route';
  route: Route;
  path: string;
  /** Of a page below an archive list what stands behind the path of the list: "2019", "tags/blood-donation". */
  archivePart?: string;
}

export type Match =
  | RouteMatch
  | { kind: 'redirect'; from: string; to: string }
  | { kind: 'none'; path?: string };

/**
 * The route of an address. An exact path comes first, then a redirect, then a part of an archive list, then the longest family:
 *
 * | address   | rows                  | route   |
 * | --------- | --------------------- | ------- |
 * | `/a/b/`   | `a/b`, `a/*`          | `a/b`   |
 * | `/a/c/`   | `a/*`, redirect `a/c` | redirect |
 * | `/a/b/c/` | `a/*`, `a/b/*`        | `a/b/*` |
 * | `/a/b/c/` | `a/*`, redirect `a/b/*` | redirect |
 * | `/a/2019/` | archive `a`, `a/*`    | `a`     |
 *
 * A family says only that an entry may exist; whether it does is for its data file to say, and so it is with the parts of a list. The time grows with the length of the
 * address, and with nothing else.
 *
 * @param address the path of a URL, encoded or not, see {@link canonicalPath}, which begins with the path that the site is under;
 *   or the same as a manifest writes it, without the slash in front. A query and a hash may follow, and count for nothing.
 * @returns never throws; an address that no page can have matches nothing
 */
export function match(table: RouteTable, address: string): Match {
  const end = address.search(/[?#]/);
  const pathname = end < 0 ? address : address.slice(0, end);
  const within = pathname.startsWith('/') ? withinSite(table.base, pathname) : `/${pathname}`;
  const path = within === undefined ? undefined : canonicalPath(within);
  return path === undefined ? { kind: 'none' } : matchPath(table, path);
}

/** {@link match} for a path that is canonical already. */
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

/** The ends of paths that may be a tag of an archive list, or a year; a tag of one list comes before a year of another. */
const ARCHIVE_PARTS = [/\/tags\/[^/]+$/, /\/(?:\d{4}(?:-\d{4})?|undated)$/];

/** The archive list of which a path is a part, if it is one by its form. */
export function matchArchivePart({ exact }: Pick<RouteTable, 'exact'>, path: string): RouteMatch | undefined {
  for (const form of ARCHIVE_PARTS) {
    const at = path.search(form);
    const route = at < 1 ? undefined : exact.get(path.slice(0, at));
    if (route?.archive) return { kind: 'route', route, path, archivePart: path.slice(at + 1) };
  }
  return undefined;
}

/** The family, or the redirect of one, with the longest parent above a path. Each segment is looked at once, and none below the last that is known. */
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
