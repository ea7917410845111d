/** Which route an address belongs to. */
import type { Route } from '../model.ts';
import { canonicalPath } from './path.ts';
import type { RouteTable } from './table.ts';

/** The route of a canonical path. */
export interface RouteMatch {
  kind: 'route';
  route: Route;
  path: string;
}

export type Match =
  | RouteMatch
  | { kind: 'redirect'; from: string; to: string }
  | { kind: 'none'; path?: string };

/**
 * The route of an address. An exact path comes first, then a redirect, then the longest family:
 *
 * | address   | rows                  | route   |
 * | --------- | --------------------- | ------- |
 * | `/a/b/`   | `a/b`, `a/*`          | `a/b`   |
 * | `/a/c/`   | `a/*`, redirect `a/c` | redirect |
 * | `/a/b/c/` | `a/*`, `a/b/*`        | `a/b/*` |
 *
 * A family says only that an entry may exist; whether it does is for its data file to say.
 *
 * @param pathname the path of a URL, encoded or not; see {@link canonicalPath}
 * @returns never throws; an address that no page can have matches nothing
 */
export function match(table: RouteTable, pathname: string): Match {
  const path = canonicalPath(pathname);
  return path === undefined ? { kind: 'none' } : matchPath(table, path);
}

/** {@link match} for a path that is canonical already. */
export function matchPath(table: RouteTable, path: string): Match {
  const route = table.exact.get(path);
  if (route) return { kind: 'route', route, path };
  const to = table.redirects.get(path);
  if (to !== undefined) return { kind: 'redirect', from: path, to };
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const family = table.families.get(path.slice(0, end));
    if (family) return { kind: 'route', route: family, path };
    if (end === 0) break;
  }
  const root = path === '' ? undefined : table.families.get('');
  return root ? { kind: 'route', route: root, path } : { kind: 'none', path };
}
