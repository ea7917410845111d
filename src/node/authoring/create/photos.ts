/** `npm run new -- photos`: more pictures for an entry or for a gallery of a page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addField } from '../../../core/json/jsonEdit.ts';
import type { Layout } from '../../../core/model.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fieldOf, isObject, stringField, valueAt } from '../../../core/problems/value.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { FileSchema } from '../../../generated/schemas.ts';
import { dataFile } from '../../content/folder.ts';
import { arrayItems, siteEntries } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AdditionKind, type OpenFile, openFile, withItems } from './additionDraft.ts';
import { captionedPictures } from './captions.ts';
import { captionTasks, PICTURE_FLAGS, pictureFileChanges, readPictures, writtenPictures } from './entry.ts';
import { type Flags, missingPageError, pageByAddress, parseLine } from './flags.ts';
import type { ExistingPicture } from './pictureFolder.ts';

/** An entry of a list, or a gallery of a page. */
interface PictureTarget {
  file: OpenFile;
  /** The object with the list `images`, which may be absent. */
  path: Path;
  title: string;
  /** Canonical path of its page. */
  address: string;
  /** The name of the data file. */
  data: string;
  date?: string;
  /** True if a card shows one of its pictures. */
  hasCard: boolean;
}

export const photos: AdditionKind = {
  summary: 'more pictures for an entry that is there, or for a gallery of a page',
  flags: {
    to: 'the address of the page, such as clubs/nature/bird-walk-2026',
    ...PICTURE_FLAGS,
    gallery: 'the heading of the gallery, or its number, where the page has several',
  },
  required: () => ['to', 'photos'],
  examples: (site) => ({ to: siteEntries(site)[0]?.url ?? 'events/blood-donation-camp', photos: 'photos' }),

  draft: async (site, flags) => {
    const target = await selectTarget(flags, await flags.required('to', targetsParser(site)));
    const existing = arrayItems(valueAt(target.file.value, [...target.path, 'images']));
    const pictures = await readPictures(flags, await existingPictures(site.folder, existing));
    if (!pictures) throw new UsageError('Give --photos.');
    const owner = {
      data: target.data,
      slug: target.address.split('/').at(-1) ?? '',
      date: target.date ?? pictures.day?.date,
      count: existing.length,
    };
    const entryPictures = await captionedPictures(flags, site.folder, owner, pictures);
    const { file, path } = target;
    const needsThumbnail = target.hasCard && valueAt(file.value, [...path, 'thumbnail']) === undefined;
    const text = needsThumbnail ? addField(file.text, path, 'thumbnail', entryPictures.thumbnail) : file.text;
    const list = [...path, 'images'];
    const items = entryPictures.images.map((value, index) => ({ index: existing.length + index, value }));
    const { change, locate } = withItems({ ...file, text }, list, items);
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
    };
  },
};

/** Reads the pictures of a list. The check reports unreadable ones. */
async function existingPictures(folder: string, images: readonly unknown[]): Promise<ExistingPicture[]> {
  const srcs = images.flatMap((image) => stringField(image, 'src') ?? []);
  const pictures = srcs.map(async (name) => {
    const bytes = await readFile(join(folder, 'public', name)).catch(() => undefined);
    return bytes ? [{ name, bytes }] : [];
  });
  return (await Promise.all(pictures)).flat();
}

/** An entry, or each gallery of a page. */
const targetsParser = (site: ValidSite) => (text: string) => {
  const { route, path } = pageByAddress(site, text);
  const find = TARGETS[route.layout];
  if (find) return find(site, route.data, path);
  throw new UsageError(
    `The page ${path} is not an entry and has no gallery. Give the address of one of its entries.`,
  );
};

type FindTargets = (site: ValidSite, data: string, path: string) => Promise<readonly PictureTarget[]>;

const entryTarget =
  (schema: FileSchema): FindTargets =>
  async (site, data, path) => {
    const file = await openFile(site, dataFile(data), schema);
    const entries = arrayItems(fieldOf(file.value, 'data')).flatMap((record, index) =>
      arrayItems(fieldOf(record, 'programme')).map((entry, number) => ({
        path: ['data', index, 'programme', number],
        address: writtenPath(stringField(entry, 'url') ?? ''),
        title: stringField(entry, 'title') ?? '',
        date: stringField(entry, 'date'),
      })),
    );
    const target = entries.find(({ address }) => foldPath(address) === foldPath(path));
    if (target) return [{ ...target, file, data, hasCard: true }];
    const addresses = entries.map(({ address }) => address);
    throw missingPageError(path, suggestion(path, addresses), `Its list is in ${file.file}.`);
  };

const galleryTargets: FindTargets = async (site, data, path) => {
  const file = await openFile(site, dataFile(data), 'info');
  const galleries = galleryPaths(file.value, []);
  if (galleries.length === 0) {
    throw new UsageError(
      `The page ${path || '/'} has no gallery. Add { "kind": "gallery", "images": [] } to the blocks of ${file.file} where the pictures are wanted.`,
    );
  }
  return galleries.map((galleryPath) => ({
    file,
    path: galleryPath,
    title: stringField(valueAt(file.value, galleryPath), 'heading') ?? 'the gallery',
    address: path,
    data,
    hasCard: false,
  }));
};

/** The layouts that show pictures of their data. */
const TARGETS: Readonly<Partial<Record<Layout, FindTargets>>> = {
  detail: entryTarget('programme-list'),
  month: entryTarget('camp'),
  'camp-month': entryTarget('camp'),
  info: galleryTargets,
};

/** Includes galleries inside other blocks. */
function galleryPaths(value: unknown, path: Path): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => galleryPaths(item, [...path, index]));
  if (!isObject(value)) return [];
  if (value.kind === 'gallery') return [path];
  return Object.entries(value).flatMap(([name, item]) => galleryPaths(item, [...path, name]));
}

/** Returns the only target, or that of --gallery. */
async function selectTarget(flags: Flags, targets: readonly PictureTarget[]): Promise<PictureTarget> {
  const [only] = targets;
  if (only && targets.length === 1 && !flags.has('gallery')) return only;
  const choices = targets.map(({ title }, index) => `  ${index + 1}  ${title}`).join('\n');
  if (!flags.has('gallery'))
    throw new UsageError(`Give --gallery, with the number or the heading of one of these:\n${choices}`);
  return flags.required('gallery', (text) => {
    const choice = parseLine(text).toLowerCase();
    const matches = targets.filter(
      ({ title }, index) => title.toLowerCase() === choice || String(index + 1) === choice,
    );
    const [target] = matches;
    if (target && matches.length === 1) return target;
    throw new UsageError(`There is no gallery "${text}" here. The galleries are:\n${choices}`);
  });
}
