/** Actions on one picture of the public folder: set the focal point, crop, replace, remove. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileOperation } from '../../node/authoring/transaction.ts';
import { isPictureFile } from '../../node/content/fileReferences.ts';
import { isSampleFile } from '../../node/content/placeholders.ts';
import { publicFile, readPublicFolder } from '../../node/content/publicFolder.ts';
import { unusedFiles } from '../../node/content/publishedFiles.ts';
import { readCheckedSite } from '../../node/content/readCheckedSite.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { Action, ActionSummary, PictureAction } from '../shared/protocol.ts';
import { focalPointAfterCrop, focalPointChange } from './focalPointFile.ts';
import { cropPicture, encodeReplacement, pictureSize } from './pictureBytes.ts';
import { replaceSample } from './replaceSample.ts';

const PICTURE_ACTIONS: ReadonlySet<string> = new Set<PictureAction['kind']>([
  'focus',
  'crop',
  'replace',
  'discard',
]);

export const isPictureAction = (action: Action): action is PictureAction => PICTURE_ACTIONS.has(action.kind);

export interface PictureChanges {
  summary: ActionSummary;
  /** The summary as a sentence. */
  text: string;
  changes: readonly FileOperation[];
  /** The new path of the picture, if it was renamed. */
  picture?: string;
}

/**
 * Plans an action on a picture. Writes nothing.
 *
 * @param site the site folder, absolute
 * @param uploadPath returns the path of an upload by its id
 * @throws UsageError (rejects) if the action is not possible
 */
export async function planPictureAction(
  site: string,
  action: PictureAction,
  uploadPath: (id: string) => string | undefined,
): Promise<PictureChanges> {
  const { picture } = action;
  // Only listed files, so that no path leads out of the folder.
  if (!isPictureFile(picture) || !readPublicFolder(site).files.includes(picture))
    throw new UsageError(`There is no picture ${picture}.`);
  const file = publicFile(picture);
  const base = await readFile(join(site, file));
  const name = basename(picture);
  const result = (outcome: string, changes: readonly (FileOperation | undefined)[]): PictureChanges => ({
    summary: { type: action.kind, name },
    text: `${file}: ${outcome}.`,
    changes: changes.filter((change) => change !== undefined),
  });
  switch (action.kind) {
    case 'focus':
      return result('focal point of', [await focalPointChange(site, picture, () => action.focus)]);
    case 'crop': {
      const size = await pictureSize(name, base);
      const bytes = await cropPicture(name, base, action.area);
      return result('cropped', [
        { file, bytes, base },
        await focalPointChange(site, picture, (focus) => focalPointAfterCrop(focus, size, action.area)),
      ]);
    }
    case 'replace': {
      const path = uploadPath(action.upload);
      if (path === undefined) throw new UsageError('The file is no longer there. Choose it again.');
      if (isSampleFile(picture)) {
        const { changes, picture: next } = await replaceSample(site, picture, path);
        return { ...result('replaced', changes), picture: next };
      }
      return result('replaced', [{ file, bytes: await encodeReplacement(name, path), base }]);
    }
    case 'discard': {
      if (!unusedFiles(await readCheckedSite(site))?.includes(picture))
        throw new UsageError(`${name} is in use, or may be: it stays.`);
      return result('removed', [await focalPointChange(site, picture, () => undefined), { file, base }]);
    }
  }
}
