/** When files were last changed, as the history of the repository tells. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Begins the line of a commit; no file name of a data file holds it. */
const MARK = '\u0001';

/**
 * The day of the last commit that changed each file of a folder: one walk through the history, however many files there
 * are. A time on the disk would be that of the checkout.
 *
 * @param folder absolute
 * @returns yyyy-mm-dd, in the time zone of who committed, by the path from the folder. Nothing outside of a repository,
 *   and nothing for files older than what a shallow clone holds, since their change is not in it.
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const [log, shallow] = await Promise.all([
    git(folder, [
      'log',
      '-z',
      '--relative',
      '--name-only',
      '--no-renames',
      `--format=${MARK}%cs %P`,
      '--',
      '.',
    ]),
    git(folder, ['rev-parse', '--is-shallow-repository']),
  ]).catch(() => ['', '']);
  const cut = shallow.trim() === 'true';
  let day: string | undefined;
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith(MARK)) {
      const [date, parent = ''] = part.slice(MARK.length).split(' ');
      // Where the history is cut off, the first commit that is left seems to have made every file.
      day = cut && parent === '' ? undefined : date;
    } else if (part !== '' && day !== undefined && !days.has(part)) days.set(part, day);
  }
  return days;
}

/** @throws (rejects) where there is no git or no repository */
async function git(folder: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 });
  return stdout;
}
