import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ContentError } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/engine.ts';
import type { CheckSnapshot, ContentEdit } from './canSkipCheck.ts';
import type { runErrorChecks } from './index.ts';

/**
 * Rejects with a ContentError that has all errors. May be awaited later, and several times.
 *
 * @param folder the site folder, absolute
 * @param release treats remaining sample content as an error
 * @param edit the changes since a check without errors, if known
 * @returns the input for skipping the next check
 */
export function checkInBackground(
  folder: string,
  release = false,
  edit?: ContentEdit,
): Promise<CheckSnapshot | undefined> {
  const checking = checkUnlessSkipped(folder, release, edit);
  // Prevents an unhandled rejection until the build awaits the result.
  checking.catch(() => undefined);
  return checking;
}

async function checkUnlessSkipped(folder: string, release: boolean, edit?: ContentEdit) {
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
