/** Messages about invalid JSON, for people who do not program. */
import { defineMessages, type MessageParts } from '../message.ts';

const syntax = (text: string, hint: string): MessageParts => ['json-syntax', text, hint];

const opened = (line: number | undefined) =>
  line === undefined ? '' : ` The one that is still open is in line ${line}.`;

const NUMBER = 'Write digits only, with a point for decimals, or put the value in double quotes.';

export const jsonMessages = defineMessages({
  tooDeep: (most: number) => [
    'json-too-deep',
    `There are more than ${most} brackets inside one another here.`,
    'Look for a bracket that was opened and never closed.',
  ],
  duplicateField: (name: string, line: number) => [
    'field-duplicate',
    `The field "${name}" is written a second time here, and only the last one would count.`,
    `Delete one of the two; the first is in line ${line}.`,
  ],
  empty: syntax(
    'The file is empty.',
    'Go back to an earlier version of the file, or begin with a copy of a similar one.',
  ),
  unknown: syntax('This is not valid JSON.', 'Look for a missing quote, comma or brace just before this.'),
  commaMissing: syntax('A comma is missing before this.', 'Put a comma after the value above.'),
  colonMissing: syntax('A colon is missing between a name and its value.', 'Write "name": "value".'),
  nameMissing: syntax('A name in double quotes is missing here.', 'Write "name": "value".'),
  valueMissing: syntax('A value is missing here.', 'Write a value, such as a text in double quotes.'),
  valueMissingBeforeComma: syntax(
    'A value is missing before this comma.',
    'Write the value, or delete the field.',
  ),
  braceMissing: (line?: number) =>
    syntax('A closing brace } is missing.', `Close every { with a }.${opened(line)}`),
  bracketMissing: (line?: number) =>
    syntax('A closing bracket ] is missing.', `Close every [ with a ].${opened(line)}`),
  entryUnclosed: (line: number | undefined) =>
    syntax('A closing brace } is missing before this.', `Put "}" before the comma.${opened(line)}`),
  entryUnclosedAndCommaMissing: (line: number | undefined) =>
    syntax(
      'The entry above is not closed: "}," is missing before this.',
      `Put "}," at the end of the entry above.${opened(line)}`,
    ),
  comment: syntax('Comments are not allowed in this file.', 'Delete the comment.'),
  quoteMissingAtEnd: syntax(
    'The closing double quote of a text is missing.',
    'Put a double quote at its end. Keep the text on one line; for a new paragraph write \\n\\n.',
  ),
  quoteMissingBefore: (word: string) =>
    syntax(`A double quote is missing before "${word}".`, 'Put names and texts in double quotes.'),
  quoteInText: syntax(
    'The double quote before this ends the text too early.',
    'Write \\" for a double quote inside a text.',
  ),
  strayQuote: syntax('There is an extra double quote here.', 'Delete the quote.'),
  wrongQuote: (quote: string) =>
    syntax(
      `This is the wrong kind of quote: ${quote}.`,
      'Type straight double quotes (") in place of those from a word processor.',
    ),
  notANumber: (value: string) => syntax(`"${value}" is not a valid number.`, NUMBER),
  otherDigits: (actual: string, plain: string) =>
    syntax(`"${actual}" is not in the digits 0 to 9.`, `Write ${plain}.`),
  backslash: syntax('There is a single backslash in this text.', 'Write / or \\\\ instead.'),
  unicodeEscape: syntax(
    '"\\u" is not followed by four digits or letters a to f.',
    'Write the letter itself.',
  ),
  invisible: syntax(
    'There is a tab or another invisible character in this text.',
    'Replace it with a space.',
  ),
  afterEnd: syntax(
    'There is something after the end of the content.',
    'Delete whatever follows the last closing brace.',
  ),
  webPage: syntax('This is a web page, not a data file.', 'Go back to an earlier version of the file.'),
  noBrace: syntax('The file does not begin with a brace.', 'Begin the file with { and end it with }.'),
  commaAtEnd: syntax('There is an extra comma: nothing follows it.', 'Delete the comma.'),
  commaAtStart: syntax('There is an extra comma: there is no value before it.', 'Delete the comma.'),
  fieldInList: (openLine: number) =>
    syntax(
      'This is a field with a name inside a list.',
      `Either close the list that begins in line ${openLine} with ] before this, or begin this entry with {.`,
    ),
  fieldInListHere: syntax(
    'This is a field with a name inside a list.',
    'Put braces around it: { "name": "value" }, or write {} instead of [].',
  ),
  notAColon: (actual: string) =>
    syntax(`There is "${actual}" in place of a colon.`, 'Write "name": "value".'),
  notAComma: (actual: string) =>
    syntax(`There is "${actual}" in place of a comma.`, 'Write the English comma (,).'),
  unseen: (name: string) => syntax(`There is a character here that cannot be seen (${name}).`, 'Delete it.'),
  unexpected: (actual: string) =>
    syntax(`"${actual}" cannot be here.`, 'Delete it, or put the value in double quotes.'),
  oddSpace: syntax(
    'This is not an ordinary space but a special one, often copied from a web page.',
    'Type an ordinary space.',
  ),
  notAWord: (word: string, expected: string) =>
    syntax(`"${word}" is not a valid value.`, `Write ${expected}.`),
  noRoutes: [
    'field-missing',
    'The manifest has no list of pages.',
    'Add a list called "routes" to manifest/routes.json.',
  ],
});
