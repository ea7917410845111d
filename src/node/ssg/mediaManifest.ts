/** The media file of each data file, `/media/{name}.json`: the metadata of its pictures and documents. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { traitsByName } from '../../core/data/blockTraits/buildTraits.ts';
import { mediaPath } from '../../core/data/dataAddress.ts';
import type { MediaReader } from '../../core/data/load.ts';
import type { MediaFile } from '../../core/data/media.ts';
import type { DataKind } from '../../core/model.ts';
import { linkTarget } from '../../core/route/link.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { DerivedFile } from '../content/dataDeriver.ts';
import { declaredKind, siteDataKinds } from '../content/dataKinds.ts';
import type { DerivedData } from '../content/derivedData.ts';
import type { FileChangeDates } from '../content/lastChanges.ts';
import { pathStatus } from '../content/pathStatus.ts';
import { publicFile } from '../content/publicFolder.ts';
import { collectValues, type TextInFile } from '../content/schemaNode.ts';
import { isLink, isPicture } from '../content/siteValues.ts';
import type { DeferredFiles } from './deferredFiles.ts';
import { type Box, largerBox, makeImageVariants } from './imageVariants.ts';

/**
 * The largest boxes that images fill, for two pixels per CSS pixel. A column of cards, events or pictures has
 * at most half of the page. tests/browser/sizes.test.ts compares these with pages.
 */
const LARGEST_BOXES = {
  person: { width: 512, height: 640 },
  column: { width: 1160, height: 773 },
  page: { width: 2200, height: 1238 },
} as const satisfies Record<string, Box>;

/** The pictures and documents that a data file references, by path. */
export interface MediaNames {
  /** Each with the largest box that it fills. */
  pictures: Map<string, Box>;
  documents: Set<string>;
}

/** JSON-serialisable, with the type of the data file, which depends on other files. */
export interface StoredMediaNames {
  kind?: DataKind;
  pictures: readonly (readonly [path: string, box: Box])[];
  documents: readonly string[];
}

/** @param kind undefined if it is unknown */
export function mediaNamesOf(kind: DataKind | undefined, value: unknown): MediaNames {
  const named: MediaNames = { pictures: new Map(), documents: new Set() };
  for (const text of kind === undefined ? [] : collectValues(kind, value).texts) {
    const path = writtenPath(text.text);
    if (isPicture(text)) named.pictures.set(path, largerBox(boxOf(text, kind), named.pictures.get(path)));
    else if (isLink(text) && linkTarget(text.text).kind === 'file') named.documents.add(path);
  }
  return named;
}

function boxOf({ role, block, field }: TextInFile, kind: DataKind | undefined): Box {
  if (role === 'portrait') return LARGEST_BOXES.person;
  // A single video has the whole row, and so have the pictures of a department on a tablet.
  const isWide = field === 'poster' || kind === 'department' || traitsByName(block)?.wide;
  return isWide ? LARGEST_BOXES.page : LARGEST_BOXES.column;
}

/** The content whose media is published. */
export interface MediaSource extends DerivedData {
  /** Absolute. */
  folder: string;
  lastChanges: ReadonlyMap<string, FileChangeDates>;
}

/**
 * Writes the media files and requests the image variants.
 *
 * @param out the output folder
 * @param deferred takes the variants
 * @param previousNames returns the references of an unchanged data file
 * @returns the media files, and the references of each data file
 * @throws ContentError (rejects) with every picture that cannot be read
 */
export async function writeMedia(
  { folder, manifest, names, read, derived, lastChanges }: MediaSource,
  out: string,
  deferred: DeferredFiles,
  cache?: string,
  previousNames: (name: string) => StoredMediaNames | undefined = () => undefined,
): Promise<{ media: MediaReader; mediaNames: ReadonlyMap<string, StoredMediaNames> }> {
  const kinds = await siteDataKinds(manifest, read);
  const mediaNames = new Map<string, StoredMediaNames>();
  const named = await Promise.all(
    names.map(async (name) => {
      const previous = previousNames(name);
      const kind = derived.get(name)?.kind ?? kinds.get(name);
      const names = previous?.kind === kind && previous ? previous : storedMediaNames(kind, await read(name));
      mediaNames.set(name, names);
      return [name, { pictures: new Map(names.pictures), documents: new Set(names.documents) }] as const;
    }),
  );
  const boxes = new Map<string, Box>();
  for (const [path, box] of named.flatMap(([, { pictures }]) => [...pictures]))
    boxes.set(path, largerBox(box, boxes.get(path)));
  const [{ pictures }, documents] = await Promise.all([
    makeImageVariants(folder, boxes, deferred, cache),
    sizesOf(folder, new Set(named.flatMap(([, { documents }]) => [...documents]))),
  ]);
  const files = new Map(
    named.map(([name, media]): [string, MediaFile] => [
      name,
      {
        ...changeDaysOf(name, derived.get(name), lastChanges),
        pictures: pick(pictures, media.pictures.keys()),
        documents: pick(documents, media.documents),
      },
    ]),
  );
  for (const [name, file] of files) {
    const path = join(out, mediaPath(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(file));
  }
  const media = async (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`There is no data file ${name}.`);
    return file;
  };
  return { media, mediaNames };
}

function storedMediaNames(kind: DataKind | undefined, value: unknown): StoredMediaNames {
  const { pictures, documents } = mediaNamesOf(kind ?? declaredKind(value), value);
  return { kind, pictures: [...pictures], documents: [...documents] };
}

/** The days of the last changes of a data file and of its entries. */
function changeDaysOf(
  name: string,
  file: DerivedFile | undefined,
  changes: ReadonlyMap<string, FileChangeDates>,
): Pick<MediaFile, 'updated' | 'entries'> {
  const changesOfSources = (file?.sources ?? [name]).flatMap((each) => changes.get(each) ?? []);
  if (!file) return { updated: changesOfSources[0]?.file, entries: changesOfSources[0]?.entries };
  const entries = changesOfSources
    .flatMap((each) => Object.entries(each.entries ?? {}))
    .filter(([path]) => file.hasPage(path));
  return {
    // If the history of one source is unknown, so is the result.
    updated:
      changesOfSources.length < file.sources.length
        ? undefined
        : changesOfSources
            .map((each) => each.file)
            .sort()
            .at(-1),
    entries: entries.length > 0 ? Object.fromEntries(entries) : undefined,
  };
}

/** In bytes. Missing files are omitted. */
function sizesOf(folder: string, paths: ReadonlySet<string>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const status = pathStatus(folder, publicFile(path));
    if (status.kind === 'file') sizes.set(path, status.size);
  }
  return sizes;
}

function pick<T>(items: ReadonlyMap<string, T>, paths: Iterable<string>): Record<string, T> {
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const item = items.get(path);
      return item === undefined ? [] : [[path, item] as const];
    }),
  );
}
