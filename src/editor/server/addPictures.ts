/** Takes pictures from the office's computer or phone into the public folder. */

import { slugOf } from '../../core/i18n/slug.ts';
import { assignPictureFiles, today } from '../../node/authoring/create/entry.ts';
import { readPictureFolder, unreadableNote } from '../../node/authoring/create/photos.ts';
import { type FileOperation, runTransaction } from '../../node/authoring/create/transaction.ts';
import { checkDraft } from '../../node/check/index.ts';
import { dataNameOf } from '../../node/content/folder.ts';
import type { AddedPictures, ValueLocation } from '../shared/protocol.ts';

/**
 * Makes pictures ready, as a new event would have them, and puts them beside those of the page.
 *
 * @param site the site folder, absolute
 * @param paths of the files
 * @param page the path of the page, or that of the settings, and the file that it is made of
 * @param onAdded told the changes that were made
 * @throws UsageError (rejects) when none of them can be used; then nothing was changed
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
