import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_NAMES, type SchemaName } from '../../generated/schemas.ts';

/** Absolute, with a trailing slash. */
export const schemasFolder = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/** @throws if the engine's folder is incomplete */
export function readSchema(name: SchemaName): string {
  return readFileSync(`${schemasFolder}${name}.schema.json`, 'utf8');
}

export const SCHEMAS_FOLDER = 'schemas';

/**
 * Publishes the schemas, so that `$schema` may be a URL.
 *
 * @param out the output folder; files of the site with the same names are overwritten
 */
export async function publishSchemas(out: string): Promise<void> {
  await mkdir(join(out, SCHEMAS_FOLDER), { recursive: true });
  await Promise.all(
    SCHEMA_NAMES.map((name) => writeFile(join(out, SCHEMAS_FOLDER, `${name}.schema.json`), readSchema(name))),
  );
}
