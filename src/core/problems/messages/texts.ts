/** Messages about typing mistakes in texts, and about contradictory facts. */
import { defineMessages, quote } from '../message.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const mojibake = (garbled: string) =>
  `${quote(garbled)} is garbled (mojibake): the text was saved as UTF-8 and once opened as Windows-1252.`;

export const textMessages = defineMessages({
  tab: (after: string) => ['text-control', `There is a tab ${after}.`, 'Replace it with a space.'],
  control: (code: string, after: string) => [
    'text-control',
    `There is an invisible control character (${code}) ${after}.`,
    'Delete it. For a new paragraph write \\n\\n.',
  ],
  garbled: (after: string) => [
    'text-garbled',
    `Some letters are garbled ${after}: the text was once saved in the wrong encoding.`,
    'Type the text again, or copy it from an earlier version of the file.',
  ],
  mojibake: (garbled: string, repaired: string) => ['text-garbled', mojibake(garbled), `Write ${repaired}.`],
  mojibakePart: (garbled: string, repaired: string) => [
    'text-garbled',
    mojibake(garbled),
    `Write "${repaired}" in its place.`,
  ],
  blank: [
    'text-blank',
    'This text shows nothing: it has only invisible characters, spaces or accents without a letter.',
    'Write the text, or leave it out.',
  ],
  tagSpelling: (tag: string, other: string, count: number, otherCount: number) => [
    'tag-spelling',
    `This tag has one page in two spellings: "${tag}" is used ${times(count)}, and "${other}" ${times(otherCount)}.`,
    `Write "${other}" in its place.`,
  ],
  tagEmpty: (tag: string) => [
    'tag-unfit',
    `The tag ${quote(tag)} has no letter and no digit, so its page cannot have an address.`,
    'Write a word, or delete the tag.',
  ],
  tagLong: (length: number, most: number) => [
    'tag-unfit',
    `This tag has ${length} characters, where ${most} are allowed.`,
    'Write a word or a few, and the rest into the text.',
  ],
  chillu: (word: string, other: string, count: number, otherCount: number) => [
    'text-spelling',
    `A letter of "${word}" is typed in two ways that look the same: like this ${times(count)}, otherwise ${times(otherCount)}.`,
    `Copy this word, which looks the same: "${other}".`,
  ],
  invisible: (name: string, after: string) => [
    'text-invisible',
    `There is an invisible character (${name}) ${after}.`,
    'Delete it: search and screen readers cannot cope with it.',
  ],
  htmlTag: (tag: string, isMarked: boolean) => [
    'text-html',
    `Visitors would read ${quote(tag)} as it is written, because HTML is not used here.`,
    `Delete it${isMarked ? ', or write it between backquotes (`) to show it' : ''}. Use a field or a block for a paragraph, a list or a table.`,
  ],
  htmlEntity: (entity: string) => [
    'text-html',
    `Visitors would read ${quote(entity)} as it is written, because HTML is not used here.`,
    'Type the character itself.',
  ],
  asterisks: (written: string, hint: string) => [
    'text-asterisks',
    `Visitors would read the asterisks of ${quote(written)} as they are written: the words are not bold.`,
    hint,
  ],
  backslash: (character: string) => [
    'text-backslash',
    `Visitors do not see the backslash before "${character}".`,
    'Delete it, or write a second one before it to show it.',
  ],
  placeholder: (text: string) => [
    'text-placeholder',
    `${quote(text)} is only a placeholder.`,
    'Write the text, or leave it out.',
  ],
  factUnknown: (file: string, key: string, hint: string) => [
    'fact-unknown',
    `There is no figure "${key}" in ${file}.`,
    hint,
  ],
  factName: (key: string, better: string) => [
    'fact-format',
    `Texts cannot use a figure called "${key}".`,
    `Rename it with letters and digits only, such as "${better}".`,
  ],
  factBraces: (braces: string, isMarked: boolean) => [
    'fact-format',
    `Visitors would read ${quote(braces)} as it is written.`,
    `Write the name of the figure between two braces on each side, such as {{beds}}${isMarked ? ', or write braces between backquotes (`) to show them' : ''}.`,
  ],
  factContradicted: (stated: string, value: string | number, label: string, key: string) => [
    'fact-contradicted',
    `The text says "${stated}", but manifest/site.json says ${value} (${label}).`,
    `Write {{${key}}} instead of the number.`,
  ],
  sampleRecord: (name: string) => [
    'sample-left',
    `${name} is still sample content.`,
    'Replace it with the real content, then delete "sample".',
  ],
  sampleFile: [
    'sample-left',
    'This is still a sample file.',
    'Replace it with a real one, in another folder.',
  ],
  sampleFolder: (count: number, kind: 'Pictures' | 'Documents') => [
    'sample-left',
    `There ${count === 1 ? 'is still 1 sample file' : `are still ${count} sample files`} in this folder.`,
    `Delete the folder once no page needs it; the editor has its files under ${kind}.`,
  ],
  contactPlaceholder: (value: string) => [
    'contact-placeholder',
    `${quote(value)} is only a placeholder.`,
    'Write the real one, or delete the field until it is known.',
  ],
  contactMissing: [
    'contact-missing',
    'Visitors find no telephone number and no e-mail address.',
    'Add "landline" or "email".',
  ],
});
