/** What becomes of a site when pages get another address. */
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent, routeTable } from '../../../core/route/table.ts';
import { entries } from '../../content/content.ts';
import { dataFile, MANIFEST } from '../../content/folder.ts';
import { isBelow, pagesOf } from '../../content/pagePaths.ts';
import { pageStandings } from '../../content/pageStandings.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../create/additionDraft.ts';
import { type Asked, assertFree, type Found, shown } from './address.ts';
import { moveAnswers } from './answers.ts';
import { Edits } from './files.ts';
import { linkEdits, respelled } from './links.ts';
import { redirectChanges } from './oldAddresses.ts';

/** What is to be done, before anything is written. */
export interface Plan {
  edits: Edits;
  /** Where each old address leads: canonical paths. */
  addresses: ReadonlyMap<string, string>;
  /** What else is worth knowing. */
  notes: readonly string[];
}

/**
 * Plans a move.
 *
 * @param from what is moved
 * @param to where it goes
 * @throws UsageError when it cannot go there
 */
export function planMove(site: ValidSite, from: Found, to: Asked): Plan {
  if (from.family !== to.family) {
    throw new UsageError(
      from.family
        ? `"${shown(from)}" is a family of pages. Write its new address with "/*" as well, such as ${to.path}/*.`
        : `"${shown(from)}" is one page. Write its new address without "/*".`,
    );
  }
  if (to.path === '') throw new UsageError('The home page is there already. Choose another address.');
  if (from.path === to.path) throw new UsageError(`"${shown(from)}" has this address already.`);
  if (from.family && isBelow(to.path, from.path)) {
    throw new UsageError(`"${shown(from)}" cannot move into itself. Choose an address that is not below it.`);
  }
  const moves = new Map(from.pages.map((path) => [path, to.path + path.slice(from.path.length)]));
  assertFree(from, to, moves, site);
  const edits = new Edits(site);
  moveRows(site, from, to, moves, edits);
  moveEntries(site, from, moves, edits);
  for (const { placed, text } of linkEdits(site, (path) => moves.get(path), true)) {
    edits.set(placed.file.file, placed.path, text);
  }
  moveAnswers(site, (path) => moves.get(path), edits);
  changeRedirects(site, from, to, moves, edits);
  return { edits, addresses: moves, notes: staying(site, from) };
}

/** The redirects of the manifest, so that every old address leads on. @param places old path to where it leads */
export function changeRedirects(
  site: ValidSite,
  from: Found,
  to: Asked,
  places: ReadonlyMap<string, string>,
  edits: Edits,
): void {
  const { set, removed, added } = redirectChanges(site.redirects, {
    from,
    to,
    newPlace: (path) => places.get(path),
    // The address of a draft was never one for visitors.
    hasOwnPage: from.pages.includes(from.path) && !pageStandings(site).withheld.has(from.path),
    parts: from.family ? [] : from.pages.filter((path) => path !== from.path),
    taken: new Set(to.family || !from.family ? places.values() : []),
  });
  for (const [index, target] of set) edits.set(MANIFEST, ['redirects', index, 'to'], target);
  for (const index of removed) edits.remove(MANIFEST, ['redirects', index]);
  for (const row of added) edits.append(MANIFEST, ['redirects'], row);
}

function moveRows(
  site: ValidSite,
  from: Found,
  to: Asked,
  moves: ReadonlyMap<string, string>,
  edits: Edits,
): void {
  for (const { index, path } of site.rows) {
    const parent = familyParent(path);
    const isMoved = parent === from.path || (parent !== undefined && isBelow(parent, from.path));
    const place =
      parent === undefined
        ? moves.get(writtenPath(path))
        : from.family && isMoved
          ? `${to.path}${parent.slice(from.path.length)}/*`
          : undefined;
    if (place !== undefined) edits.set(MANIFEST, ['routes', index, 'path'], place);
  }
}

function moveEntries(
  site: ValidSite,
  { family }: Found,
  moves: ReadonlyMap<string, string>,
  edits: Edits,
): void {
  const routes = site.manifest.routes.map((route) => ({
    ...route,
    path: moves.get(writtenPath(route.path)) ?? route.path,
  }));
  const table = routeTable({ routes });
  for (const { file, path, url } of entries(site)) {
    const place = moves.get(writtenPath(url));
    if (place === undefined) continue;
    const found = matchPath(table, place);
    // With a family go the rows of its entries.
    if (!family && (found.kind !== 'route' || dataFile(found.route.data) !== file.file)) {
      throw new UsageError(outside(site, place, file.file));
    }
    edits.set(file.file, [...path, 'url'], respelled(url, place));
  }
}

/** An entry stays in its data file, and so in the families of that file. */
function outside(site: ValidSite, place: string, file: string): string {
  const families = site.rows.flatMap(({ path, data }) =>
    familyParent(path) !== undefined && dataFile(data) === file ? [`${familyParent(path)}/`] : [],
  );
  const hint =
    families.length === 0
      ? ''
      : ` Choose one that begins with ${families.map((family) => `"${family}"`).join(' or ')}.`;
  return `The page is an entry of ${file}, and "${place}" does not belong to that file.${hint}`;
}

/** What is below a page that moves or goes by itself. */
export function staying(site: ValidSite, { path, family, pages }: Found): string[] {
  const below = family
    ? []
    : [...pagesOf(site).paths].filter((page) => isBelow(page, path) && !pages.includes(page));
  return below.length === 0
    ? []
    : [
        `The ${below.length === 1 ? 'page' : `${below.length} pages`} below "${path}" ${below.length === 1 ? 'stays' : 'stay'}. For all of them write "${path}/*".`,
      ];
}
