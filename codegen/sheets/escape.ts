/** Cells of CSV that a spreadsheet program would calculate or take for something else are marked as text, and read back as they were. */
import type { Cell } from './model.ts';

/**
 * What a program calculates (OWASP, CSV Injection), in full width, too; the mark itself; and a day as year-month-day, which stands for
 * a day of the site.
 */
const MARKED = /^(?:[=+\-@＝＋－＠'\t\r]|\d{4}-\d\d-\d\d$)/;

/** An empty text; an empty cell belongs to the one above it. */
const EMPTY = "'";

/** A text as a cell of CSV, before quotes are put around it. */
export const escaped = (text: string) => (text === '' ? EMPTY : MARKED.test(text) ? `'${text}` : text);

/** A cell as it was before {@link escaped}. */
export function unescaped(text: string): Cell {
  if (text === EMPTY) return { text: '', literal: true };
  const rest = text.slice(1);
  return text.startsWith("'") && MARKED.test(rest) ? { text: rest, literal: true } : { text };
}
