/** Data files that no page is made of, such as those of people and of events: they are edited where they are shown. */
import type { SiteFile } from '../../core/problems/problemAt.ts';
import { dataFile } from '../../node/content/folder.ts';
import { type CheckedSite, fileOf } from '../../node/content/model.ts';
import { siteTexts } from '../../node/content/siteValues.ts';

/**
 * The files that the record of a page of its own shows and that have no page of their own, in the order of the record.
 *
 * @returns paths by the path of the file that the record is in; none where it shows none
 */
export function embeddedFilesByFile(site: CheckedSite): ReadonlyMap<string, readonly string[]> {
  const pageFiles = new Set(site.rows.map(({ data }) => data));
  const embedded = new Map<string, Set<string>>();
  for (const { file, path, role, text } of siteTexts(site)) {
    if (role !== 'data' || path[0] !== 'data' || path[1] !== 0 || pageFiles.has(text)) continue;
    const name = dataFile(text);
    if (fileOf(site, name)) embedded.set(file.file, (embedded.get(file.file) ?? new Set()).add(name));
  }
  return new Map([...embedded].map(([file, names]) => [file, [...names]]));
}

/** @param file that the record is in @returns the files of {@link embeddedFilesByFile} */
export const embeddedFiles = (site: CheckedSite, { file }: SiteFile): SiteFile[] =>
  (embeddedFilesByFile(site).get(file) ?? []).flatMap((name) => fileOf(site, name) ?? []);
