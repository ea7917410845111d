/** `npm run new -- translation`: copies a page as a draft in another language. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { joinPath } from '../../../core/i18n/slug.ts';
import { stripByteOrderMark } from '../../../core/json/json.ts';
import { insertItems } from '../../../core/json/jsonEdit.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import type { Route } from '../../../core/model.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { isObject, stringField, valueAt } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { dataFile, dataNameOf, MANIFEST } from '../../content/folder.ts';
import { readJsonFile } from '../../content/jsonFile.ts';
import { isLanguage } from '../../content/locales.ts';
import { fileOf } from '../../content/model.ts';
import { isEntryLayout } from '../../content/routeRows.ts';
import {
  arrayItems,
  entryListName,
  mostFrequent,
  type PlacedEntry,
  siteEntries,
} from '../../content/siteValues.ts';
import { type PageLanguage, pagesWithLanguage } from '../../content/translations.ts';
import { UsageError } from '../../system/usageError.ts';
import type { FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import { type AdditionKind, type FileLocation, locator, openFile, withItems } from './additionDraft.ts';
import { dateInsertIndex } from './entry.ts';
import { missingPageError, pageByAddress, parseLine } from './flags.ts';
import { routeIndex } from './page.ts';

export const translation: AdditionKind = {
  summary: 'a page in another language: a draft with the texts of the original, to be written over',
  flags: {
    of: 'the address of the page',
    language: 'its language, such as ml',
    title: 'its title in that language; default: the title of the original',
  },
  required: () => ['of', 'language'],
  examples: ({ manifest }) => ({
    of: manifest.routes.find(({ layout, path }) => layout === 'info' && path !== '')?.path ?? 'about',
    language: 'ml',
  }),

  draft: async (site, flags) => {
    const original = await flags.required('of', originalParser(site));
    const language = await flags.required('language', languageParser(site, original));
    const title = await flags.optional('title', parseLine);
    const { rows, files, address, notes } = planTranslation(site, original, language, title);
    const manifest = await openFile(site, MANIFEST, 'manifest');
    const { routes } = site.manifest;
    const first = rows[0] && routeIndex(routes, rows[0].path);
    const items = rows.map((value, index) => ({ index: (first ?? 0) + index, value }));
    const withRows = withItems(manifest, ['routes'], items);
    const fileChanges = await translationChanges(site, files);
    return {
      changes: [...fileChanges.map(({ change }) => change), ...(rows.length > 0 ? [withRows.change] : [])],
      values: [
        ...fileChanges.map(({ location }) => ({ label: `the translation ${address}`, location })),
        ...items.map(({ index, value }) => ({
          label: `the row ${value.path}`,
          location: withRows.locate(['routes', index]),
        })),
      ],
      address,
      tasks: [],
      notes: [
        ...notes,
        'It is a draft with the texts of the original. Translate them, then delete "draft": only then is it published.',
      ],
    };
  },
};

interface OriginalPage {
  path: string;
  language: string;
  route: Route;
  /** Absent if the page is not an entry. */
  entry?: PlacedEntry;
}

const languagePages = (site: ValidSite): PageLanguage[] => pagesWithLanguage(site.manifest, site.files);

const originalParser =
  (site: ValidSite) =>
  (text: string): OriginalPage => {
    const { path, archivePart, route: row } = pageByAddress(site, text);
    const all = siteEntries(site);
    const entry = all.find(({ url }) => writtenPath(url) === path);
    if (archivePart !== undefined || (isEntryLayout(row.layout) && !entry)) {
      const near = suggestion(
        path,
        all.map(({ url }) => writtenPath(url)),
      );
      throw missingPageError(path, near, `Its list is in ${dataFile(row.data)}.`);
    }
    const page = languagePages(site).find((each) => each.path === path && each.language !== undefined);
    const translationPage = languagePages(site).find(
      (each) => each.path === path && each.translationOf !== undefined,
    );
    if (translationPage?.translationOf !== undefined)
      throw new UsageError(
        `${path} is a translation of "${translationPage.translationOf}". Translate that page.`,
      );
    // The route of the table may lack the schedule.
    const route = site.manifest.routes.find(({ path: each }) => each === row.path) ?? row;
    return { path, route, language: page?.language ?? route.language ?? site.site.language, entry };
  };

const languageParser =
  (site: ValidSite, { path, language: originalLanguage }: OriginalPage) =>
  (text: string) => {
    const language = text.trim();
    if (!isLanguage(language))
      throw new UsageError(
        `"${text}" is not the code of a language. Write its code, such as ml for Malayalam.`,
      );
    if (language === originalLanguage) throw new UsageError(`The page is in this language already.`);
    const existing = languagePages(site).find(
      (page) => page.translationOf === path && page.language === language,
    );
    if (existing) throw new UsageError(`The page has this translation already: ${existing.path}`);
    return language;
  };

/** The languages of a site's pages, messages and translations. */
export const siteLanguages = (
  site: Pick<ValidSite, 'manifest' | 'files' | 'languages' | 'site'>,
): string[] => [
  ...new Set([
    site.site.language,
    ...site.languages,
    ...pagesWithLanguage(site.manifest, site.files).flatMap(({ language = [] }) => language),
  ]),
];

interface TranslationPlan {
  rows: Route[];
  files: TranslationFiles;
  address: string;
  notes: string[];
}

function planTranslation(
  site: ValidSite,
  original: OriginalPage,
  language: string,
  title: string | undefined,
): TranslationPlan {
  const { path, route, entry } = original;
  const location = translationLocation(site, language);
  const files: TranslationFiles = { newFiles: new Map() };
  const parent = familyParent(route.path);
  const newFields = { ...(title !== undefined && { title }), language, translationOf: path };
  if (!entry || parent === undefined) {
    const address = joinPrefix(location.prefix, path);
    const data = location.dataOf(route.data);
    const row = copyRow(route, { path: address, data, ...newFields, ...(!entry && { draft: true }) });
    if (entry) addEntry(site, files, data, entry, { url: address, draft: true });
    else if (!exists(site, data))
      files.newFiles.set(data, withTitle(copyDataFile(site, route.data, data), title));
    return { rows: [row], files, address, notes: entry ? draftRowNotes(row) : [] };
  }
  const list = site.manifest.routes.find((each) => writtenPath(each.path) === parent);
  const existingList = languagePages(site).find(
    (page) => page.translationOf === parent && page.language === language,
  );
  const listPath = existingList?.path ?? joinPrefix(location.prefix, parent);
  const family = site.manifest.routes.find(({ path: each }) => each === `${listPath}/*`);
  const rows: Route[] = [];
  const notes: string[] = [];
  if (list && !existingList) {
    const data = location.dataOf(list.data);
    if (!exists(site, data)) files.newFiles.set(data, copyDataFile(site, list.data, data));
    rows.push(copyRow(list, { path: listPath, data, language, translationOf: parent, draft: true }));
    notes.push(`Its list had no translation yet; ${listPath} is one, a draft too.`);
  }
  const data = family?.data ?? location.dataOf(route.data);
  if (!family) {
    const row = copyRow(route, { path: `${listPath}/*`, data });
    rows.push(row);
    notes.push(...draftRowNotes(row));
  }
  const address = joinPath(listPath, path.slice(parent.length + 1));
  // The list may be published before the entry.
  addEntry(site, files, data, entry, { url: address, ...newFields, draft: true });
  return { rows, files, address, notes };
}

/** An entry whose route is a draft is not published without "draft". */
const draftRowNotes = ({ path, draft }: Route): string[] =>
  draft === true ? [`The row ${path} is a draft, as the row of the original is.`] : [];

/** Returns the path prefix and data folder of existing translations, else the code of the language. */
function translationLocation(
  site: ValidSite,
  language: string,
): { prefix: string; dataOf: (name: string) => string } {
  const { routes } = site.manifest;
  const rows = routes.filter((row) => row.language === language && row.translationOf !== undefined);
  const prefixes = rows.flatMap(({ path, translationOf = '' }) => {
    const end = translationOf === '' ? '' : `/${writtenPath(translationOf)}`;
    return path.endsWith(end) && path.length > end.length ? [path.slice(0, path.length - end.length)] : [];
  });
  const folders = rows.flatMap(({ data, translationOf }) => {
    const originalData = routes.find(
      ({ path }) => writtenPath(path) === writtenPath(translationOf ?? ''),
    )?.data;
    return originalData !== undefined && data.endsWith(`/${originalData}`)
      ? [data.slice(0, -originalData.length - 1)]
      : [];
  });
  const folder = mostFrequent(folders) ?? language;
  return { prefix: mostFrequent(prefixes) ?? language, dataOf: (name) => `${folder}/${name}` };
}

const joinPrefix = (prefix: string, path: string) => (path === '' ? prefix : joinPath(prefix, path));

const exists = (site: ValidSite, data: string) => existsSync(join(site.folder, dataFile(data)));

/**
 * Copies a route without its other lists. The copy keeps "from", "until" and "draft": a translation must
 * not be public before its original, or longer.
 */
const copyRow = ({ also: _, ...row }: Route, more: Partial<Route>): Route => ({ ...row, ...more });

/** Copies a data file without its entries, which have addresses of their own. */
function copyDataFile(site: ValidSite, from: string, to: string): object {
  const file = fileOf(site, dataFile(from));
  if (!file || !isObject(file.value) || !Array.isArray(file.value.data))
    throw new UsageError(`There is no file ${dataFile(from)}.`);
  const list = entryListName(file);
  const records = file.value.data.map((record: unknown) => {
    if (list === undefined || !isObject(record)) return record;
    const { [list]: _, ...rest } = record;
    return rest;
  });
  return withSchemaPath({ ...file.value, data: records }, from, to);
}

function withTitle(value: object, title: string | undefined): object {
  const [record, ...others] = arrayItems(valueAt(value, ['data']));
  if (title === undefined || !isObject(record) || !('title' in record)) return value;
  return { ...value, data: [{ ...record, title }, ...others] };
}

/** Copies an entry, with its schedule, to the file of another language, which may be new. */
function addEntry(
  site: ValidSite,
  files: TranslationFiles,
  data: string,
  { file, path, entry }: PlacedEntry,
  more: object,
): void {
  const list = entryListName(file);
  if (!exists(site, data) && !files.newFiles.has(data)) {
    const copy = copyDataFile(site, dataNameOf(file.file) ?? '', data);
    files.newFiles.set(data, list === undefined ? { ...copy, data: [] } : copy);
  }
  files.entry = { data, list, record: Number(path[1]), value: { ...entry, ...more } };
}

/** The data files of a translation: new files, and a file with a new entry, which may be one of them. */
interface TranslationFiles {
  /** By the names of the data files. */
  newFiles: Map<string, object>;
  entry?: TranslatedEntry;
}

interface TranslatedEntry {
  data: string;
  /** The field of a record that has the entries; undefined if the records are the entries. */
  list: string | undefined;
  /** The last record if there are fewer. */
  record: number;
  value: object;
}

/** Adapts the relative `$schema` of a copied data file to its new folder. */
function withSchemaPath(value: Record<string, unknown>, from: string, to: string): object {
  const { $schema } = value;
  const deeper = to.split('/').length - from.split('/').length;
  const isRelative = typeof $schema === 'string' && !/^[a-z]+:/.test($schema);
  return isRelative && deeper > 0 ? { ...value, $schema: '../'.repeat(deeper) + $schema } : value;
}

/** @returns the changes with the location of the translated text */
function translationChanges(
  { folder, files }: ValidSite,
  { newFiles, entry }: TranslationFiles,
): Promise<{ change: FileChange; location: FileLocation }[]> {
  const style = files.find(({ schema }) => schema === 'manifest')?.text ?? '';
  const names = new Set([...newFiles.keys(), ...(entry ? [entry.data] : [])]);
  return Promise.all(
    [...names].map(async (data) => {
      const file = dataFile(data);
      const newFile = newFiles.get(data);
      const base = newFile ? undefined : (await readJsonFile(folder, file))?.bytes;
      const original = newFile ? printLike(style, newFile) : Buffer.from(base ?? []).toString('utf8');
      const { text, path } =
        entry?.data === data ? insertEntry(original, entry) : { text: original, path: ['data', 0] };
      const change = { file, bytes: Buffer.from(text), ...(base && { base }) };
      return { change, location: locator(file, text)(path) };
    }),
  );
}

/** Newest first. */
function insertEntry(json: string, { list, record, value }: TranslatedEntry): { text: string; path: Path } {
  const root: unknown = JSON.parse(stripByteOrderMark(json));
  const lastRecord = Math.max(0, arrayItems(valueAt(root, ['data'])).length - 1);
  const path = list === undefined ? ['data'] : ['data', Math.min(record, lastRecord), list];
  const dates = arrayItems(valueAt(root, path)).map((item) => stringField(item, 'date'));
  const index = dateInsertIndex(dates, stringField(value, 'date'));
  return { text: insertItems(json, path, [{ index, value }]), path: [...path, index] };
}
