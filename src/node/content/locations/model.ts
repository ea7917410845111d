import type { ByteSource } from './source.ts';

export type LocationFinding =
  /** A photo; all its metadata is removed. */
  | { kind: 'photo' }
  /** Metadata of an audio or video file that `removeMediaLocation` removes. */
  | { kind: 'removable' }
  /** A telemetry track. Removing it would require re-encoding the video. */
  | { kind: 'track' }
  /** Metadata of an audio or video file that only another program can remove. */
  | { kind: 'recording' }
  /** Metadata of any other file that only another program can remove. */
  | { kind: 'document' }
  /** A file in a ZIP archive, such as "word/media/image1.jpeg". */
  | { kind: 'inside'; name: string };

export interface ReaderContext {
  /**
   * Searches a file inside this one.
   *
   * @param name of that file, if it has one
   */
  findLocation(source: ByteSource, name?: string): LocationFinding | undefined;
  /** Bytes that may still be inflated or read. A file shares its budget with all files inside it. */
  budget: { bytes: number };
}

/**
 * Returns undefined for a file without a location, and for a damaged, encrypted or too large file. Never
 * throws for damaged data.
 */
export type LocationReader = (source: ByteSource, context: ReaderContext) => LocationFinding | undefined;

/** Metadata field names for locations: "RECORDING_LOCATION", "com.apple.quicktime.location.ISO6709". */
export const NAMES_LOCATION =
  /(?<!al)(?<!composition_)location|latitude|longitude|\bgps|iso6709|geotag|^geo[_-]/i;
