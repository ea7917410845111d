/** Folders that are kept from build to build. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long something is kept that no build has used, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes away what no build has used for a month: builds give what they use the time of the day.
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
    if (found && Date.now() - found.mtimeMs > KEPT) await rm(path, { recursive: true, force: true });
  }
}
