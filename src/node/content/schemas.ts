import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SchemaName } from '../../generated/schemas.ts';

/** Absolute, with a trailing slash. */
export const schemasFolder = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/** @throws if the engine's folder is incomplete */
export function readSchema(name: SchemaName): string {
  return readFileSync(`${schemasFolder}${name}.schema.json`, 'utf8');
}
