/** Parses the addresses of `move` and `remove`. */

import { nearest } from '../../../core/problems/suggest.ts';
import { matchPath } from '../../../core/route/match.ts';
import { foldPath, outputFile, parentsOf, writtenPath } from '../../../core/route/path.ts';
import { findAddressMistake } from '../../content/addressFormat.ts';
import { MANIFEST } from '../../content/folder.ts';
import { isBelow, pagesOf, parsePageAddress } from '../../content/pagePaths.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';

/** A page, or all pages at and below a path. */
export interface PageAddress {
  /** Canonical path, without the "/*" of a family. */
  path: string;
  isFamily: boolean;
}

export interface AddressedPages extends PageAddress {
  /** Canonical paths, in the order of the site. The pages of a list include its years and tags. */
  pages: readonly string[];
}

export const formatAddress = ({ path, isFamily }: PageAddress): string =>
  isFamily ? `${path}/*` : path || '/';

/**
 * Parses an address of this site in any spelling. "/*" at the end means the page and all pages below it.
 *
 * @throws UsageError if no page of the site can have it
 */
export function parseAddress(text: string, { table, site }: ValidSite): PageAddress {
  const trimmed = text.trim();
  const isAbsolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
  const [, origin = ''] = /^(https?:\/\/[^/]+)/i.exec(site.origin ?? '') ?? [];
  if (isAbsolute && (origin === '' || !isSiteHost(trimmed, origin))) {
    throw new UsageError(
      `"${trimmed}" is an address of another site. Write the part after the name of the site, such as aboutus.`,
    );
  }
  const [, pathText = '', star] = /^(.*?)(\/?\*\/?)?$/s.exec(trimmed) ?? [];
  const path = parsePageAddress(table, pathText);
  if (path === '' && star !== undefined)
    throw new UsageError('"*" means the whole site. Name the family, such as activities/yrc/*.');
  if (path === undefined) throw new UsageError(`"${trimmed}" is not an address that a page can have.`);
  return { path, isFamily: star !== undefined };
}

/** Ignores "www.". */
function isSiteHost(address: string, origin: string): boolean {
  const url = address.replace(/\*.*$/s, '');
  const hostOf = (text: string) => new URL(text).host.replace(/^www\./, '');
  return URL.canParse(url) && hostOf(url) === hostOf(origin);
}

/** @throws UsageError if there is no such page, or it is the home page */
export function findAddressedPages(address: PageAddress, site: ValidSite): AddressedPages {
  const { path, isFamily } = address;
  const { paths } = pagesOf(site);
  if (path === '') throw new UsageError('The home page has to stay where it is. Edit its data file instead.');
  const list = listOf(path, site);
  if (list !== undefined && !isFamily && paths.has(path)) {
    throw new UsageError(
      `"${path}" is a page of the list "${list}", which makes it of its entries. Name the list or an entry.`,
    );
  }
  const isOfList = (page: string) => isBelow(page, path) && listOf(page, site) === path;
  const pages = [...paths].filter(
    (page) => page === path || (isFamily ? isBelow(page, path) : isOfList(page)),
  );
  if (isFamily ? pages.some((page) => page !== path) : pages.length > 0) return { ...address, pages };
  const match = matchPath(site.table, path);
  if (match.kind === 'redirect') {
    throw new UsageError(
      `"${formatAddress(address)}" is an old address that leads to "${match.to || '/'}". Name that page instead.`,
    );
  }
  if (isFamily && pages.length > 0)
    throw new UsageError(`There are no pages below "${path}". Write "${path}" for the page itself.`);
  const near = nearest(path, isFamily ? [...paths].flatMap(parentsOf) : paths);
  const hint = near === undefined ? `The addresses are in ${MANIFEST}.` : `Did you mean "${near}"?`;
  throw new UsageError(
    isFamily ? `There are no pages at "${path}/*". ${hint}` : `There is no page "${path}". ${hint}`,
  );
}

/** Returns the list of a year or tag page. */
function listOf(path: string, { table }: ValidSite): string | undefined {
  const match = matchPath(table, path);
  return match.kind === 'route' && match.archivePart !== undefined
    ? writtenPath(match.route.path)
    : undefined;
}

/**
 * @param moves old paths to new paths
 * @throws UsageError if a new path is not allowed or taken
 */
export function assertNewPathsAvailable(
  from: PageAddress,
  to: PageAddress,
  moves: ReadonlyMap<string, string>,
  site: ValidSite,
): void {
  for (const path of [to.path, ...moves.values()]) assertFormat(path);
  const remainingPaths = new Map(
    [...pagesOf(site).paths].filter((path) => !moves.has(path)).map((path) => [foldPath(path), path]),
  );
  const files = new Map(site.publicFolder.files.map((file) => [foldPath(file), file]));
  for (const [old, path] of moves) {
    const other = remainingPaths.get(foldPath(path));
    if (other === path) throw new UsageError(`There is already a page with the address "${path}".`);
    if (other !== undefined) {
      throw new UsageError(
        `The address "${path}" looks like that of the page "${other}". Choose another one.`,
      );
    }
    const match = matchPath(site.table, path);
    const isBack =
      match.kind === 'redirect' && match.to === old && (from.isFamily || site.table.redirects.has(path));
    if (match.kind === 'redirect' && !isBack) {
      throw new UsageError(
        `"${path}" is an old address that leads to "${match.to || '/'}"; see "redirects" in ${MANIFEST}. Choose another one.`,
      );
    }
    const file = [path, outputFile(path)].map((name) => files.get(foldPath(name))).find(Boolean);
    if (file !== undefined)
      throw new UsageError(`The file public/${file} has the address "${path}". Choose another one.`);
  }
  if (!from.isFamily) return;
  for (const [parent] of site.table.families) {
    if (parent !== from.path && !isBelow(parent, from.path)) continue;
    const newParent = to.path + parent.slice(from.path.length);
    if (site.table.families.has(newParent)) {
      throw new UsageError(
        `There is already a family "${newParent}/*" in ${MANIFEST}. Choose another address.`,
      );
    }
  }
}

function assertFormat(path: string): void {
  const mistake = findAddressMistake(path, 'page')?.finding;
  if (mistake)
    throw new UsageError(
      `The address "${path}" cannot be used. ${mistake.message} ${mistake.hint ?? ''}`.trim(),
    );
}
