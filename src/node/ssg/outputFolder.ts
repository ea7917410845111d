/** Decides which folder a build may replace, and marks its own; see docs/decisions/013-output-folder.md. */

import {
  type BigIntStats,
  lstatSync,
  opendirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';
import type { Site } from '../../core/model.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { fieldOf, stringField } from '../../core/problems/value.ts';
import { engineRoot } from '../content/folder.ts';
import { HOST_FILES } from '../content/generatedFiles.ts';
import { foldFilePath, lstatIfPresent } from '../content/pathStatus.ts';

/** The default output folder, in the site folder. */
export const DEFAULT_OUTPUT = 'dist';

/** Identifies a site. Every page contains it, so a published marker reveals nothing. */
export type Identity = Pick<Site, 'name' | 'origin'>;

const MADE_BY = 'site-from-data';

/** A marker has a few lines; longer files are something else. */
const MAX_MARK_BYTES = 10_000;

/**
 * The status of an output folder: `absent`, `empty` and `ours` may be replaced, `foreign` only if the user
 * confirms it, `protected` never. The path is real.
 */
export type OutputStatus =
  | { kind: 'absent' | 'empty' | 'ours'; path: string }
  | { kind: 'foreign' | 'protected'; path: string; message: string; hint: string };

export type OutputRefusal = Extract<OutputStatus, { message: string }>;

/** @throws the file system error */
export function writeMark(folder: string, { name, origin }: Identity): void {
  const mark = { madeBy: MADE_BY, name, origin };
  writeFileSync(join(folder, HOST_FILES.marker), `${JSON.stringify(mark, undefined, 2)}\n`);
}

/** Undefined if the folder has no marker, or another file with this name. */
function readMark(folder: string): Partial<Identity> | undefined {
  const file = join(folder, HOST_FILES.marker);
  try {
    const stats = lstatSync(file);
    if (!stats.isFile() || stats.size > MAX_MARK_BYTES) return undefined;
    const mark: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (fieldOf(mark, 'madeBy') !== MADE_BY) return undefined;
    return { name: stringField(mark, 'name'), origin: stringField(mark, 'origin') };
  } catch {
    return undefined;
  }
}

/**
 * Returns true for an empty folder and for one that a build has created, such as the rest of a killed build.
 */
export function isDisposable(folder: string): boolean {
  if (lstatIfPresent(folder)?.isDirectory() !== true) return false;
  return isEmpty(folder) || readMark(folder) !== undefined || hasOnlyAnEmptyMark(folder);
}

/** The state of a build that was killed while it wrote its marker. */
const hasOnlyAnEmptyMark = (folder: string) =>
  readdirSync(folder).join() === HOST_FILES.marker &&
  lstatIfPresent(join(folder, HOST_FILES.marker))?.size === 0;

/**
 * Changes nothing.
 *
 * @param out as given on the command line
 * @param folder the site folder, absolute
 * @param site the site to build
 * @throws the file system error if the folder cannot be inspected
 */
export function outputStatus(out: string, folder: string, site: Identity): OutputStatus {
  const requested = resolve(out);
  const never = ({ message, hint = '' }: ProblemMessage): OutputRefusal => ({
    kind: 'protected',
    path: requested,
    message,
    hint,
  });
  const stats = lstatIfPresent(requested);
  if (stats?.isSymbolicLink()) return never(outputMessages.isLink);
  if (stats && !stats.isDirectory()) return never(outputMessages.isFile);
  const target = realPath(requested);
  if ('blocked' in target) return never(target.blocked);
  const { path } = target;

  const why = protection(path, folder);
  if (why !== undefined) return { ...never(why), path };
  if (!stats) return { kind: 'absent', path };
  if (lstatIfPresent(join(path, '.git'))) return never(outputMessages.isRepository);
  if (isEmpty(path)) return { kind: 'empty', path };
  const mark = readMark(path);
  if (mark && (isSame(path, join(folder, DEFAULT_OUTPUT)) || isOf(mark, site))) return { kind: 'ours', path };
  const { message, hint = '' } = mark ? outputMessages.otherSite(mark.name ?? '') : outputMessages.otherFiles;
  return { kind: 'foreign', path, message, hint };
}

/** A site may change its name or its origin, so one of them is enough. */
export function isOf(mark: Partial<Identity>, { name, origin }: Identity): boolean {
  return mark.name === name || (origin !== undefined && mark.origin === origin);
}

/** Returns true if two paths are the same folder. */
type Same = (a: string, b: string) => boolean;

/** Returns the reason why a folder is never replaced or created, whatever it contains. */
function protection(path: string, folder: string): ProblemMessage | undefined {
  return reason(path, folder, isSame) ?? reason(path, folder, isSameElsewhere);
}

function reason(path: string, folder: string, same: Same): ProblemMessage | undefined {
  const elsewhere = same === isSameElsewhere;
  if (parse(path).root === path) return outputMessages.diskRoot;
  if (path.split(sep).includes('.git')) return outputMessages.insideRepository;
  const owned: readonly (readonly [string, string])[] = [
    [folder, 'the site folder'],
    [engineRoot, 'the repository of the site engine'],
    ...homes().map((home) => [home, 'a home folder'] as const),
  ];
  for (const [ownedFolder, name] of owned) {
    if (same(path, ownedFolder)) return outputMessages.isOwned(name, elsewhere);
    if (contains(path, ownedFolder, same)) return outputMessages.containsOwned(name, elsewhere);
  }
  for (const root of [folder, engineRoot]) {
    for (const name of ['manifest', 'public']) {
      const content = join(root, name);
      if (same(path, content) || contains(content, path, same))
        return outputMessages.isContent(name, elsewhere);
    }
  }
  return undefined;
}

function homes(): string[] {
  const homeFolders = [homedir()];
  try {
    homeFolders.push(userInfo().homedir);
  } catch {
    // A user without an entry, as in some containers.
  }
  return homeFolders.filter((home) => home !== '');
}

/** If both exist, the file system decides, so that links and case are treated as there. */
const isSame: Same = (a, b) => {
  const [one, other] = [identityOf(a), identityOf(b)];
  if (one && other) return one.dev === other.dev && one.ino === other.ino;
  return realOrGiven(a) === realOrGiven(b);
};

/**
 * On macOS or Windows, a folder that does not exist yet could be another one after the site is copied there.
 */
const isSameElsewhere: Same = (a, b) =>
  identityOf(a) && identityOf(b)
    ? isSame(a, b)
    : foldFilePath(realOrGiven(a)) === foldFilePath(realOrGiven(b));

/** Returns true if a path is a folder, by any of its names, or inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  isSame(path, folder) || contains(folder, path, isSame);

/** Returns true if a folder is above a path. */
function contains(outer: string, inner: string, same: Same): boolean {
  const real = realOrGiven(inner);
  return real !== dirname(real) && (same(dirname(real), outer) || contains(outer, dirname(real), same));
}

const identityOf = (path: string): BigIntStats | undefined =>
  undefinedIfMissing(() => statSync(path, { bigint: true }));

const realOrGiven = (path: string) => undefinedIfMissing(() => realpathSync.native(path)) ?? path;

function undefinedIfMissing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Resolves links: the real path of the existing part, then the rest. */
function realPath(path: string): { path: string } | { blocked: ProblemMessage } {
  const missing: string[] = [];
  let there = path;
  for (; !lstatIfPresent(there) && there !== dirname(there); there = dirname(there))
    missing.unshift(basename(there));
  const real = undefinedIfMissing(() => realpathSync.native(there));
  if (real === undefined) return { blocked: outputMessages.linkNowhere(there) };
  if (!statSync(real).isDirectory()) return { blocked: outputMessages.insideFile(there) };
  return { path: join(real, ...missing) };
}

function isEmpty(folder: string): boolean {
  const entries = opendirSync(folder);
  try {
    return entries.readSync() === null;
  } finally {
    entries.closeSync();
  }
}

/** The code of the problem says if --force helps. */
export function refusalError({ kind, path, message, hint }: OutputRefusal): ContentError {
  const problem = { severity: 'error', code: `output-${kind}`, file: path, message, hint } satisfies Problem;
  return new ContentError([problem]);
}

const MAX_LISTED_NAMES = 5;
/** Counting stops here: no website has so many files. */
const MAX_COUNTED_FILES = 100_000;

/** Describes the contents for a confirmation: the number of files and the first names. */
export function describeContents(folder: string): string {
  const names = readdirSync(folder).sort();
  const files = countFiles(folder);
  const count = files > MAX_COUNTED_FILES ? `More than ${MAX_COUNTED_FILES}` : String(files);
  const rest = names.length > MAX_LISTED_NAMES ? ` and ${names.length - MAX_LISTED_NAMES} more` : '';
  return `${count} ${files === 1 ? 'file' : 'files'}: ${names.slice(0, MAX_LISTED_NAMES).join(', ')}${rest}`;
}

function countFiles(folder: string): number {
  let count = 0;
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined && count <= MAX_COUNTED_FILES; next = waiting.pop()) {
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      if (entry.isDirectory()) waiting.push(join(next, entry.name));
      else count++;
    }
  }
  return count;
}
