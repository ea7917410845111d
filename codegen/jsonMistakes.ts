/** What is wrong with a text that is not JSON, in words for people who do not program. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser';

export interface JsonMistake {
  offset: number;
  /** The sign or word that is wrong; absent where something is missing. */
  value?: string;
  message: string;
  hint: string;
}

/**
 * The first mistake of a text.
 *
 * @param body a text that JSON.parse refuses
 * @param error the first error of jsonc-parser; undefined when it lets the text pass
 * @param offset where JSON.parse stopped
 */
export function explainMistake(body: string, error: ParseError | undefined, offset: number): JsonMistake {
  if (body.trim() === '') return empty;
  const at = error?.offset ?? offset;
  const name = error ? printParseErrorCode(error.error) : '';
  return byCause(body, at, name) ?? { offset: at, ...(BY_NAME[name] ?? UNKNOWN) };
}

const empty: JsonMistake = {
  offset: 0,
  message: 'The file is empty.',
  hint: 'Write { "data": [] } or take an earlier version of the file.',
};

const UNKNOWN = {
  message: 'This is not JSON.',
  hint: 'Look for a missing quote, comma or brace just before this place.',
};

/** By the names that jsonc-parser gives its errors. */
const BY_NAME: Readonly<Record<string, { message: string; hint: string }>> = {
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
    hint: 'Write "name": "value".',
  },
  ValueExpected: {
    message: 'A value was expected here.',
    hint: 'Write a value, such as a text in double quotes.',
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
  UnexpectedEndOfComment: {
    message: 'JSON knows no comments.',
    hint: 'Remove the comment.',
  },
  UnexpectedEndOfString: {
    message: 'A text has no closing quote.',
    hint: 'Put a double quote at its end. A text stays on one line; an empty line within it is written \\n\\n.',
  },
  UnexpectedEndOfNumber: {
    message: 'This is not a number as JSON writes it.',
    hint: 'Write digits, with a point for decimals, or put the value in double quotes.',
  },
  InvalidEscapeCharacter: {
    message: 'A backslash in a text begins a special sign, and this one does not exist.',
    hint: 'Write / in place of \\, or \\\\ where a backslash is meant.',
  },
  InvalidUnicode: {
    message: 'After \\u four digits or letters from a to f are expected.',
    hint: 'Write the letter itself.',
  },
  InvalidCharacter: {
    message: 'A text holds a tab or another sign that cannot be seen.',
    hint: 'Remove it, or write a space.',
  },
  EndOfFileExpected: {
    message: 'There is something after the end of the content.',
    hint: 'Remove what follows the last closing brace.',
  },
};

/** What the name of an error does not tell: what stands at the place, and what before it. */
function byCause(body: string, at: number, name: string): JsonMistake | undefined {
  const rest = body.slice(at, at + LOOK);
  const before = lastSign(body, at);
  if (/^\s*<(!doctype|html|\?xml)/i.test(body)) {
    return {
      offset: body.indexOf('<'),
      value: '<',
      message: 'This is a web page, not JSON.',
      hint: 'Take an earlier version of the file.',
    };
  }
  if (name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || /^(\/\/|\/\*|#)/.test(rest)) {
    const [value = ''] = /^[^\r\n]*/.exec(rest) ?? [];
    return { offset: at, value, message: 'JSON knows no comments.', hint: 'Remove the comment.' };
  }
  if (before !== undefined && body[before] === ',' && /^[\]}]/.test(rest)) {
    return {
      offset: before,
      value: ',',
      message: 'This comma is one too many: nothing follows it.',
      hint: 'Remove the comma.',
    };
  }
  if (rest.startsWith(',')) {
    return {
      offset: at,
      value: ',',
      message: 'This comma is one too many: there is nothing before it.',
      hint: 'Remove the comma.',
    };
  }
  const quoted = /^['‘’“”„`´]/.exec(rest);
  if (quoted) {
    return {
      offset: at,
      value: quoted[0],
      message: `${quoted[0]} is not the quote that JSON knows.`,
      hint: 'Write straight double quotes: ". Word processors bend them.',
    };
  }
  const end = endExpected(body, at, name);
  if (end) return end;
  const [word] = /^[\p{L}\p{M}_$+.-][\p{L}\p{M}\p{N}_$.+-]*/u.exec(rest) ?? [];
  if (word === undefined) return wrongNumber(rest, at);
  if (before === at - 1 && body[before] === '"') {
    return {
      offset: at,
      value: word,
      message: 'The text ended at the quote before this.',
      hint: 'Write \\" for a double quote within a text.',
    };
  }
  const literal = LITERALS[word.toLowerCase()];
  if (literal !== undefined && literal !== word) {
    return { offset: at, value: word, message: `JSON does not know ${word}.`, hint: `Write ${literal}.` };
  }
  if (/^[+.-]*\d/.test(word) || /^[+.-]+$/.test(word)) return wrongNumber(rest, at);
  return {
    offset: at,
    value: word,
    message: `A double quote is missing before ${word}.`,
    hint: 'Names and texts stand in double quotes.',
  };
}

/** How much of the text after a mistake is looked at. */
const LOOK = 200;

/** Words of other languages for the three that JSON knows; undefined for those that have none. */
const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  false: 'false',
  no: 'false',
  null: 'null',
  none: 'null, or leave the field out',
  undefined: 'null, or leave the field out',
  nan: 'a number, or leave the field out',
};

/** The offset of the last sign before a place that is not space. */
function lastSign(body: string, at: number): number | undefined {
  for (let index = at - 1; index >= 0; index--) if (!/\s/.test(body.charAt(index))) return index;
  return undefined;
}

function wrongNumber(rest: string, at: number): JsonMistake | undefined {
  const [value] = /^[+.-]*\d[\d.,+-]*\.?|^[+.-]+/.exec(rest) ?? [];
  return value === undefined
    ? undefined
    : {
        offset: at,
        value,
        message: `${value} is not a number as JSON writes it.`,
        hint: 'Write digits, with a point for decimals, or put the value in double quotes.',
      };
}

/** Where the end of a list or object is missing, naming the place where it begins. */
function endExpected(body: string, at: number, name: string): JsonMistake | undefined {
  const sign = body[at];
  const wanted =
    name === 'CloseBraceExpected' || (name === 'CommaExpected' && sign === ']')
      ? '}'
      : name === 'CloseBracketExpected' || (name === 'CommaExpected' && sign === '}')
        ? ']'
        : undefined;
  if (wanted === undefined) return undefined;
  const line = openLine(body.slice(0, at), wanted === '}' ? '{' : '[');
  const where = line === undefined ? '' : ` The one that is open stands in line ${line}.`;
  return {
    offset: at,
    ...(sign !== undefined && { value: sign }),
    message: wanted === '}' ? 'A closing brace } is missing.' : 'A closing bracket ] is missing.',
    hint: (wanted === '}' ? 'Every { needs its }.' : 'Every [ needs its ].') + where,
  };
}

/** The line of the innermost bracket of a kind that a text leaves open. */
function openLine(text: string, bracket: '{' | '['): number | undefined {
  const open: { sign: string; line: number }[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[[\]{}\n]/g)) {
    if (token === '\n') line++;
    else if (token === '{' || token === '[') open.push({ sign: token, line });
    else if (token === '}' || token === ']') open.pop();
  }
  return open.findLast(({ sign }) => sign === bracket)?.line;
}
