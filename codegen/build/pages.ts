/** Every page of a site, by path. */
import type { Store } from '../../src/content/load.ts';
import { LAYOUTS } from '../../src/layouts/index.ts';
import type { Listed, Page, Route } from '../../src/model.ts';
import { matchPath } from '../../src/route/match.ts';
import { writtenPath } from '../../src/route/path.ts';
import { familyParent, type RouteTable } from '../../src/route/table.ts';

/**
 * The canonical paths of all pages, in the order of the manifest; the entries of a family follow its row.
 *
 * @throws LoadError (rejects) when a data file cannot be had
 */
export async function sitePaths(
  routes: readonly Route[],
  table: RouteTable,
  store: Store,
): Promise<string[]> {
  const paths = await Promise.all(
    routes.map(async (route) => {
      const exact = familyParent(route.path) === undefined;
      const paths = exact ? [writtenPath(route.path)] : await entryPaths(route, store);
      return paths.filter((path) => belongsTo(table, path, route));
    }),
  );
  return [...new Set(paths.flat())];
}

/** A page as the list of all pages names it. */
export function listed({ path, title, trail }: Page): Listed {
  return { path, title, section: trail.length > 1 ? trail.at(-1)?.label : undefined };
}

function belongsTo(table: RouteTable, path: string, route: Route): boolean {
  const found = matchPath(table, path);
  return found.kind === 'route' && found.route === route;
}

/** The paths of the entries in a family's data file, whichever family they stand under. */
async function entryPaths({ layout, data }: Route, store: Store): Promise<string[]> {
  return [...((await LAYOUTS[layout].entries?.(store, data))?.keys() ?? [])];
}
