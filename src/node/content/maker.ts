/** What makes data files out of those of a site; see madeData.ts. */
import type { DataReader } from '../../core/data/load.ts';
import type { DataKind, Manifest, Route } from '../../core/model.ts';

/** The data files of a site, as they are published. */
export interface DataSource {
  /** The names of all of them. */
  names: readonly string[];
  read: DataReader;
}

/** A data file that is made. */
export interface MadeFile {
  /** What it is like; absent where it names no pictures and documents. */
  kind?: DataKind;
  /** The names of the data files that it is made of: with the last of them it has changed. */
  from: readonly [string, ...string[]];
  /** The names of other data files that decide what is in it. */
  by?: readonly string[];
  /** Whether the page of a canonical path is drawn from it, so that the day of that entry is said beside it. */
  has(path: string): boolean;
  /** Called once. */
  make(): unknown;
}

/** What a maker has to say of a site. */
export interface Making {
  /** Its files by their names, each with a slash. */
  files: ReadonlyMap<string, MadeFile>;
  /** What a row tells the app of them; the same row where that is nothing. */
  tell?(route: Route): Route;
}

/** Makes one sort of data files. */
export type Maker = (manifest: Manifest, source: DataSource) => Promise<Making>;
