/** The files that are generated, and what belongs in them. */
import { generateComponents } from './components.ts';
import { generateSchemaList } from './schemaList.ts';
import { generateTypes } from './types.ts';
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
