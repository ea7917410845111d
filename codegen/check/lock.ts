/** Addresses that were ever published keep working: each is a page, or a redirect leads on from it. */
import type { Problem } from '../../src/problem.ts';
import { writtenPath } from '../../src/route/path.ts';
import { at } from '../problems/problemAt.ts';
import { addressWords } from '../problems/words/addresses.ts';
import { lockedAddresses } from '../site/content.ts';
import { MANIFEST } from '../site/folder.ts';
import type { CheckedSite } from '../site/model.ts';
import { nearestPage } from './nearestPage.ts';
import { pagesOf } from './pagePaths.ts';

/** For how many addresses a page is proposed: when more are gone at once, whole families were renamed. */
const MOST_PROPOSALS = 100;

export function lock(site: CheckedSite): Problem[] {
  const { lock: file, table } = site;
  // A lock that is not sound is reported itself.
  if (!file?.sound || !table) return [];
  const pages = pagesOf(site);
  const locked = lockedAddresses(site);
  const known = new Set(locked);
  const vanished = new Set(locked.filter((path) => !table.redirects.has(path) && pages.isNowhere(path)));
  if (vanished.size === 0) return [];
  const added = new Set([...pages.paths].filter((path) => !known.has(path)));
  let proposals = MOST_PROPOSALS;
  return locked.flatMap((path, index): Problem[] => {
    if (!vanished.has(path)) return [];
    const to = proposals-- > 0 ? successor(path, added, site) : '';
    return [at(file, ['urls', index], { ...addressWords.vanished(path, to, MANIFEST), value: path })];
  });
}

/** Every address that the site answers now, in the order of code points: its pages and its redirects. */
export function presentAddresses(site: CheckedSite): string[] {
  return [
    ...new Set([...pagesOf(site).paths, ...site.redirects.map(({ from }) => writtenPath(from))]),
  ].sort();
}

/** What a page that is gone is called now: most likely a neighbour that was not there before. */
function successor(path: string, added: ReadonlySet<string>, site: CheckedSite): string {
  const { table } = site;
  if (!table) return '';
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const neighbours = [...added].filter((page) => page.startsWith(`${parent}/`) || parent === '');
  const near = neighbours.length > 0 ? nearestPage(path, new Set(neighbours), table) : '';
  if (neighbours.includes(near)) return near;
  const [only] = neighbours;
  if (neighbours.length === 1 && only !== undefined && parent !== '') return only;
  return nearestPage(path, pagesOf(site).paths, table);
}
