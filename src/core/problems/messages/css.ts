/** Messages about the style sheet of a site. */
import { defineMessages } from '../message.ts';

const COPY = 'Put a copy of the file into public/images or public/documents, and write its path there.';

export const cssMessages = defineMessages({
  syntax: (reason: string) => [
    'css-syntax',
    `This is not CSS: ${reason}.`,
    'Correct the rule. Browsers ignore it, and may ignore the rules behind it.',
  ],
  property: (reason: string, proposal?: string) => [
    'css-property',
    `Browsers ignore this: ${reason}.`,
    proposal === undefined ? 'Correct the name, or delete the line.' : `Did you mean "${proposal}"?`,
  ],
  import: [
    'css-import',
    'A style sheet of a site cannot import another.',
    'Copy the rules of the other style sheet into this file.',
  ],
  elsewhere: [
    'css-file',
    'This file is not in the folder images or documents of the site, so browsers do not load it.',
    COPY,
  ],
  embedded: ['css-file', 'A file inside the style sheet is not loaded by browsers.', COPY],
  fileMissing: (file: string) => [
    'css-file',
    `There is no file ${file}.`,
    'Put the file there, correct its name, or delete the line.',
  ],
  tooLarge: (kilobytes: number, most: number) => [
    'css-too-large',
    `The file has ${kilobytes} kB. Every page contains it, so ${most} kB are the limit.`,
    'Delete the rules that no page uses. Fonts and pictures are files of their own.',
  ],
});
