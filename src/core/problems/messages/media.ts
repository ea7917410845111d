/** Messages about pictures, documents, drawings and tables. */
import { defineMessages, formatCount, quote } from '../message.ts';

const EXPORT = 'Open it in a drawing program and export it again as plain SVG, or as PNG.';

export const mediaMessages = defineMessages({
  /** @param line the list of providers with the missing one @param listed true if the site has such a list */
  notAllowed: (
    shows: 'videos' | 'maps' | 'embeds',
    host: string,
    line: string,
    isKnown: boolean,
    listed: boolean,
  ) => [
    'provider-missing',
    `This site does not allow ${shows === 'embeds' ? 'embedded pages' : shows} from ${host}.`,
    [
      isKnown ? '' : 'Correct the address, or allow the host. ',
      listed ? 'Replace "providers" in manifest/site.json by' : 'Add to manifest/site.json',
      `: "providers": ${line}.`,
    ].join(''),
  ],
  pictureMissing: (file: string, hint = 'Put the picture there, or correct its name.') => [
    'picture-missing',
    `There is no picture ${file}.`,
    hint,
  ],
  documentMissing: (file: string, hint = 'Put the document there, or correct its name.') => [
    'document-missing',
    `There is no document ${file}.`,
    hint,
  ],
  pictureIsFolder: (file: string) => [
    'picture-missing',
    `${file} is not a picture that can be opened.`,
    'Write the path of a picture, or copy it there again.',
  ],
  documentIsFolder: (file: string) => [
    'document-missing',
    `${file} is not a document that can be opened.`,
    'Write the path of a document, or copy it there again.',
  ],
  fileMissing: (file: string, hint = 'Put the file there, correct its name, or delete the line.') => [
    'document-missing',
    `There is no file ${file}.`,
    hint,
  ],
  fileIsFolder: (file: string) => [
    'document-missing',
    `${file} is not a file that can be opened.`,
    'Write the path of a file.',
  ],
  fontMissing: (file: string, hint = 'Put the font there, or correct its name.') => [
    'document-missing',
    `There is no font ${file}.`,
    hint,
  ],
  fontTooLarge: (size: string, most: string) => [
    'media-too-large',
    `The font is ${size}, which takes long to load on a phone.`,
    `Make it smaller than ${most}: save it as WOFF2, with only the letters of the languages that the site uses.`,
  ],
  outside: [
    'media-outside',
    'This path leads out of the public folder, where visitors cannot go.',
    'Put the file into public/images or public/documents and write its path from public, such as "images/library.jpg".',
  ],
  nameDiffers: (actual: string, name: string) => [
    'media-name-differs',
    `The file is called ${actual}, and web hosts treat the two names as different.`,
    `Write "${name}".`,
  ],
  nameTypedDifferently: (actual: string, name: string) => [
    'media-name-differs',
    `The name of the file ${actual} looks the same but is typed differently.`,
    `Rename the file to "${name}", copied from here, and write the same name here.`,
  ],
  empty: (file: string) => ['media-not-its-type', `The file ${file} is empty.`, 'Copy it there again.'],
  otherType: (ending: string, type: string) => [
    'media-not-its-type',
    `The name of the file ends in ${ending}, but its content is ${type}.`,
    'Save it again as the right type; renaming it does not change what is in it.',
  ],
  otherPicture: (ending: string, type: string, name: string) => [
    'media-not-its-type',
    `The name of the file ends in ${ending}, but its content is ${type}.`,
    `Rename the file to "${name}", and write that name here.`,
  ],
  pictureTooLarge: (size: string, most: string) => [
    'media-too-large',
    `The picture is ${size}, which takes long to load on a phone.`,
    `Make it smaller than ${most}: 2,000 pixels across are enough.`,
  ],
  documentTooLarge: (size: string, most: string) => [
    'media-too-large',
    `The file is ${size}, which some web hosts refuse.`,
    `Make it smaller than ${most}.`,
  ],
  copy: (name: string, other: string) => [
    'picture-duplicate',
    `This is the same picture as public/${other}, under another name, so visitors load it a second time.`,
    `Write "${other}", and delete public/${name}.`,
  ],
  tooManyPixels: (size: string, most: number) => [
    'picture-pixels',
    `The picture has ${size}, more than the ${Math.floor(most / 1e6)} million that can be read.`,
    'Make it smaller in a picture editor: 2,000 pixels across are enough.',
  ],
  pictureUnreadable: (reason: string) => [
    'picture-unreadable',
    `This picture is damaged, or of a type that cannot be read here (${reason}).`,
    'Open it in a picture editor and save it again as JPEG or PNG, or copy it there again.',
  ],
  pageUnprinted: (why: string) => [
    'document-unprinted',
    `Chromium did not print this page as PDF: ${why}.`,
    'Run the command again. If it fails again, install another Chrome or Chromium, or set CHROMIUM_PATH to one.',
  ],
  drawingUnsafe: (what: string) => [
    'svg-unsafe',
    `This drawing has ${what}, which can run a program or load something from another site.`,
    EXPORT,
  ],
  drawingBroken: (reason: string) => ['svg-broken', `Browsers cannot show this drawing: ${reason}`, EXPORT],
  drawingCompressed: [
    'svg-broken',
    'Few web hosts can serve a compressed drawing (SVGZ).',
    'Save it as plain SVG.',
  ],
  location: [
    'photo-location',
    'This photo contains the location where it was taken.',
    'Run "npm run check -- --fix", which removes it from the file. The build publishes the photo without it in any case.',
  ],
  fileLocation: [
    'file-location',
    'This file contains the location where it was recorded.',
    'Run "npm run check -- --fix", which removes it from the file. The build publishes the file without it in any case.',
  ],
  fileLocationTrack: [
    'file-location',
    'This video contains the positions of the camera while it was recorded.',
    'Export it from a video editor without GPS data and use that file instead, or delete it.',
  ],
  fileLocationOfRecording: [
    'file-location',
    'This file contains the location where it was recorded.',
    'Save it without location in a sound or video editor and use that file instead, or delete it.',
  ],
  fileLocationOfDocument: [
    'file-location',
    'This file contains the location where a photo in it, or the file itself, was made.',
    'Remove the location in the program that the file was made with, and save it again.',
  ],
  fileLocationInside: (name: string) => [
    'file-location',
    `This file contains ${quote(name)}, which has the location where it was made.`,
    'Replace it by a copy without location, and save the file again. A screenshot has no location.',
  ],
  pictureUnused: [
    'picture-unused',
    'No page uses this picture, so it is not published.',
    'Name it where it should be shown, or delete it.',
  ],
  focusLeftover: (name: string) => [
    'focus-leftover',
    `This focal point is for ${quote(name)}, and there is no such picture.`,
    'Correct the path of the picture, or delete the line.',
  ],
  onDrive: (drive: string) => [
    'document-on-drive',
    `This document is on ${drive}, where its owner can move or close it at any time.`,
    'Download it, put it into public/documents and write its path from there.',
  ],
  author: (name: string) => [
    'document-author',
    `This document names its author, ${quote(name)}, to everyone who downloads it.`,
    'Delete the author in the program that the document was written in, under its properties, and save it as PDF again.',
  ],
  captionMissing: [
    'caption-missing',
    'This picture has no caption.',
    'Add "caption": a sentence on what the picture shows. It is read aloud to visitors who cannot see.',
  ],
  captionUnwritten: [
    'caption-unwritten',
    'This caption is still to be written.',
    'Write a sentence on what the picture shows.',
  ],
  altMissing: [
    'alt-missing',
    'This picture has no description.',
    'Add "alt": what the picture shows, for visitors who cannot see it.',
  ],
  spanTooLong: (span: number, left: number, field: string) => [
    'table-span',
    `This cell spans ${formatCount(span, 'row')}, but the table has only ${formatCount(left, 'row')} from here on.`,
    left === 1 ? `Delete "${field}".` : `Write ${left}, or add rows.`,
  ],
  tooManyCells: (row: number, actual: string, columns: number) => [
    'table-cells',
    `Row ${row} has ${actual}, but the table has ${columns} columns.`,
    `Delete cells of this row until it has ${columns}.`,
  ],
  tooManyCellsUnderSpan: (row: number, actual: string, columns: number) => [
    'table-cells',
    `Row ${row} has ${actual}, but the table has ${columns} columns.`,
    'Leave the spanning cell out of the rows below it: delete a cell here, or shorten the span.',
  ],
  tooFewCells: (row: number, actual: string, columns: number) => [
    'table-cells',
    `Row ${row} has ${actual}, but the table has ${columns} columns.`,
    'Add a cell for each column, left empty where there is nothing to say.',
  ],
});
