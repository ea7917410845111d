import type { Locales } from '../i18n/locale.ts';
import type { SiteModel } from '../model.ts';
import { type RouteTable, routeTable } from '../route/table.ts';
import { createStore, type DataReader, type MediaReader, type Store } from './load.ts';

/**
 * Everything that a page is resolved from. The build, the development server, the editor's preview, the
 * browser and the tests differ only in the readers.
 */
export interface PageSource {
  locales: Locales;
  table: RouteTable;
  store: Store;
}

export const createPageSource = (
  { site, manifest }: SiteModel,
  locales: Locales,
  read: DataReader,
  readMedia?: MediaReader,
): PageSource => ({
  locales,
  table: routeTable(manifest, site),
  store: createStore(read, site.facts, readMedia),
});
