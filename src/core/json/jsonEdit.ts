/** Edits JSON text and preserves all other bytes. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '../problems/problemAt.ts';

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

/** @param json valid JSON without a byte order mark @throws Error if a path does not exist */
export function applyEdits(json: string, edits: readonly JsonEdit[]): string {
  const root = parseTree(json);
  const nodeAt = (path: Path): Node => {
    const node = root && findNodeAtLocation(root, [...path]);
    if (!node) throw new Error(`There is no value at /${path.join('/')}.`);
    return node;
  };
  const removed = new Map<Node, Set<Node>>();
  const spans: TextSpan[] = [];
  for (const { path, text } of edits) {
    const node = nodeAt(path);
    if (text !== undefined) {
      spans.push({ start: node.offset, end: endOf(node), text: JSON.stringify(text) });
      continue;
    }
    const item = node.parent?.type === 'property' ? node.parent : node;
    if (!item.parent) throw new Error('A whole file cannot be taken out of itself.');
    removed.set(item.parent, (removed.get(item.parent) ?? new Set()).add(item));
  }
  for (const [list, items] of removed) spans.push(...gaps(list, items));
  let end = json.length;
  let result = '';
  // From the end, so that offsets stay valid. Edits inside a removed value are dropped.
  for (const span of outermost(spans).sort((a, b) => b.start - a.start)) {
    result = span.text + json.slice(span.end, end) + result;
    end = span.start;
  }
  return json.slice(0, end) + result;
}

export const endOf = ({ offset, length }: Node): number => offset + length;

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

function outermost(spans: readonly TextSpan[]): TextSpan[] {
  return spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  );
}
