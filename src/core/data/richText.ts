/** Rich text: links, bold, italic, code and lists (docs/decisions/029-inline-markdown.md). */

export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; inside: readonly InlineNode[] }
  | { kind: 'italic'; inside: readonly InlineNode[] }
  /** The target as written, or completed for an autolink; it may be any text. */
  | { kind: 'link'; href: string; inside: readonly InlineNode[] };

export type RichTextBlock = { kind: 'paragraph'; inside: readonly InlineNode[] } | RichTextList;

export interface RichTextList {
  kind: 'list';
  style: 'bullets' | 'numbers';
  start: number;
  items: readonly RichTextItem[];
}

export interface RichTextItem {
  inside: readonly InlineNode[];
  /** The lists below its text. */
  lists: readonly RichTextList[];
}

/** Matches every text with inline Markdown, and few others. */
const MARK =
  /\*.+\*|]\(|https:\/\/|\S@\S|\n *(-|\d+\.) |`[^\n]+`|\\[\\*[\](){}`<&@:]|(^|\n) *(\\-|\d+\\\.) /s;

export const mayHaveMarkdown = (text: string): boolean => MARK.test(text);

/** Returns false if no text in a value needs the parser. @param value JSON, or maps of it */
export function hasMarkdown(value: unknown): boolean {
  if (typeof value === 'string') return mayHaveMarkdown(value);
  if (typeof value !== 'object' || value === null) return false;
  return [...(value instanceof Map ? value.values() : Object.values(value))].some(hasMarkdown);
}

export interface MarkdownParser {
  /** Parses a text of one line or paragraph. */
  parseInline(text: string): readonly InlineNode[];
  /** Parses the paragraphs and lists of a paragraph. */
  parseRichText(text: string): readonly RichTextBlock[];
  /** Parses an item of a list block: its first line is text, and the following ones may be nested lists. */
  parseItem(text: string): RichTextItem;
  /** Removes inline Markdown, for descriptions, the search and feeds. */
  stripMarkdown(text: string): string;
}

export const plainTextParser: MarkdownParser = {
  parseInline: (text) => (text === '' ? [] : [{ kind: 'text', text }]),
  parseRichText: (text) =>
    text.trim() === '' ? [] : [{ kind: 'paragraph', inside: plainTextParser.parseInline(text) }],
  parseItem: (text) => ({ inside: plainTextParser.parseInline(text), lists: [] }),
  stripMarkdown: (text) => text,
};
