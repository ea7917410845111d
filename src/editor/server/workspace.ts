/**
 * A copy of the site folder with all unsaved changes applied. The preview and the check read it. It shares
 * its files with the site by hard links, so files are never written to, only replaced.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { applyPatch } from '../../core/data/patch.ts';
import { hardLink, hardLinkCopy } from '../../node/authoring/hardLinkCopy.ts';
import { type JsonFile, readJsonFile, validJsonFile } from '../../node/content/jsonFile.ts';
import { lstatIfPresent } from '../../node/content/pathStatus.ts';
import { isRunning } from '../../node/system/interrupt.ts';
import { createMutex } from '../../node/system/mutex.ts';
import { removeIfEmpty } from '../../node/system/replaceFile.ts';
import type { UnsavedValue } from '../shared/protocol.ts';
import { spliceJsonValue } from './replaceJsonValue.ts';
import { compareDepth, locateValue } from './valueLocation.ts';
import { watchFolder } from './watchFolder.ts';

export interface Workspace {
  /** Absolute path of the copy. */
  folder: string;
  /** A temporary folder next to it that is removed with it, absolute. */
  tempFolder: string;
  /**
   * Applies or reverts an unsaved change.
   *
   * @returns the file when the copy has it; undefined if the file must be read again
   */
  setUnsaved(unsaved: UnsavedValue): Promise<JsonFile | undefined>;
  /** Returns true if a file has unsaved changes. */
  isUnsaved(file: string): boolean;
  /**
   * Updates files of the copy from the site, including those that failed before.
   *
   * @param files paths from the site folder
   */
  refresh(files: readonly string[]): Promise<void>;
  /** Watches the site folder. @param changed called with the paths of changed files */
  watch(changed: (files: readonly string[]) => void): void;
  close(): void;
}

const PREFIX = 'edit-';

/** @param site the site folder, absolute */
export function openWorkspace(site: string): Workspace {
  const cache = join(site, '.cache');
  removeStaleCopies(cache);
  const tempFolder = join(cache, `${PREFIX}${process.pid}`);
  const folder = join(tempFolder, 'site');
  /**
   * The stamps of files when they were last reported, or first linked. A file that is written in place
   * changes in the copy at once.
   */
  const fileStamps = new Map(
    jsonFiles(site).map((file): [string, string] => [file, fileStamp(join(site, file))]),
  );
  hardLinkCopy(site, folder);
  const unsaved = new Map<string, Map<string, UnsavedValue>>();
  const read = new Map<string, JsonFile | undefined>();
  const watchers: { close(): void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  /**
   * @param isNotified true if the change is reported; otherwise external changes in the meantime are still to
   * be reported
   */
  const refreshFile = async (file: string, isNotified: boolean): Promise<JsonFile | undefined> => {
    const recordStamp = (stamp: string) => {
      if (isNotified || !fileStamps.has(file)) fileStamps.set(file, stamp);
    };
    const [source, target] = [join(site, file), join(folder, file)];
    const changes = unsaved.get(file);
    if (changes && changes.size > 0) {
      const stamp = fileStamp(source);
      const siteFile = await readJsonFile(site, file, read.get(file));
      read.set(file, siteFile);
      if (siteFile?.value !== undefined) {
        const edited = applyUnsaved(siteFile, changes.values());
        replaceFile(target, (draft) => writeFileSync(draft, edited.bytes));
        recordStamp(stamp);
        return siteFile.problems.length === 0 ? edited : undefined;
      }
    }
    const stats = lstatIfPresent(source);
    if (stats?.isDirectory()) {
      // Its files may have been added before the folder was watched.
      for (const name of readdirSync(source)) await refreshFile(`${file}/${name}`, isNotified);
      return undefined;
    }
    if (!stats) {
      if (lstatIfPresent(target)) rmSync(target, { recursive: true, force: true });
      return undefined;
    }
    const stamp = fileStamp(source);
    replaceFile(target, (draft) => hardLink(source, draft));
    recordStamp(stamp);
    return undefined;
  };
  /** Never writes to a shared file; the old file remains if there is no space for the new one. */
  const replaceFile = (target: string, make: (draft: string) => void) => {
    const draft = join(tempFolder, 'draft');
    rmSync(draft, { force: true });
    make(draft);
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
    mkdirSync(dirname(target), { recursive: true });
    // Does nothing if both are names of one file.
    renameSync(draft, target);
  };

  /** Files that could not be updated, as when the disk was full; the next update retries them. */
  const staleFiles = new Set<string>();
  const refreshFiles = async (files: readonly string[], written?: string) => {
    const updatedFiles = new Map<string, JsonFile | undefined>();
    const errors: unknown[] = [];
    for (const file of new Set([...staleFiles, ...files])) {
      staleFiles.delete(file);
      try {
        updatedFiles.set(file, await refreshFile(file, file !== written));
      } catch (error) {
        staleFiles.add(file);
        // Errors of other files were reported when those were requested.
        if (files.includes(file)) errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return updatedFiles;
  };

  /** Serializes updates, so that a slow read never overwrites a newer one. */
  const runExclusive = createMutex();

  const isChanged = (file: string) => {
    const stamp = fileStamp(join(site, file));
    // The files of a folder are reported separately.
    if (stamp === '') return existsSync(join(site, file)) !== existsSync(join(folder, file));
    return stamp !== fileStamps.get(file);
  };

  return {
    folder,
    tempFolder,
    setUnsaved(change) {
      const parts = unsaved.get(change.file) ?? new Map<string, UnsavedValue>();
      // The latest change is applied last.
      parts.delete(change.pointer);
      if (change.value !== undefined) parts.set(change.pointer, change);
      unsaved.set(change.file, parts);
      return runExclusive(async () => (await refreshFiles([change.file], change.file)).get(change.file));
    },
    isUnsaved: (file) => (unsaved.get(file)?.size ?? 0) > 0,
    refresh: (files) =>
      runExclusive(async () => {
        await refreshFiles(files);
      }),
    watch(changed) {
      const pending = new Set<string>();
      const flush = () => {
        const files = [...pending].filter(isChanged);
        pending.clear();
        if (files.length > 0) changed(files);
      };
      for (const part of ['manifest', 'public']) {
        if (!existsSync(join(site, part))) continue;
        const notify = (path: string) => {
          pending.add(`${part}/${path}`);
          clearTimeout(timer);
          timer = setTimeout(flush, SETTLE_MS);
        };
        watchers.push(watchFolder(join(site, part), notify));
      }
    },
    close() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      rmSync(tempFolder, { recursive: true, force: true });
      removeIfEmpty(cache);
    },
  };
}

/**
 * How long a file must be unchanged before it is reported, in milliseconds: some programs write in two steps.
 */
const SETTLE_MS = 80;

/** Returns a file with its unsaved changes applied. */
function applyUnsaved(source: JsonFile, changes: Iterable<UnsavedValue>): JsonFile {
  let { text, value } = source;
  // Outer values first.
  for (const { pointer, base, value: unsavedValue } of [...changes].sort(compareDepth)) {
    const path = locateValue(source.value, pointer, base);
    if (!path || unsavedValue === undefined) continue;
    const spliced = spliceJsonValue(text, path, unsavedValue);
    text = spliced.text;
    value = applyPatch(value, { path, value: JSON.parse(spliced.part) as unknown });
  }
  return validJsonFile(source.file, text, value);
}

/** Changes when a file is modified or replaced. @returns "" if it does not exist */
function fileStamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

/** The JSON files of a site that may be edited, as paths from its folder. */
const jsonFiles = (site: string): string[] =>
  ['manifest', 'public']
    .filter((name) => existsSync(join(site, name)))
    .flatMap((name) =>
      readdirSync(join(site, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${name}/${file.replaceAll('\\', '/')}`),
    );

/** Removes the copies of killed editors. */
function removeStaleCopies(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const [, pid] = /^edit-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}
