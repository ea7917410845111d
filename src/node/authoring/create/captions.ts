/** The captions of pictures, from a table. */
import { parse } from 'node:path';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { UsageError } from '../../system/usageError.ts';
import { openSheet } from '../spreadsheet/openSheet.ts';
import { readTexts } from '../spreadsheet/readTables.ts';
import { assignPictureFiles, type EntryPictures, type PictureOwner } from './entry.ts';
import { type Flags, parseLine, pathParser } from './flags.ts';
import type { PictureFolder } from './pictureFolder.ts';
import { refuseProblems } from './sheetFlags.ts';

/**
 * Assigns the files of pictures, with the captions of --captions.
 *
 * @throws UsageError (rejects) as {@link parseCaptions} does
 */
export async function captionedPictures(
  flags: Flags,
  folder: string,
  owner: PictureOwner,
  pictures: PictureFolder,
): Promise<EntryPictures> {
  // The table may also name files that were left out.
  const names = [
    ...pictures.pictures.map(({ source }) => source),
    ...pictures.unreadable.map(({ name }) => name),
    ...pictures.dropped,
  ];
  const parse = pathParser('file', (file) =>
    refuseProblems(async () => parseCaptions(readTexts(await openSheet(file)), names)),
  );
  return assignPictureFiles(folder, owner, pictures, (await flags.optional('captions', parse)) ?? new Map());
}

const normalizeName = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Reads a table with two columns: the name of the picture, with or without its extension, and the caption.
 * A first row without digits and dots has the headings. Rows without a caption are ignored.
 *
 * @param names of the pictures
 * @returns the captions by these names
 * @throws UsageError with the number of the row
 */
export function parseCaptions(
  rows: readonly (readonly string[])[],
  names: readonly string[],
): Map<string, string> {
  const captions = new Map<string, string>();
  for (const [index, [pictureName = '', caption = '', ...more]] of rows.entries()) {
    if ([pictureName, caption, ...more].every((cell) => cell === '')) continue;
    const row = index + 1;
    const isNamed = (name: string) => normalizeName(name) === normalizeName(pictureName);
    const picture = names.find(isNamed) ?? names.find((name) => isNamed(parse(name).name));
    if (picture === undefined) {
      if (index === 0 && !/[\d.]/.test(pictureName)) continue;
      const message = `Row ${row} of the captions is about "${pictureName}", but there is no picture of this name.`;
      throw new UsageError(withSuggestion(message, pictureName, names));
    }
    if (more.some((cell) => cell !== '')) {
      throw new UsageError(
        `Row ${row} of the captions has more than two cells. Put a caption that has commas between quotes.`,
      );
    }
    if (caption === '') continue;
    if (captions.has(picture))
      throw new UsageError(`Row ${row} of the captions is about ${picture}, as a row above it.`);
    captions.set(picture, parseLine(caption));
  }
  return captions;
}
