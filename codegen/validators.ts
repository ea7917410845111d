/** Writes a validator for every kind of content file from its JSON Schema. */
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { schemasFolder } from '../src/node/content/schemas.ts';
import { BANNER, fileSchemas, ROLES, schemas } from './schemaList.ts';

const exportName = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The validators of all file schemas as one module without imports. Ajv's standalone output still calls `require` for some
 * keywords even as an ES module (ajv issue 2209), so it is bundled here.
 *
 * @returns deterministic JavaScript source
 * @throws if the bundle would still need a module at run time
 */
export async function generateValidators(): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    strict: true,
    strictRequired: false,
    keywords: [
      { keyword: 'role', schemaType: 'string', metaSchema: { enum: ROLES } },
      // The labels of the fields in a form; see docs/developers.md.
      { keyword: 'labels', schemaType: 'object', metaSchema: { additionalProperties: { type: 'string' } } },
      // Fields that no form shows: fields written by the build, and fields that only the engine's lists have.
      { keyword: 'made', schemaType: 'array', metaSchema: { items: { type: 'string' } } },
    ],
    schemas: [...schemas.values()],
    code: { source: true, esm: true, lines: true },
  });
  const refs = Object.fromEntries(fileSchemas.map((name) => [exportName(name), `${name}.schema.json`]));
  const result = await build({
    stdin: { contents: standaloneCode(ajv, refs), resolveDir: schemasFolder, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    minifySyntax: true,
    banner: { js: BANNER },
    write: false,
    logLevel: 'silent',
  });
  const source = result.outputFiles[0]?.text ?? '';
  if (/\brequire\(/.test(source)) throw new Error('The validators still need a module at run time.');
  return source;
}

/** The type declarations for {@link generateValidators}. */
export function generateValidatorTypes(): string {
  return `${BANNER}
import type { ValidateFunction } from 'ajv';

${fileSchemas.map((name) => `export declare const ${exportName(name)}: ValidateFunction;`).join('\n')}
`;
}
