/** Builds the static site in a staging folder, verifies it and swaps it in at the end. */
import { setFlagsFromString } from 'node:v8';
import { onInterrupt } from '../system/interrupt.ts';
import { type OpenProgress, terminalProgress } from '../system/progress.ts';
import { toContentError } from '../system/systemError.ts';
import { createDeferredFiles, type PrioritizeFile } from './deferredFiles.ts';
import { foreignFiles, foreignFilesText } from './foreignFiles.ts';
import type { ImageWorkers } from './imageWorkers.ts';
import type { BuildResult, PreviousBuild } from './incremental/buildRecord.ts';
import { keepSpare } from './incremental/reuse.ts';
import { deriveContent } from './stages/derived.ts';
import { publishSources } from './stages/published.ts';
import { readSource } from './stages/read.ts';
import { renderPages } from './stages/rendered.ts';
import { resolvePages } from './stages/resolved.ts';
import { applySchedule } from './stages/scheduled.ts';
import { writeSiteFiles } from './stages/written.ts';
import { assertClaimed, type ConfirmReplace, claimOutput, createStaging } from './staging.ts';
import { stagingFolder, swapIn } from './swap.ts';

/** A site that is complete except for deferred files. */
export interface SitePreview extends BuildResult {
  /** The staging folder. */
  folder: string;
  prioritize: PrioritizeFile;
}

export interface BuildOptions {
  /** By default, only the output of a build of this site is replaced. */
  confirmReplace?: ConfirmReplace;
  /** Called when only deferred files are missing. */
  onPages?: (preview: SitePreview) => Promise<void>;
  /** The running check; rejects if the site is invalid. By default, the site has been checked. */
  validated?: Promise<unknown>;
  /** By default, nothing is reused. */
  previous?: PreviousBuild;
  /** Default: the terminal. */
  progress?: OpenProgress;
  /** Default: worker processes. */
  imageWorkers?: ImageWorkers;
}

/**
 * Builds a site.
 *
 * @param folder the site folder, absolute
 * @param out the output folder, which stays untouched until the new site is complete
 * @throws ContentError (rejects) if the site is invalid, the output folder may not be replaced, or the disk fails
 */
export async function buildSite(
  folder: string,
  out: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  try {
    return await build(folder, out, options);
  } catch (error) {
    // If the content is invalid, its problems explain any other error.
    await options.validated;
    throw error;
  }
}

/** With more data, the check is not run in parallel: both take ten times the size in memory. */
const MAX_PARALLEL_CHECK_BYTES = 32 * 1024 * 1024;

/** Above this size, limit heap growth; below it the flag costs 10 % of build time (decision 038). */
const MAX_UNLIMITED_HEAP_BYTES = 4 * 1024 * 1024;

async function build(
  folder: string,
  out: string,
  { confirmReplace, onPages, validated, previous, progress = terminalProgress, imageWorkers }: BuildOptions,
): Promise<BuildResult> {
  const source = await readSource(folder);
  const claim = await claimOutput(
    out,
    folder,
    source.site,
    confirmReplace &&
      (async (refusal) => {
        await validated;
        await confirmReplace(refusal);
      }),
  );
  const { path } = claim;
  const staging = stagingFolder(path);
  const deferred = createDeferredFiles(staging, progress('pictures'), imageWorkers);
  let removeStaging = () => {};
  const stopListening = onInterrupt(() => {
    removeStaging();
    console.error('\nStopped. The site is as it was.');
  });
  try {
    if (source.dataBytes > MAX_UNLIMITED_HEAP_BYTES && !previous?.edit)
      setFlagsFromString('--heap-growing-percent=50');
    if (source.dataBytes > MAX_PARALLEL_CHECK_BYTES) await validated;
    removeStaging = createStaging(path, source.site);
    const reusable = previous && {
      folder: path,
      spareFolder: previous.spareFolder,
      edit: previous.edit,
      manifest: await previous.readManifest(),
    };

    const scheduled = await applySchedule(source);
    const derived = await deriveContent(scheduled);
    const published = await publishSources(derived, staging, deferred, reusable);
    const resolved = await resolvePages(published, reusable);
    // Addresses decide where files are written, so they must be valid.
    await validated;
    const rendered = await renderPages(resolved, progress('pages'), reusable);
    const { paths, redirects } = await writeSiteFiles(rendered, deferred);

    await previous?.writeManifest(rendered.buildManifest);
    const result = { pages: paths.length, redirects };
    await onPages?.({ ...result, folder: staging, prioritize: deferred.prioritize });
    await deferred.finish();
    const kind = assertClaimed(out, folder, source.site, claim);
    const deleted =
      previous && !previous.isIntact && kind === 'ours'
        ? foreignFiles(path, staging, previous.finishedAt)
        : [];
    swapIn(
      staging,
      path,
      previous?.isIntact ? (old) => keepSpare(old, previous.spareFolder, paths) : undefined,
    );
    if (deleted.length > 0) console.error(foreignFilesText(deleted, path));
    return result;
  } catch (error) {
    removeStaging();
    // Users know the output folder, not the staging folder.
    throw toContentError(error, path, (file) =>
      file.startsWith(staging) ? path + file.slice(staging.length) : file,
    );
  } finally {
    deferred.close();
    stopListening();
  }
}
