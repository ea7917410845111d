/**
 * Paths never include the base path and URLs always do: `base + href(path)` adds it, {@link withinSite}
 * removes it (docs/decisions/019-base-path.md).
 */
import type { Site } from '../model.ts';

/** The base path of a site: "" at the root of its host, otherwise such as "/college". */
export function baseOf({ origin = '' }: Pick<Site, 'origin'>): string {
  return origin.replace(/^https?:\/\/[^/]*/, '');
}

/** Removes the base path. @param base see {@link baseOf} @returns undefined if the URL is outside the site */
export function withinSite(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
