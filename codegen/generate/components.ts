/** Writes the table of components, one a kind of block, from the names in schemas/block.schema.json. */
import { readSchema } from './schemas.ts';

const BANNER =
  '// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.';

interface Union {
  oneOf: { $ref: string }[];
}

interface Definition {
  title?: string;
  properties?: { kind?: { const: string } };
}

/**
 * The component of each kind of block that is drawn: the kind whose definition has the title `QuoteBlock` is drawn by
 * `Quote` of src/blocks/Quote.tsx.
 *
 * @returns TypeScript source, the same for the same schemas
 * @throws when a kind has a definition but is in no list of kinds, so that no file could use it
 */
export function generateComponents(): string {
  const { definitions } = JSON.parse(readSchema('block')) as {
    definitions: Record<string, Definition> & Record<'block' | 'sourceBlock' | 'authoredBlock', Union>;
  };
  const { block, sourceBlock, authoredBlock } = definitions;
  const drawn = new Set(block.oneOf.map(({ $ref }) => $ref));
  const authored = new Set(authoredBlock.oneOf.map(({ $ref }) => $ref));
  const filled = new Set(sourceBlock.oneOf.map(({ $ref }) => $ref));
  const kinds = Object.entries<Definition>(definitions).flatMap(([name, { title = '', properties }]) => {
    const kind = properties?.kind?.const;
    if (kind === undefined) return [];
    const ref = `#/definitions/${name}`;
    if (!authored.has(ref) || drawn.has(ref) === filled.has(ref)) {
      throw new Error(`schemas/block.schema.json: name ${ref} in "block" and in "authoredBlock".`);
    }
    return drawn.has(ref) ? [{ kind, title, name: title.replace(/Block$/, '') }] : [];
  });
  const imports = kinds.map(({ name, title }) => `import { ${name} as ${title} } from './${name}.tsx';\n`);
  const rows = kinds.map(({ kind, title }) => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: ${title},\n`);
  return `${BANNER}
import type { ComponentType } from 'react';
import type { BlockKind } from '../model.ts';
${imports.join('')}import type { BlockProps } from './props.ts';

/** The component of each kind of block. */
export const COMPONENTS: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
${rows.join('')}};
`;
}
