/** Which files are pictures, by their names and by what is in them. */
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { detectFileType, type FileType } from '../../content/fileTypes.ts';
import { excessSize, pixelsText } from '../../content/inspectMediaFile.ts';
import { UsageError } from '../../system/usageError.ts';

/** More than this is rather the whole memory of a phone than the pictures of an event. */
const MAX_PICTURES = 100;

/** What cameras, phones and messengers name pictures; which type one is, its content says. */
const EXTENSIONS = new Set([
  '.jpg',
  '.jpeg',
  '.jpe',
  '.jfif',
  '.png',
  '.webp',
  '.avif',
  '.heic',
  '.heif',
  '.hif',
]);

/** The types that can be read. */
const READABLE: ReadonlySet<FileType> = new Set<FileType>(['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC', 'GIF']);

/** Files that operating systems put into every folder. */
const SYSTEM_FILES = /^(\.|thumbs\.db$|desktop\.ini$)/i;

interface PictureFile {
  path: string;
  /** As people know it: its name, with that of its folder where two have the same. */
  name: string;
}

export interface PictureList {
  /** By name, or as they were given. */
  pictures: PictureFile[];
  /** Names of what else there is; that of a folder ends with a slash. */
  others: string[];
}

const collator = new Intl.Collator('en', { numeric: true });
export const compareNames = (a: string, b: string) => collator.compare(a, b) || (a < b ? -1 : 1);

/**
 * The pictures in folders, and files that are named themselves, whatever their ending.
 *
 * @param keepOrder leaves them in the order of the paths
 * @throws UsageError when a folder is not there, or when there are too many
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
  const missing = () => new UsageError(`There is no file or folder ${path}.`);
  const stats = await stat(path).catch(() => {
    throw missing();
  });
  if (!stats.isDirectory()) return [{ path, label: basename(path), isPicture: true }];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .sort((a, b) => compareNames(a.name, b.name))
    .map((entry) => ({
      path: join(path, entry.name),
      label: entry.isDirectory() ? `${entry.name}/` : entry.name,
      // Of a pipe nothing may ever come.
      isPicture:
        (entry.isFile() || entry.isSymbolicLink()) && EXTENSIONS.has(extname(entry.name).toLowerCase()),
    }));
}

/** How many bytes tell the type of a file. */
const TYPE_BYTES = 64;

/** The type of a picture by its content. A phone may name HEIC .jpg, and a messenger JPEG .heic. */
export const pictureType = (bytes: Buffer): FileType => detectFileType(bytes.subarray(0, TYPE_BYTES));

/** Why a picture could not be read, as the end of a sentence that begins with its name. */
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
