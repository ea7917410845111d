/** Inline HTML to rich text. */
import type { Element, ElementContent, RootContent } from 'hast';
import { escapeInline, writeInline } from '../../../core/data/escapeInline.ts';
import { parseInline } from '../../../core/data/inlineMarkdown.ts';
import { type InlineNode, mayHaveMarkdown } from '../../../core/data/richText.ts';
import { invisibleCharacters, needsDirection, SPACES } from '../../../core/i18n/invisible.ts';
import { repairText } from '../../content/mojibake.ts';

export const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

/** A piece of text with one style. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  /** A link that the site accepts. */
  href?: string;
}

type Style = Omit<TextRun, 'text'>;

/** Removes what no text of a site may have, repairs mojibake, and collapses white space. */
export function cleanText(text: string): string {
  const spaced = text.normalize('NFC').replace(SPACE_CHARACTERS, ' ');
  const repaired = repairText(spaced) ?? spaced;
  const visible = repaired.replace(/[\p{Cc}\p{Surrogate}\uFFFD]/gu, (match) => (match === '\n' ? ' ' : ''));
  const invisible = invisibleCharacters(visible, needsDirection(visible, false));
  const parts: string[] = [];
  let end = 0;
  for (const { offset } of invisible) {
    parts.push(visible.slice(end, offset));
    end = offset + String.fromCodePoint(visible.codePointAt(offset) ?? 0).length;
  }
  return (parts.join('') + visible.slice(end)).replace(/\s+/g, ' ');
}

const SPACE_CHARACTERS = new RegExp(`[\\t\\r${Object.keys(SPACES).join('')}]`, 'g');

/** Styles by element. Other elements keep the style around them. */
const STYLES: Readonly<Record<string, Style>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  dt: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
};

const letterMap = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, index) => [letter, [...to][index] ?? letter]));

const SUPERSCRIPTS = letterMap('0123456789+-−n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ');
const SUBSCRIPTS = letterMap('0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋');

/** Elements whose text is never shown. */
export const UNSHOWN: ReadonlySet<string> = new Set(
  'script style template noscript head title meta link base param source track svg math datalist dialog'.split(
    ' ',
  ),
);

/** @returns the link of the site, or undefined for text without a link */
export type LinkResolver = (href: string, label: string) => string | undefined;

/** The text runs of phrasing content. Elements for which `special` returns runs are replaced by them. */
export function textRuns(
  nodes: readonly (RootContent | ElementContent)[],
  resolveLink: LinkResolver,
  special: (element: Element) => TextRun[] | undefined = () => undefined,
  style: Style = {},
): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    if (node.type === 'text') return node.value === '' ? [] : [{ ...style, text: node.value }];
    if (node.type !== 'element' || UNSHOWN.has(node.tagName)) return [];
    const { tagName, children, properties } = node;
    const replaced = special(node);
    if (replaced) return replaced.map((run) => ({ ...style, ...run }));
    if (tagName === 'sup' || tagName === 'sub') {
      const letters = tagName === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS;
      const text = plainText(children).trim();
      const shifted = [...text].map((letter) => letters.get(letter));
      if (text !== '' && shifted.every((letter) => letter !== undefined) && !hasLink(children))
        return [{ ...style, text: shifted.join('') }];
    }
    if (tagName === 'q')
      return [
        { ...style, text: '“' },
        ...textRuns(children, resolveLink, special, style),
        { ...style, text: '”' },
      ];
    if (tagName === 'br') return [{ ...style, text: ' ' }];
    if (tagName === 'a' && typeof properties.href === 'string' && style.href === undefined) {
      const href = resolveLink(properties.href, plainText(children));
      return textRuns(children, resolveLink, special, { ...style, href });
    }
    const inside = textRuns(children, resolveLink, special, { ...style, ...STYLES[tagName] });
    // Blocks inside phrasing content are words of their own.
    return SEPARATE.has(tagName) ? [{ ...style, text: ' ' }, ...inside, { ...style, text: ' ' }] : inside;
  });
}

const SEPARATE: ReadonlySet<string> = new Set(
  'address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol optgroup option p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

const hasLink = (nodes: readonly (RootContent | ElementContent)[]): boolean =>
  nodes.some((node) => node.type === 'element' && (node.tagName === 'a' || hasLink(node.children)));

/** All shown text, unchanged. */
export const plainText = (nodes: readonly (RootContent | ElementContent)[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || UNSHOWN.has(node.tagName)) return '';
      if (node.tagName === 'br') return '\n';
      const text = plainText(node.children);
      return SEPARATE.has(node.tagName) ? ` ${text} ` : text;
    })
    .join('');

/** The runs as one line of plain text. */
export const runsText = (runs: readonly TextRun[]): string =>
  cleanText(runs.map(({ text }) => text).join('')).trim();

/** Styles that are given up, one after the other, until the parsed text has all words and links. */
const DEGRADATIONS: readonly ((run: TextRun) => TextRun)[] = [
  (run) => run,
  (run) => ({ ...run, italic: false }),
  (run) => ({ ...run, italic: false, bold: false }),
  (run) => ({ text: run.text, href: run.href }),
];

/**
 * Prints runs as one line of rich text. The result is parsed again: it has the words of the runs in any case,
 * and as many styles as can be written.
 */
export function printRuns(runs: readonly TextRun[]): string {
  const clean = tidyRuns(runs);
  const text = clean.map((run) => run.text).join('');
  if (text.trim() === '') return '';
  const isPlain = clean.every(({ bold, italic, code, href }) => !(bold || italic || code || href));
  // Parsing takes more than linear time.
  if (text.length > MAX_STYLED_LENGTH) return text.replace(/[\\*[\](){}`<&:@]/g, '\\$&');
  if (isPlain && !mayHaveMarkdown(text) && !/[\\{}<&`]/.test(text)) return text;
  const links = linksOfRuns(clean);
  for (const degrade of DEGRADATIONS) {
    const printed = printStyledRuns(mergeRuns(clean.map(degrade)));
    const nodes = parseInline(printed);
    if (nodeText(nodes) === text && hasLinks(nodes, links)) return printed;
  }
  return escapeInline(text);
}

const nodeText = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => ('text' in node ? node.text : nodeText(node.inside))).join('');

const linksOfRuns = (runs: readonly TextRun[]): string[] => [
  ...new Set(runs.flatMap(({ href }) => href ?? [])),
];

function hasLinks(nodes: readonly InlineNode[], hrefs: readonly string[]): boolean {
  const parsed = new Set<string>();
  const collect = (list: readonly InlineNode[]) => {
    for (const node of list) {
      if (node.kind === 'link') parsed.add(node.href);
      if ('inside' in node) collect(node.inside);
    }
  };
  collect(nodes);
  return hrefs.every((href) => parsed.has(href));
}

/** A line of more letters, which no person wrote, loses its styles and links. */
const MAX_STYLED_LENGTH = 100_000;

/** Cleans the text, collapses white space across runs, and trims both ends. */
function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  let endsWithSpace = true;
  const tidy = mergeRuns(runs.map((run) => ({ ...run, text: cleanText(run.text) }))).flatMap((run) => {
    const single = run.text.replace(/ {2,}/g, ' ');
    const text = endsWithSpace ? single.replace(/^ /, '') : single;
    if (text !== '') endsWithSpace = text.endsWith(' ');
    return text === '' ? [] : [{ ...run, text }];
  });
  const last = tidy.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return splitEdges(tidy.filter(({ text }) => text !== ''));
}

/** Marks must touch the first and last letter, so spaces at the edges lose their style. */
const splitEdges = (runs: readonly TextRun[]): TextRun[] =>
  mergeRuns(
    runs.flatMap((run): TextRun[] => {
      const [, start = '', text = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
      const { href } = run;
      const space = (blank: string): TextRun[] => (blank === '' ? [] : [{ text: blank }]);
      if (text === '') return [{ text: run.text, href }];
      return [...space(start), { ...run, text }, ...space(end)];
    }),
  );

const styleKey = ({ bold, italic, code, href }: TextRun) =>
  JSON.stringify([Boolean(bold), Boolean(italic), Boolean(code), href]);

function mergeRuns(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && styleKey(last) === styleKey(run)) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

function printStyledRuns(runs: readonly TextRun[]): string {
  const nodes: InlineNode[] = [];
  for (let index = 0; index < runs.length; ) {
    const { href } = runs[index] ?? {};
    const end = runs.findIndex((run, at) => at >= index && run.href !== href);
    const group = runs.slice(index, end < 0 ? undefined : end);
    const inside = group.map(styledNode);
    if (href !== undefined) nodes.push({ kind: 'link', href, inside });
    else for (const node of inside) nodes.push(node);
    index += group.length;
  }
  return writeInline(nodes);
}

function styledNode({ text, bold, italic, code }: TextRun): InlineNode {
  const words: InlineNode = { kind: code ? 'code' : 'text', text };
  const slanted: InlineNode = italic ? { kind: 'italic', inside: [words] } : words;
  return bold ? { kind: 'bold', inside: [slanted] } : slanted;
}
