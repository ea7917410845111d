import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { nearest } from '../../core/problems/suggest.ts';
import { redirectedPath } from '../../core/route/familyRedirects.ts';
import { isFilePath, linkTarget } from '../../core/route/link.ts';
import { matchPath } from '../../core/route/match.ts';
import { isOtherHost, writtenPath, writtenTarget } from '../../core/route/path.ts';
import { parseQueryRedirect } from '../../core/route/queryRedirects.ts';
import { rulePath } from '../../core/route/redirects.ts';
import { familyParent, type RouteTable } from '../../core/route/table.ts';
import { MANIFEST } from '../content/folder.ts';
import { type CheckedSite, fileOf, type RedirectRow } from '../content/model.ts';
import { findNearestPage, isBelow, pagesOf } from '../content/pagePaths.ts';
import { lockedAddresses } from '../content/siteValues.ts';

export function redirects(site: CheckedSite): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !site.table) return [];
  const { table } = site;
  const pages = pagesOf(site);
  const targets = new Map<string, string>();
  for (const { from, to } of site.redirects) {
    if (!targets.has(writtenPath(from))) targets.set(writtenPath(from), writtenTarget(to));
  }
  const reported = new Set<string>();
  return site.redirects.flatMap((row): Problem[] => {
    const to = writtenTarget(row.to);
    const isFamilyRow = familyParent(row.from) !== undefined;
    if (isFamilyRow) {
      const hidden = findHiddenPage(rulePath(row.from), pages.paths);
      if (hidden !== undefined) {
        const message = addressMessages.redirectHidesFamily(hidden);
        return [problemWithValue(manifest, ['redirects', row.index, 'from'], message)];
      }
    }
    if (parseQueryRedirect(row)?.path === to) {
      return [redirectProblem(manifest, row, addressMessages.redirectLoop(`"${row.from}" → "${to}"`))];
    }
    if (pages.paths.has(to)) return [];
    if (/^https:/i.test(row.to)) return otherHostProblems(manifest, row);
    if (isFilePath(to)) return missingFileProblems(site, manifest, row, to);
    const loop = findLoop(writtenPath(row.from), targets);
    if (loop) {
      // A loop is one mistake, however many rows it has.
      if (loop.some((path) => reported.has(path))) return [];
      for (const path of loop) reported.add(path);
      const circle = [...loop, loop[0]].map((path) => `"${path}"`).join(' → ');
      return [redirectProblem(manifest, row, addressMessages.redirectLoop(circle))];
    }
    const end = chainEnd(to, targets, table);
    if (end !== undefined) {
      return [redirectProblem(manifest, row, addressMessages.redirectChain(end))];
    }
    const family = familyParent(row.to);
    if (isFamilyRow && family !== undefined && isPageFamily(site, family, pages.paths)) {
      return chainsOfFamily(row, site, targets).map(({ from, to }) =>
        redirectProblem(manifest, row, addressMessages.redirectChainOfFamily(from, to, MANIFEST)),
      );
    }
    if (!pages.isMissing(to)) return [];
    const nearestPath = findNearestPage(to.replace(/[?#].*/, ''), pages.paths, table);
    const hint = nearestPath === '' ? HOME_OR_DELETE : `Did you mean "${nearestPath}"?`;
    const mistake = /^[a-z]+:/i.test(to)
      ? addressMessages.redirectElsewhere(hint)
      : addressMessages.redirectNowhere(to, hint);
    return [redirectProblem(manifest, row, mistake)];
  });
}

function otherHostProblems(manifest: SiteFile, row: RedirectRow): Problem[] {
  const target = familyParent(row.to) ?? row.to;
  if (target === row.to && isOtherHost(target)) return [];
  const encoded = URL.canParse(target) ? new URL(target).href : '';
  const proposal = linkTarget(target).kind === 'outside' && isOtherHost(encoded) ? encoded : undefined;
  return [redirectProblem(manifest, row, addressMessages.redirectOutside(row.to, proposal))];
}

function missingFileProblems(
  { publicFolder }: CheckedSite,
  manifest: SiteFile,
  row: RedirectRow,
  to: string,
) {
  if (publicFolder.files.includes(to)) return [];
  const similarFile = nearest(to, publicFolder.files.filter(isFilePath));
  const hint = similarFile === undefined ? HOME_OR_DELETE : `Did you mean "${similarFile}"?`;
  return [redirectProblem(manifest, row, addressMessages.redirectFileMissing(to, hint))];
}

const HOME_OR_DELETE = 'Write "" for the home page, or delete the redirect.';

/** Returns true if the family has pages. An empty list counts: it may get entries. */
const isPageFamily = ({ manifest }: CheckedSite, parent: string, pages: ReadonlySet<string>) =>
  [...pages].some((path) => isBelow(path, parent)) ||
  (pages.has(parent) && manifest?.routes.some(({ path }) => familyParent(path) === parent));

const redirectProblem = (file: SiteFile, { index, to }: RedirectRow, message: ProblemMessage) =>
  problemAt(file, ['redirects', index, 'to'], message, to);

/** Returns the paths of a loop that starts with `from`. */
function findLoop(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const seen: string[] = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return seen;
    if (seen.includes(next)) return undefined;
    seen.push(next);
  }
  return undefined;
}

/** Returns the last target of a chain of redirects; undefined if there is no chain or no end. */
function chainEnd(path: string, targets: ReadonlyMap<string, string>, table: RouteTable): string | undefined {
  const seen = new Set<string>();
  const nextOf = (path: string) => {
    const pathMatch = familyParent(path) === undefined ? matchPath(table, path) : undefined;
    return targets.get(path) ?? (pathMatch?.kind === 'redirect' ? pathMatch.to : undefined);
  };
  let end = path;
  for (let next = nextOf(path); next !== undefined; next = nextOf(next)) {
    // A family redirect into itself would make the path longer and longer.
    if (seen.has(next) || seen.size > targets.size) return undefined;
    seen.add(next);
    end = next;
  }
  return end === path ? undefined : end;
}

/** Finds a page at or below an old family; some hosts would redirect its visitors. */
const findHiddenPage = (parent: string, pages: ReadonlySet<string>) =>
  [...pages].find((path) => path === parent || isBelow(path, parent));

/** Returns published addresses that the family redirect sends to another redirect, with the final target. */
function chainsOfFamily(row: RedirectRow, site: CheckedSite, targets: ReadonlyMap<string, string>) {
  const { table } = site;
  return lockedAddresses(site).flatMap((path): { from: string; to: string }[] => {
    if (!table || !isBelow(path, rulePath(row.from))) return [];
    const pathMatch = matchPath(table, path);
    if (
      pathMatch.kind !== 'redirect' ||
      table.redirects.has(path) ||
      pathMatch.to !== redirectedPath(row, path)
    )
      return [];
    const end = chainEnd(pathMatch.to, targets, table);
    return end === undefined ? [] : [{ from: path, to: end }];
  });
}
