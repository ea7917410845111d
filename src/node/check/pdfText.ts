import { inflateSync } from 'node:zlib';

/** A font (ISO 32000-1, section 9.5). All text needs one, recognised text in a scan too. */
const FONT = /\/Type\s*\/Font(?![A-Za-z])|\/BaseFont\b/;

/** An object stream (section 7.5.7), where newer programs store their fonts. */
const OBJECTS = /\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g;

const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/**
 * Returns true if a PDF has a font, and false if it consists of scanned pages.
 *
 * @param bytes the whole file
 * @returns undefined if unknown: not a PDF, encrypted, or in an unsupported compression
 */
export function hasText(bytes: Buffer): boolean | undefined {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return undefined;
  if (FONT.test(text)) return true;
  let isKnown = !/\/Encrypt\b/.test(text);
  for (const stream of text.matchAll(OBJECTS)) {
    const objects = inflateText(bytes.subarray(stream.index + stream[0].length));
    if (objects === undefined) isKnown = false;
    else if (FONT.test(objects)) return true;
  }
  return isKnown ? false : undefined;
}

function inflateText(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch {
    return undefined;
  }
}
