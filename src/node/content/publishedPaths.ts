import type { CheckedSite } from './model.ts';
import { pagesOf, redirectPaths } from './pagePaths.ts';
import { pageStandings } from './pageStandings.ts';

/** The canonical paths of the pages that visitors can see. */
export function publishedPaths(site: CheckedSite): string[] {
  const { withheld } = pageStandings(site);
  return [...pagesOf(site).paths].filter((path) => !withheld.has(path));
}

/** Every address that the site answers now, in the order of code points: its pages and its redirects. */
export function currentAddresses(site: CheckedSite): string[] {
  return [...new Set([...publishedPaths(site), ...redirectPaths(site)])].sort();
}
