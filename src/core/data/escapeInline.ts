/** Writes inline Markdown. The app never imports this file. */
import { LITERAL } from '../i18n/text.ts';
import {
  findUnparsedMarkdown,
  LINE_ESCAPE,
  parseItem,
  parseRichText,
  stripMarkdown,
} from './inlineMarkdown.ts';
import { factKeys, findBraces, findHtml } from './literals.ts';
import type { InlineNode } from './richText.ts';

interface WriteOptions {
  /** True to leave addresses that become links. */
  keepsAutolinks?: boolean;
}

/** Rich text that shows exactly this text, with few backslashes. Spaces at the ends of lines are lost. */
export const escapeInline = (text: string, options?: WriteOptions): string =>
  writeInline([{ kind: 'text', text }], options);

/** Inline code. Line ends become spaces. @param text not empty */
export function codeSpan(text: string): string {
  const line = text.replace(/\r?\n|\r/g, ' ');
  const lengths = new Set(line.match(/`+/g)?.map(({ length }) => length));
  let length = 1;
  while (lengths.has(length)) length++;
  const fence = '`'.repeat(length);
  const pad = /^`|`$|^ .*[^ ].* $/.test(line) ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/** Characters that have a meaning together. Braces are not here: the check accepts none without a backslash. */
const GROUPS = ['*', '[]()', '`', '<', '&', ':', '@', '-', '.', '\\'];

/** With more, some stay that are not necessary. */
const MAX_TRIED_ESCAPES = 100;

/**
 * The nodes as rich text. Bold and italic that begin or end with a space cannot be written, and adjacent nodes
 * of one kind may be read as others.
 */
export function writeInline(
  nodes: readonly InlineNode[],
  { keepsAutolinks = false }: WriteOptions = {},
): string {
  const pieces = piecesOf(nodes, { keepsAutolinks });
  const escaped = pieces.join('');
  // An address in an unusual position would take other characters with it.
  if (keepsAutolinks && stripMarkdown(escaped) !== stripMarkdown(piecesOf(nodes, {}).join('')))
    return writeInline(nodes);
  const bare = pieces.map((piece) => piece.replace(/^\\/, ''));
  if (bare.join('') === escaped) return escaped;
  const meaning = meaningOf(escaped);
  if (hasMeaning(bare.join(''), meaning)) return bare.join('');
  const escapes = [...pieces.keys()].filter((index) => bare[index] !== pieces[index]);
  const groups = GROUPS.map((group) => escapes.filter((index) => group.includes(bare[index] ?? '')));
  const singles = escapes.slice(0, MAX_TRIED_ESCAPES).map((index) => [index]);
  const isBackslash = ([index = 0]: readonly number[]) => bare[index] === '\\';
  // Before another escaped character, a bare backslash would look like an escaped one.
  const attempts = [...groups, ...singles].sort((a, b) => Number(isBackslash(a)) - Number(isBackslash(b)));
  // A backslash may become needless without another one.
  for (let changed = true; changed; ) {
    changed = false;
    for (const attempt of attempts) {
      const indices = new Set(attempt.filter((index) => bare[index] !== pieces[index]));
      const without = pieces.map((piece, index) => (indices.has(index) ? piece.slice(1) : piece));
      if (indices.size === 0 || !hasMeaning(without.join(''), meaning)) continue;
      pieces.splice(0, pieces.length, ...without);
      changed = true;
    }
  }
  return pieces.join('');
}

/** The findings of the check and the visible text; the fastest first. */
const ASPECTS: readonly ((text: string) => unknown)[] = [
  factKeys,
  (text) => findHtml(text, true),
  (text) => findBraces(text, true),
  parseRichText,
  (text) => (text.includes('\n') ? parseItem(text) : undefined),
  findUnparsedMarkdown,
];

const meaningOf = (text: string): readonly (string | undefined)[] =>
  ASPECTS.map((aspect) => JSON.stringify(aspect(text)));

const hasMeaning = (text: string, meaning: readonly (string | undefined)[]): boolean =>
  ASPECTS.every((aspect, index) => JSON.stringify(aspect(text)) === meaning[index]);

const ADDRESS = /(https:\/\/[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Characters that may have a meaning. The parser accepts a backslash before each. */
const SPECIAL = String.raw`[\\*{\x60<&]|](?=\()|}(?=})|:(?=\/\/)|(?<=[\w.+-])@|(?<=\n *)-(?= )|(?<=\n *\d{1,9})\.(?= )`;
const AT_START = String.raw`|(?<=^ *)-(?= )|(?<=^ *\d{1,9})\.(?= )`;
const IN_LABEL = String.raw`|[[\]]`;

interface Position extends WriteOptions {
  isLabel?: boolean;
  /** True inside bold, italic or a link. */
  isInside?: boolean;
}

/** Those with an escaped character begin with a backslash. */
function piecesOf(nodes: readonly InlineNode[], position: Position): string[] {
  const { keepsAutolinks = false, isLabel = false, isInside = false } = position;
  return nodes.flatMap((node, index): string[] => {
    if (node.kind === 'code') return [codeSpan(node.text)];
    if (node.kind === 'link') {
      const label = piecesOf(node.inside, { isLabel: true, isInside: true });
      return ['[', ...label, `](${writtenAddress(node.href)})`];
    }
    if (node.kind !== 'text') {
      const mark = node.kind === 'bold' ? '**' : '*';
      return [mark, ...piecesOf(node.inside, { ...position, isInside: true }), mark];
    }
    const pattern = SPECIAL + (index > 0 || isInside ? '' : AT_START) + (isLabel ? IN_LABEL : '');
    // Every third part is a match of the pattern.
    return node.text
      .split(new RegExp(keepsAutolinks ? `${ADDRESS.source}|(${pattern})` : `()(${pattern})`))
      .map((part = '', index) => (index % 3 === 2 && part !== '' ? `\\${part}` : part));
  });
}

const writtenAddress = (href: string): string =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>\r\n]/g, encodeURIComponent)}>` : href;

/** An escaped character that would be shown as well without the backslashes before it and its like. */
export function needlessEscape(text: string): string | undefined {
  if (!text.includes('\\')) return undefined;
  const meaning = meaningOf(text);
  const escapes = [...text.matchAll(LITERAL), ...text.matchAll(LINE_ESCAPE)]
    .filter(([match]) => !match.startsWith('`'))
    .map(({ index, 0: match }) => index + match.indexOf('\\'));
  return GROUPS.flatMap((group) => {
    const removed = new Set(escapes.filter((index) => group.includes(text.charAt(index + 1))));
    const without = text
      .split('')
      .filter((_, index) => !removed.has(index))
      .join('');
    const [first] = removed;
    return first !== undefined && hasMeaning(without, meaning) ? text.charAt(first + 1) : [];
  })[0];
}
