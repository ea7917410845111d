/**
 * Decides what a build takes from the previous one. Everything is keyed by fingerprints of its inputs, so that
 * incremental output is byte-identical to a cold build (docs/decisions/040-incremental-builds.md).
 */

import type { DerivedFile } from '../../content/dataDeriver.ts';
import { textsWithNames } from '../../content/fileReferences.ts';
import { localeInputs } from '../../content/locales.ts';
import { sha256 } from '../../system/digest.ts';
import type { StoredMediaNames } from '../mediaManifest.ts';
import type { PageListRow } from '../pages.ts';
import type { SearchRow } from '../search.ts';
import type { SharingRow } from '../sharing/index.ts';

/** Everything that other files need to know about a page. JSON-serialisable, because the next build reuses it. */
interface PageMetadata {
  list: PageListRow;
  words?: SearchRow;
  sharing: SharingRow;
  /** True if the page lists all pages, so that it is rendered last. */
  listsPages?: true;
}

/** A page of the previous build. */
export interface ManifestPage {
  metadata: PageMetadata;
  /** The names of the data files that the page was made from. */
  dataFiles: readonly string[];
  /** The path of its share image in the output folder. */
  shareImage?: string;
}

/** The results of a build for a single data file. */
export interface SourceFacts {
  /** The digest of the file, which depends on the URL of the app. */
  digest: string;
  media: StoredMediaNames;
  /** The inputs of the locales. Absent for a derived file, like `texts`. */
  locales?: unknown;
  /** The texts that may name files. */
  texts?: readonly string[];
}

/** The data that a build stores for the next one. */
export interface BuildManifest {
  /** The fingerprint of everything that all pages depend on. */
  siteFingerprint: string;
  /** The languages with a feed, which all pages link to. */
  newsLanguages: readonly string[];
  /** By name: the fingerprint of the data file, a space, and that of its media. */
  files: Readonly<Record<string, string>>;
  /** By canonical path. */
  pages: Readonly<Record<string, ManifestPage>>;
  /** Absent if published data files differ from those in the site folder. */
  sources?: StoredSources;
}

export interface StoredSources {
  /** The URL of the app. */
  app: string;
  /** By name of the data file. */
  files: Readonly<Record<string, SourceFacts>>;
}

export interface PagePlan {
  /** The pages whose metadata is reused, by path. Their documents are reused if their share image is the same. */
  reuse: ReadonlyMap<string, ManifestPage>;
  /** The paths of the other pages. */
  render: readonly string[];
}

/** @param paths of all current pages */
export function planPages(
  previous: BuildManifest | undefined,
  { siteFingerprint, files }: Pick<BuildManifest, 'siteFingerprint' | 'files'>,
  paths: readonly string[],
): PagePlan {
  const isSame = (name: string) => name in files && previous?.files[name] === files[name];
  const reuse = new Map(
    paths.flatMap((path) => {
      const page = previous?.siteFingerprint === siteFingerprint ? previous.pages[path] : undefined;
      return page?.dataFiles.every(isSame) ? [[path, page] as const] : [];
    }),
  );
  return { reuse, render: paths.filter((path) => !reuse.has(path)) };
}

/**
 * Returns the facts of unchanged data files, by name.
 *
 * @param previous absent if more than data files changed
 * @param edited the names of the changed data files
 * @param derived the derived files by name, which are unchanged if their sources and dependencies are
 */
export function planSources(
  previous: StoredSources | undefined,
  edited: ReadonlySet<string>,
  derived: ReadonlyMap<string, DerivedFile>,
): ReadonlyMap<string, SourceFacts> {
  return new Map(
    Object.entries(previous?.files ?? {}).filter(([name]) => {
      const file = derived.get(name);
      const inputs = file ? [...file.sources, ...(file.dependencies ?? [])] : [name];
      return !inputs.some((input) => edited.has(input));
    }),
  );
}

/** Everything in a data file that is combined with the same of all other files. */
export const siteWideFacts = (value: unknown): Pick<SourceFacts, 'locales' | 'texts'> => ({
  locales: localeInputs(value),
  texts: textsWithNames(value),
});

export const fingerprint = (value: unknown): string => sha256(JSON.stringify(value));
