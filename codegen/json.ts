/** JSON text with the places of its values. */
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../src/problem.ts';
import { explainMistake } from './jsonMistakes.ts';
import { endOfString } from './jsonText.ts';

export interface ParsedJson {
  /** The value; undefined when the text is not JSON. Of two fields with one name it has the last. */
  value: unknown;
  /** The tree with the place of every value, made when it is first asked for; undefined when there is none. */
  readonly tree: Node | undefined;
  problems: Problem[];
}

/** How deep lists and objects may stand within one another. Real pages stay below twenty. */
const MAX_DEPTH = 100;

/** How many values a file may hold: those of more than ten thousand events. */
const MAX_VALUES = 300_000;

/**
 * Parses strict JSON (RFC 8259).
 *
 * The text is first read through once, since a parser that calls itself for every bracket would not survive a text of
 * brackets. JSON.parse then gives the value; the tree with the places takes eight times as long and is made only for a
 * text that has a mistake.
 *
 * @param file path from the site folder, for the problems
 * @param text the text, as read from the disk
 * @returns with a problem for each mistake of form, by line and column
 */
export function parseJson(file: string, text: string): ParsedJson {
  const body = withoutMark(text);
  const problem = (code: string, offset: number, rest: Pick<Problem, 'message' | 'hint' | 'value'>) => ({
    severity: 'error' as const,
    code,
    file,
    ...placeOf(body, offset),
    ...rest,
  });
  const refused = (found: Problem): ParsedJson => ({ value: undefined, tree: undefined, problems: [found] });

  const conflict = CONFLICT.exec(body);
  if (conflict) {
    return refused(
      problem('file-conflict', conflict.index, {
        value: conflict[0].slice(0, MAX_SHOWN),
        message: 'Two versions of this file were merged, and this mark shows where they differ.',
        hint: 'Keep the right one of the two versions and remove the lines with <<<<<<<, ======= and >>>>>>>.',
      }),
    );
  }
  const outline = outlineOf(body);
  if (outline.tooDeep !== undefined) {
    return refused(
      problem('json-too-deep', outline.tooDeep, {
        value: body[outline.tooDeep],
        message: `Lists and objects stand more than ${MAX_DEPTH} deep within one another here.`,
        hint: 'Look for brackets that were opened and never closed.',
      }),
    );
  }
  if (outline.tooMany !== undefined) {
    return refused(
      problem('file-too-large', outline.tooMany, {
        message: `The file holds more than ${MAX_VALUES} values.`,
        hint: 'Divide it into several data files.',
      }),
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const errors: ParseError[] = [];
    const tree = body.length > LARGE ? undefined : parseTree(body, errors, STRICT);
    const { offset, ...rest } = explainMistake(body, errors[0], failureOffset(error, body));
    return { value: undefined, tree, problems: [problem('json-syntax', offset, rest)] };
  }
  let tree: Node | undefined;
  const parsed: ParsedJson = {
    value,
    get tree() {
      tree ??= parseTree(body, [], STRICT);
      return tree;
    },
    problems: [],
  };
  if (outline.twice && parsed.tree) collectDuplicates(file, body, parsed.tree, '', parsed.problems);
  return parsed;
}

/** Of a larger text without sense no tree is made, which takes its time and a hundred times its room. */
const LARGE = 2_000_000;

/** How many fields that stand twice are named. */
const MOST_DUPLICATES = 1000;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** The marks that git leaves where it could not merge; no text of JSON goes over a line end, so none holds them. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: [^\r\n]*)?$/m;

const MAX_SHOWN = 100;

/** The text without the byte order mark that some editors put in front, as editors show and count it. */
export function withoutMark(text: string): string {
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
  twice: boolean;
}

/** What can be told about a text without parsing it. Never calls itself; takes time in proportion to the text. */
function outlineOf(text: string): Outline {
  const names: (Set<string> | undefined)[] = [];
  let values = 1;
  let twice = false;
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
        if (known?.has(name)) twice = true;
        known?.add(name);
        break;
      }
      case COMMA:
        if (++values > MAX_VALUES) return { tooMany: index, twice };
        break;
      case LIST:
      case OBJECT:
        if (names.length === MAX_DEPTH) return { tooDeep: index, twice };
        names.push(text.charCodeAt(index) === OBJECT ? new Set() : undefined);
        if (++values > MAX_VALUES) return { tooMany: index, twice };
        break;
      case LIST_END:
      case OBJECT_END:
        names.pop();
    }
  }
  return { twice };
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

/** A problem for each field whose name stands in the same object before; JSON.parse drops such fields silently. */
function collectDuplicates(file: string, body: string, node: Node, pointer: string, found: Problem[]): void {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      collectDuplicates(file, body, item, `${pointer}/${index}`, found);
    }
  }
  if (node.type !== 'object') return;
  const names = new Map<string, Node>();
  for (const { children: [key, value] = [] } of node.children ?? []) {
    const name = String(key?.value);
    const place = `${pointer}/${pointerPart(name)}`;
    const before = names.get(name);
    if (key && !before) names.set(name, key);
    if (key && before && found.length < MOST_DUPLICATES) {
      found.push({
        severity: 'error',
        code: 'field-duplicate',
        file,
        ...placeOf(body, key.offset),
        pointer: place,
        value: name,
        message: `The field "${name}" stands here for the second time; only the last would count.`,
        hint: `Remove one of the two; the first is in line ${placeOf(body, before.offset).line}.`,
      });
    }
    if (value) collectDuplicates(file, body, value, place, found);
  }
}

/** A key as a part of a JSON pointer (RFC 6901). */
export function pointerPart(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The lines of the text that was asked about last: a file with many problems is asked about many times in a row. */
let known: { text: string; starts: number[] } = { text: '', starts: [0] };

function lineStarts(text: string): number[] {
  if (known.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    known = { text, starts };
  }
  return known.starts;
}

/** The offset of a place; a line that the text does not have counts as its end. @param line 1-based @param column 1-based */
export function offsetOf(text: string, line: number, column: number): number {
  return (lineStarts(text)[line - 1] ?? text.length) + column - 1;
}

/** The text of a line, without its end. @param line 1-based @returns undefined when there is no such line */
export function lineText(text: string, line: number): string | undefined {
  const starts = lineStarts(text);
  const start = starts[line - 1];
  return start === undefined
    ? undefined
    : text.slice(start, starts[line] ?? text.length).replace(/\r?\n$/, '');
}

/** 1-based line and column of an offset, in UTF-16 code units as editors count. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
