/**
 * Office Open XML, OpenDocument, EPUB and ZIP archives. Their directory is at the end (PKWARE, APPNOTE 6.3,
 * section 4.3).
 */
import { inflatingSource, limitedSource } from './inflate.ts';
import type { LocationReader, ReaderContext } from './model.ts';
import { type ByteSource, sliceOf } from './source.ts';

const MAX_ENTRIES = 2000;
const MAX_DIRECTORY_BYTES = 1024 * 1024;
/** The record at the end of an archive, and the longest comment after it. */
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  compressedSize: number;
  size: number;
  headerStart: number;
}

export const zip: LocationReader = (source, context) => {
  for (const entry of entriesOf(source)) {
    if (context.budget.bytes <= 0) return undefined;
    const content = contentOf(source, entry, context);
    const finding = content && context.findLocation(content, entry.name);
    if (finding)
      return {
        kind: 'inside',
        name: finding.kind === 'inside' ? `${entry.name}/${finding.name}` : entry.name,
      };
  }
  return undefined;
};

/** Archives over 4 GB (ZIP64) are not read: their offsets point outside the file here. */
function* entriesOf(source: ByteSource): Generator<Entry> {
  const end = source.read(
    Math.max(0, source.size - END_RECORD_BYTES - MAX_COMMENT_BYTES),
    END_RECORD_BYTES + MAX_COMMENT_BYTES,
  );
  const record = end.subarray(Math.max(0, end.lastIndexOf('PK\x05\x06', undefined, 'latin1')));
  if (record.length < END_RECORD_BYTES) return;
  const directory = source.read(
    record.readUInt32LE(16),
    Math.min(record.readUInt32LE(12), MAX_DIRECTORY_BYTES),
  );
  for (let at = 0, left = MAX_ENTRIES; at + 46 <= directory.length && left > 0; left--) {
    if (directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') return;
    const flags = directory.readUInt16LE(at + 8);
    const nameLength = directory.readUInt16LE(at + 28);
    yield {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (flags & 1) === 1,
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      headerStart: directory.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

const STORED = 0;
const DEFLATED = 8;

function contentOf(source: ByteSource, entry: Entry, context: ReaderContext): ByteSource | undefined {
  const header = source.read(entry.headerStart, 30);
  if (header.length < 30 || entry.isEncrypted) return undefined;
  const from = entry.headerStart + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const stored = sliceOf(source, from, from + entry.compressedSize);
  if (entry.method === STORED) return limitedSource(stored, context);
  return entry.method === DEFLATED ? inflatingSource(stored, entry.size, context) : undefined;
}
