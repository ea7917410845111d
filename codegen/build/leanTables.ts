/** Leaves out of the app what only the build asks of a kind of block or of a layout. */
import { type ESTree, type Plugin, parseAst } from 'vite';
import type { Shown } from '../../src/kinds/table.ts';
import type { ShownLayout } from '../../src/layouts/index.ts';
import type { BlockKind } from '../../src/model.ts';

/** What the app asks of a kind of block. */
const OF_KIND: Record<keyof Shown<BlockKind>, true> = {
  pictures: true,
  portraits: true,
  panels: true,
  searches: true,
};

/** What it asks of a layout. */
const OF_LAYOUT: Record<keyof ShownLayout<never>, true> = {
  kinds: true,
  find: true,
  draw: true,
  article: true,
};

/**
 * The tables have one row a kind or layout, for the app and for the build. A bundler drops functions that nobody calls, but
 * no properties of an object; so the words, events and the like of all kinds would reach every visitor. Here they go. The
 * app asks through `src/kinds/shown.ts` and the functions of `src/layouts/index.ts`, where the compiler sees that it asks
 * for nothing else; tests/unit/architecture.test.ts sees that it asks nowhere else.
 */
export function leanTables(): Plugin {
  return {
    name: 'lean-tables',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(kinds\/table|layouts\/index)\.ts$/ },
      handler: (code, id) => ({
        code: id.includes('/kinds/') ? lean(code, 'KINDS', OF_KIND) : lean(code, 'rows', OF_LAYOUT),
        map: null,
      }),
    },
  };
}

/**
 * A module without the properties that nobody asks for.
 *
 * @param code an ES module without types
 * @param table the name of a constant at its top: an object of rows
 * @param kept the names of the properties of a row that stay
 * @throws when there is no such table
 */
export function lean(code: string, table: string, kept: Readonly<Record<string, true>>): string {
  const rows = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === table ? propertiesOf(init) : [],
    );
  });
  if (rows.length === 0) throw new Error(`There is no table ${table}.`);
  return rows
    .flatMap(({ value }) => propertiesOf(value))
    .filter(({ key }) => !(key.type === 'Identifier' && Object.hasOwn(kept, key.name)))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

function propertiesOf(node: ESTree.Node | null): ESTree.ObjectProperty[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.filter((property) => property.type === 'Property');
}
