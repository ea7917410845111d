/** The generated files and their content. */
import { compile } from 'json-schema-to-typescript';
import { schemasFolder } from '../src/node/content/schemas.ts';
import { generateComponents } from './components.ts';
import { BANNER, generateSchemaList, schemas } from './schemaList.ts';
import { generateValidators, generateValidatorTypes } from './validators.ts';

export interface GeneratedSource {
  /** Path from the root of the repository. */
  file: string;
  source: string;
}

/** The expected content of the generated files for the current schemas. */
export async function generated(): Promise<GeneratedSource[]> {
  return [
    { file: 'src/generated/schemas.ts', source: generateSchemaList() },
    { file: 'src/generated/types.ts', source: await generateTypes() },
    { file: 'src/generated/validators.js', source: await generateValidators() },
    { file: 'src/app/blocks/components.ts', source: generateComponents() },
    { file: 'src/generated/validators.d.ts', source: generateValidatorTypes() },
  ];
}

/**
 * The types of all schemas as one module, named by the schemas' titles. One root refers to every schema, so that a
 * definition shared by two schemas becomes one type.
 *
 * @returns deterministic TypeScript source
 */
async function generateTypes(): Promise<string> {
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
