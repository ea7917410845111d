/**
 * Where a site stands on its host. A path of the site never says so, an address always does: `base + href(path)` leads from the
 * one to the other, {@link withinSite} back (docs/decisions/019-base-path.md).
 */
import type { Site } from '../model.ts';

/** What stands before every address of a site: nothing at the top of its host, else such as "/college". */
export function baseOf({ origin = '' }: Pick<Site, 'origin'>): string {
  return origin.replace(/^https?:\/\/[^/]*/, '');
}

/**
 * The address of a page or a file as it would be at the top of the host.
 *
 * @param base see {@link baseOf}
 * @param pathname the path of a URL
 * @returns undefined where it does not belong to the site
 */
export function withinSite(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
