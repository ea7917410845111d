import { nearest } from '../../core/problems/suggest.ts';
import { pathRedirects } from '../../core/route/familyRedirects.ts';
import { match, matchPath } from '../../core/route/match.ts';
import { canonicalPath, parentOf, writtenPath } from '../../core/route/path.ts';
import { redirectRule, redirectsOfPages } from '../../core/route/redirects.ts';
import { familyParent, type RouteTable } from '../../core/route/table.ts';
import { wrongAddresses } from './addresses.ts';
import { type ArchiveList, archiveList, archiveRows, listDataNames, subpagePaths } from './archives.ts';
import { dataFile } from './folder.ts';
import { type CheckedSite, fileOf, memoizePerSite, type RouteRow } from './model.ts';
import { pageStatuses } from './pageStatuses.ts';
import { hasKnownAddresses } from './readCheckedSite.ts';
import { isEntryLayout } from './routeRows.ts';
import { lockedAddresses, siteEntries } from './siteValues.ts';

export interface SitePaths {
  /** Canonical paths, in the order of the manifest and the data files. */
  paths: ReadonlySet<string>;
  /**
   * Returns true if a path certainly does not exist. False if it may belong to a data file that cannot be
   * read, which is already reported.
   */
  isMissing(path: string): boolean;
}

/** Every page is below the home page. */
export const isBelow = (path: string, parent: string): boolean =>
  parent === '' ? path !== '' : path.startsWith(`${parent}/`);

/** Returns true if a published address is now neither a page nor a redirect to one. */
export function isBrokenAddress(
  path: string,
  { table }: CheckedSite,
  isNowhere: SitePaths['isMissing'],
): boolean {
  if (!table || table.redirects.has(path) || !isNowhere(path)) return false;
  const pathMatch = matchPath(table, path);
  return pathMatch.kind !== 'redirect' || isNowhere(pathMatch.to);
}

export const redirectPaths = (site: CheckedSite): string[] =>
  redirectsOfPages(
    pathRedirects(site.redirects).map(({ from, to }) => redirectRule(writtenPath(from), writtenPath(to))),
    pagesOf(site).paths,
    lockedAddresses(site),
  ).map(({ from }) => from);

export const pagesOf = memoizePerSite(findPages);

/** Returns today's visible entries of the archive lists, by row. */
const visibleArchives = memoizePerSite((site): ReadonlyMap<RouteRow, ArchiveList> => {
  const rows = archiveRows(site.rows);
  const { withheld, expired } = rows.length > 0 ? pageStatuses(site) : { withheld: NONE, expired: NONE };
  return new Map(
    rows.flatMap((row) => {
      if (withheld.has(writtenPath(row.path))) return [];
      const values = listDataNames(row).map((name) => fileOf(site, dataFile(name))?.value);
      return [[row, archiveList(row, values, (path) => withheld.has(path) || expired.has(path))] as const];
    }),
  );
});

const NONE: ReadonlySet<string> = new Set();

function findPages(site: CheckedSite): SitePaths {
  const { rows, table } = site;
  const paths = new Set([
    ...rows.filter(({ path }) => familyParent(path) === undefined).map(({ path }) => writtenPath(path)),
    ...siteEntries(site).map(({ url }) => writtenPath(url)),
    ...[...visibleArchives(site)].flatMap(([row, list]) => subpagePaths(row, list)),
  ]);
  // A malformed address is already reported, so links to the intended one are valid.
  const intendedPaths = new Set(
    [...paths].filter((path) => canonicalPath(`/${path}/`) !== path).map(intendedPath),
  );
  // A missing home page is already reported.
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
 * Returns published addresses that a wrong address has replaced. The wrong one is reported, and the missing
 * one is the same mistake.
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

/** Fixes percent-encoding and empty segments. */
function intendedPath(path: string): string {
  const tidy = path.split('/').filter(Boolean).join('/');
  return canonicalPath(`/${tidy}`) ?? tidy;
}

/**
 * Returns the canonical path of a command-line argument: a path of the manifest, a path in a browser, or a
 * full URL.
 *
 * @returns undefined if no page can have it
 */
export function parsePageAddress(table: RouteTable, text: string): string | undefined {
  const trimmed = text.trim();
  // "?" lists choices elsewhere. It is an empty query here and must not match the home page.
  if (/^[?#]/.test(trimmed)) return undefined;
  const isFullUrl = /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed);
  const pathname = isFullUrl ? new URL(trimmed).pathname : trimmed.replace(/\/+$/, '/');
  const pathOf = (address: string) => {
    const pathMatch = match(table, address);
    return pathMatch.kind === 'redirect' ? pathMatch.from : pathMatch.path;
  };
  // In content, an address may begin with a slash and omit the base path.
  return pathOf(pathname) ?? pathOf(pathname.replace(/^\/+/, ''));
}

export function publishedPaths(site: CheckedSite): string[] {
  const { withheld } = pageStatuses(site);
  return [...pagesOf(site).paths].filter((path) => !withheld.has(path));
}

/** The addresses of pages and redirects, sorted by code points. */
export function currentAddresses(site: CheckedSite): string[] {
  return [...new Set([...publishedPaths(site), ...redirectPaths(site)])].sort();
}

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
