import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { Parser } from 'htmlparser2';
import { cleanText, plainText } from './htmlText.ts';

/** Deeper elements lose their tags, so that recursive functions do not exceed the stack. Chromium has 512. */
const MAX_DEPTH = 256;

/** Parses a fragment of HTML as a browser does. Nothing is executed or loaded. */
export const parseHtml = (html: string): Root => fromHtml(withoutDeepTags(html), { fragment: true });

export const parseDocument = (html: string): Root => fromHtml(withoutDeepTags(html));

/** One line of plain text. */
export const htmlToText = (html: string): string => cleanText(plainText(parseHtml(html).children)).trim();

function withoutDeepTags(html: string): string {
  // Shorter texts cannot be that deep.
  if (html.length < 3 * MAX_DEPTH) return html;
  const parts: string[] = [];
  let end = 0;
  let depth = 0;
  const dropTag = () => {
    if (parser.startIndex < end) return;
    parts.push(html.slice(end, parser.startIndex), ' ');
    end = parser.endIndex + 1;
  };
  const parser: Parser = new Parser({
    onopentag: () => {
      if (++depth > MAX_DEPTH) dropTag();
    },
    onclosetag: (_, isImplied) => {
      if (depth-- > MAX_DEPTH && !isImplied) dropTag();
    },
  });
  parser.end(html);
  return parts.length === 0 ? html : parts.join('') + html.slice(end);
}
