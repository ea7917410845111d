/** Tables as spreadsheet programs save them in text files. */
import Papa from 'papaparse';
import { ContentError } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import { sheetWords } from '../problems/words/sheets.ts';
import { fromWindows1252 } from '../site/mojibake.ts';
import { unescaped } from './escape.ts';
import { type Sheet, tidied } from './model.ts';

/**
 * The rows of a CSV file (RFC 4180) with a comma, semicolon or tab between cells, whichever makes a table of it: spreadsheet
 * programs choose it by country.
 *
 * @param bytes UTF-8, UTF-16 or, where no other is possible, Windows-1252
 * @throws ContentError when the letters cannot be told, or a quoted cell does not end
 */
export function readCsv(file: string, bytes: Uint8Array): Sheet {
  // Excel writes the separator into a first line that it does not show.
  const [, named, text = ''] = /^(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(decode(file, bytes)) ?? [];
  const separator = named ?? separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const [broken] = errors;
  if (broken) throw new ContentError([ofFile(file, sheetWords.quoteOpen((broken.row ?? 0) + 1))]);
  return {
    file,
    rows: data.map((row) => row.map((cell) => unescaped(tidied(cell)))),
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  };
}

/** Papaparse guesses as well, and takes a table of one column for a mistake. */
function separatorOf(text: string): string {
  const rowsAlike = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 200, skipEmptyLines: 'greedy' });
    const widths = data.map((row) => row.length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  };
  return [',', ';', '\t'].reduce((best, other) => (rowsAlike(other) > rowsAlike(best) ? other : best));
}

function decode(file: string, bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new ContentError([ofFile(file, sheetWords.lettersUnknown())]);
  }
  const text = fromWindows1252(bytes);
  const doubtful = UNLIKELY.exec(text);
  if (doubtful) {
    const line = text.slice(0, doubtful.index).split('\n').length;
    throw new ContentError([ofFile(file, sheetWords.lettersUnknown(line))]);
  }
  return text;
}

/** By its mark, or by the zeros that UTF-16 has in every Latin letter. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * What a text in Windows-1252 hardly has beside the ASCII characters, and other encodings have where letters are: all but its
 * quotes, dashes and marks, and the small letters with accents within a word.
 */
const UNLIKELY = /[^\0-\x7F‘’“”–—•…€™\u00A0°·½¼¾®©£§«»×à-ÿ]|(?<![A-Za-zà-ÿ])[à-ÿ](?![A-Za-zà-ÿ])|[à-ÿ]{3}/u;
