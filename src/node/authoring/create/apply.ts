/**
 * Changes several files of a site as one: all of them or none.
 *
 * The changed site is put together in `.cache/new-{process}/`, on the same file system, and checked there. Only then do
 * the new files take their places by renaming, in the order of the changes, so that the file that refers to the others
 * comes last; only what nothing refers to any longer goes after it. A journal says what has been renamed; what a killed run leaves is undone by {@link recover}.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { onInterrupt } from '../../system/interrupt.ts';
import { isRunning } from '../../system/running.ts';
import { systemProblem } from '../../system/systemError.ts';
import { UsageError } from '../../system/usageError.ts';
import { mirror, removeIfEmpty, share } from './mirror.ts';

export interface Change {
  /** Path from the site folder. */
  file: string;
  bytes: Uint8Array;
  /** What the file held when the change was made up; absent for a new file. */
  base?: Uint8Array;
}

/** A file that goes. */
export interface Deletion extends Pick<Change, 'file'> {
  bytes?: undefined;
  base: Uint8Array;
}

export type AnyChange = Change | Deletion;

/** A file is another one than when its change was made up. */
export class ChangedMeanwhile extends UsageError {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed by someone else in the meantime. ${NOTHING} Try again.`);
    this.file = file;
  }
}

/** Finds what is wrong with a site folder. */
export type CheckSite = (folder: string) => Promise<Problem[]>;

const CACHE = '.cache';
const PREFIX = 'new-';
/** Anything else in the cache belongs to somebody else. */
const STAGING = /^new-\d+$/;
const NOTHING = 'Nothing was changed.';

/**
 * Makes changes when the site with them has no error that it does not have without them.
 *
 * @param folder the site folder, absolute
 * @param changes in the order in which they take their places
 * @param onStep called before each step in which the site itself changes
 * @returns the problems of the changed site that remain: warnings, and errors that it had before
 * @throws ContentError with the errors that the changes would bring
 * @throws ChangedMeanwhile when a file has been changed by someone else in the meantime
 * @throws UsageError when one cannot be written
 */
export async function apply(
  folder: string,
  changes: readonly AnyChange[],
  check: CheckSite,
  onStep: () => void = () => {},
): Promise<Problem[]> {
  const staging = join(folder, CACHE, `${PREFIX}${process.pid}`);
  const release = onInterrupt(() => {
    discard(staging);
    console.error(`\nStopped. ${NOTHING}`);
  });
  const staged = join(staging, 'site');
  try {
    for (const { file } of changes) refuseLink(folder, file);
    mirror(folder, staged);
    for (const change of changes) stage(folder, staged, change);
    const problems = await check(staged);
    await refuseNewErrors(folder, staging, problems, check);
    commit(folder, staging, changes, onStep);
    for (const { file, bytes } of changes) if (!bytes) removeEmptyFolders(folder, dirname(file));
    return problems;
  } catch (error) {
    const problem = systemProblem(error, folder, (path) => path.replace(staged, folder));
    if (!problem) throw error;
    const { file, code, message, hint } = problem;
    throw new UsageError(`A file could not be written: ${file} (${code}). ${message} ${hint} ${NOTHING}`);
  } finally {
    discard(staging);
    release();
  }
}

/** A link would be replaced by a file, and what it leads to would stay as it was. */
function refuseLink(folder: string, file: string): void {
  if (lstatSync(join(folder, file), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new UsageError(
      `${file} is a link, and only an ordinary file is replaced. Put the file itself there. ${NOTHING}`,
    );
  }
}

/** Writes a changed file into the mirror. The name goes first: the bytes under it are those of the site itself. */
function stage(folder: string, staged: string, { file, bytes, base }: AnyChange): void {
  const target = join(staged, file);
  rmSync(target, { force: true });
  if (!bytes) return;
  mkdirSync(dirname(target), { recursive: true });
  writeDurably(target, bytes);
  if (base) chmodSync(target, statSync(join(folder, file)).mode);
}

function writeDurably(file: string, bytes: string | Uint8Array): void {
  const descriptor = openSync(file, 'wx');
  try {
    writeFileSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
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
  // Held against a mirror as well, so that what depends on the place of the folder is the same.
  const before = join(staging, 'unchanged');
  mirror(folder, before);
  const known = (await check(before)).map(withoutPlace);
  const fresh = errors.filter((error) => {
    const index = known.indexOf(withoutPlace(error));
    if (index < 0) return true;
    known.splice(index, 1);
    return false;
  });
  if (fresh.length > 0) throw new ContentError(fresh);
}

/** What a problem says, whatever line it has moved to. */
const withoutPlace = ({ severity, code, file, value, message }: Problem) =>
  JSON.stringify([severity, code, file, value, message.replace(/\d+/g, '0')]);

interface Journal {
  /** Of a file that goes there is no digest. */
  steps: { file: string; sha256?: string; replaces: boolean }[];
  /** Folders that did not exist, parents first. */
  folders: string[];
}

const journalOf = (staging: string) => join(staging, 'journal.json');
const backupOf = (staging: string, index: number) => join(staging, 'before', String(index));

/** Synchronous throughout, so that no signal is handled between two steps. */
function commit(folder: string, staging: string, changes: readonly AnyChange[], onStep: () => void): void {
  const folders = newFolders(folder, changes);
  mkdirSync(join(staging, 'before'), { recursive: true });
  for (const [index, { file, base }] of changes.entries()) {
    if (base) share(join(folder, file), backupOf(staging, index));
  }
  const journal: Journal = {
    steps: changes.map(({ file, bytes, base }) => ({
      file,
      ...(bytes && { sha256: sha256(bytes) }),
      replaces: base !== undefined,
    })),
    folders,
  };
  writeDurably(`${journalOf(staging)}.part`, JSON.stringify(journal));
  renameSync(`${journalOf(staging)}.part`, journalOf(staging));
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
    undo(folder, staging, journal);
    throw error;
  }
}

function assertUntouched(folder: string, file: string, base: Uint8Array | undefined): void {
  const now = existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;
  if (base === undefined ? now === undefined : now?.equals(base)) return;
  throw new ChangedMeanwhile(file);
}

function newFolders(folder: string, changes: readonly AnyChange[]): string[] {
  const found = new Set<string>();
  for (const { file } of changes) {
    for (let path = dirname(file); path !== '.' && !existsSync(join(folder, path)); path = dirname(path)) {
      found.add(path);
    }
  }
  return [...found].sort((a, b) => a.length - b.length);
}

/** @returns the files that were left alone because someone has changed them since */
function undo(folder: string, staging: string, { steps, folders }: Journal): string[] {
  const kept: string[] = [];
  for (const [index, { file, sha256: written, replaces }] of [...steps.entries()].reverse()) {
    const target = join(folder, file);
    const done = !existsSync(join(staging, 'site', file));
    const backup = backupOf(staging, index);
    if (written === undefined) {
      if (!existsSync(target) && existsSync(backup)) renameSync(backup, target);
      continue;
    }
    if (!done || !existsSync(target) || (replaces && !existsSync(backup))) continue;
    if (sha256(readFileSync(target)) !== written) kept.push(file);
    else if (replaces) renameSync(backup, target);
    else rmSync(target);
  }
  for (const path of [...folders].reverse()) removeIfEmpty(join(folder, path));
  return kept;
}

/**
 * Undoes what a run that was killed has left half done, and removes what it has staged. A run that is still going on is
 * left alone.
 *
 * @param folder the site folder, absolute
 * @returns sentences for the person at the terminal
 */
export function recover(folder: string): string[] {
  const cache = join(folder, CACHE);
  if (!existsSync(cache)) return [];
  const left = readdirSync(cache).filter(
    (name) => STAGING.test(name) && !isOthers(Number(name.slice(PREFIX.length))),
  );
  const notes = left.flatMap((name) => recoverFrom(folder, join(cache, name)));
  removeIfEmpty(cache);
  return notes;
}

function recoverFrom(folder: string, staging: string): string[] {
  const journal = existsSync(journalOf(staging)) ? readJournal(staging) : undefined;
  const whole = journal?.steps.every(
    ({ file, sha256 }) =>
      !existsSync(sha256 === undefined ? join(folder, file) : join(staging, 'site', file)),
  );
  const kept = journal && !whole ? undo(folder, staging, journal) : [];
  discard(staging);
  if (!journal) return [];
  if (whole) {
    for (const { file, sha256 } of journal.steps)
      if (sha256 === undefined) removeEmptyFolders(folder, dirname(file));
    return [
      `An earlier run was stopped at its very end: what it wrote to ${journal.steps.findLast(({ sha256 }) => sha256 !== undefined)?.file} is complete.`,
    ];
  }
  return [
    'An earlier run was stopped half-way; what it had begun has been undone.',
    ...kept.map((file) => `${file} was changed after that and stays as it is.`),
  ];
}

function readJournal(staging: string): Journal {
  // Written by commit and renamed when whole.
  return JSON.parse(readFileSync(journalOf(staging), 'utf8')) as Journal;
}

/** The journal goes first: without it nothing is undone. */
function discard(staging: string): void {
  rmSync(journalOf(staging), { force: true });
  rmSync(staging, { recursive: true, force: true });
  removeIfEmpty(dirname(staging));
}

/** The folders above a file that has gone, as far as nothing else is in them. */
function removeEmptyFolders(folder: string, path: string): void {
  for (let above = path; above.includes('/'); above = dirname(above)) removeIfEmpty(join(folder, above));
}

/** A process of this number may be this one, when numbers start again after a restart. */
const isOthers = (pid: number) => pid !== process.pid && isRunning(pid);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
