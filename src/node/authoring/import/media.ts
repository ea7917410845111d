/** Pictures and documents of the old site: found in the source or downloaded, then made ready for the site. */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, posix } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { slugOf } from '../../../core/i18n/slug.ts';
import { extensionOf } from '../../../core/route/link.ts';
import { decodeWritten } from '../../../core/route/path.ts';
import { detectFileType } from '../../content/fileTypes.ts';
import { DEVICE_NAME } from '../../content/pathStatus.ts';
import { isUpright } from '../../content/pictures/metadata.ts';
import { splitPicture } from '../../content/pictures/splitPicture.ts';
import { stripMetadata } from '../../content/pictures/stripMetadata.ts';
import { drawingFinding } from '../../content/pictures/svg.ts';
import { sha256 } from '../../system/digest.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import {
  decodePicture,
  encodePicture,
  MAX_BYTES,
  MAX_SIDE_PIXELS,
  openPicture,
} from '../create/encodePicture.ts';
import type { PreparedFile } from '../transaction.ts';
import type { SourceFile } from './model.ts';

/** Larger files are left out: no host and no phone takes them. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
const MAX_PICTURE_PIXELS = 100_000_000;

const DOCUMENTS =
  /^\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|epub|zip|csv|txt|ics|mp3|m4a|ogg|oga|flac|wav|mp4|m4v|webm|ogv|mov)$/;
const PICTURES = /^\.(?:jpe?g|jfif|png|gif|webp|avif|svg|bmp|tiff?|heic)$/;

/** A file that the site gets, or has from an earlier import. */
export interface ImportedFile {
  /** Path from `public/`. */
  path: string;
  /** Absent for a file that the site has. */
  content?: PreparedFile;
}

/** Downloads a file to a path. @throws (rejects) with a reason for the user */
export type DownloadFile = (url: URL, target: string) => Promise<void>;

/** Outside of the site, so that an interrupted import continues where it stopped. */
const importCache = (): string =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'site-from-data', 'import');

export const isDocument = (address: string): boolean =>
  DOCUMENTS.test(extensionOf(pathOf(address)).toLowerCase());

const pathOf = (address: string) => decodeWritten(address.split(/[?#]/)[0] ?? '');

/** WordPress stores smaller copies next to an upload. */
const withoutSize = (address: string) => address.replace(/-\d+x\d+(?=\.\w+$)/, '');

/** @param find looks an address up in the source @returns the file of an address or of its full-size picture */
function findFile(
  address: string,
  find: (address: string) => SourceFile | undefined,
): SourceFile | undefined {
  const afterUploads = /\/(?:wp-content\/uploads|files|uploads)(\/.*)$/.exec(address)?.[1];
  const all = [address, ...(afterUploads === undefined ? [] : [afterUploads])];
  return [...all.map(withoutSize), ...all].map(find).find((file) => file !== undefined);
}

/**
 * Prepares a file in the cache: pictures without metadata and small enough, documents unchanged.
 *
 * @returns the file with its extension, or the reason why it is left out
 */
async function prepareFile(
  source: SourceFile,
  cache: string,
): Promise<{ content: PreparedFile; extension: string } | { reason: string }> {
  if (source.bytes > MAX_FILE_BYTES) return { reason: `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MB` };
  const extension = extensionOf(source.path).toLowerCase();
  const isKept = DOCUMENTS.test(extension);
  const bytes = await readFile(source.path);
  const key = sha256(bytes).slice(0, 32);
  const cached = (isKept ? [extension] : ['.jpg', '.png', '.webp', '.avif', '.svg'])
    .map((ending) => join(cache, key + ending))
    .find((path) => existsSync(path));
  if (cached !== undefined)
    return {
      content: { path: cached, sha256: sha256(await readFile(cached)) },
      extension: extensionOf(cached),
    };
  try {
    const picture = isKept ? { bytes, extension } : await preparePicture(bytes);
    const path = join(cache, key + picture.extension);
    mkdirSync(cache, { recursive: true });
    await replaceFile(path, Buffer.from(picture.bytes));
    return { content: { path, sha256: sha256(picture.bytes) }, extension: picture.extension };
  } catch {
    return { reason: 'it is damaged or is no picture' };
  }
}

const KEPT_TYPES: Readonly<Record<string, string>> = {
  JPEG: '.jpg',
  PNG: '.png',
  WebP: '.webp',
  AVIF: '.avif',
};

async function preparePicture(bytes: Buffer): Promise<{ bytes: Uint8Array; extension: string }> {
  const type = detectFileType(bytes.subarray(0, 4096));
  if (type === 'SVG') {
    if (drawingFinding(bytes) === undefined) return { bytes, extension: '.svg' };
    return {
      bytes: await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS }).png().toBuffer(),
      extension: '.png',
    };
  }
  const extension = KEPT_TYPES[type];
  if (type === 'HEIC') {
    const { picture } = await openPicture(bytes, MAX_SIDE_PIXELS);
    return {
      bytes: (await encodePicture(await decodePicture(picture, MAX_SIDE_PIXELS))).bytes,
      extension: '.jpg',
    };
  }
  const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS }).metadata();
  const isSmall = Math.max(width, height) <= MAX_SIDE_PIXELS && bytes.length <= MAX_BYTES;
  const segments = splitPicture(bytes);
  if (extension !== undefined && isSmall && (segments === undefined || isUpright(segments))) {
    // Reads the pixels, because a damaged picture must not get into the site.
    await sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { bytes: segments === undefined ? bytes : await stripMetadata(bytes), extension };
  }
  if (type === 'JPEG' || (!hasAlpha && type !== 'GIF' && type !== 'PNG'))
    return {
      bytes: (await encodePicture(await decodePicture(bytes, MAX_SIDE_PIXELS))).bytes,
      extension: '.jpg',
    };
  const picture = sharp(bytes, { animated: type === 'GIF', failOn: 'truncated' }).autoOrient();
  const resized = picture.resize({
    width: MAX_SIDE_PIXELS,
    height: type === 'GIF' ? undefined : MAX_SIDE_PIXELS,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { bytes: await resized.webp({ quality: 82 }).toBuffer(), extension: '.webp' };
}

interface ImportMediaOptions {
  find: (address: string) => SourceFile | undefined;
  /** Absent if files are not downloaded. */
  download?: DownloadFile;
  /** Paths of files of the site, in lower case. */
  takenPaths: Set<string>;
  /** Site paths of an earlier import, by key. */
  previous: Readonly<Record<string, string>>;
}

/**
 * Prepares the files of addresses.
 *
 * @param addresses absolute addresses by key, see `addressKey`
 * @returns files by key, and the reason for each missing one
 */
export async function importMedia(
  addresses: ReadonlyMap<string, URL>,
  { find, download, takenPaths, previous }: ImportMediaOptions,
): Promise<{ files: Map<string, ImportedFile>; missing: Map<string, string> }> {
  const cache = importCache();
  const files = new Map<string, ImportedFile>();
  const missing = new Map<string, string>();
  const byDigest = new Map<string, ImportedFile>();
  const isKept = (path: string | undefined): path is string =>
    path !== undefined && takenPaths.has(path.toLowerCase());
  const results = await pMap(
    addresses,
    async ([key, url]) => {
      if (isKept(previous[key])) return undefined;
      const source = findFile(url.pathname, find) ?? (await downloaded(url, cache, download));
      if (source === undefined) return { reason: 'the source does not have it' };
      return 'reason' in source ? source : prepareFile(source, cache);
    },
    { concurrency: 2 },
  );
  // The order does not depend on which file is ready first.
  for (const [index, [key, url]] of [...addresses].entries()) {
    const result = results[index];
    const earlierPath = previous[key];
    if (!result) files.set(key, { path: earlierPath ?? '' });
    else if ('reason' in result) missing.set(key, result.reason);
    else {
      const same = byDigest.get(result.content.sha256);
      const file = same ?? { path: freePath(url, result.extension, takenPaths), content: result.content };
      byDigest.set(result.content.sha256, file);
      files.set(key, file);
    }
  }
  return { files, missing };
}

async function downloaded(
  url: URL,
  cache: string,
  download: DownloadFile | undefined,
): Promise<SourceFile | { reason: string } | undefined> {
  if (!download) return undefined;
  const path = join(
    cache,
    'downloads',
    sha256(url.href).slice(0, 32) + extensionOf(pathOf(url.pathname)).toLowerCase(),
  );
  try {
    if (!existsSync(path)) {
      mkdirSync(join(cache, 'downloads'), { recursive: true });
      await download(url, path);
    }
    return { path, bytes: statSync(path).size };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A path that is also one of the new site. */
const KEPT_PATH =
  /^(?:images|documents)\/(?:[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.-]*\/)*[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.-]*$/u;

function freePath(url: URL, extension: string, takenPaths: Set<string>): string {
  const name = pathOf(url.pathname);
  const same = name.slice(1);
  if (
    KEPT_PATH.test(same) &&
    !DEVICE_NAME.test(posix.basename(same)) &&
    same.endsWith(extension) &&
    !takenPaths.has(same.toLowerCase())
  ) {
    takenPaths.add(same.toLowerCase());
    return same;
  }
  const month = /\/((?:19|20)\d\d\/[01]\d)\//.exec(name)?.[1];
  const folder = posix.join(PICTURES.test(extension) ? 'images' : 'documents', 'imported', month ?? '');
  const slug = slugOf(withoutSize(posix.basename(name)).replace(/\.[^.]*$/, '')) || 'file';
  const stem = DEVICE_NAME.test(slug) ? `file-${slug}` : slug;
  let path = `${folder}/${stem}${extension}`;
  for (let number = 2; takenPaths.has(path.toLowerCase()); number++)
    path = `${folder}/${stem}-${number}${extension}`;
  takenPaths.add(path.toLowerCase());
  return path;
}
