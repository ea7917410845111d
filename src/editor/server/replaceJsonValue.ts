/** Gives a value of a JSON text another value, and leaves every byte that says the same as before. */
import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { endOf, gaps, type TextSpan } from '../../core/json/jsonEdit.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { isObject } from '../../core/problems/value.ts';
import {
  detectStyle,
  gapBefore,
  gapBetween,
  indentAt,
  isFlat,
  type JsonStyle,
  printInline,
  printJson,
} from '../../node/authoring/create/jsonInsert.ts';
import type { Json } from '../shared/protocol.ts';

/**
 * The text with another value at a path.
 *
 * @param text sound JSON, with or without a byte order mark
 * @param value what shall stand there; items of lists that have only moved keep their text
 * @throws Error when the path leads nowhere
 */
export const replaceJsonValue = (text: string, path: Path, value: Json): string =>
  spliceJsonValue(text, path, value).text;

/** As {@link replaceJsonValue}. @returns the text, and of it what stands at the path now */
export function spliceJsonValue(text: string, path: Path, value: Json): { text: string; part: string } {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = text.slice(mark.length);
  const { root, style } = parseCached(json);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`There is no value at /${path.join('/')}.`);
  const spans = new JsonSplicer(json, style).spans(node, value);
  const result = spliceText(json, 0, json.length, spans);
  const end = endOf(node) + result.length - json.length;
  return { text: mark + result, part: result.slice(node.offset, end) };
}

/** The text that was asked about last: somebody who writes asks about one file many times in a row. */
let lastParse: { json: string; root: Node | undefined; style: JsonStyle } | undefined;

function parseCached(json: string) {
  if (lastParse?.json !== json) {
    const root = parseTree(json);
    lastParse = { json, root, style: detectStyle(json, root) };
  }
  return lastParse;
}

/** A part of a text with some spans of it replaced, which do not overlap. */
function spliceText(json: string, start: number, end: number, spans: readonly TextSpan[]): string {
  let result = '';
  let last = start;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    result += json.slice(last, span.start) + span.text;
    last = span.end;
  }
  return result + json.slice(last, end);
}

class JsonSplicer {
  constructor(
    private readonly json: string,
    private readonly style: JsonStyle,
  ) {}

  /** What of the text of a value changes. */
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

  /** A value in the form of the one in whose place it comes. */
  private print(like: Node, value: Json): string {
    const { json, style } = this;
    const lines = style.lines && (json.slice(like.offset, endOf(like)).includes('\n') || !isFlat(value));
    return lines ? printJson(value, style, indentAt(json, like.offset)) : printInline(value, style);
  }

  private objectSpans(node: Node, value: Readonly<Record<string, Json | undefined>>): TextSpan[] {
    const properties = node.children ?? [];
    const nameOf = ({ children }: Node) => String(children?.[0]?.value);
    const goes = new Set(properties.filter((propertyText) => value[nameOf(propertyText)] === undefined));
    const stays = properties.filter((property) => !goes.has(property));
    const last = stays.at(-1);
    if (!last) return [this.replacement(node, definedFields(value))];
    const known = new Set(stays.map(nameOf));
    const added = Object.entries(definedFields(value)).filter(([name]) => !known.has(name));
    const spans = stays.flatMap((property) => {
      const [, child] = property.children ?? [];
      const next = value[nameOf(property)];
      return child && next !== undefined ? this.spans(child, next) : [];
    });
    if (goes.size > 0) spans.push(...gaps(node, goes));
    if (added.length === 0) return spans;
    const text = added.map(([name, item]) => this.property(last, name, item)).join('');
    // What goes behind the last one that stays begins where the new ones come.
    const gap = spans.find(({ start, end }) => start === endOf(last) && end > start);
    if (gap) gap.text = text;
    else spans.push({ start: endOf(last), end: endOf(last), text });
    return spans;
  }

  /** A new property behind another one, with the comma between. */
  private property(before: Node, name: string, value: Json): string {
    const { json, style } = this;
    const gap = gapBefore(json, before);
    const lines = style.lines && gap.includes('\n');
    const printed = lines
      ? printJson(value, style, indentAt(json, before.offset))
      : printInline(value, style);
    return `,${lines ? gap : style.comma.slice(1)}${JSON.stringify(name)}${style.colon}${printed}`;
  }

  private listSpans(node: Node, value: readonly Json[]): TextSpan[] {
    const items = node.children ?? [];
    const values = items.map((item) => this.value(item));
    const isNew = (item: Json) => !values.some((other) => isDeepStrictEqual(other, item));
    const isChanged = (item: Json, before: Json) =>
      isSameItem(before, item) || (hasSameFields(before, item) && isNew(item));
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
    const now = value.slice(start, value.length - end);
    if (items.length === old.length && now.length === 0) return [this.replacement(node, [])];
    if (now.length === 0) return gaps(node, new Set(old));
    const [first] = old;
    if (items.length === 0) return [this.replacement(node, value)];
    const gap = `,${gapBetween(this.json, items, this.style)}`;
    const texts = this.itemTexts(old, now, old[0] ?? items[start] ?? items[start - 1] ?? node);
    const last = old.at(-1);
    if (first && last) return [{ start: first.offset, end: endOf(last), text: texts.join(gap) }];
    const before = items[start - 1];
    const after = items[start];
    if (after)
      return [{ start: after.offset, end: after.offset, text: texts.map((each) => each + gap).join('') }];
    const offset = before ? endOf(before) : node.offset + 1;
    return [{ start: offset, end: offset, text: texts.map((each) => gap + each).join('') }];
  }

  /** The texts of items, of which some were there before, perhaps at another place or a little different. */
  private itemTexts(old: readonly Node[], now: readonly Json[], like: Node): string[] {
    const free = new Map(old.map((node): [Node, Json] => [node, this.value(node)]));
    const take = (is: (value: Json) => boolean) => {
      for (const [node, value] of free) {
        if (!is(value)) continue;
        free.delete(node);
        return node;
      }
      return undefined;
    };
    // Those that are the same come first, so that none of them is taken for another one.
    const same = now.map((item) => take((value) => isDeepStrictEqual(value, item)));
    return now.map((item, index) => {
      const node = same[index] ?? take((value) => isSameItem(value, item));
      if (!node) return this.print(like, item);
      return spliceText(this.json, node.offset, endOf(node), this.spans(node, item));
    });
  }
}

const definedFields = (value: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

function countWhile<T>(list: readonly T[], is: (item: T, index: number) => boolean): number {
  const end = list.findIndex((item, index) => !is(item, index));
  return end < 0 ? list.length : end;
}

/** Whether a value is evidently another one with changes: texts are, and objects that share a field. */
function isSameItem(before: Json, now: Json | undefined): boolean {
  if (isObject(before) && isObject(now))
    return Object.entries(before).some(([name, value]) => isDeepStrictEqual(value, now[name]));
  return typeof before === typeof now && !isObject(before) && !isObject(now);
}

const hasSameFields = (before: Json, now: Json): boolean =>
  isObject(before) && isObject(now) && isDeepStrictEqual(Object.keys(before), Object.keys(now));
