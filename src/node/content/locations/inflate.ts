/** Inflates parts of archives and documents, within limits. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import type { ReaderContext } from './model.ts';
import type { ByteSource } from './source.ts';

/** The largest file in an archive that is inflated as a whole. Most photos of phones are smaller. */
const MAX_INFLATED_BYTES = 16 * 1024 * 1024;

/**
 * Compressed bytes that suffice to detect a file type. Deflate expands at most 1,032 times (zlib, "Technical
 * Details").
 */
const PREFIX_BYTES = 256;
const MAX_PREFIX_BYTES = 1032 * PREFIX_BYTES;

/** The smallest that zlib accepts (Node.js, `zlib.constants.Z_MIN_CHUNK`). */
const MIN_CHUNK_BYTES = 64;

/**
 * Inflates at most the limit or the budget, and deducts the result from the budget.
 *
 * @param limitBytes of the result, for which memory is allocated at once
 * @returns an empty buffer for damaged data, or if the result would exceed the limit
 */
function inflated(
  inflate: typeof inflateSync,
  bytes: Buffer,
  { budget }: Pick<ReaderContext, 'budget'>,
  limitBytes: number,
): Buffer {
  const maxOutputLength = Math.min(limitBytes, budget.bytes);
  try {
    if (maxOutputLength <= 0) return Buffer.alloc(0);
    const chunkSize = Math.max(MIN_CHUNK_BYTES, maxOutputLength);
    const result = inflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength, chunkSize });
    budget.bytes -= result.length;
    return result;
  } catch {
    // Failed work counts as well.
    budget.bytes -= maxOutputLength;
    return Buffer.alloc(0);
  }
}

/**
 * An uncompressed part of an archive. Entries may share a part, so every read is deducted from the budget.
 */
export const limitedSource = (source: ByteSource, { budget }: Pick<ReaderContext, 'budget'>): ByteSource => ({
  size: source.size,
  read: (from, length) => {
    const bytes = source.read(from, Math.min(length, budget.bytes));
    budget.bytes -= bytes.length;
    return bytes;
  },
});

/**
 * Inflates a stream of a PDF (RFC 1950), which other bytes may follow. Limits and result as in {@link
 * inflated}.
 */
export const inflatedStream = (
  bytes: Buffer,
  context: Pick<ReaderContext, 'budget'>,
  limitBytes: number,
): Buffer => inflated(inflateSync, bytes, context, limitBytes);

/**
 * A deflated file (RFC 1951). Only its first bytes are inflated until more are read.
 *
 * @param size in bytes, as declared; more is never inflated
 */
export function inflatingSource(
  compressed: ByteSource,
  size: number,
  context: Pick<ReaderContext, 'budget'>,
): ByteSource {
  const isSmall = size <= MAX_INFLATED_BYTES && compressed.size <= MAX_INFLATED_BYTES;
  let prefix: Buffer | undefined;
  let output: Buffer | undefined;
  return {
    size,
    read(from, length) {
      prefix ??= inflated(inflateRawSync, compressed.read(0, PREFIX_BYTES), context, MAX_PREFIX_BYTES);
      if (from + Math.min(length, size - from) <= prefix.length) return prefix.subarray(from, from + length);
      if (isSmall) output ??= inflated(inflateRawSync, compressed.read(0, compressed.size), context, size);
      return (output ?? prefix).subarray(from, from + Math.max(0, length));
    },
  };
}
