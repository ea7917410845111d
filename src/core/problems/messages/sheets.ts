/** Messages about spreadsheets, for `npm run new -- staff --from FILE` and similar commands. */
import { reverseDay } from '../../i18n/text.ts';
import type { Code } from '../codes.ts';
import { defineMessages, formatMegabytes, type MessageParts, quote } from '../message.ts';

const SAVE = 'Save it as "Excel Workbook (.xlsx)" or "CSV UTF-8", and name that file.';
const SPLIT = 'Delete what is not needed, or split it into several files.';
const SAVE_ORIGINAL = 'Save the original table as "CSV UTF-8" or "Excel Workbook (.xlsx)".';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** A message about the text of a cell. @param rest of the sentence */
const says =
  (code: Code, rest: string, hint: string) =>
  (where: string, value: string): MessageParts => [
    code,
    `${capital(where)} says ${quote(value)}${rest}`,
    hint,
  ];

export const sheetMessages = defineMessages({
  empty: [
    'sheet-unreadable',
    'This file has no cell with something in it.',
    'Name the file that has the table.',
  ],
  oldExcel: ['sheet-unreadable', 'This file is in the old format of Excel, .xls.', SAVE],
  fileTooLarge: (bytes: number, maxBytes: number) => [
    'sheet-unreadable',
    `This file is ${formatMegabytes(bytes)}, and a spreadsheet can be at most ${formatMegabytes(maxBytes)}.`,
    SPLIT,
  ],
  tooManyCells: (cells: number, maxCells: number) => [
    'sheet-unreadable',
    `This file has ${cells.toLocaleString('en')} cells, and a spreadsheet can have at most ${maxCells.toLocaleString('en')}.`,
    SPLIT,
  ],
  cellTooLong: (cell: string, length: number, maxLength: number) => [
    'sheet-unreadable',
    `Cell ${cell} has ${length.toLocaleString('en')} characters, and a cell can have at most ${maxLength.toLocaleString('en')}.`,
    'Shorten it, or divide it among several cells.',
  ],
  tooMuchInside: ['sheet-unreadable', 'There is too much in this file to be read.', SPLIT],
  encrypted: [
    'sheet-unreadable',
    'A password protects this file.',
    'Save it without the password, and name that file.',
  ],
  notAWorkbook: ['sheet-unreadable', 'This file is damaged, or is not a workbook.', SAVE],
  notASheet: ['sheet-unreadable', 'This file is not a spreadsheet.', SAVE],
  lettersUnknown: (line?: number) => [
    'sheet-unreadable',
    `${line === undefined ? 'This file' : `Line ${line} of this file`} has letters in an encoding that cannot be told.`,
    'Save it as "CSV UTF-8" or "Excel Workbook (.xlsx)" in the spreadsheet program.',
  ],
  quoteOpen: (row: number) => [
    'sheet-unreadable',
    `A cell of row ${row} begins with a quote and does not end with one.`,
    'Save the table once more from the spreadsheet program, as "CSV UTF-8".',
  ],
  noSuchSheet: (name: string, names: readonly string[]) => [
    'sheet-choice',
    `This file has no sheet ${quote(name)}.`,
    `Write one of these: ${listed(names)}.`,
  ],
  severalSheets: (names: readonly string[]) => [
    'sheet-choice',
    `This file has several sheets: ${listed(names)}.`,
    `Add --sheet ${quote(names[0] ?? '')} or another one.`,
  ],
  headingsMissing: (names: readonly string[]) => [
    'sheet-heading',
    `No row has the headings of the columns: ${listed(names)}.`,
    'Add a row with them above the first row of the table.',
  ],
  headingMissing: (where: string, name: string, otherHeadings: readonly string[]) => [
    'sheet-heading',
    `${capital(where)} has the headings, and ${quote(name)} is missing among them: ${listed(otherHeadings)}.`,
    `Write "${name}" over its column, or add an empty column with that heading.`,
  ],
  headingUnknown: (where: string, name: string, near?: string) => [
    'sheet-heading',
    `The heading ${quote(name)} of ${where} is not known here.`,
    near === undefined
      ? `Add --leave-out ${quote(name)}, or delete the column.`
      : `${near} If not, add --leave-out ${quote(name)}.`,
  ],
  duplicateHeading: (where: string, name: string, other: string) => [
    'sheet-heading',
    `${capital(where)} has ${quote(name)}, and so has ${other}.`,
    'Delete one of the two columns, or give it another heading.',
  ],
  headingEmpty: (where: string, cell: string) => [
    'sheet-heading',
    `${capital(where)} has no heading, and ${cell} has something in it.`,
    'Write a heading over the column, or delete what is in it.',
  ],
  dayUnclear: (where: string, value: string, either: string, or: string) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, which may be ${either} or ${or}.`,
    `Write "${reverseDay(either)}" or "${reverseDay(or)}", or add --day-first or --month-first for all days of the file.`,
  ],
  dayImpossible: (where: string, value: string, month: string, last: number) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, and ${month} has only ${last} days.`,
    'Write the right day, such as 2026-03-18.',
  ],
  dayOfOtherWeek: (where: string, value: string, day: string) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, and ${day} is another day of the week.`,
    'Write the right day, such as 2026-03-18.',
  ],
  dayYear: (where: string, value: string, year: number) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, and the year ${year} is unlikely.`,
    'Write the year with four digits, and not more than two years ahead.',
  ],
  dayBackwards: says('sheet-day', ', which ends before it begins.', 'Write the earlier day first.'),
  daySeveral: (where: string, value: string, first: string) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, and this column has one day of each entry.`,
    `Write the first day, "${reverseDay(first)}", and the last one into a column "Last day".`,
  ],
  dayUnknown: says('sheet-day', ', which is not a day.', 'Write it as year-month-day, such as 2026-03-18.'),
  dayMissing: (where: string, optional: boolean) => [
    'sheet-day',
    `${capital(where)} is empty, and it should say the day.`,
    `Write the day, such as 2026-03-18${optional ? ', or "none"' : ''}.`,
  ],
  dayOfNumber: (where: string, value: string, day: string) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, the number by which spreadsheet programs count ${day}.`,
    `Write "${reverseDay(day)}".`,
  ],
  dayAlone: (where: string, value: string) => [
    'sheet-day',
    `${capital(where)} shows ${quote(value)}, a month and a year without a day.`,
    'Write the day, too, such as 2026-03-18.',
  ],
  dayMixed: (where: string, value: string, swapped: string) => [
    'sheet-day',
    `${capital(where)} is the day ${value}, and other cells of the column are text: the program may have swapped day and month.`,
    `Write "${reverseDay(value)}" or "${reverseDay(swapped)}" as text, with an apostrophe in front.`,
  ],
  dayOutside: (where: string, value: string, month: string) => [
    'sheet-day',
    `${capital(where)} says ${quote(value)}, which is not in ${month}.`,
    'Write a day of that month, or name the month of the table.',
  ],
  dayInText: (where: string, value: string) => [
    'sheet-cell',
    `${capital(where)} should be a text, and the spreadsheet program has made the day ${value} of it.`,
    'Write the text again with an apostrophe in front.',
  ],
  needed: (where: string, name: string, optional: boolean) => [
    'sheet-cell',
    `${capital(where)} is empty, and ${quote(name)} is needed.`,
    optional ? 'Write it, or "none".' : 'Write it, or delete the row.',
  ],
  nothingAbove: (where: string) => [
    'sheet-cell',
    `${capital(where)} is empty, and there is nothing above it that it could belong to.`,
    'Write something, such as "-".',
  ],
  calculation: says(
    'sheet-cell',
    ': the spreadsheet program could not calculate or show it.',
    'Write the value itself, or make the column wider and save the file again.',
  ),
  formula: (where: string, value: string) => [
    'sheet-cell',
    `${capital(where)} has the formula ${quote(value)} without a result.`,
    'Open the file in the spreadsheet program and save it, or write the value itself.',
  ],
  format: (where: string, value: string) => [
    'sheet-cell',
    `${capital(where)} has the value ${quote(value)} in a number format whose result cannot be known.`,
    'Give the cell a format such as Number, Currency or Text, and write what it should say.',
  ],
  separatorUnclear: (separators: readonly string[]) => [
    'sheet-unreadable',
    `The cells of this file may be separated by ${separators.join(' or ')}.`,
    'Save the table as "Excel Workbook (.xlsx)", or write "sep=;" or "sep=," into a new first line.',
  ],
  lettersLost: says('sheet-cell', ': its letters were lost when the file was saved.', SAVE_ORIGINAL),
  garbled: says('sheet-cell', ': its letters were garbled when the file was opened or saved.', SAVE_ORIGINAL),
  digitsLost: says(
    'sheet-cell',
    ': the spreadsheet program keeps only some of its digits.',
    'Format the cell as text and write the number again.',
  ),
  time: (where: string, value: string) => [
    'sheet-cell',
    `${capital(where)} has a time of day, ${quote(value)}, which this column does not take.`,
    'Format the cell as text and write what it should say.',
  ],
  timeUnknown: says('sheet-cell', ', which is not a time of day.', 'Write it in 24 hours, such as 09:30.'),
  mergedAcross: (where: string, cells: string) => [
    'sheet-cell',
    `${capital(where)} is merged across columns (${cells}), and a cell of a page belongs to one column.`,
    'Undo the merge and write each cell.',
  ],
  mergedRows: (where: string, cells: string) => [
    'sheet-cell',
    `${capital(where)} is merged over several rows (${cells}), and each row is an entry of its own.`,
    'Undo the merge and write each cell.',
  ],
  choice: (where: string, value: string, words: readonly string[]) => [
    'sheet-cell',
    `${capital(where)} says ${quote(value)}, which is not known here.`,
    `Write one of these: ${words.join(', ')}.`,
  ],
  nearly: (where: string, value: string, near: string) => [
    'sheet-cell',
    `${capital(where)} says ${quote(value)}, which is almost one that is there already.`,
    near,
  ],
  hidden: (where: string) => [
    'sheet-row',
    `${capital(where)} is hidden, and has something in it.`,
    'Show it, or delete it.',
  ],
  repeated: (where: string, other: number) => [
    'sheet-row',
    `${capital(where)} says the same as row ${other}.`,
    'Delete one of the two rows.',
  ],
});
