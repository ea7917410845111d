/** Detects private information in picture metadata. */
import readExif from 'exif-reader';
import { isObject } from '../../../core/problems/value.ts';
import { TIFF_HEADERS } from '../fileTypes.ts';

/**
 * A picture split into image data and metadata (location, device, time, names, thumbnails). Image data is
 * kept byte by byte, without re-encoding.
 */
export interface PictureSegments {
  /** The file without metadata, in order; undefined if it cannot be split. */
  image?: readonly Buffer[];
  metadata: readonly Buffer[];
  /** The metadata with the orientation. */
  exif?: Buffer;
}

export type MetadataKind = 'place' | 'device' | 'time';

const METADATA_FIELDS: Readonly<
  Record<MetadataKind, { exif: RegExp; xmp: RegExp; iptc: readonly number[] }>
> = {
  place: {
    // Exif 2.32 (CIPA DC-008), section 4.6.6.
    exif: /^GPSInfo\.GPS(?:(?:Dest)?(?:Latitude|Longitude)|AreaInformation)$/,
    xmp: /exif:GPSL(?:at|ong)itude\b|photoshop:(?:City|State|Country)\b|Iptc4xmpCore:Location\b|Iptc4xmpExt:Location/,
    // IPTC Information Interchange Model 4.2, chapter 6: country, city, state and parts of them.
    iptc: [26, 27, 90, 92, 95, 100, 101],
  },
  device: {
    exif: /\.(?:Make|Model|HostComputer|UniqueCameraModel|CameraSerialNumber|BodySerialNumber|Lens\w+|Software)$/,
    xmp: /tiff:(?:Make|Model)\b|xmp:CreatorTool\b|aux:|exifEX:/,
    iptc: [65],
  },
  time: {
    exif: /\.(?:DateTime\w*|GPSDateStamp|GPSTimeStamp)$/,
    xmp: /xmp:\w+Date\b|photoshop:DateCreated\b|exif:DateTime|exif:GPSTimeStamp\b/,
    iptc: [55, 60, 62, 63],
  },
};

/** In the order of {@link METADATA_FIELDS}. */
export function metadataKinds(segments: PictureSegments['metadata']): MetadataKind[] {
  const names = new Set(segments.flatMap(exifNames));
  const datasets = new Set(segments.flatMap(iptcDatasets));
  const texts = segments.map((segment) => segment.toString('latin1'));
  return (Object.keys(METADATA_FIELDS) as MetadataKind[]).filter((kind) => {
    const { exif, xmp, iptc } = METADATA_FIELDS[kind];
    return (
      [...names].some((name) => exif.test(name)) ||
      iptc.some((dataset) => datasets.has(dataset)) ||
      texts.some((text) => xmp.test(text))
    );
  });
}

/** Returns true if a picture is stored without rotation. */
export function isUpright({ exif }: PictureSegments): boolean {
  const orientation = exif && exifIn(exif)[0]?.Image?.Orientation;
  return !(typeof orientation === 'number' && orientation > 1 && orientation <= 8);
}

type Exif = ReturnType<typeof readExif>;

/** More blocks are damage or an attack. */
const MAX_EXIF_BLOCKS = 100;

/** Returns all Exif blocks, in order: embedded pictures and maker notes have their own. */
export function exifIn(segment: Buffer): Exif[] {
  const headers = TIFF_HEADERS.flatMap((header) => positionsOf(header, segment)).sort((a, b) => a - b);
  return headers.flatMap((at) => {
    try {
      return [readExif(segment.subarray(at))];
    } catch {
      // Ignore damaged Exif.
      return [];
    }
  });
}

function positionsOf(text: string, segment: Buffer): number[] {
  const positions: number[] = [];
  for (let at = segment.indexOf(text, 0, 'latin1'); at >= 0; at = segment.indexOf(text, at + 1, 'latin1')) {
    positions.push(at);
    if (positions.length === MAX_EXIF_BLOCKS) break;
  }
  return positions;
}

/** Field names with the name of their list: "GPSInfo.GPSLatitude". */
const exifNames = (segment: Buffer): string[] =>
  exifIn(segment).flatMap((exif) =>
    Object.entries(exif).flatMap(([list, fields]) =>
      isObject(fields) ? Object.keys(fields).map((field) => `${list}.${field}`) : [],
    ),
  );

const IPTC = Buffer.from('8BIM\x04\x04', 'latin1');
/** The start of a field, before its number and length. */
const IPTC_FIELD = Buffer.of(0x1c, 2);
/** The maximum length of a JPEG segment. */
const MAX_IPTC_BYTES = 65_535;

/** Returns the numbers of IPTC fields with a value. */
function iptcDatasets(segment: Buffer): number[] {
  const start = segment.indexOf(IPTC);
  const fields = start < 0 ? segment.subarray(0, 0) : segment.subarray(start, start + MAX_IPTC_BYTES);
  const datasets: number[] = [];
  for (
    let at = fields.indexOf(IPTC_FIELD);
    at >= 0 && at + 5 < fields.length;
    at = fields.indexOf(IPTC_FIELD, at + 1)
  )
    if (fields.readUInt16BE(at + 3) > 0) datasets.push(fields.readUInt8(at + 2));
  return datasets;
}
