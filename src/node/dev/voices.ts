/** How a site speaks while it is being edited. */
import type { SiteModel } from '../../core/model.ts';
import { dataNames } from '../content/folder.ts';
import { readVoices, type SiteVoices } from '../content/voices.ts';
import type { Moment } from './content.ts';

/** The voices of the site as it is now; a file that was never sound is left out. */
export async function devVoices(
  folder: string,
  { written, look }: Moment,
  model: SiteModel,
): Promise<SiteVoices> {
  return readVoices(folder, model, await dataNames(folder), written, async (file) => {
    const state = await look(file);
    return state?.value;
  });
}
