/** A new entry of a list, with its pictures: what an event and a camp month have in common. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CampList, CampProgramme, ProgrammeEntry, ProgrammeList } from '../../src/generated/types.ts';
import { foldPath, writtenPath } from '../../src/route/path.ts';
import { familyParent } from '../../src/route/table.ts';
import { UsageError } from '../problems/usageError.ts';
import { dataFile } from '../site/folder.ts';
import {
  type Draft,
  type OpenFile,
  openFile,
  type Place,
  placeIn,
  placeText,
  type SoundSite,
  withItem,
} from './draft.ts';
import { type Family, pathField } from './fields.ts';
import type { Form } from './form.ts';
import { newestFirst } from './insert.ts';
import { type PictureFolder, readPictureFolder } from './photos.ts';
import { joinPath } from './slug.ts';

type Entry = ProgrammeEntry | CampProgramme;

/** The beginning of a caption that is still to be written; the checker knows it. */
export const UNFINISHED_CAPTION = 'Caption to be written:';

/** A list that entries are added to, as its data file is now. */
export interface EntryList {
  family: Family;
  file: OpenFile;
  /** The record of the file whose list it is. */
  record: number;
  entries: readonly Entry[];
  /** Folded paths that no new page can have. */
  taken: ReadonlySet<string>;
}

/** Opens the list of a family. */
export async function openList(
  site: SoundSite,
  family: Family,
  schema: 'programme-list' | 'camp',
): Promise<EntryList> {
  const file = await openFile(site.folder, dataFile(family.data), schema);
  // Sound files have the shape of their schemas.
  const { data } = file.value as ProgrammeList | CampList;
  const programmes = data.map(({ programme = [] }): readonly Entry[] => programme);
  const inFamily = (entry: Entry) => writtenPath(entry.url).startsWith(joinPath(family.parent, ''));
  const own = programmes.findIndex((entries) => entries.some(inFamily));
  const filled = programmes.findIndex((entries) => entries.length > 0);
  const record = own >= 0 ? own : Math.max(0, filled);
  const { routes, redirects = [] } = site.manifest;
  const taken = new Set(
    [
      ...routes.map(({ path }) => path).filter((path) => familyParent(path) === undefined),
      ...redirects.map(({ from }) => from),
      ...programmes.flat().map(({ url }) => url),
    ].map((path) => foldPath(writtenPath(path))),
  );
  return { family, file, record, entries: programmes[record] ?? [], taken };
}

/** The place of an entry of a list. */
export function placeOfEntry({ file, record }: EntryList, index: number): Place {
  return placeIn(file.file, file.text, ['data', record, 'programme', index]);
}

/** @throws UsageError when an address is taken */
export function assertFree(list: EntryList, slug: string): void {
  const path = joinPath(list.family.parent, slug);
  if (!list.taken.has(foldPath(path))) return;
  const index = list.entries.findIndex(({ url }) => foldPath(writtenPath(url)) === foldPath(path));
  const where = index < 0 ? '' : `: ${placeText(placeOfEntry(list, index))}`;
  throw new UsageError(`The address ${path} is taken${where}.`);
}

/**
 * The pictures of the folder that --photos names.
 *
 * @throws UsageError when there is nobody to ask and the folder holds none, or none that can be read
 */
export async function askPictures(form: Form): Promise<PictureFolder | undefined> {
  const read = async (folder: string) => {
    form.say('Reading the pictures …');
    const pictures = await readPictureFolder(folder, today(), form.has('keep-similar'));
    if (form.asks && pictures.unread.length > 0) {
      for (const line of pictures.unread) form.say(line);
      if (!(await form.confirm('Go on without them?'))) {
        throw new UsageError('Put pictures that can be read into the folder and name it again.');
      }
    }
    return pictures;
  };
  return form.optional(pathField('photos', 'The folder with the pictures', 'Pictures/camp', 'folder', read));
}

/** dd-mm-yyyy, by the clock of this computer. */
function today(): string {
  const now = new Date();
  return [now.getDate(), now.getMonth() + 1, now.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The files of pictures with what an entry says of them. */
export interface PlacedPictures {
  files: { file: string; bytes: Uint8Array; source: string }[];
  images: { src: string; caption: string }[];
  thumbnail: string;
  /** What is worth knowing about them. */
  notes: string[];
}

/**
 * Where pictures go: images/{data file}/{year}/. They are named by the slug, or when that is not plain ASCII by the data
 * file and the date, and numbered on from what is there.
 */
export async function placePictures(
  folder: string,
  { data }: Family,
  slug: string,
  date: string | undefined,
  { pictures, thumbnail, notes, unread }: PictureFolder,
): Promise<PlacedPictures> {
  const [day, month, year = 'undated'] = date?.split('-') ?? [];
  const base = /^[a-z0-9-]+$/.test(slug) ? slug : [data, year, month, day].filter(Boolean).join('-');
  const place = `images/${data}/${year}`;
  const there = await readdir(join(folder, 'public', place)).catch(() => []);
  const numbers = there.map((name) => Number(new RegExp(`^${base}-(\\d+)\\.`, 'i').exec(name)?.[1] ?? 0));
  const first = Math.max(0, ...numbers) + 1;
  const srcs = pictures.map((_, index) => `${place}/${base}-${first + index}.jpg`);
  return {
    files: pictures.map(({ bytes, source }, index) => ({ file: `public/${srcs[index]}`, bytes, source })),
    images: srcs.map((src, index) => ({ src, caption: `${UNFINISHED_CAPTION} picture ${index + 1}` })),
    thumbnail: srcs[pictures.findIndex(({ source }) => source === thumbnail.source)] ?? '',
    notes: [...unread, ...notes],
  };
}

/** The draft of an entry in its list, newest first. */
export function entryDraft(list: EntryList, entry: Entry, pictures: PlacedPictures | undefined): Draft {
  const { file, record, entries } = list;
  const index = newestFirst(
    entries.map(({ date }) => date),
    entry.date,
  );
  const path = ['data', record, 'programme', index];
  const { change, text } = withItem(file, path.slice(0, -1), index, entry);
  const files = pictures?.files ?? [];
  return {
    changes: [...files.map(({ file: name, bytes }) => ({ file: name, bytes })), change],
    written: [{ label: entry.title, place: placeIn(file.file, text, path) }, ...picturesWritten(files)],
    address: writtenPath(entry.url),
    left: files.map(({ file: name, source }, number) => ({
      label: `write the caption of ${name.split('/').at(-1)} (${source})`,
      place: placeIn(file.file, text, [...path, 'images', number, 'caption']),
    })),
    notes: pictures?.notes ?? [],
  };
}

/** One line for all pictures; the captions that are to be written name each. */
function picturesWritten(files: PlacedPictures['files']): Draft['written'] {
  const [first] = files;
  if (!first) return [];
  const last = files.at(-1)?.file.split('/').at(-1);
  const label = files.length === 1 ? '1 picture' : `${files.length} pictures, up to ${last}`;
  return [{ label, place: { file: first.file, path: [] } }];
}
