/** Sends a built site to where visitors find it, or takes it back to the release before; `npm run publish`. */
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
import { type Host, parentFolders } from './host.ts';
import { type PageChanges, pageChanges, parsePageList } from './pageChanges.ts';
import type { PublishPrompts } from './publishPrompts.ts';
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
  /** Only says what would be done. */
  dryRun: boolean;
  /** Asks nothing before files of others are replaced. */
  yes: boolean;
  /** Who is told how far it is; the terminal without it. */
  progress?: OpenProgress;
}

/** What was done, or with `dryRun` would be. */
export type PublishOutcome =
  /** The host has this release already. */
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
      /** Whether the host had no room for the release before, so that nothing leads back to it. */
      isLast: boolean;
    };

/**
 * Sends what has changed.
 *
 * @param out the built site
 * @throws ContentError (rejects) with what the host says; visitors then find the old site or the new one, or each page of one of them
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
 * Takes a host back to the release before, or one whose sending broke off to the last whole one.
 *
 * @throws ContentError (rejects) when the host keeps none, or with what the host says
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
  Record<ServerTarget['kind'], (target: ServerTarget, person: PublishPrompts) => Promise<Host>>
> = {
  sftp: openSftp,
  ftps: openFtps,
};

const targetProblem = (target: Target, words: ProblemMessage) =>
  new ContentError([problemInFile(formatTarget(target), words)]);

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
  // Only the names of the other languages' files have the language in them.
  return openS3(
    target,
    fileRules(['', ...languages].map((language) => newsFiles({ language, mainLanguage: '' }))),
  );
}

/** @throws ContentError (rejects) when the folder has the content of a site in it, or other things that a build never replaces */
async function openFolder(path: string, folder: string, site: Identity): Promise<Host> {
  const realFolder = await realpath(path).catch(() => path);
  const verdict = outputStatus(realFolder, folder, site);
  if (verdict.kind === 'protected') throw refusalError(verdict);
  return folderHost(realFolder);
}

/** @throws ContentError (rejects) when files of others would be replaced, and nobody has agreed */
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

async function overwriteMistake(
  host: Host,
  state: HostState | undefined,
  release: Release,
  site: Identity,
): Promise<ProblemMessage | undefined> {
  if (state && !isOf(state.site, site)) return publishMessages.otherSite(state.site.name ?? '');
  const overwrittenFiles = await findForeignFiles(host, state, release);
  return overwrittenFiles.length > 0 ? publishMessages.otherFiles(overwrittenFiles) : undefined;
}

/** The files that are where new ones will be. A first publication, of which all files are new, looks for them at the top of the folder. */
async function findForeignFiles(
  host: Host,
  state: HostState | undefined,
  release: Release,
): Promise<string[]> {
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
