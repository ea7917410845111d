/** Resolves locations of values and finds values that have moved. */
import { isDeepStrictEqual } from 'node:util';
import { pointerKeys } from '../../core/problems/position.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../core/problems/value.ts';
import type { Json, ValueLocation } from '../shared/protocol.ts';

/**
 * Converts a JSON pointer (RFC 6901) to a path: numeric keys are indices if the value has a list there.
 *
 * @param pointer any text
 * @returns undefined if it is no pointer or does not exist
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
 * Returns the current path of a value. Others may have added or removed items of its list.
 *
 * @param root the current value of the file
 * @param pointer its earlier location
 * @param base its earlier value; undefined to match by location only
 * @returns undefined if it no longer exists
 */
export function locateValue(root: unknown, pointer: string, base: Json | undefined): Path | undefined {
  const path = resolvePointer(root, pointer);
  const list = resolvePointer(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const items = list && valueAt(root, list);
  if (base === undefined || !list || !Array.isArray(items)) return path;
  const key = itemKey(base);
  const current = path && valueAt(root, path);
  // An item without a path is identified by its location only.
  if (path && (isDeepStrictEqual(current, base) || itemKey(current) === key)) return path;
  const same = items.findIndex((item) => isDeepStrictEqual(item, base));
  const index = same < 0 && key !== undefined ? items.findIndex((item) => itemKey(item) === key) : same;
  return index < 0 ? undefined : [...list, index];
}

/** The identity of an entry or a manifest row within its list. */
const itemKey = (value: unknown): string | undefined =>
  stringField(value, 'url') ?? stringField(value, 'path');

/** Sorts outer values before the values inside them. */
export const compareDepth = (a: ValueLocation, b: ValueLocation): number =>
  pointerKeys(a.pointer).length - pointerKeys(b.pointer).length;
