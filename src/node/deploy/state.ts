/** What a host keeps besides the site: which release it has, which one is on its way, and what leads back to the one before. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fieldOf, isObject, stringField } from '../../core/problems/value.ts';
import type { Identity } from '../ssg/outputFolder.ts';
import type { Host } from './host.ts';
import { type Release, sizeInDigest, UNKNOWN_DIGEST } from './release.ts';

/** The folder within that of the site. Visitors get nothing whose name begins with a dot: see HIDDEN in src/node/hosts/files.ts. */
const STATE_FOLDER = '.site-from-data';
const STATE_FILE = `${STATE_FOLDER}/release.json.br`;
/** Complete from before {@link STATE_FILE} gives way until it is there again. */
const NEW_STATE_FILE = `${STATE_FILE}.new`;
/** Files that have been sent and are in no use yet. */
export const STAGING_FOLDER = `${STATE_FOLDER}/staging`;
/** Files of the release before that the present one does not have. */
export const PREVIOUS_FOLDER = `${STATE_FOLDER}/before`;

export interface HostState {
  /** Whose site it is. */
  site: Partial<Identity>;
  /** What is in its place; while another release takes it, what was. A file that cannot be told has {@link UNKNOWN_DIGEST}. */
  files: Release;
  /** The release on its way, from before its first file takes its place until after the last. */
  next?: Release;
  /** The last whole release before the present one, or before the one on its way. */
  previous?: Release;
}

/** Where a file waits for its turn. */
export const stagedPath = (path: string, digest: string): string =>
  `${STAGING_FOLDER}/${nameOf(path, digest)}`;

/** Where a file of the release before is kept. */
export const storedPath = (path: string, digest: string): string =>
  `${PREVIOUS_FOLDER}/${nameOf(path, digest)}`;

/** No ending, so that no host takes it for a page or a program. */
const nameOf = (path: string, digest: string) =>
  `${createHash('sha256').update(path).digest('hex').slice(0, 24)}-${digest}`;

/**
 * Which of these files are there whole.
 *
 * @param folder {@link STAGING_FOLDER} or {@link PREVIOUS_FOLDER}
 */
export async function completeFiles(host: Host, folder: string): Promise<ReadonlySet<string>> {
  const sizes = [...(await host.list(folder))];
  return new Set(
    sizes.filter(([name, size]) => sizeInDigest(name) === size).map(([name]) => `${folder}/${name}`),
  );
}

/**
 * What is in its place on a host. A file of the release on its way is there as soon as it no longer waits; one that goes is there
 * until it is kept for the way back.
 *
 * @param staged the files that wait
 * @param stored the files that are kept
 */
export function filesInPlace(
  { files, next, previous }: HostState,
  staged: ReadonlySet<string>,
  stored: ReadonlySet<string>,
): Release {
  if (!next) return files;
  const digestInPlace = (path: string): string | undefined => {
    const [currentDigest, nextDigest] = [files.get(path), next.get(path)];
    if (nextDigest !== undefined) {
      if (currentDigest === nextDigest || !staged.has(stagedPath(path, nextDigest))) return nextDigest;
      return currentDigest === undefined ? undefined : UNKNOWN_DIGEST;
    }
    if (currentDigest === undefined || previous?.get(path) !== currentDigest) return UNKNOWN_DIGEST;
    return stored.has(storedPath(path, currentDigest)) ? undefined : currentDigest;
  };
  const paths = [...files.keys(), ...next.keys()];
  return new Map(paths.map((path) => [path, digestInPlace(path)] as const).filter(hasDigest));
}

const hasDigest = (entry: readonly [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** @returns undefined where nothing was published yet, or the note of it is damaged */
export async function readState(host: Host): Promise<HostState | undefined> {
  const bytes = (await host.get(STATE_FILE)) ?? (await host.get(NEW_STATE_FILE));
  try {
    const value: unknown = bytes && JSON.parse(brotliDecompressSync(bytes).toString('utf8'));
    const files = releaseIn(value, 'files');
    return (
      files && {
        site: { name: stringField(value, 'name'), origin: stringField(value, 'origin') },
        files,
        next: releaseIn(value, 'next'),
        previous: releaseIn(value, 'before'),
      }
    );
  } catch {
    return undefined;
  }
}

/** Whether capital and small letters make two files on a host. Where nothing is noted yet nobody can tell: it says no. */
export async function isCaseSensitive(host: Host): Promise<boolean> {
  const hasState = (await host.list(STATE_FOLDER)).has(posix.basename(STATE_FILE));
  return hasState && (await host.get(STATE_FILE.toUpperCase())) === undefined;
}

/** @throws when it names anything but files within the folder of the site: somebody else has written it */
function releaseIn(value: unknown, name: string): Release | undefined {
  const found = fieldOf(value, name);
  if (!isObject(found)) return undefined;
  return new Map(
    Object.entries(found).map(([path, digest]) => {
      const isPath = path.split('/').every((part) => !['', '.', '..'].includes(part)) && !path.includes('\\');
      if (!isPath || typeof digest !== 'string' || !/^([0-9a-f]{24}-\d+)?$/.test(digest))
        throw new Error(`${path} is not a file of a release.`);
      return [path, digest];
    }),
  );
}

/** The three lists are nearly the same, of which the compression leaves little. */
export async function writeState(host: Host, { site, files, next, previous }: HostState): Promise<void> {
  const text = JSON.stringify({
    ...site,
    files: Object.fromEntries(files),
    next: next && Object.fromEntries(next),
    before: previous && Object.fromEntries(previous),
  });
  await host.put(
    NEW_STATE_FILE,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );
  await host.rename(NEW_STATE_FILE, STATE_FILE);
}
