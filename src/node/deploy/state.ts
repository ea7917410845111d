/** What a host keeps besides the site: which release it has, which one is on its way, and what leads back to the one before. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fieldOf, isObject, stringField } from '../../core/problems/value.ts';
import type { Identity } from '../ssg/outputFolder.ts';
import type { Host } from './host.ts';
import { type Release, sizeOf, UNKNOWN } from './release.ts';

/** The folder within that of the site. Visitors get nothing whose name begins with a dot: see HIDDEN in src/node/hosts/files.ts. */
const FOLDER = '.site-from-data';
const FILE = `${FOLDER}/release.json.br`;
/** Complete from before {@link FILE} gives way until it is there again. */
const NEW_FILE = `${FILE}.new`;
/** Files that have been sent and are in no use yet. */
export const STAGING = `${FOLDER}/staging`;
/** Files of the release before that the present one does not have. */
export const STORE = `${FOLDER}/before`;

export interface State {
  /** Whose site it is. */
  site: Partial<Identity>;
  /** What is in its place; while another release takes it, what was. A file that cannot be told has {@link UNKNOWN}. */
  files: Release;
  /** The release on its way, from before its first file takes its place until after the last. */
  next?: Release;
  /** The last whole release before the present one, or before the one on its way. */
  before?: Release;
}

/** Where a file waits for its turn. */
export const stagedAt = (path: string, digest: string): string => `${STAGING}/${nameOf(path, digest)}`;

/** Where a file of the release before is kept. */
export const storedAt = (path: string, digest: string): string => `${STORE}/${nameOf(path, digest)}`;

/** No ending, so that no host takes it for a page or a program. */
const nameOf = (path: string, digest: string) =>
  `${createHash('sha256').update(path).digest('hex').slice(0, 24)}-${digest}`;

/**
 * Which of these files are there whole.
 *
 * @param folder {@link STAGING} or {@link STORE}
 */
export async function wholeFiles(host: Host, folder: string): Promise<ReadonlySet<string>> {
  const found = [...(await host.list(folder))];
  return new Set(found.filter(([name, size]) => sizeOf(name) === size).map(([name]) => `${folder}/${name}`));
}

/**
 * What is in its place on a host. A file of the release on its way is there as soon as it no longer waits; one that goes is there
 * until it is kept for the way back.
 *
 * @param staged the files that wait
 * @param stored the files that are kept
 */
export function inPlace(
  { files, next, before }: State,
  staged: ReadonlySet<string>,
  stored: ReadonlySet<string>,
): Release {
  if (!next) return files;
  const told = (path: string): string | undefined => {
    const [old, fresh] = [files.get(path), next.get(path)];
    if (fresh !== undefined) {
      if (old === fresh || !staged.has(stagedAt(path, fresh))) return fresh;
      return old === undefined ? undefined : UNKNOWN;
    }
    if (old === undefined || before?.get(path) !== old) return UNKNOWN;
    return stored.has(storedAt(path, old)) ? undefined : old;
  };
  const paths = [...files.keys(), ...next.keys()];
  return new Map(paths.map((path) => [path, told(path)] as const).filter(isThere));
}

const isThere = (entry: readonly [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** @returns undefined where nothing was published yet, or the note of it is damaged */
export async function readState(host: Host): Promise<State | undefined> {
  const bytes = (await host.get(FILE)) ?? (await host.get(NEW_FILE));
  try {
    const value: unknown = bytes && JSON.parse(brotliDecompressSync(bytes).toString('utf8'));
    const files = releaseIn(value, 'files');
    return (
      files && {
        site: { name: stringField(value, 'name'), origin: stringField(value, 'origin') },
        files,
        next: releaseIn(value, 'next'),
        before: releaseIn(value, 'before'),
      }
    );
  } catch {
    return undefined;
  }
}

/** Whether capital and small letters make two files on a host. Where nothing is noted yet nobody can tell: it says no. */
export async function tellsCapitals(host: Host): Promise<boolean> {
  const isNoted = (await host.list(FOLDER)).has(posix.basename(FILE));
  return isNoted && (await host.get(FILE.toUpperCase())) === undefined;
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
export async function writeState(host: Host, { site, files, next, before }: State): Promise<void> {
  const text = JSON.stringify({
    ...site,
    files: Object.fromEntries(files),
    next: next && Object.fromEntries(next),
    before: before && Object.fromEntries(before),
  });
  await host.put(NEW_FILE, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  await host.rename(NEW_FILE, FILE);
}
