/** The list of all pages. */

import { collectText } from '../../core/data/blockTraits/buildTraits.ts';
import { listPathOf } from '../../core/data/dataAddress.ts';
import type { Store } from '../../core/data/load.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { ResolvedPage } from '../../core/layouts/resolvePage.ts';
import type { PageSummary, Route } from '../../core/model.ts';
import { linkTarget } from '../../core/route/link.ts';
import { type Match, matchPath, type RouteMatch } from '../../core/route/match.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent, type RouteTable } from '../../core/route/table.ts';
import type { LocaleSet } from '../content/locales.ts';

/**
 * Returns all pages with their routes, in the order of the manifest. Entries follow their family, and archive
 * pages their list. Each path is matched once.
 *
 * @param names of all data files, including derived ones
 * @throws LoadError (rejects) if a data file cannot be loaded
 */
export async function sitePages(
  routes: readonly Route[],
  table: RouteTable,
  store: Store,
  names: readonly string[],
): Promise<RouteMatch[]> {
  const archiveParts = names.flatMap((name) => listPathOf(name) ?? []);
  const matches = new Map<string, Match>();
  const matchOnce = (path: string) => {
    const match = matches.get(path) ?? matchPath(table, path);
    matches.set(path, match);
    return match;
  };
  const pages = await Promise.all(
    routes.map(async (route) => {
      const exact = familyParent(route.path) === undefined;
      const listPath = writtenPath(route.path);
      const below = route.archive ? archiveParts.filter((path) => path.startsWith(`${listPath}/`)) : [];
      const paths = exact ? [listPath, ...below] : await entryPaths(route, store);
      return paths
        .map(matchOnce)
        .flatMap((match) => (match.kind === 'route' && match.route === route ? match : []));
    }),
  );
  return pages.flat();
}

/** Above this number, the list of all pages omits entries that another listed page links to. */
const MAX_LISTED_ENTRIES = 1_000;

/** The metadata of a page for this list; empty for an expired page. */
export interface PageListRow {
  listed?: PageSummary;
  /** The linked pages; undefined for an entry. */
  linkedPaths?: readonly string[];
  /** The path of an entry. */
  entry?: string;
}

export interface PageList {
  /** In the order of the pages. Complete after {@link PageList.complete}. */
  pages: PageSummary[];
  row(page: Pick<ResolvedPage, 'page' | 'route'>): PageListRow;
  add(row: PageListRow): void;
  complete(): void;
}

/** @param most lists all pages up to this number */
export function pageList(
  { locale: { site, build } }: Pick<LocaleSet, 'locale'>,
  most = MAX_LISTED_ENTRIES,
): PageList {
  const pages: PageSummary[] = [];
  const entries = new Set<string>();
  const linked = new Set<string>();
  return {
    pages,
    row({ page, route }) {
      const { path, title, trail, expiredNotice, blocks } = page;
      if (expiredNotice !== undefined) return {};
      const listed = isPartOfList({ page, route })
        ? undefined
        : { path, title, section: trail.length > 1 ? trail.at(-1)?.label : undefined };
      if (familyParent(route.path) !== undefined) return { listed, entry: path };
      const targets = collectText(blocks, site, build.feeds).links.map(({ href }) => linkTarget(href));
      return {
        listed,
        linkedPaths: [...new Set(targets.flatMap((target) => (target.kind === 'page' ? target.path : [])))],
      };
    },
    add({ listed, entry, linkedPaths: led = [] }) {
      // A copy, because complete() changes it.
      if (listed) pages.push({ ...listed });
      if (entry !== undefined) entries.add(entry);
      for (const path of led) linked.add(path);
    },
    complete() {
      if (pages.length <= most) return;
      for (const page of pages) if (entries.has(page.path) && linked.has(page.path)) page.unlisted = true;
    },
  };
}

/** Returns true for an archive page: a year or tag of a list. */
export const isPartOfList = ({ page: { path }, route }: Pick<ResolvedPage, 'page' | 'route'>): boolean =>
  route.archive !== undefined && path !== writtenPath(route.path);

/** Returns the paths of the entries in a family's data file, under any family. */
async function entryPaths({ layout, data }: Route, store: Store): Promise<string[]> {
  return [...((await LAYOUT_BUILD_TRAITS[layout].entries?.(store, data))?.keys() ?? [])];
}
