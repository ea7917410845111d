/** The JSON Schemas of the engine, as files. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the schemas, absolute, with a slash at the end. */
export const schemasFolder = fileURLToPath(new URL('../../schemas/', import.meta.url));

const NAMES = [
  'activity-cards',
  'block',
  'camp',
  'common',
  'department',
  'disclosure',
  'events',
  'info',
  'manifest',
  'people',
  'programme-list',
  'site',
  'urls-lock',
] as const;

export type SchemaName = (typeof NAMES)[number];

/** The names of all schemas, sorted; the file of a name is `schemas/{name}.schema.json`. */
export function schemaNames(): readonly SchemaName[] {
  return NAMES;
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
