/**
 * Changes a value and keeps everything else in it: other fields, their order, and fields that the schema does
 * not have.
 */
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject, type JsonObject, join } from './json.ts';
import { emptyOf, kindOf, type Shape, shapeBelow, walkShape } from './shape.ts';

/**
 * Returns the value with another one at a pointer.
 *
 * @param shape of the value, which gives the order of new fields
 * @param pointer from the value
 * @param next undefined removes the field
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

/** Sets a field of an object; a new field is inserted after the last one that precedes it in the schema. */
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
    const branch = shape.branches().find((candidate) => candidate.type === 'object');
    return orderOf(branch, value);
  }
  return [];
}

/** Renames a field of an object and keeps its position. */
export function renameField(object: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}

export const insertItem = (list: readonly Json[], index: number, item: Json): Json[] =>
  list.toSpliced(index, 0, item);

/**
 * Returns the pointer of the nearest ancestor with a control of its own, which shows a problem.
 *
 * @param pointer from the value to the problem
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

/** Converts a value to another shape and keeps its text, in the last text that the new shape requires. */
export function convertValue(shape: Shape, value: Json | undefined): Json {
  if (shape.type !== 'object') {
    const texts = Object.values(typeof value === 'object' && value !== null ? value : {});
    const text = texts.findLast((entry) => typeof entry === 'string');
    return shape.type === 'text' && text !== undefined ? text : emptyOf(shape);
  }
  const empty = emptyOf(shape);
  const name = [...shape.required].findLast((field) => shape.fields.get(field)?.().type === 'text');
  return name === undefined || typeof value !== 'string' || child(empty, name) === undefined
    ? empty
    : { ...Object.fromEntries(Object.entries(empty ?? {})), [name]: value };
}
