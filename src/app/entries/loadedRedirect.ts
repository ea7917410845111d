import { withinSite } from '../../core/route/base.ts';
import { targetInFile } from '../../core/route/browserRedirects.ts';
import { targetHref } from '../../core/route/link.ts';
import { canonicalPath } from '../../core/route/path.ts';
import type { QueryTargets } from '../../core/route/queryRedirects.ts';
import { fetchJson } from './request.ts';

const isTargets = (file: unknown): file is QueryTargets => typeof file === 'object' && file !== null;

/**
 * Returns the new address of an old one, for hosts that do not redirect it.
 *
 * @param file the address of the redirects; only pages at the path of a query and not-found pages have it
 * @param isPage true if there is a page at the path, so that only a query may redirect
 * @returns undefined if there is none, or if the file cannot be loaded
 */
export async function loadedRedirect(
  file: string | undefined,
  base: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isPage: boolean,
): Promise<string | undefined> {
  const path = canonicalPath(withinSite(base, pathname) ?? '');
  if (file === undefined || path === undefined || (isPage && search === '')) return undefined;
  const targets = await fetchJson(file, 'redirects', isTargets).catch(() => undefined);
  const to = targets && targetInFile(targets, path, search);
  return to === undefined ? undefined : targetHref(to, base);
}
