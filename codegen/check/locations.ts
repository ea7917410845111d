/** Phones write the location into every photo and video, to within metres. Documents keep it with the photos in them. */
import { lstatSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import type { LocationFinding } from '../locations/model.ts';
import { hasMediaLocation, locationInFile, removeMediaLocation } from '../locations/table.ts';
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

/** Reports every file in `public/` with a location. The build removes it from photos and videos, but the folder still has it. */
export function locations({ folder, public: { files } }: CheckedSite): Problem[] {
  return files.flatMap((path) => {
    const finding = findingIn(join(folder, publicFile(path)));
    return finding ? [ofFile(publicFile(path), { ...mistakeOf(finding), value: path })] : [];
  });
}

/** @returns undefined also for a file that cannot be opened, which the check of the folder reports */
function findingIn(path: string): LocationFinding | undefined {
  try {
    return locationInFile(path);
  } catch {
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

const mistakeOf = (finding: LocationFinding): Mistake =>
  finding.kind === 'inside' ? mediaWords.fileLocationInside(finding.name) : MISTAKES[finding.kind];

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
