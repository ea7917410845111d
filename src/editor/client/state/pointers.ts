/** JSON pointers (RFC 6901) within values of a form. */
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject, join } from '../form/json.ts';

/** What stands in a value under each key or index; nothing in a text or a number. */
function childEntries(value: Json | undefined): (readonly [key: string, inside: Json])[] {
  if (isList(value)) return value.map((item, index) => [String(index), item] as const);
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * The same value with another one at a place; objects that are missing on the way are made.
 *
 * @param newValue undefined takes the field out
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
  // A list is no list any more where a field is put into it.
  if (isList(value) && /^\d+$/.test(key)) {
    const index = Number(key);
    return next === undefined ? value.toSpliced(index, 1) : value.toSpliced(index, 1, next);
  }
  const fields = isObject(value) ? value : {};
  // Built of entries, since an assignment to a field such as "__proto__" would not make one.
  if (next === undefined) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  if (Object.hasOwn(fields, key))
    return Object.fromEntries(Object.entries(fields).map(([name, old]) => [name, name === key ? next : old]));
  return Object.fromEntries([...Object.entries(fields), [key, next]]);
}

/** Whether two values are the same JSON; the order of fields does not count. */
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

/** The innermost place that has all in which two values differ. */
export function commonPointer(before: Json, after: Json): string {
  const [old, now] = [childEntries(before), childEntries(after)];
  if (isList(before) !== isList(after) || old.length !== now.length || old.length === 0) return '';
  if (old.some(([key], index) => key !== now[index]?.[0])) return '';
  const different = old.flatMap(([key, value], index) => {
    const other = now[index]?.[1] ?? null;
    return isEqualJson(value, other) ? [] : [{ key, value, other }];
  });
  const [only] = different;
  if (!only || different.length > 1) return '';
  return join('', only.key) + commonPointer(only.value, only.other);
}

/** All texts in a value with their places, in the order of the value. */
export function collectTexts(value: Json, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  return childEntries(value).flatMap(([key, item]) => collectTexts(item, join(pointer, key)));
}
