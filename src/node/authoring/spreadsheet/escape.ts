/** Cells of CSV that a spreadsheet program would calculate or take for something else are marked as text, and read back as they were. */
import type { Cell } from './model.ts';

/**
 * What a program calculates (OWASP, CSV Injection), in full width, too; the mark itself; and a day as year-month-day, which stands for
 * a day of the site.
 */
const MARKED = /^(?:[=+\-@＝＋－＠'\t\r]|\d{4}-\d\d-\d\d$)/;

/** What a program stores as another number: 0484 as 484, 50.00 as 50, 2E3 as 2000, and an Aadhaar number as 1.23E+11. */
const NUMBER = /^(?:0\d+|\d{12,}|\d+\.\d*0|\d+(?:\.\d+)?E\d+)$/i;

/** What a program takes for a day: classes 1-5, the year 2011-12, March 2026. */
const DAY =
  /^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{4}[-/](?:0?[1-9]|1[0-2])|(?:\d{1,2}[- ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{1,4}|\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;

const isMarked = (text: string) => [MARKED, NUMBER, DAY].some((pattern) => pattern.test(text));

/** An empty text; an empty cell belongs to the one above it. */
const EMPTY = "'";

/** A text as a cell of CSV, before quotes are put around it. */
export const escaped = (text: string) => (text === '' ? EMPTY : isMarked(text) ? `'${text}` : text);

/** A cell as it was before {@link escaped}. */
export function unescaped(text: string): Cell {
  if (text === EMPTY) return { text: '', literal: true };
  const rest = text.slice(1);
  return text.startsWith("'") && isMarked(rest) ? { text: rest, literal: true } : { text };
}
