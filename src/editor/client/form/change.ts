/** Changes of a value that leave all else in it as it is: other fields, their order, and what the schema does not know. */
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject, type JsonObject, join } from './json.ts';
import { emptyOf, kindOf, type Shape, shapeBelow, walkShape } from './shape.ts';

/**
 * A value with another one in a place of it.
 *
 * @param shape that of the value, which says where new fields stand
 * @param pointer from the value to the place
 * @param next undefined takes the field away
 */
export function setValueAt(
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
  if (isList(value) || (value === undefined && shape?.type === 'list')) {
    const list = isList(value) ? [...value] : [];
    if (inner === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = inner;
    return list;
  }
  return setField(isObject(value) ? value : {}, key, inner, orderOf(shape, value));
}

/** An object with another value under a name; a new field stands behind the last one that its schema has before it. */
function setField(
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
  const precedingNames = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
  const position = order.includes(name)
    ? entries.findLastIndex(([other]) => precedingNames.has(other)) + 1
    : entries.length;
  return Object.fromEntries(entries.toSpliced(position, 0, [name, value]));
}

function orderOf(shape: Shape | undefined, value: Json | undefined): readonly string[] {
  if (shape?.type === 'object') return [...shape.fields.keys()];
  if (shape?.type === 'kinds') return [...(kindOf(shape, value)?.fields.keys() ?? [])];
  if (shape?.type === 'union') {
    const branch = shape.branches().find((one) => one.type === 'object');
    return orderOf(branch, value);
  }
  return [];
}

/** An object with a field under another name, in the same place. */
export function renameField(object: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}

/** A list with an item more. */
export const insertItem = (list: readonly Json[], index: number, item: Json): Json[] =>
  list.toSpliced(index, 0, item);

/**
 * The place that shows what is said of another: the nearest one around it that has a control of its own.
 *
 * @param pointer from the value to what is wrong
 */
export function nearestField(value: Json | undefined, shape: Shape, pointer: string): string {
  let fieldPointer = '';
  for (const { shape: ownShape, key, below } of walkShape(shape, value, pointer)) {
    const required = ownShape?.type === 'object' && ownShape.required.has(key);
    if (!below.shape || below.shape.type === 'constant' || (below.value === undefined && !required)) break;
    fieldPointer = join(fieldPointer, key);
  }
  return fieldPointer;
}

/** A value in another shape: the words that were typed go with it, to the last text that it must have. */
export function convertValue(shape: Shape, value: Json | undefined): Json {
  if (shape.type !== 'object') {
    const texts = Object.values(typeof value === 'object' && value !== null ? value : {});
    const text = texts.findLast((entry) => typeof entry === 'string');
    return shape.type === 'text' && text !== undefined ? text : emptyOf(shape);
  }
  const empty = emptyOf(shape);
  const name = [...shape.required].findLast((one) => shape.fields.get(one)?.().type === 'text');
  return name === undefined || typeof value !== 'string' || child(empty, name) === undefined
    ? empty
    : { ...Object.fromEntries(Object.entries(empty ?? {})), [name]: value };
}
