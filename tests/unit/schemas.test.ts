/** The schemas: their cases, and as documentation in a text editor for authors of data files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../src/core/problems/value.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import * as validators from '../../src/generated/validators.js';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { COLLEGE } from '../sites.ts';
import { jsonFixtures } from './fixtures.ts';

type Node = Record<string, unknown>;

/** Keywords whose value is a schema, a map of schemas by name, or a list of schemas. */
const SCHEMA = new Set('items additionalProperties not if then else contains propertyNames'.split(' '));
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
  if (!isObject(node)) return;
  yield { where, node, property };
  for (const [key, value] of Object.entries(node)) {
    if (SCHEMA.has(key)) yield* walk(value, `${where}/${key}`);
    if (MAPS.has(key) && isObject(value)) {
      for (const [name, item] of Object.entries(value))
        yield* walk(item, `${where}/${key}/${name}`, key === 'properties' ? name : undefined);
    }
    if (LISTS.has(key) && Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* walk(item, `${where}/${key}/${index}`);
    }
  }
}

const roots = new Map<string, Node>(
  SCHEMA_NAMES.map((it) => [`${it}.schema.json`, JSON.parse(readSchema(it))]),
);
const places = [...roots].flatMap(([file, root]) => [...walk(root, file)]);

function target(ref: string, file: string): unknown {
  const [name, pointer = ''] = ref.split('#');
  let node: unknown = roots.get(name || file);
  for (const key of pointer.split('/').slice(1)) node = isObject(node) ? node[key] : undefined;
  return node;
}

const fileOf = (where: string) => where.split('/')[0] ?? '';

function descriptionOf({ node, where }: Place): unknown {
  if (typeof node.$ref !== 'string') return node.description;
  const referred = target(node.$ref, fileOf(where));
  return isObject(referred) ? referred.description : undefined;
}

const breaking = (rule: (item: Place) => boolean) =>
  places.filter((item) => !rule(item)).map(({ where }) => where);

describe('every schema', () => {
  test('is used', () => {
    expect(roots.size).toBe(18);
    expect(places.length).toBeGreaterThan(400);
  });

  test('is draft-07, with its file name as id', () => {
    for (const [file, root] of roots) {
      expect(root.$schema, file).toBe('http://json-schema.org/draft-07/schema#');
      expect(root.$id).toBe(file);
    }
  });

  test('has a title and a description, and so has every definition and every record', () => {
    expect(
      breaking(({ node, where }) => {
        const named =
          !where.includes('/') || /\/definitions\/[^/]+$/.test(where) || isObject(node.properties);
        return !named || (typeof node.title === 'string' && typeof node.description === 'string');
      }),
    ).toEqual([]);
  });

  test('has unique ASCII titles that are type names', () => {
    const titles = places.flatMap(({ node }) => (node.title === undefined ? [] : [node.title]));
    expect(titles.filter((title) => !/^[A-Z][A-Za-z0-9]*$/.test(String(title)))).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('is closed: objects accept only their fields, except for maps of focal points, figures, labels, records and translated texts', () => {
    const objects = places.filter(({ node }) => node.type === 'object' || isObject(node.properties));
    const open = objects.filter(({ node }) => node.additionalProperties !== false);
    // A union of closed objects is closed itself.
    expect(open.filter(({ node }) => !Array.isArray(node.oneOf)).map(({ where }) => where)).toEqual([
      'evidence.schema.json/definitions/reasonTranslations',
      'evidence.schema.json/definitions/titleTranslations',
      'evidence.schema.json/definitions/pageTranslations',
      'pictures.schema.json/properties/focus',
      'requirements.schema.json/definitions/spoken',
      'site.schema.json/properties/facts',
      'site-translation.schema.json/properties/contact/properties/labels',
      'site-translation.schema.json/properties/facts',
      'urls-lock.schema.json/properties/records',
    ]);
  });

  test('requires only existing fields', () => {
    expect(
      breaking(({ node }) => {
        if (!Array.isArray(node.required) || !isObject(node.properties)) return true;
        return node.required.every(
          (name) => isObject(node.properties) && Object.hasOwn(node.properties, String(name)),
        );
      }),
    ).toEqual([]);
  });

  test('has a description on every property, its own or that of its definition', () => {
    expect(breaking((item) => item.property === undefined || Boolean(descriptionOf(item)))).toEqual([]);
  });

  test('has no keyword beside $ref, which draft-07 would ignore', () => {
    expect(breaking(({ node }) => node.$ref === undefined || Object.keys(node).length === 1)).toEqual([]);
  });

  test('refers only to existing definitions', () => {
    expect(
      breaking(
        ({ node, where }) => node.$ref === undefined || isObject(target(String(node.$ref), fileOf(where))),
      ),
    ).toEqual([]);
  });

  test('has an example on every property, except for constants', () => {
    expect(
      breaking((item) => {
        const { property, node } = item;
        if (property === undefined || node.const !== undefined || isOnlyReferred(item)) return true;
        return /\bExamples?: \S/.test(String(descriptionOf(item)));
      }),
    ).toEqual([]);
  });

  test('has labels only for existing fields and items, all different', () => {
    expect(
      breaking(({ node, where }) => {
        if (!isObject(node.labels) || !isObject(node.properties)) return node.labels === undefined;
        const { properties, labels } = node;
        const fields = Object.entries(labels).filter(([name]) => !name.endsWith('[]'));
        const items = Object.keys(labels).filter((name) => name.endsWith('[]'));
        return (
          fields.every(([name]) => Object.hasOwn(properties, name)) &&
          new Set(fields.map(([, label]) => label)).size === fields.length &&
          items.every((name) => {
            const property = properties[name.slice(0, -2)];
            const definition =
              isObject(property) && typeof property.$ref === 'string'
                ? target(property.$ref, fileOf(where))
                : property;
            return (
              isObject(definition) &&
              (definition.type === 'array' || isObject(definition.additionalProperties))
            );
          })
        );
      }),
    ).toEqual([]);
    expect(places.filter(({ node }) => isObject(node.labels)).length).toBeGreaterThan(50);
  });

  test('has sentences as descriptions', () => {
    expect(
      breaking(({ node }) => node.description === undefined || /[.")\]}]$/.test(String(node.description))),
    ).toEqual([]);
  });
});

/** Returns true if a property is an object with a separate definition, whose fields show the examples. */
function isOnlyReferred({ node, where }: Place): boolean {
  const definition = typeof node.$ref === 'string' ? target(node.$ref, fileOf(where)) : undefined;
  return isObject(definition) && isObject(definition.properties);
}

/** The examples at the end of a description. @throws SyntaxError if they are no JSON */
function examplesOf(description: unknown): unknown[] {
  const [, text] = /\bExamples?: (.+)$/.exec(String(description)) ?? [];
  if (text === undefined) return [];
  // The full stop is omitted after a complete sentence.
  return JSON.parse(`[${text.replace(/\.$/, '')}]`) as unknown[];
}

describe('an example', () => {
  const examples = places.flatMap(({ node, where }) =>
    examplesOf(node.description).map((value) => ({ where, value, text: JSON.stringify(value) })),
  );

  test('is valid for its own schema', () => {
    const ajv = new Ajv({
      discriminator: true,
      allowUnionTypes: true,
      strictRequired: false,
      keywords: ['role', 'labels', 'made'],
    });
    for (const [file, root] of roots) ajv.addSchema(root, file);
    const wrong = examples.filter(({ where, value }) => {
      const [file = '', ...keys] = where.split('/');
      return !ajv.validate({ $ref: `${file}#/${keys.map(encodeURIComponent).join('/')}` }, value);
    });
    expect(wrong).toEqual([]);
    expect(examples.length).toBeGreaterThan(200);
  });

  test('of a file schema is its own address', () => {
    for (const [file, root] of roots) {
      const example = examples.find(({ where }) => where === `${file}/properties/$schema`);
      if (!isObject(root.properties) || !isObject(root.properties.$schema)) continue;
      const folder = /^(evidence|manifest|pictures|publish|site|site-translation|urls-lock|words)\./.test(
        file,
      )
        ? '../'
        : '../../';
      expect(example?.value).toBe(`${folder}schemas/${file}`);
    }
  });

  test('fits its field: no two texts of one object have the same', () => {
    const texts = examples.filter(
      ({ where, value }) => typeof value === 'string' && /\/properties\/[^/]+$/.test(where),
    );
    const seen = new Map<string, string>();
    const twice = texts.flatMap(({ where, text }) => {
      const key = `${where.slice(0, where.lastIndexOf('/'))} ${text}`;
      const other = seen.get(key);
      seen.set(key, where);
      return other === undefined ? [] : [`${other} and ${where}: ${text}`];
    });
    expect(twice).toEqual([]);
  });
});

interface Group {
  description: string;
  /** The schema of a fixture that has one; our schemas are in schemas/. */
  schema?: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const byFile: Record<string, ValidateFunction> = {
  'activity-cards.json': validators.activityCards,
  'camp.json': validators.camp,
  'department.json': validators.department,
  'events.json': validators.events,
  'evidence.json': validators.evidence,
  'info.json': validators.info,
  'manifest.json': validators.manifest,
  'people.json': validators.people,
  'pictures.json': validators.pictures,
  'programme-list.json': validators.programmeList,
  'publish.json': validators.publish,
  'requirements.json': validators.requirements,
  'site-translation.json': validators.siteTranslation,
  'site.json': validators.site,
  'urls-lock.json': validators.urlsLock,
  'words.json': validators.words,
};

const fixtures = jsonFixtures<Group[]>('schema');

test('every file schema has cases, and each validator is tested', () => {
  const schemas = SCHEMA_NAMES.filter((name) => name !== 'common' && name !== 'block');
  expect(fixtures.map(({ file }) => file)).toEqual(schemas.map((name) => `${name}.json`).sort());
  expect(Object.keys(byFile).sort()).toEqual(fixtures.map(({ file }) => file));
});

describe.each(fixtures)('$file', ({ file, fixture }) => {
  const check = byFile[file];
  for (const { description, tests } of fixture)
    test.each(tests)(`${description}: $description`, ({ data, valid }) => expect(check?.(data)).toBe(valid));
});

const { files } = await readCheckedSite(COLLEGE);

const bySchema: Record<string, ValidateFunction> = {
  'activity-cards': validators.activityCards,
  camp: validators.camp,
  department: validators.department,
  events: validators.events,
  info: validators.info,
  manifest: validators.manifest,
  people: validators.people,
  'programme-list': validators.programmeList,
  site: validators.site,
};

interface Field {
  owner: Record<string, unknown>;
  key: string;
  place: string;
}

/** The first field of every object in a file, except maps, whose keys are the author's. */
function firstFields(value: unknown, pointer = '', fields = new Map<string, Field>()): Map<string, Field> {
  if (Array.isArray(value)) for (const item of value) firstFields(item, pointer, fields);
  else if (typeof value === 'object' && value !== null) {
    const owner = value as Record<string, unknown>;
    for (const [key, item] of Object.entries(owner)) {
      const at = pointer === 'facts' ? 'facts/*' : `${pointer}${pointer === '' ? '' : '/'}${key}`;
      if (pointer !== 'facts' && !fields.has(at)) fields.set(at, { owner, key, place: at });
      firstFields(item, at, fields);
    }
  }
  return fields;
}

test.each(files.map(({ file, schema }) => [file, schema] as const))(
  'a misspelt field of %s is refused',
  (file, schema) => {
    const validate = bySchema[schema ?? ''];
    const value: unknown = JSON.parse(readFileSync(join(COLLEGE, file), 'utf8'));
    expect(validate?.(value)).toBe(true);
    const fields = [...firstFields(value).values()];
    expect(fields.length).toBeGreaterThan(2);
    const accepted = fields.filter(({ owner, key }) => {
      owner[`${key}x`] = owner[key];
      delete owner[key];
      const passes = validate?.(value);
      owner[key] = owner[`${key}x`];
      delete owner[`${key}x`];
      return passes;
    });
    expect(accepted.map(({ place }) => place)).toEqual([]);
    expect(validate?.(value), 'the copy is whole again').toBe(true);
  },
);
