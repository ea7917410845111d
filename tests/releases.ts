/** Sends generated releases to a host, like the command sends built ones. */
import type { Host } from '../src/node/deploy/host.ts';
import { digestWithSize, type Release } from '../src/node/deploy/release.ts';
import { readState, storedPath } from '../src/node/deploy/state.ts';
import { compareRelease, transfer } from '../src/node/deploy/transfer.ts';

/** The files of a site by their paths. */
export type ReleaseFiles = ReadonlyMap<string, string>;

const SITE = { name: 'Boats' };
/** Ignores progress. */
export const SILENT = { add: () => undefined, done: () => undefined, end: () => undefined };

/** The metadata of a built site. */
export const releaseFrom = (files: ReleaseFiles): Release =>
  new Map([...files].map(([path, text]) => [path, digestWithSize(Buffer.from(text))]));

/** @returns the number of sent files */
export async function send(host: Host, files: ReleaseFiles): Promise<number> {
  const difference = await compareRelease(host, releaseFrom(files), await readState(host));
  await transfer(difference, SITE, async (path) => Buffer.from(files.get(path) ?? ''), SILENT);
  return difference.unsent.length;
}

/** Rolls a host back to the previous release. */
export async function goBack(host: Host): Promise<void> {
  const state = await readState(host);
  const difference = await compareRelease(host, state?.previous ?? new Map(), state);
  const matches = async (path: string, digest: string) =>
    (await host.get(storedPath(path, digest))) ?? Buffer.from('lost');
  await transfer(difference, SITE, matches, SILENT);
}
