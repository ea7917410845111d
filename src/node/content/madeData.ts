/**
 * Data files that no one writes: the build makes them of those of the site, so that a page moves no more than it shows. Their names have a
 * slash; that no file of the site has one of them is seen to by src/node/check/publicFiles.ts. They are read and published like any other.
 */
import { LoadError } from '../../core/data/load.ts';
import type { Manifest, Route } from '../../core/model.ts';
import { cardFiles } from './cardFiles.ts';
import { entryParts } from './entryParts.ts';
import { dataFile, dataNames } from './folder.ts';
import { readJson } from './jsonFile.ts';
import { listFiles } from './listFiles.ts';
import type { DataSource, MadeFile, Maker } from './maker.ts';
import { newestFiles } from './newestFiles.ts';

/** All of them; each reads the files of the site alone, not what another makes. */
const MAKERS: readonly Maker[] = [entryParts, cardFiles, listFiles, newestFiles];

/** Those without whose files some pages cannot be drawn. */
export const PAGE_FILES: readonly Maker[] = [listFiles, newestFiles];

/** Whether a data file is one of theirs, if there is one of this name. */
export const isPageFile = (name: string): boolean => /^(?:lists|filters|newest)\//.test(name);

/** Tells of such a file that there is none; a site may have files of its own beside them. @throws LoadError, or what was thrown */
export const notMade =
  (name: string) =>
  (error: unknown): never => {
    throw isPageFile(name) ? new LoadError(name) : error;
  };

export interface MadeData extends DataSource {
  /** Whose rows say which of their files are made. */
  manifest: Manifest;
  /** The files that are made, by their names, which stand in `names` behind those of the site. */
  made: ReadonlyMap<string, MadeFile>;
}

/**
 * The data files of a site with those that are made of them. Whatever draws pages reads through it.
 *
 * @param source the files of a site that the checker has passed, as they are published
 * @param makers all of them, or those that a command has use for
 * @throws LoadError (rejects) when a data file cannot be had
 */
export async function withMade(
  manifest: Manifest,
  source: DataSource,
  makers: readonly Maker[] = MAKERS,
): Promise<MadeData> {
  const makings = await Promise.all(makers.map((maker) => maker(manifest, source)));
  const made = new Map(makings.flatMap(({ files }) => [...files]));
  const values = new Map<string, unknown>();
  return {
    manifest: {
      ...manifest,
      routes: makings.reduce<Route[]>(
        (routes, { tell }) => (tell ? routes.map(tell) : routes),
        manifest.routes,
      ),
    },
    names: [...source.names, ...made.keys()],
    made,
    read: async (name) => {
      const file = made.get(name);
      if (!file) return source.read(name).catch(notMade(name));
      const value = values.get(name) ?? file.make();
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
