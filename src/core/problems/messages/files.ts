/** Messages about files and folders. */
import { defineMessages, formatCount } from '../message.ts';

const REPLACE_LINK = 'Put the file itself there instead of the link.';
const MOVE_OUT = 'Move it out of public.';

export const fileMessages = defineMessages({
  missing: (
    file: string,
    // No other file refers to these. If they are missing, the folder is usually no site.
    hint = file.startsWith('manifest/')
      ? 'Type the command in the folder of the site, or put the file back.'
      : 'Create the file, or correct its name where it is used.',
  ) => ['file-missing', `There is no file ${file}.`, hint],
  missingInThisCase: (file: string, actual: string, needed: string) => [
    'file-missing',
    `There is no file ${file}, only "${actual}".`,
    `Rename the file to "${needed}".`,
  ],
  missingForText: (file: string, name: string) => [
    'file-missing',
    `There is no file ${file}, only "${name}.txt".`,
    `Rename the file to "${name}" in a program that shows the whole name, such as VS Code.`,
  ],
  dataUnused: [
    'file-unused',
    'No page uses this file, so it is not published.',
    'Name it in manifest/routes.json or in a block, move it out of public, or delete it.',
  ],
  unused: (path: string) => [
    'file-unused',
    'No page links to this file, so it is not published.',
    `Add a link to it, add "${path}" to "files" in manifest/site.json, move it out of public, or delete it.`,
  ],
  folderForFile: (file: string) => [
    'file-unreadable',
    `${file} is a folder, but a file is needed here.`,
    'Rename the folder, then put the file there.',
  ],
  unreadable: (reason: string) => [
    'file-unreadable',
    `The file cannot be opened (${reason}).`,
    'Check that you are allowed to open it, or copy it there again.',
  ],
  special: (what: string) => [
    'file-special',
    `This is ${what}, not a file, so it cannot be published.`,
    'Delete it, or put a file there instead.',
  ],
  linkToFolder: [
    'file-link',
    'This is a link to a folder, and such links are not followed.',
    'Put the folder itself there instead of the link.',
  ],
  linkOutside: ['file-link', 'This link leads to a file outside the published site.', REPLACE_LINK],
  linkNowhere: ['file-link', 'This link leads to a file that does not exist.', REPLACE_LINK],
  linkCircle: ['file-link', 'This link leads back to itself.', REPLACE_LINK],
  hidden: [
    'file-hidden',
    'This is not published: names that begin with a dot are private.',
    `${MOVE_OUT} If visitors need it, rename it without the dot.`,
  ],
  hiddenHostFile: [
    'file-hidden',
    'This is not published: names that begin with a dot are private.',
    `${MOVE_OUT} The build writes its own file of this name.`,
  ],
  nameUnfit: (why: string) => [
    'file-name-unfit',
    `${why}, so many computers and web hosts will refuse the file.`,
    'Rename it with letters, digits and hyphens, and correct the links to it.',
  ],
  nameDiffersInCase: (other: string) => [
    'file-lookalike',
    `This name and ${other} differ only in capital letters, so many computers will keep only one of the two files.`,
    'Delete one, or rename it.',
  ],
  nameLooksTheSame: (other: string) => [
    'file-lookalike',
    `This name and ${other} look the same but are typed differently, so many computers will keep only one of the two files.`,
    'Delete one, or rename it.',
  ],
  folderOfBuild: (folder: string) => [
    'file-in-the-way',
    `The build uses the folder "${folder}" for its own files.`,
    'Put pictures into public/images and documents into public/documents.',
  ],
  needsFolder: (what: string) => [
    'file-in-the-way',
    `The build needs a folder of this name for ${what}.`,
    'Delete it, or rename it.',
  ],
  written: (what: string) => [
    'file-in-the-way',
    `The build writes ${what} under this name.`,
    'Delete it, or rename it.',
  ],
  writtenNotFolder: (what: string) => [
    'file-in-the-way',
    `The build writes ${what} under this name, so it cannot be a folder.`,
    'Delete it, or rename it.',
  ],
  instead: (what: string) => [
    'file-instead',
    `This file is published instead of ${what} that the build makes, and is not updated when the content changes.`,
    'Delete it, unless you update it yourself.',
  ],
  active: [
    'file-active',
    'This is a web page or program, which is published without being checked.',
    'Delete it, or make it a page of the site or a PDF.',
  ],
  tooLarge: (size: string, most: string) => [
    'file-too-large',
    `The file is ${size}, but a data file can be at most ${most}.`,
    'Split it into several data files. Put pictures into public/images, not into the file.',
  ],
  tooManyValues: (most: number) => [
    'file-too-large',
    `The file has more than ${most.toLocaleString('en')} values.`,
    'Split it into several data files.',
  ],
  utf16: [
    'file-encoding',
    'The file is saved as UTF-16, not as UTF-8.',
    'Save it as UTF-8: in Notepad choose "Save as", then Encoding: UTF-8.',
  ],
  notUtf8: (letter: string) => [
    'file-encoding',
    `The file is not saved as UTF-8; the letter here is probably "${letter}".`,
    'Open it in the program that wrote it and save it as UTF-8.',
  ],
  byteOrderMark: [
    'file-mark',
    'The file begins with an invisible mark (BOM), which some programs cannot read.',
    'Save it as "UTF-8", not as "UTF-8 with BOM".',
  ],
  conflict: [
    'file-conflict',
    'Two people changed the same lines, and git left both versions in the file.',
    'Keep the right version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  otherSchema: (expected: string) => [
    'schema-other',
    'This line names the wrong kind of file, so the editor gives the wrong help.',
    `Write "${expected}".`,
  ],
  otherKind: (file: string, actual: string, needed: string, hint: string) => [
    'data-kind-wrong',
    `${file} has ${actual}, but ${needed} is needed here.`,
    hint,
  ],
  engineNewer: (siteVersion: string, here: string) => [
    'engine-newer',
    `The site was made with version ${siteVersion} of the engine, which is newer than version ${here} here.`,
    `Install the newer one: npm install ./site-from-data-${siteVersion}.tgz.`,
  ],
  notListed: (count: number, where: string) => [
    'problems-more',
    `${formatCount(count, 'more problem')} ${where} ${count === 1 ? 'is' : 'are'} not listed.`,
    'Fix the ones above first, then check again.',
  ],
});
