/** Files as they stand on the disk: how large, in which encoding. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { type Finding, ofFile } from '../problems/place.ts';
import { placeOf } from '../problems/position.ts';
import { fileWords } from '../problems/words/files.ts';
import { isAbsent, standingOf, unreadable } from './file.ts';

/** Visitors load a data file whole; one of this size would take a phone minutes. */
const MAX_BYTES = 32 * 1024 * 1024;

export type Read =
  | { kind: 'text'; text: string; problems: Problem[] }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'missing' };

/**
 * The text of a JSON file, without the byte order mark.
 *
 * @param folder the site folder
 * @param file path from it
 */
export async function readText(folder: string, file: string): Promise<Read> {
  const refused = (finding: Finding): Read => ({ kind: 'refused', problems: [ofFile(file, finding)] });
  let bytes: Uint8Array;
  try {
    const standing = standingOf(folder, file);
    if (standing.kind === 'missing') return { kind: 'missing' };
    if (standing.kind === 'refused') return { kind: 'refused', problems: [standing.problem] };
    if (standing.kind === 'folder') return refused(fileWords.folderForFile(file));
    if (standing.size > MAX_BYTES) {
      const { size } = standing;
      return refused({ ...fileWords.tooLarge(megabytes(size), megabytes(MAX_BYTES)), value: size });
    }
    bytes = await readFile(join(folder, file));
  } catch (error) {
    if (isAbsent(error)) return { kind: 'missing' };
    return refused(unreadable(error));
  }
  return decode(file, bytes);
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function decode(file: string, bytes: Uint8Array): Read {
  const [first, second] = bytes;
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (wide || (bytes.length > 1 && (first === 0) !== (second === 0))) {
    return {
      kind: 'refused',
      problems: [
        {
          ...ofFile(file, {
            ...fileWords.utf16,
            value: first === 0xfe || first === 0 ? 'UTF-16BE' : 'UTF-16LE',
          }),
          line: 1,
          column: 1,
        },
      ],
    };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.startsWith('\uFEFF')) return { kind: 'text', text, problems: [] };
    return {
      kind: 'text',
      text: text.slice(1),
      problems: [
        {
          ...ofFile(file, { ...fileWords.byteOrderMark, value: '\uFEFF' }),
          line: 1,
          column: 1,
          pointer: '',
        },
      ],
    };
  } catch {
    return { kind: 'refused', problems: [notUtf8(file, bytes)] };
  }
}

/** The first byte that is not UTF-8, and what it would be in the encoding that older programs of Windows write. */
function notUtf8(file: string, bytes: Uint8Array): Problem {
  const offset = firstInvalid(bytes);
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const letter = new TextDecoder('windows-1252').decode(bytes.subarray(offset, offset + 1));
  return {
    ...ofFile(file, { ...fileWords.notUtf8(letter), value: letter }),
    ...placeOf(before, before.length),
  };
}

/** The offset of the first byte that belongs to no letter of UTF-8. */
function firstInvalid(bytes: Uint8Array): number {
  const isValid = (end: number) => {
    try {
      // As a stream, so that a letter that is cut at the end is no mistake.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let valid = 0;
  let invalid = bytes.length;
  if (isValid(invalid)) return lastLetter(bytes);
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  // What precedes may begin a letter that the next byte does not continue.
  return startOfLetter(bytes, invalid - 1);
}

/** Where the letter begins that the end of the file cuts. */
const lastLetter = (bytes: Uint8Array) => startOfLetter(bytes, bytes.length);

/** Goes back over an unfinished letter that stands before an offset. */
function startOfLetter(bytes: Uint8Array, offset: number): number {
  for (let back = 1; back <= 3 && offset - back >= 0; back++) {
    const byte = bytes[offset - back] ?? 0;
    if (byte < 0x80) return offset;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? offset - back : offset;
  }
  return offset;
}
