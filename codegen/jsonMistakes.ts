/** What is wrong with a text that is not JSON, in words for people who do not program. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { openBrackets } from './jsonText.ts';

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
  const name = error ? printParseErrorCode(error.error) : at >= body.length ? endName(body) : '';
  return byCause(body, at, name) ?? { offset: at, ...(BY_NAME[name] ?? UNKNOWN) };
}

/** What a text that ends too soon lacks, by the names of jsonc-parser. */
const endName = (body: string) =>
  openBrackets(body).at(-1)?.sign === '[' ? 'CloseBracketExpected' : 'CloseBraceExpected';

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
    hint: 'Put a double quote at its end. A text stays on one line; a new paragraph within it is written \\n\\n.',
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
  const wrong = (value: string, message: string, hint: string, offset = at) => ({
    offset,
    value,
    message,
    hint,
  });
  if (/^\s*<(!doctype|html|\?xml)/i.test(body)) {
    return wrong(
      '<',
      'This is a web page, not JSON.',
      'Take an earlier version of the file.',
      body.indexOf('<'),
    );
  }
  if (before === undefined && !/^[{["\d-]/.test(rest)) {
    return wrong(
      body.slice(at).trim().charAt(0),
      'The file does not begin with a brace.',
      'A file of the site begins with { and ends with }.',
    );
  }
  if (IN_STRING.has(name)) return inString(body, at, name);
  if (name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || /^(\/\/|\/\*|#)/.test(rest)) {
    const [comment = ''] = /^\/\*[\s\S]*?\*\/|^[^\r\n]*/.exec(rest) ?? [];
    return wrong(comment, 'JSON knows no comments.', 'Remove the comment.');
  }
  if (rest !== '' && before !== undefined && openBrackets(body.slice(0, at)).length === 0) {
    return { offset: at, ...(BY_NAME.EndOfFileExpected ?? UNKNOWN) };
  }
  const sign = before === undefined ? '' : body.charAt(before);
  const inList = openBrackets(body.slice(0, at)).at(-1)?.sign === '[';
  if (sign === ',' && /^[\]}]/.test(rest)) {
    return wrong(',', 'This comma is one too many: nothing follows it.', 'Remove the comma.', before);
  }
  if (rest.startsWith(',')) {
    return sign === ':'
      ? wrong(',', 'A value is missing before this comma.', 'Write the value, or remove the field.')
      : sign === '"' && !inList
        ? undefined
        : wrong(',', 'This comma is one too many: no value stands before it.', 'Remove the comma.');
  }
  if (rest.startsWith('{') && sign === ',' && !inList) return entryUnclosed(body, at);
  const [quote] = /^['‘’“”„`´]/.exec(rest) ?? [];
  if (quote !== undefined) {
    return wrong(
      quote,
      `${quote} is not the quote that JSON knows.`,
      'Write straight double quotes: ". Word processors bend them.',
    );
  }
  const end = endExpected(body, at, name);
  if (end) return end;
  if (/^[\]}]/.test(rest)) return undefined;
  const number = wrongNumber(body, at);
  if (number) return number;
  const [word] = /^[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*/u.exec(rest) ?? [];
  if (word !== undefined) return wrongWord(word, at, before === at - 1 && sign === '"');
  if (rest.startsWith(':') && inList) {
    return wrong(':', 'A field with a name stands in a list.', fieldInListHint(body, at));
  }
  const isName = sign === '"' && !inList && !VALUE.test(body.slice(Math.max(0, at - LOOK), at));
  if (/^[;=]/.test(rest) && isName) {
    return wrong(rest.charAt(0), `${rest.charAt(0)} stands where a colon belongs.`, 'Write "name": "value".');
  }
  if (rest.startsWith(';')) return wrong(';', '; stands where a comma belongs.', 'Write a comma.');
  const [odd] = /^[^\s"\w{[\]}:]/u.exec(rest) ?? [];
  if (odd !== undefined) {
    return wrong(odd, `${odd} does not belong here.`, 'Remove it, or put the value in double quotes.');
  }
  if (/^[\u00A0\u2000-\u200B\u202F\u3000]/.test(rest)) {
    return wrong(rest.charAt(0), 'This is no ordinary space.', 'Write an ordinary space.');
  }
  return undefined;
}

/** An object that begins where a field of another one is expected. */
function entryUnclosed(body: string, at: number): JsonMistake {
  const line = openBrackets(body.slice(0, at)).at(-1)?.line;
  return {
    offset: at,
    value: '{',
    message: 'A closing brace } is missing before this.',
    hint: `Put it before the comma. The brace that is open stands in line ${line}.`,
  };
}

function fieldInListHint(body: string, at: number): string {
  const open = openBrackets(body.slice(0, at)).at(-1)?.line;
  const isFarBack = body.slice(0, at).split('\n').length !== open;
  return isFarBack
    ? `Either the list that begins in line ${open} lacks its closing bracket ] before this, or this entry lacks its opening brace {.`
    : 'Write braces around it: { "name": "value" }, or write {} in place of [].';
}

/** How much of the text around a mistake is looked at. */
const LOOK = 200;

/** A text that ends with the value of a field. */
const VALUE = /:\s*"[^"\n]*"\s*$/;

/** Mistakes within a text in quotes; what stands at its beginning says nothing about them. */
const IN_STRING: ReadonlySet<string> = new Set([
  'UnexpectedEndOfString',
  'InvalidEscapeCharacter',
  'InvalidUnicode',
  'InvalidCharacter',
]);

/** The sign within a text that is wrong. */
function inString(body: string, at: number, name: string): JsonMistake | undefined {
  const explained = BY_NAME[name];
  const found = /\\u(?![\da-f]{4})[\da-f]{0,3}|\\(?!["\\/bfnrtu])[\s\S]?|(?!\n)\p{Cc}/iu.exec(
    // A backslash that is escaped itself begins nothing.
    body.slice(at).replaceAll('\\\\', '··'),
  );
  if (name === 'UnexpectedEndOfString' || !explained || !found) return undefined;
  return { offset: at + found.index, value: found[0], ...explained };
}

/** Words of other languages for the three that JSON knows, and what to write for those that have none. */
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

function wrongWord(word: string, offset: number, afterQuote: boolean): JsonMistake | undefined {
  if (afterQuote) {
    return {
      offset,
      value: word,
      message: 'The text ended at the quote before this.',
      hint: 'Write \\" for a double quote within a text.',
    };
  }
  const literal = LITERALS[word.toLowerCase()];
  if (literal === word) return undefined;
  return literal !== undefined
    ? { offset, value: word, message: `JSON does not know ${word}.`, hint: `Write ${literal}.` }
    : {
        offset,
        value: word,
        message: `A double quote is missing before ${word}.`,
        hint: 'Names and texts stand in double quotes.',
      };
}

/** The offset of the last sign before a place that is not space. */
function lastSign(body: string, at: number): number | undefined {
  const length = body.slice(0, at).trimEnd().length;
  return length === 0 ? undefined : length - 1;
}

/** Digits that make no number of JSON: "01", ".5", "1,5", "2024-05-01". */
function wrongNumber(body: string, at: number): JsonMistake | undefined {
  let offset = at;
  while (offset > 0 && at - offset < LOOK && /[\d.,+-]/.test(body.charAt(offset - 1))) offset--;
  // A comma ends a value as well, unless a digit stands on both of its sides.
  const run = body.slice(offset, at + LOOK);
  const [value = ''] = /^[+.-]*(?:\d[\d.+-]*(?:,\d[\d.+-]*)*)?/.exec(run) ?? [];
  if (value === '' || offset + value.length < at || NUMBER.test(value)) return undefined;
  return {
    offset,
    value,
    message: `${value} is not a number as JSON writes it.`,
    hint: 'Write digits, with a point for decimals, or put the value in double quotes.',
  };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

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
  const opening = wanted === '}' ? '{' : '[';
  const open = openBrackets(body.slice(0, at)).findLast((bracket) => bracket.sign === opening);
  const where = open === undefined ? '' : ` The one that is open stands in line ${open.line}.`;
  return {
    offset: at,
    ...(sign !== undefined && { value: sign }),
    message: wanted === '}' ? 'A closing brace } is missing.' : 'A closing bracket ] is missing.',
    hint: (wanted === '}' ? 'Every { needs its }.' : 'Every [ needs its ].') + where,
  };
}
