/** Published addresses must stay valid: each is a page or redirects. */

import { addressMessages } from '../../core/problems/messages/addresses.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import { MANIFEST } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { createAddressMatcher, pageFingerprints, parseFingerprints } from '../content/pageFingerprints.ts';
import { isBrokenAddress, pagesOf } from '../content/pagePaths.ts';
import { pageStatuses } from '../content/pageStatuses.ts';
import { lockedAddresses } from '../content/siteValues.ts';

export function lockedUrls(site: CheckedSite): Problem[] {
  const { lock: file } = site;
  // An invalid lock file is reported by its schema.
  if (!file?.isValid || !site.table) return [];
  const pages = pagesOf(site);
  const locked = lockedAddresses(site);
  const { withheld } = pageStatuses(site);
  const vanishedPaths = new Set(
    locked.filter((path) => withheld.has(path) || isBrokenAddress(path, site, pages.isMissing)),
  );
  if (vanishedPaths.size === 0) return [];
  const findNewAddress = createAddressMatcher(parseFingerprints(file.value), pageFingerprints(site));
  return locked.flatMap((path, index): Problem[] => {
    if (!vanishedPaths.has(path)) return [];
    if (withheld.has(path)) return [problemWithValue(file, ['urls', index], addressMessages.withdrawn(path))];
    const newPath = findNewAddress(path);
    const message =
      newPath === undefined
        ? addressMessages.vanished(path, MANIFEST)
        : addressMessages.moved(path, newPath, MANIFEST);
    return [problemWithValue(file, ['urls', index], message)];
  });
}
