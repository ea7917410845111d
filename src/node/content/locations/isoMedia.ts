/**
 * MP4, MOV, M4A and 3GP: boxes of a size, a type and a payload (ISO/IEC 14496-12, section 4.2; Apple,
 * QuickTime File Format). Only headers and metadata are read.
 */
import { writeSync } from 'node:fs';
import { type LocationReader, NAMES_LOCATION } from './model.ts';
import { hasCoordinates } from './scan.ts';
import { type ByteSource, sliceOf } from './source.ts';

interface Box {
  type: string;
  /** The position of the header in the file, in bytes. */
  start: number;
  payloadStart: number;
  end: number;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta']);
/** Boxes with a location: coordinates of QuickTime and Android, and of 3GPP TS 26.244, section 8.2. */
const LOCATION_BOXES = new Set(['\xa9xyz', 'loci']);
/**
 * Sample formats of telemetry tracks: GoPro GPMF, Google Camera Motion Metadata, 3GPP TS 26.244, section
 * 6.12.
 */
const TELEMETRY = new Set(['gpmd', 'camm', 'loci']);
/** Apple's sample format of timed metadata, which is telemetry if its keys name a location. */
const APPLE_METADATA = 'mebx';
/** An index of positions that dashboard cameras write. */
const DASHCAM_INDEX = 'gps ';

const MAX_BOXES = 20_000;
const MAX_DEPTH = 12;
/** In one list, such as the items of the metadata. */
const MAX_ITEMS = 2000;
/** The largest metadata box, such as XMP or a thumbnail with Exif, that is searched. */
const MAX_METADATA_BYTES = 4 * 1024 * 1024;
const MAX_KEYS_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 256;
const ZEROS = Buffer.alloc(64 * 1024);

export const isoMedia: LocationReader = (source) => {
  const { boxes, hasTrack } = locationsIn(source);
  if (hasTrack) return { kind: 'track' };
  return boxes.length > 0 ? { kind: 'removable' } : undefined;
};

/** The boxes that {@link blankBoxes} can blank. */
export const locationBoxes = (source: ByteSource): readonly Box[] => locationsIn(source).boxes;

/**
 * Turns boxes into free space of the same size (section 8.1.2), so that no offset in the file changes.
 *
 * @param file a descriptor that can be written to
 */
export function blankBoxes(file: number, boxes: readonly Box[]): void {
  for (const { start, payloadStart, end } of boxes) {
    writeSync(file, 'free', start + 4, 'latin1');
    for (let at = payloadStart; at < end; at += ZEROS.length)
      writeSync(file, ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}

function locationsIn(source: ByteSource): { boxes: Box[]; hasTrack: boolean } {
  const boxes: Box[] = [];
  let hasTrack = false;
  let left = MAX_BOXES;
  const walk = (start: number, end: number, parent: string, depth: number) => {
    for (const box of boxesIn(source, start, end)) {
      if (left-- <= 0) return;
      const { type } = box;
      if (CONTAINERS.has(type) || type === 'meta') {
        if (type === 'meta') boxes.push(...itemsIn(source, box));
        if (depth < MAX_DEPTH)
          walk(type === 'meta' ? childrenOfMeta(source, box) : box.payloadStart, box.end, type, depth + 1);
      } else if (type === 'stsd') hasTrack ||= hasTelemetry(source, box);
      else if (type === DASHCAM_INDEX) hasTrack = true;
      else if (
        LOCATION_BOXES.has(type) ||
        (isMetadata(box, parent) && hasCoordinates(sliceOf(source, box.payloadStart, box.end)))
      )
        boxes.push(box);
    }
  };
  walk(0, source.size, '', 0);
  return { boxes, hasTrack };
}

/** Exif and XMP are in boxes named "uuid". In user data, cameras also write boxes of their own. */
const isMetadata = ({ type, payloadStart, end }: Box, parent: string) =>
  (type === 'uuid' || parent === 'udta') && end - payloadStart <= MAX_METADATA_BYTES;

/** The boxes between two positions. A damaged one is the last, and is cut where its parent ends. */
function* boxesIn(source: ByteSource, parentStart: number, parentEnd: number): Generator<Box> {
  for (let start = parentStart; start + 8 <= parentEnd; ) {
    const head = source.read(start, 16);
    const short = head.length < 8 ? 0 : head.readUInt32BE(0);
    const header = short === 1 ? 16 : 8;
    if (head.length < header) return;
    // A size of 0 reaches to the end.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? parentEnd - start : short;
    if (size < header) return;
    const end = Math.min(start + size, parentEnd);
    yield { type: head.toString('latin1', 4, 8), start, payloadStart: Math.min(start + header, end), end };
    start = end;
  }
}

/** ISO puts a version and flags before the boxes in "meta"; QuickTime does not. */
const childrenOfMeta = (source: ByteSource, { payloadStart }: Box) =>
  source.read(payloadStart + 4, 4).toString('latin1') === 'hdlr' ? payloadStart : payloadStart + 4;

/** Items with the key or the name of a location (QuickTime File Format, "Metadata"). */
function itemsIn(source: ByteSource, meta: Box): Box[] {
  const inner = firstItems(boxesIn(source, childrenOfMeta(source, meta), meta.end));
  const keys = inner.find(({ type }) => type === 'keys');
  const list = inner.find(({ type }) => type === 'ilst');
  const names = keys ? namesOfKeys(source, keys) : [];
  return firstItems(list ? boxesIn(source, list.payloadStart, list.end) : []).filter((item) => {
    if (item.type === '----')
      return firstItems(boxesIn(source, item.payloadStart, item.end)).some((box) =>
        isLocationName(source, box),
      );
    const index = Buffer.from(item.type, 'latin1').readUInt32BE(0);
    return LOCATION_BOXES.has(item.type) || NAMES_LOCATION.test(names[index - 1] ?? '');
  });
}

const isLocationName = (source: ByteSource, { type, payloadStart, end }: Box) =>
  type === 'name' &&
  NAMES_LOCATION.test(
    source.read(payloadStart + 4, Math.min(end - payloadStart - 4, MAX_NAME_BYTES)).toString('latin1'),
  );

function firstItems<T>(items: Iterable<T>): T[] {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === MAX_ITEMS) break;
    first.push(item);
  }
  return first;
}

/** A version, a count, and for each key its size, its namespace and its name. */
function namesOfKeys(source: ByteSource, { payloadStart, end }: Box): string[] {
  const bytes = source.read(payloadStart, Math.min(end - payloadStart, MAX_KEYS_BYTES));
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    names.push(bytes.toString('latin1', at + 8, at + size));
    at += size;
  }
  return names;
}

/** A version, a count, and entries of a size and a format. */
function hasTelemetry(source: ByteSource, stsd: Box): boolean {
  return firstItems(boxesIn(source, stsd.payloadStart + 8, stsd.end)).some(
    ({ type, payloadStart, end }) =>
      TELEMETRY.has(type) ||
      (type === APPLE_METADATA &&
        NAMES_LOCATION.test(
          source.read(payloadStart, Math.min(end - payloadStart, MAX_KEYS_BYTES)).toString('latin1'),
        )),
  );
}
