/** The state of a host: its release, a transfer in progress, and the previous release. */
import { posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fieldOf, isObject, stringField } from '../../core/problems/value.ts';
import type { Identity } from '../ssg/outputFolder.ts';
import { sha256 } from '../system/digest.ts';
import type { Host } from './host.ts';
import { type Release, sizeInDigest, UNKNOWN_DIGEST } from './release.ts';

/** In the site folder. Hosts do not serve names that begin with a dot: see HIDDEN in src/node/hosts/files.ts. */
const STATE_FOLDER = '.site-from-data';
const STATE_FILE = `${STATE_FOLDER}/release.json.br`;
/** Complete while {@link STATE_FILE} is replaced. */
const NEW_STATE_FILE = `${STATE_FILE}.new`;
/** Sent files that are not yet in use. */
export const STAGING_FOLDER = `${STATE_FOLDER}/staging`;
/** Files of the previous release that the current one does not have. */
export const PREVIOUS_FOLDER = `${STATE_FOLDER}/before`;

export interface HostState {
  site: Partial<Identity>;
  /** The current release; during a transfer the one before it. Uncertain files have {@link UNKNOWN_DIGEST}. */
  files: Release;
  /** The new release during a transfer. */
  next?: Release;
  /** The last complete release before the current or the new one. */
  previous?: Release;
}

export const stagedPath = (path: string, digest: string): string =>
  `${STAGING_FOLDER}/${nameOf(path, digest)}`;

export const storedPath = (path: string, digest: string): string =>
  `${PREVIOUS_FOLDER}/${nameOf(path, digest)}`;

/** Without a file extension, so that no host serves it as a page or runs it. */
const nameOf = (path: string, digest: string) => `${sha256(path).slice(0, 24)}-${digest}`;

/** Returns the paths of complete files. @param folder {@link STAGING_FOLDER} or {@link PREVIOUS_FOLDER} */
export async function completeFiles(host: Host, folder: string): Promise<ReadonlySet<string>> {
  const sizes = [...(await host.list(folder))];
  return new Set(
    sizes.filter(([name, size]) => sizeInDigest(name) === size).map(([name]) => `${folder}/${name}`),
  );
}

/**
 * Returns the files of the site on a host. A file of the new release is in place when it is no longer staged; a
 * removed file until it is stored.
 *
 * @param staged complete files in {@link STAGING_FOLDER}
 * @param stored complete files in {@link PREVIOUS_FOLDER}
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

/** @returns undefined before the first publication, or if the state is damaged */
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

/** Returns true if paths on the host are case-sensitive; false if that is unknown, before the first publication. */
export async function isCaseSensitive(host: Host): Promise<boolean> {
  const hasState = (await host.list(STATE_FOLDER)).has(posix.basename(STATE_FILE));
  return hasState && (await host.get(STATE_FILE.toUpperCase())) === undefined;
}

/** @throws if a path is outside the site folder or a digest is invalid */
function releaseIn(value: unknown, name: string): Release | undefined {
  const digests = fieldOf(value, name);
  if (!isObject(digests)) return undefined;
  return new Map(
    Object.entries(digests).map(([path, digest]) => {
      const isPath = path.split('/').every((part) => !['', '.', '..'].includes(part)) && !path.includes('\\');
      if (!isPath || typeof digest !== 'string' || !/^([0-9a-f]{24}-\d+)?$/.test(digest))
        throw new Error(`${path} is not a file of a release.`);
      return [path, digest];
    }),
  );
}

/** Compressed, because the three lists are nearly identical. */
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
