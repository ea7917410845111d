/** A site folder as the build reads it, for tests that look at its pages without a browser. */

import { createStore, type Store } from '../src/core/data/load.ts';
import type { Manifest, Page, Site } from '../src/core/model.ts';
import { type Resolution, resolve } from '../src/core/resolve.ts';
import { href } from '../src/core/route/path.ts';
import { type RouteTable, routeTable } from '../src/core/route/table.ts';
import {
  fillComplianceBlocks,
  readEvidence,
  readValues,
} from '../src/node/content/compliance/complianceBlocks.ts';
import { diskData, withDerivedData } from '../src/node/content/derivedData.ts';
import { dataFile, dataNames, readManifest, readSite } from '../src/node/content/folder.ts';
import { readJson, readJsonFile } from '../src/node/content/jsonFile.ts';
import { createLocaleSet, type LocaleSet, loadLocales } from '../src/node/content/locales.ts';
import { sitePages } from '../src/node/ssg/pages.ts';

export interface OpenSite extends LocaleSet {
  site: Site;
  manifest: Manifest;
  table: RouteTable;
  store: Store;
  /** The canonical paths of all pages. */
  paths: string[];
  /** What the address of a path leads to. */
  resolution(path: string): Promise<Resolution>;
  /** @throws when the path is no page */
  pageOf(path: string): Promise<Page>;
}

/** @param folder of a site that the checker has passed @param origin the address that it is to have in place of its own */
export async function openSite(folder: string, origin?: string): Promise<OpenSite> {
  const [read, manifest] = await Promise.all([readSite(folder), readManifest(folder)]);
  const site = { ...read, origin: origin ?? read.origin };
  const table = routeTable(manifest, site);
  const content = await diskData(folder);
  const found = await readEvidence(folder);
  const open = async (file: string) => (await readJsonFile(folder, file))?.value;
  const answered: ReadonlyMap<string, unknown> = found
    ? await fillComplianceBlocks({
        folder,
        site,
        manifest,
        ...found,
        values: await readValues(content),
        open,
      })
    : new Map();
  const { read: readData, names } = await withDerivedData(manifest, {
    ...content,
    read: async (name) => answered.get(name) ?? content.read(name),
  });
  const store = createStore(readData, site.facts);
  const localeSet = createLocaleSet(
    await loadLocales(folder, { site, manifest }, await dataNames(folder), (name) =>
      readJson(folder, dataFile(name)),
    ),
  );
  const paths = (await sitePages(manifest.routes, table, store, names)).map(({ path }) => path);
  const resolution = (path: string) =>
    resolve({ locales: localeSet.locales, table, store }, table.base + href(path));
  const pageOf = async (path: string) => {
    const found = await resolution(path);
    if (found.kind !== 'page') throw new Error(`${href(path)} is no page: ${found.kind}`);
    return found.page;
  };
  return { site, ...localeSet, manifest, table, store, paths, resolution, pageOf };
}
