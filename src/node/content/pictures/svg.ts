/**
 * SVG drawings must only draw. A browser runs their scripts if a drawing is opened directly, and may fetch
 * from other sites.
 *
 * Rules follow the SVG specification: scripts and event attributes (SVG 2, chapter 16), foreign content
 * (12.5), references (16.1), and animations that change these (SVG Animations).
 */
import { createRequire } from 'node:module';
import { mediaMessages } from '../../../core/problems/messages/media.ts';
import type { ProblemContent } from '../../../core/problems/problemAt.ts';
import { isObject } from '../../../core/problems/value.ts';

/** The CommonJS build is one file and loads five times faster. Loaded only for sites with drawings. */
const loadParser = () =>
  createRequire(import.meta.url)('fast-xml-parser') as typeof import('fast-xml-parser');

export function drawingFinding(bytes: Uint8Array): ProblemContent | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ENCODING;
  }
  const [, encoding = 'utf-8'] = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  // A browser would decode another encoding differently.
  if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) return ENCODING;
  const declared = DECLARATION.exec(text)?.[0] ?? SCRIPT_ELEMENT.exec(text)?.[0];
  if (declared !== undefined) return unsafe(`${declared}${declared.startsWith('<') ? '>' : ''}`);
  const root = parse(text);
  if (typeof root === 'string') return mediaMessages.drawingBroken(root);
  const unsafePart = firstUnsafe(root);
  if (unsafePart !== undefined) return unsafe(unsafePart);
  const undeclared = namespaceMistake(root);
  return undeclared === undefined ? undefined : mediaMessages.drawingBroken(undeclared);
}

const unsafe = (value: string): ProblemContent => ({ ...mediaMessages.drawingUnsafe(value), value });

const ENCODING = mediaMessages.drawingBroken('it is not saved as UTF-8.');

/**
 * Declarations of entities and default attributes, which can expand to anything (XML 1.0, sections 3.3 and
 * 4.2).
 */
const DECLARATION = /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)\b/;

/** Rejected even in a comment: another parser may end the comment earlier. */
const SCRIPT_ELEMENT = /<(?:[\w.-]+:)?(?:script|foreignObject|iframe)\b/i;

/** A node of the parser: children under its name, attributes under ":@". */
type Node = Readonly<Record<string, unknown>>;

/** @returns the nodes of the document, or a sentence with the reason for failure */
function parse(text: string): Node[] | string {
  const { XMLParser, XMLValidator } = loadParser();
  try {
    const valid = XMLValidator.validate(text);
    if (valid !== true) return `${valid.err.msg.replace(/\.$/, '')} (line ${valid.err.line}).`;
    // Characters are decoded below, including numeric references.
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      processEntities: false,
      parseTagValue: false,
      parseAttributeValue: false,
      trimValues: false,
    });
    const nodes = nodesOf(parser.parse(text));
    const elements = nodes.map(nameOf).filter((name) => name !== TEXT && !name.startsWith('?'));
    return elements.length === 1 && localName(elements[0] ?? '') === 'svg'
      ? nodes
      : 'it is not an SVG drawing.';
  } catch (error) {
    return `${error instanceof Error ? error.message.replace(/\.$/, '') : 'it cannot be opened'}.`;
  }
}

const TEXT = '#text';
const ATTRIBUTES = ':@';

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : []);
const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ATTRIBUTES) ?? TEXT;
const attributesOf = (node: Node) => Object.entries(isObject(node[ATTRIBUTES]) ? node[ATTRIBUTES] : {});
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function firstUnsafe(nodes: readonly Node[]): string | undefined {
  // Iterative, so that deep nesting cannot overflow the stack.
  const pending = [...nodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const name = nameOf(node);
    const description = unsafeInElement(name, node);
    if (description !== undefined) return description;
    pending.push(...nodesOf(node[name]));
  }
  return undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Predeclared prefixes (Namespaces in XML 1.0, section 3). */
const DECLARED: ReadonlyMap<string, string> = new Map([
  ['xml', ''],
  ['xmlns', ''],
]);

/** Finds an undeclared namespace, for which browsers reject a file. @returns the end of a sentence */
function namespaceMistake(nodes: readonly Node[]): string | undefined {
  const pending = nodes.map((node) => ({ node, outer: DECLARED }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, outer } = next;
    const name = nameOf(node);
    if (name === TEXT || name.startsWith('?')) continue;
    const attributes = attributesOf(node);
    const ownNamespaces = attributes.flatMap(([key, value]) =>
      /^xmlns(?::|$)/.test(key)
        ? [[key === 'xmlns' ? '' : localName(key), decoded(String(value))?.trim() ?? ''] as const]
        : [],
    );
    const declared = ownNamespaces.length === 0 ? outer : new Map([...outer, ...ownNamespaces]);
    const prefix = [name, ...attributes.map(([key]) => key)]
      .map(prefixOf)
      .find((candidate) => candidate !== '' && !declared.has(candidate));
    if (prefix !== undefined) return `it uses "${prefix}:" without xmlns:${prefix}.`;
    if (outer === DECLARED && declared.get(prefixOf(name)) !== SVG)
      return `xmlns="${SVG}" is missing in <${name}>.`;
    pending.push(...nodesOf(node[name]).map((child) => ({ node: child, outer: declared })));
  }
  return undefined;
}

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

const ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
]);

function unsafeInElement(name: string, node: Node): string | undefined {
  if (name.startsWith('?')) return name === '?xml-stylesheet' ? `<${name}>` : undefined;
  if (ELEMENTS.has(localName(name).toLowerCase())) return `<${name}>`;
  if (localName(name) === 'style') {
    const css = nodesOf(node[name])
      .map((child) => String(child[TEXT] ?? ''))
      .join('');
    if (!isHarmlessCss(css)) return 'a style that fetches something';
  }
  const [attribute] = attributesOf(node).find(([key, value]) => !isHarmless(key, String(value))) ?? [];
  return attribute === undefined ? undefined : `the attribute ${attribute} in <${name}>`;
}

/** Link and event attributes, which animations must not change. */
const ANIMATED = /href|^\s*on/i;

function isHarmless(name: string, raw: string): boolean {
  const local = localName(name);
  const value = decoded(raw);
  if (value === undefined) return false;
  // Embedded XHTML may be a whole page.
  if (/^xmlns(?::|$)/.test(name)) return !/xhtml/i.test(value);
  if (local === 'href') return INTERNAL_REFERENCE.test(value);
  if (name === 'xml:base') return false;
  // Attributes of other namespaces are metadata of drawing programs.
  if (name !== local || /^(?:data-|id$|class$)/.test(name)) return true;
  if (/^on/i.test(name)) return false;
  if (name === 'attributeName') return !ANIMATED.test(value);
  return isHarmlessCss(raw);
}

const INTERNAL_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]|$)/i;

/** Like INTERNAL_REFERENCE, in a CSS function; embedded fonts are allowed too. */
const INTERNAL_CSS_URL =
  /^["']?\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/(?:x-)?)?font)[/\w-]*[;,])/i;

/**
 * Returns true if the CSS fetches nothing. Escapes could spell any name (CSS Syntax, section 4.3.7), so none
 * is allowed.
 */
function isHarmlessCss(raw: string): boolean {
  const css = decoded(raw);
  if (css === undefined || /\\|@import|image-set\(|\bsrc\(/i.test(css)) return false;
  return css
    .split(/\burl\(\s*/i)
    .slice(1)
    .every((rest) => INTERNAL_CSS_URL.test(rest));
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes character references; undefined if one is unknown (XML 1.0, sections 4.1 and 4.6). */
function decoded(raw: string): string | undefined {
  let isComplete = true;
  const text = raw.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+))?;?/gi, (_, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character =
      name === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : undefined) : ENTITIES.get(name);
    isComplete &&= character !== undefined;
    return character ?? '';
  });
  return isComplete ? text : undefined;
}
