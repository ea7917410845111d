/** What pictures show, in a sentence each, from a table. */
import { parse } from 'node:path';
import { suggestion } from '../../../core/problems/suggest.ts';
import { UsageError } from '../../system/usageError.ts';
import { openSheet } from '../spreadsheet/openSheet.ts';
import { readTexts } from '../spreadsheet/readTables.ts';
import { lineField, pathField } from './fields.ts';
import type { Flags } from './flags.ts';
import type { PictureFolder } from './photos.ts';
import { refuseDoubts } from './spreadsheet.ts';

/** By the names of the files that the pictures come from; a picture without one still has to get its caption. */
export type Captions = ReadonlyMap<string, string>;

/**
 * The captions of pictures from the table that --captions names.
 *
 * @throws UsageError (rejects) as {@link parseCaptions} does
 */
export async function readCaptions(flags: Flags, folder: PictureFolder): Promise<Captions> {
  const field = pathField('captions', 'file', (file) =>
    refuseDoubts(async () => parseCaptions(readTexts(await openSheet(file)), fileNames(folder))),
  );
  return (await flags.optional(field)) ?? new Map();
}

/** The names of all files that were looked at, so that a table may name those that were left out, too. */
const fileNames = ({ pictures, unreadable, dropped }: PictureFolder) => [
  ...pictures.map(({ source }) => source),
  ...unreadable.map(({ name }) => name),
  ...dropped,
];

const line = lineField('captions');

/** The name of a file as people write it: in any case, with or without its ending. */
const spellings = (name: string) =>
  [name, parse(name).name].map((each) => each.normalize('NFC').toLowerCase());

/**
 * The captions of a table with two columns: the name of the picture, and its caption. A first row without digits and dots is
 * one of headings; a row that is empty or without a caption counts for nothing.
 *
 * @param names of the pictures
 * @throws UsageError by the number of the row
 */
export function parseCaptions(rows: readonly (readonly string[])[], names: readonly string[]): Captions {
  const captions = new Map<string, string>();
  for (const [index, [pictureName = '', caption = '', ...more]] of rows.entries()) {
    if ([pictureName, caption, ...more].every((cell) => cell === '')) continue;
    const row = index + 1;
    const normalizedName = pictureName.normalize('NFC').toLowerCase();
    const exact = names.find((name) => spellings(name)[0] === normalizedName);
    const picture = exact ?? names.find((name) => spellings(name)[1] === normalizedName);
    if (picture === undefined) {
      if (index === 0 && !/[\d.]/.test(pictureName)) continue;
      const hint = suggestion(pictureName, names);
      throw new UsageError(
        [`Row ${row} of the captions is about "${pictureName}", but there is no picture of this name.`, hint]
          .filter(Boolean)
          .join(' '),
      );
    }
    if (more.some((cell) => cell !== '')) {
      throw new UsageError(
        `Row ${row} of the captions has more than two cells. Put a caption that has commas between quotes.`,
      );
    }
    if (caption === '') continue;
    if (captions.has(picture))
      throw new UsageError(`Row ${row} of the captions is about ${picture}, as a row above it.`);
    captions.set(picture, line.parse(caption));
  }
  return captions;
}
