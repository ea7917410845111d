/** The files of src/generated and what belongs in them. */
import { generateTypes } from './types.ts';
import { generateValidators, generateValidatorTypes } from './validators.ts';

export interface GeneratedFile {
  /** Path from the root of the repository. */
  file: string;
  source: string;
}

/** What src/generated must hold for the schemas as they are now. */
export async function generated(): Promise<GeneratedFile[]> {
  return [
    { file: 'src/generated/types.ts', source: await generateTypes() },
    { file: 'src/generated/validators.js', source: await generateValidators() },
    { file: 'src/generated/validators.d.ts', source: generateValidatorTypes() },
  ];
}
