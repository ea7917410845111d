/** What a record or entry was before, by git. */
import { isDeepStrictEqual } from 'node:util';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import { SITE } from '../../node/content/folder.ts';
import { readHistory, readVersions } from '../../node/content/history.ts';
import { readJsonFile } from '../../node/content/jsonFile.ts';
import type { FieldDifference, Json, ValueLocation, ValueVersion } from '../shared/protocol.ts';
import { locateValue } from './valueLocation.ts';

/** More versions of a file nobody looks through. */
const MAX_VERSIONS = 200;

/**
 * The versions of a value, the newest first. What stands in the file and is in no commit yet is not among them.
 *
 * @param site the site folder, absolute
 * @returns none where there is no git, or the value is in no commit
 */
export async function readValueVersions(
  site: string,
  { file, pointer }: ValueLocation,
): Promise<ValueVersion[]> {
  const root = (await readJsonFile(site, file))?.value;
  const path = locateValue(root, pointer, undefined);
  // What is in a file is JSON.
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
  // The file may have been edited since, which is no reason to forget what it was.
  const settings = await readJsonFile(site, SITE);
  const timeZone = fieldOf(settings?.value, 'timeZone');
  const { committed } = await readHistory(site, typeof timeZone === 'string' ? timeZone : undefined);
  const all = (committed.get(file) ?? []).slice(0, MAX_VERSIONS);
  return { versions: all, older: all.length === 0 ? [] : await readVersions(site, all) };
}

/** The value in an old text of its file: by its address where it has one, else by its place. */
function valueInText(text: string | undefined, pointer: string, current: Json | undefined): Json | undefined {
  try {
    const root: unknown = JSON.parse(text ?? '');
    const path = locateValue(root, pointer, current);
    return path && (valueAt(root, path) as Json);
  } catch {
    // It was no JSON then.
    return undefined;
  }
}

/** What has become of the fields of a value. */
export function fieldDifferences(before: Json, now: Json): FieldDifference[] {
  if (!isObject(before) || !isObject(now)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((field): FieldDifference[] => {
    const [was, is] = [before[field], now[field]];
    if (isDeepStrictEqual(was, is)) return [];
    if (Array.isArray(was ?? []) && Array.isArray(is ?? []))
      return listDifferences(field, listOf(was), listOf(is));
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ field, kind }];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Items that are in one list only; where as many have come as have gone, they were changed. */
function listDifferences(field: string, was: readonly unknown[], is: readonly unknown[]): FieldDifference[] {
  const without = (list: readonly unknown[], other: readonly unknown[]) => {
    const rest = [...other];
    return list.filter((item) => {
      const index = rest.findIndex((each) => isDeepStrictEqual(each, item));
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    }).length;
  };
  const [addedCount, removedCount] = [without(is, was), without(was, is)];
  const changedCount = Math.min(addedCount, removedCount);
  const all: FieldDifference[] = [
    { field, kind: 'added', count: addedCount - changedCount },
    { field, kind: 'removed', count: removedCount - changedCount },
    { field, kind: 'changed', count: changedCount },
  ];
  const nonEmpty = all.filter(({ count = 0 }) => count > 0);
  // Only their order is another one.
  return nonEmpty.length > 0 ? nonEmpty : [{ field, kind: 'changed' }];
}
