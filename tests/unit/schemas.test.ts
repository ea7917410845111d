/** The schemas as documents: what an editor shows to whoever writes a data file. */
import { describe, expect, test } from 'vitest';
import { readSchema, schemaNames } from '../../codegen/schemas.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a map of schemas by name, or a list of schemas. */
const SCHEMA = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
]);
const MAPS = new Set(['properties', 'definitions', 'patternProperties']);
const LISTS = new Set(['oneOf', 'anyOf', 'allOf']);

interface Place {
  /** The schema's name and the JSON pointer within it. */
  where: string;
  node: Node;
  /** The name of the property that the node describes. */
  property?: string;
}

function* walk(node: unknown, where: string, property?: string): Generator<Place> {
  if (!isNode(node)) return;
  yield { where, node, property };
  for (const [key, value] of Object.entries(node)) {
    if (SCHEMA.has(key)) yield* walk(value, `${where}/${key}`);
    if (MAPS.has(key) && isNode(value)) {
      for (const [name, item] of Object.entries(value)) {
        yield* walk(item, `${where}/${key}/${name}`, key === 'properties' ? name : undefined);
      }
    }
    if (LISTS.has(key) && Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* walk(item, `${where}/${key}/${index}`);
    }
  }
}

const roots = new Map(
  schemaNames().map((name) => [`${name}.schema.json`, JSON.parse(readSchema(name)) as Node]),
);
const places = [...roots].flatMap(([file, root]) => [...walk(root, file)]);

/** What a $ref of a schema file leads to. */
function target(ref: string, file: string): unknown {
  const [name, pointer = ''] = ref.split('#');
  let node: unknown = roots.get(name || file);
  for (const key of pointer.split('/').slice(1)) node = isNode(node) ? node[key] : undefined;
  return node;
}

const fileOf = (where: string) => where.split('/')[0] ?? '';

/** The description that an editor shows for a property. */
function descriptionOf({ node, where }: Place): unknown {
  if (typeof node.$ref !== 'string') return node.description;
  const found = target(node.$ref, fileOf(where));
  return isNode(found) ? found.description : undefined;
}

/** The places that break a rule. */
const breaking = (rule: (place: Place) => boolean) =>
  places.filter((place) => !rule(place)).map(({ where }) => where);

describe('every schema', () => {
  test('is read', () => {
    expect(roots.size).toBe(11);
    expect(places.length).toBeGreaterThan(400);
  });

  test('is draft-07, with an id that is its file name', () => {
    for (const [file, root] of roots) {
      expect(root.$schema, file).toBe('http://json-schema.org/draft-07/schema#');
      expect(root.$id).toBe(file);
    }
  });

  test('has a title and a description, and so has every definition and every record', () => {
    expect(
      breaking(({ node, where }) => {
        const named = !where.includes('/') || /\/definitions\/[^/]+$/.test(where) || isNode(node.properties);
        return !named || (typeof node.title === 'string' && typeof node.description === 'string');
      }),
    ).toEqual([]);
  });

  test('has ASCII titles that are names of types, each used once', () => {
    const titles = places.flatMap(({ node }) => (node.title === undefined ? [] : [node.title]));
    expect(titles.filter((title) => !/^[A-Z][A-Za-z0-9]*$/.test(String(title)))).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('is closed: an object lists its fields and takes no others, but for the map of figures', () => {
    const objects = places.filter(({ node }) => node.type === 'object' || isNode(node.properties));
    const open = objects.filter(({ node }) => node.additionalProperties !== false);
    // A union of closed objects is closed itself.
    const notUnions = open.filter(({ node }) => !Array.isArray(node.oneOf));
    expect(notUnions.map(({ where }) => where)).toEqual(['site.schema.json/properties/facts']);
  });

  test('requires only fields that it has', () => {
    expect(
      breaking(({ node }) => {
        if (!Array.isArray(node.required) || !isNode(node.properties)) return true;
        return node.required.every((name) => Object.hasOwn(Object(node.properties), String(name)));
      }),
    ).toEqual([]);
  });

  test('has a description on every property, its own or that of the definition it refers to', () => {
    expect(breaking((place) => place.property === undefined || Boolean(descriptionOf(place)))).toEqual([]);
  });

  test('has no keyword beside $ref, which draft-07 would ignore', () => {
    expect(breaking(({ node }) => node.$ref === undefined || Object.keys(node).length === 1)).toEqual([]);
  });

  test('refers only to definitions that exist', () => {
    expect(
      breaking(
        ({ node, where }) => node.$ref === undefined || isNode(target(String(node.$ref), fileOf(where))),
      ),
    ).toEqual([]);
  });

  test('shows an example of every value that a person writes', () => {
    expect(
      breaking((place) => {
        const { property, node } = place;
        if (property === undefined || isAssembled(place) || node.const !== undefined) return true;
        return /\bExamples?: \S/.test(String(descriptionOf(place)));
      }),
    ).toEqual([]);
  });

  test('writes descriptions as sentences', () => {
    expect(
      breaking(({ node }) => node.description === undefined || /[.")\]}]$/.test(String(node.description))),
    ).toEqual([]);
  });
});

/**
 * Whether a value is put together from fields that show examples of their own: an object, or a list of objects.
 */
function isAssembled({ node, where }: Place): boolean {
  const resolved = typeof node.$ref === 'string' ? target(node.$ref, fileOf(where)) : node;
  if (!isNode(resolved)) return false;
  if (isNode(resolved.properties) || resolved.discriminator !== undefined) return true;
  return isNode(resolved.items) && isAssembled({ node: resolved.items, where });
}

test('the example of a text is one that its own pattern accepts', () => {
  const wrong = places.flatMap(({ node, where }) => {
    if (typeof node.pattern !== 'string') return [];
    const [, examples = ''] = /Examples?: (.+)$/.exec(String(node.description)) ?? [];
    const texts = [...examples.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
      ([quoted]) => JSON.parse(quoted) as string,
    );
    const pattern = new RegExp(node.pattern, 'u');
    return texts.filter((text) => !pattern.test(text)).map((text) => `${where}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
