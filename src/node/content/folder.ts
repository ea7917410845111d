/** A site folder on the disk: `manifest/` and `public/`. */
import { readdir } from 'node:fs/promises';
import { join, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Site } from '../../core/model.ts';
import { jsonMessages } from '../../core/problems/messages/json.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { readJson } from './jsonFile.ts';
import { isHiddenPath, pathStatus } from './pathStatus.ts';

/** The root of the engine: its repository, which is a site folder too, or the package that was installed. */
export const engineRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The program: `node PROGRAM NAME …` runs a command. */
export const PROGRAM = join(engineRoot, 'bin/site-from-data.js');

/** Whether the engine is an installed package, whose folder belongs to npm and may be read only. */
const isInstalled = engineRoot.split(sep).includes('node_modules');

/**
 * The folder of a site, absolute. npm runs a script in the folder of its package.json: a site's own, or the repository.
 *
 * @param folder as given on the command line; the current folder without one
 */
export function siteFolder(folder: string | undefined): string {
  return resolvePath(folder ?? '.');
}

/**
 * A folder that is kept from build to build. All sites that are built with the repository share one.
 *
 * @param folder the site folder
 * @param name of what is kept
 */
export const cacheFolder = (folder: string, name: string): string =>
  join(process.env.SITE_FROM_DATA_CACHE ?? join(isInstalled ? folder : engineRoot, '.cache'), name);

export const MANIFEST = 'manifest/routes.json';
export const SITE = 'manifest/site.json';
/** Every address ever published; see src/node/check/lockedUrls.ts. */
export const LOCK = 'manifest/urls.lock.json';

/** Where the site shows what authorities ask for; see src/core/data/compliance.ts. */
export const EVIDENCE = 'manifest/evidence.json';

/** The lists of a site of its own of what authorities ask for. */
export const REQUIREMENTS = 'manifest/requirements';

/** What belongs to a picture wherever it is shown; see src/node/content/focalPoints.ts. */
export const PICTURES = 'manifest/pictures.json';

/** Where the site is sent; see src/node/deploy/target.ts. */
export const PUBLISH = 'manifest/publish.json';

/** The path of a data file from the site folder. */
export const dataFile = (name: string) => `public/data/${name}.json`;

const DATA_SEGMENT = String.raw`[^./\\:*?"<>|#\p{Cc}\s][^/\\:*?"<>|#\p{Cc}]*(?<![. ])`;
const DATA_NAME = new RegExp(`^(?!.*\\.json$)${DATA_SEGMENT}(/${DATA_SEGMENT})*$`, 'u');

/** Whether a data file can have a name; schemas/common.schema.json asks for the same. */
export const isDataName = (name: string): boolean => DATA_NAME.test(name);

/** The name of the data file with a path from the site folder; undefined for any other file. */
export const dataNameOf = (file: string): string | undefined => /^public\/data\/(.+)\.json$/.exec(file)?.[1];

/**
 * The manifest of a site, read without holding it against its schema.
 *
 * @throws ContentError when the file is not there, is no JSON or has no list of routes
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const value = await readJson(folder, MANIFEST);
  if (!isManifest(value)) {
    throw new ContentError([problemInFile(MANIFEST, jsonMessages.noRoutes)]);
  }
  return value;
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'routes' in value &&
    Array.isArray(value.routes) &&
    value.routes.every(
      (route: unknown) =>
        typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string',
    )
  );
}

/** site.json of a site that the checker has passed. */
export async function readSite(folder: string): Promise<Site> {
  return siteOf(await readJson(folder, SITE));
}

/** What a sound site.json says, with the address of the site in one form: without a slash at the end. */
export function siteOf(value: unknown): Site {
  // It has the shape of its schema.
  const site = value as Site;
  return site.origin?.endsWith('/') ? { ...site, origin: site.origin.slice(0, -1) } : site;
}

/** The names of the lists of requirements that a site has itself, sorted, without ending. */
export async function requirementFiles(folder: string): Promise<string[]> {
  if (pathStatus(folder, REQUIREMENTS).kind !== 'folder') return [];
  const found = await readdir(join(folder, REQUIREMENTS)).catch(() => []);
  return found
    .filter((name) => name.endsWith('.json') && !isHiddenPath(name))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The names of the data files in a site folder, sorted, with their folders and without ending. */
export async function dataNames(folder: string): Promise<string[]> {
  const namesIn = async (inner: string): Promise<string[]> => {
    const path = `public/data${inner}`;
    if (pathStatus(folder, path).kind !== 'folder') return [];
    const found = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
    const names = found
      .filter(({ name }) => !isHiddenPath(name))
      .map(async (entry) => {
        const file = `${inner}/${entry.name}`;
        if (file.endsWith('.json')) return [file.slice(1, -'.json'.length)];
        return entry.isDirectory() ? namesIn(file) : [];
      });
    return (await Promise.all(names)).flat();
  };
  return (await namesIn('')).sort();
}
