/** Data files that no page is made of, such as those of people and of events: they are edited where they are shown. */
import type { Path, SiteFile } from '../problems/problemAt.ts';
import { textsOf } from '../site/content.ts';
import { dataFile } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';

/**
 * The files that a record shows and that have no page of their own, in the order of the record.
 *
 * @param file that the record is in
 * @param record its place
 */
export function shownFiles(site: CheckedSite, file: SiteFile, record: Path): SiteFile[] {
  const own = new Set(site.rows.map(({ data }) => data));
  const isWithin = (path: Path) => record.every((step, index) => path[index] === step);
  const names = textsOf(site)
    .filter((text) => text.file === file && text.role === 'data' && isWithin(text.path))
    .map(({ text }) => text);
  return [...new Set(names)].flatMap((name) => (own.has(name) ? [] : (fileOf(site, dataFile(name)) ?? [])));
}
