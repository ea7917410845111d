/** Files of a site that come while its pages are drawn, or served already: copies of pictures, and pictures for sharing. */
import { constants, mkdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Progress, terminalProgress } from '../system/progress.ts';
import type { ImageTask } from './imageTasks.ts';
import { createImageWorkers, type ImageWorkers } from './imageWorkers.ts';

/** A file that is on its way, made next; undefined when it is none of these. Rejects when it cannot be made. */
export type PrioritizeFile = (file: string) => Promise<void> | undefined;

export interface DeferredFiles {
  /**
   * Names the fonts of the words on cards, before anything is ordered.
   *
   * @param config a fontconfig configuration
   * @throws when a process has been started without them
   */
  setFonts(config: string): void;
  /**
   * Puts files into the site as soon as they are there.
   *
   * @param files where they lie in a cache, by their names in the site
   * @param order what makes those that the cache lacks; without it all are there
   */
  add(files: ReadonlyMap<string, string>, order?: ImageTask): void;
  /** Makes the folders of files that something else puts into the site, and waits for them. @param come rejects when they cannot be made */
  addGenerated(files: readonly string[], come: Promise<void>): void;
  prioritize: PrioritizeFile;
  /** Waits for all. @throws (rejects) with the first that could not be made */
  finish(): Promise<void>;
  /** Ends what is not done yet. */
  close(): void;
}

/** @param site the folder of the site */
export function createDeferredFiles(
  site: string,
  report: Progress = terminalProgress('pictures'),
  processes: ImageWorkers = createImageWorkers(),
): DeferredFiles {
  const pending = new Map<string, { come: Promise<void>; order?: ImageTask }>();

  const put = async (files: ReadonlyMap<string, string>) => {
    for (const [file, kept] of files) await copyFile(kept, join(site, file), constants.COPYFILE_FICLONE);
  };

  /** A folder that is made later would come back after a build that has failed. */
  const makeFolders = (files: Iterable<string>) => {
    for (const folder of new Set([...files].map(dirname))) mkdirSync(join(site, folder), { recursive: true });
  };

  return {
    setFonts: processes.setFonts,
    add(files, order) {
      makeFolders(files.keys());
      if (order) report.add();
      const rendered = order ? processes.run(order).then(() => report.done()) : Promise.resolve();
      const come = rendered.then(() => put(files));
      // Reported by finish(), which may come later.
      come.catch(() => undefined);
      for (const file of files.keys()) pending.set(file, { come, order });
    },
    addGenerated(files, come) {
      makeFolders(files);
      come.catch(() => undefined);
      for (const file of files) pending.set(file, { come });
    },
    prioritize(file) {
      const pendingFile = pending.get(file);
      if (pendingFile?.order) processes.prioritize(pendingFile.order);
      return pendingFile?.come;
    },
    async finish() {
      processes.ref();
      try {
        await Promise.all([...pending.values()].map(({ come }) => come));
      } finally {
        report.end();
      }
    },
    close: processes.close,
  };
}
