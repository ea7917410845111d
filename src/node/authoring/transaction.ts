/**
 * Changes several files of a site: all or none.
 *
 * The changed site is staged in `.cache/new-{process}/`, on the same file system, and checked there. Then
 * the files are renamed in the order of the changes, so that the file that refers to the others comes last;
 * deletions follow it. A journal lists the renames, and {@link rollbackInterrupted} undoes those of a
 * killed run.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { sha256 } from '../system/digest.ts';
import { isRunning, onInterrupt } from '../system/interrupt.ts';
import { removeIfEmpty } from '../system/replaceFile.ts';
import { systemProblem } from '../system/systemError.ts';
import { UsageError } from '../system/usageError.ts';
import { hardLink, hardLinkCopy } from './hardLinkCopy.ts';

/**
 * Content that is not held in memory: a file outside the site, for example in a cache. It is linked into the
 * site, or copied from another file system, and stays where it is.
 */
export interface PreparedFile {
  /** Absolute. */
  path: string;
  sha256: string;
}

export type FileContent = Uint8Array | PreparedFile;

export interface FileChange {
  /** Path from the site folder. */
  file: string;
  bytes: FileContent;
  /** The content when the change was planned; absent for a new file. Only the digest of a prepared file is used. */
  base?: FileContent;
}

export interface FileDeletion extends Pick<FileChange, 'file'> {
  bytes?: undefined;
  base: FileContent;
}

export type FileOperation = FileChange | FileDeletion;

/** A file was changed after its change was planned. */
export class ConcurrentChangeError extends UsageError {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed by someone else in the meantime. ${NOTHING_CHANGED} Try again.`);
    this.file = file;
  }
}

/** Checks a site folder. */
export type CheckSite = (folder: string) => Promise<Problem[]>;

const CACHE = '.cache';
const PREFIX = 'new-';
/** The cache has other folders too. */
const STAGING_NAME = /^new-\d+$/;
const NOTHING_CHANGED = 'Nothing was changed.';
/** File systems combine concurrent syncs. Limits the number of prepared files in memory. */
const STAGING_CONCURRENCY = 8;
const DURABLY = { flag: 'wx', flush: true } as const;

/**
 * Makes changes that cause no new error.
 *
 * @param folder the site folder, absolute
 * @param changes in the order of the renames
 * @param onStep called before each change of the site itself
 * @returns the problems of the changed site: warnings, and errors that it had before
 * @throws ContentError (rejects) with the new errors
 * @throws ConcurrentChangeError (rejects) if a file was changed since the change was planned
 * @throws UsageError (rejects) if a file cannot be written, or a prepared file has another digest
 */
export const runTransaction = (
  folder: string,
  changes: readonly FileOperation[],
  check: CheckSite,
  onStep: () => void = () => {},
): Promise<Problem[]> =>
  withStagedChanges(folder, changes, check, (staging) => {
    commit(folder, staging, changes, onStep);
    for (const { file, bytes } of changes) if (!bytes) removeEmptyFolders(folder, dirname(file));
  });

/** Checks changes without making them. @returns and throws as {@link runTransaction} */
export const checkChanges = (
  folder: string,
  changes: readonly FileOperation[],
  check: CheckSite,
): Promise<Problem[]> => withStagedChanges(folder, changes, check, () => {});

async function withStagedChanges(
  folder: string,
  changes: readonly FileOperation[],
  check: CheckSite,
  finish: (staging: string) => void,
): Promise<Problem[]> {
  const staging = join(folder, CACHE, `${PREFIX}${process.pid}`);
  const release = onInterrupt(() => {
    discard(staging);
    console.error(`\nStopped. ${NOTHING_CHANGED}`);
  });
  const stagedSite = join(staging, 'site');
  try {
    for (const { file } of changes) refuseLink(folder, file);
    hardLinkCopy(folder, stagedSite);
    await stageChanges(folder, stagedSite, changes);
    const problems = await check(stagedSite);
    await refuseNewErrors(folder, staging, problems, check);
    finish(staging);
    return problems;
  } catch (error) {
    const problem = systemProblem(error, folder, (path) => path.replace(stagedSite, folder));
    if (!problem) throw error;
    const { file, code, message, hint } = problem;
    throw new UsageError(
      `A file could not be written: ${file} (${code}). ${message} ${hint} ${NOTHING_CHANGED}`,
    );
  } finally {
    discard(staging);
    release();
  }
}

/** Replacing a link would leave its target unchanged. */
function refuseLink(folder: string, file: string): void {
  if (lstatSync(join(folder, file), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new UsageError(
      `${file} is a link, and only an ordinary file is replaced. Put the file itself there. ${NOTHING_CHANGED}`,
    );
  }
}

/** Waits for all changes also if one fails, so that the staging folder can be removed. */
async function stageChanges(folder: string, stagedSite: string, changes: readonly FileOperation[]) {
  const stage = (change: FileOperation) => stageChange(folder, stagedSite, change);
  await pMap(changes, stage, { concurrency: STAGING_CONCURRENCY, stopOnError: false }).catch(
    (error: unknown) => {
      throw error instanceof AggregateError ? error.errors[0] : error;
    },
  );
}

/** Removes the name first, because its bytes are those of the site itself. */
async function stageChange(folder: string, stagedSite: string, { file, bytes, base }: FileOperation) {
  const target = join(stagedSite, file);
  rmSync(target, { force: true });
  if (!bytes) return;
  mkdirSync(dirname(target), { recursive: true });
  if (bytes instanceof Uint8Array) await writeFile(target, bytes, DURABLY);
  else {
    hardLink(bytes.path, target);
    await assertPrepared(target, bytes);
  }
  if (base) chmodSync(target, statSync(join(folder, file)).mode);
}

/** Also syncs the file. It is opened for writing because Windows requires it. */
async function assertPrepared(staged: string, { path, sha256: expected }: PreparedFile): Promise<void> {
  const handle = await open(staged, 'r+');
  try {
    if (sha256(await handle.readFile()) !== expected)
      throw new UsageError(`${path} was changed after it was prepared. ${NOTHING_CHANGED}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function refuseNewErrors(
  folder: string,
  staging: string,
  problems: readonly Problem[],
  check: CheckSite,
): Promise<void> {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  // Compared with a copy, so that messages that depend on the path of the folder are equal.
  const unchanged = join(staging, 'unchanged');
  hardLinkCopy(folder, unchanged);
  const existing = (await check(unchanged)).map(problemKey);
  const newErrors = errors.filter((error) => {
    const index = existing.indexOf(problemKey(error));
    if (index < 0) return true;
    existing.splice(index, 1);
    return false;
  });
  if (newErrors.length > 0) throw new ContentError(newErrors);
}

/** Ignores the line, which may have moved. */
const problemKey = ({ severity, code, file, value, message }: Problem) =>
  JSON.stringify([severity, code, file, value, message.replace(/\d+/g, '0')]);

interface Journal {
  /** Deletions have no digest. */
  steps: { file: string; sha256?: string; replaces: boolean }[];
  /** New folders, parents first. */
  folders: string[];
}

const journalPath = (staging: string) => join(staging, 'journal.json');
const backupPath = (staging: string, index: number) => join(staging, 'before', String(index));

/** Synchronous throughout, so that no signal is handled between two steps. */
function commit(folder: string, staging: string, changes: readonly FileOperation[], onStep: () => void) {
  const folders = newFolders(folder, changes);
  mkdirSync(join(staging, 'before'), { recursive: true });
  for (const [index, { file, base }] of changes.entries()) {
    if (base) hardLink(join(folder, file), backupPath(staging, index));
  }
  const journal: Journal = {
    steps: changes.map(({ file, bytes, base }) => ({
      file,
      ...(bytes && { sha256: digestOf(bytes) }),
      replaces: base !== undefined,
    })),
    folders,
  };
  writeFileSync(`${journalPath(staging)}.part`, JSON.stringify(journal), DURABLY);
  renameSync(`${journalPath(staging)}.part`, journalPath(staging));
  try {
    for (const path of folders) {
      onStep();
      mkdirSync(join(folder, path), { recursive: true });
    }
    for (const { file, base, bytes } of changes) {
      onStep();
      assertUntouched(folder, file, base);
      if (bytes) renameSync(join(staging, 'site', file), join(folder, file));
      else rmSync(join(folder, file));
    }
    onStep();
  } catch (error) {
    rollback(folder, staging, journal);
    throw error;
  }
}

function assertUntouched(folder: string, file: string, base: FileContent | undefined): void {
  const current = existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;
  if (base === undefined ? current === undefined : current && isContent(current, base)) return;
  throw new ConcurrentChangeError(file);
}

const isContent = (bytes: Buffer, content: FileContent) =>
  content instanceof Uint8Array ? bytes.equals(content) : sha256(bytes) === content.sha256;

const digestOf = (content: FileContent) => (content instanceof Uint8Array ? sha256(content) : content.sha256);

function newFolders(folder: string, changes: readonly FileOperation[]): string[] {
  const folders = new Set<string>();
  for (const { file } of changes) {
    for (let path = dirname(file); path !== '.' && !existsSync(join(folder, path)); path = dirname(path))
      folders.add(path);
  }
  return [...folders].sort((a, b) => a.length - b.length);
}

/** @returns the files that were changed since and stay */
function rollback(folder: string, staging: string, { steps, folders }: Journal): string[] {
  const skipped: string[] = [];
  for (const [index, { file, sha256: expected, replaces }] of [...steps.entries()].reverse()) {
    const target = join(folder, file);
    const done = !existsSync(join(staging, 'site', file));
    const backup = backupPath(staging, index);
    if (expected === undefined) {
      if (!existsSync(target) && existsSync(backup)) renameSync(backup, target);
      continue;
    }
    if (!done || !existsSync(target) || (replaces && !existsSync(backup))) continue;
    if (sha256(readFileSync(target)) !== expected) skipped.push(file);
    else if (replaces) renameSync(backup, target);
    else rmSync(target);
  }
  for (const path of [...folders].reverse()) removeIfEmpty(join(folder, path));
  return skipped;
}

/**
 * Undoes incomplete transactions of killed processes and removes their staging folders. Skips those of
 * running processes.
 *
 * @param folder the site folder, absolute
 * @returns sentences for the user
 */
export function rollbackInterrupted(folder: string): string[] {
  const cache = join(folder, CACHE);
  if (!existsSync(cache)) return [];
  const stagingFolders = readdirSync(cache).filter(
    (name) => STAGING_NAME.test(name) && !isOtherProcess(Number(name.slice(PREFIX.length))),
  );
  const notes = stagingFolders.flatMap((name) => rollbackStaging(folder, join(cache, name)));
  removeIfEmpty(cache);
  return notes;
}

function rollbackStaging(folder: string, staging: string): string[] {
  const journal = existsSync(journalPath(staging)) ? readJournal(staging) : undefined;
  const isComplete = journal?.steps.every(
    ({ file, sha256: digest }) =>
      !existsSync(digest === undefined ? join(folder, file) : join(staging, 'site', file)),
  );
  const skipped = journal && !isComplete ? rollback(folder, staging, journal) : [];
  discard(staging);
  if (!journal) return [];
  if (isComplete) {
    const isDeletion = ({ sha256: digest }: Journal['steps'][number]) => digest === undefined;
    for (const { file } of journal.steps.filter(isDeletion)) removeEmptyFolders(folder, dirname(file));
    const lastWrite = journal.steps.findLast((step) => !isDeletion(step));
    return [`An earlier run was stopped at its very end: what it wrote to ${lastWrite?.file} is complete.`];
  }
  return [
    'An earlier run was stopped half-way; what it had begun has been undone.',
    ...skipped.map((file) => `${file} was changed after that and stays as it is.`),
  ];
}

/** The journal is renamed when it is complete. */
const readJournal = (staging: string) => JSON.parse(readFileSync(journalPath(staging), 'utf8')) as Journal;

/** Removes the journal first: without it nothing is undone. */
function discard(staging: string): void {
  rmSync(journalPath(staging), { force: true });
  rmSync(staging, { recursive: true, force: true });
  removeIfEmpty(dirname(staging));
}

function removeEmptyFolders(folder: string, path: string): void {
  for (let above = path; above.includes('/'); above = dirname(above)) removeIfEmpty(join(folder, above));
}

/** After a restart of the machine, this process may have the number of the killed one. */
const isOtherProcess = (pid: number) => pid !== process.pid && isRunning(pid);
