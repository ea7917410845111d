/** Finds drafts. The build omits them, so an error in a draft does not block publishing. */

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
import { usedDataNames } from './publishedView.ts';
import { validate } from './validate.ts';

/** Problems of a whole file or of an address may concern more than the draft. */
const NEVER_EXCUSED = /^(?:file|json|address|redirect|archive|home|layout|entry|data-kind)-/;
/** Fields that define a row or entry as a draft, or identify it. */
const DRAFT_FIELDS: ReadonlySet<string> = new Set(['draft', 'url', 'path', 'layout', 'data']);

/**
 * @param rows the valid rows of the manifest
 * @param manifest the value of the manifest file
 * @param values the values of the data files, by name
 */
export function findDrafts(
  rows: readonly RouteRow[],
  manifest: unknown,
  values: ReadonlyMap<string, unknown>,
): Drafts {
  let find: Drafts['draftAround'] | undefined;
  // Created on demand: most sites have no errors.
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
      // An incomplete row cannot be a draft.
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
  // A row of a single entry has the schedule of the entry.
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
    const [record, entry] = [keys.slice(0, 2), keys.slice(0, 4)].map((path) =>
      valueAt(values.get(name), path),
    );
    if (keys[0] !== 'data') return undefined;
    if (keys.length >= 2 && isObject(record) && isDraft(name, record)) return keys.slice(0, 2);
    return keys.length >= 4 && isEntry(entry) && isDraft(name, entry) ? keys.slice(0, 4) : undefined;
  };
}

/**
 * Removes the errors in drafts from a file: first the wrong values, then objects that became incomplete, and
 * finally the draft. An empty text becomes "…".
 *
 * @returns undefined if there are other errors, or if nothing is left
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
    // A value with two errors is removed once.
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
    // Drafts are removed last, to keep array indices stable.
    if (draftsToRemove.has('')) return undefined;
    for (const keys of [...draftsToRemove.values()].sort(lastFirst)) removeValue(value, keys);
    return value;
  }
}

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
