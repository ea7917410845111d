import { join } from 'node:path';
import { DEFAULT_OUTPUT } from '../ssg/outputFolder.ts';
import type { OpenProgress } from '../system/progress.ts';

/**
 * Checks a site, and builds it if needed.
 *
 * @param folder the site folder, absolute
 * @param progress default: the terminal
 * @returns the output folder and the number of pages
 * @throws ContentError (rejects) with all errors of the site, or if the build is impossible
 */
export async function buildForPublish(
  folder: string,
  progress?: OpenProgress,
): Promise<{ out: string; pages: number }> {
  process.env.NODE_ENV = 'production';
  // Imported afterwards, because React reads it when it loads.
  const { checkInBackground } = await import('../check/backgroundCheck.ts');
  const validated = checkInBackground(folder, true);
  const { buildSite } = await import('../ssg/index.ts');
  const { buildIfNeeded } = await import('../ssg/incremental/buildRecord.ts');
  const out = join(folder, DEFAULT_OUTPUT);
  const { pages } = await buildIfNeeded(folder, out, async (previous) => ({
    ...(await buildSite(folder, out, { validated, previous, progress })),
    checked: await validated,
  }));
  await validated;
  return { out, pages };
}
