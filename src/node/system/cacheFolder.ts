import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;
const MIN_TOUCH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Updates the time of last use, at most once a day.
 *
 * @throws (rejects) if the path does not exist or is read-only
 */
export async function markUsed(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  const now = new Date();
  if (now.getTime() - mtimeMs > MIN_TOUCH_INTERVAL_MS) await utimes(path, now, now);
}

/**
 * Deletes entries that no build has used for a month; see {@link markUsed}.
 *
 * @param isCached selects the entries that may be deleted
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
