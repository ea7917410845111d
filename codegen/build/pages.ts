/** Every page of a site, by path. */
import type { Store } from '../../src/content/load.ts';
import { LAYOUTS } from '../../src/layouts/index.ts';
import type { Listed, Page, Route } from '../../src/model.ts';
import { type Match, matchPath, type RouteMatch } from '../../src/route/match.ts';
import { writtenPath } from '../../src/route/path.ts';
import { familyParent, type RouteTable } from '../../src/route/table.ts';

/**
 * All pages with their routes, in the order of the manifest; the entries of a family follow its row. Each path is matched once.
 *
 * @throws LoadError (rejects) when a data file cannot be had
 */
export async function sitePages(
  routes: readonly Route[],
  table: RouteTable,
  store: Store,
): Promise<RouteMatch[]> {
  const matches = new Map<string, Match>();
  const matchOnce = (path: string) => {
    const found = matches.get(path) ?? matchPath(table, path);
    matches.set(path, found);
    return found;
  };
  const pages = await Promise.all(
    routes.map(async (route) => {
      const exact = familyParent(route.path) === undefined;
      const paths = exact ? [writtenPath(route.path)] : await entryPaths(route, store);
      return paths
        .map(matchOnce)
        .flatMap((found) => (found.kind === 'route' && found.route === route ? found : []));
    }),
  );
  return pages.flat();
}

/** A page as the list of all pages names it. */
export function listed({ path, title, trail }: Page): Listed {
  return { path, title, section: trail.length > 1 ? trail.at(-1)?.label : undefined };
}

/** The paths of the entries in a family's data file, whichever family they stand under. */
async function entryPaths({ layout, data }: Route, store: Store): Promise<string[]> {
  return [...((await LAYOUTS[layout].entries?.(store, data))?.keys() ?? [])];
}
