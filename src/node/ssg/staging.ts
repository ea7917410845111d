import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { removeIfEmpty } from '../system/replaceFile.ts';
import { toContentError } from '../system/systemError.ts';
import {
  type Identity,
  type OutputRefusal,
  type OutputStatus,
  outputStatus,
  refusalError,
  writeMark,
} from './outputFolder.ts';
import { oldFolder, recover, removeBuilt, stagingFolder } from './swap.ts';

/** Confirms that a folder which no build has created may be replaced. @throws (rejects) if it may not */
export type ConfirmReplace = (refusal: OutputRefusal) => Promise<void>;

export interface ClaimedOutput {
  /** The real path of the output folder. */
  path: string;
  /** True if the user agreed to replace a folder that no build has created. */
  isConfirmed: boolean;
}

/** @throws ContentError (rejects) if the folder may not be replaced */
export async function claimOutput(
  out: string,
  folder: string,
  site: Identity,
  confirm?: ConfirmReplace,
): Promise<ClaimedOutput> {
  try {
    const initialStatus = outputStatus(out, folder, site);
    if (initialStatus.kind === 'protected') throw refusalError(initialStatus);
    const { path } = initialStatus;
    await recover(path);
    const status = outputStatus(out, folder, site);
    const isConfirmed = status.kind === 'foreign' && confirm !== undefined;
    if (isConfirmed) await confirm(status);
    else if ('message' in status) throw refusalError(status);
    const old = oldFolder(path);
    if (existsSync(old)) throw new ContentError([problemInFile(old, outputMessages.oldSiteInTheWay)]);
    return { path, isConfirmed };
  } catch (error) {
    throw toContentError(error, out);
  }
}

/** Claims may be outdated after a build. @throws ContentError if the folder may not be replaced any more */
export function assertClaimed(
  out: string,
  folder: string,
  site: Identity,
  { isConfirmed }: ClaimedOutput,
): OutputStatus['kind'] {
  const status = outputStatus(out, folder, site);
  if ('message' in status && !(isConfirmed && status.kind === 'foreign')) throw refusalError(status);
  return status.kind;
}

/**
 * Creates the marked staging folder, and the folders above it that are missing.
 *
 * @param path the output folder
 * @returns removes the created folders
 * @throws the file system error; nothing is left then
 */
export function createStaging(path: string, site: Identity): () => void {
  const staging = stagingFolder(path);
  const missing: string[] = [];
  for (let above = dirname(staging); !existsSync(above); above = dirname(above)) missing.push(above);
  const remove = () => {
    removeBuilt(staging);
    missing.forEach(removeIfEmpty);
  };
  try {
    mkdirSync(dirname(staging), { recursive: true });
    mkdirSync(staging);
    writeMark(staging, site);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
