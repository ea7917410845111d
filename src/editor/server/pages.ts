/** The pages of a site as the editor's tree shows them, and the forms of each. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageDateRanges, publishStatusOn } from '../../core/data/schedule.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { CAMP_COLUMNS } from '../../core/layouts/camp-month.ts';
import { type Path, pointerOf, type SiteFile } from '../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../core/problems/value.ts';
import { matchPath } from '../../core/route/match.ts';
import { parentsOf, writtenPath } from '../../core/route/path.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { siteLanguages } from '../../node/authoring/create/translation.ts';
import { dayIn } from '../../node/content/clock.ts';
import { entries, entriesList, isProse, listOf, textsOf } from '../../node/content/content.ts';
import { dataFile, dataNameOf, MANIFEST, SITE } from '../../node/content/folder.ts';
import { usesOfBlocks } from '../../node/content/kinds.ts';
import { ENGINE_LANGUAGES, translationFile, wordsOf } from '../../node/content/locales.ts';
import { type CheckedSite, fileOf, type Row } from '../../node/content/model.ts';
import { isEntryLayout } from '../../node/content/rows.ts';
import { placeAt } from '../../node/content/schemaPlace.ts';
import {
  isVirtualPath,
  type Json,
  type PagePart,
  type PageRow,
  SETTINGS_PATH,
  type SiteView,
  type TableColumns,
} from '../shared/protocol.ts';
import { askedParts } from './askedParts.ts';
import { shownByFile, shownFiles } from './shownFiles.ts';

/** What a page is made of. */
interface Source {
  path: string;
  /** The row of the manifest that it belongs to. */
  row: Row;
  /** The file and the place in it; absent where the file is not there or has no record. */
  file?: SiteFile;
  place: Path;
  /** The row is that of the page alone. */
  own: boolean;
}

/** The pages that somebody writes, in the order of the manifest and of the data files; not those that are made of others. */
function sourcesOf(site: CheckedSite): Source[] {
  const table = routeTable({ routes: [...site.rows], redirects: [] });
  const byRow = new Map<Row, Source[]>();
  for (const row of site.rows) {
    if (familyParent(row.path) !== undefined || isEntryLayout(row.layout)) continue;
    const file = fileOf(site, dataFile(row.data));
    byRow.set(row, [{ path: writtenPath(row.path), row, file, place: ['data', 0], own: true }]);
  }
  const rowOf = new Map(site.rows.map((row) => [row.path, row]));
  for (const { file, path: place, url } of entries(site)) {
    const path = writtenPath(url);
    const found = matchPath(table, path);
    const row = found.kind === 'route' ? rowOf.get(found.route.path) : undefined;
    if (!row || row.data !== dataNameOf(file.file)) continue;
    const sources = byRow.get(row) ?? [];
    byRow.set(row, sources);
    sources.push({ path, row, file, place, own: false });
  }
  return site.rows.flatMap((row) => byRow.get(row) ?? []);
}

/** What the tree shows of a site. @param site the copy @param folder the site folder itself, whose files have the times of saving */
export function pageRows(site: CheckedSite, folder: string): PageRow[] {
  const sources = sourcesOf(site);
  const paths = new Set(sources.map(({ path }) => path));
  const words = wordsByPlace(site);
  const today = dayIn(site.site?.timeZone);
  const values = site.files.flatMap(({ file, value }): [string, unknown][] => {
    const name = dataNameOf(file);
    return name === undefined ? [] : [[name, value]];
  });
  const spans = pageDateRanges({ routes: site.manifest?.routes ?? [] }, values);
  const shows = shownByFile(site);
  const times = new Map<string, number>();
  const timeOf = (file: string) => {
    const time = times.get(file) ?? statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    times.set(file, time);
    return time;
  };
  return sources.map(({ path, row, file, place, own }): PageRow => {
    const name = dataFile(row.data);
    const span = spans.get(path);
    const value = valueAt(file?.value, place);
    const language =
      stringField(value, 'language') ?? (own ? site.manifest?.routes[row.index]?.language : undefined);
    const parent = path === '' ? undefined : [...parentsOf(path), ''].find((above) => paths.has(above));
    return {
      path,
      title: (own && row.title) || titleIn(file, place) || row.title || path.split('/').at(-1) || path,
      ...(parent !== undefined && { parent }),
      layout: row.layout,
      status: span ? publishStatusOn(today, span) : 'shown',
      ...(span?.from !== undefined && { startDay: reverseDay(span.from) }),
      ...(language !== undefined && { language }),
      location: { file: name, pointer: pointerOf(place) },
      ...(own && { row: { file: MANIFEST, pointer: pointerOf(['routes', row.index]) } }),
      ...(own && shows.has(name) && { embeddedFiles: shows.get(name) }),
      text: (words.get(name)?.get(pointerOf(place)) ?? []).join(' '),
      savedAt: timeOf(name),
    };
  });
}

/** The titles of data files: of the pages that they make, and of those that show them. */
export function fileTitles(site: CheckedSite): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const row of site.rows) {
    const name = dataFile(row.data);
    const title = row.title || titleIn(fileOf(site, name), ['data', 0]);
    if (title !== undefined && !titles.has(name)) titles.set(name, title);
  }
  for (const [file, shown] of shownByFile(site))
    for (const name of shown) {
      const title = titles.get(file);
      if (title !== undefined && !titles.has(name)) titles.set(name, title);
    }
  return titles;
}

/** The first text of a record or entry, which is what it is called. */
function titleIn(file: SiteFile | undefined, place: Path): string | undefined {
  if (!file?.schema) return undefined;
  const { schema, value } = file;
  const fields = placeAt(schema, place, value);
  const name = fields
    .fields()
    .find((field) => fields.field(field).role === 'text' && stringField(valueAt(value, place), field));
  return name === undefined ? undefined : stringField(valueAt(value, place), name);
}

/** The words of each entry and record, by file and pointer; those of an entry are not those of its record. */
function wordsByPlace(site: CheckedSite): Map<string, Map<string, string[]>> {
  const files = new Map<string, Map<string, string[]>>();
  for (const text of textsOf(site)) {
    if (!isProse(text)) continue;
    const list = entriesList(text.file);
    const [, record, field, index] = text.path;
    const place =
      list !== undefined && field === list ? ['data', record ?? 0, field, index ?? 0] : ['data', record ?? 0];
    const places = files.get(text.file.file) ?? new Map<string, string[]>();
    files.set(text.file.file, places);
    const pointer = pointerOf(place);
    const words = places.get(pointer) ?? [];
    places.set(pointer, words);
    words.push(text.text);
  }
  return files;
}

/**
 * Tells the pages in which a value is seen.
 *
 * @returns by the path of a file and the place in it; none where no page is made of it
 */
export function pagesByPlace(site: CheckedSite): (file: string, place: Path) => readonly string[] {
  const sources = sourcesOf(site);
  const byPlace = new Map<string, string[]>();
  const note = (key: string, path: string) => {
    if (byPlace.get(key)?.push(path) === undefined) byPlace.set(key, [path]);
  };
  const pagesAt = (file: string, place: Path): readonly string[] => {
    for (let length = place.length; length >= 0; length--) {
      const found = byPlace.get(`${file}#${pointerOf(place.slice(0, length))}`);
      if (found) return found;
    }
    return [];
  };
  for (const { path, row, place, own } of sources) {
    note(`${dataFile(row.data)}#${pointerOf(place)}`, path);
    if (own) note(`${dataFile(row.data)}#`, path);
    if (own) note(`${MANIFEST}#${pointerOf(['routes', row.index])}`, path);
  }
  // Pages whose blocks are filled from a file show what is in it.
  const filled = site.files.flatMap((file) =>
    usesOfBlocks(file).flatMap(({ name, place }) =>
      pagesAt(file.file, place).map((path) => [`${dataFile(name)}#`, path] as const),
    ),
  );
  for (const [key, path] of filled) note(key, path);
  return pagesAt;
}

/** The forms of a page, that of its words first. @returns undefined where there is no such page */
export function partsOf(site: CheckedSite, path: string): PagePart[] | undefined {
  if (path === SETTINGS_PATH) return settingsOf(site);
  if (isVirtualPath(path)) return askedParts(site, path);
  const source = sourcesOf(site).find((each) => each.path === path);
  if (!source) return undefined;
  const { file, place, row, own } = source;
  const parts: PagePart[] = [];
  const value = valueAt(file?.value, place);
  if (file?.schema && value !== undefined) {
    const list = own ? entriesList(file) : undefined;
    // A page gets another address by the act, which leads the old one on.
    const addresses = placeAt(file.schema, place, file.value).fields('address');
    parts.push({
      name: own ? 'record' : 'entry',
      file: file.file,
      pointer: pointerOf(place),
      schema: file.schema,
      schemaPointer: schemaPointer(place),
      omittedFields: [...(list === undefined ? [] : [list]), ...addresses],
      value: asJson(value),
      ...(!own && file.schema === 'camp' && { columns: columnsOf(site, file, source) }),
    });
  }
  if (own) parts.push(...rowPart(site, row));
  if (own && file) parts.push(...shownFiles(site, file).flatMap(shownPart));
  return parts;
}

/** The form of a file that a page shows. */
function shownPart({ file, schema, value }: SiteFile): PagePart[] {
  const place = ['data'];
  const data = valueAt(value, place);
  if (!schema || data === undefined) return [];
  const pointers = { pointer: pointerOf(place), schemaPointer: schemaPointer(place) };
  return [{ name: 'shown', file, schema, ...pointers, omittedFields: [], value: asJson(data) }];
}

/** What the columns of the tables of months are called, by their list or by the engine. */
function columnsOf(site: CheckedSite, { value }: SiteFile, { place, row }: Source): TableColumns {
  const own = listOf(valueAt(value, [...place.slice(0, 2), 'columns'])).map(String);
  const language = stringField(valueAt(value, place), 'language') ?? site.site?.language;
  const words = wordsOf(ENGINE_LANGUAGES.find((known) => known === language) ?? 'en').layouts;
  const parent = familyParent(row.path);
  return {
    names: own.length > 0 ? own : CAMP_COLUMNS.map((column) => words[column]),
    ...(parent !== undefined && { definedAt: parent }),
  };
}

function rowPart(site: CheckedSite, { index }: Row): PagePart[] {
  const place = ['routes', index];
  const value = valueAt(fileOf(site, MANIFEST)?.value, place);
  if (value === undefined) return [];
  return [
    {
      name: 'row',
      file: MANIFEST,
      pointer: pointerOf(place),
      schema: 'manifest',
      schemaPointer: schemaPointer(place),
      omittedFields: ['path'],
      value: asJson(value),
    },
  ];
}

/** What the site says of itself, and its words in other languages. */
function settingsOf(site: CheckedSite): PagePart[] {
  const file = fileOf(site, SITE);
  if (file?.value === undefined) return [];
  const spoken = site.languages.flatMap((language): PagePart[] => {
    const words = fileOf(site, translationFile(language));
    if (words?.value === undefined) return [];
    return [
      {
        name: 'spoken',
        language,
        file: words.file,
        pointer: '',
        schema: 'site-translation',
        schemaPointer: '',
        omittedFields: ['$schema'],
        value: asJson(words.value),
      },
    ];
  });
  return [
    {
      name: 'settings',
      file: SITE,
      pointer: '',
      schema: 'site',
      schemaPointer: '',
      omittedFields: ['$schema', 'engine'],
      value: asJson(file.value),
    },
    ...spoken,
  ];
}

/** What is in a file is JSON. */
const asJson = (value: unknown) => value as Json;

/** Where the schema of a value stands, for a reader who follows each `$ref` on the way. */
const schemaPointer = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? '/items' : `/properties/${step}`)).join('');

/** What else the window knows of a site. */
export function surroundingsOf(
  site: CheckedSite,
): Pick<SiteView, 'title' | 'language' | 'languages' | 'pictures' | 'documents' | 'files' | 'figures'> {
  const pictures = /\.(jpe?g|png|webp|avif|svg)$/i;
  const { files } = site.public;
  const facts = Object.entries(site.site?.facts ?? {});
  return {
    title: site.site?.name ?? '',
    language: site.site?.language ?? 'en',
    languages:
      site.manifest && site.site ? siteLanguages({ ...site, manifest: site.manifest, site: site.site }) : [],
    pictures: files.filter((file) => pictures.test(file)),
    documents: files.filter((file) => !pictures.test(file) && !file.startsWith('data/')),
    files: site.files.flatMap(({ file }) => dataNameOf(file) ?? []),
    figures: Object.fromEntries(facts.map(([key, { value }]) => [key, String(value)])),
  };
}
