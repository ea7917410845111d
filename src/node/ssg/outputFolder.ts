/** Which folder a build may replace, and the mark that it leaves in its own; docs/decisions/013-output-folder.md has the reasons. */

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

/** The folder within the site folder that a build fills unless it is told another. */
export const DEFAULT_OUTPUT = 'dist';

/** What tells one site from another: what every page says anyway, so a published mark gives nothing away. */
export type Identity = Pick<Site, 'name' | 'origin'>;

const MADE_BY = 'site-from-data';

/** A mark is a few lines; what is longer is something else. */
const MAX_MARK_BYTES = 10_000;

/**
 * What stands at the place of an output folder, by its real path:
 * - `absent`, `empty` and `ours` may be replaced;
 * - `foreign` only when somebody at the terminal agrees;
 * - `protected` never.
 */
export type OutputStatus =
  | { kind: 'absent' | 'empty' | 'ours'; path: string }
  | { kind: 'foreign' | 'protected'; path: string; message: string; hint: string };

export type OutputRefusal = Extract<OutputStatus, { message: string }>;

/** Leaves the mark in a folder that a build is about to fill. @throws what the file system says */
export function writeMark(folder: string, { name, origin }: Identity): void {
  const mark = { madeBy: MADE_BY, name, origin };
  writeFileSync(join(folder, HOST_FILES.marker), `${JSON.stringify(mark, undefined, 2)}\n`);
}

/** The mark of a folder; undefined when it carries none, or something else under that name. */
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

/** Whether a folder was made by a build of any site, or has nothing in it: what a killed build leaves is one of these. */
export function isDisposable(folder: string): boolean {
  if (lstatIfPresent(folder)?.isDirectory() !== true) return false;
  return isEmpty(folder) || readMark(folder) !== undefined || hasOnlyAnEmptyMark(folder);
}

/** As a build leaves it that was killed while it wrote its mark. */
const hasOnlyAnEmptyMark = (folder: string) =>
  readdirSync(folder).join() === HOST_FILES.marker &&
  lstatIfPresent(join(folder, HOST_FILES.marker))?.size === 0;

/**
 * Judges where a build shall put a site. Nothing is changed.
 *
 * @param out the place, as given on the command line
 * @param folder the site folder, absolute
 * @param site the site that goes there
 * @throws what the file system says when the place cannot be looked at
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
  const place = realPath(requested);
  if ('blocked' in place) return never(place.blocked);
  const { path } = place;

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

/** Whether something was made of a site: it may get another name, or another address, and one of the two is enough. */
export function isOf(mark: Partial<Identity>, { name, origin }: Identity): boolean {
  return mark.name === name || (origin !== undefined && mark.origin === origin);
}

/** Whether two paths are one folder. */
type Same = (a: string, b: string) => boolean;

/** Why a folder is never replaced, or made, whatever is in it. */
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
  for (const [place, name] of owned) {
    if (same(path, place)) return outputMessages.isOwned(name, elsewhere);
    if (contains(path, place, same)) return outputMessages.containsOwned(name, elsewhere);
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

/** The file system is asked where both exist, so that neither links nor capitals matter more than they do there. */
const isSame: Same = (a, b) => {
  const [one, other] = [identityOf(a), identityOf(b)];
  if (one && other) return one.dev === other.dev && one.ino === other.ino;
  return realOrGiven(a) === realOrGiven(b);
};

/** A place that is not there yet could become another one on macOS or Windows, when the site is copied to such a computer. */
const isSameElsewhere: Same = (a, b) =>
  identityOf(a) && identityOf(b)
    ? isSame(a, b)
    : foldFilePath(realOrGiven(a)) === foldFilePath(realOrGiven(b));

/** Whether a path is a folder, by any name of it, or somewhere in that folder. */
export const isWithin = (path: string, folder: string): boolean =>
  isSame(path, folder) || contains(folder, path, isSame);

/** Whether a folder is somewhere above a path. */
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

/** A path without links: the real path of what exists of it, then the rest. */
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

/** A refusal as a problem, whose code says whether --force helps. */
export function refusalError({ kind, path, message, hint }: OutputRefusal): ContentError {
  const problem = { severity: 'error', code: `output-${kind}`, file: path, message, hint } satisfies Problem;
  return new ContentError([problem]);
}

/** How many names of a folder are told. */
const MAX_LISTED_NAMES = 5;
/** Counting ends here: a folder with more is hardly a website. */
const MAX_COUNTED_FILES = 100_000;

/** What would go with a folder, for a person who is asked: how many files, and the first names. */
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
