/** `npm run new -- translation`: copies a page as a draft in another language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { joinPath } from '../../../core/i18n/slug.ts';
import type { Route } from '../../../core/model.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { isObject, valueAt } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import { dataFile, dataNameOf, MANIFEST } from '../../content/folder.ts';
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
import type { ValidSite } from '../validSite.ts';
import { type AdditionKind, openFile, withItems } from './additionDraft.ts';
import { parseLine } from './flags.ts';
import { routeIndex } from './page.ts';
import { missingPageError, pageByAddress } from './pageByAddress.ts';
import { type TranslationFiles, translationChanges, withSchemaPath } from './translationFiles.ts';

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
