/** Earlier versions of a value, from git. */
import { isDeepStrictEqual } from 'node:util';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import { SITE } from '../../node/content/folder.ts';
import { readHistory, readVersions } from '../../node/content/history.ts';
import { readJsonFile } from '../../node/content/jsonFile.ts';
import type { FieldDifference, Json, ValueLocation, ValueVersion } from '../shared/protocol.ts';
import { locateValue } from './valueLocation.ts';

/** Enough for a user to look through. */
const MAX_VERSIONS = 200;

/**
 * Returns the versions of a value, the newest first. Uncommitted changes are not included.
 *
 * @param site the site folder, absolute
 * @returns an empty list if there is no git or the value is in no commit
 */
export async function readValueVersions(
  site: string,
  { file, pointer }: ValueLocation,
): Promise<ValueVersion[]> {
  const root = (await readJsonFile(site, file))?.value;
  const path = locateValue(root, pointer, undefined);
  // The file is JSON.
  const current = path && (valueAt(root, path) as Json);
  const { versions, older: olderTexts } = await readOlderTexts(site, file);
  const values = olderTexts.map((text) => valueInText(text, pointer, current));
  return versions.flatMap(({ day }, index): ValueVersion[] => {
    const value = values[index];
    const previous = values[index + 1];
    if (value === undefined || isDeepStrictEqual(value, previous)) return [];
    return [{ day, value, differences: previous === undefined ? [] : fieldDifferences(previous, value) }];
  });
}

async function readOlderTexts(site: string, file: string) {
  // A file with uncommitted mistakes still has a history.
  const settings = await readJsonFile(site, SITE);
  const timeZone = fieldOf(settings?.value, 'timeZone');
  const { committed } = await readHistory(site, typeof timeZone === 'string' ? timeZone : undefined);
  const all = (committed.get(file) ?? []).slice(0, MAX_VERSIONS);
  return { versions: all, older: all.length === 0 ? [] : await readVersions(site, all) };
}

/** Finds the value in an old text of its file: by its path if it has one, otherwise by its location. */
function valueInText(text: string | undefined, pointer: string, current: Json | undefined): Json | undefined {
  try {
    const root: unknown = JSON.parse(text ?? '');
    const path = locateValue(root, pointer, current);
    return path && (valueAt(root, path) as Json);
  } catch {
    // The old text was not valid JSON.
    return undefined;
  }
}

export function fieldDifferences(previous: Json, current: Json): FieldDifference[] {
  if (!isObject(previous) || !isObject(current)) return [];
  const names = [...new Set([...Object.keys(previous), ...Object.keys(current)])];
  return names.flatMap((field): FieldDifference[] => {
    const [previousValue, value] = [previous[field], current[field]];
    if (isDeepStrictEqual(previousValue, value)) return [];
    if (Array.isArray(previousValue ?? []) && Array.isArray(value ?? []))
      return listDifferences(field, listOf(previousValue), listOf(value));
    const kind = previousValue === undefined ? 'added' : value === undefined ? 'removed' : 'changed';
    return [{ field, kind }];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Compares lists by the items that only one of them has. Equal numbers of new and removed items count as
 * changes.
 */
function listDifferences(
  field: string,
  previous: readonly unknown[],
  current: readonly unknown[],
): FieldDifference[] {
  const without = (list: readonly unknown[], other: readonly unknown[]) => {
    const rest = [...other];
    return list.filter((item) => {
      const index = rest.findIndex((other) => isDeepStrictEqual(other, item));
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    }).length;
  };
  const [addedCount, removedCount] = [without(current, previous), without(previous, current)];
  const changedCount = Math.min(addedCount, removedCount);
  const all: FieldDifference[] = [
    { field, kind: 'added', count: addedCount - changedCount },
    { field, kind: 'removed', count: removedCount - changedCount },
    { field, kind: 'changed', count: changedCount },
  ];
  const nonEmpty = all.filter(({ count = 0 }) => count > 0);
  // Only the order has changed.
  return nonEmpty.length > 0 ? nonEmpty : [{ field, kind: 'changed' }];
}
