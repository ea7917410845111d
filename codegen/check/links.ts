/** Every link of the content leads to a page or file that exists. */
import type { Problem } from '../../src/problem.ts';
import { linkTarget } from '../../src/route/link.ts';
import { writtenPath } from '../../src/route/path.ts';
import { familyParent } from '../../src/route/table.ts';
import { departments, entries, textsOf } from './content.ts';
import { suggestion } from './fields.ts';
import { at } from './place.ts';
import type { CheckedSite } from './site.ts';

/** The fields that hold a link to a page; pictures and documents are the business of media.ts. */
const LINK_FIELDS = new Set(['href', 'url1', 'descriptionUrl', 'to']);

export function links(site: CheckedSite): Problem[] {
  if (!site.manifest) return [];
  const pages = new Set([
    ...site.manifest.routes
      .map(({ path }) => path)
      .filter((path) => familyParent(path) === undefined)
      .map(writtenPath),
    ...entries(site).map(({ entry }) => writtenPath(entry.url)),
    ...departments(site).map(({ url }) => writtenPath(url)),
  ]);
  const known = [...pages];
  return textsOf(site)
    .filter(
      ({ file, field }) => LINK_FIELDS.has(field) || (field === 'url' && file.schema === 'activity-cards'),
    )
    .flatMap(({ file, path, text }) => {
      const target = linkTarget(text);
      if (target.kind !== 'page' || pages.has(target.path)) return [];
      const moved = site.table?.redirects.get(target.path);
      return [
        at(file, path, {
          severity: 'error',
          code: 'link-broken',
          value: text,
          message: 'There is no page under this address.',
          hint:
            moved === undefined || !pages.has(moved)
              ? (suggestion(target.path, known) ?? 'manifest/routes.json lists the pages.')
              : `The page has moved: write "${moved}".`,
        }),
      ];
    });
}
