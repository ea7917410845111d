/** What a reader of one file format gets and returns. */
import type { ByteSource } from './source.ts';

export type LocationFinding =
  /** A photo, of which all metadata is removed. */
  | { kind: 'photo' }
  /** Metadata of a sound or video file that `mediaWithoutLocation` removes. */
  | { kind: 'removable' }
  /** A telemetry track, which is too entangled with the video to be removed here. */
  | { kind: 'track' }
  /** Metadata of a sound or video file that only another program can remove. */
  | { kind: 'recording' }
  /** Metadata of any other file that only another program can remove. */
  | { kind: 'document' }
  /** A file in a ZIP archive, such as "word/media/image1.jpeg". */
  | { kind: 'inside'; name: string };

export interface Context {
  /**
   * Looks into a file that is part of this one.
   *
   * @param name its name, if it has one
   */
  look(source: ByteSource, name?: string): LocationFinding | undefined;
  /** Bytes that may still be inflated, or read out of an archive, for a file with all that is in it. */
  budget: { bytes: number };
}

/** Returns undefined for a file without a location, and where that cannot be told: damaged, encrypted, or over a limit. */
export type LocationReader = (source: ByteSource, context: Context) => LocationFinding | undefined;

/** A name of a metadata field that holds a location: "RECORDING_LOCATION", "com.apple.quicktime.location.ISO6709". */
export const NAMES_LOCATION =
  /(?<!al)(?<!composition_)location|latitude|longitude|\bgps|iso6709|geotag|^geo[_-]/i;
