/** When a site and its files have last changed, as git tells. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { fieldOf } from '../../core/problems/value.ts';
import { dayIn } from './clock.ts';

const execFileAsync = promisify(execFile);

/** A file as a commit has left it. */
export interface FileVersion {
  /** The day of the commit in the time zone of the site, as yyyy-mm-dd. */
  day: string;
  /** The name of its content in git. */
  blob: string;
}

export interface History {
  /** The time of the last commit that touched the site folder; absent where there is no history. */
  lastCommit?: Date;
  /**
   * The versions of each file, the newest first, by its path from the site folder. Without the files that have been edited
   * since, and empty where only a part of the history is here: a shallow clone names one commit for everything.
   */
  versions: ReadonlyMap<string, readonly FileVersion[]>;
  /** The same, with the files that have been edited since. */
  committed: ReadonlyMap<string, readonly FileVersion[]>;
  /** The command by which git would tell more: the folder belongs to another account of the computer. */
  trustCommand?: string;
}

/**
 * Asks git once for all files of a site.
 *
 * @param folder the site folder
 * @param timeZone of the site; see {@link dayIn}
 */
export async function readHistory(folder: string, timeZone: string | undefined): Promise<History> {
  try {
    // Each start of git costs a build more than what it says: where there is no repository one is enough.
    const shallow = await git(folder, ['rev-parse', '--is-shallow-repository']);
    const [log, edited] = await Promise.all([
      // What was merged has changed here with the merge: so each file has one line of versions.
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
    // What was deleted and is there all the same is new, though git may not know of it yet.
    for (const [file, [newest]] of versions) if (newest && NO_BLOB.test(newest.blob)) versions.delete(file);
    return { lastCommit, versions, committed };
  } catch (error) {
    // Not a checkout, no git here, or a git that does not trust the owner of the folder, in the language of the person but for the command.
    const [trustCommand] =
      /git config --global --add safe\.directory .+/.exec(String(fieldOf(error, 'stderr'))) ?? [];
    return { ...NO_HISTORY, trustCommand };
  }
}

/** Changes whenever {@link readHistory} may say something else, the files themselves apart. @param folder the site folder */
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

/** What git writes in place of a blob that is not there. */
const NO_BLOB = /^0+$/;

const LOG_OPTIONS = ['--no-abbrev', '--no-renames', '--relative'];

/** @throws when git is not there, or ends with an error */
async function git(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const running = execFileAsync('git', args, {
    cwd: folder,
    encoding: 'buffer',
    maxBuffer: 1 << 30,
    // Where a clone has left out contents they stay out: nothing is fetched by the way.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });
  // What goes wrong with git is said by how it ends.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/**
 * The contents of some versions of a file, in their order; undefined for one that is not here.
 *
 * @param folder the site folder
 */
export async function readVersions(
  folder: string,
  versions: readonly FileVersion[],
): Promise<(string | undefined)[]> {
  const names = versions.map(({ blob }) => `${blob}\n`).join('');
  let rest = await git(folder, ['cat-file', '--batch'], names);
  // Each is a line with name, type and size, then the bytes and a line break, or a line that says "missing".
  return versions.map(() => {
    const end = rest.indexOf('\n') + 1;
    const [, type, size] = rest.toString('utf8', 0, end).trim().split(' ');
    const text = type === 'blob' ? rest.toString('utf8', end, end + Number(size)) : undefined;
    rest = rest.subarray(text === undefined ? end : end + Number(size) + 1);
    return text;
  });
}

/**
 * The latest time, and the versions of each file, in what `git log --format=@%ct --raw -z` prints, newest commit first.
 *
 * A commit is its time after "@", then its files, everything ended by NUL; before the first file is a line break. A file is
 * ":mode mode blob blob letter" with the blobs before and after, then its path.
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
