/** Puts a value into JSON text without touching what is there: one insertion, in the form that the file already has. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { endOf } from '../../../core/json/jsonEdit.ts';

export interface JsonInsertion {
  offset: number;
  text: string;
}

/** How a file is written. */
export interface JsonStyle {
  /** Whether values stand on lines of their own. */
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
  /** Whether small objects in a list stand on one line although the file has lines. */
  smallInline: boolean;
}

/**
 * Where and what to insert so that a list has a value at an index.
 *
 * @param text sound JSON, with or without a byte order mark
 * @param path to the list; when its parent is an object that lacks it, the list is made
 * @param index where the value will stand, 0 to the length of the list
 * @throws Error when the path leads to no list
 */
export function listInsertion(
  text: string,
  path: readonly (string | number)[],
  index: number,
  value: unknown,
): JsonInsertion {
  return withoutBom(text, (json) => insertionInto(json, path, index, value));
}

/**
 * Where and what to insert so that an object has a field more, as its last.
 *
 * @throws Error when the path leads to no object
 */
export function propertyInsertion(
  text: string,
  path: readonly (string | number)[],
  name: string,
  value: unknown,
): JsonInsertion {
  return withoutBom(text, (json) => {
    const root = parseTree(json);
    const object = root && findNodeAtLocation(root, [...path]);
    if (object?.type !== 'object') throw new Error(`There is no object at /${path.join('/')}.`);
    return insertionIntoObject(json, object, name, value, detectStyle(json, root));
  });
}

/** An insertion into the JSON of a text that may begin with a byte order mark. */
function withoutBom(text: string, insertionOf: (json: string) => JsonInsertion): JsonInsertion {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const { offset, text: inserted } = insertionOf(text.slice(bom));
  return { offset: offset + bom, text: inserted };
}

/** The text with an insertion made. */
export function applyInsertion(text: string, { offset, text: inserted }: JsonInsertion): string {
  return text.slice(0, offset) + inserted + text.slice(offset);
}

/**
 * The text with several values more in a list, as {@link listInsertion} puts in one after the other. The text is parsed no more often for many.
 *
 * @param items each with its place in the list as it is by then
 * @throws Error when the path leads to no list
 */
export function insertItems(
  text: string,
  path: readonly (string | number)[],
  items: readonly { index: number; value: unknown }[],
): string {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const json = text.slice(bom);
  const root = parseTree(json);
  const list = root && findNodeAtLocation(root, [...path]);
  const { children: [first] = [] } = list ?? {};
  if (list?.type !== 'array' || !first) {
    const [item, ...others] = items;
    if (!item) return text;
    // With one value in it the list has a form that the others can follow.
    return insertItems(applyInsertion(text, listInsertion(text, path, item.index, item.value)), path, others);
  }
  const style = detectStyle(json, root);
  const indent = indentAt(json, first.offset);
  const parts = partsOf(json, list);
  for (const { index, value } of items) {
    const { printed, gap } = printItem(parts, index, value, style, indent);
    const after = parts[index];
    const newPart = { textBefore: after?.textBefore ?? `,${gap}`, text: printed };
    parts.splice(index, 1, newPart, ...(after ? [{ ...after, textBefore: `,${gap}` }] : []));
    if (style.lines && !printed.includes('\n') && isFlat(value)) style.smallInline = true;
  }
  const end = endOf(list.children?.at(-1) ?? first);
  const body = parts.map((part) => part.textBefore + part.text).join('');
  return text.slice(0, bom + list.offset) + body + json.slice(end);
}

function insertionInto(
  json: string,
  path: readonly (string | number)[],
  index: number,
  value: unknown,
): JsonInsertion {
  const root = parseTree(json);
  const style = detectStyle(json, root);
  const list = root && findNodeAtLocation(root, [...path]);
  if (list?.type === 'array') return insertionIntoList(json, list, index, value, style);
  const parent = root && findNodeAtLocation(root, path.slice(0, -1));
  if (list || parent?.type !== 'object') throw new Error(`There is no list at /${path.join('/')}.`);
  return insertionIntoObject(json, parent, String(path.at(-1)), [value], style);
}

function insertionIntoList(
  json: string,
  list: Node,
  index: number,
  value: unknown,
  style: JsonStyle,
): JsonInsertion {
  const items = list.children ?? [];
  const [first] = items;
  if (!first) return insertionIntoEmpty(json, list, style, value, '');
  const indent = indentAt(json, first.offset);
  const { printed, gap } = printItem(partsOf(json, list), index, value, style, indent);
  const after = items[index];
  return after
    ? { offset: after.offset, text: `${printed},${gap}` }
    : { offset: endOf(items.at(-1) ?? first), text: `,${gap}${printed}` };
}

/** A value of a list with what stands before it: a bracket or comma, and white space. */
interface ListPart {
  textBefore: string;
  text: string;
}

function partsOf(json: string, { offset, children = [] }: Node): ListPart[] {
  return children.map((item, index) => {
    const previousItem = children[index - 1];
    return {
      textBefore: json.slice(previousItem ? endOf(previousItem) : offset, item.offset),
      text: textOf(json, item),
    };
  });
}

/**
 * A value as it is written into a list that has others, and the white space between it and the next, or the one before it where it is the last.
 *
 * @param indent of the line of the first value
 */
function printItem(
  parts: readonly ListPart[],
  index: number,
  value: unknown,
  style: JsonStyle,
  indent: string,
): { printed: string; gap: string } {
  const sibling = parts[index] ? index : index - 1;
  // An entry with pictures and paragraphs gets lines of its own even beside short ones.
  const multiline = style.lines && (parts[sibling]?.text.includes('\n') || !isFlat(value));
  const printed = multiline
    ? printJson(value, style, indentOf(parts, sibling, indent))
    : printInline(value, style);
  const [first, next] = [parts[0], parts[parts[index] && index > 0 ? index : 1]].map(
    (part) => part && spaceAtEnd(part.textBefore),
  );
  return { printed, gap: next ?? gapFromOpening(first, style) };
}

/** The indentation of the line on which a value of a list begins. @param first that of the first value */
function indentOf(parts: readonly ListPart[], index: number, first: string): string {
  for (let at = index; at > 0; at -= 1) {
    for (const text of [parts[at]?.textBefore ?? '', parts[at - 1]?.text ?? '']) {
      if (text.includes('\n')) return indentAt(text, text.length);
    }
  }
  return first;
}

/** The white space after a comma of a list; where there is no comma yet, that after the bracket if it begins a line. */
export function gapBetween(json: string, [first, second]: readonly Node[], style: JsonStyle): string {
  return second ? gapBefore(json, second) : gapFromOpening(first && gapBefore(json, first), style);
}

const gapFromOpening = (opening: string | undefined, { comma }: JsonStyle) =>
  opening?.includes('\n') ? opening : comma.slice(1);

function insertionIntoObject(
  json: string,
  object: Node,
  name: string,
  value: unknown,
  style: JsonStyle,
): JsonInsertion {
  const last = object.children?.at(-1);
  const prefix = `${JSON.stringify(name)}${style.colon}`;
  if (!last) return insertionIntoEmpty(json, object, style, value, prefix);
  const printed = textOf(json, object).includes('\n')
    ? printJson(value, style, indentAt(json, last.offset))
    : printInline(value, style);
  return { offset: endOf(last), text: `,${gapBefore(json, last)}${prefix}${printed}` };
}

/** Into brackets that hold nothing or only white space. @param prefix the name of the value with its colon */
function insertionIntoEmpty(
  json: string,
  container: Node,
  style: JsonStyle,
  value: unknown,
  prefix: string,
): JsonInsertion {
  const offset = container.offset + 1;
  if (!style.lines) return { offset, text: prefix + printInline(value, style) };
  const outer = indentAt(json, container.offset);
  const indent = outer + style.unit;
  const isMultiline = textOf(json, container).includes('\n');
  const line = style.eol + indent + prefix + printJson(value, style, indent);
  return { offset, text: isMultiline ? line : line + style.eol + outer };
}

const isContainer = ({ type }: Node) => type === 'object' || type === 'array';
const textOf = (json: string, { offset, length }: Node) => json.slice(offset, offset + length);

/** The white space between a value and the comma or bracket before it. */
export function gapBefore(json: string, { offset }: Node): string {
  return spaceAtEnd(json.slice(0, offset));
}

const spaceAtEnd = (text: string) => /[\t\n\r ]*$/.exec(text)?.[0] ?? '';

/** The indentation of the line on which an offset lies. */
export function indentAt(json: string, offset: number): string {
  const start = json.lastIndexOf('\n', offset - 1) + 1;
  return /^[\t ]*/.exec(json.slice(start))?.[0] ?? '';
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

/** An object of a list that has only plain values. */
function isFlatObject({ type, parent, children = [] }: Node): boolean {
  return (
    type === 'object' &&
    parent?.type === 'array' &&
    children.length > 0 &&
    children.every((property) => {
      const value = property.children?.[1];
      return value !== undefined && !isContainer(value);
    })
  );
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Where a small object gets too long for one line. */
const MAX_LINE_LENGTH = 120;

/** A value over as many lines as it needs; the first line is not indented. */
export function printJson(value: unknown, style: JsonStyle, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + style.unit;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => {
        const short = style.smallInline && isFlat(item) ? printInline(item, style) : undefined;
        return short !== undefined && inner.length + short.length <= MAX_LINE_LENGTH
          ? short
          : printJson(item, style, inner);
      })
    : definedEntries(value).map(
        ([name, item]) => `${JSON.stringify(name)}${style.colon}${printJson(item, style, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  return `${open}${style.eol}${parts.map((part) => inner + part).join(`,${style.eol}`)}${style.eol}${indent}${close}`;
}

/** A value on one line. */
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

export function isFlat(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((item) => typeof item !== 'object' || item === null)
  );
}

/** The properties that JSON writes. */
const definedEntries = (value: object) =>
  Object.entries(value).filter((entry): entry is [string, unknown] => entry[1] !== undefined);

/** A whole new file in the form of another. @param like the text of the other file */
export function printLike(like: string, value: unknown): string {
  const json = like.replace(/^\uFEFF/, '');
  const style = detectStyle(json, parseTree(json));
  return `${printJson(value, style, '')}${style.eol}`;
}

/**
 * Where an entry of a date belongs in a list that goes from the newest to the oldest and ends with the undated.
 *
 * @param dates of the entries, dd-mm-yyyy
 * @param date of the new entry
 */
export function dateInsertIndex(dates: readonly (string | undefined)[], date: string | undefined): number {
  const key = sortKey(date);
  if (key === undefined) return dates.length;
  const keys = dates.map(sortKey);
  const older = keys.findIndex((other) => other !== undefined && other <= key);
  if (older >= 0) return older;
  return keys.findLastIndex((other) => other !== undefined) + 1;
}

const sortKey = (date: string | undefined) =>
  /^(\d\d)-(\d\d)-(\d{4})$/
    .exec(date ?? '')
    ?.slice(1)
    .reverse()
    .join('-');
