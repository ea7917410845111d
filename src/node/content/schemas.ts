/** The JSON Schemas of the engine, as files. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_NAMES, type SchemaName } from '../../generated/schemas.ts';

/** The folder of the schemas, absolute, with a slash at the end. */
export const schemasFolder = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/**
 * The text of a schema.
 *
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
    SCHEMA_NAMES.map((name) => writeFile(join(out, SCHEMAS_FOLDER, `${name}.schema.json`), readSchema(name))),
  );
}
