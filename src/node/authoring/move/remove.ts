/** Plans the removal of pages. */

import { type Path, pointerOf } from '../../../core/problems/problemAt.ts';
import { eachValue, valueAt } from '../../../core/problems/value.ts';
import { linkTarget, sitePath } from '../../../core/route/link.ts';
import { matchPath } from '../../../core/route/match.ts';
import { parentsOf, writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { blockSources } from '../../content/dataKinds.ts';
import { focalPointsOf } from '../../content/focalPoints.ts';
import { dataFile, dataNameOf, EVIDENCE, MANIFEST, PICTURES } from '../../content/folder.ts';
import type { CheckedSite, RouteRow } from '../../content/model.ts';
import { isBelow, pagesOf } from '../../content/pagePaths.ts';
import { publicFile } from '../../content/publicFolder.ts';
import { publishableFiles } from '../../content/publishedFiles.ts';
import {
  arrayItems,
  isLink,
  isPicture,
  siteEntries,
  siteObjects,
  siteTexts,
} from '../../content/siteValues.ts';
import { pagesWithLanguage } from '../../content/translations.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AddressedPages, formatAddress, type PageAddress } from './address.ts';
import { type LinkEdit, linkEdits } from './links.ts';
import { answersByPages, changeRedirects, type MovePlan, remainingPagesNotes } from './move.ts';
import { SiteEdits } from './siteEdits.ts';

/** Returns the nearest parent page that stays. */
export function pageAbove(site: ValidSite, { path, pages }: AddressedPages): string {
  const { paths } = pagesOf(site);
  return parentsOf(path).find((above) => paths.has(above) && !pages.includes(above)) ?? '';
}

/** @throws UsageError if the target of the redirects is not a page, or is removed too */
export function assertRemains(site: ValidSite, from: AddressedPages, to: PageAddress): void {
  if (to.isFamily || from.pages.includes(to.path) || (from.isFamily && isBelow(to.path, from.path))) {
    throw new UsageError(
      `"${formatAddress(to)}" goes as well, so no old address can lead there. Name a page that stays.`,
    );
  }
  if (!pagesOf(site).paths.has(to.path))
    throw new UsageError(`There is no page "${formatAddress(to)}" to which the old address could lead.`);
}

/** @param to the target of the redirects, a page that stays */
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
  const unused = unusedFiles(site, edits, [site.evidence?.value]);
  const evidence = unusedFiles(site, edits, []).filter((file) => !unused.includes(file));
  for (const file of unused) edits.delete(file);
  for (const file of evidence) notes.push(`${file} stays: ${EVIDENCE} names it.`);
  for (const picture of Object.keys(focalPointsOf(site)))
    if (edits.isDeleted(publicFile(picture))) edits.remove(PICTURES, ['focus', picture]);
  return { edits, addresses: targets, notes: [...remainingPagesNotes(site, from), ...notes] };
}

/** Removes the evidence answers that name removed pages. @returns notes */
function removeAnswers(site: CheckedSite, removedPaths: ReadonlySet<string>, edits: SiteEdits): string[] {
  const answers = answersByPages(site, (path) => (removedPaths.has(path) ? path : undefined));
  for (const { index } of answers) edits.remove(EVIDENCE, ['answers', index]);
  const requirements = [...new Set(answers.map(({ answer }) => answer.to))].join(', ');
  if (requirements === '') return [];
  return [`What goes was evidence for ${requirements}. Say in ${EVIDENCE} what shows that now.`];
}

/** Returns notes on translations of removed pages, which stay. */
const remainingTranslations = (site: ValidSite, removedPaths: ReadonlySet<string>): string[] =>
  pagesWithLanguage(site.manifest, site.files)
    .filter(
      ({ path, translationOf }) =>
        translationOf !== undefined && removedPaths.has(translationOf) && !removedPaths.has(path),
    )
    .map(({ path }) => `The translation "${path}" stays. To remove it as well: npm run remove -- ${path}`);

/** Returns the routes of removed pages, and of families without entries and without a list page. */
function rowsToRemove(site: ValidSite, from: AddressedPages, removedPaths: ReadonlySet<string>): RouteRow[] {
  const routesOf = (paths: Iterable<string>) =>
    new Set(
      [...paths].flatMap((path) => {
        const match = matchPath(site.table, path);
        return match.kind === 'route' ? [match.route.path] : [];
      }),
    );
  const entryPaths = siteEntries(site).map(({ url }) => writtenPath(url));
  const remainingRoutes = routesOf(entryPaths.filter((path) => !removedPaths.has(path)));
  const affectedRoutes = routesOf(removedPaths);
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

/** Returns the data files that no remaining page uses. */
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

/**
 * The used files of removed pages that no other file uses. A file whose name occurs in another case stays.
 *
 * @param others further values that may name a file
 * @returns paths from the site folder
 */
function unusedFiles(site: CheckedSite, edits: SiteEdits, others: readonly unknown[]): string[] {
  const values = [...site.files.map((file) => edits.value(file)), ...others];
  const texts = new Set<string>();
  eachValue(values, (value) => {
    if (typeof value === 'string') texts.add(value);
  });
  const candidates = new Set(
    siteTexts(site).flatMap((placed) => {
      if (texts.has(placed.text)) return [];
      const target = isLink(placed) ? linkTarget(placed.text) : undefined;
      const linkedFile = target?.kind === 'file' ? target.path : undefined;
      const path = isPicture(placed) ? sitePath(placed.text) : linkedFile;
      return path !== undefined && REMOVABLE_FILE.test(path) ? [path] : [];
    }),
  );
  if (candidates.size === 0) return [];
  const publishable = publishableFiles(site, values);
  return site.publicFolder.files
    .filter((file) => candidates.has(file) && !publishable.has(file))
    .map(publicFile);
}

/** Other programs may request files in other folders. */
const REMOVABLE_FILE = /^(?:images|documents)\//;

interface FieldLocation {
  file: string;
  path: Path;
}

const keyOf = ({ file, path }: FieldLocation) => `${file}#${pointerOf(path)}`;

/**
 * Removes links to removed pages: the optional field, or the object that only serves the link, such as a
 * menu item. A link that is required is redirected.
 */
function removeLinks(site: ValidSite, removedPaths: ReadonlySet<string>, to: string, edits: SiteEdits): void {
  const objects = new Map(
    siteObjects(site).map((each) => [keyOf({ file: each.file.file, path: each.path }), each]),
  );
  const files = new Map(site.files.map((file) => [file.file, file]));
  /** Without a location, the link is redirected. */
  const removals: { edit: LinkEdit; location: FieldLocation | undefined }[] = [];
  for (const edit of linkEdits(site, (path) => (removedPaths.has(path) ? to : undefined), false)) {
    const { placed, isAddress } = edit;
    const { path } = placed;
    const { file } = placed.file;
    if (edits.isDeleted(file) || isInRemovedEntry(site, file, path, removedPaths)) continue;
    removals.push({ edit, location: isAddress ? removableLocation({ file, path }) : undefined });
  }
  // A list that would be empty is removed too, if it is optional.
  for (let level = 0; level < MAX_LIST_DEPTH; level++) {
    const removedKeys = new Set(removals.flatMap(({ location }) => (location ? keyOf(location) : [])));
    for (const removal of removals) {
      if (!removal.location) continue;
      const { file, path } = removal.location;
      const listPath = path.slice(0, -1);
      const list = arrayItems(valueAt(files.get(file)?.value, listPath));
      const isListEmpty =
        typeof path.at(-1) === 'number' &&
        list.every((_, index) => removedKeys.has(keyOf({ file, path: [...listPath, index] })));
      if (!isListEmpty) continue;
      const owner = removableLocation({ file, path: listPath });
      const isRecord = owner?.path.length === 2 && owner.path[0] === 'data';
      removal.location = isRecord ? undefined : owner;
    }
  }
  const locations = new Map<string, FieldLocation>();
  for (const { edit, location } of removals) {
    if (location) locations.set(keyOf(location), location);
    else edits.set(edit.placed.file.file, edit.placed.path, edit.text);
  }
  for (const { file, path } of locations.values()) edits.remove(file, path);

  /** Returns the optional field, else the item or optional object that only serves this link. */
  function removableLocation({ file, path }: FieldLocation): FieldLocation | undefined {
    const owner = path.slice(0, -1);
    const name = String(path.at(-1));
    const object = objects.get(keyOf({ file, path: owner }));
    if (!object) return undefined;
    const rest = Object.keys(object.object).filter((key) => key !== name && !LINK_ONLY_FIELDS.has(key));
    if (!object.schemaNode.requires(name) && rest.length > 0) return { file, path };
    const key = owner.at(-1);
    const parent = objects.get(keyOf({ file, path: owner.slice(0, -1) }));
    const isOptional = rest.length === 0 && parent?.schemaNode.requires(String(key)) === false;
    return typeof key === 'number' || isOptional ? { file, path: owner } : undefined;
  }
}

/** A menu, and the items of one of its groups. */
const MAX_LIST_DEPTH = 2;

/** Fields that are useless without a link. */
const LINK_ONLY_FIELDS: ReadonlySet<string> = new Set(['label', 'kind', 'heading']);

const isInRemovedEntry = (
  site: ValidSite,
  file: string,
  path: Path,
  removedPaths: ReadonlySet<string>,
): boolean =>
  siteEntries(site).some(
    (entry) =>
      entry.file.file === file &&
      removedPaths.has(writtenPath(entry.url)) &&
      entry.path.every((part, index) => part === path[index]),
  ) ||
  (file === MANIFEST &&
    path[0] === 'routes' &&
    removedPaths.has(writtenPath(String(valueAt(site.manifest, ['routes', Number(path[1]), 'path'])))));
