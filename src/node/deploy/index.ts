/** Publishes a built site, or rolls back to the previous release: `npm run publish`. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { newsFiles } from '../../app/shell/head/files.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { PAGES_FILE } from '../content/generatedFiles.ts';
import { languagesOf } from '../content/locales.ts';
import { settingsFiles } from '../content/settings.ts';
import { fileRules } from '../hosts/headers.ts';
import { type Identity, isOf, isWithin, outputStatus, refusalError } from '../ssg/outputFolder.ts';
import { onInterrupt } from '../system/interrupt.ts';
import { type OpenProgress, terminalProgress } from '../system/progress.ts';
import { UsageError } from '../system/usageError.ts';
import { folderHost } from './folderHost.ts';
import { openFtps } from './ftpsHost.ts';
import { type Host, type PublishPrompts, parentFolders } from './host.ts';
import { type PageChanges, pageChanges, parsePageList } from './pageChanges.ts';
import { type Release, readRelease, sizeInDigest } from './release.ts';
import { openS3 } from './s3Host.ts';
import { openSftp } from './sftpLogin.ts';
import { type HostState, readState, storedPath } from './state.ts';
import { formatTarget, type ServerTarget, type Target } from './target.ts';
import { compareRelease, type ReadContent, type ReleaseDifference, transfer } from './transfer.ts';
import { writeZip } from './zip.ts';

export interface PublishOptions {
  /** The site folder, absolute. */
  folder: string;
  site: Identity;
  target: Target;
  prompts: PublishPrompts;
  /** Only reports the changes. */
  dryRun: boolean;
  /** Replaces foreign files without asking. */
  yes: boolean;
  /** Default: the terminal. */
  progress?: OpenProgress;
}

/** The changes, or the planned ones with `dryRun`. */
export type PublishOutcome =
  /** The host already has this release. */
  | { kind: 'same' }
  | { kind: 'packed'; files: number; pages: number; bytes: number; isPlan: boolean }
  | {
      kind: 'planned';
      sent: readonly string[];
      bytes: number;
      removed: readonly string[];
      pages: PageChanges;
    }
  | {
      kind: 'sent';
      sent: readonly string[];
      removed: readonly string[];
      /** True if the host had no room for the previous release, so that no rollback is possible. */
      isLast: boolean;
    };

/**
 * Sends the changes.
 *
 * @param out the built site
 * @throws ContentError (rejects) with the error of the host; each page is then complete, in its old or new version
 */
export async function publishSite(out: string, options: PublishOptions): Promise<PublishOutcome> {
  const { target, dryRun, progress = terminalProgress } = options;
  if ((target.kind === 'folder' || target.kind === 'zip') && isWithin(target.path, out))
    throw targetProblem(target, publishMessages.ownOutput);
  const release = await readRelease(out);
  if (target.kind !== 'zip')
    return withHost(options, target, async (host, state) => {
      await confirmOverwrite(host, state, release, options);
      return sendRelease(await compareRelease(host, release, state), options, (path) =>
        readFile(join(out, path)),
      );
    });
  if (!dryRun) await writeZip(out, release, target.path, progress('packing'));
  return {
    kind: 'packed',
    files: release.size,
    pages: parsePageList(await readFile(join(out, PAGES_FILE)).catch(() => undefined)).size,
    bytes: totalBytes([...release.values()]),
    isPlan: dryRun,
  };
}

/**
 * Restores the previous release, or after an interrupted transfer the last complete one.
 *
 * @throws ContentError (rejects) without a stored release, or with the error of the host
 */
export async function rollBack(options: PublishOptions): Promise<PublishOutcome> {
  const { target } = options;
  if (target.kind === 'zip')
    throw new UsageError('A ZIP file keeps no release before. Go back to the old content, and publish that.');
  return withHost(options, target, async (host, state) => {
    const previous = state?.previous;
    if (!previous) throw targetProblem(target, publishMessages.noReleaseBefore);
    await confirmOverwrite(host, state, previous, options);
    return sendRelease(await compareRelease(host, previous, state), options, async (path, digest) => {
      const content = await host.get(storedPath(path, digest));
      if (!content) throw targetProblem(target, publishMessages.noReleaseBefore);
      return content;
    });
  });
}

const SERVER_OPENERS: Readonly<
  Record<ServerTarget['kind'], (target: ServerTarget, prompts: PublishPrompts) => Promise<Host>>
> = { sftp: openSftp, ftps: openFtps };

const targetProblem = (target: Target, message: ProblemMessage) =>
  new ContentError([problemInFile(formatTarget(target), message)]);

type HostTarget = Exclude<Target, { kind: 'zip' }>;

async function withHost<T>(
  options: PublishOptions,
  target: HostTarget,
  action: (host: Host, state: HostState | undefined) => Promise<T>,
): Promise<T> {
  const host = await openHost(options, target);
  const stopListening = onInterrupt(() => {
    console.error('\nStopped. The same command goes on from here.');
  });
  try {
    return await action(host, await readState(host));
  } finally {
    stopListening();
    await host.close();
  }
}

async function openHost({ folder, site, prompts }: PublishOptions, target: HostTarget): Promise<Host> {
  if (target.kind === 'folder') return openFolder(target.path, folder, site);
  if (target.kind !== 's3') return SERVER_OPENERS[target.kind](target, prompts);
  const languages = languagesOf(await settingsFiles(folder));
  // The file names of the main language do not contain the language.
  return openS3(
    target,
    fileRules(['', ...languages].map((language) => newsFiles({ language, mainLanguage: '' }))),
  );
}

/** @throws ContentError (rejects) if the folder has the content of a site or other files that a build never replaces */
async function openFolder(path: string, folder: string, site: Identity): Promise<Host> {
  const realFolder = await realpath(path).catch(() => path);
  const verdict = outputStatus(realFolder, folder, site);
  if (verdict.kind === 'protected') throw refusalError(verdict);
  return folderHost(realFolder);
}

/** @throws ContentError (rejects) if foreign files would be replaced without consent */
async function confirmOverwrite(
  host: Host,
  state: HostState | undefined,
  release: Release,
  { site, target, prompts, dryRun, yes }: PublishOptions,
): Promise<void> {
  if (dryRun || yes) return;
  const mistake = await overwriteMistake(host, state, release, site);
  if (mistake && !(await prompts.confirm?.(`${mistake.message} Go on?`)))
    throw targetProblem(target, mistake);
}

async function overwriteMistake(host: Host, state: HostState | undefined, release: Release, site: Identity) {
  if (state && !isOf(state.site, site)) return publishMessages.otherSite(state.site.name ?? '');
  const overwrittenFiles = await findForeignFiles(host, state, release);
  return overwrittenFiles.length > 0 ? publishMessages.otherFiles(overwrittenFiles) : undefined;
}

/** Returns the foreign files that new files would replace. A first publication only compares the top folder. */
async function findForeignFiles(host: Host, state: HostState | undefined, release: Release) {
  const isOurs = (path: string) =>
    [state?.files, state?.next, state?.previous].some((files) => files?.has(path));
  const newPaths = [...release.keys()].filter((path) => !isOurs(path));
  const folders = new Set(state ? newPaths.map((path) => parentFolders(path)[0] ?? '') : ['']);
  const listedPaths = await pMap(
    folders,
    async (folder) =>
      [...(await host.list(folder)).keys()].map((name) => (folder === '' ? name : `${folder}/${name}`)),
    { concurrency: host.concurrency },
  );
  const existingPaths = new Set(listedPaths.flat());
  return newPaths.filter((path) => existingPaths.has(path));
}

async function sendRelease(
  difference: ReleaseDifference,
  { site: { name, origin }, dryRun, progress = terminalProgress }: PublishOptions,
  contents: ReadContent,
): Promise<PublishOutcome> {
  if (difference.steps.length === 0 && !difference.state?.next) return { kind: 'same' };
  const { unsent: sent, removed, desired } = difference;
  if (dryRun) {
    const bytes = totalBytes(sent.map((path) => desired.get(path) ?? ''));
    return { kind: 'planned', sent, bytes, removed, pages: await pageChanges(difference, contents) };
  }
  const keepsPrevious = await transfer(difference, { name, origin }, contents, progress('sending'));
  return { kind: 'sent', sent, removed, isLast: !keepsPrevious && difference.state !== undefined };
}

const totalBytes = (digests: readonly string[]) =>
  digests.reduce((size, digest) => size + sizeInDigest(digest), 0);
