/** Maps values to their position in the schema. */

import { linksIn } from '../../core/data/inlineMarkdown.ts';
import { memoize } from '../../core/data/memoize.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { isObject, valueAt } from '../../core/problems/value.ts';
import type { FileSchema, Role, SchemaName } from '../../generated/schemas.ts';
import { readSchema } from './schemas.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  role?: Role;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | false;
  items?: Schema;
  oneOf?: readonly Schema[];
}

interface SchemaFile extends Schema {
  definitions?: Readonly<Record<string, Schema>>;
}

/**
 * A position in a schema. Unexpected values have a node without role and fields, so that invalid files can be
 * traversed too.
 */
export class SchemaNode {
  /** The role of a text; undefined if the schema expects none. */
  readonly role: Role | undefined;
  private readonly schemas: readonly Schema[];
  // Cached, since these are requested for every value of a site.
  readonly field = memoize(
    (name: string): SchemaNode =>
      new SchemaNode(
        this.schemas.map(({ properties = {}, additionalProperties }) =>
          Object.hasOwn(properties, name) ? properties[name] : additionalProperties,
        ),
      ),
  );
  private readonly forKind = memoize((kind: string): SchemaNode => {
    const matching = this.schemas.filter(({ properties }) => properties?.kind?.const === kind);
    return matching.length === 0 ? this : new SchemaNode(matching);
  });
  private readonly fieldsWithRole = memoize((role: Role | undefined): readonly string[] => {
    const names = this.schemas.flatMap(({ properties = {} }) => Object.keys(properties));
    return role === undefined ? names : names.filter((name) => this.field(name).role === role);
  });
  private items: SchemaNode | undefined;

  /** @param schemas all alternatives for a value */
  constructor(schemas: readonly (Schema | false | undefined)[]) {
    this.schemas = schemas.flatMap((schema) => (schema ? branches(schema) : []));
    const text = this.schemas.find(({ type }) => [type].flat().includes('string'));
    this.role = text && (text.role ?? ((text.enum ?? text.const) ? 'machine' : 'text'));
  }

  item(): SchemaNode {
    this.items ??= new SchemaNode(this.schemas.map(({ items }) => items));
    return this.items;
  }

  /** Selects the alternative that matches the `kind` of an object. */
  forObject(object: object): SchemaNode {
    if (this.schemas.length < 2 || !('kind' in object)) return this;
    const { kind } = object;
    if (typeof kind !== 'string') return this;
    return this.forKind(kind);
  }

  requires(name: string): boolean {
    return this.schemas.some(({ required = [] }) => required.includes(name));
  }

  /** Returns the names of all fields, or only of those with a role. */
  fields(role?: Role): readonly string[] {
    return this.fieldsWithRole(role);
  }

  blockKinds(): string[] {
    return this.schemas.map(({ properties }) => String(properties?.kind?.const));
  }
}

/** Returns a schema with absolute references. */
const schemaFile = memoize(
  (name: SchemaName): SchemaFile =>
    JSON.parse(readSchema(name), (key, value: unknown) =>
      key === '$ref' && String(value).startsWith('#') ? `${name}.schema.json${value}` : value,
    ),
);

function branches(schema: Schema): readonly Schema[] {
  if (schema.oneOf) return schema.oneOf.flatMap(branches);
  if (schema.$ref === undefined) return [schema];
  const [, name, definition = ''] = /^(.+)\.schema\.json#\/definitions\/(.+)$/.exec(schema.$ref) ?? [];
  // The engine's schemas have no other references.
  const target = schemaFile(name as SchemaName).definitions?.[definition];
  return target ? branches(target) : [];
}

export const rootSchemaNode: (schema: FileSchema) => SchemaNode = memoize(
  (schema) => new SchemaNode([schemaFile(schema)]),
);

/** @param root the value of the whole file, needed for the kind of each object */
export function schemaNodeAt(schema: FileSchema, path: Path, root: unknown): SchemaNode {
  let node = rootSchemaNode(schema);
  let value = root;
  for (const key of path) {
    node = typeof key === 'number' ? node.item() : node.field(key);
    value = valueAt(value, [key]);
    if (isObject(value)) node = node.forObject(value);
  }
  return node;
}

export interface TextInFile {
  text: string;
  path: Path;
  /** The role in the schema; undefined if it expects no text. */
  role: Role | undefined;
  /** The name of the field, or of the list for an item. */
  field: string;
  block: unknown;
  /** The label of an inline link. Its path is that of the text. */
  label?: string;
}

export interface ObjectInFile {
  object: Readonly<Record<string, unknown>>;
  path: Path;
  schemaNode: SchemaNode;
}

/**
 * Returns all texts of a file, each followed by its inline links, and all objects, outermost first.
 *
 * @param value may be invalid
 */
export function collectValues(
  schema: FileSchema,
  value: unknown,
): { texts: TextInFile[]; objects: ObjectInFile[] } {
  const texts: TextInFile[] = [];
  const objects: ObjectInFile[] = [];
  const collect = (value: unknown, path: Path, node: SchemaNode, field: string, block: unknown): void => {
    if (typeof value === 'string') {
      const text = { text: value, path, role: node.role, field, block };
      texts.push(text);
      if (text.role !== 'marked') return;
      for (const { href, label } of linksIn(value)) texts.push({ ...text, text: href, role: 'link', label });
    } else if (Array.isArray(value)) {
      const items = node.item();
      value.forEach((item, index) => {
        collect(item, [...path, index], items, field, block);
      });
    } else if (isObject(value)) {
      const objectNode = node.forObject(value);
      const kind = 'kind' in value ? value.kind : block;
      objects.push({ object: value, path, schemaNode: objectNode });
      for (const [key, item] of Object.entries(value))
        collect(item, [...path, key], objectNode.field(key), key, kind);
    }
  };
  collect(value, [], rootSchemaNode(schema), '', undefined);
  return { texts, objects };
}
