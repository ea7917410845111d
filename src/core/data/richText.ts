/** Texts that may have links, bold, italic and lists (docs/decisions/029-inline-markdown.md). */

/** A piece of a text. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inside: readonly InlineNode[] }
  | { kind: 'italic'; inside: readonly InlineNode[] }
  /** The address as it is written, or completed where it stands by itself; it may be any text. */
  | { kind: 'link'; href: string; inside: readonly InlineNode[] };

/** What a paragraph becomes. */
export type RichTextBlock =
  | { kind: 'paragraph'; inside: readonly InlineNode[] }
  | { kind: 'list'; style: 'bullets' | 'numbers'; start: number; items: readonly (readonly InlineNode[])[] };

/** One of these is in every text that has marks, and in hardly any other. */
const MARK = /\*.+\*|]\(|https:\/\/|\S@\S|\n(-|\d+\.) /s;

/** Whether a text must be read for marks; where not, it is as it is written. */
export const mayHaveMarkdown = (text: string): boolean => MARK.test(text);
