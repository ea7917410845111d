/** What is done to one picture of the public folder: its focal point, a part of it, another in its place, away with it. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyChange } from '../../node/authoring/create/apply.ts';
import { isPictureFile } from '../../node/content/fileReferences.ts';
import { isSampleFile } from '../../node/content/placeholders.ts';
import { publicFile, readPublicFolder } from '../../node/content/publicFolder.ts';
import { unusedFiles } from '../../node/content/publishedFiles.ts';
import { readCheckedSite } from '../../node/content/read.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { Action, ActionSummary, PictureAction } from '../shared/protocol.ts';
import { focusChange, focusWithin } from './focusFile.ts';
import { croppedPicture, sizeOf, takenFor } from './pictureBytes.ts';
import { replacedSample } from './replacedSample.ts';

const KINDS: ReadonlySet<string> = new Set<PictureAction['kind']>(['focus', 'crop', 'replace', 'discard']);

export const isPictureAct = (act: Action): act is PictureAction => KINDS.has(act.kind);

export interface PictureChanges {
  deed: ActionSummary;
  /** The same as a sentence. */
  text: string;
  changes: readonly AnyChange[];
  /** The path of the picture, where it has another now. */
  picture?: string;
}

/**
 * What an act means for the files of a site. Nothing is written.
 *
 * @param site the site folder, absolute
 * @param fileOf the path of an uploaded file, by its id
 * @throws UsageError (rejects) when it cannot be done
 */
export async function pictureChanges(
  site: string,
  act: PictureAction,
  fileOf: (id: string) => string | undefined,
): Promise<PictureChanges> {
  const { picture } = act;
  // Only what the folder lists, so that no path leads out of it.
  if (!isPictureFile(picture) || !readPublicFolder(site).files.includes(picture))
    throw new UsageError(`There is no picture ${picture}.`);
  const file = publicFile(picture);
  const base = await readFile(join(site, file));
  const name = basename(picture);
  const said = (what: string, changes: readonly (AnyChange | undefined)[]): PictureChanges => ({
    deed: { type: act.kind, name },
    text: `${file}: ${what}.`,
    changes: changes.filter((change) => change !== undefined),
  });
  switch (act.kind) {
    case 'focus':
      return said('focal point of', [await focusChange(site, picture, () => act.focus)]);
    case 'crop': {
      const size = await sizeOf(name, base);
      const bytes = await croppedPicture(name, base, act.area);
      return said('cropped', [
        { file, bytes, base },
        await focusChange(site, picture, (focus) => focusWithin(focus, size, act.area)),
      ]);
    }
    case 'replace': {
      const path = fileOf(act.upload);
      if (path === undefined) throw new UsageError('The file is no longer there. Choose it again.');
      if (isSampleFile(picture)) {
        const { changes, picture: next } = await replacedSample(site, picture, path);
        return { ...said('replaced', changes), picture: next };
      }
      return said('replaced', [{ file, bytes: await takenFor(name, path), base }]);
    }
    case 'discard': {
      if (!unusedFiles(await readCheckedSite(site))?.includes(picture))
        throw new UsageError(`${name} is in use, or may be: it stays.`);
      return said('removed', [await focusChange(site, picture, () => undefined), { file, base }]);
    }
  }
}
