/** Pages that are taken from the last build: nothing that they were made from has changed since. */
import { createHash } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../core/route/path.ts';
import type { SourceMemory } from './keptSources.ts';
import type { ToldPage } from './pageRows.ts';
import { type OldSites, takeFromSpare } from './spareSite.ts';

/** What a build leaves to the next one of the same engine. */
export interface BuildMemory {
  /** Whether the site that the last build has made is as it left it, and of the same engine. */
  intact: boolean;
  /** When the last build was finished, in milliseconds since 1970; absent where there is no note of it. */
  noted?: number;
  /** What has changed of the site since that build; absent where it is more than data files. */
  edit?: SiteEdit;
  /** Where the site before it is kept, for its folders. */
  spare: string;
  /** What the last build has kept; undefined where the site that it built is not as it left it. */
  recall(): Promise<unknown>;
  /** Keeps a value that JSON can hold; it counts once the new site is noted. */
  keep(value: unknown): Promise<void>;
}

export interface SiteEdit {
  /** The data files that have changed, by their paths from the site folder. */
  files: readonly string[];
  /** Where the site lies as it was built before. */
  built: string;
  /** What the check has left then, if there was one. */
  before: unknown;
}

export interface KeptPage extends ToldPage {
  /** Its share picture. */
  share?: string;
}

/** What a build remembers of its pages for the next one. */
export interface Memory {
  /** What all pages tell depends on this. */
  told: string;
  /** How all pages are drawn depends on this as well. */
  drawn: string;
  /** The digests of the data files and of what is known of their media, by name. */
  files: Readonly<Record<string, string>>;
  /** By canonical path. */
  pages: Readonly<Record<string, KeptPage>>;
  /** What was learnt of the data files; absent where they were not published as they stand in the site folder. */
  sources?: SourceMemory;
}

export interface KeptPages {
  /** What a page told the last build, unless it may tell something else now. */
  told(path: string): ToldPage | undefined;
  /**
   * Whether the document of a page is still right, where all pages are drawn as before.
   *
   * @param share its share picture
   */
  isRight(path: string, share: string | undefined): boolean;
  /**
   * Takes over the documents of pages.
   *
   * @param all the pages of the new site
   * @returns those that cannot be had
   */
  take(paths: readonly string[], all: readonly string[]): string[];
}

/**
 * @param before what the last build remembered
 * @param now the same of this one
 * @param from absent where there is nothing to take
 * @param to the folder of the new site
 */
export function keptPages(
  before: Memory | undefined,
  now: Pick<Memory, 'told' | 'files'>,
  from: OldSites | undefined,
  to: string,
): KeptPages {
  const isSame = (name: string) => name in now.files && before?.files[name] === now.files[name];
  const pages = before?.told === now.told ? Object.entries(before.pages) : [];
  const same = new Map(pages.filter(([, { reads }]) => reads.every(isSame)));
  return {
    told: (path) => same.get(path),
    isRight: (path, share) => same.has(path) && same.get(path)?.share === share,
    take(paths, all) {
      if (!from) return [...paths];
      const wanted = new Set(paths);
      const files = new Map(all.map((path) => [outputFile(path), wanted.has(path)]));
      const there = takeFromSpare(from, to, files);
      return paths.filter((path) => {
        const file = outputFile(path);
        return !there.has(file) && !reuseFile(join(from.last, file), join(to, file));
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
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
