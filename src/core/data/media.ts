/** Metadata of the pictures and documents of a data file, and the day of its last change. */
import { fileHref, writtenPath } from '../route/path.ts';

export interface PictureInfo {
  /** The size of the source in pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** The average colour as #rrggbb; absent if the picture is partly transparent. */
  tint?: string;
  /** Absent for SVG and animations. */
  copies?: ImageVariants;
}

export interface ImageVariants {
  /** Depends on the content of the source and on the encoder settings. */
  hash: string;
  /** In pixels, in ascending order. */
  widths: readonly number[];
}

/** The content of `/media/{name}.json`. Paths are site paths, such as "images/yrc.jpg". */
export interface MediaFile {
  /** The day of the data file's last change, yyyy-mm-dd; absent if it is unknown. */
  updated?: string;
  /** The day of each entry with a page, by path; only days that differ from `updated`. */
  entries?: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, PictureInfo>>;
  /** The size of each document in bytes. */
  documents: Readonly<Record<string, number>>;
}

/** Validates a value from the network. @throws TypeError if `pictures` or `documents` is missing */
export function isMediaFile(file: unknown): file is MediaFile {
  // The next lines check this cast.
  const { updated = '', entries = {}, pictures, documents } = file as MediaFile;
  return (
    [updated, ...Object.values(entries)].every((day) => typeof day === 'string') &&
    Object.values(pictures).every(
      ({ width, height, copies }) => width > 0 && height > 0 && (!copies || Array.isArray(copies.widths)),
    ) &&
    Object.values(documents).every((size) => size >= 0)
  );
}

export interface Media {
  updated?: string;
  pictures: ReadonlyMap<string, PictureInfo>;
  documents: ReadonlyMap<string, number>;
}

/** Used without a build, as in the development server. */
export const NO_MEDIA_FILE: MediaFile = { pictures: {}, documents: {} };

/**
 * `updated` is the latest day, and undefined if any day is unknown. A file with a day for the page's entry
 * counts with that day only.
 *
 * @param path canonical path of the page
 */
export function mergeMedia(files: readonly MediaFile[], path = ''): Media {
  const days = files.flatMap(({ updated, entries = {} }) =>
    Object.hasOwn(entries, path) ? (entries[path] ?? []) : (updated ?? []),
  );
  return {
    // yyyy-mm-dd sorts as text.
    updated: days.length < files.length ? undefined : days.sort().at(-1),
    pictures: new Map(files.flatMap(({ pictures }) => Object.entries(pictures))),
    documents: new Map(files.flatMap(({ documents }) => Object.entries(documents))),
  };
}

/** The output folder of the image variants. Their names change with their content, so they never expire. */
export const VARIANTS_FOLDER = 'media/pictures';

export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

export interface PictureSources {
  src: string;
  /** The value of `srcset`; absent for a picture with one variant. */
  copies?: string;
}

/** @param src the site path of the source @param base the base path of the site */
export function pictureSources(src: string, { hash, widths }: ImageVariants, base: string): PictureSources {
  const href = (width: number) => `${base}/${VARIANTS_FOLDER}/${variantName(hash, width)}`;
  const [width, ...more] = widths;
  if (width !== undefined && more.length === 0) return { src: href(width) };
  return { src: base + fileHref(src), copies: widths.map((width) => `${href(width)} ${width}w`).join(', ') };
}

/** Returns the value of a site path; a slash at either end is tolerated. */
export function ownValue<T>(items: ReadonlyMap<string, T>, path: string): T | undefined {
  return items.get(writtenPath(path));
}
