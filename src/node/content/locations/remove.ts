import { lstatSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../system/replaceFile.ts';
import { UsageError } from '../../system/usageError.ts';
import { type MetadataKind, metadataKinds } from '../pictures/metadata.ts';
import { readPictureFile, splitPicture } from '../pictures/splitPicture.ts';
import { stripMetadata } from '../pictures/stripMetadata.ts';
import { publicFile, readPublicFolder } from '../publicFolder.ts';
import { hasMediaLocation, locationInFile, removeMediaLocation } from './findLocation.ts';
import type { LocationFinding } from './model.ts';

/** @returns undefined also for an unreadable file, which `publicFiles` reports */
export function findLocationIn(path: string): LocationFinding | undefined {
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
    const kind = findLocationIn(path)?.kind;
    // The target of a link is a file of public/, which the list includes.
    if (kind === undefined || lstatSync(path).isSymbolicLink()) continue;
    if (kind === 'photo') sentences.push(`${file}: removed ${formatKinds(await cleanPhoto(path, file))}.`);
    else if (hasMediaLocation(path)) {
      await replaceFile(path, async (copy) => {
        await copyFile(path, copy);
        removeMediaLocation(copy);
      });
      sentences.push(`${file}: removed ${KIND_NAMES.place}.`);
    }
  }
  return sentences;
}

/** Returns the kinds of metadata that were removed. */
async function cleanPhoto(path: string, file: string): Promise<MetadataKind[]> {
  const bytes = readPictureFile(path) ?? Buffer.alloc(0);
  const clean = await stripMetadata(bytes).catch(() => {
    throw new UsageError(
      `${file} is damaged, so its location could not be removed. Save it again in a picture editor, or delete it.`,
    );
  });
  await replaceFile(path, clean);
  return metadataKinds(splitPicture(bytes)?.metadata ?? []);
}

const KIND_NAMES: Readonly<Record<MetadataKind, string>> = {
  place: 'the location',
  device: 'the name of the device',
  time: 'the time',
};

const formatKinds = (kinds: readonly MetadataKind[]) =>
  new Intl.ListFormat('en-GB').format(kinds.map((kind) => KIND_NAMES[kind]));
