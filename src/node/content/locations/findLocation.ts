/**
 * Maps every publishable file type to its location reader. A type without a row does not compile.
 *
 * The content decides the type of a file, not its name. Damaged, encrypted and too large files have no
 * finding: a warning that they cannot be searched would not help.
 */
import { chmodSync, closeSync, fstatSync, openSync } from 'node:fs';
import { extensionOf } from '../../../core/route/link.ts';
import { detectFileType, type FileType } from '../fileTypes.ts';
import { ENDINGS_BY_MEDIA_TYPE, type MediaType } from '../mediaTypes.ts';
import { metadataKinds } from '../pictures/metadata.ts';
import { splitPicture } from '../pictures/splitPicture.ts';
import { blankBoxes, isoMedia, locationBoxes } from './isoMedia.ts';
import type { LocationFinding, LocationReader } from './model.ts';
import { flac, matroska, mp3, ogg, riff } from './recordings.ts';
import { pdf, scan, svgReader } from './scan.ts';
import { type ByteSource, fileSource } from './source.ts';
import { zip } from './zip.ts';

interface NoReader {
  /** Why its files have no location that their author does not know of. */
  reason: string;
}

/** Besides coordinates, photos may name a city or a country. */
const photo: LocationReader = (source) =>
  metadataKinds(splitPicture(source.read(0, source.size))?.metadata ?? []).includes('place')
    ? { kind: 'photo' }
    : undefined;

const FONT: NoReader = { reason: 'A font has no metadata of where it was made.' };
const AUTHORED: NoReader = { reason: 'Its author wrote all of it to be read.' };

const LOCATION_READERS: Readonly<Record<FileType, LocationReader | NoReader>> = {
  JPEG: photo,
  PNG: photo,
  WebP: photo,
  AVIF: photo,
  HEIC: photo,
  GIF: photo,
  TIFF: scan,
  SVG: svgReader,
  PDF: pdf,
  MP4: isoMedia,
  WebM: matroska,
  Ogg: ogg,
  FLAC: flac,
  MP3: mp3,
  'WAV or AVI': riff,
  'an Office document': zip,
  'an older Office document': scan,
  WOFF2: FONT,
  WOFF: FONT,
  TrueType: FONT,
  OpenType: FONT,
  'a web page': AUTHORED,
  // XMP beside a photo is text.
  text: scan,
  'something else': scan,
};

const INTENDED: NoReader = { reason: 'Its locations are intended: they are those of events, or of a map.' };

export const CONTENT_BY_MEDIA_TYPE: Readonly<Record<MediaType, readonly FileType[] | NoReader>> = {
  'text/html': AUTHORED,
  'text/css': AUTHORED,
  'text/javascript': AUTHORED,
  'text/plain': AUTHORED,
  'text/csv': AUTHORED,
  'text/calendar': INTENDED,
  'text/vtt': AUTHORED,
  // GeoJSON (RFC 7946).
  'application/json': INTENDED,
  'application/manifest+json': AUTHORED,
  // GPX and KML are XML too.
  'application/xml': INTENDED,
  'application/pdf': ['PDF'],
  'application/zip': ['an Office document'],
  'application/epub+zip': ['an Office document'],
  'application/msword': ['an older Office document'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['an Office document'],
  'application/vnd.ms-excel': ['an older Office document'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['an Office document'],
  'application/vnd.ms-powerpoint': ['an older Office document'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['an Office document'],
  'application/vnd.oasis.opendocument.text': ['an Office document'],
  'application/vnd.oasis.opendocument.spreadsheet': ['an Office document'],
  'application/vnd.oasis.opendocument.presentation': ['an Office document'],
  'image/avif': ['AVIF'],
  'image/webp': ['WebP'],
  'image/jpeg': ['JPEG'],
  'image/png': ['PNG'],
  'image/gif': ['GIF'],
  'image/svg+xml': ['SVG'],
  'image/x-icon': ['something else'],
  'font/woff2': FONT,
  'font/woff': FONT,
  'font/ttf': FONT,
  'font/otf': FONT,
  'audio/mpeg': ['MP3', 'something else'],
  'audio/mp4': ['MP4'],
  'audio/ogg': ['Ogg'],
  'audio/flac': ['FLAC'],
  'audio/wav': ['WAV or AVI'],
  'video/mp4': ['MP4'],
  'video/x-m4v': ['MP4'],
  'video/quicktime': ['MP4'],
  'video/3gpp': ['MP4'],
  'video/webm': ['WebM'],
  'video/x-matroska': ['WebM'],
  'video/ogg': ['Ogg'],
  'video/x-msvideo': ['WAV or AVI'],
};

/** Content without metadata or with unknown content: the file extension decides the type. */
const TYPES_BY_ENDING: ReadonlySet<FileType> = new Set(['text', 'a web page', 'SVG', 'something else']);

const ENDINGS_WITHOUT_READER: ReadonlySet<string> = new Set(
  (Object.keys(CONTENT_BY_MEDIA_TYPE) as MediaType[]).flatMap((type) =>
    'reason' in CONTENT_BY_MEDIA_TYPE[type] ? ENDINGS_BY_MEDIA_TYPE[type] : [],
  ),
);

/** Readers accept up to a kilobyte before the header of a PDF. */
const HEAD_BYTES = 1024;
/** A photo in a document in a ZIP archive is at depth 2. */
const MAX_DEPTH = 3;
const MAX_INFLATED_BYTES = 48 * 1024 * 1024;

/**
 * Finds the location in a file.
 *
 * @param name of the file; only its extension matters
 */
export function locationIn(source: ByteSource, name = ''): LocationFinding | undefined {
  const budget = { bytes: MAX_INFLATED_BYTES };
  const findLocation = (file: ByteSource, depth: number, fileName = ''): LocationFinding | undefined => {
    const type = detectFileType(file.read(0, HEAD_BYTES));
    const reader = LOCATION_READERS[type];
    if (depth > MAX_DEPTH || typeof reader !== 'function') return undefined;
    if (TYPES_BY_ENDING.has(type) && ENDINGS_WITHOUT_READER.has(extensionOf(fileName).slice(1).toLowerCase()))
      return undefined;
    return reader(file, {
      budget,
      findLocation: (part, partName) => findLocation(part, depth + 1, partName),
    });
  };
  return findLocation(source, 0, name);
}

/** @throws errors of the file system */
export const locationInFile = (path: string): LocationFinding | undefined =>
  withFile(path, (source) => locationIn(source, path));

/** Returns true if {@link removeMediaLocation} changes a file. @throws errors of the file system */
export const hasMediaLocation = (path: string): boolean => mediaBoxes(path).length > 0;

const mediaBoxes = (path: string) =>
  withFile(path, (source) =>
    detectFileType(source.read(0, HEAD_BYTES)) === 'MP4' ? locationBoxes(source) : [],
  );

/**
 * Removes the location from an audio or video file, in place. All other bytes keep their value and position.
 *
 * @throws errors of the file system
 */
export function removeMediaLocation(path: string): void {
  const boxes = mediaBoxes(path);
  if (boxes.length === 0) return;
  // A copy of a read-only file is read-only too.
  chmodSync(path, 0o644);
  const file = openSync(path, 'r+');
  try {
    blankBoxes(file, boxes);
  } finally {
    closeSync(file);
  }
}

function withFile<T>(path: string, read: (source: ByteSource) => T): T {
  const file = openSync(path, 'r');
  try {
    return read(fileSource(file, fstatSync(file).size));
  } finally {
    closeSync(file);
  }
}
