/** The redirects that the build writes as pages, for hosts that know no redirects. */
import type { RedirectRule } from '../../core/route/redirects.ts';
import { foldFilePath } from '../content/pathStatus.ts';

/**
 * The redirects that have a page of their own. None has the file of a page, of another redirect or of the site, also on a file system that
 * takes capital and small letters for the same.
 *
 * @param redirects one by one
 * @param paths the canonical paths of the pages
 * @param files the names of the files at the top of the site
 */
export function redirectsWithPage(
  redirects: readonly RedirectRule[],
  paths: readonly string[],
  files: readonly string[],
): RedirectRule[] {
  const taken = new Set(paths.map(foldFilePath));
  const names = new Set(files.map(foldFilePath));
  return redirects.filter(({ from }) => {
    const path = foldFilePath(from);
    if (taken.has(path) || names.has(path.split('/')[0] ?? '')) return false;
    taken.add(path);
    return true;
  });
}
