/** Writes the table of components, one for each block type, from the names in schemas/block.schema.json. */
import { readSchema } from '../src/node/content/schemas.ts';
import { BANNER } from './schemaList.ts';

interface Union {
  oneOf: { $ref: string }[];
}

interface Definition {
  title?: string;
  properties?: { kind?: { const: string } };
}

interface Kind {
  kind: string;
  title: string;
  name: string;
}

/**
 * The table of components: `Quote` of src/app/blocks/Quote.tsx renders the block type whose definition has the title
 * `QuoteBlock`.
 *
 * @returns deterministic TypeScript source
 * @throws if a type has a definition but is in no union of types, so that no file could use it
 */
export function generateComponents(): string {
  const kinds = drawnKinds();
  const imports = kinds.map(({ name, title }) => `import { ${name} as ${title} } from './${name}.tsx';\n`);
  const rows = kinds.map(({ kind, title }) => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: ${title},\n`);
  return `${BANNER}
import type { ComponentType } from 'react';
import type { BlockKind } from '../../core/model.ts';
${imports.join('')}import type { BlockProps } from './props.ts';

/** The component of each block type. */
export const COMPONENTS: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
${rows.join('')}};
`;
}

function drawnKinds(): Kind[] {
  const { definitions } = JSON.parse(readSchema('block')) as {
    definitions: Record<string, Definition> & Record<'block' | 'sourceBlock' | 'authoredBlock', Union>;
  };
  const { block, sourceBlock, authoredBlock } = definitions;
  const drawn = new Set(block.oneOf.map(({ $ref }) => $ref));
  const authored = new Set(authoredBlock.oneOf.map(({ $ref }) => $ref));
  const filled = new Set(sourceBlock.oneOf.map(({ $ref }) => $ref));
  return Object.entries<Definition>(definitions).flatMap(([name, { title = '', properties }]) => {
    const kind = properties?.kind?.const;
    if (kind === undefined) return [];
    const ref = `#/definitions/${name}`;
    if (!authored.has(ref) || drawn.has(ref) === filled.has(ref)) {
      throw new Error(`schemas/block.schema.json: name ${ref} in "block" and in "authoredBlock".`);
    }
    return drawn.has(ref) ? [{ kind, title, name: title.replace(/Block$/, '') }] : [];
  });
}
