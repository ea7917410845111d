/** What becomes of a site when pages go. */

import { type Path, pointerOf } from '../../../core/problems/problemAt.ts';
import { valueAt } from '../../../core/problems/value.ts';
import { matchPath } from '../../../core/route/match.ts';
import { parentsOf, writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { blockSources } from '../../content/dataKinds.ts';
import { focalPointsOf } from '../../content/focalPoints.ts';
import { dataFile, dataNameOf, EVIDENCE, MANIFEST, PICTURES } from '../../content/folder.ts';
import type { RouteRow } from '../../content/model.ts';
import { isBelow, pagesOf } from '../../content/pagePaths.ts';
import { publicFile } from '../../content/publicFolder.ts';
import { arrayItems, siteEntries, siteObjects } from '../../content/siteValues.ts';
import { pagesWithLanguage } from '../../content/translations.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AddressedPages, formatAddress, type PageAddress } from './address.ts';
import { removeAnswers } from './evidenceAnswers.ts';
import { filesLeftUnused } from './filesLeftUnused.ts';
import { type LinkEdit, linkEdits } from './links.ts';
import { changeRedirects, type MovePlan, remainingPagesNotes } from './move.ts';
import { SiteEdits } from './siteEdits.ts';

/** The nearest page above that stays. */
export function pageAbove(site: ValidSite, { path, pages }: AddressedPages): string {
  const { paths } = pagesOf(site);
  return parentsOf(path).find((above) => paths.has(above) && !pages.includes(above)) ?? '';
}

/** Refuses an address to which nothing can lead. @throws UsageError when it is none of a page, or of one that goes as well */
export function assertRemains(site: ValidSite, from: AddressedPages, to: PageAddress): void {
  if (to.isFamily || from.pages.includes(to.path) || (from.isFamily && isBelow(to.path, from.path))) {
    throw new UsageError(
      `"${formatAddress(to)}" goes as well, so no old address can lead there. Name a page that stays.`,
    );
  }
  if (!pagesOf(site).paths.has(to.path)) {
    throw new UsageError(`There is no page "${formatAddress(to)}" to which the old address could lead.`);
  }
}

/**
 * Plans a removal.
 *
 * @param to the page to which the old addresses lead, which stays
 */
export function planRemoval(site: ValidSite, from: AddressedPages, to: PageAddress): MovePlan {
  const removedPaths = new Set(from.pages);
  const rows = rowsToRemove(site, from, removedPaths);
  const edits = new SiteEdits(site);
  for (const { index } of rows) edits.remove(MANIFEST, ['routes', index]);
  for (const { file, path, url } of siteEntries(site))
    if (removedPaths.has(writtenPath(url))) edits.remove(file.file, path);
  for (const file of dataFilesToRemove(site, rows)) edits.delete(file);
  removeLinks(site, removedPaths, to.path, edits);
  const notes = [...remainingTranslations(site, removedPaths), ...removeAnswers(site, removedPaths, edits)];
  const targets = new Map(from.pages.map((path) => [path, to.path]));
  changeRedirects(site, from, { path: to.path, isFamily: false }, targets, edits);
  const unused = filesLeftUnused(site, edits, [site.evidence?.value]);
  const evidence = filesLeftUnused(site, edits, []).filter((file) => !unused.includes(file));
  for (const file of unused) edits.delete(file);
  for (const file of evidence) notes.push(`${file} stays: ${EVIDENCE} names it.`);
  for (const picture of Object.keys(focalPointsOf(site)))
    if (edits.isDeleted(publicFile(picture))) edits.remove(PICTURES, ['focus', picture]);
  return { edits, addresses: targets, notes: [...remainingPagesNotes(site, from), ...notes] };
}

/** Pages in another language, which visitors find no longer from the page that goes. */
const remainingTranslations = (site: ValidSite, removedPaths: ReadonlySet<string>): string[] =>
  pagesWithLanguage(site.manifest, site.files)
    .filter(
      ({ path, translationOf }) =>
        translationOf !== undefined && removedPaths.has(translationOf) && !removedPaths.has(path),
    )
    .map(({ path }) => `The translation "${path}" stays. To remove it as well: npm run remove -- ${path}`);

/** The rows of the pages that go, and those of families of which nothing is left, not even a list that waits for entries. */
function rowsToRemove(site: ValidSite, from: AddressedPages, removedPaths: ReadonlySet<string>): RouteRow[] {
  const remainingRoutes = new Set(
    siteEntries(site).flatMap(({ url }) => {
      const path = writtenPath(url);
      const found = removedPaths.has(path) ? undefined : matchPath(site.table, path);
      return found?.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const affectedRoutes = new Set(
    [...removedPaths].flatMap((path) => {
      const found = matchPath(site.table, path);
      return found.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const isRemoved = ({ path }: RouteRow) => removedPaths.has(writtenPath(path));
  const remainingParents = new Set(
    site.rows.filter((row) => !isRemoved(row)).map(({ path }) => writtenPath(path)),
  );
  return site.rows.filter((row) => {
    const parent = familyParent(row.path);
    if (parent === undefined) return isRemoved(row);
    return (
      (from.isFamily && (parent === from.path || isBelow(parent, from.path))) ||
      (affectedRoutes.has(row.path) && !remainingRoutes.has(row.path) && !remainingParents.has(parent))
    );
  });
}

/** The data files from which nothing is made any longer. */
function dataFilesToRemove(site: ValidSite, rows: readonly RouteRow[]): string[] {
  const usedNames = (remainingRows: readonly RouteRow[]) => {
    const names = new Set(remainingRows.map(({ data }) => data));
    for (const file of site.files) {
      const name = dataNameOf(file.file);
      if (name !== undefined && names.has(name))
        for (const source of blockSources(file.value)) names.add(source.name);
    }
    return names;
  };
  const stillUsed = usedNames(site.rows.filter((row) => !rows.includes(row)));
  return [...usedNames(rows)].filter((name) => !stillUsed.has(name)).map(dataFile);
}

/** A value of a file. */
interface FieldLocation {
  file: string;
  path: Path;
}

const keyOf = ({ file, path }: FieldLocation) => `${file}#${pointerOf(path)}`;

/**
 * Links to pages that go. Where a link may be left out it is; what is there for its link alone, such as an item of the menu, goes with
 * it; where neither can be, it leads to the page that the old address leads to.
 */
function removeLinks(site: ValidSite, removedPaths: ReadonlySet<string>, to: string, edits: SiteEdits): void {
  const objects = new Map(
    siteObjects(site).map((each) => [keyOf({ file: each.file.file, path: each.path }), each]),
  );
  const files = new Map(site.files.map((file) => [file.file, file]));
  const removals: { edit: LinkEdit; place: FieldLocation }[] = [];
  for (const edit of linkEdits(site, (path) => (removedPaths.has(path) ? to : undefined), false)) {
    const { placed, text, isWholeText } = edit;
    const file = placed.file.file;
    if (edits.isDeleted(file) || isInRemovedEntry(site, placed.file.file, placed.path, removedPaths))
      continue;
    const location = isWholeText ? removableLocation({ file, path: placed.path }) : undefined;
    if (location) removals.push({ edit, place: location });
    else edits.set(file, placed.path, text);
  }
  // A list that would be left empty goes as well, where it may.
  for (let level = 0; level < MAX_LIST_DEPTH; level++) {
    const removedKeys = new Set(removals.map(({ place }) => keyOf(place)));
    for (const each of removals) {
      const { file, path } = each.place;
      const list = arrayItems(valueAt(files.get(file)?.value, path.slice(0, -1)));
      const isLast =
        typeof path.at(-1) === 'number' &&
        list.every((_, index) => removedKeys.has(keyOf({ file, path: [...path.slice(0, -1), index] })));
      if (!isLast) continue;
      const ownerLocation = removableLocation({ file, path: path.slice(0, -1) });
      // A record is more than a list in it.
      each.place =
        ownerLocation && !(ownerLocation.path.length === 2 && ownerLocation.path[0] === 'data')
          ? ownerLocation
          : NO_LOCATION;
    }
  }
  for (const { edit, place } of removals) {
    if (place === NO_LOCATION) edits.set(edit.placed.file.file, edit.placed.path, edit.text);
  }
  const locations = new Map(removals.map(({ place }) => [keyOf(place), place]));
  locations.delete(keyOf(NO_LOCATION));
  for (const { file, path } of locations.values()) edits.remove(file, path);

  /** The field, or the item of a list or the object for this link alone around it where that cannot be without; undefined where there is none. */
  function removableLocation({ file, path }: FieldLocation): FieldLocation | undefined {
    const owner = path.slice(0, -1);
    const name = String(path.at(-1));
    const found = objects.get(keyOf({ file, path: owner }));
    if (!found) return undefined;
    const rest = Object.keys(found.object).filter((key) => key !== name && !LINK_ONLY_FIELDS.has(key));
    if (!found.schemaNode.requires(name) && rest.length > 0) return { file, path };
    const key = owner.at(-1);
    const around = objects.get(keyOf({ file, path: owner.slice(0, -1) }));
    const mayGo =
      typeof key === 'number' || (rest.length === 0 && around?.schemaNode.requires(String(key)) === false);
    return mayGo ? { file, path: owner } : undefined;
  }
}

/** How deep lists of links stand within each other: a menu, and the items of one of its groups. */
const MAX_LIST_DEPTH = 2;

const NO_LOCATION: FieldLocation = { file: '', path: [] };

/** What is no use without a link beside it. */
const LINK_ONLY_FIELDS: ReadonlySet<string> = new Set(['label', 'kind', 'heading']);

/** Whether a value stands in an entry that goes. */
function isInRemovedEntry(
  site: ValidSite,
  file: string,
  path: Path,
  removedPaths: ReadonlySet<string>,
): boolean {
  return (
    siteEntries(site).some(
      (entry) =>
        entry.file.file === file &&
        removedPaths.has(writtenPath(entry.url)) &&
        entry.path.every((part, index) => part === path[index]),
    ) ||
    (file === MANIFEST &&
      path[0] === 'routes' &&
      removedPaths.has(writtenPath(String(valueAt(site.manifest, ['routes', Number(path[1]), 'path'])))))
  );
}
