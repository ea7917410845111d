/** What pictures show, in a sentence each, from a table. */
import { parse } from 'node:path';
import { suggestion } from '../../../core/problems/suggest.ts';
import { UsageError } from '../../system/usageError.ts';
import { openSheet } from '../spreadsheet/open.ts';
import { textsIn } from '../spreadsheet/read.ts';
import { lineField, pathField } from './fields.ts';
import type { Flags } from './flags.ts';
import type { PictureFolder } from './photos.ts';
import { allDoubts } from './spreadsheet.ts';

/** By the names of the files that the pictures come from; a picture without one still has to get its caption. */
export type Captions = ReadonlyMap<string, string>;

/**
 * The captions of pictures from the table that --captions names.
 *
 * @throws UsageError (rejects) as {@link captionsOf} does
 */
export async function readCaptions(flags: Flags, folder: PictureFolder): Promise<Captions> {
  const field = pathField('captions', 'file', (file) =>
    allDoubts(async () => captionsOf(textsIn(await openSheet(file)), namesOf(folder))),
  );
  return (await flags.optional(field)) ?? new Map();
}

/** The names of all files that were looked at, so that a table may name those that were left out, too. */
const namesOf = ({ pictures, unread, dropped }: PictureFolder) => [
  ...pictures.map(({ source }) => source),
  ...unread.map(({ name }) => name),
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
export function captionsOf(rows: readonly (readonly string[])[], names: readonly string[]): Captions {
  const captions = new Map<string, string>();
  for (const [index, [written = '', caption = '', ...more]] of rows.entries()) {
    if ([written, caption, ...more].every((cell) => cell === '')) continue;
    const row = index + 1;
    const wanted = written.normalize('NFC').toLowerCase();
    const exact = names.find((name) => spellings(name)[0] === wanted);
    const found = exact ?? names.find((name) => spellings(name)[1] === wanted);
    if (found === undefined) {
      if (index === 0 && !/[\d.]/.test(written)) continue;
      const near = suggestion(written, names);
      throw new UsageError(
        [`Row ${row} of the captions is about "${written}", but there is no picture of this name.`, near]
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
    if (captions.has(found))
      throw new UsageError(`Row ${row} of the captions is about ${found}, as a row above it.`);
    captions.set(found, line.parse(caption));
  }
  return captions;
}
