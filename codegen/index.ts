/** The files that are generated, and what belongs in them. */
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

/** What the generated files must be for the schemas as they are now. */
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
 * The types of all schemas as one module, named by the schemas' titles.
 * One root refers to every schema, so that a definition two schemas share becomes one type.
 *
 * @returns TypeScript source, the same for the same schemas
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
