/** Texts that may have links, bold, italic and lists (docs/decisions/029-inline-markdown.md). */

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
