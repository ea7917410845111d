/**
 * Data files that the build derives from those of the site, so that a page loads only what it shows. Their
 * names have a slash; src/node/check/publicFiles.ts reports collisions with files of the site.
 */

import { LoadError } from '../../core/data/load.ts';
import { memoize } from '../../core/data/memoize.ts';
import type { Manifest, Route } from '../../core/model.ts';
import { cardFiles } from './cardFiles.ts';
import type { DataDeriver, DataSource, DerivedFile } from './dataDeriver.ts';
import { entryShards } from './entryShards.ts';
import { dataFile, dataNames } from './folder.ts';
import { readJson } from './jsonFile.ts';
import { listFiles } from './listFiles.ts';
import { newestFiles } from './newestFiles.ts';
import { slotFiles } from './slotFiles.ts';

/** Each reads only the files of the site, not those of other derivers. */
const DERIVERS: readonly DataDeriver[] = [entryShards, cardFiles, listFiles, newestFiles, slotFiles];

/** The derivers that some pages need. */
export const PAGE_DERIVERS: readonly DataDeriver[] = [listFiles, newestFiles, slotFiles];

/** Returns true if a name belongs to a file of PAGE_DERIVERS. */
export const isDerivedPageFile = (name: string): boolean => /^(?:lists|filters|newest|slots)\//.test(name);

/**
 * Converts an error for a missing derived file; a site may have its own file with such a name.
 *
 * @throws LoadError, or the original error
 */
export const rethrowAsLoadError =
  (name: string) =>
  (error: unknown): never => {
    throw isDerivedPageFile(name) ? new LoadError(name) : error;
  };

export interface DerivedData extends DataSource {
  /** Its rows reference the derived files. */
  manifest: Manifest;
  /** The derived files by name. In `names`, they follow those of the site. */
  derived: ReadonlyMap<string, DerivedFile>;
}

/**
 * Adds the derived data files to those of a site.
 *
 * @param source the published files of a valid site
 * @param derivers the derivers that the command needs; default: all
 * @throws LoadError (rejects) if a data file cannot be read
 */
export async function withDerivedData(
  manifest: Manifest,
  source: DataSource,
  derivers: readonly DataDeriver[] = DERIVERS,
): Promise<DerivedData> {
  const derivations = await Promise.all(derivers.map((maker) => maker(manifest, source)));
  const derived = new Map(derivations.flatMap(({ files }) => [...files]));
  const derive = memoize((file: DerivedFile) => file.derive());
  return {
    manifest: {
      ...manifest,
      routes: derivations.reduce<Route[]>(
        (routes, { updateRoute }) => (updateRoute ? routes.map(updateRoute) : routes),
        manifest.routes,
      ),
    },
    names: [...source.names, ...derived.keys()],
    derived,
    read: async (name) => {
      const file = derived.get(name);
      return file ? derive(file) : source.read(name).catch(rethrowAsLoadError(name));
    },
  };
}

/** Reads data files from disk. */
export const diskData = async (folder: string): Promise<DataSource> => ({
  names: await dataNames(folder),
  read: (name) => readJson(folder, dataFile(name)),
});
