/** Writes the tables of components, one a kind of block, from the names in schemas/block.schema.json. */
import { RARE_KINDS, type RareGroup } from '../src/core/data/blockTraits/rare.ts';
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
 * The component of each kind of block that is drawn: the kind whose definition has the title `QuoteBlock` is drawn by
 * `Quote` of src/app/blocks/Quote.tsx. Each group of rare kinds has a module of its own.
 *
 * @returns TypeScript sources by the names of their files in src/app/blocks, the same for the same schemas
 * @throws when a kind has a definition but is in no list of kinds, so that no file could use it
 */
export function generateComponents(): ReadonlyMap<string, string> {
  const groupOf: Partial<Record<string, RareGroup>> = RARE_KINDS;
  const kinds = drawnKinds();
  const groups = [...new Set(Object.values(RARE_KINDS))];
  const usual = `${BANNER}
import type { ComponentType } from 'react';
import type { RareKind } from '../../core/data/blockTraits/rare.ts';
import type { BlockKind } from '../../core/model.ts';
${table(
  kinds.filter(({ kind }) => groupOf[kind] === undefined),
  'The component of each kind of block that the app always has.',
  'COMPONENTS',
  'Exclude<BlockKind, RareKind>',
)}`;
  const rare = groups.map((group): [string, string] => [
    `${group}Components.ts`,
    `${BANNER}
import type { ComponentType } from 'react';
import type { KindOf } from '../../core/data/blockTraits/rare.ts';
${table(
  kinds.filter(({ kind }) => groupOf[kind] === group),
  `The component of each kind of block of the group "${group}", which few pages have.`,
  `${group.toUpperCase()}_COMPONENTS`,
  `KindOf<'${group}'>`,
)}`,
  ]);
  return new Map([['components.ts', usual], ...rare]);
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

function table(kinds: readonly Kind[], description: string, name: string, keys: string): string {
  const imports = kinds.map(({ name, title }) => `import { ${name} as ${title} } from './${name}.tsx';\n`);
  const rows = kinds.map(({ kind, title }) => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: ${title},\n`);
  return `${imports.join('')}import type { BlockProps } from './props.ts';

/** ${description} */
export const ${name}: { readonly [K in ${keys}]: ComponentType<BlockProps<K>> } = {
${rows.join('')}};
`;
}
