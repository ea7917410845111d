import type { DataReader } from '../../core/data/load.ts';
import type { DataKind, Manifest, Route } from '../../core/model.ts';

export interface DataSource {
  names: readonly string[];
  read: DataReader;
}

export interface DerivedFile {
  /** Undefined if it references no pictures and documents. */
  kind?: DataKind;
  /** The source data files; the file changed when the last of them did. None for a part of site.json. */
  sources: readonly string[];
  /** Other data files that affect its content. */
  dependencies?: readonly string[];
  /**
   * Returns true if the page of a canonical path reads this file, which then includes the change date of its
   * entry.
   */
  hasPage(path: string): boolean;
  derive(): unknown;
}

export interface Derivation {
  /** By name. Each name has a slash. */
  files: ReadonlyMap<string, DerivedFile>;
  /** Adds the file to a row that reads it; returns other rows unchanged. */
  updateRoute?(route: Route): Route;
}

export type DataDeriver = (manifest: Manifest, source: DataSource) => Promise<Derivation>;
