/** Replaces the old site with the new one, and recovers from a killed process. */
import { type Dirent, existsSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HOST_FILES } from '../content/generatedFiles.ts';
import { isRunning } from '../system/interrupt.ts';
import { isDisposable } from './outputFolder.ts';

/**
 * Replaces the old site by two renames, the shortest time possible in Node. No signal handler runs in
 * between, and {@link recover} repairs a killed process.
 *
 * @param staging the complete new site, next to the old one
 * @param out the output folder
 * @param discard receives the replaced site
 * @param step called before each change on the disk, for tests
 * @throws the file system error; the old site is in its folder then
 */
export function swapIn(
  staging: string,
  out: string,
  discard: (old: string) => void = removeBuilt,
  step: () => void = () => {},
): void {
  const old = oldFolder(out);
  step();
  // If anything else has this name, the next step fails.
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
 * Removes a build, its marker last, so that the rest of a killed process is recognised. A missing folder is
 * no error.
 *
 * @param step called before each change on the disk, for tests
 * @throws the file system error
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

/** Like `rmSync`, which tries each folder twice: a large site has thousands. */
function removeQuickly(path: string): void {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
    for (const entry of entries) if (!entry.isDirectory()) unlinkSync(pathOf(entry));
    // Folders precede their contents.
    for (const entry of entries.reverse()) if (entry.isDirectory()) rmdirSync(pathOf(entry));
    rmdirSync(path);
  } catch {
    // A file, or a folder that changes at the same time.
    rmSync(path, { recursive: true, force: true });
  }
}

/** The staging folder of this process, next to the output folder so that renaming is enough. */
export const stagingFolder = (out: string) => join(dirname(out), stagingPrefix(out) + process.pid);

const stagingPrefix = (out: string) => `.${basename(out)}.staging-`;

/** The folder of the old site between the two renames. */
export const oldFolder = (out: string) => join(dirname(out), `.${basename(out)}.old`);

/**
 * Repairs what a killed build has left: restores the old site if the build died between the renames, and
 * removes staging folders of dead processes. Folders that no build has created stay.
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
    const path = join(dirname(out), name);
    if (/^\d+$/.test(pid) && !isRunning(Number(pid)) && isDisposable(path)) removeBuilt(path);
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
