/** Checks a site while something else is done with it. */
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ContentError } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/compiledPath.ts';
import type { CheckSnapshot, ContentEdit } from './canSkipCheck.ts';
import type { runErrorChecks } from './index.ts';

/**
 * @param folder the site folder, absolute
 * @param release whether sample content that is left counts as an error
 * @param edit what has changed since a check that found no error, where that is known
 * @returns what the next check may know; rejects with a ContentError that has every error of the site, when there is one; may be waited for
 *   later, and more than once
 */
export function checkInBackground(
  folder: string,
  release = false,
  edit?: ContentEdit,
): Promise<CheckSnapshot | undefined> {
  const checking = checkUnlessSkipped(folder, release, edit);
  // It is waited for when the rest of the build has come so far.
  checking.catch(() => undefined);
  return checking;
}

async function checkUnlessSkipped(
  folder: string,
  release: boolean,
  edit?: ContentEdit,
): Promise<CheckSnapshot | undefined> {
  const snapshot = edit && (await (await import('./canSkipCheck.ts')).canSkipCheck(folder, edit));
  return snapshot ?? check(folder, release);
}

async function check(folder: string, release: boolean): Promise<CheckSnapshot | undefined> {
  const pool = new Tinypool({
    filename: pathToFileURL(compiledPath('checkWorker.js')).href,
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    const { errors, checked }: Awaited<ReturnType<typeof runErrorChecks>> = await pool.run({
      folder,
      release,
    });
    if (errors.length > 0) throw new ContentError(errors, folder);
    return checked;
  } finally {
    await pool.destroy();
  }
}
