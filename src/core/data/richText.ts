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

/** Returns false if a text is plain, so that no parser is needed. */
export const mayHaveMarkdown = (text: string): boolean => MARK.test(text);

/** Returns false if no text anywhere in a value needs a parser. @param value JSON, or maps of it */
export function hasMarkdown(value: unknown): boolean {
  if (typeof value === 'string') return mayHaveMarkdown(value);
  if (typeof value !== 'object' || value === null) return false;
  return [...(value instanceof Map ? value.values() : Object.values(value))].some(hasMarkdown);
}

/** What turns texts with inline Markdown into nodes. */
export interface MarkdownParser {
  /** The nodes of a text in one line or paragraph. */
  parseInline(text: string): readonly InlineNode[];
  /** The paragraphs and lists of a paragraph. */
  parseRichText(text: string): readonly RichTextBlock[];
  /** The text without its marks, for descriptions, the search and feeds. */
  stripMarkdown(text: string): string;
}

/** The parser of pages whose texts are all plain. */
export const plainTextParser: MarkdownParser = {
  parseInline: (text) => (text === '' ? [] : [{ kind: 'text', text }]),
  parseRichText: (text) =>
    text.trim() === '' ? [] : [{ kind: 'paragraph', inside: plainTextParser.parseInline(text) }],
  stripMarkdown: (text) => text,
};
