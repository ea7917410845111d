import type { SiteModel } from '../../core/model.ts';
import { dataNames } from '../content/folder.ts';
import { loadLocales, type SiteLocales } from '../content/locales.ts';
import type { ContentSnapshot } from './liveContent.ts';

/** Loads the locales of a site that is being edited. A file that was never valid is omitted. */
export async function loadDevLocales(
  folder: string,
  { dataWithoutCompliance, settings }: ContentSnapshot,
  model: SiteModel,
): Promise<SiteLocales> {
  return loadLocales(model, await dataNames(folder), dataWithoutCompliance, await settings());
}
