/** Pages that are taken from the last build: nothing that they were made from has changed since. */
import { createHash } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../../core/route/path.ts';
import type { MetadataOfPage } from '../pageMetadata.ts';
import { type PreviousOutputs, reuseFolders } from './reuseFolders.ts';
import type { StoredSources } from './sources.ts';

/** What a build leaves to the next one of the same engine. */
export interface PreviousBuild {
  /** Whether the site that the last build has made is as it left it, and of the same engine. */
  isIntact: boolean;
  /** When the last build was finished, in milliseconds since 1970; absent where there is no note of it. */
  finishedAt?: number;
  /** What has changed of the site since that build; absent where it is more than data files. */
  edit?: SiteEdit;
  /** Where the site before it is kept, for its folders. */
  spareFolder: string;
  /** What the last build has kept; undefined where the site that it built is not as it left it. */
  readManifest(): Promise<unknown>;
  /** Keeps a value that JSON can hold; it counts once the new site is noted. */
  writeManifest(value: unknown): Promise<void>;
}

export interface SiteEdit {
  /** The data files that have changed, by their paths from the site folder. */
  files: readonly string[];
  /** Where the site lies as it was built before. */
  built: string;
  /** What the check has left then, if there was one. */
  checkState: unknown;
}

export interface ManifestPage extends MetadataOfPage {
  /** Its share picture. */
  shareImage?: string;
}

/** What a build remembers of its pages for the next one. */
export interface BuildManifest {
  /** What all pages tell depends on this. */
  metadataFingerprint: string;
  /** How all pages are drawn depends on this as well. */
  renderFingerprint: string;
  /** The digests of the data files and of what is known of their media, by name. */
  files: Readonly<Record<string, string>>;
  /** By canonical path. */
  pages: Readonly<Record<string, ManifestPage>>;
  /** What was learnt of the data files; absent where they were not published as they stand in the site folder. */
  sources?: StoredSources;
}

export interface PagePlan {
  /** What a page told the last build, unless it may tell something else now. */
  metadata(path: string): MetadataOfPage | undefined;
  /**
   * Whether the document of a page is still right, where all pages are drawn as before.
   *
   * @param share its share picture
   */
  isUnchanged(path: string, share: string | undefined): boolean;
  /**
   * Takes over the documents of pages.
   *
   * @param all the pages of the new site
   * @returns those that cannot be had
   */
  reuse(paths: readonly string[], all: readonly string[]): string[];
}

/**
 * @param previous what the last build remembered
 * @param current the same of this one
 * @param from absent where there is nothing to take
 * @param to the folder of the new site
 */
export function planPages(
  previous: BuildManifest | undefined,
  current: Pick<BuildManifest, 'metadataFingerprint' | 'files'>,
  from: PreviousOutputs | undefined,
  to: string,
): PagePlan {
  const isSame = (name: string) => name in current.files && previous?.files[name] === current.files[name];
  const pages =
    previous?.metadataFingerprint === current.metadataFingerprint ? Object.entries(previous.pages) : [];
  const same = new Map(pages.filter(([, { dataFiles }]) => dataFiles.every(isSame)));
  return {
    metadata: (path) => same.get(path),
    isUnchanged: (path, share) => same.has(path) && same.get(path)?.shareImage === share,
    reuse(paths, all) {
      if (!from) return [...paths];
      const reusable = new Set(paths);
      const files = new Map(all.map((path) => [outputFile(path), reusable.has(path)]));
      const reused = reuseFolders(from, to, files);
      return paths.filter((path) => {
        const file = outputFile(path);
        return !reused.has(file) && !reuseFile(join(from.previousFolder, file), join(to, file));
      });
    },
  };
}

/** Takes a file of the last site into the new one, without a copy of its bytes where the disk can do that. @returns whether it is there now */
function reuseFile(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  for (const take of [linkSync, copy]) {
    try {
      take(from, to);
      return true;
    } catch {
      // A disk without links, or as many as it can have.
    }
  }
  return false;
}

const copy = (from: string, to: string) => copyFileSync(from, to, constants.COPYFILE_EXCL);

/** Changes with anything in plain data. Not by its bytes in memory: the engine of JavaScript keeps one number in several ways. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
