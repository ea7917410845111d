/** Checks a site while something else is done with it. */
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ContentError } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/compiledPath.ts';
import type { judge } from './index.ts';
import type { Checked, Edit } from './proseEdits.ts';

/**
 * @param folder the site folder, absolute
 * @param release whether sample content that is left counts as an error
 * @param edit what has changed since a check that found no error, where that is known
 * @returns what the next check may know; rejects with a ContentError that has every error of the site, when there is one; may be waited for
 *   later, and more than once
 */
export function soundness(folder: string, release = false, edit?: Edit): Promise<Checked | undefined> {
  const sound = checkAfter(folder, release, edit);
  // It is waited for when the rest of the build has come so far.
  sound.catch(() => undefined);
  return sound;
}

async function checkAfter(folder: string, release: boolean, edit?: Edit): Promise<Checked | undefined> {
  const known = edit && (await (await import('./proseEdits.ts')).soundAfter(folder, edit));
  return known ?? check(folder, release);
}

async function check(folder: string, release: boolean): Promise<Checked | undefined> {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('findErrors.js')).href,
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    const { errors, checked }: Awaited<ReturnType<typeof judge>> = await pool.run({ folder, release });
    if (errors.length > 0) throw new ContentError(errors, folder);
    return checked;
  } finally {
    await pool.destroy();
  }
}
