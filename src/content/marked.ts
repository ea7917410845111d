/**
 * Texts that may have links, bold, italic and lists. What is asked of every text stands here; `readMarks.ts` reads the marks, and comes
 * to the browser with the first page that has one (docs/decisions/029-marks-in-texts.md).
 */

import { someField } from './fields.ts';

/** A piece of a text. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inside: readonly Piece[] }
  | { kind: 'italic'; inside: readonly Piece[] }
  /** The address as it is written, or completed where it stands by itself; it may be any text. */
  | { kind: 'link'; href: string; inside: readonly Piece[] };

/** What a paragraph becomes. */
export type MarkedBlock =
  | { kind: 'paragraph'; inside: readonly Piece[] }
  | { kind: 'list'; style: 'bullets' | 'numbers'; start: number; items: readonly (readonly Piece[])[] };

/** One of these is in every text that has marks, and in hardly any other. */
const MARK = /\*.+\*|]\(|https:\/\/|\S@\S|\n(-|\d+\.) /s;

/** Whether a text must be read for marks; where not, it is as it is written. */
export const mayHaveMarks = (text: string): boolean => MARK.test(text);

/** The fields of pages and blocks that are such texts, or hold some; tests/unit/marked.test.tsx holds them against the schemas. */
const FIELDS = /^(description|intro|items|message|paragraphs|place|text)$/;

/** Whether a page must be read for marks. @param page its title and its blocks; never throws for one that is damaged */
export const hasMarks = (page: object): boolean =>
  someField(page, (name, value) => typeof value === 'string' && FIELDS.test(name) && mayHaveMarks(value));
