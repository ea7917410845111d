/** Decodes the text files of an old site, which may have any encoding. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { fromWindows1252 } from '../../content/mojibake.ts';
import { UsageError } from '../../system/usageError.ts';

/** Larger text files are refused. A page of a book has 2 kB. */
export const MAX_TEXT_BYTES = 20 * 1024 * 1024;

/** Reads a text file: UTF-8, else the declared encoding, else Windows-1252. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return decodeAll(decoderFor(bytes), bytes);
}

/** A file of Windows-1252 may have lines of UTF-8, which an editor with another encoding added. */
function decodeAll(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer): string {
  if (decoder.encoding !== 'windows-1252') return decoder.decode(bytes);
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    lines.push(isUtf8(line, false) ? line.toString('utf8') : fromWindows1252(line));
    start += line.length;
  }
  return lines.join('');
}

/** Yields the text of a file of any size in pieces. */
export async function* readTextPieces(path: string): AsyncGenerator<string> {
  const file = await open(path);
  const head = Buffer.alloc(64 * 1024);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  await file.close();
  const decoder = decoderFor(head.subarray(0, bytesRead), true);
  for await (const piece of createReadStream(path)) yield decoder.decode(piece as Buffer, { stream: true });
  yield decoder.decode();
}

/** @param isPart true if the bytes may end inside a letter */
function decoderFor(bytes: Uint8Array, isPart = false) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const [, declared] = /(?:encoding|charset)\s*=\s*["']?\s*(?!utf-?16)([\w:-]+)/i.exec(head) ?? [];
  // A part of ASCII letters does not say how the rest is encoded.
  const isUndecided = isPart && declared !== undefined && bytes.every((byte) => byte < 0x80);
  if (!isUndecided && isUtf8(bytes, isPart)) return new TextDecoder('utf-8');
  try {
    const decoder = new TextDecoder(declared ?? 'windows-1252');
    return decoder.encoding === 'utf-8' && !isUndecided ? new TextDecoder('windows-1252') : decoder;
  } catch {
    return new TextDecoder('windows-1252');
  }
}

function isUtf8(bytes: Uint8Array, isPart: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart });
    return true;
  } catch {
    return false;
  }
}

/** The path and query of an address, percent-encoded; undefined if it is not one of the web. */
export function addressOf(link: string, base = 'https://site.invalid/'): string | undefined {
  try {
    const { protocol, pathname, search } = new URL(link, base);
    return /^https?:$/.test(protocol) ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}

/** dd-mm-yyyy of yyyy-mm-dd…; undefined for a day that does not exist, or before 1000. */
export function dayOf(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year === undefined || year < '1000') return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay ? iso.split('-').reverse().join('-') : undefined;
}

export const refuse = (text: string): never => {
  throw new UsageError(`${text} Nothing was changed.`);
};

/** The first bytes of a file. */
export function readHead(path: string, length: number): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(descriptor, head, 0, length, 0));
  } finally {
    closeSync(descriptor);
  }
}
