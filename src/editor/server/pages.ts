/** The pages of a site for the editor's tree, and their forms. */
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
import { blockUses } from '../../node/content/dataKinds.ts';
import { dataFile, dataNameOf, EVIDENCE, MANIFEST, REQUIREMENTS, SITE } from '../../node/content/folder.ts';
import { ENGINE_LANGUAGES, loadMessages, translationFile } from '../../node/content/locales.ts';
import { type CheckedSite, fileOf, type RouteRow } from '../../node/content/model.ts';
import { isEntryLayout } from '../../node/content/routeRows.ts';
import { schemaNodeAt } from '../../node/content/schemaNode.ts';
import { arrayItems, entryListName, isProse, siteEntries, siteTexts } from '../../node/content/siteValues.ts';
import {
  COMPLIANCE_PATH,
  isVirtualPath,
  type Json,
  type PagePart,
  type PageRow,
  requirementListPath,
  SETTINGS_PATH,
  type SiteView,
  type TableColumns,
} from '../shared/protocol.ts';

/** The source of a page. */
interface EditablePage {
  path: string;
  row: RouteRow;
  /** Absent if the file or its record does not exist. */
  file?: SiteFile;
  valuePath: Path;
  /** The row belongs to this page only. */
  hasOwnRow: boolean;
}

/** Pages with a source of their own, in the order of the manifest and the data files; no derived pages. */
function editablePages(site: CheckedSite): EditablePage[] {
  const table = routeTable({ routes: [...site.rows], redirects: [] });
  const pagesByRow = new Map<RouteRow, EditablePage[]>();
  for (const row of site.rows) {
    if (familyParent(row.path) !== undefined || isEntryLayout(row.layout)) continue;
    const file = fileOf(site, dataFile(row.data));
    pagesByRow.set(row, [
      { path: writtenPath(row.path), row, file, valuePath: ['data', 0], hasOwnRow: true },
    ]);
  }
  const rowOf = new Map(site.rows.map((row) => [row.path, row]));
  for (const { file, path: valuePath, url } of siteEntries(site)) {
    const path = writtenPath(url);
    const match = matchPath(table, path);
    const row = match.kind === 'route' ? rowOf.get(match.route.path) : undefined;
    if (!row || row.data !== dataNameOf(file.file)) continue;
    const rowPages = pagesByRow.get(row) ?? [];
    pagesByRow.set(row, rowPages);
    rowPages.push({ path, row, file, valuePath, hasOwnRow: false });
  }
  return site.rows.flatMap((row) => pagesByRow.get(row) ?? []);
}

/**
 * The rows of the tree.
 *
 * @param site the copy
 * @param folder the site folder, whose files have the times of saving
 */
export function pageRows(site: CheckedSite, folder: string): PageRow[] {
  const pages = editablePages(site);
  const paths = new Set(pages.map(({ path }) => path));
  const texts = textsByPointer(site);
  const today = dayIn(site.site?.timeZone);
  const values = site.files.flatMap(({ file, value }): [string, unknown][] => {
    const name = dataNameOf(file);
    return name === undefined ? [] : [[name, value]];
  });
  const schedule = pageDateRanges({ routes: site.manifest?.routes ?? [] }, values);
  const embedded = embeddedFilesByFile(site);
  const times = new Map<string, number>();
  const timeOf = (file: string) => {
    const time = times.get(file) ?? statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    times.set(file, time);
    return time;
  };
  return pages.map(({ path, row, file, valuePath, hasOwnRow }): PageRow => {
    const name = dataFile(row.data);
    const span = schedule.get(path);
    const value = valueAt(file?.value, valuePath);
    const language =
      stringField(value, 'language') ?? (hasOwnRow ? site.manifest?.routes[row.index]?.language : undefined);
    const parent = path === '' ? undefined : [...parentsOf(path), ''].find((above) => paths.has(above));
    return {
      path,
      title:
        (hasOwnRow && row.title) ||
        titleOfValue(file, valuePath) ||
        row.title ||
        path.split('/').at(-1) ||
        path,
      ...(parent !== undefined && { parent }),
      layout: row.layout,
      status: span ? publishStatusOn(today, span) : 'live',
      ...(span?.from !== undefined && { startDay: reverseDay(span.from) }),
      ...(language !== undefined && { language }),
      location: { file: name, pointer: pointerOf(valuePath) },
      ...(hasOwnRow && { row: { file: MANIFEST, pointer: pointerOf(['routes', row.index]) } }),
      ...(hasOwnRow && embedded.has(name) && { embeddedFiles: embedded.get(name) }),
      text: (texts.get(name)?.get(pointerOf(valuePath)) ?? []).join(' '),
      savedAt: timeOf(name),
    };
  });
}

/** The titles of data files: of the pages that they make, otherwise of the pages that show them. */
export function fileTitles(site: CheckedSite): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const row of site.rows) {
    const name = dataFile(row.data);
    const title = row.title || titleOfValue(fileOf(site, name), ['data', 0]);
    if (title !== undefined && !titles.has(name)) titles.set(name, title);
  }
  for (const [file, embedded] of embeddedFilesByFile(site))
    for (const name of embedded) {
      const title = titles.get(file);
      if (title !== undefined && !titles.has(name)) titles.set(name, title);
    }
  return titles;
}

/** The first text of a record or entry. */
function titleOfValue(file: SiteFile | undefined, path: Path): string | undefined {
  if (!file?.schema) return undefined;
  const { schema, value } = file;
  const fields = schemaNodeAt(schema, path, value);
  const textField = fields
    .fields()
    .find((field) => fields.field(field).role === 'text' && stringField(valueAt(value, path), field));
  return textField === undefined ? undefined : stringField(valueAt(value, path), textField);
}

/**
 * The texts of each entry and record, by file and pointer. The texts of an entry are not part of its record.
 */
function textsByPointer(site: CheckedSite): Map<string, Map<string, string[]>> {
  const files = new Map<string, Map<string, string[]>>();
  for (const text of siteTexts(site)) {
    if (!isProse(text)) continue;
    const list = entryListName(text.file);
    const [, record, field, index] = text.path;
    const path =
      list !== undefined && field === list ? ['data', record ?? 0, field, index ?? 0] : ['data', record ?? 0];
    const byPointer = files.get(text.file.file) ?? new Map<string, string[]>();
    files.set(text.file.file, byPointer);
    const pointer = pointerOf(path);
    const texts = byPointer.get(pointer) ?? [];
    byPointer.set(pointer, texts);
    texts.push(text.text);
  }
  return files;
}

/**
 * Finds the pages that show a value.
 *
 * @returns a function from a file and a path in it to page paths; empty if no page shows it
 */
export function pagesShowingValue(site: CheckedSite): (file: string, path: Path) => readonly string[] {
  const pages = editablePages(site);
  const pagesByLocation = new Map<string, string[]>();
  const addPage = (key: string, path: string) => {
    if (pagesByLocation.get(key)?.push(path) === undefined) pagesByLocation.set(key, [path]);
  };
  const pagesAt = (file: string, path: Path): readonly string[] => {
    for (let length = path.length; length >= 0; length--) {
      const pages = pagesByLocation.get(`${file}#${pointerOf(path.slice(0, length))}`);
      if (pages) return pages;
    }
    return [];
  };
  for (const { path, row, valuePath, hasOwnRow } of pages) {
    addPage(`${dataFile(row.data)}#${pointerOf(valuePath)}`, path);
    if (hasOwnRow) addPage(`${dataFile(row.data)}#`, path);
    if (hasOwnRow) addPage(`${MANIFEST}#${pointerOf(['routes', row.index])}`, path);
  }
  // Pages also show the files that fill their blocks.
  const filledPages = site.files.flatMap((file) =>
    blockUses(file).flatMap(({ name, path: blockPath }) =>
      pagesAt(file.file, blockPath).map((path) => [`${dataFile(name)}#`, path] as const),
    ),
  );
  for (const [key, path] of filledPages) addPage(key, path);
  return pagesAt;
}

/** The forms of a page, the content first. @returns undefined if there is no such page */
export function pageParts(site: CheckedSite, path: string): PagePart[] | undefined {
  if (path === SETTINGS_PATH) return settingsParts(site);
  if (isVirtualPath(path)) return complianceParts(site, path);
  const page = editablePages(site).find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { file, valuePath, row, hasOwnRow } = page;
  const parts: PagePart[] = [];
  const value = valueAt(file?.value, valuePath);
  if (file?.schema && value !== undefined) {
    const list = hasOwnRow ? entryListName(file) : undefined;
    // Addresses are changed by the move action, which adds a redirect.
    const addresses = schemaNodeAt(file.schema, valuePath, file.value).fields('address');
    parts.push({
      name: hasOwnRow ? 'record' : 'entry',
      file: file.file,
      pointer: pointerOf(valuePath),
      schema: file.schema,
      schemaPointer: schemaPointer(valuePath),
      omittedFields: [...(list === undefined ? [] : [list]), ...addresses],
      value: asJson(value),
      ...(!hasOwnRow && file.schema === 'camp' && { columns: tableColumns(site, file, page) }),
    });
  }
  if (hasOwnRow) parts.push(...rowPart(site, row));
  if (hasOwnRow && file) parts.push(...embeddedFiles(site, file).flatMap(embeddedPart));
  return parts;
}

/** The form of a file that a page shows. */
function embeddedPart({ file, schema, value }: SiteFile): PagePart[] {
  const path = ['data'];
  const data = valueAt(value, path);
  if (!schema || data === undefined) return [];
  const pointers = { pointer: pointerOf(path), schemaPointer: schemaPointer(path) };
  return [{ name: 'shown', file, schema, ...pointers, omittedFields: [], value: asJson(data) }];
}

/** The column titles of monthly tables, from their list or from the engine. */
function tableColumns(
  site: CheckedSite,
  { value }: SiteFile,
  { valuePath, row }: EditablePage,
): TableColumns {
  const customColumns = arrayItems(valueAt(value, [...valuePath.slice(0, 2), 'columns'])).map(String);
  const language = stringField(valueAt(value, valuePath), 'language') ?? site.site?.language;
  const words = loadMessages(ENGINE_LANGUAGES.find((code) => code === language) ?? 'en').layouts;
  const parent = familyParent(row.path);
  return {
    names: customColumns.length > 0 ? customColumns : CAMP_COLUMNS.map((column) => words[column]),
    ...(parent !== undefined && { definedAt: parent }),
  };
}

function rowPart(site: CheckedSite, { index }: RouteRow): PagePart[] {
  const path = ['routes', index];
  const value = valueAt(fileOf(site, MANIFEST)?.value, path);
  if (value === undefined) return [];
  return [
    {
      name: 'row',
      file: MANIFEST,
      pointer: pointerOf(path),
      schema: 'manifest',
      schemaPointer: schemaPointer(path),
      omittedFields: ['path'],
      value: asJson(value),
    },
  ];
}

/** The forms of the site settings and of its UI strings. */
function settingsParts(site: CheckedSite): PagePart[] {
  const file = fileOf(site, SITE);
  if (file?.value === undefined) return [];
  const translations = site.languages.flatMap((language): PagePart[] => {
    const translation = fileOf(site, translationFile(language));
    if (translation?.value === undefined) return [];
    return [
      {
        name: 'spoken',
        language,
        file: translation.file,
        pointer: '',
        schema: 'site-translation',
        schemaPointer: '',
        omittedFields: ['$schema'],
        value: asJson(translation.value),
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
    ...translations,
  ];
}

/** The file is JSON. */
const asJson = (value: unknown) => value as Json;

/** The schema pointer of a value; a reader follows each `$ref` on the way. */
const schemaPointer = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? '/items' : `/properties/${step}`)).join('');

export function siteSummary(
  site: CheckedSite,
): Pick<SiteView, 'title' | 'language' | 'languages' | 'pictures' | 'documents' | 'files' | 'figures'> {
  const pictures = /\.(jpe?g|png|webp|avif|svg)$/i;
  const { files } = site.publicFolder;
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

/**
 * The form of the evidence, or of a custom list of requirements.
 *
 * @returns undefined if there is no such file
 */
function complianceParts(site: CheckedSite, path: string): PagePart[] | undefined {
  if (path === COMPLIANCE_PATH)
    return site.evidence && wholeFilePart(EVIDENCE, 'evidence', site.evidence.value);
  const customList = [...site.requirementFiles].find(([name]) => requirementListPath(name) === path);
  return (
    customList && wholeFilePart(`${REQUIREMENTS}/${customList[0]}.json`, 'requirements', customList[1].value)
  );
}

function wholeFilePart(file: string, schema: PagePart['schema'], value: unknown): PagePart[] {
  if (value === undefined) return [];
  // The file is JSON.
  const json = value as Json;
  return [
    { name: 'asked', file, pointer: '', schema, schemaPointer: '', omittedFields: ['$schema'], value: json },
  ];
}

/**
 * The data files without a page that the record of a page shows, such as those of people or events.
 *
 * @returns paths by the path of the record's file
 */
function embeddedFilesByFile(site: CheckedSite): ReadonlyMap<string, readonly string[]> {
  const pageFiles = new Set(site.rows.map(({ data }) => data));
  const embedded = new Map<string, Set<string>>();
  for (const { file, path, role, text } of siteTexts(site)) {
    if (role !== 'data' || path[0] !== 'data' || path[1] !== 0 || pageFiles.has(text)) continue;
    const name = dataFile(text);
    if (fileOf(site, name)) embedded.set(file.file, (embedded.get(file.file) ?? new Set()).add(name));
  }
  return new Map([...embedded].map(([file, names]) => [file, [...names]]));
}

const embeddedFiles = (site: CheckedSite, { file }: SiteFile): SiteFile[] =>
  (embeddedFilesByFile(site).get(file) ?? []).flatMap((name) => fileOf(site, name) ?? []);
