/** What makes data files out of those of a site; see derivedData.ts. */
import type { DataReader } from '../../core/data/load.ts';
import type { DataKind, Manifest, Route } from '../../core/model.ts';

/** The data files of a site, as they are published. */
export interface DataSource {
  /** The names of all of them. */
  names: readonly string[];
  read: DataReader;
}

/** A data file that is made. */
export interface DerivedFile {
  /** What it is like; absent where it names no pictures and documents. */
  kind?: DataKind;
  /** The names of the data files that it is made of: with the last of them it has changed. */
  sources: readonly [string, ...string[]];
  /** The names of other data files that decide what is in it. */
  dependencies?: readonly string[];
  /** Whether the page of a canonical path is drawn from it, so that the day of that entry is said beside it. */
  hasPage(path: string): boolean;
  /** Called once. */
  derive(): unknown;
}

/** What a maker has to say of a site. */
export interface Derivation {
  /** Its files by their names, each with a slash. */
  files: ReadonlyMap<string, DerivedFile>;
  /** What a row tells the app of them; the same row where that is nothing. */
  updateRoute?(route: Route): Route;
}

/** Makes one sort of data files. */
export type DataDeriver = (manifest: Manifest, source: DataSource) => Promise<Derivation>;
