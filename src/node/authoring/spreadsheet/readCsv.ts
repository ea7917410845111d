/** Tables as spreadsheet programs save them in text files. */
import Papa from 'papaparse';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { fromWindows1252 } from '../../content/mojibake.ts';
import { unescapeCell } from './escapeCell.ts';
import { type Cell, cleanCellText, type Sheet } from './model.ts';

/**
 * The rows of a CSV file (RFC 4180) with a comma, semicolon or tab between cells, whichever makes a table of it: spreadsheet
 * programs choose it by country. Lines end with CR LF, LF or CR, also several of them in one file.
 *
 * @param bytes UTF-8, UTF-16 or, where no other is possible, Windows-1252
 * @throws ContentError when the letters cannot be told, a quoted cell does not end, or two separators are equally likely
 */
export function readCsv(file: string, bytes: Uint8Array): Sheet {
  // Files that were put together have marks of encoding in the middle.
  const decoded = decode(file, bytes).replaceAll('\uFEFF', '').replace(LINE_END, '\n');
  // Excel writes the separator into a first line that it does not show.
  const [, declared, text = ''] = /^(?:"?sep=(.)"?\1*\n)?(.*)$/is.exec(decoded) ?? [];
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: declared ?? detectSeparator(file, text),
    // Otherwise Papaparse takes the line end that it finds first for that of the whole file.
    newline: '\n',
  });
  const [broken] = errors;
  if (broken) throw new ContentError([problemInFile(file, sheetMessages.quoteOpen((broken.row ?? 0) + 1))]);
  return {
    file,
    rows: data.map(parseRow),
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  };
}

/** The cells of a row up to the last that has something in it. Excel saves cells with a format, too. */
function parseRow(texts: readonly string[]): Cell[] {
  const width = texts.findLastIndex((text) => text.trim() !== '') + 1;
  return texts.slice(0, width).map((text) => parseCell(cleanCellText(text)));
}

const LINE_END = /\r\n?/g;

/** A text as a formula, by which programs keep Excel from making a number of it: ="0471222333". */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

/** A cell that a program calculates when it opens the file. A sign before a telephone number or before bare words is no formula. */
const FORMULA =
  /^[=＝](?![=＝\s]*$)(?![\p{L}\p{M} ]+$)|^[=＝](?:TRUE|FALSE)$|^[+@＋＠-]\s*\p{Lu}[\p{Lu}\d.]*\(|^[+＋-]\s*[\d.]+\s*[*^+]\s*[\d.(]/u;

function parseCell(text: string): Cell {
  const [, quoted] = TEXT_FORMULA.exec(text) ?? [];
  if (quoted !== undefined) return { text: cleanCellText(quoted.replaceAll('""', '"')), literal: true };
  return FORMULA.test(text) ? { text, issue: 'formula' } : unescapeCell(text);
}

const SEPARATORS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;

const MAX_LINES = 200;

/**
 * Returns the separator by which most lines have equally many cells. Papaparse guesses as well, and takes a table of one column
 * for a mistake.
 *
 * @throws ContentError if two are equally likely
 */
function detectSeparator(file: string, text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split('\n', MAX_LINES);
  const linesAlike = (separator: string) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const { length } = line.split(separator);
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  const candidates = SEPARATORS.map(([separator, name]) => ({
    separator,
    name,
    alike: linesAlike(separator),
  }));
  const maxAlike = Math.max(...candidates.map(({ alike }) => alike));
  const likely = candidates.filter(({ alike }) => alike === maxAlike);
  // Texts have commas and semicolons, but hardly tabs.
  if (likely.at(-1)?.separator === '\t' && maxAlike > 0) return '\t';
  if (maxAlike > 0 && likely.length > 1)
    throw new ContentError([
      problemInFile(file, sheetMessages.separatorUnclear(likely.map(({ name }) => name))),
    ]);
  return likely[0]?.separator ?? ',';
}

function decode(file: string, bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new ContentError([problemInFile(file, sheetMessages.lettersUnknown())]);
  }
  const text = fromWindows1252(bytes);
  const doubtful = UNLIKELY_CHARACTERS.exec(text);
  if (doubtful) {
    const line = text.slice(0, doubtful.index).split(/\r\n?|\n/).length;
    throw new ContentError([problemInFile(file, sheetMessages.lettersUnknown(line))]);
  }
  return text;
}

/** By its mark, or by the zeros that UTF-16 has in every Latin letter. */
function detectEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * What a text in Windows-1252 hardly has beside the ASCII characters, and other encodings have where letters are: all but its
 * quotes, dashes and marks, and the small letters with accents within a word.
 */
const UNLIKELY_CHARACTERS =
  /[^\0-\x7F‘’“”–—•…€™\u00A0°·½¼¾®©£§«»×à-ÿ]|(?<![A-Za-zà-ÿ])[à-ÿ](?![A-Za-zà-ÿ])|[à-ÿ]{3}/u;
