import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../core/groupBy.ts';
import type { Manifest, Site } from '../../core/model.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt, problemInFile, type SiteFile } from '../../core/problems/problemAt.ts';
import { suggestion } from '../../core/problems/suggest.ts';
import { baseOf } from '../../core/route/base.ts';
import { routeTable } from '../../core/route/table.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import type { RequirementList } from '../../generated/types.ts';
import {
  blockUses,
  type DataUse,
  declaredKind,
  misuseProblems,
  resolveKind,
  rowUses,
  schemaMismatch,
} from './dataKinds.ts';
import { findDrafts, withoutDraftErrors } from './drafts.ts';
import {
  dataFile,
  dataNames,
  EVIDENCE,
  LOCK,
  MANIFEST,
  modelOf,
  PICTURES,
  PUBLISH,
  REQUIREMENTS,
  SITE,
  SITE_CSS,
  siteOf,
} from './folder.ts';
import { isError, type JsonFile, readJsonFile, siteFile } from './jsonFile.ts';
import { languagesOf, messagesFile, translationFile } from './locales.ts';
import { type CheckedSite, fileOf, type RouteRow } from './model.ts';
import { foldFilePath } from './pathStatus.ts';
import { readPublicFolder } from './publicFolder.ts';
import { countItemsOf, redirectRows, routeRows, rowsDecidingKind } from './routeRows.ts';
import { requirementNames, settingsFiles } from './settings.ts';
import { readSiteCss } from './siteCss.ts';
import { hasKnownEntries } from './siteValues.ts';
import { validate } from './validate.ts';

/**
 * Returns true if the addresses of all entries are known; false for a missing file, or one of another kind.
 */
export function hasKnownAddresses(site: CheckedSite, name: string): boolean {
  const file = fileOf(site, dataFile(name));
  if (file?.schema === undefined) return false;
  return hasKnownEntries(
    site.valuesWithoutDraftErrors.has(file.file) ? siteFile(file, file.schema, true) : file,
  );
}

/**
 * Reads the whole site folder. Never throws for invalid content: each mistake is a problem.
 *
 * @param folder the site folder, absolute
 * @param previousFiles parsed files, reused if their bytes are equal; updated with the new ones
 */
export async function readCheckedSite(
  folder: string,
  previousFiles?: Map<string, JsonFile>,
): Promise<CheckedSite> {
  const reader = new SiteReader(folder, await dataNames(folder), previousFiles);
  const manifest = await reader.required(MANIFEST, 'manifest');
  const settings = await reader.required(SITE, 'site');
  const settingsPaths = await settingsFiles(folder);
  const languages = languagesOf(settingsPaths);
  const languageFiles = await reader.readLanguageFiles(languages);
  const lock = await reader.open(LOCK);
  const evidence = await reader.open(EVIDENCE);
  const pictures = await reader.open(PICTURES);
  const publish = await reader.open(PUBLISH);
  if (publish) reader.validate(publish, 'publish');
  const rows = routeRows(manifest?.value);
  const redirects = redirectRows(manifest?.value);
  const areRowsUsable = countItemsOf(manifest?.value, 'routes') === rows.length;

  if (manifest) await reader.readRowFiles(manifest, rows);
  await reader.readBlockFiles(settings);
  const unusedDataFiles = await reader.readUnused();
  const publicFolder = readPublicFolder(folder);

  const isTableUsable = areRowsUsable && countItemsOf(manifest?.value, 'redirects') === redirects.length;
  const site = settings?.isValid ? siteOf(settings.value) : undefined;
  const files = [manifest, settings, ...languageFiles, ...reader.data.values()].filter(
    (file) => file !== undefined,
  );
  const drafts = findDrafts(
    rows,
    manifest?.value,
    new Map([...reader.data].map(([name, { value }]) => [name, value])),
  );
  const valuesWithoutDraftErrors = new Map(
    files.flatMap((file) => {
      const value =
        file.isValid || file.value === undefined || file.schema === undefined
          ? undefined
          : withoutDraftErrors(file, file.schema, drafts);
      return value === undefined ? [] : [[file.file, value] as const];
    }),
  );
  // Valid files match their schema.
  const routes = (manifest?.isValid ? manifest.value : valuesWithoutDraftErrors.get(MANIFEST)) as
    | Manifest
    | undefined;
  return {
    folder,
    publicFolder,
    files,
    lock: lock && reader.validate(lock, 'urls-lock'),
    pictures: pictures && reader.validate(pictures, 'pictures'),
    evidence: evidence && reader.validate(evidence, 'evidence'),
    ...(await reader.readRequirements(requirementNames(settingsPaths))),
    manifest: site && routes ? modelOf(site, routes).manifest : routes,
    drafts,
    valuesWithoutDraftErrors,
    rows,
    redirects,
    table: isTableUsable ? routeTable({ routes: rows, redirects }, site) : undefined,
    unusedDataFiles,
    css: await reader.readCss(site),
    site,
    languages,
    problems: reader.problems,
  };
}

class SiteReader {
  readonly problems: Problem[] = [];
  /** The data files by name, used ones first. */
  readonly data = new Map<string, SiteFile>();
  private readonly requestedNames = new Set<string>();

  /** @param names of the existing data files */
  constructor(
    private readonly folder: string,
    private readonly names: readonly string[],
    private readonly previousFiles?: Map<string, JsonFile>,
  ) {}

  async open(file: string): Promise<SiteFile | undefined> {
    const read = await readJsonFile(this.folder, file, this.previousFiles?.get(file));
    if (!read) return undefined;
    this.previousFiles?.set(file, read);
    // A folder in the way may affect several files; it is reported once.
    this.problems.push(...read.problems.filter(({ file, code }) => !this.hasProblem(file, code)));
    return siteFile(read, undefined, !read.problems.some(isError));
  }

  /** Validates a file, unless it is not JSON. */
  validate(file: SiteFile, schema: FileSchema | undefined): SiteFile {
    if (file.value === undefined || schema === undefined) return siteFile(file, undefined);
    const problems = validate(schema, file);
    this.problems.push(...problems, ...schemaMismatch(file, schema));
    return siteFile(file, schema, file.isValid && problems.length === 0);
  }

  async readCss(site: Site | undefined): Promise<SiteFile | undefined> {
    const { text, problems } = await readSiteCss(this.folder, baseOf(site ?? {}));
    this.problems.push(...problems);
    return text === ''
      ? undefined
      : { file: SITE_CSS, text, tree: undefined, value: text, schema: undefined, isValid: true };
  }

  async readLanguageFiles(languages: readonly string[]): Promise<SiteFile[]> {
    const files = languages.flatMap((language) => [
      { file: translationFile(language), schema: 'site-translation' as const },
      { file: messagesFile(language), schema: 'words' as const },
    ]);
    const languageFiles = await Promise.all(
      files.map(async ({ file, schema }) => {
        const opened = await this.open(file);
        return opened && this.validate(opened, schema);
      }),
    );
    return languageFiles.filter((file) => file !== undefined);
  }

  async readRequirements(
    names: readonly string[],
  ): Promise<Pick<CheckedSite, 'requirements' | 'requirementFiles'>> {
    const requirements = new Map<string, RequirementList>();
    const files = new Map<string, SiteFile>();
    for (const name of names) {
      const opened = await this.open(`${REQUIREMENTS}/${name}.json`);
      if (!opened) continue;
      const validated = this.validate(opened, 'requirements');
      files.set(name, validated);
      if (validated.isValid) requirements.set(name, validated.value as RequirementList);
    }
    return { requirements, requirementFiles: files };
  }

  async required(file: string, schema: FileSchema): Promise<SiteFile | undefined> {
    const opened = await this.open(file);
    if (!opened) this.problems.push(problemInFile(file, fileMessages.missing(file)));
    return opened && this.validate(opened, schema);
  }

  async readRowFiles(manifest: SiteFile, rows: readonly RouteRow[]): Promise<void> {
    const uses = rowsDecidingKind(rows).flatMap((row) => rowUses(row, manifest));
    for (const [name, ofName] of byName(uses)) await this.readNamed(name, ofName);
  }

  /** Reads the data files that blocks of the previously read files and of site.json reference. */
  async readBlockFiles(settings: SiteFile | undefined): Promise<void> {
    const files = [...this.data.values(), ...(settings ? [settings] : [])];
    for (const [name, uses] of byName(files.flatMap(blockUses))) {
      if (this.requestedNames.has(name))
        this.problems.push(...uses.flatMap((use) => misuseProblems(this.data.get(name)?.schema, use)));
      else await this.readNamed(name, uses);
    }
  }

  /**
   * Reads the data files without references.
   *
   * @returns their paths
   */
  async readUnused(): Promise<ReadonlySet<string>> {
    const unused = this.names.filter((name) => !this.data.has(name));
    for (const name of unused) {
      const file = await this.open(dataFile(name));
      if (file) this.data.set(name, this.validate(file, declaredKind(file.value)));
    }
    return new Set(unused.map(dataFile));
  }

  private async readNamed(name: string, uses: readonly DataUse[]): Promise<void> {
    // The schema reports an empty name.
    if (name === '') return;
    this.requestedNames.add(name);
    // Names must be in Unicode NFC, like addresses.
    const composed = name.normalize('NFC');
    if (composed !== name) {
      const message = { ...fieldMessages.dataNameComposed(composed), value: name };
      this.problems.push(...uses.map(({ namedIn, path }) => problemAt(namedIn, path, message)));
      return;
    }
    const opened = await this.open(dataFile(name));
    if (opened) {
      const { kind, misuses } = resolveKind(opened, uses);
      this.problems.push(...misuses);
      this.data.set(name, this.validate(opened, kind));
      return;
    }
    const sameIgnoringCase = this.names.find((other) => foldFilePath(other) === foldFilePath(name));
    const nameWithoutFolder = name.replace(/^(public\/)?data\//, '');
    const inFolder = this.names.find((other) => other === nameWithoutFolder || other.endsWith(`/${name}`));
    const hint = inFolder === undefined ? suggestion(name, this.names) : `Did you mean "${inFolder}"?`;
    const missing = existsSync(join(this.folder, `${dataFile(name)}.txt`))
      ? // Notepad adds this extension, and Windows hides it.
        fileMessages.missingForText(dataFile(name), `${name}.json`)
      : sameIgnoringCase === undefined
        ? fileMessages.missing(dataFile(name), hint)
        : fileMessages.missingInThisCase(dataFile(name), `${sameIgnoringCase}.json`, `${name}.json`);
    const [first] = uses;
    if (first) this.problems.push(problemAt(first.namedIn, first.path, missing, name));
  }

  private hasProblem(file: string, code: string): boolean {
    return this.problems.some((problem) => problem.file === file && problem.code === code);
  }
}

const byName = (uses: readonly DataUse[]) => groupBy(uses, ({ name }) => name);
