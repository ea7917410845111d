/** Where values stand in the files of a site, and where they are found again. */
import { isDeepStrictEqual } from 'node:util';
import { pointerKeys } from '../../core/problems/position.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../core/problems/value.ts';
import type { Json, ValueLocation } from '../shared/protocol.ts';

/**
 * The keys and indices of a JSON pointer (RFC 6901), for a value: what looks like a number is an index where the value has a list.
 *
 * @param pointer any text
 * @returns undefined where it is no pointer, or leads nowhere
 */
function resolvePointer(root: unknown, pointer: string): Path | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  const path: (string | number)[] = [];
  for (const name of pointerKeys(pointer)) {
    path.push(Array.isArray(valueAt(root, path)) && /^\d+$/.test(name) ? Number(name) : name);
    if (valueAt(root, path) === undefined) return undefined;
  }
  return path;
}

/**
 * Where a value stands now that was at a place: others may have added items to its list, or taken some out.
 *
 * @param root the value of the file as it is
 * @param pointer where it was
 * @param base what it was; undefined where only the place counts
 * @returns undefined where it is no longer there
 */
export function locateValue(root: unknown, pointer: string, base: Json | undefined): Path | undefined {
  const path = resolvePointer(root, pointer);
  const list = resolvePointer(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const items = list && valueAt(root, list);
  if (base === undefined || !list || !Array.isArray(items)) return path;
  const key = itemKey(base);
  const current = path && valueAt(root, path);
  // An item without an address is known by its place alone.
  if (path && (isDeepStrictEqual(current, base) || itemKey(current) === key)) return path;
  const same = items.findIndex((item) => isDeepStrictEqual(item, base));
  const index = same < 0 && key !== undefined ? items.findIndex((item) => itemKey(item) === key) : same;
  return index < 0 ? undefined : [...list, index];
}

/** What tells an entry, or a row of the manifest, from the others of its list. */
const itemKey = (value: unknown): string | undefined =>
  stringField(value, 'url') ?? stringField(value, 'path');

/** For sorting: what holds another value comes before that. */
export const compareDepth = (a: ValueLocation, b: ValueLocation): number =>
  pointerKeys(a.pointer).length - pointerKeys(b.pointer).length;
