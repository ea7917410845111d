/** Which redirects the app contains, and which it loads: most visitors need none. */
import type { Manifest, Redirect } from '../model.ts';
import { pathRedirects, singleRedirects } from './familyRedirects.ts';
import { writtenPath, writtenTarget } from './path.ts';
import { type QueryTargets, queryRedirects, queryTarget, queryTargets } from './queryRedirects.ts';

/** More redirects of single pages are left out of the app: 5,000 have 33 kB (gzip), a third of its size. */
const MAX_REDIRECTS_IN_APP = 100;

const areTooMany = (manifest: Pick<Manifest, 'redirects'>) =>
  singleRedirects(manifest).length > MAX_REDIRECTS_IN_APP;

export function redirectsInApp(manifest: Pick<Manifest, 'redirects'>): readonly Redirect[] {
  const redirects = pathRedirects(manifest.redirects ?? []);
  if (!areTooMany(manifest)) return redirects;
  const single = new Set(singleRedirects(manifest));
  return redirects.filter((redirect) => !single.has(redirect));
}

/**
 * Returns the targets of the other redirects by source, a path or a path with a query. The build writes them
 * as JSON. Pages at the path of a query load them if they are opened with one, not-found pages always.
 */
export const redirectsInFile = (manifest: Pick<Manifest, 'redirects'>): QueryTargets => ({
  ...Object.fromEntries(
    areTooMany(manifest)
      ? singleRedirects(manifest)
          .map(({ from, to }) => [writtenPath(from), writtenTarget(to)] as const)
          .reverse()
      : [],
  ),
  ...queryTargets(queryRedirects(manifest)),
});

/** @param targets see {@link redirectsInFile} @param path canonical */
export const targetInFile = (targets: QueryTargets, path: string, search: string): string | undefined =>
  queryTarget(targets, path, search) ?? (Object.hasOwn(targets, path) ? targets[path] : undefined);
