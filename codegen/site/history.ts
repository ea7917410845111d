/** When a site and its files have last changed, as git tells. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface History {
  /** The time of the last commit that touched the site folder; absent where there is no history. */
  lastCommit?: Date;
  /**
   * The day of the last commit of each file, as yyyy-mm-dd in UTC, by its path from the site folder. Without the files that have
   * been edited since, and empty where only a part of the history is here: a shallow clone names one commit for everything.
   */
  days: ReadonlyMap<string, string>;
}

/** Asks git once for all files of a site. @param folder the site folder */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 })).stdout;
  try {
    const [shallow, log, edited] = await Promise.all([
      git('rev-parse', '--is-shallow-repository'),
      git('log', '--format=@%ct', '--name-only', '--relative', '-z', '--', '.'),
      // Paths of the index stand from the top of the repository unless they are asked for by this command.
      git('ls-files', '--modified', '--others', '-z', '--', 'manifest', 'public/data'),
    ]);
    const { lastCommit, days } = parseLog(log);
    if (shallow.trim() === 'true') return { lastCommit, days: new Map() };
    for (const file of edited.split('\0')) days.delete(file);
    return { lastCommit, days };
  } catch {
    // Not a checkout, or no git here.
    return { days: new Map() };
  }
}

/**
 * The latest time, and the latest day of each file, in what `git log --format=@%ct --name-only -z` prints, newest commit first.
 *
 * A commit is its time after "@", then its files, everything ended by NUL; before the first file is a line break.
 */
export function parseLog(log: string): { lastCommit?: Date; days: Map<string, string> } {
  const days = new Map<string, string>();
  let lastCommit: Date | undefined;
  let day = '';
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    const [, seconds] = /^@(\d+)$/.exec(text) ?? [];
    if (seconds !== undefined) {
      const time = new Date(Number(seconds) * 1000);
      lastCommit ??= time;
      day = time.toISOString().slice(0, 10);
    } else if (text !== '' && !days.has(text)) days.set(text, day);
  }
  return { lastCommit, days };
}
