import Papa from 'papaparse';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { fromWindows1252 } from '../../content/mojibake.ts';
import { unescapeCell } from './csv.ts';
import { type Cell, cleanCellText, type Sheet } from './model.ts';

/**
 * Reads a CSV file (RFC 4180). Spreadsheet programs choose the separator by country: a comma, semicolon or
 * tab. Line ends may be mixed.
 *
 * @param bytes UTF-8, UTF-16 or, if no other is possible, Windows-1252
 * @throws ContentError if the encoding or separator is unclear, or a quoted cell does not end
 */
export function readCsv(file: string, bytes: Uint8Array): Sheet {
  // Concatenated files have byte order marks in the middle.
  const decoded = decode(file, bytes).replaceAll('\uFEFF', '').replace(LINE_END, '\n');
  // Excel writes the separator into a first line that it does not display.
  const [, declared, text = ''] = /^(?:"?sep=(.)"?\1*\n)?(.*)$/is.exec(decoded) ?? [];
  const separator = declared ?? detectSeparator(file, text);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    // Papaparse would use the first line end for the whole file.
    newline: '\n',
  });
  const [broken] = errors;
  if (broken) throw new ContentError([problemInFile(file, sheetMessages.quoteOpen((broken.row ?? 0) + 1))]);
  const rows = data.map(parseRow);
  return { file, format: { separator }, rows, merges: [], hiddenRows: new Set(), hiddenColumns: new Set() };
}

/** Omits empty cells at the end: Excel saves cells that only have a format. */
function parseRow(texts: readonly string[]): Cell[] {
  const width = texts.findLastIndex((text) => text.trim() !== '') + 1;
  return texts.slice(0, width).map((text) => parseCell(cleanCellText(text)));
}

const LINE_END = /\r\n?/g;

/** A text as a formula, so that Excel does not convert it to a number: ="0471222333". */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

/** A formula. A sign before a telephone number or plain words is none. */
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
 * Returns the separator with which most lines have the same number of cells. Papaparse rejects a table of
 * one column.
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

/** By the byte order mark, or by the zero byte of Latin letters in UTF-16. */
export function detectEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * Characters that are rare in Windows-1252, but that letters of other encodings decode to: all but ASCII,
 * quotes, dashes and marks, and accented small letters within a word.
 */
const UNLIKELY_CHARACTERS =
  /[^\0-\x7F‘’“”–—•…€™\u00A0°·½¼¾®©£§«»×à-ÿ]|(?<![A-Za-zà-ÿ])[à-ÿ](?![A-Za-zà-ÿ])|[à-ÿ]{3}/u;
