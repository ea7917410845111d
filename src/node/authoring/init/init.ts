import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countProblems } from '../../../core/problems/limit.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { checkSite } from '../../check/index.ts';
import { onInterrupt } from '../../system/interrupt.ts';
import { removeIfEmpty } from '../../system/replaceFile.ts';
import { toContentError } from '../../system/systemError.ts';
import { UsageError } from '../../system/usageError.ts';
import { type InitOptions, starterFiles } from './starterFiles.ts';
import { workspaceFiles } from './workspaceFiles.ts';

/** The prefix of the staging folder. A killed run may have left one. */
const STAGING = '.init-';

/** What a new repository of a code host contains. These files stay as they are. */
const REPOSITORY_FILES = /^(?:\.git|(?:licen[cs]e|copying|readme)(?:\.(?:md|txt))?)$/i;

/** @throws UsageError if the folder is a file, or has other files than a new repository */
export function assertUsable(folder: string): void {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new UsageError(`${existing} is a file. Name a folder that is new or empty.`);
  if (existing !== folder) return;
  const names = readdirSync(folder).filter(
    (name) => !name.startsWith(STAGING) && !REPOSITORY_FILES.test(name),
  );
  if (names.length === 0) return;
  const examples = names.sort().slice(0, 3).join(', ');
  throw new UsageError(
    `${folder} is not empty (${examples}${names.length > 3 ? ', …' : ''}). Nothing is overwritten: name a folder that is new or empty.`,
  );
}

/**
 * Creates a site in a new or empty folder, or in a new repository: all files or none. It is staged in the folder, and then renamed
 * into place.
 *
 * @param folder absolute
 * @param day the day of the news
 * @returns the warnings of the check, such as missing messages in the language of the site
 * @throws UsageError (rejects) if the folder has other files
 * @throws ContentError (rejects) for invalid options or a file system error; then nothing is left
 */
export async function initSite(folder: string, options: InitOptions, day: Date): Promise<Problem[]> {
  assertUsable(folder);
  const createdFolders: string[] = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) createdFolders.push(path);
  const staging = join(folder, `${STAGING}${process.pid}`);
  const movedNames: string[] = [];
  const undo = () => {
    for (const name of movedNames) rmSync(join(folder, name), { recursive: true, force: true });
    rmSync(staging, { recursive: true, force: true });
    for (const path of createdFolders) removeIfEmpty(path);
  };
  const release = onInterrupt(() => {
    undo();
    console.error('\nStopped. Nothing was made.');
  });
  try {
    const files = new Map([...(await starterFiles(options, day)), ...workspaceFiles(folder, options)]);
    for (const [name, content] of files) {
      mkdirSync(dirname(join(staging, name)), { recursive: true });
      writeFileSync(join(staging, name), content);
    }
    const problems = await checkSite(staging);
    if (countProblems(problems).errors > 0) throw new ContentError(problems);
    assertUsable(folder);
    const existing = new Set(readdirSync(folder).map((name) => name.toLowerCase()));
    for (const name of readdirSync(staging)) {
      if (existing.has(name.toLowerCase())) continue;
      renameSync(join(staging, name), join(folder, name));
      movedNames.push(name);
    }
    for (const name of readdirSync(folder).filter((each) => each.startsWith(STAGING)))
      rmSync(join(folder, name), { recursive: true, force: true });
    return problems;
  } catch (error) {
    undo();
    // The error must not name the staging folder.
    throw toContentError(error, folder, (path) => path.replace(staging, folder));
  } finally {
    release();
  }
}
