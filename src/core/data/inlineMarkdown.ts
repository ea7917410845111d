import { parse, preprocess } from 'micromark';
import { attention, characterEscape, labelEnd, labelStartLink, lineEnding } from 'micromark-core-commonmark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type { Code, Construct, State, Token } from 'micromark-util-types';
import { linkTarget } from '../route/link.ts';
import { hideLiterals, showLiterals } from './literals.ts';
import {
  type InlineNode,
  type MarkdownParser,
  mayHaveMarkdown,
  type RichTextBlock,
  type RichTextItem,
  type RichTextList,
} from './richText.ts';

/**
 * The inline constructs that are turned off, by their names in micromark: their characters remain text.
 * `labelEnd` and `labelStartLink` are replaced below, because a construct that runs twice at one bracket
 * consumes the bracket before it.
 */
const OFF = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'wwwAutolink',
];

/** Character codes of micromark; it has three for line ends. */
const [LINE_FEED, RETURN, BOTH, ASTERISK, OPENING, BACKSLASH, CLOSING, BACKQUOTE] = [
  -4, -5, -3, 42, 91, 92, 93, 96,
] as const;

const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

const matches = (code: Code, pattern: RegExp) =>
  code !== null && code > 0 && pattern.test(String.fromCharCode(code));

const LETTER = /[\p{L}\p{M}\u200C\u200D]/u;
const FOREIGN_LETTER = /(?![ -~])[\p{L}\p{M}\u200C\u200D]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Bold and italic, with two deviations from CommonMark 0.31.2, section 6.2. Asterisks between digits
 * multiply: 5*3*2. Asterisks between punctuation and a letter may open and close, because many languages
 * append endings to brackets and quotation marks: **(NSS)**ന്റെ. A single asterisk next to a Latin letter may
 * not, because it may multiply.
 */
const asterisks: Construct = {
  ...attention,
  name: 'asterisks',
  tokenize(effects, ok, nok) {
    const previous = this.previous;
    const follow: typeof ok = (after) => {
      const token = this.events.at(-1)?.[1];
      if (!token) return ok(after);
      const letter = token.end.offset - token.start.offset > 1 ? LETTER : FOREIGN_LETTER;
      const isBesideEnding =
        (matches(previous, PUNCTUATION) && matches(after, letter)) ||
        (matches(previous, letter) && matches(after, PUNCTUATION));
      if (isDigit(previous) && isDigit(after)) Object.assign(token, { _open: false, _close: false });
      else if (isBesideEnding) Object.assign(token, { _open: true, _close: true });
      return ok(after);
    };
    return attention.tokenize.call(this, effects, follow, nok);
  },
};

/** Inline code, as in CommonMark 0.31.2, section 6.1, but within one line; see LITERAL. */
const code: Construct = {
  name: 'code',
  previous(code) {
    return code !== BACKQUOTE || this.events.at(-1)?.[1].type === 'characterEscape';
  },
  tokenize(effects, ok, nok) {
    let opening = 0;
    let closing = 0;
    const inside: State = (code) => {
      if (code === BACKQUOTE) closing++;
      else if (closing === opening) {
        effects.exit('codeText');
        return ok(code);
      } else if (code === null || (code <= BOTH && code >= RETURN)) return nok(code);
      else closing = 0;
      effects.consume(code);
      return inside;
    };
    const open: State = (code) => {
      if (code !== BACKQUOTE) return inside(code);
      opening++;
      effects.consume(code);
      return open;
    };
    return (code) => {
      effects.enter('codeText');
      return open(code);
    };
  },
};

const ESCAPABLE = /[\\*[\](){}`<&@:]/;

/** A backslash before a character that may have a meaning; see LITERAL. Others remain text. */
const escapes: Construct = {
  name: 'escapes',
  tokenize(effects, ok, nok) {
    const start = characterEscape.tokenize.call(this, effects, ok, nok);
    return (code) => {
      const escaped = start(code);
      return (code) => (matches(code, ESCAPABLE) ? escaped?.(code) : nok(code));
    };
  },
};

const parser = parse({
  extensions: [
    gfmAutolinkLiteral(),
    {
      disable: { null: OFF },
      text: {
        [LINE_FEED]: lineEnding,
        [RETURN]: lineEnding,
        [BOTH]: lineEnding,
        [ASTERISK]: asterisks,
        [OPENING]: { ...labelStartLink, name: 'opening' },
        [BACKSLASH]: escapes,
        [BACKQUOTE]: code,
        [CLOSING]: { ...labelEnd, name: 'closing' },
      },
      insideSpan: { null: [asterisks] },
      attentionMarkers: { null: [ASTERISK] },
    },
  ],
});

/** The tokens that become nodes with children. */
const AROUND: Readonly<Partial<Record<Token['type'], 'bold' | 'italic' | 'link'>>> = {
  strong: 'bold',
  emphasis: 'italic',
  link: 'link',
};

/** The tokens that become text. */
const WORDS: ReadonlySet<Token['type']> = new Set([
  'characterEscapeValue',
  'data',
  'hardBreakTrailing',
  'lineEnding',
  'linePrefix',
  'lineSuffix',
  'whitespace',
]);

/** A list mark at the start of a line, with a backslash so that it is none. */
export const LINE_ESCAPE = /^( *)(?:\\(?=-)|(\d{1,9})\\(?=\.))(?=[-.] +\S)/gm;

/** Parses a text of one line or paragraph. */
export function parseInline(text: string): InlineNode[] {
  if (!mayHaveMarkdown(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const open: { href: string; inside: InlineNode[] }[] = [{ href: '', inside: [] }];
  let inAddress = false;
  // Behind an autolink the parser would return a line with trailing spaces twice.
  const trimmed = text.replace(/[ \t]+(?=[\r\n]|$)/g, '').replace(LINE_ESCAPE, '$1$2');
  for (const [step, token, context] of parser.text().write(preprocess()(trimmed, undefined, true))) {
    const kind = AROUND[token.type];
    const top = open.at(-1);
    if (token.type === 'resource') inAddress = step === 'enter';
    else if (step === 'exit') {
      if (kind === undefined || !top) continue;
      open.pop();
      open.at(-1)?.inside.push(kind === 'link' ? { kind, ...top } : { kind, inside: top.inside });
    } else if (kind !== undefined) open.push({ href: '', inside: [] });
    else if (token.type === 'resourceDestinationString' && top) top.href = context.sliceSerialize(token);
    else if (inAddress) continue;
    else if (token.type === 'codeText') top?.inside.push(codeNode(context.sliceSerialize(token)));
    else if (token.type === 'literalAutolink' && top) addAddress(top.inside, context.sliceSerialize(token));
    else if (WORDS.has(token.type) && top) addText(top.inside, context.sliceSerialize(token));
  }
  return open[0]?.inside ?? [];
}

function codeNode(written: string): InlineNode {
  const [, , code = ''] = /^(`+)(.*)\1$/.exec(written) ?? [];
  return { kind: 'code', text: code.replace(/^ (.*[^ ].*) $/, '$1') };
}

/** Adds an autolink, or its text if it is not a valid link. */
function addAddress(pieces: InlineNode[], text: string): void {
  const address = trimPunctuation(text);
  const href = address.includes('://') ? address : `mailto:${address}`;
  if (linkTarget(href).kind !== 'outside') {
    addText(pieces, text);
    return;
  }
  pieces.push({ kind: 'link', href, inside: [{ kind: 'text', text: address }] });
  if (address !== text) addText(pieces, text.slice(address.length));
}

/**
 * The parser removes ASCII punctuation only (GFM 0.29, section 6.9). Punctuation of another script, such as a
 * danda, ends an autolink anywhere.
 */
function trimPunctuation(text: string): string {
  const [address = ''] = text.split(/(?![ -~])[\p{Terminal_Punctuation}\p{Ps}\p{Pe}]/u, 1);
  const end = address.replace(/(?:(?![ -~])\p{P}|[?!.,:;*_~'"])+$/u, '');
  const isUnbalanced = end.endsWith(')') && end.split(')').length > end.split('(').length;
  if (isUnbalanced) return trimPunctuation(end.slice(0, -1));
  return end;
}

function addText(pieces: InlineNode[], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === 'text') last.text += text;
  else pieces.push({ kind: 'text', text });
}

const ITEM = /^(?:-|(\d{1,9})\.) +(?=\S)/;

const NESTED_ITEM = /^ {2,}(?:-|\d{1,9}\.) +(?=\S)/;

function styleOf(line = ''): RichTextList['style'] | undefined {
  if (!ITEM.test(line)) return undefined;
  return line.startsWith('-') ? 'bullets' : 'numbers';
}

/**
 * A list needs two consecutive lines that begin with "- ", or with numbers: a single one is text. Lines with
 * two spaces more than the line before are a list inside its item.
 */
export function parseRichText(text: string): RichTextBlock[] {
  const lines = text.split(/\r?\n/);
  const blocks: RichTextBlock[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    const text = words.join('\n');
    if (text.trim() !== '') blocks.push({ kind: 'paragraph', inside: parseInline(text) });
    words = [];
  };
  for (let index = 0; index < lines.length; ) {
    const length = listLength(lines.slice(index));
    if (length > 1) {
      endParagraph();
      blocks.push(...parseLists(lines.slice(index, index + length)));
    } else words.push(lines[index] ?? '');
    index += Math.max(length, 1);
  }
  endParagraph();
  return blocks;
}

/** The number of lines at the start that are one list with the lists inside it; 0 or 1 for text. */
function listLength(lines: readonly string[]): number {
  const style = styleOf(lines[0]);
  if (style === undefined) return 0;
  const end = lines.findIndex((line) => styleOf(line) !== style && !NESTED_ITEM.test(line));
  return end < 0 ? lines.length : end;
}

/** Lines without a list mark continue the item above. */
function parseLists(lines: readonly string[]): RichTextList[] {
  const lists: { style: RichTextList['style']; start: number; items: { text: string; below: string[] }[] }[] =
    [];
  const [indent = ''] = lines[0]?.match(/^ */) ?? [];
  for (const indented of lines) {
    const line = indented.startsWith(indent) ? indented.slice(indent.length) : indented.trimStart();
    const last = lists.at(-1);
    const item = last?.items.at(-1);
    if (item && NESTED_ITEM.test(line)) {
      item.below.push(line);
      continue;
    }
    const written = line.trimStart();
    const style = styleOf(written);
    if (style !== undefined) {
      const [mark = '', number = '1'] = ITEM.exec(written) ?? [];
      const added = { text: written.slice(mark.length), below: [] };
      if (last?.style === style) last.items.push(added);
      else lists.push({ style, start: Number(number), items: [added] });
    } else if (item && line !== '') item.text += `\n${line}`;
  }
  return lists.map(({ items, ...list }) => ({
    kind: 'list',
    ...list,
    items: items.map(({ text, below }) => ({ inside: parseInline(text), lists: parseLists(below) })),
  }));
}

export function parseItem(text: string): RichTextItem {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && (ITEM.test(line) || NESTED_ITEM.test(line)));
  if (end < 0) return { inside: parseInline(text), lists: [] };
  return { inside: parseInline(lines.slice(0, end).join('\n')), lists: parseLists(lines.slice(end)) };
}

const linesOf = (text: string): (readonly InlineNode[])[] =>
  parseRichText(text).flatMap((block) => (block.kind === 'list' ? listLines(block) : [block.inside]));

const listLines = ({ items }: RichTextList): (readonly InlineNode[])[] =>
  items.flatMap(({ inside, lists }) => [inside, ...lists.flatMap(listLines)]);

const textOf = (pieces: readonly InlineNode[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : textOf(piece.inside))).join('');

/** Removes inline Markdown, for descriptions, the search and feeds. */
export const stripMarkdown = (text: string): string =>
  mayHaveMarkdown(text) ? linesOf(text).map(textOf).join('\n') : text;

export const markdownParser: MarkdownParser = { parseInline, parseRichText, parseItem, stripMarkdown };

/** The links in a text, with their targets as written. */
export const linksIn = (text: string): { label: string; href: string }[] =>
  mayHaveMarkdown(text) ? linesOf(text).flatMap(linksOf) : [];

/** Link labels may have pairs of brackets. */
const UNPARSED_LINK = /\[(?:[^[\]\n]|\[[^[\]\n]*\])+\]\([^()\n]*\)?/g;

const UNPARSED_BOLD = /\*\*[^*\n]*[^*\s][^*\n]*\*\*/g;

/** An ASCII autolink, directly followed by an ending in another script. */
const ENDED_ADDRESS = /^([ -~]*(?:[A-Za-z\d]|\/(?=-)))(-?[^ -~]+)$/;

/** An e-mail address that the parser does not link, because a hyphen follows it. */
const ENDED_MAIL = /([\w.+-]+@[A-Za-z\d.-]+\.[A-Za-z]+)(-[^ -~\s]+)/g;

/** Markdown that visitors would see unparsed, except escaped. */
export interface UnparsedMarkdown {
  /** Texts that look like a link but are not. */
  links: string[];
  /** Texts between double asterisks that are not bold, because a space follows or precedes the asterisks. */
  bold: string[];
  /** Autolinks directly followed by a word ending, as in "https://place.example/form-ൽ". */
  endings: { address: string; ending: string }[];
}

export function findUnparsedMarkdown(text: string): UnparsedMarkdown {
  const lines = mayHaveMarkdown(text) ? linesOf(hideLiterals(text)) : [];
  const outside = lines.map(textOutsideLinks);
  const bare = lines.flatMap(linksOf).filter(({ label, href }) => label === href);
  const ended = [
    ...bare.map(({ href }) => ENDED_ADDRESS.exec(href)),
    ...outside.flatMap((words) => [...words.matchAll(ENDED_MAIL)]),
  ];
  return {
    links: outside.flatMap((words) => words.match(UNPARSED_LINK) ?? []).map(showLiterals),
    bold: lines.flatMap((pieces) => textOf(pieces).match(UNPARSED_BOLD) ?? []).map(showLiterals),
    endings: ended.flatMap((match) => {
      const [, address, ending] = match ?? [];
      return address === undefined || ending === undefined
        ? []
        : [{ address: showLiterals(address), ending }];
    }),
  };
}

const textOutsideLinks = (pieces: readonly InlineNode[]): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return piece.kind === 'link' ? '' : textOutsideLinks(piece.inside);
    })
    .join('');

const linksOf = (pieces: readonly InlineNode[]): { label: string; href: string }[] =>
  pieces.flatMap((piece) => {
    if ('text' in piece) return [];
    const inside = linksOf(piece.inside);
    return piece.kind === 'link' ? [{ label: textOf(piece.inside), href: piece.href }, ...inside] : inside;
  });
