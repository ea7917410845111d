/** Lists with pages per year and tag: which rows may have them, addresses reserved for them, valid tags. */

import { groupBy } from '../../core/groupBy.ts';
import { tagSlug } from '../../core/layouts/archive.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { matchArchivePart } from '../../core/route/match.ts';
import { familyParent, writtenPath } from '../../core/route/path.ts';
import { mostUsedSpelling } from '../content/archives.ts';
import { MANIFEST } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { pagesOf } from '../content/pagePaths.ts';
import { arrayItems, countItems, objectItems, siteEntries } from '../content/siteValues.ts';

/** A tag's slug becomes a file name, whatever its script. */
const MAX_TAG_LENGTH = 60;

export function archives(site: CheckedSite): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  return [
    ...(manifest ? [...archiveRowProblems(manifest), ...takenAddressProblems(site, manifest)] : []),
    ...tagProblems(site),
  ];
}

function archiveRowProblems(manifest: SiteFile): Problem[] {
  return objectItems(fieldOf(manifest.value, 'routes')).flatMap(({ index, item }): Problem[] => {
    const { path, layout, data, archive, also } = item;
    const problem = (field: Path, message: ProblemMessage) =>
      problemWithValue(manifest, ['routes', index, ...field], message);
    const isList =
      layout === 'list' && typeof path === 'string' && path !== '' && familyParent(path) === undefined;
    if (archive !== undefined && !isList)
      return [problem(['archive'], addressMessages.archiveOfOther('archive'))];
    if (also !== undefined && archive === undefined) return [problem(['also'], addressMessages.alsoAlone)];
    const names = [data, ...arrayItems(also)];
    return names.flatMap((name, nameIndex) =>
      typeof name === 'string' && names.indexOf(name) < nameIndex
        ? [problem(['also', nameIndex - 1], addressMessages.duplicateAlso(name))]
        : [],
    );
  });
}

function takenAddressProblems(site: CheckedSite, manifest: SiteFile): Problem[] {
  const { table } = site;
  if (!table || site.rows.every(({ archive }) => archive === undefined)) return [];
  const problem = (file: SiteFile, valuePath: Path, written: string): Problem[] => {
    const path = writtenPath(written);
    const listPart = matchArchivePart(table, path);
    if (!listPart) return [];
    const list = writtenPath(listPart.route.path);
    const other = `${list}/${listPart.archivePart?.startsWith('tags/') ? listPart.archivePart.replace('/', '-') : `of-${listPart.archivePart}`}`;
    return [problemWithValue(file, valuePath, addressMessages.takenByList(list, other))];
  };
  const { paths } = pagesOf(site);
  return [
    ...site.rows.flatMap(({ index, path }) => problem(manifest, ['routes', index, 'path'], path)),
    ...siteEntries(site).flatMap(({ file, path, url }) => problem(file, [...path, 'url'], url)),
    // The address of a removed year may redirect.
    ...site.redirects.flatMap(({ index, from }): Problem[] => {
      const partMatch = matchArchivePart(table, writtenPath(from));
      if (!partMatch || !paths.has(partMatch.path)) return [];
      const message = addressMessages.redirectHidesPart(writtenPath(partMatch.route.path));
      return [problemWithValue(manifest, ['redirects', index, 'from'], message)];
    }),
  ];
}

function tagProblems(site: CheckedSite): Problem[] {
  const placedTags = siteEntries(site).flatMap(({ file, path, entry }) =>
    arrayItems(entry.tags).flatMap((tag, index) =>
      typeof tag === 'string' ? [{ file, valuePath: [...path, 'tags', index], tag, slug: tagSlug(tag) }] : [],
    ),
  );
  const spellings = new Map(
    [...groupBy(placedTags, ({ slug }) => slug)].map(([slug, tags]) => [
      slug,
      countItems(tags.map(({ tag }) => tag)),
    ]),
  );
  return placedTags.flatMap(({ file, valuePath, tag, slug }): Problem[] => {
    if (slug === '') return [problemWithValue(file, valuePath, textMessages.tagEmpty(tag))];
    if (tag.length > MAX_TAG_LENGTH)
      return [problemWithValue(file, valuePath, textMessages.tagLong(tag.length, MAX_TAG_LENGTH))];
    const counts = spellings.get(slug) ?? new Map<string, number>();
    const other = mostUsedSpelling(counts);
    if (other === tag) return [];
    const message = textMessages.tagSpelling(tag, other, counts.get(tag) ?? 0, counts.get(other) ?? 0);
    return [problemWithValue(file, valuePath, message)];
  });
}
