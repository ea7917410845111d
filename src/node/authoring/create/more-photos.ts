/** `npm run new -- photos`: more pictures for an entry that is there, or for a gallery of a page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from '../../../core/model.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fieldOf, isObject, stringField, valueAt } from '../../../core/problems/value.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { FileSchema } from '../../../generated/schemas.ts';
import { dataFile } from '../../content/folder.ts';
import { arrayItems, siteEntries } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import {
  type AdditionDraft,
  type AdditionKind,
  locator,
  type OpenFile,
  openFile,
  type ValidSite,
  withField,
  withItems,
} from './additionDraft.ts';
import { readCaptions } from './captions.ts';
import {
  assignPictureFiles,
  captionTasks,
  PICTURE_FLAGS,
  pictureFileChanges,
  readPictures,
  writtenPictures,
} from './entry.ts';
import { lineField } from './fields.ts';
import type { FlagField, Flags } from './flags.ts';
import { missingPageError, pageByAddress } from './pageByAddress.ts';
import type { ExistingPicture } from './photos.ts';

/** What pictures are added to: an entry of a list, or a gallery of a page. */
interface PictureTarget {
  file: OpenFile;
  /** The object that has the list `images`, or gets it. */
  path: readonly (string | number)[];
  title: string;
  /** Canonical path of its page. */
  address: string;
  /** The name of the data file. */
  data: string;
  date?: string;
  /** Whether a card shows one of its pictures. */
  hasCard: boolean;
}

export const morePhotos: AdditionKind = {
  summary: 'more pictures for an entry that is there, or for a gallery of a page',
  flags: {
    to: 'the address of the page, such as clubs/nature/bird-walk-2026',
    ...PICTURE_FLAGS,
    gallery: 'the heading of the gallery, or its number, where the page has several',
  },
  required: () => ['to', 'photos'],
  examples: (site) => ({
    to: siteEntries(site)[0]?.url ?? 'events/blood-donation-camp',
    photos: 'photos',
  }),

  draft: async (site, flags) => {
    const target = await selectTarget(flags, await flags.required(targetsField(site)));
    const existing = arrayItems(valueAt(target.file.value, [...target.path, 'images']));
    const pictures = await readPictures(flags, await existingPictures(site.folder, existing));
    if (!pictures) throw new UsageError('Give --photos.');
    const captions = await readCaptions(flags, pictures);
    const owner = {
      data: target.data,
      slug: target.address.split('/').at(-1) ?? '',
      date: target.date ?? pictures.day?.date,
      count: existing.length,
    };
    const entryPictures = await assignPictureFiles(site.folder, owner, pictures, captions);
    const isFirst =
      target.hasCard && fieldOf(valueAt(target.file.value, target.path), 'thumbnail') === undefined;
    const file = isFirst
      ? withField(target.file, target.path, 'thumbnail', entryPictures.thumbnail)
      : target.file;
    const list = [...target.path, 'images'];
    const { change, text } = withItems(
      file,
      list,
      entryPictures.images.map((value, number) => ({ index: existing.length + number, value })),
    );
    const locate = locator(file.file, text);
    return {
      changes: [...pictureFileChanges(entryPictures), change],
      values: [
        { label: target.title, location: locate([...list, existing.length]) },
        ...writtenPictures(entryPictures.files),
      ],
      address: target.address,
      tasks: captionTasks(entryPictures, (number) => locate([...list, existing.length + number, 'caption'])),
      notes: entryPictures.notes,
      unread: entryPictures.unread,
    } satisfies AdditionDraft;
  },
};

/** The pictures that a list names, as far as they can be read; what is wrong with the others the check says. */
async function existingPictures(folder: string, images: readonly unknown[]): Promise<ExistingPicture[]> {
  const srcs = images.flatMap((image) => stringField(image, 'src') ?? []);
  const read = srcs.map(async (src) => {
    const bytes = await readFile(join(folder, 'public', src)).catch(() => undefined);
    return bytes ? [{ name: src, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** What an address leads to that can have pictures: one entry, or each gallery of a page. */
const targetsField = (site: ValidSite): FlagField<readonly PictureTarget[]> => ({
  flag: 'to',
  parse: async (text) => {
    const { route, path } = pageByAddress(site, text);
    const find = TARGETS[route.layout];
    if (!find) {
      throw new UsageError(
        `The page ${path} is not an entry and has no gallery. Give the address of one of its entries.`,
      );
    }
    return find(site, route.data, path);
  },
});

type FindTargets = (site: ValidSite, data: string, path: string) => Promise<readonly PictureTarget[]>;

const entryTarget =
  (schema: FileSchema): FindTargets =>
  async (site, data, path) => {
    const file = await openFile(site, dataFile(data), schema);
    const records = arrayItems(fieldOf(file.value, 'data'));
    const all = records.flatMap((record, index) =>
      arrayItems(fieldOf(record, 'programme')).map((entry, number) => ({
        entry,
        url: writtenPath(stringField(entry, 'url') ?? ''),
        path: ['data', index, 'programme', number],
      })),
    );
    const entry = all.find(({ url }) => foldPath(url) === foldPath(path));
    if (!entry) {
      const near = suggestion(
        path,
        all.map(({ url }) => url),
      );
      throw missingPageError(path, near, `Its list is in ${file.file}.`);
    }
    const title = stringField(entry.entry, 'title') ?? '';
    const date = stringField(entry.entry, 'date');
    return [{ file, path: entry.path, title, address: entry.url, data, date, hasCard: true }];
  };

const galleryTargets: FindTargets = async (site, data, path) => {
  const file = await openFile(site, dataFile(data), 'info');
  const galleries = galleryPaths(file.value, []);
  if (galleries.length === 0) {
    throw new UsageError(
      `The page ${path || '/'} has no gallery. Add { "kind": "gallery", "images": [] } to the blocks of ${file.file} where the pictures are wanted.`,
    );
  }
  return galleries.map((place) => ({
    file,
    path: place,
    title: stringField(valueAt(file.value, place), 'heading') ?? 'the gallery',
    address: path,
    data,
    hasCard: false,
  }));
};

/** By layout; a page of any other shows no pictures of its own. */
const TARGETS: Readonly<Partial<Record<Layout, FindTargets>>> = {
  detail: entryTarget('programme-list'),
  month: entryTarget('camp'),
  'camp-month': entryTarget('camp'),
  info: galleryTargets,
};

/** The places of all galleries in a file, those inside other blocks, too. */
function galleryPaths(value: unknown, path: readonly (string | number)[]): (string | number)[][] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => galleryPaths(item, [...path, index]));
  }
  if (!isObject(value)) return [];
  if (value.kind === 'gallery') return [[...path]];
  return Object.entries(value).flatMap(([name, item]) => galleryPaths(item, [...path, name]));
}

/** The only target, or the one that --gallery names. */
async function selectTarget(flags: Flags, targets: readonly PictureTarget[]): Promise<PictureTarget> {
  const [only] = targets;
  if (only && targets.length === 1 && !flags.has('gallery')) return only;
  const choices = targets.map(({ title }, index) => `  ${index + 1}  ${title}`).join('\n');
  const line = lineField('gallery');
  if (!flags.has('gallery')) {
    throw new UsageError(`Give --gallery, with the number or the heading of one of these:\n${choices}`);
  }
  return flags.required({
    ...line,
    parse: (text) => {
      const choice = line.parse(text).toLowerCase();
      const matches = targets.filter(
        ({ title }, index) => title.toLowerCase() === choice || String(index + 1) === choice,
      );
      const [target] = matches;
      if (target && matches.length === 1) return target;
      throw new UsageError(`There is no gallery "${text}" here. The galleries are:\n${choices}`);
    },
  });
}
