/** Random access to bytes, so that only the needed parts of a large file are read. */
import { readSync } from 'node:fs';

export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Returns fewer bytes at the end of the source, and none outside of it or for a negative length. */
  read(from: number, length: number): Buffer;
}

export const bufferSource = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (from, length) => bytes.subarray(from, from + Math.max(0, length)),
});

/** @param file an open file descriptor */
export const fileSource = (file: number, size: number): ByteSource => ({
  size,
  read: (from, length) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
    return bytes.subarray(0, bytes.length === 0 ? 0 : readSync(file, bytes, 0, bytes.length, from));
  },
});

export const sliceOf = (source: ByteSource, from: number, to: number): ByteSource => {
  const end = Math.min(to, source.size);
  return {
    size: Math.max(0, end - from),
    read: (at, length) => source.read(from + at, Math.min(length, end - from - at)),
  };
};
