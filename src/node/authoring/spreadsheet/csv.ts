/** CSV whose cells are escaped, so that spreadsheet programs do not convert them. */
import Papa from 'papaparse';
import type { Cell } from './model.ts';

/**
 * Formulas (OWASP, CSV Injection), also in full width; the apostrophe itself; and yyyy-mm-dd, which stands
 * for a day of the site.
 */
const FORMULA_START = /^(?:[=+\-@＝＋－＠'\t\r]|\d{4}-\d\d-\d\d$)/;

/** Numbers that a program would change: 0484, 50.00, 2E3, and numbers of twelve digits. */
const NUMBER_LIKE = /^(?:0\d+|\d{12,}|\d+\.\d*0|\d+(?:\.\d+)?E\d+)$/i;

/** Texts that a program would convert to a date: classes 1-5, the year 2011-12, March 2026. */
const DAY_LIKE =
  /^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{4}[-/](?:0?[1-9]|1[0-2])|(?:\d{1,2}[- ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{1,4}|\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;

const needsEscape = (text: string) =>
  [FORMULA_START, NUMBER_LIKE, DAY_LIKE].some((pattern) => pattern.test(text));

/** An empty text. An empty cell would belong to the one above it. */
const EMPTY_TEXT = "'";

export const escapeCell = (text: string) =>
  text === '' ? EMPTY_TEXT : needsEscape(text) ? `'${text}` : text;

export function unescapeCell(text: string): Cell {
  if (text === EMPTY_TEXT) return { text: '', literal: true };
  const rest = text.slice(1);
  return text.startsWith("'") && needsEscape(rest) ? { text: rest, literal: true } : { text };
}

/**
 * Formats a file (RFC 4180), with the byte order mark by which Excel detects UTF-8.
 *
 * @param rows of escaped cells
 * @param options a separator that is not a comma is detected only if all cells have quotes
 */
export const formatCsv = (
  rows: readonly (readonly string[])[],
  options: { delimiter?: string; quotes?: boolean } = {},
): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', ...options },
  )}\r\n`;
