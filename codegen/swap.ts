/** How a new site takes the place of the old one, and what happens after a process that was killed on the way. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The old site gives way to the new one by two renames, the shortest time that Node's calls allow: no signal handler runs
 * between them, and what a killed process leaves between them {@link recover} puts right.
 *
 * @param staging the new site, whole, beside the old one
 * @param out its place
 * @param step called before each change on the disk, for tests
 */
export function swapIn(staging: string, out: string, step: () => void = () => {}): void {
  const old = oldPlace(out);
  step();
  rmSync(old, { recursive: true, force: true });
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
  rmSync(old, { recursive: true, force: true });
}

/** Where this process writes a new site: beside its place, so that renaming is enough. */
export const stagingPlace = (out: string) => join(dirname(out), stagingPrefix(out) + process.pid);

const stagingPrefix = (out: string) => `.${basename(out)}.staging-`;

const oldPlace = (out: string) => join(dirname(out), `.${basename(out)}.old`);

/**
 * Mends what a killed build may have left: the old site back in its place when it died between the two renames, and no
 * staging folder of a process that is gone.
 */
export async function recover(out: string): Promise<void> {
  const old = oldPlace(out);
  if (await exists(old)) {
    if (await exists(out)) await rm(old, { recursive: true, force: true });
    else await rename(old, out);
  }
  const prefix = stagingPrefix(out);
  const names = await readdir(dirname(out)).catch(() => []);
  for (const name of names) {
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) {
      await rm(join(dirname(out), name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
