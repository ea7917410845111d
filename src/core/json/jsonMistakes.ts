/** Explains invalid JSON to people who do not program. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { latinDigits } from '../i18n/digits.ts';
import { invisibleCharacters } from '../i18n/invisible.ts';
import type { ProblemMessage } from '../problems/message.ts';
import { jsonMessages } from '../problems/messages/json.ts';
import type { ProblemContent } from '../problems/problemAt.ts';
import { endOfString, openBrackets } from './jsonText.ts';

/** `value` is the wrong character or word; absent if something is missing. */
export interface JsonMistake extends ProblemContent {
  offset: number;
}

/**
 * @param body a text that JSON.parse rejects
 * @param error the first error of jsonc-parser; undefined if it accepts the text
 * @param offset the position of the JSON.parse error
 */
export function explainMistake(body: string, error: ParseError | undefined, offset: number): JsonMistake {
  if (body.trim() === '') return { offset: 0, ...jsonMessages.empty };
  const at = error?.offset ?? offset;
  const name = error ? printParseErrorCode(error.error) : at >= body.length ? endName(body) : '';
  return byCause(body, at, name) ?? { offset: at, ...(BY_NAME[name] ?? jsonMessages.unknown) };
}

/** The jsonc-parser error for an unexpected end. */
const endName = (body: string) =>
  openBrackets(body).at(-1)?.bracket === '[' ? 'CloseBracketExpected' : 'CloseBraceExpected';

const BY_NAME: Readonly<Record<string, ProblemMessage>> = {
  CommaExpected: jsonMessages.commaMissing,
  ColonExpected: jsonMessages.colonMissing,
  PropertyNameExpected: jsonMessages.nameMissing,
  ValueExpected: jsonMessages.valueMissing,
  CloseBraceExpected: jsonMessages.braceMissing(),
  CloseBracketExpected: jsonMessages.bracketMissing(),
  InvalidCommentToken: jsonMessages.comment,
  UnexpectedEndOfComment: jsonMessages.comment,
  UnexpectedEndOfString: jsonMessages.quoteMissingAtEnd,
  UnexpectedEndOfNumber: jsonMessages.unknown,
  InvalidEscapeCharacter: jsonMessages.backslash,
  InvalidUnicode: jsonMessages.unicodeEscape,
  InvalidCharacter: jsonMessages.invisible,
  EndOfFileExpected: jsonMessages.afterEnd,
};

/** Finds mistakes that the error does not identify, from the text around the offset. */
function byCause(body: string, at: number, name: string): JsonMistake | undefined {
  const rest = body.slice(at, at + LOOK);
  const previousCharacter = lastCharacter(body, at);
  const wrong = (value: string, mistake: ProblemMessage, offset = at): JsonMistake => ({
    ...mistake,
    offset,
    value,
  });
  if (/^\s*<(!doctype|html|\?xml)/i.test(body)) return wrong('<', jsonMessages.webPage, body.indexOf('<'));
  if (previousCharacter === undefined && !/^[{["\d-]/.test(rest)) {
    return wrong(body.slice(at).trim().charAt(0), jsonMessages.noBrace);
  }
  const stray = strayQuote(body, at);
  if (stray !== undefined) return wrong('"', jsonMessages.strayQuote, stray);
  if (IN_STRING.has(name)) return inString(body, at, name);
  if (name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || /^(\/\/|\/\*|#)/.test(rest)) {
    const [comment = ''] = /^\/\*[\s\S]*?\*\/|^[^\r\n]*/.exec(rest) ?? [];
    return wrong(comment, jsonMessages.comment);
  }
  const brackets = openBrackets(body.slice(0, at));
  if (rest !== '' && previousCharacter !== undefined && brackets.length === 0) {
    return { ...jsonMessages.afterEnd, offset: at };
  }
  const previous = previousCharacter === undefined ? '' : body.charAt(previousCharacter);
  const inList = brackets.at(-1)?.bracket === '[';
  if (previous === ',' && /^[\]}]/.test(rest)) return wrong(',', jsonMessages.commaAtEnd, previousCharacter);
  if (rest.startsWith(',')) {
    if (previous === ':') return wrong(',', jsonMessages.valueMissingBeforeComma);
    return previous === '"' && !inList ? undefined : wrong(',', jsonMessages.commaAtStart);
  }
  if (rest.startsWith('{') && !inList && previous !== ':') {
    const { line } = brackets.at(-1) ?? {};
    // An object may begin behind the colon of a field. Elsewhere the previous object is not closed.
    if (previous === ',') return wrong('{', jsonMessages.entryUnclosed(line));
    if (previous !== '{') return wrong('{', jsonMessages.entryUnclosedAndCommaMissing(line));
  }
  const [quote] = /^['‘’“”„`´]/.exec(rest) ?? [];
  if (quote !== undefined) return wrong(quote, jsonMessages.wrongQuote(quote));
  const end = endExpected(body, at, name);
  if (end) return end;
  if (/^[\]}]/.test(rest)) return undefined;
  const number = wrongNumber(body, at);
  if (number) return number;
  const [word] = /^[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*/u.exec(rest) ?? [];
  if (word !== undefined) return wrongWord(word, at, previousCharacter === at - 1 && previous === '"');
  if (rest.startsWith(':') && inList) return wrong(':', fieldInList(body, at));
  const isName = previous === '"' && !inList && !VALUE.test(body.slice(Math.max(0, at - LOOK), at));
  if (/^[;=]/.test(rest) && isName) return wrong(rest.charAt(0), jsonMessages.notAColon(rest.charAt(0)));
  const [notComma] = /^[;،؛、，।]/.exec(rest) ?? [];
  if (notComma !== undefined) return wrong(notComma, jsonMessages.notAComma(notComma));
  const [{ name: unseen } = {}] = invisibleCharacters(rest.charAt(0));
  if (unseen !== undefined) return wrong(rest.charAt(0), jsonMessages.unseen(unseen));
  const [digits] = /^(?!\d)\p{Nd}+/u.exec(rest) ?? [];
  if (digits !== undefined) return wrong(digits, jsonMessages.otherDigits(digits, latinDigits(digits)));
  const [odd] = /^[^\s"\w{[\]}:]/u.exec(rest) ?? [];
  if (odd !== undefined) return wrong(odd, jsonMessages.unexpected(odd));
  if (/^[\u00A0\u2000-\u200B\u202F\u3000]/.test(rest)) return wrong(rest.charAt(0), jsonMessages.oddSpace);
  return undefined;
}

/** The offset of one of two adjacent quotes, or of one before only a comma or bracket on its line. */
function strayQuote(body: string, at: number): number | undefined {
  const isDoubled = body.slice(at - 2, at) === '""' && body[at - 3] !== '\\';
  // An empty string and a letter: one quote is extra.
  if (isDoubled && /^\p{L}/u.test(body.slice(at, at + 2))) return at - 1;
  if (body[at] !== '"') return undefined;
  const end = endOfString(body, at + 1);
  const isClosed = body[end] === '"';
  if (!isClosed) return isNothingMore(body, at, end) ? at : undefined;
  // "title"": "Camp": the second quote begins a string that ends inside the next one.
  return body[at - 1] === '"' && /^[^\s,:\]}]/.test(body.slice(end + 1, end + 2)) ? at : undefined;
}

/**
 * Returns true if only a comma or bracket follows a quote on its line, and no text for it on the next line.
 */
function isNothingMore(body: string, at: number, end: number): boolean {
  const line = body.slice(at + 1, end);
  const beginsText = line.trim() === '' && /^\s*[^\s"{}[\]]/.test(body.slice(end, end + LOOK));
  return /^[\s,\]}]*$/.test(line) && !beginsText;
}

function fieldInList(body: string, at: number): ProblemMessage {
  const line = openBrackets(body.slice(0, at)).at(-1)?.line ?? 1;
  const isFarBack = body.slice(0, at).split('\n').length !== line;
  return isFarBack ? jsonMessages.fieldInList(line) : jsonMessages.fieldInListHere;
}

/** The number of characters to check around a mistake. */
const LOOK = 200;

const VALUE = /:\s*"[^"\n]*"\s*$/;

/** Errors inside a string; the parser reports the beginning of the string. */
const IN_STRING: ReadonlySet<string> = new Set([
  'UnexpectedEndOfString',
  'InvalidEscapeCharacter',
  'InvalidUnicode',
  'InvalidCharacter',
]);

function inString(body: string, at: number, name: string): JsonMistake | undefined {
  const explained = BY_NAME[name];
  const mistake = /\\u(?![\da-f]{4})[\da-f]{0,3}|\\(?!["\\/bfnrtu])[\s\S]?|(?!\n)\p{Cc}/iu.exec(
    body.slice(at).replaceAll('\\\\', '··'),
  );
  if (name === 'UnexpectedEndOfString' || !explained || !mistake) return undefined;
  return { offset: at + mistake.index, value: mistake[0], ...explained };
}

/** Literals of other languages with their replacements in JSON. */
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
  if (afterQuote) return { ...jsonMessages.quoteInText, offset, value: word };
  const literal = LITERALS[word.toLowerCase()];
  if (literal === word) return undefined;
  const mistake =
    literal === undefined ? jsonMessages.quoteMissingBefore(word) : jsonMessages.notAWord(word, literal);
  return { ...mistake, offset, value: word };
}

/** The offset of the last character before an offset that is no white space. */
function lastCharacter(body: string, at: number): number | undefined {
  const length = body.slice(0, at).trimEnd().length;
  return length === 0 ? undefined : length - 1;
}

/** Invalid numbers: "01", ".5", "1,5", "2024-05-01". */
function wrongNumber(body: string, at: number): JsonMistake | undefined {
  let offset = at;
  while (offset > 0 && at - offset < LOOK && /[\d.,+-]/.test(body.charAt(offset - 1))) offset--;
  // A comma ends the value, unless it is between two digits.
  const run = body.slice(offset, at + LOOK);
  const [value = ''] = /^[+.-]*(?:\d[\d.+-]*(?:,\d[\d.+-]*)*)?/.exec(run) ?? [];
  if (value === '' || offset + value.length < at || NUMBER.test(value)) return undefined;
  return { ...jsonMessages.notANumber(value), offset, value };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Reports an unclosed list or object with its first line. */
function endExpected(body: string, at: number, name: string): JsonMistake | undefined {
  const next = body[at];
  const missing =
    name === 'CloseBraceExpected' || (name === 'CommaExpected' && next === ']')
      ? '}'
      : name === 'CloseBracketExpected' || (name === 'CommaExpected' && next === '}')
        ? ']'
        : undefined;
  if (missing === undefined) return undefined;
  const opening = missing === '}' ? '{' : '[';
  const line = openBrackets(body.slice(0, at)).findLast(({ bracket }) => bracket === opening)?.line;
  const mistake = missing === '}' ? jsonMessages.braceMissing(line) : jsonMessages.bracketMissing(line);
  return { ...mistake, offset: at, ...(next !== undefined && { value: next }) };
}
