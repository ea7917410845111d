/** Converts JSON schemas to shapes, the field types of a form. */

import { pointerKeys } from '../../../core/problems/position.ts';
import type { Role, SchemaName } from '../../../generated/schemas.ts';
import type { Json } from '../../shared/protocol.ts';
import { at, child, isList, isObject, join } from './json.ts';

/** Common to all shapes. */
interface ShapeInfo {
  /** The description in the schema, without its examples. */
  help: string;
  /** As the user would type it. */
  example?: string;
  /** The name of the type, such as "MenuLink". */
  title?: string;
}

/** A record with fields in the order of its schema. */
export interface ObjectShape extends ShapeInfo {
  type: 'object';
  fields: ReadonlyMap<string, () => Shape>;
  required: ReadonlySet<string>;
  /** Labels that cannot be derived from the field names. */
  labels: ReadonlyMap<string, string>;
}

export interface ListShape extends ShapeInfo {
  type: 'list';
  items: () => Shape;
  minItems: number;
  maxItems: number;
}

/** Any number of values under names that the user chooses. */
export interface MapShape extends ShapeInfo {
  type: 'map';
  values: () => Shape;
}

/** One of several records, determined by the value of a field. */
export interface KindsShape extends ShapeInfo {
  type: 'kinds';
  discriminator: string;
  kinds: () => ReadonlyMap<string, ObjectShape>;
}

/** One of several shapes, determined by the JSON type. */
export interface UnionShape extends ShapeInfo {
  type: 'union';
  branches: () => readonly Shape[];
}

export interface ChoiceShape extends ShapeInfo {
  type: 'choice';
  values: readonly string[];
}

export interface TextShape extends ShapeInfo {
  type: 'text';
  role: Role;
  /** True for the pattern of colours, because browsers have a colour picker. */
  colour: boolean;
}

export interface ConstantShape extends ShapeInfo {
  type: 'constant';
  value: Json;
}

/** A number; also a text if `text` is true. */
export interface NumberShape extends ShapeInfo {
  type: 'number';
  text: boolean;
}

export interface SwitchShape extends ShapeInfo {
  type: 'switch';
}

export type Shape =
  | ObjectShape
  | ListShape
  | MapShape
  | KindsShape
  | UnionShape
  | ChoiceShape
  | TextShape
  | ConstantShape
  | NumberShape
  | SwitchShape;

export type Schemas = Readonly<Record<string, Json>>;

const COLOUR = '^#[0-9a-fA-F]{6}$';

const shapes = new WeakMap<object, Shape>();

/**
 * Returns the shape of a subschema. The result is cached, so that it can be compared by identity.
 *
 * @param schemas by name
 * @param pointer JSON pointer into the schema `name`
 * @throws if it does not exist, or a schema has a construct without a shape
 */
export function shapeOf(schemas: Schemas, name: SchemaName | string, pointer: string): Shape {
  const node = at(schemas[name], pointer);
  if (!isObject(node)) throw new Error(`There is no schema at ${name}#${pointer}.`);
  const reference = textOf(node, '$ref');
  if (reference !== undefined) {
    const [file = '', target = ''] = reference.split('#');
    return shapeOf(schemas, file === '' ? name : file.replace('.schema.json', ''), target);
  }
  const cached = shapes.get(node);
  if (cached) return cached;
  const shape = readShape(schemas, name, pointer, node);
  shapes.set(node, shape);
  return shape;
}

function readShape(schemas: Schemas, name: string, pointer: string, node: Json): Shape {
  const info = shapeInfo(node);
  const below = (...keys: (string | number)[]) => shapeOf(schemas, name, keys.reduce<string>(join, pointer));
  const branches = child(node, 'oneOf');
  if (isList(branches)) {
    const all = () => branches.map((_, index) => below('oneOf', index));
    const discriminator = textOf(child(node, 'discriminator'), 'propertyName');
    if (discriminator === undefined) return { ...info, type: 'union', branches: all };
    return { ...info, type: 'kinds', discriminator, kinds: lazy(() => kindsOf(all(), discriminator)) };
  }
  const constant = child(node, 'const');
  if (constant !== undefined) return { ...info, type: 'constant', value: constant };
  const values = child(node, 'enum');
  if (isList(values)) return { ...info, type: 'choice', values: values.map(String) };
  const type = child(node, 'type');
  switch (type) {
    case 'object':
      return isObject(child(node, 'additionalProperties'))
        ? { ...info, type: 'map', values: () => below('additionalProperties') }
        : { ...info, ...fieldsOf(node, (field) => below('properties', field)) };
    case 'array':
      return {
        ...info,
        type: 'list',
        items: () => below('items'),
        minItems: Number(child(node, 'minItems') ?? 0),
        maxItems: Number(child(node, 'maxItems') ?? Number.POSITIVE_INFINITY),
      };
    case 'string': {
      const role = textOf(node, 'role') ?? 'text';
      // The schemas of the engine have no other roles: tests/unit/edit-form.test.ts reads all of them.
      return { ...info, type: 'text', role: role as Role, colour: textOf(node, 'pattern') === COLOUR };
    }
    case 'boolean':
      return { ...info, type: 'switch' };
    case 'integer':
      return { ...info, type: 'number', text: false };
    default:
      if (isList(type)) return { ...info, type: 'number', text: true };
      throw new Error(`A form knows no control for ${name}#${pointer}.`);
  }
}

function fieldsOf(node: Json, below: (field: string) => Shape) {
  const properties = child(node, 'properties');
  const required = child(node, 'required');
  const labels = child(node, 'labels');
  const derivedFields = child(node, 'made');
  const isWritten = (field: string) => !isList(derivedFields) || !derivedFields.includes(field);
  return {
    type: 'object' as const,
    fields: new Map(
      Object.keys(isObject(properties) ? properties : {})
        .filter(isWritten)
        .map((field) => [field, () => below(field)]),
    ),
    required: new Set(isList(required) ? required.map(String) : []),
    labels: new Map(
      Object.entries(isObject(labels) ? labels : {}).map(([field, label]) => [field, String(label)]),
    ),
  };
}

function kindsOf(branches: readonly Shape[], by: string): Map<string, ObjectShape> {
  return new Map(
    branches.flatMap((shape) => {
      const kind = shape.type === 'object' ? shape.fields.get(by)?.() : undefined;
      return shape.type === 'object' && kind?.type === 'constant' ? [[String(kind.value), shape]] : [];
    }),
  );
}

function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Splits a description into its sentences and its examples. */
export function splitDescription(description: string): { help: string; examples?: string } {
  const [, help = '', examples] = /^(.*?)(?:\s*\bExamples?: (.+))?$/s.exec(description) ?? [];
  return { help, examples };
}

function shapeInfo(node: Json): ShapeInfo {
  const { help, examples } = splitDescription(textOf(node, 'description') ?? '');
  const example = examples === undefined ? undefined : firstExample(examples);
  const title = textOf(node, 'title');
  return { help, ...(example !== undefined && { example }), ...(title !== undefined && { title }) };
}

/** Only texts are shown as an example, because users do not type records. */
function firstExample(examples: string): string | undefined {
  try {
    const [first]: Json[] = JSON.parse(`[${examples.replace(/\.$/, '')}]`);
    return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined;
  } catch {
    return undefined;
  }
}

function textOf(node: Json | undefined, name: string): string | undefined {
  const value = child(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** The branch of a union that matches a value; the first one if none does. @throws if the union is empty */
export function branchOf(shape: UnionShape, value: Json | undefined): Shape {
  const branches = shape.branches();
  const branch = branches.find((branch) => matchesShape(branch, value)) ?? branches[0];
  if (!branch) throw new Error('A union has no branch.');
  return branch;
}

function matchesShape(shape: Shape, value: Json | undefined): boolean {
  switch (shape.type) {
    case 'object':
    case 'map':
    case 'kinds':
      return isObject(value);
    case 'list':
      return isList(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || shape.text;
    case 'constant':
      return value === shape.value;
    default:
      return typeof value === 'string';
  }
}

/** The record type of a value; undefined if it is unknown. */
export function kindOf(shape: KindsShape, value: Json | undefined): ObjectShape | undefined {
  const kind = child(value, shape.discriminator);
  return typeof kind === 'string' ? shape.kinds().get(kind) : undefined;
}

/** The shape of a field of a value; undefined if the schema does not have it. */
export function shapeBelow(shape: Shape, value: Json | undefined, key: string): Shape | undefined {
  switch (shape.type) {
    case 'object':
      return shape.fields.get(key)?.();
    case 'list':
      return shape.items();
    case 'map':
      return shape.values();
    case 'kinds':
      return kindOf(shape, value)?.fields.get(key)?.();
    case 'union':
      return shapeBelow(branchOf(shape, value), value, key);
    default:
      return undefined;
  }
}

export interface ShapeStep {
  shape: Shape | undefined;
  value: Json | undefined;
  key: string;
  /** The target of the step, without a shape if the schema does not have it. */
  below: { shape: Shape | undefined; value: Json | undefined };
}

/** Yields the steps from a value to a pointer. @param pointer from the value */
export function* walkShape(shape: Shape, value: Json | undefined, pointer: string): Generator<ShapeStep> {
  let current: ShapeStep['below'] = { shape, value };
  for (const key of pointerKeys(pointer)) {
    const below = {
      shape: current.shape && shapeBelow(current.shape, current.value, key),
      value: child(current.value, key),
    };
    yield { ...current, key, below };
    current = below;
  }
}

/** Returns a new value: its required fields, empty. */
export function emptyOf(shape: Shape): Json {
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        [...shape.fields].flatMap(([name, field]) =>
          shape.required.has(name) ? [[name, emptyOf(field())]] : [],
        ),
      );
    case 'list':
      return Array.from({ length: initialLength(shape) }, () => emptyOf(shape.items()));
    case 'map':
    case 'kinds':
      return {};
    case 'union':
      return emptyOf(branchOf(shape, undefined));
    case 'switch':
      return true;
    case 'constant':
      return shape.value;
    default:
      return '';
  }
}

/** A list with a minimum length begins with that many items, unless their type must be chosen first. */
const initialLength = (shape: ListShape) => (shape.items().type === 'kinds' ? 0 : shape.minItems);
