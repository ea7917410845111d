/**
 * A picture taken apart: what is drawn, and what a camera or a program has noted beside it (place, device, time, names,
 * smaller pictures). What is drawn keeps its bytes, so that nothing is compressed a second time.
 */
export interface PictureSegments {
  /** The file without the notes, in order; undefined when nobody can tell what in it is drawn. */
  image?: readonly Buffer[];
  metadata: readonly Buffer[];
  /** Of the notes the one that says how the picture has to be turned. */
  exif?: Buffer;
}
