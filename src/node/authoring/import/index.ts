/** `import`: brings the content of an existing site into a site folder. */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../system/usageError.ts';
import { type CheckSite, runTransaction } from '../transaction.ts';
import { readValidSite } from '../validSite.ts';
import { createDownloader } from './download.ts';
import { isMarkdownSite, openMarkdown } from './markdown.ts';
import type { ImportSource } from './model.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { reportChanges, reportFile, summarize } from './report.ts';
import { countHtml, openSavedHtml } from './savedHtml.ts';
import { extractZip, fileFinder, openFolder, type SourceFolder } from './sourceFolder.ts';
import { readHead } from './sourceText.ts';
import { openWordPress } from './wordPress.ts';

export interface ImportRequest {
  /** The site folder, absolute. */
  folder: string;
  /** Absolute paths: a folder, a ZIP archive, or WordPress exports with the folder of their uploads. */
  sources: readonly string[];
  into?: string;
  /** Downloads missing files from the old site; a function decides once the site is known. */
  downloads: (origin: string) => Promise<boolean>;
  check: CheckSite;
}

/** Opens and plans an import. Writes nothing to the site. */
export async function draftImport({
  folder,
  sources,
  into,
  downloads,
  check,
}: ImportRequest): Promise<ImportPlan> {
  const site = await readValidSite(folder);
  const source = await openSource(sources);
  try {
    const { origin } = source;
    const isAllowed = origin !== undefined && (await downloads(origin));
    const plan = await planImport(site, source, sources[0] ?? '', {
      into,
      check,
      ...(isAllowed && { download: createDownloader(origin) }),
    });
    if (plan.changes.length === 0) return plan;
    return { ...plan, changes: [...plan.changes, ...reportChanges(folder, plan, site.table.base)] };
  } finally {
    source.close();
  }
}

/** Writes a plan with its report, all or nothing. @returns sentences for the user */
export async function writeImport(folder: string, plan: ImportPlan, check: CheckSite): Promise<string[]> {
  if (plan.changes.length === 0) return [...summarize(plan), 'Nothing was changed.'];
  await runTransaction(folder, plan.changes, check);
  return [...summarize(plan), `The report is ${reportFile(plan.name)}.`];
}

/** Detects the type of a source. @throws UsageError (rejects) with the types that can be imported */
async function openSource(paths: readonly string[]): Promise<ImportSource> {
  const temporary: string[] = [];
  const close = () => {
    for (const path of temporary) rmSync(path, { recursive: true, force: true });
  };
  try {
    const exports: string[] = [];
    const folders: SourceFolder[] = [];
    for (const path of paths) {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats) throw new UsageError(`There is no file or folder ${path}.`);
      if (stats.isDirectory()) folders.push(openFolder(path));
      else if (isZip(path)) {
        const extracted = await extractZip(path);
        temporary.push(extracted);
        folders.push(openFolder(extracted));
      } else if (isWordPress(path)) exports.push(path);
      else throw unknownSource(path);
    }
    for (const { files } of folders)
      for (const [name, { path }] of files)
        if (/^[^/]*(?:\/[^/]*)?\.xml$/i.test(name) && isWordPress(path)) exports.push(path);
    if (exports.length > 0) {
      const finders = folders.map((folder) => fileFinder(folder, uploadRoots(folder)));
      return { ...(await openWordPress(exports, (address) => firstOf(finders, address))), close };
    }
    const [folder] = folders.map(enterSingleFolder);
    if (folder && isMarkdownSite(folder)) return await openMarkdown(folder, close);
    if (folder && countHtml(folder) > 0) return await openSavedHtml(folder, close);
    throw unknownSource(paths[0] ?? '');
  } catch (error) {
    close();
    throw error;
  }
}

const firstOf = (finders: readonly ReturnType<typeof fileFinder>[], address: string) =>
  finders.map((find) => find(address)).find((file) => file !== undefined);

/** The folder itself and those that are called `uploads`, or hold a copy of the whole site. */
function uploadRoots({ files }: SourceFolder): string[] {
  const roots = new Set(['']);
  for (const name of files.keys()) {
    const [, before = ''] = /^(.*?)(?:\/)?(?:wp-content\/)?uploads\//.exec(name) ?? [];
    const uploads = /^(.*?uploads)\//.exec(name)?.[1];
    if (uploads !== undefined) roots.add(uploads).add(before);
    const [top = ''] = name.split('/');
    if (name.includes('/')) roots.add(top);
  }
  return [...roots];
}

/** An archive often has one folder with everything. */
function enterSingleFolder(folder: SourceFolder): SourceFolder {
  const [first = ''] = folder.files.keys();
  const [top = ''] = first.split('/');
  const isSingle =
    first.includes('/') && [...folder.files.keys()].every((name) => name.startsWith(`${top}/`));
  const isPartOfSite = /\.|^(?:_posts|docs|content|posts|blog|src)$/.test(top);
  return isSingle && !isPartOfSite ? enterSingleFolder(openFolder(join(folder.path, top))) : folder;
}

const isZip = (path: string) =>
  readHead(path, 4).toString('latin1') === 'PK\u0003\u0004' && !/\.(?:xlsx|ods|docx)$/i.test(path);

const isWordPress = (path: string) =>
  /xmlns:wp\s*=|<wp:wxr_version>/.test(readHead(path, 64 * 1024).toString('latin1'));

const unknownSource = (path: string) =>
  new UsageError(
    `${path} cannot be imported. Give a WordPress export (XML), a folder of Markdown files, or a folder of saved HTML pages; a folder may be a ZIP archive. Nothing was changed.`,
  );
