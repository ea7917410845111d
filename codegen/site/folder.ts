/** A site folder on the disk: `manifest/` and `public/`. */
import { readdir } from 'node:fs/promises';
import { join, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Site } from '../../src/model.ts';
import { ContentError } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import { jsonWords } from '../problems/words/json.ts';
import { standingOf, staysHome } from './file.ts';
import { readJson } from './jsonFile.ts';

/** The root of the engine: its repository, which is a site folder too, or the package that was installed. */
export const engineRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the engine is an installed package, whose folder belongs to npm and may be read only. */
export const isInstalled = engineRoot.split(sep).includes('node_modules');

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
  join(isInstalled ? folder : engineRoot, '.cache', name);

export const MANIFEST = 'manifest/routes.json';
export const SITE = 'manifest/site.json';
/** Every address ever published; see codegen/check/lock.ts. */
export const LOCK = 'manifest/urls.lock.json';

/** What an authority asks the site to show; see codegen/report/disclosure.ts. */
export const DISCLOSURE = 'manifest/disclosure.json';

/** The path of a data file from the site folder. */
export const dataFile = (name: string) => `public/data/${name}.json`;

/**
 * The manifest of a site, read without holding it against its schema.
 *
 * @throws ContentError when the file is not there, is no JSON or has no list of routes
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const value = await readJson(folder, MANIFEST);
  if (!hasRoutes(value)) {
    throw new ContentError([ofFile(MANIFEST, jsonWords.noRoutes)]);
  }
  return value;
}

function hasRoutes(value: unknown): value is Manifest {
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
  return (await readJson(folder, SITE)) as Site;
}

/** The names of the data files in a site folder, sorted, without ending. */
export async function dataNames(folder: string): Promise<string[]> {
  const path = 'public/data';
  if (standingOf(folder, path).kind !== 'folder') return [];
  const names = await readdir(join(folder, path)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json') && !staysHome(name))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
