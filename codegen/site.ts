/** A site folder on the disk: `manifest/` and `public/`. */
import { access, readdir, readFile } from 'node:fs/promises';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Site } from '../src/model.ts';
import { ContentError } from '../src/problem.ts';
import { parseJson } from './json.ts';

/** The root of the engine's own repository, which is a site folder too. */
export const engineRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folder of a site, absolute. @param folder as given on the command line; the repository's root without one */
export function siteFolder(folder: string | undefined): string {
  return resolvePath(folder ?? engineRoot);
}

export const MANIFEST = 'manifest/routes.json';
export const SITE = 'manifest/site.json';
/** Every address ever published; see codegen/check/lock.ts. */
export const LOCK = 'manifest/urls.lock.json';

/** The path of a data file from the site folder. */
export const dataFile = (name: string) => `public/data/${name}.json`;

/**
 * A JSON file of a site.
 *
 * @param folder the site folder
 * @param file path from it
 * @throws ContentError when the file is not there or is no JSON; the problems name line and column
 */
export async function readJson(folder: string, file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(join(folder, file), 'utf8');
  } catch {
    throw new ContentError([
      {
        severity: 'error',
        code: 'file-missing',
        file,
        message: `There is no file ${file}.`,
        hint: 'Create it, or correct the name where it is referred to.',
      },
    ]);
  }
  const { value, problems } = parseJson(file, text);
  if (value === undefined) throw new ContentError(problems);
  return value;
}

/**
 * The manifest of a site, read without holding it against its schema.
 *
 * @throws ContentError when the file is not there, is no JSON or has no list of routes
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const value = await readJson(folder, MANIFEST);
  if (!hasRoutes(value)) {
    throw new ContentError([
      {
        severity: 'error',
        code: 'field-missing',
        file: MANIFEST,
        message: 'The manifest has no list of routes.',
        hint: 'Write an object with a list "routes".',
      },
    ]);
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
  const path = join(folder, 'public/data');
  try {
    await access(path);
  } catch {
    return [];
  }
  const names = await readdir(path);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
