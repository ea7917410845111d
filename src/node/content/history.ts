import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { fieldOf } from '../../core/problems/value.ts';
import { dayIn } from './clock.ts';

const execFileAsync = promisify(execFile);

export interface FileVersion {
  /** The day of the commit in the time zone of the site, yyyy-mm-dd. */
  day: string;
  blob: string;
}

export interface History {
  /** The last commit that touched the site folder; undefined without history. */
  lastCommit?: Date;
  /**
   * The versions of each file, newest first, by path from the site folder. Excludes files with uncommitted
   * changes. Empty in a shallow clone, which attributes everything to one commit.
   */
  versions: ReadonlyMap<string, readonly FileVersion[]>;
  /** Like `versions`, including files with uncommitted changes. */
  committed: ReadonlyMap<string, readonly FileVersion[]>;
  /** The command that makes git trust the folder if it belongs to another user. */
  trustCommand?: string;
}

/**
 * Reads the history of all files of a site.
 *
 * @param timeZone of the site; see {@link dayIn}
 */
export async function readHistory(folder: string, timeZone: string | undefined): Promise<History> {
  try {
    // Starting git is slow: without a repository, one call is enough.
    const shallow = await git(folder, ['rev-parse', '--is-shallow-repository']);
    const [log, edited] = await Promise.all([
      // Merged changes count from the merge, so that each file has a linear history.
      git(folder, ['log', '--first-parent', '-m', '--format=@%ct', '--raw', ...LOG_OPTIONS, '-z', '--', '.']),
      git(folder, [
        'diff',
        '--name-only',
        '--no-renames',
        '--relative',
        '-z',
        'HEAD',
        '--',
        'manifest',
        'public',
      ]),
    ]);
    const { lastCommit, versions: committed } = parseLog(log.toString(), timeZone);
    if (shallow.toString().trim() === 'true') return { ...NO_HISTORY, lastCommit };
    const versions = new Map(committed);
    for (const file of edited.toString().split('\0')) versions.delete(file);
    // A deleted file that exists again is new, even if git does not track it yet.
    for (const [file, [newest]] of versions) if (newest && NO_BLOB.test(newest.blob)) versions.delete(file);
    return { lastCommit, versions, committed };
  } catch (error) {
    // Not a checkout, no git, or a folder that git does not trust. The message is localized, except the
    // command.
    const [trustCommand] =
      /git config --global --add safe\.directory .+/.exec(String(fieldOf(error, 'stderr'))) ?? [];
    return { ...NO_HISTORY, trustCommand };
  }
}

/** Returns a string that changes when the result of {@link readHistory} may change. */
export async function historyState(folder: string): Promise<string> {
  try {
    const args = ['rev-parse', 'HEAD', '--is-shallow-repository', '--git-path', 'index'];
    const [head, shallow, index = ''] = (await git(folder, args)).toString().trim().split('\n');
    const { mtimeMs, size } = await stat(resolve(folder, index));
    return [head, shallow, mtimeMs, size].join(' ');
  } catch {
    return '';
  }
}

const NO_HISTORY: History = { versions: new Map(), committed: new Map() };

const NO_BLOB = /^0+$/;

const LOG_OPTIONS = ['--no-abbrev', '--no-renames', '--relative'];

/** @throws if git is not installed or fails */
async function git(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const running = execFileAsync('git', args, {
    cwd: folder,
    encoding: 'buffer',
    maxBuffer: 1 << 30,
    // Partial clones stay partial: nothing is fetched.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });
  // Errors are reported by the exit code.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** Returns the contents of versions of a file, in order; undefined if one is not available. */
export async function readVersions(
  folder: string,
  versions: readonly FileVersion[],
): Promise<(string | undefined)[]> {
  const names = versions.map(({ blob }) => `${blob}\n`).join('');
  let rest = await git(folder, ['cat-file', '--batch'], names);
  // Each object is a line with name, type and size, the bytes and a line break; or a line that ends with
  // "missing".
  return versions.map(() => {
    const end = rest.indexOf('\n') + 1;
    const [, type, size] = rest.toString('utf8', 0, end).trim().split(' ');
    const text = type === 'blob' ? rest.toString('utf8', end, end + Number(size)) : undefined;
    rest = rest.subarray(text === undefined ? end : end + Number(size) + 1);
    return text;
  });
}

/**
 * Parses the output of `git log --format=@%ct --raw -z`, newest commit first.
 *
 * A commit is "@" and its time, then its files. Every part ends with NUL; a line break precedes the first
 * file. A file is ":mode mode blob blob letter" with the old and new blobs, then its path.
 */
export function parseLog(
  log: string,
  timeZone: string | undefined,
): { lastCommit?: Date; versions: Map<string, FileVersion[]> } {
  const versions = new Map<string, FileVersion[]>();
  let lastCommit: Date | undefined;
  let day = '';
  let blob: string | undefined;
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    const [, seconds] = /^@(\d+)$/.exec(text) ?? [];
    if (blob !== undefined) {
      const fileVersions = versions.get(text) ?? [];
      fileVersions.push({ day, blob });
      versions.set(text, fileVersions);
      blob = undefined;
    } else if (seconds !== undefined) {
      const time = new Date(Number(seconds) * 1000);
      lastCommit ??= time;
      day = dayIn(timeZone, time);
    } else if (text.startsWith(':')) blob = text.split(' ')[3];
  }
  return { lastCommit, versions };
}
