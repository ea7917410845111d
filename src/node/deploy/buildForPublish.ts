/** Makes a site ready to be sent. */
import { join } from 'node:path';
import { DEFAULT_OUTPUT } from '../ssg/outputFolder.ts';
import type { OpenProgress } from '../system/progress.ts';

/**
 * Checks a site as it is before it is published, and builds it where that is needed.
 *
 * @param folder the site folder, absolute
 * @param progress who is told how far it is; the terminal without it
 * @returns the built site, and how many pages it has
 * @throws ContentError (rejects) with all errors of the site, or what keeps it from being built
 */
export async function buildForPublish(
  folder: string,
  progress?: OpenProgress,
): Promise<{ out: string; pages: number }> {
  process.env.NODE_ENV = 'production';
  // Imported here and below, once that is set: React asks for it as soon as it is read.
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
