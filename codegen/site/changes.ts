/** When the files of a site have last changed, as far as its history tells. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day of the last commit of each file below a site's `manifest/` and `public/data/`.
 *
 * @param folder the site folder
 * @returns by path from the site folder, as yyyy-mm-dd in UTC; without the files that have been edited since, and without
 *   any where there is no history or only a part of it (a shallow clone names one commit for everything)
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 })).stdout;
  const paths = ['--', 'manifest', 'public/data'];
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const [log, edited] = await Promise.all([
      git('log', '--format=@%ct', '--name-only', '--relative', '-z', ...paths),
      // Paths of the index stand from the top of the repository unless they are asked for by this command.
      git('ls-files', '--modified', '--others', '-z', ...paths),
    ]);
    const changes = parseLog(log);
    for (const file of edited.split('\0')) changes.delete(file);
    return changes;
  } catch {
    // Not a checkout, or no git here.
    return new Map();
  }
}

/**
 * The latest day of each file in what `git log --format=@%ct --name-only -z` prints, newest commit first.
 *
 * A commit is its time after "@", then its files, everything ended by NUL; before the first file is a line break.
 */
export function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  let day = '';
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    const [, seconds] = /^@(\d+)$/.exec(text) ?? [];
    if (seconds !== undefined) day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    else if (text !== '' && !changes.has(text)) changes.set(text, day);
  }
  return changes;
}
