/** Plans an import: reads the source twice, converts it, and returns the changes of the site with a report. */
import { basename } from 'node:path';
import { playerOf } from '../../../app/blocks/providers.ts';
import type { AuthoredBlock } from '../../../core/model.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { fold } from '../../../core/search/fold.ts';
import { dataFile, isDataName } from '../../content/folder.ts';
import { countItems } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import { type CheckSite, checkChanges, type FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import { createPathAssigner } from './addresses.ts';
import { historyFile, type ImportHistory, readHistory } from './history.ts';
import { filesIn, htmlToBlocks } from './htmlToBlocks.ts';
import { type DownloadFile, type ImportedFile, importMedia, isDocument } from './media.ts';
import type { ImportNote, ImportSource, SourceRecord } from './model.ts';
import { type AddressMap, isOldSite, keysOf, oldUrl, resolveOldLink } from './oldAddresses.ts';
import { toEntry, toInfoRecord } from './records.ts';
import { compareWithHistory, type ImportItem, isWritten, siteChanges } from './siteChanges.ts';

export interface ImportOptions {
  /** The path of the list for posts: an existing one or a new one. */
  into?: string;
  /** Absent if files of the old site are not downloaded. */
  download?: DownloadFile;
  check: CheckSite;
}

export interface ImportPlan {
  /** The name of the source, for its report. */
  name: string;
  type: string;
  /** In the order of the renames. */
  changes: FileChange[];
  items: readonly ImportItem[];
  notes: readonly ImportNote[];
  files: { imported: number; missing: number };
  redirects: number;
  /** The path of the list of posts, else of the first page. */
  address?: string;
}

/** An item that fails the check becomes a draft; after more attempts the import fails. */
const MAX_ATTEMPTS = 3;

/**
 * @throws UsageError (rejects) if the source has nothing to import
 * @throws ContentError (rejects) with errors that drafts do not excuse; then nothing was changed
 */
export async function planImport(
  site: ValidSite,
  source: ImportSource,
  sourceName: string,
  options: ImportOptions,
): Promise<ImportPlan> {
  const name =
    source.origin === undefined ? basename(sourceName).replace(/\.\w+$/, '') : new URL(source.origin).host;
  const previous = readHistory(site.folder, historyFile(name));
  const history = previous?.history ?? { lists: {}, files: {}, items: {} };
  const { items, lists, media, spellings } = await readIndex(site, source, history, options);
  if (items.length === 0) throw new UsageError('The source has no pages and no posts. Nothing was changed.');
  const takenPaths = new Set(site.publicFolder.files.map((file) => file.toLowerCase()));
  const { files, missing } = await importMedia(media, {
    find: source.file,
    download: options.download,
    takenPaths,
    previous: history.files,
  });
  const map = addressMap(source, items, lists, files, history);
  await convertItems(site, source, items, map, missing, spellings);
  compareWithHistory(site, items, history);
  for (let attempt = 1; ; attempt++) {
    const { changes, redirects, address } = await siteChanges(site, source, {
      items,
      lists,
      map,
      files,
      history: { file: historyFile(name), value: history, bytes: previous?.bytes },
    });
    try {
      attachProblems(items, await checkChanges(site.folder, changes, options.check));
      return {
        name,
        type: source.type,
        changes,
        items,
        notes: source.notes(),
        files: { imported: new Set([...files.values()].map(({ path }) => path)).size, missing: missing.size },
        redirects,
        address,
      };
    } catch (error) {
      if (!(error instanceof ContentError) || attempt === MAX_ATTEMPTS || !draftItems(items, error.problems))
        throw error;
    }
  }
}

/** First reading: paths of all records, and the files that they need. */
async function readIndex(
  site: ValidSite,
  source: ImportSource,
  history: ImportHistory,
  { into }: ImportOptions,
) {
  const assign = createPathAssigner(
    site,
    Object.values(history.items).map(({ path }) => path),
  );
  const dataNames = new Set(site.files.map(({ file }) => file));
  const media = new Map<string, URL>();
  const lists = new Map(Object.entries(history.lists));
  const items: ImportItem[] = [];
  const posts: SourceRecord[] = [];
  const tags: string[] = [];
  const plan = (record: SourceRecord, path: string, data: string) => {
    const { id, kind, title, address, aliases, notes, draft = false } = record;
    items.push({
      id,
      kind,
      title,
      address,
      aliases,
      path,
      data,
      isDraft: draft,
      notes: [...notes],
      state: 'added',
    });
  };
  const addFile = (address: string, from: string, isNeeded: (path: string) => boolean) => {
    const url = oldUrl(address, from, source.origin);
    if (!url || !/^https?:$/.test(url.protocol) || !isNeeded(url.pathname)) return;
    const [key = ''] = keysOf(url.pathname, source.origin);
    media.set(isOldSite(url, source.origin) ? key : url.href, url);
  };
  for await (const record of source.records()) {
    const { content, picture, address, ...rest } = record;
    if (picture !== undefined) addFile(picture, address, () => true);
    for (const { address: file, isPicture } of content ? filesIn(content) : [])
      addFile(file, address, (path) => isPicture || isDocument(path));
    tags.push(...record.tags);
    if (record.kind === 'post') posts.push({ ...rest, address });
    else {
      const earlier = history.items[record.id];
      const path = assign.page(record, earlier?.path);
      plan(record, path, earlier?.data ?? freeDataName(path, dataNames));
    }
  }
  // The largest collection gets the wanted path.
  const sizes = new Map<string, number>();
  for (const { list = 'posts' } of posts) sizes.set(list, (sizes.get(list) ?? 0) + 1);
  for (const [index, [list]] of [...sizes].sort((a, b) => b[1] - a[1]).entries())
    if (!lists.has(list))
      lists.set(list, assign.list(index === 0 ? (into ?? (list === 'posts' ? 'news' : list)) : list));
  const listData = new Map(
    [...lists].map(([list, path]) => [list, dataOfList(site, path) ?? freeDataName(path, dataNames)]),
  );
  for (const record of posts) {
    const list = record.list ?? 'posts';
    const earlier = history.items[record.id];
    plan(
      record,
      assign.post(record, lists.get(list) ?? list, earlier?.path),
      earlier?.data ?? listData.get(list) ?? list,
    );
  }
  return { items, lists, media, spellings: commonSpellings(tags) };
}

/** The most common spelling of each tag. */
function commonSpellings(tags: readonly string[]): Map<string, string> {
  const rareFirst = [...countItems(tags)].sort((a, b) => a[1] - b[1]);
  return new Map(rareFirst.map(([tag]) => [fold(tag), tag]));
}

const dataOfList = ({ manifest }: ValidSite, path: string) =>
  manifest.routes.find((route) => writtenPath(route.path) === `${path}/*`)?.data;

function freeDataName(path: string, dataNames: Set<string>): string {
  const base = isDataName(path) ? path : (path.split('/').at(-1) ?? 'page');
  let name = base;
  for (let number = 2; dataNames.has(dataFile(name)); number++) name = `${base}-${number}`;
  dataNames.add(dataFile(name));
  return name;
}

function addressMap(
  source: ImportSource,
  items: readonly ImportItem[],
  lists: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, ImportedFile>,
  history: ImportHistory,
): AddressMap {
  const pages = new Map<string, string>();
  for (const { id, address, aliases, path } of items)
    for (const old of [address, ...aliases])
      for (const key of keysOf(old, source.origin))
        if (!pages.has(key)) pages.set(key, history.items[id]?.path ?? path);
  for (const [list, path] of lists) if (!pages.has(`/${list}`)) pages.set(`/${list}`, path);
  const [posts] = lists.values();
  return {
    origin: source.origin,
    pages,
    files: new Map([...files].map(([key, { path }]) => [key, path])),
    archives: new Map(posts === undefined ? [] : (source.archives ?? []).map((segment) => [segment, posts])),
  };
}

/** Second reading: converts the content, with all links resolved. */
async function convertItems(
  site: ValidSite,
  source: ImportSource,
  items: readonly ImportItem[],
  map: AddressMap,
  missing: ReadonlyMap<string, string>,
  spellings: ReadonlyMap<string, string>,
): Promise<void> {
  const byId = new Map(items.map((item) => [item.id, item]));
  for await (const record of source.records()) {
    const item = byId.get(record.id);
    if (!item) continue;
    const { blocks, notes } = convertRecord(site, record, map, missing);
    item.notes.push(...notes);
    const thumbnail =
      record.picture === undefined ? undefined : pictureOf(record.picture, record.address, map);
    item.value =
      record.kind === 'post'
        ? toEntry(
            { ...record, tags: record.tags.map((tag) => spellings.get(fold(tag)) ?? tag) },
            item.path,
            blocks,
            thumbnail,
          )
        : toInfoRecord(record, withFirstPicture(blocks, thumbnail));
  }
}

const withFirstPicture = (blocks: readonly AuthoredBlock[], picture: string | undefined): AuthoredBlock[] =>
  picture === undefined || JSON.stringify(blocks).includes(JSON.stringify(picture))
    ? [...blocks]
    : [{ kind: 'gallery', images: [{ src: picture }] }, ...blocks];

function pictureOf(address: string, from: string, { files, origin }: AddressMap): string | undefined {
  const url = oldUrl(address, from, origin);
  if (!url) return undefined;
  const path = isOldSite(url, origin)
    ? keysOf(url.pathname, origin)
        .map((key) => files.get(key))
        .find((file) => file !== undefined)
    : files.get(url.href);
  return path?.startsWith('images/') ? path : undefined;
}

function convertRecord(
  site: ValidSite,
  { title, address, content }: SourceRecord,
  map: AddressMap,
  missing: ReadonlyMap<string, string>,
) {
  if (!content) return { blocks: [], notes: [] };
  let secured = 0;
  const broken = new Set<string>();
  const result = htmlToBlocks(content, {
    title,
    resolvePicture: (src) => pictureOf(src, address, map),
    resolveVideo: (src) => playerOf(site.site.providers, src)?.page,
    resolveLink: (href) => {
      const link = resolveOldLink(href, address, map);
      if (link.kind === 'link' && link.note === 'https') secured++;
      if (link.kind === 'missing' && link.href !== undefined) broken.add(href);
      return link.kind === 'none' ? undefined : link.href;
    },
  });
  const notes: ImportNote[] = [...broken].map((href) => ({
    level: 'todo',
    text: `The link to ${href} leads to the old site: the source does not have that page${missing.size > 0 && isDocument(href) ? ' or document' : ''}.`,
  }));
  if (secured > 0)
    notes.push({
      level: 'changed',
      text:
        secured === 1
          ? 'A link to http: is https: now. Test it with: check --links'
          : `${secured} links to http: are https: now. Test them with: check --links`,
    });
  return { blocks: result.blocks, notes: [...result.notes, ...notes] };
}

/** @returns false if no item can become a draft */
function draftItems(items: readonly ImportItem[], problems: readonly Problem[]): boolean {
  const itemOf = itemFinder(items);
  let hasNewDraft = false;
  for (const problem of problems) {
    const item = itemOf(problem);
    if (!item || item.isDraft) continue;
    hasNewDraft = true;
    if (item.state === 'updated') {
      item.state = 'unchanged';
      item.notes.push({ level: 'todo', text: `Its new version is not used: ${problem.message}` });
      continue;
    }
    item.isDraft = true;
    item.notes.push({ level: 'todo', text: 'It is a draft until this is mended.' });
  }
  return hasNewDraft;
}

function attachProblems(items: readonly ImportItem[], problems: readonly Problem[]): void {
  const itemOf = itemFinder(items);
  for (const problem of problems)
    itemOf(problem)?.notes.push({
      level: 'todo',
      text: [problem.message, problem.inDraft ? undefined : problem.hint].filter(Boolean).join(' '),
    });
}

/** Finds the written item with a problem. */
function itemFinder(items: readonly ImportItem[]): (problem: Problem) => ImportItem | undefined {
  const byPlace = new Map(items.filter(isWritten).map((item) => [dataFile(item.data) + item.pointer, item]));
  return ({ file, pointer = '' }) => {
    const [page] = /^\/data\/\d+/.exec(pointer) ?? [];
    const [entry] = /^\/data\/\d+\/programme\/\d+/.exec(pointer) ?? [];
    return byPlace.get(file + entry) ?? byPlace.get(file + page);
  };
}
