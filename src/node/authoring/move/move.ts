/** Plans the move of pages. */
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent, routeTable } from '../../../core/route/table.ts';
import { evidenceOf } from '../../content/compliance/siteCompliance.ts';
import { dataFile, EVIDENCE, MANIFEST } from '../../content/folder.ts';
import type { CheckedSite } from '../../content/model.ts';
import { isBelow, pagesOf } from '../../content/pagePaths.ts';
import { pageStatuses } from '../../content/pageStatuses.ts';
import { siteEntries } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AddressedPages, assertNewPathsAvailable, formatAddress, type PageAddress } from './address.ts';
import { linkEdits, type NewPathOf, withSlashesOf } from './links.ts';
import { redirectChanges } from './redirectChanges.ts';
import { SiteEdits } from './siteEdits.ts';

export interface MovePlan {
  edits: SiteEdits;
  /** Canonical old paths to new paths. */
  addresses: ReadonlyMap<string, string>;
  notes: readonly string[];
}

/** @throws UsageError if the pages cannot move there */
export function planMove(site: ValidSite, from: AddressedPages, to: PageAddress): MovePlan {
  if (from.isFamily !== to.isFamily) {
    throw new UsageError(
      from.isFamily
        ? `"${formatAddress(from)}" is a family of pages. Write its new address with "/*" as well, such as ${to.path}/*.`
        : `"${formatAddress(from)}" is one page. Write its new address without "/*".`,
    );
  }
  if (to.path === '') throw new UsageError('The home page is there already. Choose another address.');
  if (from.path === to.path) throw new UsageError(`"${formatAddress(from)}" has this address already.`);
  if (from.isFamily && isBelow(to.path, from.path)) {
    throw new UsageError(
      `"${formatAddress(from)}" cannot move into itself. Choose an address that is not below it.`,
    );
  }
  const moves: ReadonlyMap<string, string> = new Map(
    from.pages.map((path) => [path, to.path + path.slice(from.path.length)]),
  );
  assertNewPathsAvailable(from, to, moves, site);
  const edits = new SiteEdits(site);
  moveRows(site, from, to, moves, edits);
  moveEntries(site, from, moves, edits);
  const newPathOf = (path: string) => moves.get(path);
  for (const { placed, text } of linkEdits(site, newPathOf, true))
    edits.set(placed.file.file, placed.path, text);
  for (const { answer, index, path } of answersByPages(site, newPathOf))
    edits.set(EVIDENCE, ['answers', index, 'page'], withSlashesOf(answer.page, path));
  changeRedirects(site, from, to, moves, edits);
  return { edits, addresses: moves, notes: remainingPagesNotes(site, from) };
}

/** Returns the evidence answers that name moved pages, with the new paths. */
export const answersByPages = (site: CheckedSite, newPathOf: NewPathOf) =>
  (evidenceOf(site)?.answers ?? []).flatMap((answer, index) => {
    if (answer.by !== 'page') return [];
    const path = newPathOf(writtenPath(answer.page));
    return path === undefined ? [] : [{ answer, index, path }];
  });

/** Redirects all old paths. @param targets old paths to the paths of the redirects */
export function changeRedirects(
  site: ValidSite,
  from: AddressedPages,
  to: PageAddress,
  targets: ReadonlyMap<string, string>,
  edits: SiteEdits,
): void {
  const { retargeted, removed, added } = redirectChanges(site.redirects, {
    from,
    to,
    newPathOf: (path) => targets.get(path),
    // Visitors never saw the address of a draft.
    hasOwnPage: from.pages.includes(from.path) && !pageStatuses(site).withheld.has(from.path),
    parts: from.isFamily ? [] : from.pages.filter((path) => path !== from.path),
    pagePaths: new Set(to.isFamily || !from.isFamily ? targets.values() : []),
  });
  for (const [index, target] of retargeted) edits.set(MANIFEST, ['redirects', index, 'to'], target);
  for (const index of removed) edits.remove(MANIFEST, ['redirects', index]);
  for (const row of added) edits.addRedirect(row);
}

function moveRows(
  site: ValidSite,
  from: AddressedPages,
  to: PageAddress,
  moves: ReadonlyMap<string, string>,
  edits: SiteEdits,
): void {
  for (const { index, path } of site.rows) {
    const parent = familyParent(path);
    const isMoved = parent === from.path || (parent !== undefined && isBelow(parent, from.path));
    const newPath =
      parent === undefined
        ? moves.get(writtenPath(path))
        : from.isFamily && isMoved
          ? `${to.path}${parent.slice(from.path.length)}/*`
          : undefined;
    if (newPath !== undefined) edits.set(MANIFEST, ['routes', index, 'path'], newPath);
  }
}

function moveEntries(
  site: ValidSite,
  { isFamily }: AddressedPages,
  moves: ReadonlyMap<string, string>,
  edits: SiteEdits,
): void {
  const routes = site.manifest.routes.map((route) => ({
    ...route,
    path: moves.get(writtenPath(route.path)) ?? route.path,
  }));
  const table = routeTable({ routes });
  for (const { file, path, url } of siteEntries(site)) {
    const newPath = moves.get(writtenPath(url));
    if (newPath === undefined) continue;
    const match = matchPath(table, newPath);
    // The routes of a family move with its entries.
    if (!isFamily && (match.kind !== 'route' || dataFile(match.route.data) !== file.file))
      throw new UsageError(outsideFileMessage(site, newPath, file.file));
    edits.set(file.file, [...path, 'url'], withSlashesOf(url, newPath));
  }
}

/** An entry stays in its data file, so its path must match a family of that file. */
function outsideFileMessage(site: ValidSite, newPath: string, file: string): string {
  const families = site.rows.flatMap(({ path, data }) =>
    familyParent(path) !== undefined && dataFile(data) === file ? [`${familyParent(path)}/`] : [],
  );
  const hint =
    families.length === 0
      ? ''
      : ` Choose one that begins with ${families.map((family) => `"${family}"`).join(' or ')}.`;
  return `The page is an entry of ${file}, and "${newPath}" does not belong to that file.${hint}`;
}

/** Returns a note on pages below a page, which stay. */
export function remainingPagesNotes(site: ValidSite, { path, isFamily, pages }: AddressedPages): string[] {
  const below = isFamily
    ? []
    : [...pagesOf(site).paths].filter((page) => isBelow(page, path) && !pages.includes(page));
  return below.length === 0
    ? []
    : [
        `The ${below.length === 1 ? 'page' : `${below.length} pages`} below "${path}" ${below.length === 1 ? 'stays' : 'stay'}. For all of them write "${path}/*".`,
      ];
}
