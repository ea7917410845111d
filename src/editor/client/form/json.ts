/** JSON values and JSON pointers (RFC 6901) into them. */
import { pointerKeys, pointerPart } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';

export type JsonObject = { readonly [name: string]: Json };

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** Returns a field or item of a value; undefined if there is none, or the field is not an own property. */
export function child(value: Json | undefined, key: string): Json | undefined {
  if (isList(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the value at a pointer; undefined if it does not exist. */
export const at = (value: Json | undefined, pointer: string): Json | undefined =>
  pointerKeys(pointer).reduce(child, value);

/** Appends a key to a pointer. */
export const join = (pointer: string, key: string | number): string => `${pointer}/${pointerPart(key)}`;

/** Returns true if a pointer is equal to another one or inside it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** The entries of an object or list; none for other values. */
function childEntries(value: Json | undefined): (readonly [key: string, inside: Json])[] {
  if (isList(value)) return value.map((item, index) => [String(index), item] as const);
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * Returns the value with another one at a pointer. Missing objects on the way are created.
 *
 * @param newValue undefined removes the field
 */
export function withValueAt(value: Json, pointer: string, newValue: Json | undefined): Json {
  return newValue === undefined && pointer === ''
    ? value
    : (replaceAt(value, pointerKeys(pointer), newValue) ?? null);
}

function replaceAt(
  value: Json | undefined,
  [key, ...rest]: readonly string[],
  newValue: Json | undefined,
): Json | undefined {
  if (key === undefined) return newValue;
  const next = replaceAt(child(value, key), rest, newValue);
  // A list becomes an object if a field is added to it.
  if (isList(value) && /^\d+$/.test(key)) {
    const index = Number(key);
    return next === undefined ? value.toSpliced(index, 1) : value.toSpliced(index, 1, next);
  }
  const fields = isObject(value) ? value : {};
  // Built from entries: an assignment to "__proto__" would not create a field.
  if (next === undefined) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  if (Object.hasOwn(fields, key))
    return Object.fromEntries(Object.entries(fields).map(([name, old]) => [name, name === key ? next : old]));
  return Object.fromEntries([...Object.entries(fields), [key, next]]);
}

/** Deep equality of JSON; the order of fields does not count. */
export function isEqualJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isEqualJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqualJson(one[name], other[name]))
  );
}

/** Returns the pointer of the innermost value that contains all differences. */
export function commonPointer(previous: Json, after: Json): string {
  const [old, now] = [childEntries(previous), childEntries(after)];
  if (isList(previous) !== isList(after) || old.length !== now.length || old.length === 0) return '';
  if (old.some(([key], index) => key !== now[index]?.[0])) return '';
  const different = old.flatMap(([key, value], index) => {
    const other = now[index]?.[1] ?? null;
    return isEqualJson(value, other) ? [] : [{ key, value, other }];
  });
  const [only] = different;
  if (!only || different.length > 1) return '';
  return join('', only.key) + commonPointer(only.value, only.other);
}

/** Returns all texts in a value with their pointers, in document order. */
export function collectTexts(value: Json, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  return childEntries(value).flatMap(([key, item]) => collectTexts(item, join(pointer, key)));
}
