/** Values of JSON and the pointers (RFC 6901) into them. */
import { pointerKeys, pointerPart } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';

export type JsonObject = { readonly [name: string]: Json };

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** A field of a value; undefined when it is no object or list, or has no such field of its own. */
export function child(value: Json | undefined, key: string): Json | undefined {
  if (isList(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value that a pointer leads to; undefined where it leads nowhere. */
export const at = (value: Json | undefined, pointer: string): Json | undefined =>
  pointerKeys(pointer).reduce(child, value);

/** A pointer to a field of what another pointer leads to. */
export const join = (pointer: string, key: string | number): string => `${pointer}/${pointerPart(key)}`;

/** Whether a pointer leads to a value or into it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);
