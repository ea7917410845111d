/** Parts of archives and documents, within limits. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import type { Context } from './model.ts';
import type { ByteSource } from './source.ts';

/** The largest file in an archive that is inflated whole; most photos of phones are smaller. */
const MAX_INFLATED = 16 * 1024 * 1024;

/** Enough to recognise the type of a file. Deflate expands at most 1,032 times (zlib, "Technical Details"). */
const PREFIX = 256;
const MAX_PREFIX = 1032 * PREFIX;

/** zlib takes no less (Node.js, `zlib.constants.Z_MIN_CHUNK`). */
const MIN_CHUNK = 64;

/**
 * @param limit of the result, for which memory is taken at once
 * @returns nothing for damaged data, or more than the limit
 */
function inflated(
  inflate: typeof inflateSync,
  bytes: Buffer,
  { budget }: Pick<Context, 'budget'>,
  limit: number,
): Buffer {
  const maxOutputLength = Math.min(limit, budget.bytes);
  try {
    if (maxOutputLength <= 0) return Buffer.alloc(0);
    const chunkSize = Math.max(MIN_CHUNK, maxOutputLength);
    const result = inflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength, chunkSize });
    budget.bytes -= result.length;
    return result;
  } catch {
    // Work that was done in vain counts as well.
    budget.bytes -= maxOutputLength;
    return Buffer.alloc(0);
  }
}

/** A part of an archive that is stored as it is. Several entries may name the same part, so what is read of it counts. */
export const limitedSource = (source: ByteSource, { budget }: Pick<Context, 'budget'>): ByteSource => ({
  size: source.size,
  read: (from, length) => {
    const bytes = source.read(from, Math.min(length, budget.bytes));
    budget.bytes -= bytes.length;
    return bytes;
  },
});

/** A stream of a PDF (RFC 1950), which may be followed by other bytes. */
export const inflatedStream = (bytes: Buffer, context: Pick<Context, 'budget'>, limit: number): Buffer =>
  inflated(inflateSync, bytes, context, limit);

/**
 * A deflated file (RFC 1951), of which only the beginning is inflated until more is read.
 *
 * @param size as declared; more than this is never inflated
 */
export function inflatingSource(
  compressed: ByteSource,
  size: number,
  context: Pick<Context, 'budget'>,
): ByteSource {
  const isSmall = size <= MAX_INFLATED && compressed.size <= MAX_INFLATED;
  let prefix: Buffer | undefined;
  let whole: Buffer | undefined;
  return {
    size,
    read(from, length) {
      prefix ??= inflated(inflateRawSync, compressed.read(0, PREFIX), context, MAX_PREFIX);
      if (from + Math.min(length, size - from) <= prefix.length) return prefix.subarray(from, from + length);
      if (isSmall) whole ??= inflated(inflateRawSync, compressed.read(0, compressed.size), context, size);
      return (whole ?? prefix).subarray(from, from + Math.max(0, length));
    },
  };
}
