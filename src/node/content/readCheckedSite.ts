/** A site as the checks see it: every file with its text, its tree and what kind it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../core/model.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt, problemInFile, type SiteFile } from '../../core/problems/problemAt.ts';
import { suggestion } from '../../core/problems/suggest.ts';
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
  PICTURES,
  PUBLISH,
  REQUIREMENTS,
  requirementFiles,
  SITE,
  siteOf,
} from './folder.ts';
import { isError, type JsonFile, readJsonFile, siteFile } from './jsonFile.ts';
import { languagesOf, messagesFile, translationFile } from './locales.ts';
import { type CheckedSite, fileOf, type RouteRow } from './model.ts';
import { foldFilePath } from './pathStatus.ts';
import { readPublicFolder } from './publicFolder.ts';
import { countItemsOf, redirectRows, routeRows, rowsDecidingKind } from './routeRows.ts';
import { hasKnownEntries } from './siteValues.ts';
import { validate } from './validate.ts';

/** Whether all addresses within a data file can be told; of one that is missing or of another kind none can. */
export function hasKnownAddresses(site: CheckedSite, name: string): boolean {
  const file = fileOf(site, dataFile(name));
  if (file?.schema === undefined) return false;
  return hasKnownEntries(
    site.valuesWithoutDraftErrors.has(file.file) ? siteFile(file, file.schema, true) : file,
  );
}

/**
 * Reads the whole site folder. Never throws for a mistake in the content: each is a problem.
 *
 * @param folder the site folder, absolute
 * @param previousFiles files as they were read before, which are not parsed again where their bytes are the same; takes those that are read
 */
export async function readCheckedSite(
  folder: string,
  previousFiles?: Map<string, JsonFile>,
): Promise<CheckedSite> {
  const reader = new SiteReader(folder, await dataNames(folder), previousFiles);
  const manifest = await reader.required(MANIFEST, 'manifest');
  const settings = await reader.required(SITE, 'site');
  const languages = await languagesOf(folder);
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
  await reader.readBlockFiles();
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
  // Sound files have the shape of their schemas.
  const routes = (manifest?.isValid ? manifest.value : valuesWithoutDraftErrors.get(MANIFEST)) as
    | Manifest
    | undefined;
  return {
    folder,
    publicFolder: publicFolder,
    files,
    lock: lock && reader.validate(lock, 'urls-lock'),
    pictures: pictures && reader.validate(pictures, 'pictures'),
    evidence: evidence && reader.validate(evidence, 'evidence'),
    ...(await reader.readRequirements()),
    manifest: routes,
    drafts,
    valuesWithoutDraftErrors,
    rows,
    redirects,
    table: isTableUsable ? routeTable({ routes: rows, redirects }, site) : undefined,
    unusedDataFiles,
    site,
    languages,
    problems: reader.problems,
  };
}

/** A site while it is read: the files that have been opened, and what is wrong with them. */
class SiteReader {
  readonly problems: Problem[] = [];
  /** The data files by name, those that are used first. */
  readonly data = new Map<string, SiteFile>();
  /** The names of data files by which one was looked for. */
  private readonly requestedNames = new Set<string>();

  /** @param names of the data files that are there */
  constructor(
    private readonly folder: string,
    private readonly names: readonly string[],
    private readonly previousFiles?: Map<string, JsonFile>,
  ) {}

  async open(file: string): Promise<SiteFile | undefined> {
    const read = await readJsonFile(this.folder, file, this.previousFiles?.get(file));
    if (!read) return undefined;
    this.previousFiles?.set(file, read);
    // Of several files the same folder may be in the way.
    this.problems.push(...read.problems.filter(({ file, code }) => !this.hasProblem(file, code)));
    return siteFile(read, undefined, !read.problems.some(isError));
  }

  /** Checks a file against its schema, unless it is no JSON. */
  validate(file: SiteFile, schema: FileSchema | undefined): SiteFile {
    if (file.value === undefined || schema === undefined) return siteFile(file, undefined);
    const problems = validate(schema, file);
    this.problems.push(...problems, ...schemaMismatch(file, schema));
    return siteFile(file, schema, file.isValid && problems.length === 0);
  }

  /** The words of languages, and the site in them. */
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

  /** The lists of requirements of the site itself: all files, and the lists that are sound, by name. */
  async readRequirements(): Promise<Pick<CheckedSite, 'requirements' | 'requirementFiles'>> {
    const requirements = new Map<string, RequirementList>();
    const files = new Map<string, SiteFile>();
    for (const name of await requirementFiles(this.folder)) {
      const opened = await this.open(`${REQUIREMENTS}/${name}.json`);
      if (!opened) continue;
      const judged = this.validate(opened, 'requirements');
      files.set(name, judged);
      // A sound file has the shape of its schema.
      if (judged.isValid) requirements.set(name, judged.value as RequirementList);
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

  /** Reads what the blocks of the files name that have been read so far. */
  async readBlockFiles(): Promise<void> {
    for (const [name, uses] of byName([...this.data.values()].flatMap(blockUses))) {
      if (this.requestedNames.has(name))
        this.problems.push(...uses.flatMap((use) => misuseProblems(this.data.get(name)?.schema, use)));
      else await this.readNamed(name, uses);
    }
  }

  /**
   * Reads the files that nothing names.
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

  /** Reads a data file that is named. */
  private async readNamed(name: string, uses: readonly DataUse[]): Promise<void> {
    // What is not written yet the schema says.
    if (name === '') return;
    this.requestedNames.add(name);
    // Addresses are in the composed form, and so is what they name.
    const composed = name.normalize('NFC');
    if (composed !== name) {
      const words = { ...fieldMessages.dataNameComposed(composed), value: name };
      this.problems.push(...uses.map(({ namedIn, path }) => problemAt(namedIn, path, words)));
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
      ? // Notepad adds this ending, and Windows does not show it.
        fileMessages.missingForText(dataFile(name), `${name}.json`)
      : sameIgnoringCase === undefined
        ? fileMessages.missing(dataFile(name), hint)
        : fileMessages.missingInThisCase(dataFile(name), `${sameIgnoringCase}.json`, `${name}.json`);
    const [first] = uses;
    if (first) this.problems.push(problemAt(first.namedIn, first.path, { ...missing, value: name }));
  }

  private hasProblem(file: string, code: string): boolean {
    return this.problems.some((known) => known.file === file && known.code === code);
  }
}

function byName(uses: readonly DataUse[]): Map<string, DataUse[]> {
  const groups = new Map<string, DataUse[]>();
  for (const use of uses) {
    if (groups.get(use.name)?.push(use) === undefined) groups.set(use.name, [use]);
  }
  return groups;
}
