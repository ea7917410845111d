/** JSON text with the positions of its values. */
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { fileMessages } from '../problems/messages/files.ts';
import { jsonMessages } from '../problems/messages/json.ts';
import { pointerPart, positionOf } from '../problems/position.ts';
import type { Problem } from '../problems/problem.ts';
import { type ProblemContent, problemInFile } from '../problems/problemAt.ts';
import { explainMistake } from './jsonMistakes.ts';
import { endOfString } from './jsonText.ts';

export interface ParsedJson {
  /** The value; undefined when the text is not JSON. Of two fields with one name it has the last. */
  value: unknown;
  /** The tree with the position of every value, made when it is first asked for; undefined when there is none. */
  readonly tree: Node | undefined;
  problems: Problem[];
}

/** How deep lists and objects may be within one another. Real pages stay below twenty. */
const MAX_DEPTH = 100;

/** How many values a file may have: those of more than ten thousand events. */
const MAX_VALUES = 300_000;

/**
 * Parses strict JSON (RFC 8259).
 *
 * The text is first read through once, since a parser that calls itself for every bracket would not survive a text of
 * brackets. JSON.parse then gives the value; the tree with the positions takes eight times as long and is made only for a
 * text that has a mistake.
 *
 * @param file path from the site folder, for the problems
 * @param text the text, as read from the disk
 * @returns with a problem for each mistake of syntax, by line and column
 */
export function parseJson(file: string, text: string): ParsedJson {
  const body = stripByteOrderMark(text);
  const problem = (offset: number, finding: ProblemContent): Problem => ({
    ...problemInFile(file, finding),
    ...positionOf(body, offset),
  });
  const refused = (found: Problem): ParsedJson => ({ value: undefined, tree: undefined, problems: [found] });

  const conflict = CONFLICT.exec(body);
  if (conflict) {
    return refused(
      problem(conflict.index, {
        ...fileMessages.conflict,
        value: conflict[0].slice(0, MAX_SHOWN_CHARACTERS),
      }),
    );
  }
  const outline = outlineOf(body);
  if (outline.tooDeep !== undefined) {
    return refused(
      problem(outline.tooDeep, { ...jsonMessages.tooDeep(MAX_DEPTH), value: body[outline.tooDeep] }),
    );
  }
  if (outline.tooMany !== undefined) {
    return refused(problem(outline.tooMany, fileMessages.tooManyValues(MAX_VALUES)));
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const errors: ParseError[] = [];
    const tree = body.length > LARGE_FILE_CHARACTERS ? undefined : parseTree(body, errors, STRICT);
    const { offset, ...finding } = explainMistake(body, errors[0], failureOffset(error, body));
    return { value: undefined, tree, problems: [problem(offset, finding)] };
  }
  const parsed: ParsedJson = {
    value,
    get tree() {
      return treeOf(body);
    },
    problems: [],
  };
  if (outline.hasDuplicates && parsed.tree) collectDuplicates(file, body, parsed.tree, '', parsed.problems);
  return parsed;
}

let latest: { body: string; tree: WeakRef<Node> } | undefined;

/**
 * The tree of a text that is JSON. Problems come file by file, and a tree takes a hundred times the room of its text: only the last one is at
 * hand, until the room is needed.
 */
export function treeOf(body: string): Node | undefined {
  const cachedTree = latest?.body === body ? latest.tree.deref() : undefined;
  const tree = cachedTree ?? parseTree(body, [], STRICT);
  latest = tree && { body, tree: new WeakRef(tree) };
  return tree;
}

/** Of a larger text without sense no tree is made, which takes its time and a hundred times its room. */
const LARGE_FILE_CHARACTERS = 2_000_000;

/** How many duplicate fields are named. */
const MAX_DUPLICATE_KEYS = 1000;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** The marks that git leaves where it could not merge; no text of JSON goes over a line end, so none has them. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: [^\r\n]*)?$/m;

const MAX_SHOWN_CHARACTERS = 100;

/** The text without the byte order mark that some editors put in front, as editors show and count it. */
export function stripByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The offset that JSON.parse names in its message; it names none where the text ends too soon. */
function failureOffset(error: unknown, body: string): number {
  const [, offset] = /position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return Number(offset ?? body.length);
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const LIST = 91;
const LIST_END = 93;
const OBJECT = 123;
const OBJECT_END = 125;

interface Outline {
  /** Where the depth goes beyond {@link MAX_DEPTH}. */
  tooDeep?: number;
  /** Where the number of values goes beyond {@link MAX_VALUES}. */
  tooMany?: number;
  /** Whether an object has two fields with one name. */
  hasDuplicates: boolean;
}

/** What can be told about a text without parsing it. Never calls itself; takes time in proportion to the text. */
function outlineOf(text: string): Outline {
  const names: (Set<string> | undefined)[] = [];
  let values = 1;
  let hasDuplicates = false;
  let start = 0;
  let end = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        start = index + 1;
        index = endOfString(text, start);
        end = index;
        break;
      case COLON: {
        const known = names.at(-1);
        const name = nameOf(text.slice(start, end));
        if (known?.has(name)) hasDuplicates = true;
        known?.add(name);
        break;
      }
      case COMMA:
        if (++values > MAX_VALUES) return { tooMany: index, hasDuplicates };
        break;
      case LIST:
      case OBJECT:
        if (names.length === MAX_DEPTH) return { tooDeep: index, hasDuplicates };
        names.push(text.charCodeAt(index) === OBJECT ? new Set() : undefined);
        if (++values > MAX_VALUES) return { tooMany: index, hasDuplicates };
        break;
      case LIST_END:
      case OBJECT_END:
        names.pop();
    }
  }
  return { hasDuplicates };
}

/** The name that a string within quotes stands for. */
function nameOf(raw: string): string {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}

/** A problem for each field whose name the same object has already; JSON.parse drops such fields silently. */
function collectDuplicates(
  file: string,
  body: string,
  node: Node,
  pointer: string,
  problems: Problem[],
): void {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      collectDuplicates(file, body, item, `${pointer}/${index}`, problems);
    }
  }
  if (node.type !== 'object') return;
  const names = new Map<string, Node>();
  for (const { children: [key, value] = [] } of node.children ?? []) {
    const name = String(key?.value);
    const inner = `${pointer}/${pointerPart(name)}`;
    const firstNode = names.get(name);
    if (key && !firstNode) names.set(name, key);
    if (key && firstNode && problems.length < MAX_DUPLICATE_KEYS) {
      const firstLine = positionOf(body, firstNode.offset).line;
      problems.push({
        ...problemInFile(file, { ...jsonMessages.duplicateField(name, firstLine), value: name }),
        ...positionOf(body, key.offset),
        pointer: inner,
      });
    }
    if (value) collectDuplicates(file, body, value, inner, problems);
  }
}

/** Returns undefined for invalid JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
