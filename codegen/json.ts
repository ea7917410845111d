/** JSON text with the places of its values. */
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../src/problem.ts';

export interface ParsedJson {
  /** The value; undefined when the text is not JSON. Of two fields with one name it has the last. */
  value: unknown;
  /** The tree with the place of every value; undefined when there is none. */
  tree: Node | undefined;
  problems: Problem[];
}

/**
 * Parses strict JSON (RFC 8259).
 *
 * @param file path from the site folder, for the problems
 * @param text the text, as read from the disk
 * @returns with a problem for each mistake of form, by line and column
 */
export function parseJson(file: string, text: string): ParsedJson {
  const errors: ParseError[] = [];
  const body = withoutMark(text);
  const tree = parseTree(body, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const problem: Problem = {
      severity: 'error',
      code: 'json-syntax',
      file,
      ...placeOf(body, error.offset),
      ...explain(nameOf(error, body)),
    };
    return { value: undefined, tree, problems: [problem] };
  }
  return { value: tree && getNodeValue(tree), tree, problems: tree ? duplicates(file, body, tree, '') : [] };
}

/** The text without the byte order mark that some editors put in front, as editors show and count it. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Where the end of a list or object is missing, a comma is the last thing that helps. */
function nameOf({ error, offset }: ParseError, body: string): string {
  const name = printParseErrorCode(error);
  if (name !== 'CommaExpected') return name;
  if (body[offset] === '}') return 'CloseBracketExpected';
  return body[offset] === ']' ? 'CloseBraceExpected' : name;
}

/** A problem for each field whose name stands in the same object before; JSON.parse drops such fields silently. */
function duplicates(file: string, body: string, node: Node, pointer: string): Problem[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((item, index) =>
      duplicates(file, body, item, `${pointer}/${index}`),
    );
  }
  const names = new Set<string>();
  return (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [key, value] = [] }) => {
    const name = String(key?.value);
    const place = `${pointer}/${pointerPart(name)}`;
    const below = value ? duplicates(file, body, value, place) : [];
    if (!key || !names.has(name)) {
      names.add(name);
      return below;
    }
    const problem: Problem = {
      severity: 'error',
      code: 'field-duplicate',
      file,
      ...placeOf(body, key.offset),
      pointer: place,
      value: name,
      message: `The field "${name}" stands here for the second time; only the last would count.`,
      hint: 'Remove one of the two.',
    };
    return [problem, ...below];
  });
}

/** A key as a part of a JSON pointer (RFC 6901). */
export function pointerPart(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** 1-based line and column of an offset, in UTF-16 code units as editors count. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** By the names that jsonc-parser gives its errors. */
const EXPLANATIONS: Readonly<Record<string, { message: string; hint: string }>> = {
  CommaExpected: {
    message: 'A comma is missing before this.',
    hint: 'Put a comma after the value above.',
  },
  ColonExpected: {
    message: 'A colon is missing between a name and its value.',
    hint: 'Write "name": "value".',
  },
  PropertyNameExpected: {
    message: 'A name in double quotes was expected here.',
    hint: 'Remove the comma before this, or write a name in double quotes.',
  },
  ValueExpected: {
    message: 'A value was expected here.',
    hint: 'Remove the comma before this, or write a value.',
  },
  CloseBraceExpected: {
    message: 'A closing brace } is missing.',
    hint: 'Every { needs its }.',
  },
  CloseBracketExpected: {
    message: 'A closing bracket ] is missing.',
    hint: 'Every [ needs its ].',
  },
  InvalidCommentToken: {
    message: 'JSON knows no comments.',
    hint: 'Remove the comment.',
  },
  UnexpectedEndOfString: {
    message: 'A text has no closing quote.',
    hint: 'Put a double quote at its end.',
  },
  EndOfFileExpected: {
    message: 'There is something after the end of the content.',
    hint: 'Remove what follows the last closing brace.',
  },
};

function explain(name: string): { message: string; hint: string } {
  return (
    EXPLANATIONS[name] ?? {
      message: 'This is not JSON.',
      hint: 'Look for a missing quote, comma or brace just before this place.',
    }
  );
}
