/** A picture as a phone makes it names the place where it was taken, to within metres. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { withoutNotes } from '../pictures/clean.ts';
import { type Told, toldBy } from '../pictures/notes.ts';
import { partsOf, readPictureFile } from '../pictures/parts.ts';
import { ofFile } from '../problems/problemAt.ts';
import { UsageError } from '../problems/usageError.ts';
import { mediaWords } from '../problems/words/media.ts';
import { replaceFile } from '../process/replaceFile.ts';
import type { CheckedSite } from '../site/model.ts';
import { publicFile, readPublicFolder } from '../site/publicFolder.ts';

/** Every picture in `public/` that says where it was taken. The build takes that out; whoever has the folder can read it. */
export function photoLocation({ folder, public: { files } }: CheckedSite): Problem[] {
  return files
    .filter((path) => toldIn(join(folder, publicFile(path))).includes('place'))
    .map((path) => ofFile(publicFile(path), { ...mediaWords.location, value: path }));
}

function toldIn(path: string): Told[] {
  try {
    const bytes = readPictureFile(path);
    return toldBy((bytes && partsOf(bytes)?.notes) ?? []);
  } catch {
    // What cannot be opened is reported by the check of the folder.
    return [];
  }
}

/**
 * Takes the notes out of every picture in `public/` that says where it was taken, in place.
 *
 * @param folder the site folder, absolute
 * @returns what was removed from which file, a sentence each
 * @throws UsageError (rejects) when a picture cannot be read; those before it have been written
 */
export async function removeLocations(folder: string): Promise<string[]> {
  const said: string[] = [];
  for (const file of readPublicFolder(folder).files.map(publicFile)) {
    const path = join(folder, file);
    const told = toldIn(path);
    // A link leads to a file within public/, which comes by itself.
    if (!told.includes('place') || lstatSync(path).isSymbolicLink()) continue;
    const bytes = readPictureFile(path);
    if (!bytes) continue;
    const clean = await withoutNotes(bytes).catch(() => {
      throw new UsageError(
        `${file} is damaged, so its location could not be removed. Save it again in a picture editor, or delete it.`,
      );
    });
    await replaceFile(path, clean);
    said.push(`${file}: removed ${listed(told)}.`);
  }
  return said;
}

const WORDS: Readonly<Record<Told, string>> = {
  place: 'the location',
  device: 'the name of the device',
  time: 'the time',
};

const listed = (told: readonly Told[]) =>
  new Intl.ListFormat('en-GB').format(told.map((kind) => WORDS[kind]));
