import { withinSite } from '../../core/route/base.ts';
import { targetHref } from '../../core/route/link.ts';
import { canonicalPath } from '../../core/route/path.ts';
import { type QueryTargets, queryTarget } from '../../core/route/queryRedirects.ts';
import { fetchJson } from './request.ts';

const isTargets = (file: unknown): file is QueryTargets => typeof file === 'object' && file !== null;

/**
 * Returns the new address of an old one with a query, for hosts that redirect only paths.
 *
 * @param file the address of the redirects; only pages at the path of one have it
 * @returns undefined if there is none, or if the file cannot be loaded
 */
export async function queryRedirect(
  file: string | undefined,
  base: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<string | undefined> {
  const path = canonicalPath(withinSite(base, pathname) ?? '');
  if (file === undefined || search === '' || path === undefined) return undefined;
  const targets = await fetchJson(file, 'redirects', isTargets).catch(() => undefined);
  const to = targets && queryTarget(targets, path, search);
  return to === undefined ? undefined : base + targetHref(to);
}
