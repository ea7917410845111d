/** The addresses of all pages of a site. */

import { nearest } from '../../core/problems/suggest.ts';
import { matchPath } from '../../core/route/match.ts';
import { canonicalPath, writtenPath } from '../../core/route/path.ts';
import { redirectRule, redirectsOfPages } from '../../core/route/redirects.ts';
import { familyParent } from '../../core/route/table.ts';
import { wrongAddresses } from './addresses.ts';
import { type ArchiveList, archiveList, archiveRows, listDataNames, subpagePaths } from './archives.ts';
import { dataFile } from './folder.ts';
import { type CheckedSite, fileOf, type RouteRow } from './model.ts';
import { pageStatuses } from './pageStatuses.ts';
import { hasKnownAddresses } from './readCheckedSite.ts';
import { isEntryLayout } from './routeRows.ts';
import { lockedAddresses, siteEntries } from './siteValues.ts';

export interface SitePaths {
  /** Canonical paths, in the order of the manifest and of the data files. */
  paths: ReadonlySet<string>;
  /**
   * Whether a path that is no page is nowhere. It may be one where the data file that it belongs to cannot be read, and
   * that is reported already.
   */
  isMissing(path: string): boolean;
}

/** Whether a page is below a path; below that of the home page are all others. */
export const isBelow = (path: string, parent: string): boolean =>
  parent === '' ? path !== '' : path.startsWith(`${parent}/`);

/** Whether an address that was published leads nowhere now: it is no page, and no redirect leads on from it to one. */
export function isBrokenAddress(
  path: string,
  { table }: CheckedSite,
  isNowhere: SitePaths['isMissing'],
): boolean {
  if (!table || table.redirects.has(path) || !isNowhere(path)) return false;
  const pathMatch = matchPath(table, path);
  return pathMatch.kind !== 'redirect' || isNowhere(pathMatch.to);
}

/** The addresses that redirects lead away from, those below old families included as far as they are known. */
export const redirectPaths = (site: CheckedSite): string[] =>
  redirectsOfPages(
    site.redirects.map(({ from, to }) => redirectRule(writtenPath(from), writtenPath(to))),
    pagesOf(site).paths,
    lockedAddresses(site),
  ).map(({ from }) => from);

const cached = new WeakMap<CheckedSite, SitePaths>();

/** The pages of a site, as far as its manifest and data files can be read. */
export function pagesOf(site: CheckedSite): SitePaths {
  let pages = cached.get(site);
  if (!pages) {
    pages = findPages(site);
    cached.set(site, pages);
  }
  return pages;
}

const cachedLists = new WeakMap<CheckedSite, ReadonlyMap<RouteRow, ArchiveList>>();

/** What visitors see today of the archive lists of a site, by their rows. */
function visibleArchives(site: CheckedSite): ReadonlyMap<RouteRow, ArchiveList> {
  const cachedArchives = cachedLists.get(site);
  if (cachedArchives) return cachedArchives;
  const rows = archiveRows(site.rows);
  const { withheld, expired } = rows.length > 0 ? pageStatuses(site) : { withheld: NONE, expired: NONE };
  const lists = new Map(
    rows.flatMap((row) => {
      if (withheld.has(writtenPath(row.path))) return [];
      const values = listDataNames(row).map((name) => fileOf(site, dataFile(name))?.value);
      return [[row, archiveList(row, values, (path) => withheld.has(path) || expired.has(path))] as const];
    }),
  );
  cachedLists.set(site, lists);
  return lists;
}

const NONE: ReadonlySet<string> = new Set();

function findPages(site: CheckedSite): SitePaths {
  const { rows, table } = site;
  const paths = new Set([
    ...rows.filter(({ path }) => familyParent(path) === undefined).map(({ path }) => writtenPath(path)),
    ...siteEntries(site).map(({ url }) => writtenPath(url)),
    ...[...visibleArchives(site)].flatMap(([row, list]) => subpagePaths(row, list)),
  ]);
  // An address that is written wrongly is reported itself; links to what was meant are right.
  const intendedPaths = new Set(
    [...paths].filter((path) => canonicalPath(`/${path}/`) !== path).map(intendedPath),
  );
  // So is a home page that is missing.
  intendedPaths.add('');
  const unknownData = new Set(
    rows
      .filter(
        (row) =>
          (isEntryLayout(row.layout) && !hasKnownAddresses(site, row.data)) ||
          (row.archive !== undefined && !listDataNames(row).every((name) => hasKnownAddresses(site, name))),
      )
      .map(({ data }) => data),
  );
  const isMissing = (path: string) => {
    if (!table || paths.has(path) || intendedPaths.has(path)) return false;
    const pathMatch = matchPath(table, path);
    return pathMatch.kind !== 'route' || !unknownData.has(pathMatch.route.data);
  };
  for (const path of replacedPaths(site, isMissing)) intendedPaths.add(path);
  return { paths, isMissing };
}

/**
 * Published addresses in whose place a wrong one stands now: one that collides, say, or leads to no page. The wrong one is
 * reported, and that the right one is gone is the same mistake.
 */
function replacedPaths(site: CheckedSite, isNowhere: (path: string) => boolean): string[] {
  const { table } = site;
  const wrongClaims = wrongAddresses(site);
  if (!table || wrongClaims.length === 0) return [];
  const lostPaths = new Set(lockedAddresses(site).filter((path) => isBrokenAddress(path, site, isNowhere)));
  return wrongClaims.flatMap(({ written, entryOf }) => {
    const candidates = [...lostPaths].filter((path) => {
      const pathMatch = matchPath(table, path);
      return entryOf === undefined
        ? pathMatch.kind !== 'route'
        : pathMatch.kind === 'route' && dataFile(pathMatch.route.data) === entryOf;
    });
    const path = candidates.length === 1 ? candidates[0] : nearest(writtenPath(written), candidates);
    if (path === undefined) return [];
    lostPaths.delete(path);
    return [path];
  });
}

/** What an address that is percent-encoded or has empty parts was meant to be. */
function intendedPath(path: string): string {
  const tidy = path.split('/').filter(Boolean).join('/');
  return canonicalPath(`/${tidy}`) ?? tidy;
}
