/** Edits valid JSON text and preserves all other bytes, a byte order mark included. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '../problems/problemAt.ts';
import { stripByteOrderMark } from './json.ts';
import {
  detectStyle,
  gapBefore,
  indentAt,
  isFlat,
  type JsonStyle,
  printInline,
  printJson,
  spaceAtEnd,
  textOf,
} from './jsonStyle.ts';

export interface JsonEdit {
  path: Path;
  /** The new value; absent to remove the value and its comma. */
  text?: string;
}

export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

/** @throws Error if a path does not exist */
export const applyEdits = (text: string, edits: readonly JsonEdit[]): string =>
  withoutMark(text, (json) => {
    const root = parseTree(json);
    const removed = new Map<Node, Set<Node>>();
    const spans: TextSpan[] = [];
    for (const { path, text: value } of edits) {
      const node = nodeAt(root, path);
      if (!node) throw new Error(`There is no value at /${path.join('/')}.`);
      if (value !== undefined) {
        spans.push({ start: node.offset, end: endOf(node), text: JSON.stringify(value) });
        continue;
      }
      const item = node.parent?.type === 'property' ? node.parent : node;
      if (!item.parent) throw new Error('A whole file cannot be taken out of itself.');
      removed.set(item.parent, (removed.get(item.parent) ?? new Set()).add(item));
    }
    for (const [list, items] of removed) spans.push(...gaps(list, items));
    // Edits inside a removed value are dropped.
    return spliceText(json, outermost(spans));
  });

/**
 * Inserts values into a list, one after the other. An object that lacks the list gets it.
 *
 * @param items each with its index in the list at that moment
 * @throws Error if there is no list at the path
 */
export function insertItems(
  text: string,
  path: Path,
  items: readonly { index: number; value: unknown }[],
): string {
  const [firstItem, ...others] = items;
  if (!firstItem) return text;
  const json = stripByteOrderMark(text);
  const root = parseTree(json);
  const list = nodeAt(root, path);
  const [first] = list?.children ?? [];
  if (list?.type !== 'array' || !first) {
    // One value gives the list a style that the others follow.
    const parent = nodeAt(root, path.slice(0, -1));
    if (list ? list.type !== 'array' : parent?.type !== 'object')
      throw new Error(`There is no list at /${path.join('/')}.`);
    const withFirst = list
      ? withoutMark(text, () => insertIntoEmpty(json, list, detectStyle(json, root), firstItem.value))
      : addField(text, path.slice(0, -1), String(path.at(-1)), [firstItem.value]);
    return insertItems(withFirst, path, others);
  }
  const style = detectStyle(json, root);
  const indent = indentAt(json, first.offset);
  const parts = partsOf(json, list);
  for (const { index, value } of items) {
    const { printed, gap } = printItem(parts, index, value, style, indent);
    const next = parts[index];
    const part = { textBefore: next?.textBefore ?? `,${gap}`, text: printed };
    parts.splice(index, 1, part, ...(next ? [{ ...next, textBefore: `,${gap}` }] : []));
    if (style.lines && !printed.includes('\n') && isFlat(value)) style.smallInline = true;
  }
  const body = parts.map((part) => part.textBefore + part.text).join('');
  const end = endOf(list.children?.at(-1) ?? first);
  return withoutMark(text, () => json.slice(0, list.offset) + body + json.slice(end));
}

/**
 * Adds a field to an object that lacks it.
 *
 * @param index among the fields of the object; the end if absent
 * @throws Error if there is no object at the path
 */
export const addField = (text: string, path: Path, name: string, value: unknown, index?: number): string =>
  withoutMark(text, (json) => {
    const root = parseTree(json);
    const object = nodeAt(root, path);
    if (object?.type !== 'object') throw new Error(`There is no object at /${path.join('/')}.`);
    const style = detectStyle(json, root);
    const prefix = `${JSON.stringify(name)}${style.colon}`;
    const fields = object.children ?? [];
    const at = index ?? fields.length;
    const [previous, next] = [fields[at - 1], fields[at]];
    const sibling = previous ?? next;
    if (!sibling) return insertIntoEmpty(json, object, style, value, prefix);
    const printed = textOf(json, object).includes('\n')
      ? printJson(value, style, indentAt(json, sibling.offset))
      : printInline(value, style);
    const gap = gapBefore(json, sibling);
    return previous
      ? insertText(json, endOf(previous), `,${gap}${prefix}${printed}`)
      : insertText(json, sibling.offset, `${prefix}${printed},${gap}`);
  });

function withoutMark(text: string, edit: (json: string) => string): string {
  const json = stripByteOrderMark(text);
  return text.slice(0, text.length - json.length) + edit(json);
}

const nodeAt = (root: Node | undefined, path: Path) => root && findNodeAtLocation(root, [...path]);

export const endOf = ({ offset, length }: Node): number => offset + length;

const insertText = (json: string, offset: number, text: string) =>
  spliceText(json, [{ start: offset, end: offset, text }]);

/** Replaces spans that do not overlap. @returns the text from `start` to `end` */
export function spliceText(
  json: string,
  spans: readonly TextSpan[],
  start = 0,
  end: number = json.length,
): string {
  let result = '';
  let last = start;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    result += json.slice(last, span.start) + span.text;
    last = span.end;
  }
  return result + json.slice(last, end);
}

/** The spans of removed items, each with its comma and the white space up to the next remaining item. */
export function gaps(list: Node, removed: ReadonlySet<Node>): TextSpan[] {
  const items = list.children ?? [];
  if (items.every((item) => removed.has(item))) {
    return [{ start: list.offset + 1, end: endOf(list) - 1, text: '' }];
  }
  const spans: TextSpan[] = [];
  let last: Node | undefined;
  for (const [index, item] of items.entries()) {
    if (!removed.has(item)) {
      last = item;
      continue;
    }
    const next = items[index + 1];
    if (next && items.slice(index).some((each) => !removed.has(each))) {
      spans.push({ start: item.offset, end: next.offset, text: '' });
    } else if (last) {
      spans.push({ start: endOf(last), end: endOf(items.at(-1) ?? item), text: '' });
      break;
    }
  }
  return spans;
}

const outermost = (spans: readonly TextSpan[]): TextSpan[] =>
  spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  );

/** A value of a list, with the text before it: a bracket or comma, and white space. */
interface ListPart {
  textBefore: string;
  text: string;
}

const partsOf = (json: string, { offset, children = [] }: Node): ListPart[] =>
  children.map((item, index) => {
    const previous = children[index - 1];
    return {
      textBefore: json.slice(previous ? endOf(previous) : offset, item.offset),
      text: textOf(json, item),
    };
  });

/**
 * Prints a value for a list that has others.
 *
 * @param indent of the line of the first value
 * @returns the text, and the white space between it and the next value, or the previous one at the end
 */
function printItem(
  parts: readonly ListPart[],
  index: number,
  value: unknown,
  style: JsonStyle,
  indent: string,
): { printed: string; gap: string } {
  const sibling = parts[index] ? index : index - 1;
  // An entry with pictures and paragraphs gets lines of its own even next to short ones.
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

/** The white space after a comma of a list. Without a comma: that after the bracket, if it begins a line. */
export const gapBetween = (json: string, [first, second]: readonly Node[], style: JsonStyle): string =>
  second ? gapBefore(json, second) : gapFromOpening(first && gapBefore(json, first), style);

const gapFromOpening = (opening: string | undefined, { comma }: JsonStyle) =>
  opening?.includes('\n') ? opening : comma.slice(1);

/** Fills brackets that have at most white space. @param prefix the name of the value with its colon */
function insertIntoEmpty(json: string, container: Node, style: JsonStyle, value: unknown, prefix = '') {
  const offset = container.offset + 1;
  if (!style.lines) return insertText(json, offset, prefix + printInline(value, style));
  const outer = indentAt(json, container.offset);
  const indent = outer + style.unit;
  const line = style.eol + indent + prefix + printJson(value, style, indent);
  const isMultiline = textOf(json, container).includes('\n');
  return insertText(json, offset, isMultiline ? line : line + style.eol + outer);
}
