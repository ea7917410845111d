/** Every page of a site, by path. */

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
 * All pages with their routes, in the order of the manifest; the entries of a family follow its row, and the years and tags of a list
 * theirs. Each path is matched once.
 *
 * @param names of the data files, those that are made included
 * @throws LoadError (rejects) when a data file cannot be had
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
    const found = matches.get(path) ?? matchPath(table, path);
    matches.set(path, found);
    return found;
  };
  const pages = await Promise.all(
    routes.map(async (route) => {
      const exact = familyParent(route.path) === undefined;
      const own = writtenPath(route.path);
      const below = route.archive ? archiveParts.filter((path) => path.startsWith(`${own}/`)) : [];
      const paths = exact ? [own, ...below] : await entryPaths(route, store);
      return paths
        .map(matchOnce)
        .flatMap((found) => (found.kind === 'route' && found.route === route ? found : []));
    }),
  );
  return pages.flat();
}

/**
 * So many pages are listed one by one where visitors search the site. On a larger site that list has no entries that another page of it leads to.
 */
const MAX_LISTED_ENTRIES = 1_000;

/** What the list of all pages is told of a page; nothing of one that is over. */
export interface PageListRow {
  listed?: PageSummary;
  /** The pages that it leads to, unless it is an entry. */
  linkedPaths?: readonly string[];
  /** The path of an entry. */
  entry?: string;
}

export interface PageList {
  /** The list so far, in the order of the pages; marked and complete once {@link PageList.complete} is called. */
  pages: PageSummary[];
  row(page: Pick<ResolvedPage, 'page' | 'route'>): PageListRow;
  add(row: PageListRow): void;
  complete(): void;
}

/** Gathers the list of all pages of a site. @param most so many are all listed one by one */
export function pageList(
  { locale: { site, build } }: Pick<LocaleSet, 'locale'>,
  most = MAX_LISTED_ENTRIES,
): PageList {
  const pages: PageSummary[] = [];
  const entries = new Set<string>();
  const shown = new Set<string>();
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
      // A copy, which is marked when all are known.
      if (listed) pages.push({ ...listed });
      if (entry !== undefined) entries.add(entry);
      for (const path of led) shown.add(path);
    },
    complete() {
      if (pages.length <= most) return;
      for (const page of pages) if (entries.has(page.path) && shown.has(page.path)) page.unlisted = true;
    },
  };
}

/** Whether a page is a year or a tag of a list, which adds nothing to the list and its entries. */
export const isPartOfList = ({ page: { path }, route }: Pick<ResolvedPage, 'page' | 'route'>): boolean =>
  route.archive !== undefined && path !== writtenPath(route.path);

/** The paths of the entries in a family's data file, whichever family they stand under. */
async function entryPaths({ layout, data }: Route, store: Store): Promise<string[]> {
  return [...((await LAYOUT_BUILD_TRAITS[layout].entries?.(store, data))?.keys() ?? [])];
}
