/** New entries of lists, with their pictures. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlaceholderCaption, PLACEHOLDER_CAPTION } from '../../../core/i18n/placeholderCaption.ts';
import { joinPath } from '../../../core/i18n/slug.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { CampList, CampProgramme, ProgrammeEntry, ProgrammeList } from '../../../generated/types.ts';
import { dataFile } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import {
  type AdditionDraft,
  type FileLocation,
  formatLocation,
  locator,
  type OpenFile,
  openFile,
  withItems,
} from './additionDraft.ts';
import { type EntryFamily, type Flags, pathParser } from './flags.ts';
import { type ExistingPicture, type PictureFolder, readPictureFolder } from './pictureFolder.ts';

type ListEntry = ProgrammeEntry | CampProgramme;

export interface EntryList {
  family: EntryFamily;
  file: OpenFile;
  /** The index of the record that has the list. */
  record: number;
  entries: readonly ListEntry[];
  /** Folded paths of pages, redirects and entries. */
  takenPaths: ReadonlySet<string>;
}

export async function openList(
  site: ValidSite,
  family: EntryFamily,
  schema: 'programme-list' | 'camp',
): Promise<EntryList> {
  const file = await openFile(site, dataFile(family.data), schema);
  // Valid files have the shape of their schemas.
  const { data } = file.value as ProgrammeList | CampList;
  const programmes = data.map(({ programme = [] }): readonly ListEntry[] => programme);
  const belongsToFamily = (entry: ListEntry) =>
    writtenPath(entry.url).startsWith(joinPath(family.parent, ''));
  const familyRecord = programmes.findIndex((entries) => entries.some(belongsToFamily));
  const firstNonEmpty = programmes.findIndex((entries) => entries.length > 0);
  const record = familyRecord >= 0 ? familyRecord : Math.max(0, firstNonEmpty);
  const { routes, redirects = [] } = site.manifest;
  const takenPaths = new Set(
    [
      ...routes.map(({ path }) => path).filter((path) => familyParent(path) === undefined),
      ...redirects.map(({ from }) => from),
      ...programmes.flat().map(({ url }) => url),
    ].map((path) => foldPath(writtenPath(path))),
  );
  return { family, file, record, entries: programmes[record] ?? [], takenPaths };
}

export const locationOfEntry = ({ file, record }: EntryList, index: number): FileLocation =>
  locator(file.file, file.text)(['data', record, 'programme', index]);

/** @throws UsageError if the path is taken */
export function assertPathAvailable(list: EntryList, slug: string): void {
  const path = joinPath(list.family.parent, slug);
  if (!list.takenPaths.has(foldPath(path))) return;
  const index = list.entries.findIndex(({ url }) => foldPath(writtenPath(url)) === foldPath(path));
  const where = index < 0 ? '' : `: ${formatLocation(locationOfEntry(list, index))}`;
  throw new UsageError(`The address ${path} is taken${where}.`);
}

/** The flags of all additions with pictures. */
export const PICTURE_FLAGS = {
  photos: 'a folder with pictures, or a picture; may be given several times',
  captions: 'a table with the name of each picture and its caption, XLSX, ODS or CSV',
  'keep-order': 'leaves the pictures in the order in which they are given',
  'keep-duplicates': 'takes pictures that look the same, too',
} as const;

/**
 * Reads the pictures of --photos.
 *
 * @param existing pictures of the page, which are not added again
 * @returns undefined without --photos
 * @throws UsageError (rejects) if no picture can be used, or --captions is given alone
 */
export async function readPictures(
  flags: Flags,
  existing?: readonly ExistingPicture[],
): Promise<PictureFolder | undefined> {
  const paths = await flags.all(
    'photos',
    pathParser('file or folder', (path) => path),
  );
  if (paths.length > 0) {
    const [keepOrder, keepDuplicates] = [flags.has('keep-order'), flags.has('keep-duplicates')];
    return readPictureFolder(paths, { today: today(), keepOrder, keepDuplicates, existing });
  }
  if (flags.has('captions')) throw new UsageError('--captions is for the pictures of --photos. Give both.');
  return undefined;
}

/** dd-mm-yyyy in local time. */
export function today(): string {
  const now = new Date();
  return [now.getDate(), now.getMonth() + 1, now.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

export interface EntryPictures {
  files: { file: string; bytes: Uint8Array; source: string }[];
  images: { src: string; caption: string }[];
  thumbnail: string;
  notes: string[];
  unread: PictureFolder['unreadable'];
}

/** The entry or page of the pictures. */
export interface PictureOwner {
  /** The name of the data file. */
  data: string;
  slug: string;
  /** dd-mm-yyyy */
  date?: string;
  /** The number of its existing pictures. */
  count?: number;
}

export const fileNamePart = (data: string): string => data.replaceAll('/', '-');

/**
 * Assigns the files images/{data file}/{year}/{slug}-{number}.jpg. The data file and the date replace a
 * slug that is not ASCII. The numbers continue those of existing files.
 *
 * @param captions by the names of the source files
 */
export async function assignPictureFiles(
  folder: string,
  { data, slug, date, count = 0 }: PictureOwner,
  { pictures, thumbnail, notes, unreadable }: PictureFolder,
  captions: ReadonlyMap<string, string>,
): Promise<EntryPictures> {
  const [day, month, year = 'undated'] = date?.split('-') ?? [];
  const base = /^[a-z0-9-]+$/.test(slug)
    ? slug
    : [fileNamePart(data), year, month, day].filter(Boolean).join('-');
  const directory = `images/${data}/${year}`;
  const existing = await readdir(join(folder, 'public', directory)).catch(() => []);
  const start = `${base}-`.toLowerCase();
  const numbers = existing
    .filter((name) => name.toLowerCase().startsWith(start))
    .map((name) => Number(/^\d+(?=\.)/.exec(name.slice(start.length))?.[0] ?? 0));
  const first = Math.max(0, ...numbers) + 1;
  const srcs = pictures.map((_, index) => `${directory}/${base}-${first + index}.jpg`);
  return {
    files: pictures.map(({ bytes, source }, index) => ({ file: `public/${srcs[index]}`, bytes, source })),
    images: pictures.map(({ source }, index) => ({
      src: srcs[index] ?? '',
      caption: captions.get(source) ?? `${PLACEHOLDER_CAPTION}: picture ${count + index + 1}`,
    })),
    thumbnail: srcs[pictures.findIndex(({ source }) => source === thumbnail.source)] ?? '',
    notes,
    unread: unreadable,
  };
}

/**
 * The index of a new entry in a list that is sorted from the newest to the oldest and ends with undated
 * entries.
 *
 * @param dates of the entries, dd-mm-yyyy
 * @param date of the new entry
 */
export function dateInsertIndex(dates: readonly (string | undefined)[], date: string | undefined): number {
  const key = sortKey(date);
  if (key === undefined) return dates.length;
  const keys = dates.map(sortKey);
  const older = keys.findIndex((other) => other !== undefined && other <= key);
  return older >= 0 ? older : keys.findLastIndex((other) => other !== undefined) + 1;
}

const sortKey = (date = '') => (/^\d\d-\d\d-\d{4}$/.test(date) ? reverseDay(date) : undefined);

/**
 * Drafts an entry in its list, newest first.
 *
 * @param tasks fields of the entry that the user has to fill in
 */
export function entryDraft(
  list: EntryList,
  entry: ListEntry,
  pictures: EntryPictures | undefined,
  tasks: readonly { label: string; field: string }[] = [],
): AdditionDraft {
  const { file, record, entries } = list;
  const index = dateInsertIndex(
    entries.map(({ date }) => date),
    entry.date,
  );
  const path = ['data', record, 'programme'];
  const { change, locate } = withItems(file, path, [{ index, value: entry }]);
  return {
    changes: [...pictureFileChanges(pictures), change],
    values: [
      { label: entry.title, location: locate([...path, index]) },
      ...writtenPictures(pictures?.files ?? []),
    ],
    address: writtenPath(entry.url),
    tasks: [
      ...tasks.map(({ label, field }) => ({ label, location: locate([...path, index, field]) })),
      ...captionTasks(pictures, (number) => locate([...path, index, 'images', number, 'caption'])),
    ],
    notes: pictures?.notes ?? [],
    unread: pictures?.unread,
  };
}

export const pictureFileChanges = (pictures: EntryPictures | undefined): AdditionDraft['changes'] =>
  (pictures?.files ?? []).map(({ file, bytes }) => ({ file, bytes }));

/**
 * Returns a task for each placeholder caption.
 *
 * @param locate returns the location of a caption by its index
 */
export function captionTasks(
  pictures: EntryPictures | undefined,
  locate: (number: number) => FileLocation,
): AdditionDraft['tasks'] {
  const { files = [], images = [] } = pictures ?? {};
  return files.flatMap(({ file, source }, number) =>
    isPlaceholderCaption(images[number]?.caption)
      ? [{ label: `write the caption of ${file.split('/').at(-1)} (${source})`, location: locate(number) }]
      : [],
  );
}

/** Describes all pictures in one line; the tasks name those without a caption. */
export function writtenPictures(files: EntryPictures['files']): AdditionDraft['values'] {
  const [first] = files;
  if (!first) return [];
  const last = files.at(-1)?.file.split('/').at(-1);
  const label = files.length === 1 ? '1 picture' : `${files.length} pictures, up to ${last}`;
  return [{ label, location: { file: first.file, path: [] } }];
}
