/** The locales of a site that is being edited. */
import type { SiteModel } from '../../core/model.ts';
import { dataNames } from '../content/folder.ts';
import { loadLocales, type SiteLocales } from '../content/locales.ts';
import type { ContentSnapshot } from './liveContent.ts';

/** The locales of the site as it is now; a file that was never sound is left out. */
export async function loadDevLocales(
  folder: string,
  { dataWithoutCompliance, readState }: ContentSnapshot,
  model: SiteModel,
): Promise<SiteLocales> {
  return loadLocales(folder, model, await dataNames(folder), dataWithoutCompliance, async (file) => {
    const state = await readState(file);
    return state?.value;
  });
}
