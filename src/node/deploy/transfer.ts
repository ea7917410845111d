/**
 * Gives a host another release. All files are sent first, and wait where no visitor sees them; then they take their places in the
 * order of {@link planSteps}. Wherever that ends, the next run goes on from there: docs/decisions/039-publishing.md.
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

/** The content of a file of the release that is wanted. */
export type ReadContent = (path: string, digest: string) => Promise<Buffer>;

/** What is between a host and a release. */
export interface ReleaseDifference {
  host: Host;
  desired: Release;
  state: HostState | undefined;
  /** What is in its place. */
  current: Release;
  steps: readonly TransferStep[];
  /** The files that have to be sent still. */
  unsent: readonly string[];
  removed: readonly string[];
  /** The files that are kept for the way back. */
  storedFiles: ReadonlySet<string>;
}

const digestIn = (release: Release, path: string): string => release.get(path) ?? '';

/** Asks a host what it has, and compares. Nothing is changed. */
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
  const filesOfSteps = (what: TransferStep['action']) =>
    steps.flatMap((step) => (step.action === what ? step.files : []));
  const unsent = filesOfSteps('put').filter((path) => !staged.has(stagedPath(path, digestIn(desired, path))));
  return { host, desired, state, current, steps, unsent, removed: filesOfSteps('remove'), storedFiles };
}

/**
 * Makes what is on the host what is wanted.
 *
 * @param site whose release it is
 * @param contents what the files are read with
 * @param progress is told of every file that is sent
 * @returns whether the host keeps the release before
 * @throws (rejects) with what the host says; what visitors see is whole then as well
 */
export async function transfer(
  difference: ReleaseDifference,
  site: Partial<Identity>,
  contents: ReadContent,
  progress: Progress,
): Promise<boolean> {
  const { host, desired, state, current, steps, unsent } = difference;
  const forAll = <T>(list: readonly T[], act: (item: T) => Promise<void>) =>
    pMap(list, act, { concurrency: host.concurrency });
  if (state?.next && host.renamesByCopying) {
    // What seems to wait, or to be kept, may be in its place as well, and nobody would know of it later.
    const uncertainPaths = [...state.files.keys(), ...state.next.keys()].filter((path) => !current.has(path));
    await forAll(uncertainPaths, (path) => host.remove(path));
  }
  // What waits and what is kept tells of the broken line only as long as nothing is added to it.
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
 * Keeps what leads back to a release.
 *
 * @param last that release
 * @returns the files that are kept when they go, by being moved; undefined when the host cannot keep it
 */
async function keepRelease(
  { host, current, desired, storedFiles }: ReleaseDifference,
  last: Release,
): Promise<ReadonlySet<string> | undefined> {
  const needed = [...last].filter(([path, digest]) => desired.get(path) !== digest);
  const isThere = ([path, digest]: readonly [string, string]) => current.get(path) === digest;
  const isStored = ([path, digest]: readonly [string, string]) => storedFiles.has(storedPath(path, digest));
  if (needed.some((file) => !isThere(file) && !isStored(file))) return undefined;
  const [changed, removed] = [
    needed.filter(([path]) => desired.has(path)),
    needed.filter(([path]) => !desired.has(path)),
  ];
  const filesToMove = removed.filter(isThere);
  try {
    // What is kept of a file that goes must mean that it has gone.
    for (const [path, digest] of filesToMove.filter(isStored)) await host.remove(storedPath(path, digest));
    await pMap(
      changed.filter((file) => !isStored(file)),
      ([path, digest]) => host.copy(path, storedPath(path, digest)),
      { concurrency: host.concurrency },
    );
  } catch {
    // No room; where the line is broken, the next step says so.
    return undefined;
  }
  return new Set(filesToMove.map(([path]) => path));
}

/** Removes what nothing leads to any more. */
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
