/** `npm run new -- page`: a page of text, with its route and, if wanted, its item in the menu. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../../core/i18n/slug.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { FileSchema } from '../../../generated/schemas.ts';
import type { InfoFile, Manifest, Route, Site } from '../../../generated/types.ts';
import { dataFile, MANIFEST, SITE } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AdditionDraft, type AdditionKind, locator, openFile, withItems } from './additionDraft.ts';
import { parseLine, parseText } from './flags.ts';

export const page: AdditionKind = {
  summary: 'a page of text, with its route and, if wanted, an item in the menu',
  flags: {
    path: 'its address, such as facilities/canteen',
    title: 'the heading of the page',
    text: 'its text; an empty line begins a new paragraph; may be given several times',
    description: 'one or two sentences for search engines, also shown under the heading',
    data: 'the name of its data file; default: derived from the address',
    menu: 'the group of the menu that it goes into, such as Facilities',
  },
  required: () => ['path', 'title', 'text'],
  examples: () => ({ path: 'facilities/canteen', title: 'Canteen', text: 'Lunch is served from noon.' }),

  draft: async (site, flags) => {
    const path = await flags.required('path', addressParser(site));
    const title = await flags.required('title', parseLine);
    const description = await flags.optional('description', parseLine);
    const paragraphs = (await flags.all('text', parseText)).flat();
    if (paragraphs.length === 0) throw new UsageError('A page needs some text.');
    const item = { label: title, href: path };
    const menu = await flags.optional('menu', menuParser(menuGroups(site.site), item));
    const data = await flags.required('data', dataParser(site.folder), freeDataName(site.folder, path));

    const manifest = await openFile(site, MANIFEST, 'manifest');
    // Valid files have the shape of their schemas.
    const { $schema, routes } = manifest.value as Manifest;
    const content: InfoFile = {
      $schema: $schema && schemaReference($schema, data),
      data: [{ title, description, blocks: [{ kind: 'prose', paragraphs }] }],
    };
    const text = printLike(manifest.text, content);
    const file = dataFile(data);
    const route: Route = { path, layout: 'info', data, title };
    const index = routeIndex(routes, path);
    const withRoute = withItems(manifest, ['routes'], [{ index, value: route }]);
    const draft: AdditionDraft = {
      changes: [{ file, bytes: Buffer.from(text) }, withRoute.change],
      values: [
        { label: title, location: locator(file, text)(['data', 0]) },
        { label: 'the route', location: withRoute.locate(['routes', index]) },
      ],
      address: path,
      tasks: [],
      notes: [],
    };
    return menu === undefined ? draft : addMenuItem(site, draft, item, menu);
  },
};

/** @param label of the group; undefined for an item of its own */
export async function addMenuItem(
  site: ValidSite,
  draft: AdditionDraft,
  item: MenuLink,
  label?: string,
): Promise<AdditionDraft> {
  const file = await openFile(site, SITE, 'site');
  const { menu } = file.value as Site;
  const group = menu.findIndex((entry) => entry.label === label);
  const list = label === undefined ? ['menu'] : ['menu', group, 'items'];
  const index = label === undefined ? menu.length : (menu[group]?.items?.length ?? 0);
  const { change, locate } = withItems(file, list, [{ index, value: item }]);
  return {
    ...draft,
    changes: [...draft.changes, change],
    values: [...draft.values, { label: 'the menu item', location: locate([...list, index]) }],
  };
}

/** A normalized path without a page or redirect. */
export const addressParser =
  ({ table }: ValidSite) =>
  (text: string) => {
    const path = writtenPath(text.trim());
    const normalized = path.split('/').map(slugOf).join('/');
    if (path === '' || normalized.split('/').includes(''))
      throw new UsageError(`"${text}" is not an address. Write it like facilities/canteen.`);
    if (normalized !== path) throw new UsageError(`"${text}" is not an address. Write it as ${normalized}.`);
    const match = matchPath(table, path);
    if (match.kind === 'redirect') {
      throw new UsageError(
        `${path} is an old address that leads to ${match.to}; see redirects in ${MANIFEST}.`,
      );
    }
    if (match.kind === 'route' && familyParent(match.route.path) === undefined)
      throw new UsageError(`There is a page ${path} already; its text is in ${dataFile(match.route.data)}.`);
    return path;
  };

interface MenuLink {
  label: string;
  href: string;
}

export const menuGroups = ({ menu }: Site): string[] =>
  menu.filter(({ items }) => items !== undefined).map(({ label }) => label);

/** @param item the new item of the menu, for the message */
export const menuParser = (groups: readonly string[], item: MenuLink) => (text: string) => {
  const group = groups.find((label) => label.toLowerCase() === text.trim().toLowerCase());
  if (group !== undefined) return group;
  if (groups.length === 0) {
    const { label, href } = item;
    throw new UsageError(
      `The menu has no groups. Leave this out, and add { "label": ${JSON.stringify(label)}, "href": ${JSON.stringify(href)} } to "menu" in ${SITE}.`,
    );
  }
  const list = `The groups are ${groups.join(', ')}.`;
  throw new UsageError(withSuggestion(`The menu has no group "${text}".`, text.trim(), groups, list));
};

export const dataParser = (folder: string) => (text: string) => {
  const name = text.trim().replace(/\.json$/, '');
  const normalized = name.split('/').map(slugOf).join('/');
  if (normalized.split('/').includes(''))
    throw new UsageError(
      `"${text}" is not the name of a data file. Write it like canteen or events/2026/onam.`,
    );
  if (normalized !== name)
    throw new UsageError(`"${text}" is not the name of a data file. Write it as ${normalized}.`);
  if (existsSync(join(folder, dataFile(name))))
    throw new UsageError(`There is a file ${dataFile(name)} already.`);
  return name;
};

/** Returns the last segments of the path, as few as possible, with a number if all names are taken. */
export function freeDataName(folder: string, path: string): string {
  const parts = path.split('/');
  const names = parts.map((_, index) => parts.slice(-1 - index).join('-'));
  const isFree = (name: string) => !existsSync(join(folder, dataFile(name)));
  for (let number = 2; ; number++) {
    const name = names.find(isFree);
    if (name !== undefined) return name;
    names.push(`${parts.join('-')}-${number}`);
  }
}

/** The schema is in the folder of the manifest's schema, relative to the data file. */
export function schemaReference(manifestSchema: string, data: string, schema: FileSchema = 'info'): string {
  const reference = manifestSchema.replace(/[^/]*$/, `${schema}.schema.json`);
  return /^[a-z]+:/.test(reference) ? reference : '../'.repeat(data.split('/').length) + reference;
}

/** Returns the index after the last page with the longest common parent, else the end. */
export function routeIndex(routes: readonly Route[], path: string): number {
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  for (const parent of parents.slice(1).reverse()) {
    const last = routes.findLastIndex((route) => writtenPath(route.path).startsWith(`${parent}/`));
    if (last >= 0) return last + 1;
  }
  return routes.length;
}
