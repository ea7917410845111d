/** Cells of CSV that a spreadsheet program would calculate or take for something else are marked as text, and read back as they were. */
import type { Cell } from './model.ts';

/**
 * What a program calculates (OWASP, CSV Injection), in full width, too; the mark itself; and a day as year-month-day, which stands for
 * a day of the site.
 */
const FORMULA_START = /^(?:[=+\-@＝＋－＠'\t\r]|\d{4}-\d\d-\d\d$)/;

/** What a program stores as another number: 0484 as 484, 50.00 as 50, 2E3 as 2000, and a number of twelve digits as 1.23E+11. */
const NUMBER_LIKE = /^(?:0\d+|\d{12,}|\d+\.\d*0|\d+(?:\.\d+)?E\d+)$/i;

/** What a program takes for a day: classes 1-5, the year 2011-12, March 2026. */
const DAY_LIKE =
  /^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{4}[-/](?:0?[1-9]|1[0-2])|(?:\d{1,2}[- ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{1,4}|\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;

const needsEscape = (text: string) =>
  [FORMULA_START, NUMBER_LIKE, DAY_LIKE].some((pattern) => pattern.test(text));

/** An empty text; an empty cell belongs to the one above it. */
const EMPTY_TEXT = "'";

/** A text as a cell of CSV, before quotes are put around it. */
export const escapeCell = (text: string) =>
  text === '' ? EMPTY_TEXT : needsEscape(text) ? `'${text}` : text;

/** A cell as it was before {@link escapeCell}. */
export function unescapeCell(text: string): Cell {
  if (text === EMPTY_TEXT) return { text: '', literal: true };
  const rest = text.slice(1);
  return text.startsWith("'") && needsEscape(rest) ? { text: rest, literal: true } : { text };
}
