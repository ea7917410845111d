/** Folders that are kept from build to build. */
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long something is kept that no build has used, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** How old the note of the last use may be, in milliseconds. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Notes that a build uses something, at most once a day. @throws (rejects) when it is not there, or may not be changed */
export async function noteUse(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  const now = new Date();
  if (now.getTime() - mtimeMs > FRESH_MS) await utimes(path, now, now);
}

/**
 * Takes away what no build has used for a month: see {@link noteUse}.
 *
 * @param isKept whether something in the folder is one of the things that are kept; the others stay
 */
export async function forgetUnused(
  cache: string,
  isKept: (name: string) => boolean = () => true,
): Promise<void> {
  for (const name of (await readdir(cache)).filter(isKept)) {
    const path = join(cache, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}
