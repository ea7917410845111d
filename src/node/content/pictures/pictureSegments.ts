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
