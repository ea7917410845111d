import { type JSONVisitor, type Node, type ParseError, parseTree, visit } from 'jsonc-parser';
import { fileMessages } from '../problems/messages/files.ts';
import { jsonMessages } from '../problems/messages/json.ts';
import { positionOf } from '../problems/position.ts';
import type { Problem } from '../problems/problem.ts';
import { type ProblemContent, pointerOf, problemInFile } from '../problems/problemAt.ts';
import { explainMistake } from './jsonMistakes.ts';
import { endOfString } from './jsonText.ts';

export interface ParsedJson {
  /** Undefined if the text is not JSON. The last of two fields with one name wins. */
  value: unknown;
  /** The positions of all values, created lazily; undefined if there are none. */
  readonly tree: Node | undefined;
  problems: Problem[];
}

/** The maximum nesting of lists and objects. Real pages have less than twenty levels. */
const MAX_DEPTH = 100;

/** The maximum number of values in a file: more than ten thousand events. */
const MAX_VALUES = 300_000;

/**
 * Parses strict JSON (RFC 8259).
 *
 * A first scan limits the nesting, because a recursive parser would overflow the stack. The tree takes eight
 * times as long as JSON.parse, so it is built on demand.
 *
 * @param file path from the site folder, for the problems
 * @returns a problem with line and column for each syntax mistake
 */
export function parseJson(file: string, text: string): ParsedJson {
  const body = stripByteOrderMark(text);
  const problem = (offset: number, finding: ProblemContent): Problem => ({
    ...problemInFile(file, finding),
    ...positionOf(body, offset),
  });
  const refused = (problem: Problem): ParsedJson => ({
    value: undefined,
    tree: undefined,
    problems: [problem],
  });

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
  return {
    value,
    get tree() {
      return treeOf(body);
    },
    problems: outline.hasDuplicates ? findDuplicates(file, body) : [],
  };
}

let latest: { body: string; tree: WeakRef<Node> } | undefined;

/** A tree takes a hundred times the memory of its text, so only the latest is cached (weakly). */
export function treeOf(body: string): Node | undefined {
  const cachedTree = latest?.body === body ? latest.tree.deref() : undefined;
  const tree = cachedTree ?? parseTree(body, [], STRICT);
  latest = tree && { body, tree: new WeakRef(tree) };
  return tree;
}

/** Larger invalid files get no tree, which would take too much time and memory. */
const LARGE_FILE_CHARACTERS = 2_000_000;

const MAX_DUPLICATE_KEYS = 1000;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** The conflict markers of git. JSON strings have no line ends, so valid JSON never matches. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: [^\r\n]*)?$/m;

const MAX_SHOWN_CHARACTERS = 100;

/** Removes the byte order mark, which editors neither show nor count. */
export function stripByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The offset in the message of JSON.parse; it has none for an unexpected end. */
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
  /** The offset at which the depth exceeds {@link MAX_DEPTH}. */
  tooDeep?: number;
  /** The offset at which the number of values exceeds {@link MAX_VALUES}. */
  tooMany?: number;
  hasDuplicates: boolean;
}

/** Scans a text without parsing it: no recursion, linear time. */
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
        const previousName = names.at(-1);
        const name = nameOf(text.slice(start, end));
        if (previousName?.has(name)) hasDuplicates = true;
        previousName?.add(name);
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

function nameOf(raw: string): string {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}

/** Finds duplicate fields, which JSON.parse drops silently. */
function findDuplicates(file: string, body: string): Problem[] {
  const problems: Problem[] = [];
  const objects: Map<string, number>[] = [];
  const onObjectProperty: JSONVisitor['onObjectProperty'] = (name, offset, _, __, ___, pathSupplier) => {
    const offsets = objects.at(-1);
    const first = offsets?.get(name);
    if (first === undefined) offsets?.set(name, offset);
    else if (problems.length < MAX_DUPLICATE_KEYS)
      problems.push({
        ...problemInFile(file, jsonMessages.duplicateField(name, positionOf(body, first).line), name),
        ...positionOf(body, offset),
        pointer: pointerOf([...pathSupplier(), name]),
      });
  };
  const onObjectBegin = () => {
    objects.push(new Map());
  };
  visit(body, { onObjectBegin, onObjectEnd: () => objects.pop(), onObjectProperty }, STRICT);
  return problems;
}

export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
