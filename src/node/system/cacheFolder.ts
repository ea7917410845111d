/** Folders that are kept from build to build. */
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long something is kept that no build has used, in milliseconds. */
const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;
/** How old the note of the last use may be, in milliseconds. */
const MIN_TOUCH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Notes that a build uses something, at most once a day. @throws (rejects) when it is not there, or may not be changed */
export async function markUsed(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  const now = new Date();
  if (now.getTime() - mtimeMs > MIN_TOUCH_INTERVAL_MS) await utimes(path, now, now);
}

/**
 * Takes away what no build has used for a month: see {@link markUsed}.
 *
 * @param isCached whether something in the folder is one of the things that are kept; the others stay
 */
export async function removeUnused(
  cache: string,
  isCached: (name: string) => boolean = () => true,
): Promise<void> {
  for (const name of (await readdir(cache)).filter(isCached)) {
    const path = join(cache, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > MAX_UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}
