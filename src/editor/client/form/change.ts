/** Changes of a value that leave all else in it as it is: other fields, their order, and what the schema does not know. */
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject, type JsonObject, join } from './json.ts';
import { emptyOf, kindOf, type Shape, shapeBelow, stepsTo } from './shape.ts';

/**
 * A value with another one in a place of it.
 *
 * @param shape that of the value, which says where new fields stand
 * @param pointer from the value to the place
 * @param next undefined takes the field away
 */
export function changed(
  value: Json | undefined,
  shape: Shape,
  pointer: string,
  next: Json | undefined,
): Json {
  return assign(value, shape, pointerKeys(pointer), next) ?? null;
}

function assign(
  value: Json | undefined,
  shape: Shape | undefined,
  keys: readonly string[],
  next: Json | undefined,
): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return next;
  const inner = assign(child(value, key), shape && shapeBelow(shape, value, key), rest, next);
  if (isList(value) || (value === undefined && shape?.is === 'list')) {
    const list = isList(value) ? [...value] : [];
    if (inner === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = inner;
    return list;
  }
  return put(isObject(value) ? value : {}, key, inner, orderOf(shape, value));
}

/** An object with another value under a name; a new field stands behind the last one that its schema has before it. */
function put(
  object: JsonObject,
  name: string,
  value: Json | undefined,
  order: readonly string[],
): JsonObject {
  const entries = Object.entries(object);
  if (value === undefined) return Object.fromEntries(entries.filter(([other]) => other !== name));
  if (Object.hasOwn(object, name)) {
    return Object.fromEntries(entries.map(([other, old]) => [other, other === name ? value : old]));
  }
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
  const place = order.includes(name)
    ? entries.findLastIndex(([other]) => before.has(other)) + 1
    : entries.length;
  return Object.fromEntries(entries.toSpliced(place, 0, [name, value]));
}

function orderOf(shape: Shape | undefined, value: Json | undefined): readonly string[] {
  if (shape?.is === 'object') return [...shape.fields.keys()];
  if (shape?.is === 'kinds') return [...(kindOf(shape, value)?.fields.keys() ?? [])];
  if (shape?.is === 'union') {
    const branch = shape.branches().find((one) => one.is === 'object');
    return orderOf(branch, value);
  }
  return [];
}

/** An object with a field under another name, in the same place. */
export function renamed(object: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}

/** A list with an item more. */
export const inserted = (list: readonly Json[], index: number, item: Json): Json[] =>
  list.toSpliced(index, 0, item);

/**
 * The place that shows what is said of another: the nearest one around it that has a control of its own.
 *
 * @param pointer from the value to what is wrong
 */
export function shownPlace(value: Json | undefined, shape: Shape, pointer: string): string {
  let place = '';
  for (const { shape: its, key, below } of stepsTo(shape, value, pointer)) {
    const required = its?.is === 'object' && its.required.has(key);
    if (!below.shape || below.shape.is === 'constant' || (below.value === undefined && !required)) break;
    place = join(place, key);
  }
  return place;
}

/** A value in another shape: the words that were typed go with it, to the last text that it must have. */
export function taken(shape: Shape, value: Json | undefined): Json {
  if (shape.is !== 'object') {
    const texts = Object.values(typeof value === 'object' && value !== null ? value : {});
    const text = texts.findLast((one) => typeof one === 'string');
    return shape.is === 'text' && text !== undefined ? text : emptyOf(shape);
  }
  const empty = emptyOf(shape);
  const name = [...shape.required].findLast((one) => shape.fields.get(one)?.().is === 'text');
  return name === undefined || typeof value !== 'string' || child(empty, name) === undefined
    ? empty
    : { ...Object.fromEntries(Object.entries(empty ?? {})), [name]: value };
}
