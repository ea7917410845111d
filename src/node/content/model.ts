/** A site as it was read: its files, and what is known of it as far as they are sound. */

import type { Manifest, Route, Site } from '../../core/model.ts';
import type { Problem } from '../../core/problems/problem.ts';
import type { SiteFile } from '../../core/problems/problemAt.ts';
import type { RouteTable } from '../../core/route/table.ts';
import type { RequirementList } from '../../generated/types.ts';
import type { PublicFolder } from './publicFolder.ts';

/** A row of the manifest that says at least what is read and how. */
export interface RouteRow extends Pick<Route, 'path' | 'layout' | 'data' | 'title' | 'archive' | 'also'> {
  /** Its place in the list of routes. */
  index: number;
}

/** A redirect with both its ends. */
export interface RedirectRow {
  index: number;
  from: string;
  to: string;
}

/** The place of a value within a file, by its keys. */
export type PointerKeys = readonly string[];

/** What of a site is a draft: a mistake there holds up nothing that is published, since a build leaves drafts out. */
export interface Drafts {
  /** The place of the draft around a value of a file; undefined where visitors may see what stands there. */
  draftAround: (file: string, keys: PointerKeys) => PointerKeys | undefined;
  /** Whether a problem is an error that holds up nothing as long as the draft around it is one. */
  isExcused: (problem: Problem) => boolean;
}

export interface CheckedSite {
  folder: string;
  publicFolder: PublicFolder;
  /** The manifest, site.json and the data files, as far as they are there. */
  files: readonly SiteFile[];
  /** The list of all addresses ever published, when there is one. */
  lock?: SiteFile;
  /** What belongs to a picture wherever it is shown, when the site says it. */
  pictures?: SiteFile;
  /** Where the site shows what authorities ask for, when it says so. */
  evidence?: SiteFile;
  /** The lists of what authorities ask that the site has itself, as far as they are sound, by name. */
  requirements: ReadonlyMap<string, RequirementList>;
  /** The files of these lists, sound or not, by name. */
  requirementFiles: ReadonlyMap<string, SiteFile>;
  /** Present when the manifest is sound, but for mistakes in drafts, which it is then without. */
  manifest?: Manifest;
  /** The rows of the manifest that can be used, even where others cannot. */
  rows: readonly RouteRow[];
  redirects: readonly RedirectRow[];
  /** Present when every row and redirect can be used, so that what is not in it is nowhere. */
  table?: RouteTable;
  /** Present when site.json is sound. */
  site?: Site;
  /** The languages that have a file of words, or of the site, in the manifest folder. */
  languages: readonly string[];
  /** The paths of data files from which nothing is made. */
  unusedDataFiles: ReadonlySet<string>;
  /** What of it is a draft. */
  drafts: Drafts;
  /** Files with mistakes in drafts alone, by path, as they are without these. */
  valuesWithoutDraftErrors: ReadonlyMap<string, unknown>;
  /** What reading and validating have found. */
  problems: readonly Problem[];
}

/** A file of a site by its path from the site folder. */
export const fileOf = ({ files, pictures, evidence }: CheckedSite, path: string) =>
  [pictures, evidence, ...files].find((file) => file?.file === path);
