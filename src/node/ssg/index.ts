/** The whole static site: rendered beside its final place, verified, swapped in at the end. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { digest } from '../../core/data/digest.ts';
import type { Site } from '../../core/model.ts';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { outputFile } from '../../core/route/path.ts';
import { redirectRules, redirectsOfPages } from '../../core/route/redirects.ts';
import { routeTable } from '../../core/route/table.ts';
import { dataFile, dataNames, LOCK, readSite } from '../content/folder.ts';
import {
  DIGESTS_FILE,
  HOST_FILES,
  notFoundFile,
  notFoundParents,
  PAGES_FILE,
} from '../content/generatedFiles.ts';
import { readJsonFile } from '../content/jsonFile.ts';
import { createLocaleSet, prefixedLanguages, type SiteLocales } from '../content/locales.ts';
import { lockUrls } from '../content/siteValues.ts';
import { headerRules } from '../hosts/headers.ts';
import { writeHostFiles } from '../hosts/index.ts';
import { redirectPage } from '../hosts/redirectPage.ts';
import { onInterrupt } from '../system/interrupt.ts';
import { type OpenProgress, terminalProgress } from '../system/progress.ts';
import { removeIfEmpty } from '../system/replaceFile.ts';
import { toContentError } from '../system/systemError.ts';
import { createDeferredFiles, type DeferredFiles, type PrioritizeFile } from './deferredFiles.ts';
import { makeDocuments } from './documents.ts';
import { foreignFiles, foreignFilesText } from './foreignFiles.ts';
import type { ImageWorkers } from './imageWorkers.ts';
import type { BuildManifest, PreviousBuild } from './incremental/plan.ts';
import { keepSpare } from './incremental/reuseFolders.ts';
import { type OutputRefusal, outputStatus, refusalError, writeMark } from './outputFolder.ts';
import { pageMetadataReader } from './pageMetadata.ts';
import { pageList, sitePages } from './pages.ts';
import { redirectsWithPage } from './redirectPages.ts';
import { createSearchIndexer, searchPathOf } from './search.ts';
import { createSharing } from './sharing/index.ts';
import { storeOverOutput } from './storeOverOutput.ts';
import { oldFolder, recover, removeBuilt, stagingFolder, swapIn } from './swap.ts';
import { writeOutputFile } from './writeOutputFile.ts';
import { type PreviousPages, writePages } from './writePages.ts';
import { writeSources } from './writeSources.ts';

export interface BuildResult {
  pages: number;
  redirects: number;
}

/** Asks whether a folder that the build did not make may be replaced. Throws (rejects) when it may not. */
type ConfirmReplace = (found: OutputRefusal) => Promise<void>;

/** A site that is whole but for pictures, which still come. */
export interface SitePreview extends BuildResult {
  /** Where it is until it has its place. */
  folder: string;
  prioritize: PrioritizeFile;
}

export interface BuildOptions {
  /** Without it nothing is replaced but what a build of this site has made. */
  confirmReplace?: ConfirmReplace;
  /** Told when all is there but pictures. */
  onPages?: (preview: SitePreview) => Promise<void>;
  /** The check, where it is not done yet: rejects when the site is not sound. */
  checked?: Promise<unknown>;
  /** What the last build into the same place remembers; without it all is made anew. */
  memory?: PreviousBuild;
  /** Who is told how far it is; the terminal without it. */
  progress?: OpenProgress;
  /** Makes the pictures; without it processes of their own do. */
  imageWorkers?: ImageWorkers;
}

/**
 * Builds a site that the checker has passed, or passes meanwhile.
 *
 * @param folder the site folder, absolute
 * @param out where the site goes; what is there stays untouched until the new site is whole
 * @throws ContentError (rejects) when the site is not sound, its place may not be replaced, or the disk cannot take it
 */
export async function buildSite(
  folder: string,
  out: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  try {
    return await build(folder, out, options);
  } catch (error) {
    // A mistake in the content is the cause of what it breaks.
    await options.checked;
    throw error;
  }
}

async function build(
  folder: string,
  out: string,
  {
    confirmReplace,
    onPages,
    checked,
    memory: previous,
    progress = terminalProgress,
    imageWorkers,
  }: BuildOptions,
): Promise<BuildResult> {
  const site = await readSite(folder);
  const agree: ConfirmReplace | undefined =
    confirmReplace &&
    (async (found) => {
      await checked;
      await confirmReplace(found);
    });
  const { path, agreed } = await claimOutput(out, folder, site, agree).catch((error: unknown) => {
    throw toContentError(error, out);
  });
  const staging = stagingFolder(path);
  const later = createDeferredFiles(staging, progress('pictures'), imageWorkers);
  let remove = () => {};
  const done = onInterrupt(() => {
    remove();
    console.error('\nStopped. The site is as it was.');
  });
  try {
    const size = await dataSize(folder);
    // V8 lets its heap grow to several times of what is in use before it tidies up. Little is in use where few pages are drawn.
    if (size > MAX_UNLIMITED_HEAP_BYTES && !previous?.edit) setFlagsFromString('--heap-growing-percent=50');
    if (size > MAX_PARALLEL_CHECK_BYTES) await checked;
    remove = makeStaging(staging);
    writeMark(staging, site);
    const { paths, redirects } = await writeSite(folder, site, staging, later, {
      sound: checked,
      progress,
      // What this engine has written; the file is that which it noted.
      last: previous && {
        output: path,
        previous,
        manifest: (await previous.readManifest()) as BuildManifest | undefined,
      },
    });
    const result = { pages: paths.length, redirects };
    await onPages?.({ ...result, folder: staging, prioritize: later.prioritize });
    await later.finish();
    // Somebody may have put something there in the meantime.
    const now = outputStatus(out, folder, site);
    if ('message' in now && !(agreed && now.kind === 'foreign')) throw refusalError(now);
    const lost =
      previous && !previous.isIntact && now.kind === 'ours'
        ? foreignFiles(path, staging, previous.finishedAt)
        : [];
    swapIn(
      staging,
      path,
      previous?.isIntact ? (old) => keepSpare(old, previous.spareFolder, paths) : undefined,
    );
    if (lost.length > 0) console.error(foreignFilesText(lost, path));
    return result;
  } catch (error) {
    remove();
    // A person knows the place of the site, not that of its staging.
    throw toContentError(error, path, (file) =>
      file.startsWith(staging) ? path + file.slice(staging.length) : file,
    );
  } finally {
    later.close();
    done();
  }
}

/** So much data, in bytes, is checked while it is prepared: both take ten times its room in memory. */
const MAX_PARALLEL_CHECK_BYTES = 32 * 1024 * 1024;

/** With so much data, in bytes, memory counts. With less time does, of which a flag that changes costs a tenth (decision 038). */
const MAX_UNLIMITED_HEAP_BYTES = 4 * 1024 * 1024;

async function dataSize(folder: string): Promise<number> {
  const sizes = (await dataNames(folder)).map((name) =>
    stat(join(folder, dataFile(name))).then(
      ({ size }) => size,
      // The check says why.
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Takes the place of the output, or refuses it.
 *
 * @returns its real path, and whether somebody has agreed that what is there may go
 * @throws ContentError (rejects) when it may not be replaced
 */
async function claimOutput(out: string, folder: string, site: Site, consent?: ConfirmReplace) {
  const initialStatus = outputStatus(out, folder, site);
  if (initialStatus.kind === 'protected') throw refusalError(initialStatus);
  const { path } = initialStatus;
  await recover(path);
  const status = outputStatus(out, folder, site);
  const agreed = status.kind === 'foreign' && consent !== undefined;
  if (agreed) await consent(status);
  else if ('message' in status) throw refusalError(status);
  const old = oldFolder(path);
  if (existsSync(old)) {
    throw new ContentError([problemInFile(old, outputMessages.oldSiteInTheWay)]);
  }
  return { path, agreed };
}

/**
 * Makes the staging folder, and the folders above it that are missing.
 *
 * @returns removes what was made
 * @throws what the file system says; nothing is left then
 */
function makeStaging(staging: string): () => void {
  const missing: string[] = [];
  for (let above = dirname(staging); !existsSync(above); above = dirname(above)) missing.push(above);
  const removeMissing = () => missing.forEach(removeIfEmpty);
  try {
    mkdirSync(dirname(staging), { recursive: true });
    mkdirSync(staging);
  } catch (error) {
    removeMissing();
    throw error;
  }
  return () => {
    removeBuilt(staging);
    removeMissing();
  };
}

async function writeSite(
  folder: string,
  whole: Site,
  staging: string,
  later: DeferredFiles,
  {
    sound,
    last: previous,
    progress,
  }: { sound?: Promise<unknown>; last?: PreviousPages; progress: OpenProgress },
): Promise<{ paths: readonly string[]; redirects: number }> {
  const sources = await writeSources(folder, whole, staging, later, previous);
  const { site, manifest, names, locales, look, assets, digests, built, today } = sources;
  const table = routeTable(manifest, site);
  const localeSet = createLocaleSet(locales);
  const store = storeOverOutput(staging, site.facts);
  const matches = await sitePages(manifest.routes, table, store, names);
  const paths = matches.map(({ path }) => path);
  const sharing = createSharing(localeSet, look.brand, sources, sources.sharePictures);
  const searchPath = await searchPathOf(manifest, store);
  const words = searchPath === undefined ? undefined : createSearchIndexer(localeSet, manifest);
  const list = pageList(localeSet);
  // Where pages go is what their addresses say.
  await sound;
  const ownNotFound = notFoundParents(prefixedLanguages(locales), table.families.keys());
  const withNews = await writePages({
    matches,
    readMetadata: pageMetadataReader({ localeSet, table, store, list, words, sharing }),
    list,
    words,
    sharing,
    notFoundParents: ownNotFound,
    renderData: {
      folder: staging,
      manifest,
      locales,
      logo: look.mark,
      buildYear: Number(today.slice(0, 4)),
      searchPath,
      assets: { ...assets, frameColours: sharing.frameColours },
    },
    files: sources.files,
    sources: sources.sources,
    previous,
    progress: progress('pages'),
  });
  for (const [name, value] of Object.entries({ [PAGES_FILE]: list.pages, ...words?.files() })) {
    // The folder of the others is named after what they hold.
    if (!name.includes('/')) digests[`${table.base}/${name}`] = digest(assets.app, value);
    writeOutputFile(join(staging, name), JSON.stringify(value));
  }
  writeOutputFile(join(staging, DIGESTS_FILE), JSON.stringify(digests));
  await sharing.write(staging);
  const redirects = redirectRules(manifest, table);
  const publishedUrls = lockUrls((await readJsonFile(folder, LOCK))?.value);
  const files = readdirSync(staging, { withFileTypes: true }).filter((entry) => entry.isFile());
  const oldAddresses = redirectsOfPages(redirects, paths, publishedUrls);
  const oldPages = redirectsWithPage(
    oldAddresses,
    paths,
    files.map(({ name }) => name),
  );
  for (const { from, to } of oldPages)
    writeOutputFile(join(staging, outputFile(from)), redirectPage(localeSet.locale, to));
  const headers = headerRules(site, assets.inlineLoader, withNews);
  await writeHostFiles(staging, headers, redirects, paths, table.base, ownNotFound);
  verify(staging, paths, ownNotFound);
  later.addGenerated(
    sources.documents.map(({ file }) => file),
    makeDocuments(folder, staging, sources.documents, site, wordsIn(locales), built),
  );
  return { paths, redirects: oldAddresses.length };
}

/** The words of a language; those of the site itself where none is named. */
const wordsIn =
  ({ sources }: SiteLocales) =>
  (language = sources[0].language) =>
    (sources.find((locale) => locale.language === language) ?? sources[0]).messages;

/** @throws when a page is missing or empty, so that a half-written site never takes the place of a whole one */
function verify(staging: string, paths: readonly string[], ownNotFound: readonly string[]) {
  const notFound = [undefined, ...ownNotFound].map(notFoundFile);
  for (const path of [...paths.map(outputFile), ...notFound, HOST_FILES.headers]) {
    const { size } = statSync(join(staging, path));
    if (size === 0) throw new Error(`The file ${path} came out empty.`);
  }
}
