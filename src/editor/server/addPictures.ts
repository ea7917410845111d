/** Adds pictures from the user's device to the public folder. */

import { slugOf } from '../../core/i18n/slug.ts';
import { assignPictureFiles, today } from '../../node/authoring/create/entry.ts';
import { readPictureFolder, unreadableNote } from '../../node/authoring/create/pictureFolder.ts';
import { type FileOperation, runTransaction } from '../../node/authoring/transaction.ts';
import { checkDraft } from '../../node/check/index.ts';
import { dataNameOf } from '../../node/content/folder.ts';
import type { AddedPictures, ValueLocation } from '../shared/protocol.ts';

/**
 * Processes pictures like those of a new event and adds them to the folder of the page's pictures.
 *
 * @param site the site folder, absolute
 * @param paths of the files
 * @param page the path of the page or of the settings, and its data file
 * @param onAdded called with the changes
 * @throws UsageError (rejects) if no picture can be used; then nothing was changed
 */
export async function addPictures(
  site: string,
  paths: readonly string[],
  page: { path: string; location: ValueLocation },
  onAdded: (changes: readonly FileOperation[]) => void,
): Promise<AddedPictures> {
  const folder = await readPictureFolder(paths, { today: today(), keepDuplicates: true });
  const owner = {
    data: dataNameOf(page.location.file) ?? 'site',
    slug: slugOf(page.path.split('/').at(-1) ?? '') || 'picture',
    date: folder.day?.date,
  };
  const { files, images } = await assignPictureFiles(site, owner, folder, new Map());
  const changes = files.map(({ file, bytes }) => ({ file, bytes }));
  await runTransaction(site, changes, checkDraft);
  onAdded(changes);
  return {
    pictures: images.map(({ src }) => src),
    notes: [...folder.unreadable.map(unreadableNote), ...folder.notes],
  };
}
