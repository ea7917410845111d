/** A site with its files and everything derived from the valid ones. */

import { memoize } from '../../core/data/memoize.ts';
import type { Manifest, Route, Site, SiteModel } from '../../core/model.ts';
import type { Problem } from '../../core/problems/problem.ts';
import type { SiteFile } from '../../core/problems/problemAt.ts';
import type { RouteTable } from '../../core/route/table.ts';
import type { RequirementList } from '../../generated/types.ts';
import type { DataSource } from './dataDeriver.ts';
import type { PublicFolder } from './publicFolder.ts';
import type { Settings } from './settings.ts';

/** A row of the manifest with valid required fields. */
export interface RouteRow extends Pick<Route, 'path' | 'layout' | 'data' | 'title' | 'archive' | 'also'> {
  index: number;
}

export interface RedirectRow {
  index: number;
  from: string;
  to: string;
}

/** The path of a value in a file. */
export type PointerKeys = readonly string[];

/** The build omits drafts, so their errors do not block publishing. */
export interface Drafts {
  /** Returns the path of the draft that contains a value; undefined if visitors may see the value. */
  draftAround: (file: string, keys: PointerKeys) => PointerKeys | undefined;
  /** Returns true for an error that only affects a draft. */
  isExcused: (problem: Problem) => boolean;
}

/** The content of a site folder, read or transformed. */
export interface SiteContent extends SiteModel, DataSource, Settings {
  /** Absolute. */
  folder: string;
}

export interface CheckedSite {
  folder: string;
  publicFolder: PublicFolder;
  /** The existing files: manifest, site.json and data files. */
  files: readonly SiteFile[];
  /** The published addresses. */
  lock?: SiteFile;
  pictures?: SiteFile;
  /** Evidence for compliance requirements. */
  evidence?: SiteFile;
  /** The style sheet of the site; its value is its text. */
  css?: SiteFile;
  /** The site's valid requirement lists, by name. */
  requirements: ReadonlyMap<string, RequirementList>;
  /** The files of all requirement lists, including invalid ones, by name. */
  requirementFiles: ReadonlyMap<string, SiteFile>;
  /** Defined if the manifest is valid. Drafts with errors are removed from it. */
  manifest?: Manifest;
  /** The valid rows of the manifest, even if others are invalid. */
  rows: readonly RouteRow[];
  redirects: readonly RedirectRow[];
  /** Defined if every row and redirect is valid, so that other paths do not exist. */
  table?: RouteTable;
  /** Defined if site.json is valid. */
  site?: Site;
  /** The languages with messages or a translation in the manifest folder. */
  languages: readonly string[];
  /** The paths of data files that no page uses. */
  unusedDataFiles: ReadonlySet<string>;
  drafts: Drafts;
  /** The values of files that are invalid only in drafts, without these errors, by path. */
  valuesWithoutDraftErrors: ReadonlyMap<string, unknown>;
  problems: readonly Problem[];
}

export const fileOf = ({ files, pictures, evidence }: CheckedSite, path: string) =>
  [pictures, evidence, ...files].find((file) => file?.file === path);

/** Computes the result once for each site. */
export const memoizePerSite = <T>(compute: (site: CheckedSite) => T): ((site: CheckedSite) => T) =>
  memoize(compute, new WeakMap());
