/** A site folder as read by the build, for tests that look at its pages without a browser. */

import type { Store } from '../src/core/data/load.ts';
import { createPageSource } from '../src/core/data/pageSource.ts';
import type { Manifest, Page, Site } from '../src/core/model.ts';
import { type Resolution, resolve } from '../src/core/resolve.ts';
import { href } from '../src/core/route/path.ts';
import type { RouteTable } from '../src/core/route/table.ts';
import {
  fillComplianceBlocks,
  readEvidence,
  readValues,
} from '../src/node/content/compliance/complianceBlocks.ts';
import { diskData, withDerivedData } from '../src/node/content/derivedData.ts';
import { readModel } from '../src/node/content/folder.ts';
import { createLocaleSet, type LocaleSet, loadLocales } from '../src/node/content/locales.ts';
import { readSettings } from '../src/node/content/settings.ts';
import { sitePages } from '../src/node/ssg/pages.ts';

export interface OpenSite extends LocaleSet {
  site: Site;
  manifest: Manifest;
  table: RouteTable;
  store: Store;
  /** The canonical paths of all pages. */
  paths: string[];
  /** The page or redirect of a path. */
  resolution(path: string): Promise<Resolution>;
  /** @throws if the path is no page */
  pageOf(path: string): Promise<Page>;
}

/** @param folder of a site without check errors @param origin replaces the site's origin */
export async function openSite(folder: string, origin?: string): Promise<OpenSite> {
  const { manifest, ...model } = await readModel(folder);
  const site = { ...model.site, origin: origin ?? model.site.origin };
  const content = await diskData(folder);
  const settings = await readSettings(folder);
  const evidence = await readEvidence(settings);
  const evidenceFiles: ReadonlyMap<string, unknown> = evidence
    ? await fillComplianceBlocks({
        folder,
        site,
        manifest,
        ...evidence,
        values: await readValues(content),
        open: settings.open,
      })
    : new Map();
  const { read: readData, names } = await withDerivedData(manifest, {
    ...content,
    read: async (name) => evidenceFiles.get(name) ?? content.read(name),
  });
  const localeSet = createLocaleSet(
    await loadLocales({ site, manifest }, content.names, content.read, settings),
  );
  const source = createPageSource({ site, manifest }, localeSet.locales, readData);
  const { table, store } = source;
  const paths = (await sitePages(manifest.routes, table, store, names)).map(({ path }) => path);
  const resolution = (path: string) => resolve(source, table.base + href(path));
  const pageOf = async (path: string) => {
    const resolved = await resolution(path);
    if (resolved.kind !== 'page') throw new Error(`${href(path)} is no page: ${resolved.kind}`);
    return resolved.page;
  };
  return { site, ...localeSet, manifest, table, store, paths, resolution, pageOf };
}
