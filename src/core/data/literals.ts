/** Literal parts of inline Markdown: escaped characters and inline code. */
import { LITERAL, replaceFacts } from '../i18n/text.ts';

/** Private use characters, which mean nothing to the check and the parser. */
const OFFSET = 0xe000;

const shift = (character: string, offset: number) => String.fromCharCode(character.charCodeAt(0) + offset);

/** Replaces escaped characters and inline code by characters without meaning; see showLiterals. */
export const hideLiterals = (text: string): string =>
  text.replace(LITERAL, (literal) => literal.replace(/\p{ASCII}/gu, (character) => shift(character, OFFSET)));

export const showLiterals = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/g, (hidden) => shift(hidden, -OFFSET));

const TAGS =
  'a|abbr|b|big|blockquote|br|button|center|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
const HTML = new RegExp(
  `<\\/?(?:${TAGS})(?:\\s[^<>]*)?\\/?>|<!--|&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|ldquo|rdquo|hellip|bull|copy|#\\d+|#x[\\da-f]+);`,
  'i',
);

/** The first tag or entity. @param isMarked true for inline Markdown */
export function findHtml(text: string, isMarked: boolean): string | undefined {
  if (!/[<&]/.test(text)) return undefined;
  const tag = HTML.exec(isMarked ? hideLiterals(text) : text)?.[0];
  return tag === undefined ? undefined : showLiterals(tag);
}

/** Behind an escaped brace, closing braces need no escape: \{{beds}}. */
const ESCAPED_BRACES = /\uE07B\{?[^{}]*\}{1,2}/g;

/** The first braces that belong to no figure. @param isMarked true for inline Markdown */
export function findBraces(text: string, isMarked: boolean): string | undefined {
  if (!/[{}]/.test(text)) return undefined;
  const visible = isMarked ? hideLiterals(text).replace(ESCAPED_BRACES, '') : text;
  const braces = /\{\{?[^{}]*\}?\}?|\}\}/.exec(replaceFacts(visible, () => ''))?.[0];
  return braces === undefined ? undefined : showLiterals(braces);
}

/** The keys of the facts that a text refers to. */
export function factKeys(text: string): string[] {
  const keys: string[] = [];
  replaceFacts(text, (key) => {
    keys.push(key);
    return '';
  });
  return keys;
}
