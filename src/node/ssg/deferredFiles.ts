/**
 * Files that are created while pages are rendered or already served: image variants, share images and
 * documents.
 */
import { constants, mkdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Progress, terminalProgress } from '../system/progress.ts';
import type { ImageTask } from './imageTasks.ts';
import { createImageWorkers, type ImageWorkers } from './imageWorkers.ts';

/**
 * Prioritizes a pending file.
 *
 * @returns undefined if the file is not pending; rejects if it cannot be created
 */
export type PrioritizeFile = (file: string) => Promise<void> | undefined;

export interface DeferredFiles {
  /**
   * Sets the fonts of share images, before the first task.
   *
   * @param config a fontconfig configuration
   * @throws if a worker has been started without them
   */
  setFonts(config: string): void;
  /**
   * Copies files into the site as soon as they exist.
   *
   * @param files their paths in the cache, by path in the site
   * @param order the task that creates them; undefined if all exist
   */
  add(files: ReadonlyMap<string, string>, order?: ImageTask): void;
  /**
   * Creates the folders of files that other code writes, and waits for these.
   *
   * @param come rejects if they cannot be created
   */
  addGenerated(files: readonly string[], come: Promise<void>): void;
  prioritize: PrioritizeFile;
  /** Waits for all files. @throws (rejects) the first error */
  finish(): Promise<void>;
  /** Stops all pending tasks. */
  close(): void;
}

/** @param site the staging folder */
export function createDeferredFiles(
  site: string,
  report: Progress = terminalProgress('pictures'),
  processes: ImageWorkers = createImageWorkers(),
): DeferredFiles {
  const pending = new Map<string, { come: Promise<void>; order?: ImageTask }>();

  const put = async (files: ReadonlyMap<string, string>) => {
    for (const [file, cached] of files) await copyFile(cached, join(site, file), constants.COPYFILE_FICLONE);
  };

  /** Creating a folder later would restore the staging folder of a failed build. */
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
      // finish() reports the error.
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
