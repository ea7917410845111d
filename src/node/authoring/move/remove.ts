/** What becomes of a site when pages go. */

import { type Path, pointerOf } from '../../../core/problems/problemAt.ts';
import { valueAt } from '../../../core/problems/value.ts';
import { matchPath } from '../../../core/route/match.ts';
import { parentsOf, writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { entries, listOf, placedObjects } from '../../content/content.ts';
import { focalPointsOf } from '../../content/focalPoints.ts';
import { dataFile, dataNameOf, EVIDENCE, MANIFEST, PICTURES } from '../../content/folder.ts';
import { sourcesOf } from '../../content/kinds.ts';
import type { Row } from '../../content/model.ts';
import { isBelow, pagesOf } from '../../content/pagePaths.ts';
import { publicFile } from '../../content/publicFolder.ts';
import { pagesWithLanguage } from '../../content/translations.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../create/additionDraft.ts';
import { type Asked, type Found, shown } from './address.ts';
import { removeAnswers } from './answers.ts';
import { Edits } from './files.ts';
import { unusedFiles } from './leftovers.ts';
import { type LinkEdit, linkEdits } from './links.ts';
import { changeRedirects, type Plan, staying } from './move.ts';

/** The nearest page above that stays. */
export function pageAbove(site: ValidSite, { path, pages }: Found): string {
  const { paths } = pagesOf(site);
  return parentsOf(path).find((above) => paths.has(above) && !pages.includes(above)) ?? '';
}

/** Refuses an address to which nothing can lead. @throws UsageError when it is none of a page, or of one that goes as well */
export function assertStays(site: ValidSite, from: Found, to: Asked): void {
  if (to.family || from.pages.includes(to.path) || (from.family && isBelow(to.path, from.path))) {
    throw new UsageError(
      `"${shown(to)}" goes as well, so no old address can lead there. Name a page that stays.`,
    );
  }
  if (!pagesOf(site).paths.has(to.path)) {
    throw new UsageError(`There is no page "${shown(to)}" to which the old address could lead.`);
  }
}

/**
 * Plans a removal.
 *
 * @param to the page to which the old addresses lead, which stays
 */
export function planRemoval(site: ValidSite, from: Found, to: Asked): Plan {
  const gone = new Set(from.pages);
  const rows = rowsToGo(site, from, gone);
  const edits = new Edits(site);
  for (const { index } of rows) edits.remove(MANIFEST, ['routes', index]);
  for (const { file, path, url } of entries(site))
    if (gone.has(writtenPath(url))) edits.remove(file.file, path);
  for (const file of dataToGo(site, rows)) edits.delete(file);
  takeOutLinks(site, gone, to.path, edits);
  const notes = [...translationsLeft(site, gone), ...removeAnswers(site, gone, edits)];
  const places = new Map(from.pages.map((path) => [path, to.path]));
  changeRedirects(site, from, { path: to.path, family: false }, places, edits);
  const unused = unusedFiles(site, edits, [site.evidence?.value]);
  const evidence = unusedFiles(site, edits, []).filter((file) => !unused.includes(file));
  for (const file of unused) edits.delete(file);
  for (const file of evidence) notes.push(`${file} stays: ${EVIDENCE} names it.`);
  for (const picture of Object.keys(focalPointsOf(site)))
    if (edits.isDeleted(publicFile(picture))) edits.remove(PICTURES, ['focus', picture]);
  return { edits, addresses: places, notes: [...staying(site, from), ...notes] };
}

/** Pages in another language, which visitors find no longer from the page that goes. */
const translationsLeft = (site: ValidSite, gone: ReadonlySet<string>): string[] =>
  pagesWithLanguage(site.manifest, site.files)
    .filter(
      ({ path, translationOf }) => translationOf !== undefined && gone.has(translationOf) && !gone.has(path),
    )
    .map(({ path }) => `The translation "${path}" stays. To remove it as well: npm run remove -- ${path}`);

/** The rows of the pages that go, and those of families of which nothing is left, not even a list that waits for entries. */
function rowsToGo(site: ValidSite, from: Found, gone: ReadonlySet<string>): Row[] {
  const left = new Set(
    entries(site).flatMap(({ url }) => {
      const path = writtenPath(url);
      const found = gone.has(path) ? undefined : matchPath(site.table, path);
      return found?.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const filled = new Set(
    [...gone].flatMap((path) => {
      const found = matchPath(site.table, path);
      return found.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const isGone = ({ path }: Row) => gone.has(writtenPath(path));
  const staying = new Set(site.rows.filter((row) => !isGone(row)).map(({ path }) => writtenPath(path)));
  return site.rows.filter((row) => {
    const parent = familyParent(row.path);
    if (parent === undefined) return isGone(row);
    return (
      (from.family && (parent === from.path || isBelow(parent, from.path))) ||
      (filled.has(row.path) && !left.has(row.path) && !staying.has(parent))
    );
  });
}

/** The data files from which nothing is made any longer. */
function dataToGo(site: ValidSite, rows: readonly Row[]): string[] {
  const used = (left: readonly Row[]) => {
    const names = new Set(left.map(({ data }) => data));
    for (const file of site.files) {
      const name = dataNameOf(file.file);
      if (name !== undefined && names.has(name))
        for (const source of sourcesOf(file.value)) names.add(source.name);
    }
    return names;
  };
  const staying = used(site.rows.filter((row) => !rows.includes(row)));
  return [...used(rows)].filter((name) => !staying.has(name)).map(dataFile);
}

/** A value of a file. */
interface Place {
  file: string;
  path: Path;
}

const keyOf = ({ file, path }: Place) => `${file}#${pointerOf(path)}`;

/**
 * Links to pages that go. Where a link may be left out it is; what is there for its link alone, such as an item of the menu, goes with
 * it; where neither can be, it leads to the page that the old address leads to.
 */
function takeOutLinks(site: ValidSite, gone: ReadonlySet<string>, to: string, edits: Edits): void {
  const objects = new Map(
    placedObjects(site).map((each) => [keyOf({ file: each.file.file, path: each.path }), each]),
  );
  const files = new Map(site.files.map((file) => [file.file, file]));
  const leaving: { edit: LinkEdit; place: Place }[] = [];
  for (const edit of linkEdits(site, (path) => (gone.has(path) ? to : undefined), false)) {
    const { placed, text, whole } = edit;
    const file = placed.file.file;
    if (edits.isDeleted(file) || isWithin(site, placed.file.file, placed.path, gone)) continue;
    const place = whole ? toTakeOut({ file, path: placed.path }) : undefined;
    if (place) leaving.push({ edit, place });
    else edits.set(file, placed.path, text);
  }
  // A list that would be left empty goes as well, where it may.
  for (let level = 0; level < LEVELS; level++) {
    const taken = new Set(leaving.map(({ place }) => keyOf(place)));
    for (const each of leaving) {
      const { file, path } = each.place;
      const list = listOf(valueAt(files.get(file)?.value, path.slice(0, -1)));
      const isLast =
        typeof path.at(-1) === 'number' &&
        list.every((_, index) => taken.has(keyOf({ file, path: [...path.slice(0, -1), index] })));
      if (!isLast) continue;
      const whole = toTakeOut({ file, path: path.slice(0, -1) });
      // A record is more than a list in it.
      each.place = whole && !(whole.path.length === 2 && whole.path[0] === 'data') ? whole : NOWHERE;
    }
  }
  for (const { edit, place } of leaving) {
    if (place === NOWHERE) edits.set(edit.placed.file.file, edit.placed.path, edit.text);
  }
  const places = new Map(leaving.map(({ place }) => [keyOf(place), place]));
  places.delete(keyOf(NOWHERE));
  for (const { file, path } of places.values()) edits.remove(file, path);

  /** The field, or the item of a list or the object for this link alone around it where that cannot be without; undefined where there is none. */
  function toTakeOut({ file, path }: Place): Place | undefined {
    const owner = path.slice(0, -1);
    const name = String(path.at(-1));
    const found = objects.get(keyOf({ file, path: owner }));
    if (!found) return undefined;
    const rest = Object.keys(found.object).filter((key) => key !== name && !WORTHLESS_ALONE.has(key));
    if (!found.place.requires(name) && rest.length > 0) return { file, path };
    const key = owner.at(-1);
    const around = objects.get(keyOf({ file, path: owner.slice(0, -1) }));
    const mayGo =
      typeof key === 'number' || (rest.length === 0 && around?.place.requires(String(key)) === false);
    return mayGo ? { file, path: owner } : undefined;
  }
}

/** How deep lists of links stand within each other: a menu, and the items of one of its groups. */
const LEVELS = 2;

const NOWHERE: Place = { file: '', path: [] };

/** What is no use without a link beside it. */
const WORTHLESS_ALONE: ReadonlySet<string> = new Set(['label', 'kind', 'heading']);

/** Whether a value stands in an entry that goes. */
function isWithin(site: ValidSite, file: string, path: Path, gone: ReadonlySet<string>): boolean {
  return (
    entries(site).some(
      (entry) =>
        entry.file.file === file &&
        gone.has(writtenPath(entry.url)) &&
        entry.path.every((part, index) => part === path[index]),
    ) ||
    (file === MANIFEST &&
      path[0] === 'routes' &&
      gone.has(writtenPath(String(valueAt(site.manifest, ['routes', Number(path[1]), 'path'])))))
  );
}
