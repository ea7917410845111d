/** How a site speaks while it is being edited. */
import type { SiteModel } from '../../src/model.ts';
import { dataNames } from '../site/folder.ts';
import { readVoices, type SiteVoices } from '../site/voices.ts';
import type { LiveContent } from './content.ts';

/** The voices of the site as it is now; a file that was never sound is left out. */
export async function devVoices(folder: string, content: LiveContent, model: SiteModel): Promise<SiteVoices> {
  return readVoices(folder, model, await dataNames(folder), content.written, async (file) => {
    const state = await content.look(file);
    return state?.value;
  });
}
