/** Removes locations from the photos and videos of a site. */
import { lstatSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../system/replaceFile.ts';
import { UsageError } from '../../system/usageError.ts';
import { withoutNotes } from '../pictures/clean.ts';
import { type Told, toldBy } from '../pictures/notes.ts';
import { partsOf, readPictureFile } from '../pictures/parts.ts';
import { publicFile, readPublicFolder } from '../publicFolder.ts';
import type { LocationFinding } from './model.ts';
import { hasMediaLocation, locationInFile, removeMediaLocation } from './table.ts';

/** @returns undefined also for a file that cannot be opened, which the check of the folder reports */
export function findingIn(path: string): LocationFinding | undefined {
  try {
    return locationInFile(path);
  } catch {
    return undefined;
  }
}

/**
 * Removes the location from every video, and all metadata from every photo with a location, in place.
 *
 * @param folder the site folder, absolute
 * @returns a sentence for each changed file
 * @throws UsageError (rejects) when a file cannot be read; earlier files have been written
 */
export async function removeLocations(folder: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const file of readPublicFolder(folder).files.map(publicFile)) {
    const path = join(folder, file);
    const kind = findingIn(path)?.kind;
    // The target of a link is a file of public/, which is in the list itself.
    if (kind === undefined || lstatSync(path).isSymbolicLink()) continue;
    if (kind === 'photo') sentences.push(`${file}: removed ${listed(await cleanPhoto(path, file))}.`);
    else if (hasMediaLocation(path)) {
      await replaceFile(path, async (copy) => {
        await copyFile(path, copy);
        removeMediaLocation(copy);
      });
      sentences.push(`${file}: removed ${WORDS.place}.`);
    }
  }
  return sentences;
}

/** @returns what was removed */
async function cleanPhoto(path: string, file: string): Promise<Told[]> {
  const bytes = readPictureFile(path) ?? Buffer.alloc(0);
  const clean = await withoutNotes(bytes).catch(() => {
    throw new UsageError(
      `${file} is damaged, so its location could not be removed. Save it again in a picture editor, or delete it.`,
    );
  });
  await replaceFile(path, clean);
  return toldBy(partsOf(bytes)?.notes ?? []);
}

const WORDS: Readonly<Record<Told, string>> = {
  place: 'the location',
  device: 'the name of the device',
  time: 'the time',
};

const listed = (told: readonly Told[]) =>
  new Intl.ListFormat('en-GB').format(told.map((kind) => WORDS[kind]));
