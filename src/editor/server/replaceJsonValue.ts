/** Replaces a value in a JSON text and keeps all other bytes. */
import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { endOf, gapBetween, gaps, spliceText, type TextSpan } from '../../core/json/jsonEdit.ts';
import {
  detectStyle,
  gapBefore,
  indentAt,
  isFlat,
  type JsonStyle,
  printInline,
  printJson,
} from '../../core/json/jsonStyle.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { isObject } from '../../core/problems/value.ts';
import type { Json } from '../shared/protocol.ts';

/**
 * @param text valid JSON, with or without a byte order mark
 * @param value the new value; moved items of lists keep their text
 * @throws Error if the path does not exist
 */
export const replaceJsonValue = (text: string, path: Path, value: Json): string =>
  spliceJsonValue(text, path, value).text;

/** Like {@link replaceJsonValue}. @returns the text, and the text of the value in it */
export function spliceJsonValue(text: string, path: Path, value: Json): { text: string; part: string } {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = text.slice(mark.length);
  const { root, style } = parseCached(json);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`There is no value at /${path.join('/')}.`);
  const spans = new JsonSplicer(json, style).spans(node, value);
  const result = spliceText(json, spans);
  const end = endOf(node) + result.length - json.length;
  return { text: mark + result, part: result.slice(node.offset, end) };
}

/** The last parsed text: while a user types, the same file is edited many times in a row. */
let lastParse: { json: string; root: Node | undefined; style: JsonStyle } | undefined;

function parseCached(json: string) {
  if (lastParse?.json !== json) {
    const root = parseTree(json);
    lastParse = { json, root, style: detectStyle(json, root) };
  }
  return lastParse;
}

class JsonSplicer {
  constructor(
    private readonly json: string,
    private readonly style: JsonStyle,
  ) {}

  /** The replaced spans of a value's text. */
  spans(node: Node, value: Json): TextSpan[] {
    if (isDeepStrictEqual(this.value(node), value)) return [];
    if (node.type === 'object' && isObject(value)) return this.objectSpans(node, value);
    if (node.type === 'array' && Array.isArray(value)) return this.listSpans(node, value);
    return [this.replacement(node, value)];
  }

  private value({ offset, length }: Node): Json {
    return JSON.parse(this.json.slice(offset, offset + length)) as Json;
  }

  private replacement(node: Node, value: Json): TextSpan {
    return { start: node.offset, end: endOf(node), text: this.print(node, value) };
  }

  /** Formats a value in the style of the value that it replaces. */
  private print(like: Node, value: Json): string {
    const { json, style } = this;
    const lines = style.lines && (json.slice(like.offset, endOf(like)).includes('\n') || !isFlat(value));
    return lines ? printJson(value, style, indentAt(json, like.offset)) : printInline(value, style);
  }

  private objectSpans(node: Node, value: Readonly<Record<string, Json | undefined>>): TextSpan[] {
    const properties = node.children ?? [];
    const nameOf = ({ children }: Node) => String(children?.[0]?.value);
    const removed = new Set(properties.filter((property) => value[nameOf(property)] === undefined));
    const remaining = properties.filter((property) => !removed.has(property));
    const last = remaining.at(-1);
    if (!last) return [this.replacement(node, definedFields(value))];
    const oldNames = new Set(remaining.map(nameOf));
    const added = Object.entries(definedFields(value)).filter(([name]) => !oldNames.has(name));
    const spans = remaining.flatMap((property) => {
      const [, child] = property.children ?? [];
      const next = value[nameOf(property)];
      return child && next !== undefined ? this.spans(child, next) : [];
    });
    if (removed.size > 0) spans.push(...gaps(node, removed));
    if (added.length === 0) return spans;
    const text = added.map(([name, item]) => this.property(last, name, item)).join('');
    // The text after the last remaining item begins where the new items are inserted.
    const gap = spans.find(({ start, end }) => start === endOf(last) && end > start);
    if (gap) gap.text = text;
    else spans.push({ start: endOf(last), end: endOf(last), text });
    return spans;
  }

  /** A new property after another one, with the comma between them. */
  private property(previous: Node, name: string, value: Json): string {
    const { json, style } = this;
    const gap = gapBefore(json, previous);
    const lines = style.lines && gap.includes('\n');
    const printed = lines
      ? printJson(value, style, indentAt(json, previous.offset))
      : printInline(value, style);
    return `,${lines ? gap : style.comma.slice(1)}${JSON.stringify(name)}${style.colon}${printed}`;
  }

  private listSpans(node: Node, value: readonly Json[]): TextSpan[] {
    const items = node.children ?? [];
    const values = items.map((item) => this.value(item));
    const isNew = (item: Json) => !values.some((other) => isDeepStrictEqual(other, item));
    const isChanged = (item: Json, previous: Json) =>
      isSameItem(previous, item) || (hasSameFields(previous, item) && isNew(item));
    if (
      values.length === value.length &&
      value.every((item, index) => isChanged(item, values[index] ?? null))
    )
      return items.flatMap((item, index) => this.spans(item, value[index] ?? null));
    const start = countWhile(value, (item, index) => isDeepStrictEqual(item, values[index]));
    const rest = Math.min(values.length, value.length) - start;
    const end = Math.min(
      rest,
      countWhile(value, (_, index) => isDeepStrictEqual(value.at(-1 - index), values.at(-1 - index))),
    );
    const old = items.slice(start, items.length - end);
    const next = value.slice(start, value.length - end);
    if (items.length === old.length && next.length === 0) return [this.replacement(node, [])];
    if (next.length === 0) return gaps(node, new Set(old));
    const [first] = old;
    if (items.length === 0) return [this.replacement(node, value)];
    const gap = `,${gapBetween(this.json, items, this.style)}`;
    const texts = this.itemTexts(old, next, old[0] ?? items[start] ?? items[start - 1] ?? node);
    const last = old.at(-1);
    if (first && last) return [{ start: first.offset, end: endOf(last), text: texts.join(gap) }];
    const previousItem = items[start - 1];
    const nextItem = items[start];
    if (nextItem)
      return [
        { start: nextItem.offset, end: nextItem.offset, text: texts.map((text) => text + gap).join('') },
      ];
    const offset = previousItem ? endOf(previousItem) : node.offset + 1;
    return [{ start: offset, end: offset, text: texts.map((text) => gap + text).join('') }];
  }

  /** The texts of items. Some may have existed before, at another index or slightly different. */
  private itemTexts(old: readonly Node[], next: readonly Json[], like: Node): string[] {
    const free = new Map(old.map((node): [Node, Json] => [node, this.value(node)]));
    const take = (matches: (value: Json) => boolean) => {
      for (const [node, value] of free) {
        if (!matches(value)) continue;
        free.delete(node);
        return node;
      }
      return undefined;
    };
    // Equal items are matched first, so that none of them is matched to another one.
    const same = next.map((item) => take((value) => isDeepStrictEqual(value, item)));
    return next.map((item, index) => {
      const node = same[index] ?? take((value) => isSameItem(value, item));
      if (!node) return this.print(like, item);
      return spliceText(this.json, this.spans(node, item), node.offset, endOf(node));
    });
  }
}

const definedFields = (value: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

function countWhile<T>(list: readonly T[], matches: (item: T, index: number) => boolean): number {
  const end = list.findIndex((item, index) => !matches(item, index));
  return end < 0 ? list.length : end;
}

/**
 * Returns true if a value is probably a changed version of another: both are texts, or objects with a common
 * field.
 */
function isSameItem(previous: Json, next: Json | undefined): boolean {
  if (isObject(previous) && isObject(next))
    return Object.entries(previous).some(([name, value]) => isDeepStrictEqual(value, next[name]));
  return typeof previous === typeof next && !isObject(previous) && !isObject(next);
}

const hasSameFields = (previous: Json, next: Json): boolean =>
  isObject(previous) && isObject(next) && isDeepStrictEqual(Object.keys(previous), Object.keys(next));
