/** Checks a site while something else is done with it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ContentError, type Problem } from '../../src/problem.ts';
import { engineRoot } from '../site/folder.ts';

/**
 * @param folder the site folder, absolute
 * @param release whether sample content that is left counts as an error
 * @returns rejects with a ContentError that has every error of the site, when there is one; may be waited for later, and more than once
 */
export function soundness(folder: string, release = false): Promise<void> {
  const sound = check(folder, release);
  // It is waited for when the rest of the build has come so far.
  sound.catch(() => undefined);
  return sound;
}

async function check(folder: string, release: boolean): Promise<void> {
  const pool = new Tinypool({
    filename: pathToFileURL(join(engineRoot, 'bin/findErrors.js')).href,
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    const errors: Problem[] = await pool.run({ folder, release });
    if (errors.length > 0) throw new ContentError(errors, folder);
  } finally {
    await pool.destroy();
  }
}
