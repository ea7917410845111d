/** Reads the marks of a text. Never imported by the app itself: a page that has marks brings it. */
import { parse, preprocess } from 'micromark';
import { attention, labelEnd, labelStartLink, lineEnding } from 'micromark-core-commonmark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type { Code, Construct, Token } from 'micromark-util-types';
import { linkTarget } from '../route/link.ts';
import { type MarkedBlock, mayHaveMarks, type Piece } from './marked.ts';

/**
 * What else Markdown reads within a paragraph, by the names of micromark: pictures, code, HTML, `&amp;`, what a backslash or `_`
 * does, addresses without a scheme. In all these a text says what it says.
 */
const OFF = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelStartImage',
  'wwwAutolink',
];

/** Characters by their codes in micromark; a line may end in three ways. */
const [LINE_FEED, RETURN, BOTH, ASTERISK, OPENING, CLOSING] = [-4, -5, -3, 42, 91, 93] as const;

const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/** Bold and italic, but for asterisks between digits, which multiply: 5*3*2. */
const asterisks: Construct = {
  ...attention,
  name: 'asterisks',
  tokenize(effects, ok, nok) {
    const before = this.previous;
    const follow: typeof ok = (after) => {
      const token = this.events.at(-1)?.[1];
      if (token && isDigit(before) && isDigit(after)) Object.assign(token, { _open: false, _close: false });
      return ok(after);
    };
    return attention.tokenize.call(this, effects, follow, nok);
  },
};

const parser = parse({
  extensions: [
    gfmAutolinkLiteral(),
    {
      disable: { null: OFF },
      // In the browser nothing else comes: codegen/build/leanMarks.ts.
      text: {
        [LINE_FEED]: lineEnding,
        [RETURN]: lineEnding,
        [BOTH]: lineEnding,
        [ASTERISK]: asterisks,
        [OPENING]: labelStartLink,
        [CLOSING]: labelEnd,
      },
      insideSpan: { null: [asterisks] },
      attentionMarkers: { null: [ASTERISK] },
    },
  ],
});

/** The kinds of token that become a piece with others inside. */
const AROUND: Readonly<Partial<Record<Token['type'], 'bold' | 'italic' | 'link'>>> = {
  strong: 'bold',
  emphasis: 'italic',
  link: 'link',
};

/** Those that are words of the text. */
const WORDS: ReadonlySet<Token['type']> = new Set([
  'data',
  'hardBreakTrailing',
  'lineEnding',
  'linePrefix',
  'lineSuffix',
  'whitespace',
]);

/** The pieces of a text that stands in one line or paragraph. */
export function piecesOf(text: string): Piece[] {
  if (!mayHaveMarks(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const open: { href: string; inside: Piece[] }[] = [{ href: '', inside: [] }];
  let inAddress = false;
  // Spaces at the end of a line say nothing, and behind an address the parser would give the whole line once more.
  const said = text.replace(/[ \t]+(?=[\r\n]|$)/g, '');
  for (const [step, token, context] of parser.text().write(preprocess()(said, undefined, true))) {
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
    else if (token.type === 'literalAutolink') top?.inside.push(bareLink(context.sliceSerialize(token)));
    else if (WORDS.has(token.type) && top) addWords(top.inside, context.sliceSerialize(token));
  }
  return open[0]?.inside ?? [];
}

/** An address that stands in a text by itself; one that can be no link stays words. */
function bareLink(text: string): Piece {
  const href = text.includes('://') ? text : `mailto:${text}`;
  const words: Piece = { kind: 'text', text };
  return linkTarget(href).kind === 'outside' ? { kind: 'link', href, inside: [words] } : words;
}

function addWords(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === 'text') last.text += text;
  else pieces.push({ kind: 'text', text });
}

/** A line of a list. */
const ITEM = /^(?:-|(\d{1,9})\.) +(?=\S)/;

/**
 * The paragraphs and lists of a paragraph. Lines that begin with "- ", or with numbers, are a list where at least two follow one
 * another: one alone is a text that begins with a dash or with a number.
 */
export function readMarks(text: string): MarkedBlock[] {
  const lines = text.split(/\r?\n/).map((line) => ({ line, style: styleOf(line) }));
  const groups: { style: ReturnType<typeof styleOf>; lines: string[] }[] = [];
  for (const [index, { line, style }] of lines.entries()) {
    const isItem = style === lines[index - 1]?.style || style === lines[index + 1]?.style;
    const own = isItem ? style : undefined;
    const group = groups.at(-1);
    if (group && group.style === own) group.lines.push(line);
    else groups.push({ style: own, lines: [line] });
  }
  return groups.flatMap(({ style, lines }): MarkedBlock[] => {
    if (style === undefined) {
      const text = lines.join('\n');
      return text.trim() === '' ? [] : [{ kind: 'paragraph', inside: piecesOf(text) }];
    }
    const start = Number(ITEM.exec(lines[0] ?? '')?.[1] ?? 1);
    return [{ kind: 'list', style, start, items: lines.map((line) => piecesOf(line.replace(ITEM, ''))) }];
  });
}

function styleOf(line: string): 'bullets' | 'numbers' | undefined {
  if (!ITEM.test(line)) return undefined;
  return line.startsWith('-') ? 'bullets' : 'numbers';
}

const linesOf = (text: string): (readonly Piece[])[] =>
  readMarks(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.inside]));

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : wordsOf(piece.inside))).join('');

/** The words of a text without its marks, for whatever shows or reads no marks: descriptions, the search, feeds. */
export const plainText = (text: string): string =>
  mayHaveMarks(text) ? linesOf(text).map(wordsOf).join('\n') : text;

/** The links in a text: their words, and where they lead as it is written there. */
export const linksIn = (text: string): { label: string; href: string }[] =>
  mayHaveMarks(text) ? linesOf(text).flatMap(linksOf) : [];

/** What looks like a link and cannot be read as one, as it is written. */
export const unreadLinks = (text: string): string[] =>
  mayHaveMarks(text)
    ? linesOf(text).flatMap((pieces) => wordsOutsideLinks(pieces).match(/\[[^[\]\n]+\]\([^()\n]*\)?/g) ?? [])
    : [];

const wordsOutsideLinks = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return piece.kind === 'link' ? '' : wordsOutsideLinks(piece.inside);
    })
    .join('');

const linksOf = (pieces: readonly Piece[]): { label: string; href: string }[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [];
    const inside = linksOf(piece.inside);
    return piece.kind === 'link' ? [{ label: wordsOf(piece.inside), href: piece.href }, ...inside] : inside;
  });
