/** Detects picture files by name and content. */
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { detectFileType, type FileType } from '../../content/fileTypes.ts';
import { excessSize, pixelsText } from '../../content/inspectMediaFile.ts';
import { UsageError } from '../../system/usageError.ts';

/** A phone has more pictures than an event. */
const MAX_PICTURES = 100;

/** The extensions of cameras, phones and messengers. The content decides the type. */
const EXTENSIONS = /\.(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|hif)$/i;

const READABLE: ReadonlySet<FileType> = new Set<FileType>(['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC', 'GIF']);

const SYSTEM_FILES = /^(\.|thumbs\.db$|desktop\.ini$)/i;

interface PictureFile {
  path: string;
  /** With the folder if two pictures have the same name. */
  name: string;
}

export interface PictureList {
  /** By name, or in the given order. */
  pictures: PictureFile[];
  /** The names of other files and folders; those of folders end with a slash. */
  others: string[];
}

const collator = new Intl.Collator('en', { numeric: true });
export const compareNames = (a: string, b: string) => collator.compare(a, b) || (a < b ? -1 : 1);

/**
 * Lists the pictures in folders, and the files among the paths, with any extension.
 *
 * @param keepOrder keeps the order of the paths
 * @throws UsageError (rejects) if a path does not exist, or there are too many pictures
 */
export async function listPictures(paths: readonly string[], keepOrder: boolean): Promise<PictureList> {
  const entries = (await Promise.all(paths.map(listPath))).flat();
  const uniqueEntries = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  const files = uniqueEntries.filter(({ isPicture }) => isPicture).map(({ path }) => path);
  const count = (name: string) => files.filter((file) => basename(file) === name).length;
  const pictures = files.map((path) => {
    const name = basename(path);
    return { path, name: count(name) > 1 ? `${basename(dirname(path))}/${name}` : name };
  });
  if (!keepOrder) pictures.sort((a, b) => compareNames(a.name, b.name));
  if (pictures.length > MAX_PICTURES) {
    throw new UsageError(
      `${paths.join(', ')} has ${pictures.length} pictures; an event takes at most ${MAX_PICTURES}. Put those of the event into a folder of their own.`,
    );
  }
  const others = uniqueEntries.filter(({ isPicture }) => !isPicture).map(({ label }) => label);
  return { pictures, others: others.sort(compareNames) };
}

interface FolderEntry {
  path: string;
  label: string;
  isPicture: boolean;
}

async function listPath(path: string): Promise<FolderEntry[]> {
  const stats = await stat(path).catch(() => {
    throw new UsageError(`There is no file or folder ${path}.`);
  });
  if (!stats.isDirectory()) return [{ path, label: basename(path), isPicture: true }];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .sort((a, b) => compareNames(a.name, b.name))
    .map((entry) => ({
      path: join(path, entry.name),
      label: entry.isDirectory() ? `${entry.name}/` : entry.name,
      // Reading a pipe may never end.
      isPicture: (entry.isFile() || entry.isSymbolicLink()) && EXTENSIONS.test(entry.name),
    }));
}

/** By content: phones may name HEIC .jpg, and messengers JPEG .heic. */
export const pictureType = (bytes: Buffer): FileType => detectFileType(bytes.subarray(0, SIGNATURE_BYTES));

const SIGNATURE_BYTES = 64;

/** Completes a sentence that begins with the name of a picture. */
export function unreadableReason(bytes: Buffer): string {
  if (bytes.length === 0) return 'the file is empty';
  const type = pictureType(bytes);
  const excess = excessSize(bytes);
  if (excess) return `it has ${pixelsText(excess)}; make it smaller, 2,000 pixels across are enough`;
  if (READABLE.has(type)) return 'it is damaged, or only a part of it was copied';
  return type === 'something else' ? 'it is no picture' : `it is ${type}, not a picture`;
}

export function skippedNotes(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`Not taken, because only JPEG, PNG, WebP, AVIF and HEIC pictures are: ${names.join(', ')}.`];
}
