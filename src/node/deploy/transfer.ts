/**
 * Gives a host another release. All files are sent first, and wait where no visitor sees them; then they take their places in the
 * order of {@link planOf}. Wherever that ends, the next run goes on from there: docs/decisions/039-publishing.md.
 */
import pMap from 'p-map';
import type { Identity } from '../ssg/outputFolder.ts';
import type { Progress } from '../system/progress.ts';
import type { Host } from './host.ts';
import { planOf, type Step, withCapitals, withoutCapitals } from './plan.ts';
import { type Release, sizeOf } from './release.ts';
import {
  inPlace,
  STAGING,
  STORE,
  type State,
  stagedAt,
  storedAt,
  tellsCapitals,
  wholeFiles,
  writeState,
} from './state.ts';

/** The content of a file of the release that is wanted. */
export type Contents = (path: string, digest: string) => Promise<Buffer>;

/** What is between a host and a release. */
export interface Difference {
  host: Host;
  wanted: Release;
  state: State | undefined;
  /** What is in its place. */
  known: Release;
  steps: readonly Step[];
  /** The files that have to be sent still. */
  unsent: readonly string[];
  removed: readonly string[];
  /** The files that are kept for the way back. */
  stored: ReadonlySet<string>;
}

const digestIn = (release: Release, path: string): string => release.get(path) ?? '';

/** Asks a host what it has, and compares. Nothing is changed. */
export async function differenceTo(
  host: Host,
  wanted: Release,
  state: State | undefined,
): Promise<Difference> {
  const staged = await wholeFiles(host, STAGING);
  const stored = await wholeFiles(host, STORE);
  const known = state ? inPlace(state, staged, stored) : new Map<string, string>();
  const steps = planOf(known, wanted, (await tellsCapitals(host)) ? withCapitals : withoutCapitals);
  const filesOf = (what: Step['do']) => steps.flatMap((step) => (step.do === what ? step.files : []));
  const unsent = filesOf('put').filter((path) => !staged.has(stagedAt(path, digestIn(wanted, path))));
  return { host, wanted, state, known, steps, unsent, removed: filesOf('remove'), stored };
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
  difference: Difference,
  site: Partial<Identity>,
  contents: Contents,
  progress: Progress,
): Promise<boolean> {
  const { host, wanted, state, known, steps, unsent } = difference;
  const all = <T>(list: readonly T[], act: (item: T) => Promise<void>) =>
    pMap(list, act, { concurrency: host.atOnce });
  if (state?.next && host.movesByCopying) {
    // What seems to wait, or to be kept, may be in its place as well, and nobody would know of it later.
    const doubtful = [...state.files.keys(), ...state.next.keys()].filter((path) => !known.has(path));
    await all(doubtful, (path) => host.remove(path));
  }
  // What waits and what is kept tells of the broken line only as long as nothing is added to it.
  if (state?.next) await writeState(host, { ...state, files: known, next: known });
  for (const path of unsent) progress.add(sizeOf(digestIn(wanted, path)));
  await all(unsent, async (path) => {
    const digest = digestIn(wanted, path);
    await host.put(stagedAt(path, digest), await contents(path, digest));
    progress.done(sizeOf(digest));
  });
  progress.end();

  const last = state?.next ? state.before : state?.files;
  const toMove = last && (await keep(difference, last));
  const before = toMove && last;
  await writeState(host, { site, files: known, next: wanted, before });
  for (const step of steps) {
    await all(step.files, (path) => {
      if (step.do === 'put') return host.rename(stagedAt(path, digestIn(wanted, path)), path);
      const old = known.get(path);
      return old !== undefined && toMove?.has(path)
        ? host.rename(path, storedAt(path, old))
        : host.remove(path);
    });
    if (step.do === 'remove') for (const folder of step.folders) await host.removeFolder(folder);
  }
  await writeState(host, { site, files: wanted, before });
  await tidy(host, before, wanted);
  return before !== undefined;
}

/**
 * Keeps what leads back to a release.
 *
 * @param last that release
 * @returns the files that are kept when they go, by being moved; undefined when the host cannot keep it
 */
async function keep(
  { host, known, wanted, stored }: Difference,
  last: Release,
): Promise<ReadonlySet<string> | undefined> {
  const needed = [...last].filter(([path, digest]) => wanted.get(path) !== digest);
  const isThere = ([path, digest]: readonly [string, string]) => known.get(path) === digest;
  const isStored = ([path, digest]: readonly [string, string]) => stored.has(storedAt(path, digest));
  if (needed.some((file) => !isThere(file) && !isStored(file))) return undefined;
  const [changed, gone] = [
    needed.filter(([path]) => wanted.has(path)),
    needed.filter(([path]) => !wanted.has(path)),
  ];
  const toMove = gone.filter(isThere);
  try {
    // What is kept of a file that goes must mean that it has gone.
    for (const [path, digest] of toMove.filter(isStored)) await host.remove(storedAt(path, digest));
    await pMap(
      changed.filter((file) => !isStored(file)),
      ([path, digest]) => host.copy(path, storedAt(path, digest)),
      { concurrency: host.atOnce },
    );
  } catch {
    // No room; where the line is broken, the next step says so.
    return undefined;
  }
  return new Set(toMove.map(([path]) => path));
}

/** Removes what nothing leads to any more. */
async function tidy(host: Host, before: Release | undefined, wanted: Release): Promise<void> {
  const needed = new Set(
    [...(before ?? [])]
      .filter(([path, digest]) => wanted.get(path) !== digest)
      .map(([path, digest]) => storedAt(path, digest)),
  );
  for (const folder of [STAGING, STORE]) {
    const files = [...(await host.list(folder)).keys()].map((name) => `${folder}/${name}`);
    const spare = files.filter((file) => !needed.has(file));
    await pMap(spare, (file) => host.remove(file), { concurrency: host.atOnce });
  }
}
