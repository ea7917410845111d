import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { stringField } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';
import { familyParent } from '../../core/route/table.ts';
import { blockSources } from './dataKinds.ts';
import { dataFile, MANIFEST } from './folder.ts';
import { type CheckedSite, fileOf } from './model.ts';
import { enclosingEntry } from './siteValues.ts';

/** Returns the page that shows a value; undefined if there is none, or if every page shows it. */
export function findPageOf(site: CheckedSite, file: SiteFile, path: Path): string | undefined {
  if (file.file === MANIFEST) {
    const row = path[0] === 'routes' ? site.rows.find(({ index }) => index === path[1]) : undefined;
    return row && familyParent(row.path) === undefined ? writtenPath(row.path) : undefined;
  }
  const url = stringField(enclosingEntry(file, path), 'url');
  if (url !== undefined) return writtenPath(url);
  return findPagesOfFile(site, file)[0];
}

/** Returns the pages of a data file, else the pages with a block that reads it. */
function findPagesOfFile(site: CheckedSite, file: SiteFile): string[] {
  const { rows } = site;
  const ownRows = rows.filter(
    ({ path, data }) => familyParent(path) === undefined && dataFile(data) === file.file,
  );
  if (ownRows.length > 0) return ownRows.map(({ path }) => writtenPath(path));
  return rows
    .filter(({ data }) =>
      blockSources(fileOf(site, dataFile(data))?.value).some(({ name }) => dataFile(name) === file.file),
    )
    .map(({ path }) => writtenPath(path));
}
