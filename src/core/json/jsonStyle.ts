/** Prints JSON in the style of an existing file. */
import { type Node, parseTree } from 'jsonc-parser';
import { stripByteOrderMark } from './json.ts';

export interface JsonStyle {
  /** True if values are on lines of their own. */
  lines: boolean;
  eol: string;
  /** One step of indentation. */
  unit: string;
  /** Between a name and its value. */
  colon: string;
  /** Between values on one line. */
  comma: string;
  /** Inside the braces of an object on one line. */
  pad: string;
  /** True if flat objects of a list are on one line although the file has lines. */
  smallInline: boolean;
}

export function detectStyle(json: string, root: Node | undefined): JsonStyle {
  const nodes = root ? [...walk(root)] : [];
  const property = nodes.find(({ colonOffset }) => colonOffset !== undefined);
  const hasSpaces = !property || /\s/.test(json.charAt((property.colonOffset ?? 0) + 1));
  const inlineObjects = nodes.filter((node) => isFlatObject(node) && !textOf(json, node).includes('\n'));
  const [inlineObject] = inlineObjects;
  const first = root?.children?.[0];
  const unit = first && gapBefore(json, first).includes('\n') ? indentAt(json, first.offset) : '';
  const lines = root !== undefined && textOf(json, root).includes('\n');
  return {
    lines,
    eol: /\r?\n/.exec(json)?.[0] ?? '\n',
    unit: unit === '' ? '  ' : unit,
    colon: hasSpaces ? ': ' : ':',
    comma: hasSpaces ? ', ' : ',',
    pad: inlineObject ? (/\s/.test(json.charAt(inlineObject.offset + 1)) ? ' ' : '') : '',
    smallInline: lines && inlineObjects.length > 0,
  };
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Returns true for an object of a list that has only plain values. */
const isFlatObject = ({ type, parent, children = [] }: Node): boolean =>
  type === 'object' &&
  parent?.type === 'array' &&
  children.length > 0 &&
  children.every(
    ({ children: [, value] = [] }) => value && value.type !== 'object' && value.type !== 'array',
  );

export const textOf = (json: string, { offset, length }: Node) => json.slice(offset, offset + length);

/** The white space between a value and the comma or bracket before it. */
export const gapBefore = (json: string, { offset }: Node): string => spaceAtEnd(json.slice(0, offset));

export const spaceAtEnd = (text: string) => /[\t\n\r ]*$/.exec(text)?.[0] ?? '';

/** The indentation of the line of an offset. */
export function indentAt(json: string, offset: number): string {
  const start = json.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(json.slice(start))?.[0] ?? '';
}

/** A longer flat object is not printed on one line. */
const MAX_LINE_CHARACTERS = 120;

/** Prints a value on as many lines as it needs. The first line is not indented. */
export function printJson(value: unknown, style: JsonStyle, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + style.unit;
  const printItem = (item: unknown) => {
    const inline = style.smallInline && isFlat(item) ? printInline(item, style) : undefined;
    const fits = inline !== undefined && inner.length + inline.length <= MAX_LINE_CHARACTERS;
    return fits ? inline : printJson(item, style, inner);
  };
  const parts = Array.isArray(value)
    ? value.map(printItem)
    : definedEntries(value).map(
        ([name, item]) => `${JSON.stringify(name)}${style.colon}${printJson(item, style, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  return `${open}${style.eol}${parts.map((part) => inner + part).join(`,${style.eol}`)}${style.eol}${indent}${close}`;
}

export function printInline(value: unknown, style: JsonStyle): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item: unknown) => printInline(item, style)).join(style.comma)}]`;
  }
  const parts = definedEntries(value).map(
    ([name, item]) => `${JSON.stringify(name)}${style.colon}${printInline(item, style)}`,
  );
  return parts.length === 0 ? '{}' : `{${style.pad}${parts.join(style.comma)}${style.pad}}`;
}

export const isFlat = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item !== 'object' || item === null);

/** The properties that JSON has. */
const definedEntries = (value: object) =>
  Object.entries(value).filter((entry): entry is [string, unknown] => entry[1] !== undefined);

/** Prints a new file. @param like the text of a file with the wanted style */
export function printLike(like: string, value: unknown): string {
  const json = stripByteOrderMark(like);
  const style = detectStyle(json, parseTree(json));
  return `${printJson(value, style, '')}${style.eol}`;
}
