/** What the build knows about the pictures and documents of a data file, and the date of its last change. */
import { fileHref, writtenPath } from '../route/path.ts';

export interface PictureInfo {
  /** Size of the original in pixels, turned upright. */
  width: number;
  height: number;
  /** The average colour as #rrggbb; absent where the picture is partly transparent. */
  tint?: string;
  /** The smaller copies that the build has made; absent for drawings (SVG) and moving pictures. */
  copies?: ImageVariants;
}

export interface ImageVariants {
  /** Changes with the content of the original and with how copies are made. */
  hash: string;
  /** In pixels, the smallest first. */
  widths: readonly number[];
}

/** `/media/{name}.json`: what stands beside a data file. Paths are those of the site, such as "images/yrc.jpg". */
export interface MediaFile {
  /** The day of the data file's last change, yyyy-mm-dd; absent where the history of the file is not known. */
  updated?: string;
  /** The same of each entry with a page of its own, by path, where it is another day. */
  entries?: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, PictureInfo>>;
  /** The size of each document in bytes. */
  documents: Readonly<Record<string, number>>;
}

/**
 * Whether a file from the network is one that pages can be drawn with.
 *
 * @throws TypeError where it lacks even the parts to look at
 */
export function isMediaFile(file: unknown): file is MediaFile {
  // A claim that is put to the test in the next lines.
  const { updated = '', entries = {}, pictures, documents } = file as MediaFile;
  return (
    [updated, ...Object.values(entries)].every((day) => typeof day === 'string') &&
    Object.values(pictures).every(
      ({ width, height, copies }) => width > 0 && height > 0 && (!copies || Array.isArray(copies.widths)),
    ) &&
    Object.values(documents).every((size) => size >= 0)
  );
}

/** The media of all data files that a page is made from. */
export interface Media {
  updated?: string;
  pictures: ReadonlyMap<string, PictureInfo>;
  documents: ReadonlyMap<string, number>;
}

/** What is known where there is no build, as in the development server. */
export const NO_MEDIA_FILE: MediaFile = { pictures: {}, documents: {} };

/**
 * The media of several data files as one. The last change of any of them is that of the page; where one is not known, nor is
 * that of the page. Of a file with an entry for the page only that counts.
 *
 * @param path canonical path of the page
 */
export function mergeMedia(files: readonly MediaFile[], path = ''): Media {
  const days = files.flatMap(({ updated, entries = {} }) =>
    Object.hasOwn(entries, path) ? (entries[path] ?? []) : (updated ?? []),
  );
  return {
    // Days as yyyy-mm-dd sort as texts do.
    updated: days.length < files.length ? undefined : days.sort().at(-1),
    pictures: new Map(files.flatMap(({ pictures }) => Object.entries(pictures))),
    documents: new Map(files.flatMap(({ documents }) => Object.entries(documents))),
  };
}

/** The folder of the copies within the output; their names change with their content, so that they never expire. */
export const VARIANTS_FOLDER = 'media/pictures';

/** The name of a copy within {@link VARIANTS_FOLDER}. */
export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** What a picture is drawn from. */
export interface PictureSources {
  /** The original. */
  src: string;
  /** The value of `srcset`: its copies with their widths. */
  copies: string;
}

/**
 * The sources of a picture.
 *
 * @param src the site path of the original
 * @param base what stands before the addresses of the site
 */
export function pictureSources(src: string, { hash, widths }: ImageVariants, base: string): PictureSources {
  const href = (width: number) => `${base}/${VARIANTS_FOLDER}/${variantName(hash, width)}`;
  return {
    src: base + fileHref(src),
    copies: widths.map((width) => `${href(width)} ${width}w`).join(', '),
  };
}

/** Whether the picture or document of a site path is known, and what is known; a slash at either end is tolerated. */
export function ownValue<T>(items: ReadonlyMap<string, T>, path: string): T | undefined {
  return items.get(writtenPath(path));
}
