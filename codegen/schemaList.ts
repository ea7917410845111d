/** Writes the names of the schemas, and the roles of their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { schemasFolder } from '../src/node/content/schemas.ts';

export const BANNER =
  '// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.';

/** The schemas in `schemas/`, parsed, by name. The list in src/generated may be older. */
export const schemas: ReadonlyMap<string, { properties?: object }> = new Map(
  readdirSync(schemasFolder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''))
    .sort()
    // Every schema is an object.
    .map((name) => [name, JSON.parse(readFileSync(`${schemasFolder}${name}.schema.json`, 'utf8')) as object]),
);

/** The schemas that describe a file, which names its schema. */
export const fileSchemas: readonly string[] = [...schemas].flatMap(([name, { properties = {} }]) =>
  '$schema' in properties ? [name] : [],
);

/**
 * The values of the keyword `role`: the meaning of a text in a file. Without the keyword a text is prose (`text`), or
 * `machine` if only certain values are possible.
 */
export const ROLES = [
  'text',
  /** Prose that may have links, bold, italic, code and lists. */
  'marked',
  /** Literal lines, such as program code. */
  'code',
  /** Prose in a table, or a day. */
  'cell',
  'date',
  'picture',
  /** The picture of a person. */
  'portrait',
  'video',
  /** The address of a map in a frame. */
  'map',
  /** The address of another website's page in a frame. */
  'embed',
  'link',
  'email',
  'phone',
  /** A font file in the public folder. */
  'font',
  /** The address of the page of the enclosing object. */
  'address',
  /** The name of a data file. */
  'data',
  /** The key of a figure of site.json. */
  'figure',
  /** A requirement: the name of a list and of its item, with a slash between. */
  'asked',
  /** The name of a list of requirements. */
  'requirements',
  /** The address of a page of the site. */
  'page',
  /** The path of a document from the public folder. */
  'document',
  /** The path of any file from the public folder. */
  'file',
  /** The checksum of the document next to it, from the day of its last review. */
  'checksum',
  /** Names, addresses and codes for machines. */
  'machine',
] as const;

/** @returns deterministic TypeScript source */
export function generateSchemaList(): string {
  const union = (values: readonly string[]) => values.map((value) => `  | '${value}'`).join('\n');
  const list = (values: readonly string[]) => values.map((value) => `  '${value}',\n`).join('');
  return `${BANNER}

export const SCHEMA_NAMES = [
${list([...schemas.keys()])}] as const;

export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The schemas that describe a whole file; the others only hold definitions. */
export const FILE_SCHEMAS = [
${list(fileSchemas)}] as const;

export type FileSchema = (typeof FILE_SCHEMAS)[number];

/** The kind of a text in a content file; codegen/schemaList.ts describes each. */
export type Role =
${union(ROLES)};
`;
}
