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
import { fileRules } from '../hosts/headers.ts';
import { type Identity, isOf, isWithin, judgeOutput, refused } from '../ssg/outputFolder.ts';
import { onInterrupt } from '../system/interrupt.ts';
import { type OpenProgress, onTerminal } from '../system/progress.ts';
import { UsageError } from '../system/usageError.ts';
import { folderHost } from './folderHost.ts';
import { openFtps } from './ftpsHost.ts';
import { foldersAbove, type Host } from './host.ts';
import { type PageChanges, pageChanges, pagesIn } from './pageChanges.ts';
import type { Person } from './person.ts';
import { type Release, releaseOf, sizeOf } from './release.ts';
import { openS3 } from './s3Host.ts';
import { openSftp } from './sftpLogin.ts';
import { readState, type State, storedAt } from './state.ts';
import { inWords, type ServerTarget, type Target } from './target.ts';
import { type Contents, type Difference, differenceTo, transfer } from './transfer.ts';
import { writeZip } from './zip.ts';

export interface Publishing {
  /** The site folder, absolute. */
  folder: string;
  site: Identity;
  target: Target;
  person: Person;
  /** Only says what would be done. */
  dryRun: boolean;
  /** Asks nothing before files of others are replaced. */
  yes: boolean;
  /** Who is told how far it is; the terminal without it. */
  progress?: OpenProgress;
}

/** What was done, or with `dryRun` would be. */
export type Published =
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
export async function publishSite(out: string, publishing: Publishing): Promise<Published> {
  const { target, dryRun, progress = onTerminal } = publishing;
  if ((target.kind === 'folder' || target.kind === 'zip') && isWithin(target.path, out))
    throw problem(target, publishMessages.ownOutput);
  const release = await releaseOf(out);
  if (target.kind !== 'zip')
    return withHost(publishing, target, async (host, state) => {
      await claim(host, state, release, publishing);
      return bring(await differenceTo(host, release, state), publishing, (path) => readFile(join(out, path)));
    });
  if (!dryRun) await writeZip(out, release, target.path, progress('packing'));
  return {
    kind: 'packed',
    files: release.size,
    pages: pagesIn(await readFile(join(out, PAGES_FILE)).catch(() => undefined)).size,
    bytes: sum([...release.values()]),
    isPlan: dryRun,
  };
}

/**
 * Takes a host back to the release before, or one whose sending broke off to the last whole one.
 *
 * @throws ContentError (rejects) when the host keeps none, or with what the host says
 */
export async function rollBack(publishing: Publishing): Promise<Published> {
  const { target } = publishing;
  if (target.kind === 'zip')
    throw new UsageError('A ZIP file keeps no release before. Go back to the old content, and publish that.');
  return withHost(publishing, target, async (host, state) => {
    const before = state?.before;
    if (!before) throw problem(target, publishMessages.noReleaseBefore);
    await claim(host, state, before, publishing);
    return bring(await differenceTo(host, before, state), publishing, async (path, digest) => {
      const content = await host.get(storedAt(path, digest));
      if (!content) throw problem(target, publishMessages.noReleaseBefore);
      return content;
    });
  });
}

const OPEN_SERVER: Readonly<
  Record<ServerTarget['kind'], (target: ServerTarget, person: Person) => Promise<Host>>
> = {
  sftp: openSftp,
  ftps: openFtps,
};

const problem = (target: Target, words: ProblemMessage) =>
  new ContentError([problemInFile(inWords(target), words)]);

type HostTarget = Exclude<Target, { kind: 'zip' }>;

async function withHost<T>(
  publishing: Publishing,
  target: HostTarget,
  use: (host: Host, state: State | undefined) => Promise<T>,
): Promise<T> {
  const host = await openHost(publishing, target);
  const done = onInterrupt(() => {
    console.error('\nStopped. The same command goes on from here.');
  });
  try {
    return await use(host, await readState(host));
  } finally {
    done();
    await host.close();
  }
}

async function openHost({ folder, site, person }: Publishing, target: HostTarget): Promise<Host> {
  if (target.kind === 'folder') return openFolder(target.path, folder, site);
  if (target.kind !== 's3') return OPEN_SERVER[target.kind](target, person);
  const languages = await languagesOf(folder);
  // Only the names of the other languages' files have the language in them.
  return openS3(
    target,
    fileRules(['', ...languages].map((language) => newsFiles({ language, mainLanguage: '' }))),
  );
}

/** @throws ContentError (rejects) when the folder has the content of a site in it, or other things that a build never replaces */
async function openFolder(path: string, folder: string, site: Identity): Promise<Host> {
  const real = await realpath(path).catch(() => path);
  const found = judgeOutput(real, folder, site);
  if (found.kind === 'protected') throw refused(found);
  return folderHost(real);
}

/** @throws ContentError (rejects) when files of others would be replaced, and nobody has agreed */
async function claim(
  host: Host,
  state: State | undefined,
  release: Release,
  { site, target, person, dryRun, yes }: Publishing,
): Promise<void> {
  if (dryRun || yes) return;
  const words = await foreignWords(host, state, release, site);
  if (words && !(await person.confirm?.(`${words.message} Go on?`))) throw problem(target, words);
}

async function foreignWords(
  host: Host,
  state: State | undefined,
  release: Release,
  site: Identity,
): Promise<ProblemMessage | undefined> {
  if (state && !isOf(state.site, site)) return publishMessages.otherSite(state.site.name ?? '');
  const replaced = await foreignFiles(host, state, release);
  return replaced.length > 0 ? publishMessages.otherFiles(replaced) : undefined;
}

/** The files that are where new ones will be. A first publication, of which all files are new, looks for them at the top of the folder. */
async function foreignFiles(host: Host, state: State | undefined, release: Release): Promise<string[]> {
  const isOurs = (path: string) =>
    [state?.files, state?.next, state?.before].some((files) => files?.has(path));
  const fresh = [...release.keys()].filter((path) => !isOurs(path));
  const folders = new Set(state ? fresh.map((path) => foldersAbove(path)[0] ?? '') : ['']);
  const found = await pMap(
    folders,
    async (folder) =>
      [...(await host.list(folder)).keys()].map((name) => (folder === '' ? name : `${folder}/${name}`)),
    { concurrency: host.atOnce },
  );
  const there = new Set(found.flat());
  return fresh.filter((path) => there.has(path));
}

async function bring(
  difference: Difference,
  { site: { name, origin }, dryRun, progress = onTerminal }: Publishing,
  contents: Contents,
): Promise<Published> {
  if (difference.steps.length === 0 && !difference.state?.next) return { kind: 'same' };
  const { unsent: sent, removed, wanted } = difference;
  if (dryRun) {
    const bytes = sum(sent.map((path) => wanted.get(path) ?? ''));
    return { kind: 'planned', sent, bytes, removed, pages: await pageChanges(difference, contents) };
  }
  const keeps = await transfer(difference, { name, origin }, contents, progress('sending'));
  return { kind: 'sent', sent, removed, isLast: !keeps && difference.state !== undefined };
}

const sum = (digests: readonly string[]) => digests.reduce((size, digest) => size + sizeOf(digest), 0);
