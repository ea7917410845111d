/** Every old address leads to a page, at once. */
import type { Problem } from '../../src/problem.ts';
import { writtenPath } from '../../src/route/path.ts';
import { at, type Finding, type SiteFile } from '../problems/problemAt.ts';
import { addressWords } from '../problems/words/addresses.ts';
import { MANIFEST } from '../site/folder.ts';
import { type CheckedSite, fileOf, type RedirectRow } from '../site/model.ts';
import { nearestPage } from './nearestPage.ts';
import { pagesOf } from './pagePaths.ts';

export function redirects(site: CheckedSite): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !site.table) return [];
  const { table } = site;
  const pages = pagesOf(site);
  const targets = new Map<string, string>();
  for (const { from, to } of site.redirects) {
    if (!targets.has(writtenPath(from))) targets.set(writtenPath(from), writtenPath(to));
  }
  const reported = new Set<string>();
  return site.redirects.flatMap((row): Problem[] => {
    const to = writtenPath(row.to);
    if (pages.paths.has(to)) return [];
    const loop = loopFrom(writtenPath(row.from), targets);
    if (loop) {
      // A loop is one mistake, however many rows it has.
      if (loop.some((path) => reported.has(path))) return [];
      for (const path of loop) reported.add(path);
      const circle = [...loop, loop[0]].map((path) => `"${path}"`).join(' → ');
      return [problem(manifest, row, { ...addressWords.redirectLoop(circle), value: row.to })];
    }
    const end = endOf(to, targets);
    if (end !== undefined) {
      return [problem(manifest, row, { ...addressWords.redirectChain(end), value: row.to })];
    }
    if (!pages.isNowhere(to)) return [];
    const near = nearestPage(to.replace(/[?#].*/, ''), pages.paths, table);
    const hint =
      near === '' ? 'Write "" for the home page, or delete the redirect.' : `Did you mean "${near}"?`;
    const nowhere = /^[a-z]+:/i.test(to)
      ? addressWords.redirectElsewhere(hint)
      : addressWords.redirectNowhere(to, hint);
    return [problem(manifest, row, { ...nowhere, value: row.to })];
  });
}

const problem = (file: SiteFile, { index }: RedirectRow, finding: Finding) =>
  at(file, ['redirects', index, 'to'], finding);

/** The redirects of a loop, from an address on; undefined when it leads out. */
function loopFrom(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const seen: string[] = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return seen;
    if (seen.includes(next)) return undefined;
    seen.push(next);
  }
  return undefined;
}

/** Where a chain of redirects ends; undefined when the address is no redirect or the chain has no end. */
function endOf(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let end = path;
  for (let next = targets.get(path); next !== undefined; next = targets.get(next)) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    end = next;
  }
  return end === path ? undefined : end;
}
