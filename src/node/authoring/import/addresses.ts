/** Gives every record its path on the new site. */

import { freeSlug, joinPath, slugOf } from '../../../core/i18n/slug.ts';
import { decodeWritten, foldPath, writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { RESERVED_FOLDERS } from '../../content/addressFormat.ts';
import { DEVICE_NAME } from '../../content/pathStatus.ts';
import { siteEntries } from '../../content/siteValues.ts';
import type { ValidSite } from '../validSite.ts';
import type { SourceRecord } from './model.ts';
import { addressKey } from './oldAddresses.ts';

export interface PathAssigner {
  /** @param path an existing list or the address of a new one */
  list(path: string): string;
  /** @param previous the path of an earlier import */
  page(record: SourceRecord, previous?: string): string;
  /** @param list the path of its list */
  post(record: SourceRecord, list: string, previous?: string): string;
}

/** @param previousPaths the paths of earlier imports, which stay theirs */
export function createPathAssigner(site: ValidSite, previousPaths: Iterable<string>): PathAssigner {
  const { routes, redirects = [] } = site.manifest;
  const taken = new Set(
    [
      ...routes.map(({ path }) => familyParent(path) ?? path),
      ...redirects.map(({ from }) => from),
      ...siteEntries(site).map(({ url }) => url),
      ...previousPaths,
    ].map((path) => foldPath(writtenPath(path))),
  );
  const families = new Set(routes.flatMap(({ path }) => familyParent(path) ?? []));
  const take = (path: string) => {
    taken.add(foldPath(path));
    return path;
  };
  const assign = (parent: string, slug: string, date?: string) =>
    take(joinPath(parent, freeSlug(parent, slug, date?.slice(-4), taken)));
  return {
    list(path) {
      const written = writtenPath(path);
      return families.has(written)
        ? written
        : assign(
            '',
            written
              .split('/')
              .map(slugOf)
              .filter((part) => part !== '')
              .join('/') || 'news',
          );
    },
    page(record, previous) {
      if (previous !== undefined) return previous;
      const slugs = slugsOf(record.address);
      const [first = ''] = slugs;
      if (RESERVED_FOLDERS.has(first)) slugs[0] = `${first}-pages`;
      const slug = slugs.pop() ?? (slugOf(record.title) || 'page');
      return assign(slugs.join('/'), slug);
    },
    post(record, list, previous) {
      if (previous !== undefined) return previous;
      const slug = slugsOf(record.address).at(-1) ?? slugOf(record.title);
      return assign(
        list,
        slug.replace(/^\d{4}-\d\d?-\d\d?-(?=.)/, '') || slugOf(record.title) || 'post',
        record.date,
      );
    },
  };
}

/** The segments of an address; none for the home page and for addresses that are only a query. */
function slugsOf(address: string): string[] {
  const [path = '', query] = address.split('?');
  const key = addressKey(path).replace(/\.(?:x?html?|shtml|php\d?|aspx?|jsp|cgi)$/i, '');
  if (query !== undefined) return [];
  return key
    .split('/')
    .map((part) => slugOf(decodeWritten(part)))
    .map((part) => (DEVICE_NAME.test(part) ? `${part}-page` : part))
    .filter((part) => part !== '');
}
