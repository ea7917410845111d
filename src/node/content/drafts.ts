/** What of a site is a draft: a mistake there holds up nothing that is published, since a build leaves drafts out. */

import {
  createSchedule,
  dateRangeOf,
  isEntry,
  mapObjects,
  pageDateRanges,
} from '../../core/data/schedule.ts';
import type { Route } from '../../core/model.ts';
import { pointerKeys } from '../../core/problems/position.ts';
import type { SiteFile } from '../../core/problems/problemAt.ts';
import { isObject, valueAt } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { dataNameOf, MANIFEST } from './folder.ts';
import { siteFile } from './jsonFile.ts';
import type { Drafts, PointerKeys, RouteRow } from './model.ts';
import { usedDataNames } from './publishedSite.ts';
import { validate } from './validate.ts';

/** What is wrong with a file as such, or with an address, may be a mistake of what is beside the draft. */
const NEVER_EXCUSED = /^(?:file|json|address|redirect|archive|home|layout|entry|data-kind)-/;
/** What says of a row or an entry that it is a draft, and which. */
const DRAFT_FIELDS: ReadonlySet<string> = new Set(['draft', 'url', 'path', 'layout', 'data']);

/**
 * @param rows of the manifest that can be used
 * @param manifest as its file has it
 * @param values of the data files, by name
 */
export function findDrafts(
  rows: readonly RouteRow[],
  manifest: unknown,
  values: ReadonlyMap<string, unknown>,
): Drafts {
  let find: Drafts['draftAround'] | undefined;
  // Most sites have no mistake, and so nobody asks.
  const draftAround: Drafts['draftAround'] = (file, keys) => {
    find ??= createDraftFinder(rows, manifest, values);
    return find(file, keys);
  };
  return {
    draftAround,
    isExcused({ severity, code, file, pointer }) {
      if (severity !== 'error' || pointer === undefined || NEVER_EXCUSED.test(code)) return false;
      const keys = pointerKeys(pointer);
      const draft = draftAround(file, keys);
      // A row that lacks something is none.
      if (!draft || (file === MANIFEST && keys.length === draft.length)) return false;
      return !(keys.length === draft.length + 1 && DRAFT_FIELDS.has(keys.at(-1) ?? ''));
    },
  };
}

function createDraftFinder(
  rows: readonly RouteRow[],
  manifest: unknown,
  values: ReadonlyMap<string, unknown>,
): Drafts['draftAround'] {
  const routeOf = ({ index, ...row }: RouteRow): Route => ({
    ...row,
    draft: dateRangeOf(valueAt(manifest, ['routes', index])).draft,
  });
  const placed = rows.map((row) => ({ index: row.index, route: routeOf(row) }));
  const routes = placed.map(({ route }) => route);
  const schedule = createSchedule({ routes });
  const dateRanges = pageDateRanges({ routes }, values);
  // The row of one entry goes with its entry.
  const isDraftRow = (route: Route) =>
    (dateRanges.get(writtenPath(route.path)) ?? schedule.routeRange(route)).draft;
  const isDraft = (name: string, object: Readonly<Record<string, unknown>>) =>
    schedule.locateObject(name, object).range.draft;
  const liveValues = new Map(
    [...values].map(([name, value]) => [
      name,
      mapObjects(value, (object) => (isDraft(name, object) ? [] : [object])),
    ]),
  );
  const liveNames = usedDataNames({ routes: routes.filter((route) => !isDraftRow(route)) }, liveValues);
  const draftOnlyNames = new Set(
    [...usedDataNames({ routes }, values)].filter((name) => !liveNames.has(name)),
  );
  const draftRows = new Set(placed.flatMap(({ index, route }) => (isDraftRow(route) ? [index] : [])));

  return (file, keys) => {
    if (file === MANIFEST)
      return keys[0] === 'routes' && draftRows.has(Number(keys[1])) ? keys.slice(0, 2) : undefined;
    const name = dataNameOf(file);
    if (name === undefined) return undefined;
    if (draftOnlyNames.has(name)) return [];
    const [record, entry] = [keys.slice(0, 2), keys.slice(0, 4)].map((place) =>
      valueAt(values.get(name), place),
    );
    if (keys[0] !== 'data') return undefined;
    if (keys.length >= 2 && isObject(record) && isDraft(name, record)) return keys.slice(0, 2);
    return keys.length >= 4 && isEntry(entry) && isDraft(name, entry) ? keys.slice(0, 4) : undefined;
  };
}

/**
 * The value of a file without what is wrong in its drafts: a value that is wrong goes, and so does what then lacks something, at last the
 * draft itself. A text that is still empty becomes dots.
 *
 * @returns undefined where something else is wrong, too, or nothing would be left
 */
export function withoutDraftErrors(file: SiteFile, schema: FileSchema, drafts: Drafts): unknown {
  const value = structuredClone(file.value);
  const draftsToRemove = new Map<string, PointerKeys>();
  for (;;) {
    const problems = validate(
      schema,
      siteFile({ file: file.file, text: '', tree: undefined, value }, schema),
    );
    if (!problems.every(drafts.isExcused)) return undefined;
    // A value that is wrong in two ways goes once.
    const errorKeys = [...new Set(problems.map(({ pointer = '' }) => pointer))]
      .map(pointerKeys)
      .filter((keys) => {
        const draft = drafts.draftAround(file.file, keys) ?? [];
        const isKnown = draftsToRemove.has(draft.join('/'));
        if (keys.length === draft.length) draftsToRemove.set(draft.join('/'), draft);
        return !isKnown && keys.length > draft.length;
      });
    for (const keys of errorKeys.sort(lastFirst)) removeError(value, keys);
    if (errorKeys.length > 0) continue;
    // The others keep their places until the end.
    if (draftsToRemove.has('')) return undefined;
    for (const keys of [...draftsToRemove.values()].sort(lastFirst)) removeValue(value, keys);
    return value;
  }
}

/** Items of a list by their places, the last first. */
const lastFirst = (a: PointerKeys, b: PointerKeys) =>
  b.join('/').localeCompare(a.join('/'), 'en', { numeric: true });

function removeError(root: unknown, keys: PointerKeys): void {
  const owner = valueAt(root, keys.slice(0, -1));
  const text = valueAt(root, keys);
  if (isObject(owner) && typeof text === 'string' && text.trim() === '') owner[keys.at(-1) ?? ''] = '…';
  else removeValue(root, keys);
}

function removeValue(root: unknown, keys: PointerKeys): void {
  const owner = valueAt(root, keys.slice(0, -1));
  const key = keys.at(-1) ?? '';
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else if (isObject(owner)) delete owner[key];
}
