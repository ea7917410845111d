/** The JSON Schemas of the engine, as files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the schemas, absolute, with a slash at the end. */
export const schemasFolder = fileURLToPath(new URL('../schemas/', import.meta.url));

const NAMES = [
  'activity-cards',
  'block',
  'camp',
  'common',
  'department',
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
