/** The JSON Schemas of the engine, as files. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the schemas, absolute, with a slash at the end. */
export const schemasFolder = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** The first line of a generated file. */
export const BANNER =
  '// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.';

const NAMES = [
  'activity-cards',
  'block',
  'camp',
  'common',
  'department',
  'events',
  'evidence',
  'info',
  'manifest',
  'people',
  'pictures',
  'programme-list',
  'publish',
  'requirements',
  'site',
  'site-translation',
  'urls-lock',
  'words',
] as const;

export type SchemaName = (typeof NAMES)[number];

/** The schemas that describe a whole file; the others only hold definitions. */
export type FileSchema = Exclude<SchemaName, 'block' | 'common'>;

/**
 * What a text of a file is to those who read it: the keyword `role` of its schema. Without one a text is words that
 * visitors read (`text`), or for machines where only certain values are possible.
 */
export const ROLES = [
  'text',
  /** Words that may have links, bold, italic and lists. */
  'marked',
  /** Words in a table, which may also be a day. */
  'cell',
  'date',
  'picture',
  /** The picture of a person. */
  'portrait',
  'video',
  /** The address of a map in a frame. */
  'map',
  'link',
  'email',
  'phone',
  /** A file with a font, in the public folder. */
  'font',
  /** The address of the page that the object around it has. */
  'address',
  /** The name of a data file. */
  'data',
  /** The key of a figure of site.json. */
  'figure',
  /** What is asked for: the name of a list of requirements and of its item, with a slash between. */
  'asked',
  /** The name of a list of requirements. */
  'requirements',
  /** The address of a page of the site, wherever it stands. */
  'page',
  /** The path of a document from the public folder. */
  'document',
  /** The path of any file from the public folder. */
  'file',
  /** The checksum of the document beside it, as somebody has looked at it. */
  'checksum',
  /** Names, addresses and codes that only machines read. */
  'machine',
] as const;

export type Role = (typeof ROLES)[number];

/** The names of all schemas, sorted; the file of a name is `schemas/{name}.schema.json`. */
export function schemaNames(): readonly SchemaName[] {
  return NAMES;
}

/** The names of those that describe a whole file, sorted. */
export function fileSchemas(): FileSchema[] {
  return NAMES.filter((name) => name !== 'block' && name !== 'common');
}

/**
 * The text of a schema.
 *
 * @param name one of {@link schemaNames}
 * @throws when the engine's own folder is incomplete
 */
export function readSchema(name: SchemaName): string {
  return readFileSync(`${schemasFolder}${name}.schema.json`, 'utf8');
}

/** The folder of the published schemas within a site. */
export const SCHEMAS_FOLDER = 'schemas';

/**
 * Publishes the schemas, so that the `$schema` of a file may also be an address.
 *
 * @param out the folder of a site that is being built; what it brings under the names of the schemas gives way
 */
export async function publishSchemas(out: string): Promise<void> {
  await mkdir(join(out, SCHEMAS_FOLDER), { recursive: true });
  await Promise.all(
    NAMES.map((name) => writeFile(join(out, SCHEMAS_FOLDER, `${name}.schema.json`), readSchema(name))),
  );
}
