import { readdir } from 'node:fs/promises';
import { join, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Site, SiteModel } from '../../core/model.ts';
import { jsonMessages } from '../../core/problems/messages/json.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { readJson } from './jsonFile.ts';
import { isHiddenPath, pathStatus } from './pathStatus.ts';

/** The root of the engine: its repository, which is also a site folder, or the installed package. */
export const engineRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The CLI entry point: `node PROGRAM NAME …` runs a command. */
export const PROGRAM = join(engineRoot, 'bin/site-from-data.js');

/** An installed package belongs to npm and may be read-only. */
const isInstalled = engineRoot.split(sep).includes('node_modules');

/**
 * Returns the absolute site folder. npm runs scripts in the folder of the package.json.
 *
 * @param folder the command-line argument; default: the current folder
 */
export function siteFolder(folder: string | undefined): string {
  return resolvePath(folder ?? '.');
}

/**
 * Returns a cache folder. All sites that are built with the repository share one.
 *
 * @param name of the cache
 */
export const cacheFolder = (folder: string, name: string): string =>
  join(process.env.SITE_FROM_DATA_CACHE ?? join(isInstalled ? folder : engineRoot, '.cache'), name);

export const MANIFEST = 'manifest/routes.json';
export const SITE = 'manifest/site.json';
/** All published addresses; see src/node/check/lockedUrls.ts. */
export const LOCK = 'manifest/urls.lock.json';

/** Evidence for compliance requirements; see src/core/data/compliance.ts. */
export const EVIDENCE = 'manifest/evidence.json';

export const REQUIREMENTS = 'manifest/requirements';

/** Settings of pictures, such as focal points; see src/node/content/focalPoints.ts. */
export const PICTURES = 'manifest/pictures.json';

export const PUBLISH = 'manifest/publish.json';

/** The style sheet of the site; see siteCss.ts. */
export const SITE_CSS = 'site.css';

export const dataFile = (name: string) => `public/data/${name}.json`;

const DATA_SEGMENT = String.raw`[^./\\:*?"<>|#\p{Cc}\s][^/\\:*?"<>|#\p{Cc}]*(?<![. ])`;
const DATA_NAME = new RegExp(`^(?!.*\\.json$)${DATA_SEGMENT}(/${DATA_SEGMENT})*$`, 'u');

/** The same rule as in schemas/common.schema.json. */
export const isDataName = (name: string): boolean => DATA_NAME.test(name);

/** Returns the name of a data file; undefined for any other file. @param file path from the site folder */
export const dataNameOf = (file: string): string | undefined => /^public\/data\/(.+)\.json$/.exec(file)?.[1];

/**
 * Reads the manifest without schema validation.
 *
 * @throws ContentError if the file does not exist, is not JSON or has no list of routes
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

export async function readSite(folder: string): Promise<Site> {
  return siteOf(await readJson(folder, SITE));
}

/** @throws as {@link readManifest} and {@link readSite} do */
export async function readModel(folder: string): Promise<SiteModel> {
  const [site, manifest] = await Promise.all([readSite(folder), readManifest(folder)]);
  return modelOf(site, manifest);
}

/** Adds the slots of site.json to the manifest. */
export const modelOf = (site: Site, manifest: Manifest): SiteModel => ({
  site,
  manifest: site.slots ? { ...manifest, slots: site.slots } : manifest,
});

/** Returns a valid site.json with the origin normalized: no trailing slash. */
export function siteOf(value: unknown): Site {
  const site = value as Site;
  return site.origin?.endsWith('/') ? { ...site, origin: site.origin.slice(0, -1) } : site;
}

/** Returns the names of the data files, sorted, with their subfolders and without extension. */
export async function dataNames(folder: string): Promise<string[]> {
  const namesIn = async (inner: string): Promise<string[]> => {
    const path = `public/data${inner}`;
    if (pathStatus(folder, path).kind !== 'folder') return [];
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
    const names = entries
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
