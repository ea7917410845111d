/** The changes of the site that an import makes. */

import { reverseDay } from '../../../core/i18n/text.ts';
import { addField, insertItems } from '../../../core/json/jsonEdit.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import { fieldOf, isObject, valueAt } from '../../../core/problems/value.ts';
import { sitePath } from '../../../core/route/link.ts';

import { foldPath, MAX_SEGMENT_BYTES, writtenPath } from '../../../core/route/path.ts';
import type { MenuItem, ProgrammeEntry, ProgrammeList, Redirect, Route } from '../../../generated/types.ts';
import { RESERVED_FOLDERS } from '../../content/addressFormat.ts';
import { dataFile, MANIFEST, SITE } from '../../content/folder.ts';
import { fileOf } from '../../content/model.ts';
import { arrayItems, siteEntries } from '../../content/siteValues.ts';
import { type OpenFile, openFile } from '../create/additionDraft.ts';
import { schemaReference } from '../create/page.ts';
import type { FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import { digestOf, type ImportHistory } from './history.ts';
import type { ImportedFile } from './media.ts';
import { importedMenu, mergeMenus } from './menu.ts';
import type { ImportNote, ImportSource, SourceRecord } from './model.ts';
import { type AddressMap, addressKey, resolveOldLink } from './oldAddresses.ts';
import { plainField } from './records.ts';

/** `edited` and `removed`: on the new site, since the last import. */
export type ItemState = 'added' | 'updated' | 'unchanged' | 'edited' | 'removed';

export interface ImportItem {
  id: string;
  kind: SourceRecord['kind'];
  title: string;
  state: ItemState;
  isDraft: boolean;
  /** The address on the old site. */
  address: string;
  aliases: readonly string[];
  /** The path on the new site. */
  path: string;
  /** The name of its data file. */
  data: string;
  /** The converted record. */
  value?: object;
  /** The pointer of a written value in its file. */
  pointer?: string;
  notes: ImportNote[];
}

export const isWritten = ({ state }: Pick<ImportItem, 'state'>): boolean =>
  state === 'added' || state === 'updated';

interface ImportResult {
  items: readonly ImportItem[];
  /** Paths by names of collections. */
  lists: ReadonlyMap<string, string>;
  map: AddressMap;
  files: ReadonlyMap<string, ImportedFile>;
  history: { file: string; value: ImportHistory; bytes?: Uint8Array };
}

/** Sets the states of items that an earlier import wrote. */
export function compareWithHistory(
  site: ValidSite,
  items: readonly ImportItem[],
  { items: earlier }: ImportHistory,
): void {
  const entries = new Map(siteEntries(site).map(({ url, entry }) => [writtenPath(url), entry]));
  for (const item of items) {
    const entry = earlier[item.id];
    if (!entry) continue;
    const current =
      item.kind === 'page'
        ? valueAt(fileOf(site, dataFile(entry.data))?.value, ['data', 0])
        : entries.get(entry.path);
    if (current === undefined) item.state = 'removed';
    else if (digestOf(current) !== entry.digest) item.state = 'edited';
    else item.state = entry.source === digestOf(item.value) ? 'unchanged' : 'updated';
  }
}

/** @returns the changes in the order of the renames: files that others refer to come first */
export async function siteChanges(
  site: ValidSite,
  source: ImportSource,
  result: ImportResult,
): Promise<{ changes: FileChange[]; redirects: number; address?: string }> {
  const { items, lists, map, files, history } = result;
  const written = items.filter(isWritten);
  const manifest = await openFile(site, MANIFEST, 'manifest');
  const pageChanges: FileChange[] = [];
  for (const item of written.filter(({ kind }) => kind === 'page'))
    pageChanges.push(await pageChange(site, manifest, item));
  const listChanges: FileChange[] = [];
  for (const data of new Set(written.filter(({ kind }) => kind === 'post').map((item) => item.data)))
    listChanges.push(
      await listChange(
        site,
        manifest,
        data,
        written.filter((item) => item.kind === 'post' && item.data === data),
      ),
    );
  const text = JSON.stringify(written.map(({ value }) => value));
  const used = new Set(text.match(/(?:images|documents)\/[^"\\)\s]+/g));
  const fileChanges = new Map<string, FileChange>();
  for (const { path, content } of files.values())
    if (content && used.has(path)) fileChanges.set(path, { file: `public/${path}`, bytes: content });
  const documents = [...files].flatMap(([key, { path }]) =>
    key.startsWith('/') && path.startsWith('documents/') && fileChanges.has(path)
      ? [[key, path] as const]
      : [],
  );
  const redirects = redirectsOf(site, source, written, lists, documents);
  const isFirst = history.bytes === undefined;
  const menu = isFirst ? await menuChange(site, source, map, lists) : undefined;
  const address =
    [...lists.values()].find((path) => written.some((item) => item.path.startsWith(`${path}/`))) ??
    written[0]?.path;
  return {
    changes: [
      ...fileChanges.values(),
      ...pageChanges,
      ...listChanges,
      manifestChange(manifest, source, written, lists, redirects),
      ...(menu ? [menu] : []),
      historyChange(result),
    ].filter((change) => !isEqual(change)),
    redirects: redirects.length,
    ...(address !== undefined && { address }),
  };
}

const isEqual = ({ bytes, base }: FileChange) =>
  bytes instanceof Uint8Array && base instanceof Uint8Array && Buffer.compare(bytes, base) === 0;

async function pageChange(site: ValidSite, manifest: OpenFile, item: ImportItem): Promise<FileChange> {
  const file = dataFile(item.data);
  item.pointer = '/data/0';
  if (item.state === 'updated') {
    const open = await openFile(site, file, 'info');
    const value = { ...(isObject(open.value) ? open.value : {}), data: [item.value] };
    return { file, bytes: Buffer.from(printLike(open.text, value)), base: open.bytes };
  }
  const value = { $schema: schemaOf(manifest, item.data, 'info'), data: [item.value] };
  return { file, bytes: Buffer.from(printLike(manifest.text, value)) };
}

function schemaOf({ value }: OpenFile, data: string, schema: 'info' | 'programme-list'): string | undefined {
  const reference = fieldOf(value, '$schema');
  return typeof reference === 'string' ? schemaReference(reference, data, schema) : undefined;
}

function listTitle(path: string, name: string, { title }: ImportSource): string {
  const words = (name === 'posts' ? path : name).split('/').at(-1)?.replace(/[-_]+/g, ' ') ?? '';
  return words === '' ? (title ?? 'News') : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Entries are sorted from the newest to the oldest. */
async function listChange(
  site: ValidSite,
  manifest: OpenFile,
  data: string,
  items: readonly ImportItem[],
): Promise<FileChange> {
  const file = dataFile(data);
  const open = fileOf(site, file) ? await openFile(site, file, 'programme-list') : undefined;
  // Valid files have the shape of their schemas.
  const list = (
    open
      ? structuredClone(open.value)
      : { $schema: schemaOf(manifest, data, 'programme-list'), data: [{ programme: [] }] }
  ) as ProgrammeList;
  const records = list.data.map((record) => record.programme ?? []);
  const indexes = new Map(
    records.flatMap((entries, record) =>
      entries.map((entry) => [writtenPath(entry.url), { record, entry }] as const),
    ),
  );
  const target = Math.max(
    0,
    records.findIndex((entries) => entries.length > 0),
  );
  const added: ProgrammeEntry[] = [];
  for (const item of items) {
    const value = { ...item.value, ...(item.isDraft && { draft: true }) } as ProgrammeEntry;
    const existing = indexes.get(item.path);
    if (existing) Object.assign(replaceKeys(existing.entry), value);
    else added.push(value);
  }
  const entries = mergeByDate(records[target] ?? [], added);
  const [record] = list.data.slice(target);
  if (record) record.programme = entries;
  const places = new Map(
    list.data.flatMap(({ programme = [] }, at) =>
      programme.map((entry, index) => [writtenPath(entry.url), `/data/${at}/programme/${index}`] as const),
    ),
  );
  for (const item of items) item.pointer = places.get(item.path);
  return {
    file,
    bytes: Buffer.from(printLike(open?.text ?? manifest.text, list)),
    ...(open && { base: open.bytes }),
  };
}

/** Inserts entries in front of the first older one, and undated ones at the end. */
function mergeByDate(
  existing: readonly ProgrammeEntry[],
  added: readonly ProgrammeEntry[],
): ProgrammeEntry[] {
  const keyOf = ({ date }: ProgrammeEntry) => (date === undefined ? '' : reverseDay(date));
  const newestFirst = added
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((a, b) => (a.key > b.key ? -1 : Number(a.key < b.key)));
  const lastDated = existing.findLastIndex((entry) => keyOf(entry) !== '');
  const merged: ProgrammeEntry[] = [];
  let next = 0;
  for (const { entry, key } of newestFirst) {
    const isBefore = (other: ProgrammeEntry) => keyOf(other) === '' || keyOf(other) > key;
    for (
      let other = existing[next];
      other && (key === '' || (next <= lastDated && isBefore(other)));
      other = existing[next]
    ) {
      merged.push(other);
      next++;
    }
    merged.push(entry);
  }
  return [...merged, ...existing.slice(next)];
}

function replaceKeys(entry: object): object {
  for (const key of Object.keys(entry)) Reflect.deleteProperty(entry, key);
  return entry;
}

function manifestChange(
  manifest: OpenFile,
  source: ImportSource,
  written: readonly ImportItem[],
  lists: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
): FileChange {
  const routes = arrayItems(fieldOf(manifest.value, 'routes'));
  const paths = new Set(routes.map((route) => String(fieldOf(route, 'path'))));
  const added: Route[] = [];
  for (const [name, path] of lists) {
    const data = written.find((item) => item.kind === 'post' && item.path.startsWith(`${path}/`))?.data;
    if (data === undefined || paths.has(`${path}/*`)) continue;
    added.push(
      { path, layout: 'list', data, archive: 'years', title: listTitle(path, name, source) },
      { path: `${path}/*`, layout: 'detail', data },
    );
  }
  for (const { kind, state, path, data, title, isDraft } of written)
    if (kind === 'page' && state === 'added')
      added.push({ path, layout: 'info', data, title: plainField(title), ...(isDraft && { draft: true }) });
  const withRoutes = insertItems(
    manifest.text,
    ['routes'],
    added.map((value, index) => ({ index: routes.length + index, value })),
  );
  const existing = fieldOf(manifest.value, 'redirects');
  const items = redirects.map((value, index) => ({ index: arrayItems(existing).length + index, value }));
  const text =
    redirects.length === 0
      ? withRoutes
      : existing === undefined
        ? addField(withRoutes, [], 'redirects', redirects)
        : insertItems(withRoutes, ['redirects'], items);
  return { file: MANIFEST, bytes: Buffer.from(text), base: manifest.bytes };
}

/** Redirects of old addresses that are not the new ones. */
function redirectsOf(
  { manifest, table }: ValidSite,
  { origin, archives = [] }: ImportSource,
  written: readonly ImportItem[],
  lists: ReadonlyMap<string, string>,
  documents: readonly (readonly [key: string, path: string])[],
): Redirect[] {
  const taken = new Set(
    [
      ...manifest.routes.map(({ path }) => path),
      ...(manifest.redirects ?? []).map(({ from }) => from),
      ...written.map(({ path }) => path),
      ...lists.values(),
    ].map(foldPath),
  );
  const folder = origin === undefined ? '' : new URL(origin).pathname.replace(/\/$/, '');
  const redirects: Redirect[] = [];
  const add = (old: string, to: string) => {
    const inFolder = folder === '' || old.startsWith(`${folder}/`) ? old : folder + old;
    const address = folder !== '' && table.base === folder ? inFolder.slice(folder.length) : inFolder;
    const from = addressKey(address).replace(/^\/+/, '');
    const [path = '', query] = from.split('?');
    const isReserved = RESERVED_FOLDERS.has(path.split('/')[0] ?? '');
    const isUsable =
      !isReserved &&
      (query === undefined ? path !== '' : /^[\w-]+=[\w-]+$/.test(query)) &&
      (path === '' || sitePath(path) === path) &&
      path.split('/').every((part) => Buffer.byteLength(part) <= MAX_SEGMENT_BYTES);
    if (!isUsable || taken.has(foldPath(from))) return;
    taken.add(foldPath(from));
    redirects.push({ from, to });
  };
  // A redirect to a draft leads nowhere.
  for (const { state, isDraft, address, aliases, path } of written)
    if (state === 'added' && !isDraft) for (const old of [address, ...aliases]) add(old, path);
  const isUsed = (path: string) =>
    written.some((item) => item.state === 'added' && item.path.startsWith(`${path}/`));
  const isFolder = (list: string) => written.some((item) => item.address.startsWith(`/${list}/`));
  for (const [list, path] of lists) if (isUsed(path) && isFolder(list)) add(`/${list}`, path);
  // Search engines and other sites link to documents.
  for (const [key, path] of documents) add(key, path);
  const post = written.find(({ kind, state, isDraft }) => kind === 'post' && state === 'added' && !isDraft);
  const list = post?.path.replace(/\/[^/]*$/, '');
  if (list !== undefined) for (const segment of archives) add(`/${segment}/*`, list);
  return redirects;
}

/** More plain items do not fit next to the menu that the site has. */
const MAX_PLAIN_ITEMS = 6;

function groupMany(menu: readonly MenuItem[], { title, origin, type }: ImportSource): MenuItem[] {
  const links = menu.flatMap(({ label, href, items }) =>
    items || href === undefined ? [] : [{ label, href }],
  );
  if (links.length <= MAX_PLAIN_ITEMS) return [...menu];
  const label = plainField(title ?? (origin === undefined ? type : new URL(origin).host));
  return [...menu.filter(({ items }) => items !== undefined), { label, items: links }];
}

async function menuChange(
  site: ValidSite,
  source: ImportSource,
  map: AddressMap,
  lists: ReadonlyMap<string, string>,
): Promise<FileChange | undefined> {
  const file = await openFile(site, SITE, 'site');
  const resolve = (address: string) => {
    const link = resolveOldLink(address, '/', map);
    return link.kind === 'link' ? link.href : undefined;
  };
  const menu = importedMenu(source.menu, resolve);
  const links = new Set(menu.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]));
  const isNew = (path: string) =>
    !links.has(path) && !site.manifest.routes.some((route) => route.path === path);
  const listLinks = [...lists]
    .filter(([, path]) => isNew(path))
    .map(([name, href]) => ({ label: listTitle(href, name, source), href }));
  const { added, extended } = mergeMenus(site.site.menu, [...groupMany(menu, source), ...listLinks]);
  const withGroups = extended.reduce((text, { index, links }) => {
    const start = site.site.menu[index]?.items?.length ?? 0;
    return insertItems(
      text,
      ['menu', index, 'items'],
      links.map((value, at) => ({ index: start + at, value })),
    );
  }, file.text);
  const text = insertItems(
    withGroups,
    ['menu'],
    added.map((value, index) => ({ index: site.site.menu.length + index, value })),
  );
  return { file: SITE, bytes: Buffer.from(text), base: file.bytes };
}

function historyChange({ items, lists, files, history: { file, value, bytes } }: ImportResult): FileChange {
  const record: ImportHistory = {
    lists: { ...value.lists, ...Object.fromEntries(lists) },
    files: { ...value.files, ...Object.fromEntries([...files].map(([key, { path }]) => [key, path])) },
    items: {
      ...value.items,
      ...Object.fromEntries(
        items.filter(isWritten).map(({ id, kind, path, data, value: converted = {}, isDraft }) => {
          const written = kind === 'post' && isDraft ? { ...converted, draft: true } : converted;
          return [id, { path, data, digest: digestOf(written), source: digestOf(converted) }];
        }),
      ),
    },
  };
  return {
    file,
    bytes: Buffer.from(`${JSON.stringify(record, undefined, 1)}\n`),
    ...(bytes && { base: bytes }),
  };
}
