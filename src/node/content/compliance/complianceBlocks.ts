import { assessLists } from '../../../core/data/compliance.ts';
import { translatedPath, translationsOfRows } from '../../../core/i18n/locale.ts';
import { LAYOUT_BUILD_TRAITS } from '../../../core/layouts/buildTraits.ts';
import type { Manifest, Site, SiteTranslation, WordsFile } from '../../../core/model.ts';
import { isObject } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import type { EvidenceFile, RequirementList } from '../../../generated/types.ts';
import type { DataSource } from '../dataDeriver.ts';
import { EVIDENCE, REQUIREMENTS } from '../folder.ts';
import { loadMessages, messagesFile, translateSite, translationFile } from '../locales.ts';
import { readPublicFolder } from '../publicFolder.ts';
import { requirementNames, type Settings } from '../settings.ts';
import { entriesWithLanguage, languagesIn } from '../translations.ts';
import { accepts } from '../validate.ts';
import { createEvidenceSource } from './evidenceSource.ts';
import { type ComplianceBlockKind, type ListContext, toListView } from './listView.ts';
import { requirementListOf } from './siteCompliance.ts';

/** The last changes, yyyy-mm-dd, if known. */
export interface ChangeDates {
  /** @param path canonical path @param data the name of its data file */
  page: (path: string, data: string) => string | undefined;
  /** @param path from `public/` */
  document: (path: string) => string | undefined;
}

interface ComplianceInputs {
  /** Absolute. */
  folder: string;
  site: Site;
  manifest: Manifest;
  evidence: EvidenceFile;
  /** The site's own lists, by name. */
  requirements: ReadonlyMap<string, RequirementList>;
  /** The published data files, by name. */
  values: ReadonlyMap<string, unknown>;
  /** Reads a file of the manifest folder; undefined if it does not exist. */
  open(file: string): Promise<unknown>;
  changeDates?: ChangeDates;
  /** The pages with a PDF version, by the names of their data files. */
  documents?: ReadonlyMap<string, DocumentPage>;
}

/** Returns the evidence of a site; undefined if there is none, or if it is invalid. */
export async function readEvidence({
  files,
  open,
}: Settings): Promise<Pick<ComplianceInputs, 'evidence' | 'requirements'> | undefined> {
  const evidence = await open(EVIDENCE);
  if (!accepts('evidence', evidence)) return undefined;
  const requirements = new Map<string, RequirementList>();
  for (const name of requirementNames(files)) {
    const list = await open(`${REQUIREMENTS}/${name}.json`);
    if (accepts('requirements', list)) requirements.set(name, list as RequirementList);
  }
  return { evidence: evidence as EvidenceFile, requirements };
}

export const hasComplianceBlock = (value: unknown): boolean =>
  hasBlockOfKind(value, ['disclosure', 'evidence']);

const hasBlockOfKind = (value: unknown, kinds: readonly ComplianceBlockKind[]): boolean =>
  Array.isArray(value)
    ? value.some((item) => hasBlockOfKind(item, kinds))
    : isObject(value) &&
      ((isComplianceBlock(value) && kinds.includes(value.kind)) ||
        Object.values(value).some((item) => hasBlockOfKind(item, kinds)));

type ComplianceBlock = Record<string, unknown> & { kind: ComplianceBlockKind; list: string };

const isComplianceBlock = (value: Readonly<Record<string, unknown>>): value is ComplianceBlock =>
  (value.kind === 'disclosure' || value.kind === 'evidence') && typeof value.list === 'string';

/**
 * Fills the compliance blocks of data files.
 *
 * @returns the data files with such blocks, by name; a block with an unknown list is unchanged
 */
export async function fillComplianceBlocks(inputs: ComplianceInputs): Promise<ReadonlyMap<string, unknown>> {
  const { manifest, site, values } = inputs;
  const filesWithBlocks = [...values].filter(([, value]) => hasComplianceBlock(value));
  if (filesWithBlocks.length === 0) return new Map();
  const rowLanguages = new Map(manifest.routes.map(({ data, language }) => [data, language]));
  const entryLanguages = languagesIn(filesWithBlocks.map(([, value]) => value));
  const languages = new Set([
    site.language,
    ...filesWithBlocks.flatMap(([name]) => rowLanguages.get(name) ?? []),
    ...entryLanguages,
  ]);
  const compliance = await loadComplianceLists(languages, inputs);
  const documents = new Map([...(inputs.documents ?? [])].map(([name, { file }]) => [name, file]));

  const fill = (value: unknown, language: string, page: PageState): unknown => {
    if (Array.isArray(value)) return value.map((item) => fill(item, language, page));
    if (!isObject(value)) return value;
    if (isComplianceBlock(value)) {
      const localized = compliance.get(language);
      const list = localized?.lists.get(value.list);
      if (!localized || !list) return value;
      const base = value.kind === 'disclosure' ? list.id : `${list.id}-index`;
      const count = (page.listCounts.get(base) ?? 0) + 1;
      page.listCounts.set(base, count);
      const prefix = count === 1 ? base : `${base}-${count}`;
      const view = toListView(list, value.kind, prefix, localized.context);
      const { document: href } = page;
      if (href === undefined || value.kind === 'evidence') return { ...value, answered: view };
      page.document = undefined;
      const label = localized.context.messages.disclosure.document;
      return { ...value, answered: { ...view, document: { label, href } } };
    }
    const blockLanguage = typeof value.language === 'string' ? value.language : language;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fill(inner, blockLanguage, page)]),
    );
  };

  return new Map(
    filesWithBlocks.map(([name, value]) => {
      const page = { listCounts: new Map(), document: documents.get(name) };
      return [name, fill(value, rowLanguages.get(name) ?? site.language, page)];
    }),
  );
}

interface PageState {
  /** The number of blocks per list on the page, for unique ids. */
  listCounts: Map<string, number>;
  /** The path of the page's PDF, until a block has linked it. */
  document?: string;
}

/** A page with a PDF version. */
export interface DocumentPage {
  path: string;
  /** The path of the PDF in the site. */
  file: string;
  /** The data file of the page, and the canonical paths of all pages that read it. */
  data: string;
  pagePaths: readonly string[];
  /** Undefined for the language of the site. */
  language?: string;
}

/**
 * Returns the pages with a disclosure block. Each gets a PDF version. A file of the site with the
 * same name takes precedence.
 *
 * @param files the published data files, by name
 * @param publicFiles paths from `public/`
 */
export function documentPages(
  { routes }: Pick<Manifest, 'routes'>,
  files: ReadonlyMap<string, unknown>,
  publicFiles: readonly string[],
): ReadonlyMap<string, DocumentPage> {
  const pages = new Map<string, DocumentPage>();
  for (const { path, data, layout, language } of routes) {
    const pagePath = writtenPath(path);
    const file = `documents/${pagePath}.pdf`;
    if (
      !LAYOUT_BUILD_TRAITS[layout].blocks ||
      pagePath === '' ||
      pages.has(data) ||
      publicFiles.includes(file)
    )
      continue;
    if (!hasBlockOfKind(files.get(data), ['disclosure'])) continue;
    const pagePaths = routes.flatMap((route) => (route.data === data ? [writtenPath(route.path)] : []));
    pages.set(data, { path: pagePath, file, data, pagePaths, ...(language !== undefined && { language }) });
  }
  return pages;
}

async function loadComplianceLists(
  languages: Iterable<string>,
  { folder, site, manifest, evidence, requirements, values, open, changeDates }: ComplianceInputs,
) {
  const requirementLists = evidence.lists.flatMap((name) => requirementListOf(requirements, name) ?? []);
  const { files } = readPublicFolder(folder);
  const translations = [
    ...translationsOfRows(manifest.routes),
    ...translationsOfRows([...values.values()].flatMap((value) => entriesWithLanguage(value))),
  ];
  const loadLanguage = async (language: string) => {
    const [siteMessages, translation] = await Promise.all([
      open(messagesFile(language)),
      language === site.language ? undefined : open(translationFile(language)),
    ]);
    // An invalid file is reported by the check.
    const evidenceSource = createEvidenceSource({
      folder,
      manifest,
      site: translateSite(site, (translation ?? {}) as SiteTranslation),
      values,
      files,
      changed: changeDates?.page,
    });
    const context: ListContext = {
      language,
      messages: loadMessages(language, siteMessages as WordsFile | undefined),
      gapsShown: evidence.gapsShown === true,
      page(path) {
        const localizedPath = translatedPath(path, { language, mainLanguage: site.language }, translations);
        return {
          path: localizedPath,
          title: evidenceSource.title(localizedPath),
          changed: evidenceSource.lastChange(localizedPath),
        };
      },
      documentChanged: (path) => changeDates?.document(path),
    };
    return {
      context,
      lists: new Map(assessLists(requirementLists, evidence, evidenceSource).map((list) => [list.id, list])),
    };
  };
  return new Map(
    await Promise.all(
      [...languages].map(async (language) => [language, await loadLanguage(language)] as const),
    ),
  );
}

export const readValues = async ({ names, read }: DataSource): Promise<Map<string, unknown>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
