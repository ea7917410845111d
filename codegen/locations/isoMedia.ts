/**
 * MP4, MOV, M4A and 3GP: boxes of a size, a type and a payload (ISO/IEC 14496-12, section 4.2; Apple, QuickTime File Format).
 * Only headers and metadata are read.
 */
import { type LocationReader, NAMES_LOCATION } from './model.ts';
import { hasCoordinates } from './scan.ts';
import { type ByteSource, sliceOf } from './source.ts';

interface Box {
  type: string;
  /** The first byte of the header. */
  at: number;
  /** The payload. */
  from: number;
  to: number;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta']);
/** Boxes that are a location: QuickTime's and Android's coordinates, and those of 3GPP TS 26.244, section 8.2. */
const LOCATION_BOXES = new Set(['\xa9xyz', 'loci']);
/**
 * Sample formats of telemetry tracks: GoPro's GPMF, Google's Camera Motion Metadata, 3GPP TS 26.244 section 6.12. "mebx" is
 * Apple's, of which only those are meant whose keys name a location.
 */
const TELEMETRY = new Set(['gpmd', 'camm', 'loci']);
/** An index of positions that dashboard cameras write. */
const DASHCAM_INDEX = 'gps ';

const MAX_BOXES = 20_000;
const MAX_DEPTH = 12;
/** The largest metadata box, such as XMP or a thumbnail with Exif, that is searched. */
const MAX_METADATA = 4 * 1024 * 1024;
const MAX_KEYS = 64 * 1024;
/** A larger file is not read as a whole, so nothing is removed from it. */
const MAX_REMOVABLE = 1024 * 1024 * 1024;

export const isoMedia: LocationReader = (source) => {
  const { boxes, hasTrack } = locationsIn(source);
  if (hasTrack) return { kind: 'track' };
  if (boxes.length === 0) return undefined;
  return { kind: source.size > MAX_REMOVABLE ? 'recording' : 'removable' };
};

/** The boxes that can be blanked. */
export const locationBoxes = (source: ByteSource): readonly Box[] =>
  source.size > MAX_REMOVABLE ? [] : locationsIn(source).boxes;

/**
 * The file without a location. A box that is blanked becomes free space of the same size (section 8.1.2), so that no offset
 * in the file changes.
 */
export function withoutBoxes(bytes: Buffer, boxes: readonly Box[]): Buffer {
  const clean = Buffer.from(bytes);
  for (const { at, from, to } of boxes) {
    clean.write('free', at + 4, 'latin1');
    clean.fill(0, from, to);
  }
  return clean;
}

function locationsIn(source: ByteSource): { boxes: Box[]; hasTrack: boolean } {
  const boxes: Box[] = [];
  let hasTrack = false;
  let left = MAX_BOXES;
  const walk = (from: number, to: number, parent: string, depth: number) => {
    for (const box of boxesIn(source, from, to)) {
      if (left-- <= 0) return;
      const { type } = box;
      if (CONTAINERS.has(type) || type === 'meta') {
        if (type === 'meta') boxes.push(...itemsIn(source, box));
        if (depth < MAX_DEPTH)
          walk(type === 'meta' ? childrenOfMeta(source, box) : box.from, box.to, type, depth + 1);
      } else if (type === 'stsd') hasTrack ||= hasTelemetry(source, box);
      else if (type === DASHCAM_INDEX) hasTrack = true;
      else if (
        LOCATION_BOXES.has(type) ||
        (isMetadata(box, parent) && hasCoordinates(sliceOf(source, box.from, box.to)))
      )
        boxes.push(box);
    }
  };
  walk(0, source.size, '', 0);
  return { boxes, hasTrack };
}

/** Exif and XMP are in boxes named "uuid", in user data also in boxes of cameras. */
const isMetadata = ({ type, from, to }: Box, parent: string) =>
  (type === 'uuid' || parent === 'udta') && to - from <= MAX_METADATA;

/** The boxes between two positions. A damaged one is the last, and is cut where its parent ends. */
function* boxesIn(source: ByteSource, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const head = source.read(at, 16);
    const short = head.length < 8 ? 0 : head.readUInt32BE(0);
    const header = short === 1 ? 16 : 8;
    if (head.length < header) return;
    // A size of 0 reaches to the end.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < header) return;
    const to = Math.min(at + size, end);
    yield { type: head.toString('latin1', 4, 8), at, from: Math.min(at + header, to), to };
    at = to;
  }
}

/** ISO puts a version and flags before the boxes in "meta"; QuickTime does not. */
const childrenOfMeta = (source: ByteSource, { from }: Box) =>
  source.read(from + 4, 4).toString('latin1') === 'hdlr' ? from : from + 4;

/** Items whose key, or whose name, is that of a location (QuickTime File Format, "Metadata"). */
function itemsIn(source: ByteSource, meta: Box): Box[] {
  const inner = [...taken(boxesIn(source, childrenOfMeta(source, meta), meta.to))];
  const keys = inner.find(({ type }) => type === 'keys');
  const list = inner.find(({ type }) => type === 'ilst');
  const names = keys ? namesOfKeys(source, keys) : [];
  return [...taken(list ? boxesIn(source, list.from, list.to) : [])].filter((item) => {
    if (item.type === '----')
      return [...taken(boxesIn(source, item.from, item.to))].some((box) => isLocationName(source, box));
    const index = Buffer.from(item.type, 'latin1').readUInt32BE(0);
    return LOCATION_BOXES.has(item.type) || NAMES_LOCATION.test(names[index - 1] ?? '');
  });
}

const isLocationName = (source: ByteSource, { type, from, to }: Box) =>
  type === 'name' &&
  NAMES_LOCATION.test(source.read(from + 4, Math.min(to - from - 4, 256)).toString('latin1'));

function* taken<T>(items: Iterable<T>, most = 2000): Generator<T> {
  for (const item of items) {
    if (most-- <= 0) return;
    yield item;
  }
}

/** A version, a count, and for each key its size, its namespace and its name. */
function namesOfKeys(source: ByteSource, { from, to }: Box): string[] {
  const bytes = source.read(from, Math.min(to - from, MAX_KEYS));
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
function hasTelemetry(source: ByteSource, { from, to }: Box): boolean {
  return [...taken(boxesIn(source, from + 8, to))].some(
    ({ type, from: start, to: end }) =>
      TELEMETRY.has(type) ||
      (type === 'mebx' &&
        NAMES_LOCATION.test(source.read(start, Math.min(end - start, MAX_KEYS)).toString('latin1'))),
  );
}
