/**
 * Data files that no one writes: the build makes them of those of the site, so that a page moves no more than it shows. Their names have a
 * slash; that no file of the site has one of them is seen to by src/node/check/publicFiles.ts. They are read and published like any other.
 */
import { LoadError } from '../../core/data/load.ts';
import type { Manifest, Route } from '../../core/model.ts';
import { cardFiles } from './cardFiles.ts';
import type { DataDeriver, DataSource, DerivedFile } from './dataDeriver.ts';
import { entryShards } from './entryShards.ts';
import { dataFile, dataNames } from './folder.ts';
import { readJson } from './jsonFile.ts';
import { listFiles } from './listFiles.ts';
import { newestFiles } from './newestFiles.ts';

/** All of them; each reads the files of the site alone, not what another makes. */
const DERIVERS: readonly DataDeriver[] = [entryShards, cardFiles, listFiles, newestFiles];

/** Those without whose files some pages cannot be drawn. */
export const PAGE_DERIVERS: readonly DataDeriver[] = [listFiles, newestFiles];

/** Whether a data file is one of theirs, if there is one of this name. */
export const isDerivedPageFile = (name: string): boolean => /^(?:lists|filters|newest)\//.test(name);

/** Tells of such a file that there is none; a site may have files of its own beside them. @throws LoadError, or what was thrown */
export const rethrowAsLoadError =
  (name: string) =>
  (error: unknown): never => {
    throw isDerivedPageFile(name) ? new LoadError(name) : error;
  };

export interface DerivedData extends DataSource {
  /** Whose rows say which of their files are made. */
  manifest: Manifest;
  /** The files that are made, by their names, which stand in `names` behind those of the site. */
  derived: ReadonlyMap<string, DerivedFile>;
}

/**
 * The data files of a site with those that are made of them. Whatever draws pages reads through it.
 *
 * @param source the files of a site that the checker has passed, as they are published
 * @param derivers all of them, or those that a command has use for
 * @throws LoadError (rejects) when a data file cannot be had
 */
export async function withDerivedData(
  manifest: Manifest,
  source: DataSource,
  derivers: readonly DataDeriver[] = DERIVERS,
): Promise<DerivedData> {
  const derivations = await Promise.all(derivers.map((maker) => maker(manifest, source)));
  const derived = new Map(derivations.flatMap(({ files }) => [...files]));
  const values = new Map<string, unknown>();
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
      if (!file) return source.read(name).catch(rethrowAsLoadError(name));
      const value = values.get(name) ?? file.derive();
      values.set(name, value);
      return value;
    },
  };
}

/** The data files of a site as they stand on the disk. @param folder the site folder */
export const diskData = async (folder: string): Promise<DataSource> => ({
  names: await dataNames(folder),
  read: (name) => readJson(folder, dataFile(name)),
});
