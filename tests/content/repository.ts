/** The site of the repository, read once for the tests of its content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '../../codegen/pages.ts';
import { dataFile, dataNames, engineRoot, readJson, readManifest, readSite } from '../../codegen/site.ts';
import { createStore } from '../../src/content/load.ts';
import type { Block, BlockKind, BlockOf, Page, Programme } from '../../src/model.ts';
import { type Resolution, resolve } from '../../src/resolve.ts';
import { href } from '../../src/route/path.ts';
import { familyParent, routeTable } from '../../src/route/table.ts';

export const manifest = await readManifest(engineRoot);
export const site = await readSite(engineRoot);
export const table = routeTable(manifest);
export const store = createStore((name) => readJson(engineRoot, dataFile(name)), site.facts);

/** The names of all data files. */
export const names = await dataNames(engineRoot);

/** The text of a file of the repository. */
export const textOf = (file: string) => readFileSync(join(engineRoot, file), 'utf8');

/** The parsed content of a data file. */
export const fileOf = (name: string): unknown => JSON.parse(textOf(dataFile(name)));

/** The canonical paths of all pages. */
export const paths = await sitePaths(manifest.routes, table, store);

/** What the address of a path leads to. */
export const resolution = (path: string): Promise<Resolution> => resolve(site, table, store, href(path));

/** @throws when the path is no page */
export async function pageOf(path: string): Promise<Page> {
  const found = await resolution(path);
  if (found.kind !== 'page') throw new Error(`${href(path)} is no page: ${found.kind}`);
  return found.page;
}

/** The blocks of a page, those within tabs included. */
export function flatten(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(block.kind === 'tabs' ? block.tabs.flatMap((tab) => flatten(tab.blocks)) : []),
  ]);
}

/** The blocks of one kind on a page. */
export async function blocksOf<K extends BlockKind>(path: string, kind: K): Promise<BlockOf<K>[]> {
  const isKind = (block: Block): block is BlockOf<K> => block.kind === kind;
  return flatten((await pageOf(path)).blocks).filter(isKind);
}

/** The entries of every family of programmes, by the path of the family's parent. */
export const families = new Map<string, Programme[]>();
for (const { path, layout, data } of manifest.routes) {
  const parent = familyParent(path);
  if (parent === undefined || layout !== 'detail') continue;
  const { entries } = await store.get('programme-list', data);
  families.set(
    parent,
    [...entries.values()].filter((entry) => entry.path.startsWith(`${parent}/`)),
  );
}

export const MALAYALAM = /\p{Script=Malayalam}/u;
