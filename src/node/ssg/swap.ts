/** How a new site takes the place of the old one, and what happens after a process that was killed on the way. */
import { type Dirent, existsSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HOST_FILES } from '../content/generatedFiles.ts';
import { isRunning } from '../system/interrupt.ts';
import { isDisposable } from './outputFolder.ts';

/**
 * The old site gives way to the new one by two renames, the shortest time that Node's calls allow: no signal handler runs
 * between them, and what a killed process leaves between them {@link recover} puts right.
 *
 * @param staging the new site, whole, beside the old one
 * @param out its place
 * @param discard has the old site, which is not in its place any more
 * @param step called before each change on the disk, for tests
 * @throws what the file system says; the old site is in its place then
 */
export function swapIn(
  staging: string,
  out: string,
  discard: (old: string) => void = removeBuilt,
  step: () => void = () => {},
): void {
  const old = oldFolder(out);
  step();
  // Anything else under this name stays, and the next step fails.
  if (isDisposable(old)) removeBuilt(old);
  const isThere = existsSync(out);
  step();
  if (isThere) renameSync(out, old);
  step();
  try {
    renameSync(staging, out);
  } catch (error) {
    if (isThere) renameSync(old, out);
    throw error;
  }
  step();
  if (isThere) discard(old);
}

/**
 * Removes what a build has made, its mark last: what a process that is killed meanwhile leaves can be told as such still.
 *
 * @param step called before each change on the disk, for tests
 * @throws what the file system says; a folder that is not there is removed already
 */
export function removeBuilt(folder: string, step: () => void = () => {}): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name === HOST_FILES.marker) continue;
    step();
    removeQuickly(join(folder, name));
  }
  step();
  rmSync(folder, { recursive: true, force: true });
}

/** As `rmSync` does, which tries each folder twice: a large site has thousands. */
function removeQuickly(path: string): void {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
    for (const entry of entries) if (!entry.isDirectory()) unlinkSync(pathOf(entry));
    // A folder comes before what is in it.
    for (const entry of entries.reverse()) if (entry.isDirectory()) rmdirSync(pathOf(entry));
    rmdirSync(path);
  } catch {
    // A file, or something that has come meanwhile.
    rmSync(path, { recursive: true, force: true });
  }
}

/** Where this process writes a new site: beside its place, so that renaming is enough. */
export const stagingFolder = (out: string) => join(dirname(out), stagingPrefix(out) + process.pid);

const stagingPrefix = (out: string) => `.${basename(out)}.staging-`;

/** Where the old site is between the two renames. */
export const oldFolder = (out: string) => join(dirname(out), `.${basename(out)}.old`);

/**
 * Puts right what a killed build may have left: the old site goes back to its place when the build died between the two
 * renames, and the staging folder of a process that is gone is removed. A folder under such a name that no build has made
 * stays.
 */
export async function recover(out: string): Promise<void> {
  const old = oldFolder(out);
  if (isDisposable(old)) {
    if (await exists(out)) removeBuilt(old);
    else await rename(old, out);
  }
  const prefix = stagingPrefix(out);
  const names = await readdir(dirname(out)).catch(() => []);
  for (const name of names) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    const place = join(dirname(out), name);
    if (/^\d+$/.test(pid) && !isRunning(Number(pid)) && isDisposable(place)) removeBuilt(place);
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
