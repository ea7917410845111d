/** Files of a site that come while its pages are drawn, or served already: copies of pictures, and pictures for sharing. */
import { constants, mkdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Progress, terminalProgress } from '../system/progress.ts';
import { createDrawProcesses, type DrawProcesses } from './drawProcesses.ts';
import type { Order } from './orders.ts';

/** A file that is on its way, made next; undefined when it is none of these. Rejects when it cannot be made. */
export type Want = (file: string) => Promise<void> | undefined;

export interface LaterFiles {
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
  add(files: ReadonlyMap<string, string>, order?: Order): void;
  /** Makes the folders of files that something else puts into the site, and waits for them. @param come rejects when they cannot be made */
  addMade(files: readonly string[], come: Promise<void>): void;
  want: Want;
  /** Waits for all. @throws (rejects) with the first that could not be made */
  finish(): Promise<void>;
  /** Ends what is not done yet. */
  close(): void;
}

/** @param site the folder of the site */
export function createLaterFiles(
  site: string,
  report: Progress = terminalProgress('pictures'),
  processes: DrawProcesses = createDrawProcesses(),
): LaterFiles {
  const coming = new Map<string, { come: Promise<void>; order?: Order }>();

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
      const made = order ? processes.make(order).then(() => report.done()) : Promise.resolve();
      const come = made.then(() => put(files));
      // Reported by finish(), which may come later.
      come.catch(() => undefined);
      for (const file of files.keys()) coming.set(file, { come, order });
    },
    addMade(files, come) {
      makeFolders(files);
      come.catch(() => undefined);
      for (const file of files) coming.set(file, { come });
    },
    want(file) {
      const found = coming.get(file);
      if (found?.order) processes.hurry(found.order);
      return found?.come;
    },
    async finish() {
      processes.hold();
      try {
        await Promise.all([...coming.values()].map(({ come }) => come));
      } finally {
        report.end();
      }
    },
    close: processes.close,
  };
}
