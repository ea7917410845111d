/** Writes the TypeScript types of every kind of content file from its JSON Schema. */
import { compile } from 'json-schema-to-typescript';
import { schemasFolder } from '../src/node/content/schemas.ts';
import { BANNER, schemas } from './schemaList.ts';

/**
 * The types of all schemas as one module, named by the schemas' titles.
 * One root refers to every schema, so that a definition two schemas share becomes one type.
 *
 * @returns TypeScript source, the same for the same schemas
 */
export async function generateTypes(): Promise<string> {
  const names = [...schemas.keys()].filter((name) => name !== 'common');
  const root = {
    title: 'Schemas',
    description: 'One property for each schema.',
    type: 'object' as const,
    additionalProperties: false,
    required: [...names],
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  return compile(root, 'Schemas', {
    cwd: schemasFolder,
    bannerComment: `${BANNER}\n`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 110 },
  });
}
