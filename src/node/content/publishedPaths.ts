import type { CheckedSite } from './model.ts';
import { pagesOf, redirectPaths } from './pagePaths.ts';
import { pageStatuses } from './pageStatuses.ts';

/** The canonical paths of the pages that visitors can see. */
export function publishedPaths(site: CheckedSite): string[] {
  const { withheld } = pageStatuses(site);
  return [...pagesOf(site).paths].filter((path) => !withheld.has(path));
}

/** Every address that the site answers now, in the order of code points: its pages and its redirects. */
export function currentAddresses(site: CheckedSite): string[] {
  return [...new Set([...publishedPaths(site), ...redirectPaths(site)])].sort();
}
