/** PNG: chunks of a length, a name, data and a checksum (W3C, Portable Network Graphics, third edition). */
import { inflateSync } from 'node:zlib';
import type { PictureSegments } from './metadata.ts';

const SIGNATURE_BYTES = 8;
const CHUNK_OVERHEAD_BYTES = 12;

/**
 * Critical chunks begin with a capital letter. The others are optional chunks that affect appearance or
 * animation.
 */
const IMAGE_CHUNKS =
  /^(?:[A-Z]|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|mDCv|cLLI|cLLi|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)/;

const TEXT = /^(?:tEXt|zTXt|iTXt)$/;

export function splitPng(bytes: Buffer): PictureSegments {
  const image = [bytes.subarray(0, SIGNATURE_BYTES)];
  const metadata: Buffer[] = [];
  let exif: Buffer | undefined;
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_OVERHEAD_BYTES + bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at, end);
    if (IMAGE_CHUNKS.test(name)) image.push(chunk);
    else {
      metadata.push(chunk, ...(TEXT.test(name) ? decodedTexts(name, chunk.subarray(8, -4)) : []));
      if (name === 'eXIf') exif ??= chunk;
    }
    if (name === 'IEND' && end < bytes.length) metadata.push(bytes.subarray(end));
    at = name === 'IEND' ? bytes.length : end;
  }
  return { image, metadata, exif };
}

/** Returns the decompressed text, and the profile that ImageMagick stores in it in hexadecimal digits. */
function decodedTexts(name: string, data: Buffer): Buffer[] {
  const text = textIn(name, data);
  const [, digits = ''] = PROFILE.exec(text.toString('latin1')) ?? [];
  return [text, Buffer.from(digits.replace(/\s/g, ''), 'hex')];
}

/** "Raw profile type exif": a name, a length, digits. */
const PROFILE = /^\s*\w+\s+\d+\s+([\da-f\s]+)$/i;

/** A keyword, a zero and the text, plain or compressed (section 11.3.3). */
function textIn(name: string, data: Buffer): Buffer {
  const behindZero = (from: number) => data.indexOf(0, from) + 1;
  const at = behindZero(0);
  if (name === 'tEXt') return data.subarray(at);
  if (name === 'zTXt') return inflateText(data.subarray(at + 1));
  const text = data.subarray(behindZero(behindZero(at + 2)));
  return data[at] === 1 ? inflateText(text) : text;
}

/** A limit against decompression bombs. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

function inflateText(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: MAX_TEXT_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
}
