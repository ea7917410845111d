/** Phones write the location into every photo and video, to within metres; documents keep it with the photos in them. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import type { LocationFinding } from '../locations/model.ts';
import { locationInFile, mediaWithoutLocation } from '../locations/table.ts';
import { withoutNotes } from '../pictures/clean.ts';
import { type Told, toldBy } from '../pictures/notes.ts';
import { partsOf, readPictureFile } from '../pictures/parts.ts';
import { ofFile } from '../problems/problemAt.ts';
import type { Mistake } from '../problems/say.ts';
import { UsageError } from '../problems/usageError.ts';
import { mediaWords } from '../problems/words/media.ts';
import { replaceFile } from '../process/replaceFile.ts';
import type { CheckedSite } from '../site/model.ts';
import { publicFile, readPublicFolder } from '../site/publicFolder.ts';

/** Every file in `public/` with a location. The build removes those of photos and videos; the folder itself still has them. */
export function locations({ folder, public: { files } }: CheckedSite): Problem[] {
  return files.flatMap((path) => {
    const found = foundIn(join(folder, publicFile(path)));
    return found ? [ofFile(publicFile(path), { ...mistakeOf(found), value: path })] : [];
  });
}

function foundIn(path: string): LocationFinding | undefined {
  try {
    return locationInFile(path);
  } catch {
    // What cannot be opened is reported by the check of the folder.
    return undefined;
  }
}

const MISTAKES: Readonly<Record<Exclude<LocationFinding['kind'], 'inside'>, Mistake>> = {
  photo: mediaWords.location,
  removable: mediaWords.fileLocation,
  track: mediaWords.fileLocationTrack,
  recording: mediaWords.fileLocationOfRecording,
  document: mediaWords.fileLocationOfDocument,
};

const mistakeOf = (found: LocationFinding): Mistake =>
  found.kind === 'inside' ? mediaWords.fileLocationInside(found.name) : MISTAKES[found.kind];

/**
 * Removes the location from every video, and all metadata from every photo with a location, in place.
 *
 * @param folder the site folder, absolute
 * @returns what was removed from which file, a sentence each
 * @throws UsageError (rejects) when a file cannot be read; those before it have been written
 */
export async function removeLocations(folder: string): Promise<string[]> {
  const said: string[] = [];
  for (const file of readPublicFolder(folder).files.map(publicFile)) {
    const path = join(folder, file);
    const kind = foundIn(path)?.kind;
    // A link leads to a file within public/, which is in the list itself.
    if (kind === undefined || lstatSync(path).isSymbolicLink()) continue;
    if (kind === 'photo') said.push(`${file}: removed ${listed(await cleanPhoto(path, file))}.`);
    else {
      const media = mediaWithoutLocation(path);
      if (!media) continue;
      await replaceFile(path, media);
      said.push(`${file}: removed ${WORDS.place}.`);
    }
  }
  return said;
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
