/** Whether a PDF has text, or is only pictures of pages, as a scanner makes them. */
import { inflateSync } from 'node:zlib';

/** A font (ISO 32000-1, section 9.5): no text is written without one, and what a program recognises in a scan has one too. */
const FONT = /\/Type\s*\/Font(?![A-Za-z])|\/BaseFont\b/;

/** A stream that has objects in it, where newer programs put their fonts (section 7.5.7). */
const OBJECTS = /\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g;

/** What is inflated of one stream; a longer one is no list of fonts. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/**
 * Whether a PDF has a font.
 *
 * @param bytes the whole file
 * @returns undefined where that cannot be told: it is no PDF, it is encrypted, or packed in an unusual way
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
