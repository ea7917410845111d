/** Leaves out of the app what only the build asks of a kind of block or of a layout. */
import { type ESTree, type Plugin, parseAst } from 'vite';
import { USUAL_PROVIDERS } from '../../app/blocks/providers.ts';
import type { RuntimeTraits } from '../../core/data/blockTraits/table.ts';
import type { LocaleSource } from '../../core/i18n/locale.ts';
import type { RuntimeLayout } from '../../core/layouts/index.ts';
import type { BlockKind, Manifest } from '../../core/model.ts';
import { familyParent } from '../../core/route/path.ts';
import type { SiteSource } from './sitePlugin.ts';

/** What the app asks of a kind of block. */
const OF_KIND: Record<keyof RuntimeTraits<BlockKind>, true> = {
  pictures: true,
  portraits: true,
  panels: true,
  searches: true,
};

/** What it asks of a layout. */
const OF_LAYOUT: Record<keyof RuntimeLayout<never>, true> = {
  kinds: true,
  find: true,
  toPage: true,
  article: true,
};

/**
 * The tables have one row a kind or layout, for the app and for the build. A bundler drops functions that nobody calls, but
 * no properties of an object; so the words, events and the like of all kinds would reach every visitor. Here they go. The
 * app asks through `src/core/data/blockTraits/runtimeTraits.ts` and the functions of `src/core/layouts/index.ts`, where the compiler sees that it asks
 * for nothing else; tests/unit/architecture.test.ts sees that it asks nowhere else.
 */
export function leanTables(): Plugin {
  return {
    name: 'lean-tables',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/core\/(data\/blockTraits\/table|layouts\/index)\.ts$/ },
      handler: (code, id) => ({
        code: id.includes('/blockTraits/')
          ? lean(code, 'BLOCK_TRAITS', OF_KIND)
          : lean(code, 'rows', OF_LAYOUT),
        map: null,
      }),
    },
  };
}

/** The tables of which a site needs some rows, by the ends of the names of their modules, and a part that not every site has. */
const BY_SITE =
  /\/src\/(app\/blocks\/providers|core\/data\/contact\/methods|core\/i18n\/format|app\/components\/Hours|core\/route\/familyRedirects)\.tsx?$/;

/**
 * Leaves out of the app of a site what nothing of this site asks for: the rows of providers that it does not have, of places
 * where it has no page, of the rules of languages that it does not speak; the opening hours where it names none, and redirects of
 * families where it has none.
 */
export function leanRows({ manifest, locales }: SiteSource): Plugin {
  const handler = leanFor(locales.sources, manifest);
  return {
    name: 'lean-rows',
    apply: 'build',
    transform: {
      filter: { id: BY_SITE },
      handler: (code, id) => ({ code: handler(id, code), map: null }),
    },
  };
}

/** What stands for `src/core/route/familyRedirects.ts` where a site has none: it says of such a site the same. */
const NO_OLD_FAMILIES = `export const singleRedirects = ({ redirects = [] }) => redirects;
export const withFamilyRedirects = (families) => families;
export const matchBelow = (route, path) => ({ kind: 'route', route, path });`;

/** @param locales of the site @returns what makes of one of these modules, without types, the one of the site */
export function leanFor(
  locales: readonly Pick<LocaleSource, 'language' | 'site'>[],
  { redirects = [] }: Pick<Manifest, 'redirects'> = {},
): (module: string, code: string) => string {
  const providers = locales.flatMap(({ site }) => site.providers ?? USUAL_PROVIDERS);
  const social = locales.flatMap(({ site }) => site.contact.social ?? []);
  const languages = locales.map(({ language }) => language.split('-')[0]);
  const rows: [end: string, table: string, isUsed: (row: string) => boolean][] = [
    ['blocks/providers.ts', 'KNOWN', (name) => providers.some((provider) => provider === name)],
    ['contact/methods.ts', 'SOCIAL_NETWORKS', (host) => social.some((link) => String(link).includes(host))],
    ['i18n/format.ts', 'CATEGORIES', (language) => languages.includes(language)],
  ];
  const hasHours = locales.some(({ site }) => site.contact.hours !== undefined);
  const hasOldFamilies = redirects.some(({ from }) => familyParent(from) !== undefined);
  const modules: [end: string, isUsed: boolean, instead: string][] = [
    ['components/Hours.tsx', hasHours, 'export const Hours = () => null;'],
    ['route/familyRedirects.ts', hasOldFamilies, NO_OLD_FAMILIES],
  ];
  return (module, code) => {
    const unused = modules.find(([end, isUsed]) => module.endsWith(end) && !isUsed);
    if (unused) return unused[2];
    return rows.reduce(
      (rest, [end, table, isUsed]) =>
        module.endsWith(end) ? without(rest, rowsOf(rest, table), (row) => !isUsed(row)) : rest,
      code,
    );
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
  const properties = rowsOf(code, table).flatMap(({ value }) => propertiesOf(value));
  return without(code, properties, (name) => !Object.hasOwn(kept, name));
}

/** The rows of a table at the top of a module. @throws when there is no such table */
function rowsOf(code: string, table: string): ESTree.ObjectProperty[] {
  const rows = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === table ? propertiesOf(init) : [],
    );
  });
  if (rows.length === 0) throw new Error(`There is no table ${table}.`);
  return rows;
}

const without = (
  code: string,
  properties: readonly ESTree.ObjectProperty[],
  goes: (name: string) => boolean,
): string =>
  properties
    .filter(({ key }) => goes(nameOf(key)))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);

function nameOf(key: ESTree.Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function propertiesOf(node: ESTree.Node | null): ESTree.ObjectProperty[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.filter((property) => property.type === 'Property');
}
