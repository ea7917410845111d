/** Reads the JSON files of a site: size, encoding and syntax. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../../core/data/memoize.ts';
import { type ParsedJson, parseJson, stripByteOrderMark, treeOf } from '../../core/json/json.ts';
import { formatMegabytes } from '../../core/problems/message.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import { positionOf } from '../../core/problems/position.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile, type SiteFile } from '../../core/problems/problemAt.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { isAbsent } from '../system/systemError.ts';
import { pathStatus, unreadableFinding } from './pathStatus.ts';

/** Visitors load a data file as a whole; this size takes minutes on a phone. */
const MAX_JSON_BYTES = 32 * 1024 * 1024;

/** Smaller files are read synchronously: for hundreds of files, thread switches take longer than the disk. */
const SMALL_BYTES = 256 * 1024;

/** Has the encoding and syntax problems. Without a value, at least one is an error. */
export interface JsonFile extends ParsedJson {
  file: string;
  /** Empty if the file could not be read. */
  bytes: Uint8Array;
  /** Without the byte order mark; empty if the file could not be read. */
  text: string;
}

/**
 * Reads a JSON file of a site. Never throws for invalid content.
 *
 * @param file path from the site folder
 * @param previous an earlier version, which is returned if the bytes are equal
 * @returns undefined if the file does not exist
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
  // Object.assign keeps the lazy `tree`, which valid files do not need.
  return Object.assign(parsed, { file, bytes: read, text });
}

/** Creates a JsonFile of valid content. @param value the parsed text */
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

/** Returns undefined if the file does not exist or is not JSON. */
export const readJsonValue = async (folder: string, file: string): Promise<unknown> =>
  (await readJsonFile(folder, file))?.value;

/**
 * Returns the value of a JSON file of a site.
 *
 * @param file path from the site folder
 * @throws ContentError if the file does not exist, cannot be read or is not JSON; problems have line and
 * column
 */
export async function readJson(folder: string, file: string): Promise<unknown> {
  const read = await readJsonFile(folder, file);
  if (!read) throw new ContentError([problemInFile(file, fileMessages.missing(file))]);
  if (read.value === undefined) throw new ContentError(read.problems);
  return read.value;
}

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
    // Not the tree of `json`, which would keep its bytes in memory.
    get tree() {
      return value === undefined ? broken : treeOf(text);
    },
    schema,
    isValid,
  };
}

export const isError = ({ severity }: Problem) => severity === 'error';

async function readBytes(folder: string, file: string): Promise<Uint8Array | Problem | undefined> {
  try {
    const status = pathStatus(folder, file);
    if (status.kind === 'missing') return undefined;
    if (status.kind === 'refused') return status.problem;
    if (status.kind === 'folder') return problemInFile(file, fileMessages.folderForFile(file));
    if (status.size > MAX_JSON_BYTES) {
      const { size } = status;
      return problemInFile(
        file,
        fileMessages.tooLarge(formatMegabytes(size), formatMegabytes(MAX_JSON_BYTES)),
        size,
      );
    }
    const path = join(folder, file);
    return status.size > SMALL_BYTES ? await readFile(path) : readFileSync(path);
  } catch (error) {
    return isAbsent(error) ? undefined : problemInFile(file, unreadableFinding(error));
  }
}

/** Decodes a file. Without a text, there is a problem. */
function decode(file: string, bytes: Uint8Array) {
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

/**
 * Reports the first byte that is not UTF-8, as a letter of Windows-1252, the encoding of older Windows
 * programs.
 */
function notUtf8(file: string, bytes: Uint8Array): Problem {
  const offset = firstInvalid(bytes);
  const validText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const letter = new TextDecoder('windows-1252').decode(bytes.subarray(offset, offset + 1));
  return {
    ...problemInFile(file, { ...fileMessages.notUtf8(letter), value: letter }),
    ...positionOf(validText, validText.length),
  };
}

function firstInvalid(bytes: Uint8Array): number {
  const isValid = (end: number) => {
    try {
      // As a stream, so that a truncated character at the end is not an error.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let valid = 0;
  let invalid = bytes.length;
  // The end of the file truncates the last character.
  if (isValid(invalid)) return startOfCharacter(bytes, bytes.length);
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  // The preceding bytes may start a character that the invalid byte does not continue.
  return startOfCharacter(bytes, invalid - 1);
}

/** Returns the offset of an incomplete character before `offset`, else `offset`. */
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

/** Returns a cached reader for excerpts in problem messages. It returns undefined for an unreadable file. */
export const createSourceReader = (folder: string): ((file: string) => string | undefined) =>
  memoize((file) => readSource(folder, file));

function readSource(folder: string, file: string): string | undefined {
  try {
    const status = pathStatus(folder, file);
    if (status.kind !== 'file' || status.size > MAX_JSON_BYTES) return undefined;
    const bytes = readFileSync(join(folder, file));
    const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
    return stripByteOrderMark(bytes.toString(isWide ? 'utf16le' : 'utf8'));
  } catch {
    return undefined;
  }
}
