/**
 * Transfers a release. All files are first sent to a hidden folder, then renamed in the order of {@link planSteps}. An
 * interrupted transfer is continued by the next run: docs/decisions/039-publishing.md.
 */
import pMap from 'p-map';
import type { Identity } from '../ssg/outputFolder.ts';
import type { Progress } from '../system/progress.ts';
import type { Host } from './host.ts';
import { caseInsensitiveForm, caseSensitiveForm, planSteps, type TransferStep } from './plan.ts';
import { type Release, sizeInDigest } from './release.ts';
import {
  completeFiles,
  filesInPlace,
  type HostState,
  isCaseSensitive,
  PREVIOUS_FOLDER,
  STAGING_FOLDER,
  stagedPath,
  storedPath,
  writeState,
} from './state.ts';

/** Reads a file of the new release. */
export type ReadContent = (path: string, digest: string) => Promise<Buffer>;

export interface ReleaseDifference {
  host: Host;
  desired: Release;
  state: HostState | undefined;
  /** The files on the host. */
  current: Release;
  steps: readonly TransferStep[];
  /** The files that are not staged yet. */
  unsent: readonly string[];
  removed: readonly string[];
  /** Files of the previous release that are already stored. */
  storedFiles: ReadonlySet<string>;
}

const digestIn = (release: Release, path: string): string => release.get(path) ?? '';

/** Compares the files of a host with a release. Changes nothing. */
export async function compareRelease(
  host: Host,
  desired: Release,
  state: HostState | undefined,
): Promise<ReleaseDifference> {
  const staged = await completeFiles(host, STAGING_FOLDER);
  const storedFiles = await completeFiles(host, PREVIOUS_FOLDER);
  const current = state ? filesInPlace(state, staged, storedFiles) : new Map<string, string>();
  const steps = planSteps(
    current,
    desired,
    (await isCaseSensitive(host)) ? caseSensitiveForm : caseInsensitiveForm,
  );
  const filesOfSteps = (action: TransferStep['action']) =>
    steps.flatMap((step) => (step.action === action ? step.files : []));
  const unsent = filesOfSteps('put').filter((path) => !staged.has(stagedPath(path, digestIn(desired, path))));
  return { host, desired, state, current, steps, unsent, removed: filesOfSteps('remove'), storedFiles };
}

/**
 * Replaces the files on the host.
 *
 * @param progress counts sent files
 * @returns true if the host keeps the previous release
 * @throws (rejects) the error of the host; every page is complete even then
 */
export async function transfer(
  difference: ReleaseDifference,
  site: Partial<Identity>,
  contents: ReadContent,
  progress: Progress,
): Promise<boolean> {
  const { host, desired, state, current, steps, unsent } = difference;
  const forAll = <T>(list: readonly T[], action: (item: T) => Promise<void>) =>
    pMap(list, action, { concurrency: host.concurrency });
  if (state?.next && host.renamesByCopying) {
    // A file that seems staged or stored may also be in place, which no later run would detect.
    const uncertainPaths = [...state.files.keys(), ...state.next.keys()].filter((path) => !current.has(path));
    await forAll(uncertainPaths, (path) => host.remove(path));
  }
  // The staged and stored files only describe the interrupted transfer until this one adds to them.
  if (state?.next) await writeState(host, { ...state, files: current, next: current });
  for (const path of unsent) progress.add(sizeInDigest(digestIn(desired, path)));
  await forAll(unsent, async (path) => {
    const digest = digestIn(desired, path);
    await host.put(stagedPath(path, digest), await contents(path, digest));
    progress.done(sizeInDigest(digest));
  });
  progress.end();

  const lastRelease = state?.next ? state.previous : state?.files;
  const pathsToMove = lastRelease && (await keepRelease(difference, lastRelease));
  const previous = pathsToMove && lastRelease;
  await writeState(host, { site, files: current, next: desired, previous });
  for (const step of steps) {
    await forAll(step.files, (path) => {
      if (step.action === 'put') return host.rename(stagedPath(path, digestIn(desired, path)), path);
      const old = current.get(path);
      return old !== undefined && pathsToMove?.has(path)
        ? host.rename(path, storedPath(path, old))
        : host.remove(path);
    });
    if (step.action === 'remove') for (const folder of step.folders) await host.removeFolder(folder);
  }
  await writeState(host, { site, files: desired, previous });
  await removeUnneeded(host, previous, desired);
  return previous !== undefined;
}

/**
 * Stores the files that a rollback to a release needs.
 *
 * @param last that release
 * @returns the files to move into the store instead of removing them; undefined if the host cannot keep the release
 */
async function keepRelease({ host, current, desired, storedFiles }: ReleaseDifference, last: Release) {
  const needed = [...last].filter(([path, digest]) => desired.get(path) !== digest);
  const isInPlace = ([path, digest]: readonly [string, string]) => current.get(path) === digest;
  const isStored = ([path, digest]: readonly [string, string]) => storedFiles.has(storedPath(path, digest));
  if (needed.some((file) => !isInPlace(file) && !isStored(file))) return undefined;
  const [changed, removed] = [
    needed.filter(([path]) => desired.has(path)),
    needed.filter(([path]) => !desired.has(path)),
  ];
  const filesToMove = removed.filter(isInPlace);
  try {
    // A stored copy means that the file has been removed.
    for (const [path, digest] of filesToMove.filter(isStored)) await host.remove(storedPath(path, digest));
    await pMap(
      changed.filter((file) => !isStored(file)),
      ([path, digest]) => host.copy(path, storedPath(path, digest)),
      { concurrency: host.concurrency },
    );
  } catch {
    // No room. After a broken connection, the next step fails.
    return undefined;
  }
  return new Set(filesToMove.map(([path]) => path));
}

/** Removes staged and stored files that are not needed. */
async function removeUnneeded(host: Host, previous: Release | undefined, desired: Release): Promise<void> {
  const needed = new Set(
    [...(previous ?? [])]
      .filter(([path, digest]) => desired.get(path) !== digest)
      .map(([path, digest]) => storedPath(path, digest)),
  );
  for (const folder of [STAGING_FOLDER, PREVIOUS_FOLDER]) {
    const files = [...(await host.list(folder)).keys()].map((name) => `${folder}/${name}`);
    const unneeded = files.filter((file) => !needed.has(file));
    await pMap(unneeded, (file) => host.remove(file), { concurrency: host.concurrency });
  }
}
