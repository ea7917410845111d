import type { CheckedSite } from './model.ts';
import { pagesOf, redirectPaths } from './pagePaths.ts';
import { pageStatuses } from './pageStatuses.ts';

export function publishedPaths(site: CheckedSite): string[] {
  const { withheld } = pageStatuses(site);
  return [...pagesOf(site).paths].filter((path) => !withheld.has(path));
}

/** The addresses of pages and redirects, sorted by code points. */
export function currentAddresses(site: CheckedSite): string[] {
  return [...new Set([...publishedPaths(site), ...redirectPaths(site)])].sort();
}
