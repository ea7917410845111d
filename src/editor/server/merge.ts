/** Puts together what was changed here and elsewhere: field by field, and nothing is overwritten. */
import { isDeepStrictEqual } from 'node:util';
import { pointerPart } from '../../core/problems/position.ts';
import { isObject } from '../../core/problems/value.ts';
import type { Conflict, Json } from '../shared/protocol.ts';

/** What comes of two changes of one value. */
export interface MergeResult {
  /** Undefined where the value has gone. */
  value: Json | undefined;
  /** The fields that both have changed; in `value` they are as here. */
  conflicts: readonly Omit<Conflict, 'changeIndex'>[];
}

/**
 * Merges two changes of a value. Objects are merged field by field; anything else, lists too, is one value that only one may change.
 *
 * @param base the value that both began with
 * @param mine as it was changed here
 * @param theirs as it was changed elsewhere
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
