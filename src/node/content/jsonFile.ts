/** The JSON files of a site as they stand on the disk: how large, in which encoding, with which mistakes. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParsedJson, parseJson, stripByteOrderMark, treeOf } from '../../core/json/json.ts';
import { formatMegabytes } from '../../core/problems/message.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import { positionOf } from '../../core/problems/position.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile, type SiteFile } from '../../core/problems/problemAt.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { isAbsent } from '../system/systemError.ts';
import { pathStatus, unreadableFinding } from './pathStatus.ts';

/** Visitors load a data file whole; one of this size would take a phone minutes. */
export const MAX_JSON_BYTES = 32 * 1024 * 1024;

/** Files of up to so many bytes are read at once: hundreds of them would wait longer for another thread than for the disk. */
const SMALL_BYTES = 256 * 1024;

/** A file that was read. Its problems are those of the bytes and of the syntax; one without a value has an error among them. */
export interface JsonFile extends ParsedJson {
  /** Path from the site folder. */
  file: string;
  /** Empty for a file that must not or cannot be read. */
  bytes: Uint8Array;
  /** Without the byte order mark; empty where there is none. */
  text: string;
}

/**
 * Reads a JSON file of a site.
 *
 * @param folder the site folder
 * @param file path from it
 * @param previous the file as it was read before, which is given back when its bytes are the same
 * @returns undefined where there is no such file; never throws for what is wrong with it
 */
export async function readJsonFile(
  folder: string,
  file: string,
  previous?: JsonFile,
): Promise<JsonFile | undefined> {
  const read = await readBytes(folder, file);
  if (read === undefined) return undefined;
  if (!(read instanceof Uint8Array)) return unreadableFile(file, new Uint8Array(), read);
  if (previous?.bytes.length === read.length && Buffer.compare(previous.bytes, read) === 0) return previous;
  const { text, problem } = decode(file, read);
  if (text === undefined) return unreadableFile(file, read, problem);
  const parsed = parseJson(file, text);
  if (problem) parsed.problems.unshift(problem);
  // Not spread: sound files need no tree, which takes longer to make than all the rest.
  return Object.assign(parsed, { file, bytes: read, text });
}

/** A file that is known to be sound, as it would be read. @param value what the text says */
export const validJsonFile = (file: string, text: string, value: unknown): JsonFile => ({
  file,
  bytes: Buffer.from(text),
  text,
  value,
  get tree() {
    return treeOf(text);
  },
  problems: [],
});

const unreadableFile = (file: string, bytes: Uint8Array, problem: Problem): JsonFile => ({
  file,
  bytes,
  text: '',
  value: undefined,
  tree: undefined,
  problems: [problem],
});

/**
 * The value of a JSON file of a site.
 *
 * @param folder the site folder
 * @param file path from it
 * @throws ContentError when the file is not there, must not be read or is no JSON; the problems name line and column
 */
export async function readJson(folder: string, file: string): Promise<unknown> {
  const read = await readJsonFile(folder, file);
  if (!read) throw new ContentError([problemInFile(file, fileMessages.missing(file))]);
  if (read.value === undefined) throw new ContentError(read.problems);
  return read.value;
}

/** A file as it is checked against its schema. */
export function siteFile(
  json: Pick<SiteFile, 'file' | 'text' | 'value' | 'tree'>,
  schema: FileSchema | undefined,
  isValid = false,
): SiteFile {
  const { file, text, value } = json;
  const broken = value === undefined ? json.tree : undefined;
  return {
    file,
    text,
    value,
    // Not that of `json`, which would hold the bytes of a large site.
    get tree() {
      return value === undefined ? broken : treeOf(text);
    },
    schema,
    isValid,
  };
}

/** Whether a problem makes a file unusable, not only untidy. */
export const isError = ({ severity }: Problem) => severity === 'error';

/** The bytes of a file; what is wrong where it must not or cannot be read. */
async function readBytes(folder: string, file: string): Promise<Uint8Array | Problem | undefined> {
  try {
    const status = pathStatus(folder, file);
    if (status.kind === 'missing') return undefined;
    if (status.kind === 'refused') return status.problem;
    if (status.kind === 'folder') return problemInFile(file, fileMessages.folderForFile(file));
    if (status.size > MAX_JSON_BYTES) {
      const { size } = status;
      return problemInFile(file, {
        ...fileMessages.tooLarge(formatMegabytes(size), formatMegabytes(MAX_JSON_BYTES)),
        value: size,
      });
    }
    const path = join(folder, file);
    return status.size > SMALL_BYTES ? await readFile(path) : readFileSync(path);
  } catch (error) {
    return isAbsent(error) ? undefined : problemInFile(file, unreadableFinding(error));
  }
}

/** The text of a file, and what is wrong with its encoding; there is a problem where there is no text. */
function decode(
  file: string,
  bytes: Uint8Array,
): { text: string; problem?: Problem } | { text?: undefined; problem: Problem } {
  const atStart = (finding: ProblemContent): Problem => ({
    ...problemInFile(file, finding),
    line: 1,
    column: 1,
  });
  const [first, second] = bytes;
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (wide || (bytes.length > 1 && (first === 0) !== (second === 0))) {
    const value = first === 0xfe || first === 0 ? 'UTF-16BE' : 'UTF-16LE';
    return { problem: atStart({ ...fileMessages.utf16, value }) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const body = stripByteOrderMark(text);
    if (body === text) return { text };
    return {
      text: body,
      problem: { ...atStart({ ...fileMessages.byteOrderMark, value: '\uFEFF' }), pointer: '' },
    };
  } catch {
    return { problem: notUtf8(file, bytes) };
  }
}

/** The first byte that is not UTF-8, and what it would be in the encoding that older programs of Windows write. */
function notUtf8(file: string, bytes: Uint8Array): Problem {
  const offset = firstInvalid(bytes);
  const validText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const letter = new TextDecoder('windows-1252').decode(bytes.subarray(offset, offset + 1));
  return {
    ...problemInFile(file, { ...fileMessages.notUtf8(letter), value: letter }),
    ...positionOf(validText, validText.length),
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
  if (isValid(invalid)) return startOfLastCharacter(bytes);
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  // What precedes may begin a letter that the next byte does not continue.
  return startOfCharacter(bytes, invalid - 1);
}

/** Where the letter begins that the end of the file cuts. */
const startOfLastCharacter = (bytes: Uint8Array) => startOfCharacter(bytes, bytes.length);

/** Goes back over an unfinished letter that stands before an offset. */
function startOfCharacter(bytes: Uint8Array, offset: number): number {
  for (let back = 1; back <= 3 && offset - back >= 0; back++) {
    const byte = bytes[offset - back] ?? 0;
    if (byte < 0x80) return offset;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? offset - back : offset;
  }
  return offset;
}
