/** Three-way merge of JSON values, field by field. */
import { isDeepStrictEqual } from 'node:util';
import { pointerPart } from '../../core/problems/position.ts';
import { isObject } from '../../core/problems/value.ts';
import type { Conflict, Json } from '../shared/protocol.ts';

export interface MergeResult {
  /** Undefined if the value was removed. */
  value: Json | undefined;
  /** Fields that both sides have changed; `value` has mine. */
  conflicts: readonly Omit<Conflict, 'changeIndex'>[];
}

/**
 * Merges two changes of a value. Objects are merged field by field. Any other value, including a list, is
 * atomic.
 *
 * @param base the common ancestor
 * @param mine the change of this client
 * @param theirs the change in the file
 */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  pointer = '',
): MergeResult {
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(mine, theirs))
    return { value: mine, conflicts: [] };
  if (isDeepStrictEqual(mine, base)) return { value: theirs, conflicts: [] };
  if (!isObject(mine) || !isObject(theirs))
    return { value: mine, conflicts: [{ pointer, base, mine, theirs }] };
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const fields = names.map((name) => {
    const field = mergeValues(
      fieldIn(base, name),
      fieldIn(mine, name),
      fieldIn(theirs, name),
      `${pointer}/${pointerPart(name)}`,
    );
    return { name, ...field };
  });
  const value = Object.fromEntries(
    fields.flatMap(({ name, value }): [string, Json][] => (value === undefined ? [] : [[name, value]])),
  );
  return { value, conflicts: fields.flatMap(({ conflicts }) => conflicts) };
}

const fieldIn = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? (value[name] as Json) : undefined;
