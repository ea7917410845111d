/**
 * A copy of a site folder in which what somebody writes and has not saved is as if it were: the pages are shown and checked from
 * there. It shares its files with the site by hard links, so none is ever written into: what changes takes the place of the old.
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
import { hardLink, hardLinkCopy, removeIfEmpty } from '../../node/authoring/create/hardLinkCopy.ts';
import { type JsonFile, readJsonFile, validJsonFile } from '../../node/content/jsonFile.ts';
import { lstatIfPresent } from '../../node/content/pathStatus.ts';
import { isRunning } from '../../node/system/interrupt.ts';
import { createMutex } from '../../node/system/mutex.ts';
import type { UnsavedValue } from '../shared/protocol.ts';
import { spliceJsonValue } from './replaceJsonValue.ts';
import { compareDepth, locateValue } from './valueLocation.ts';
import { watchFolder } from './watchFolder.ts';

export interface Workspace {
  /** The copy, absolute. */
  folder: string;
  /** A folder beside it that goes with it, absolute. */
  tempFolder: string;
  /** Takes what is not saved, or takes it back. @returns once the copy has it, the file where that need not be read to be known */
  setUnsaved(unsaved: UnsavedValue): Promise<JsonFile | undefined>;
  /** Whether something is written for a file that is not saved. */
  isUnsaved(file: string): boolean;
  /** Brings files of the copy up to those of the site, and those that could not be brought before. @param files paths from the site folder */
  refresh(files: readonly string[]): Promise<void>;
  /** Follows what others do in the site folder. @param changed told the paths of files that are others now */
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
  /** How the files stood when they were last told, or when the copy first got them: one that is written into is another in the copy at once. */
  const fileStamps = new Map(
    jsonFiles(site).map((file): [string, string] => [file, fileStamp(join(site, file))]),
  );
  hardLinkCopy(site, folder);
  const unsaved = new Map<string, Map<string, UnsavedValue>>();
  const read = new Map<string, JsonFile | undefined>();
  const watchers: { close(): void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** @param isNotified whether others are told of the file; else what somebody has done to it meanwhile is still to be told */
  const refreshFile = async (file: string, isNotified: boolean): Promise<JsonFile | undefined> => {
    const recordStamp = (stamp: string) => {
      if (isNotified || !fileStamps.has(file)) fileStamps.set(file, stamp);
    };
    const [source, target] = [join(site, file), join(folder, file)];
    const changes = unsaved.get(file);
    if (changes && changes.size > 0) {
      const stamp = fileStamp(source);
      const found = await readJsonFile(site, file, read.get(file));
      read.set(file, found);
      if (found?.value !== undefined) {
        const edited = applyUnsaved(found, changes.values());
        replaceFile(target, (draft) => writeFileSync(draft, edited.bytes));
        recordStamp(stamp);
        return found.problems.length === 0 ? edited : undefined;
      }
    }
    const stats = lstatIfPresent(source);
    if (stats?.isDirectory()) {
      // Its files may have come before anybody watched it.
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
  /** Never into a file that the site shares; and the old one stays where there is no room for the new one. */
  const replaceFile = (target: string, make: (draft: string) => void) => {
    const draft = join(tempFolder, 'draft');
    rmSync(draft, { force: true });
    make(draft);
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
    mkdirSync(dirname(target), { recursive: true });
    // Nothing happens where both are names of one file.
    renameSync(draft, target);
  };

  /** What could not be brought up to the site, as where the disk was full, is tried again with whatever comes next. */
  const staleFiles = new Set<string>();
  const refreshFiles = async (files: readonly string[], written?: string) => {
    const made = new Map<string, JsonFile | undefined>();
    const errors: unknown[] = [];
    for (const file of new Set([...staleFiles, ...files])) {
      staleFiles.delete(file);
      try {
        made.set(file, await refreshFile(file, file !== written));
      } catch (error) {
        staleFiles.add(file);
        // A fault of another file was reported when that file was requested.
        if (files.includes(file)) errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return made;
  };

  /** A file that is read slowly never takes the place of what it has become meanwhile. */
  const runExclusive = createMutex();

  const isChanged = (file: string) => {
    const stamp = fileStamp(join(site, file));
    // Of a folder its files are told.
    if (stamp === '') return existsSync(join(site, file)) !== existsSync(join(folder, file));
    return stamp !== fileStamps.get(file);
  };

  return {
    folder,
    tempFolder,
    setUnsaved(change) {
      const parts = unsaved.get(change.file) ?? new Map<string, UnsavedValue>();
      // What is written now comes last, so that what was written before stands in a text that stays.
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

/** How long a file must rest before it counts as changed, in milliseconds: some programs write in two steps. */
const SETTLE_MS = 80;

/** A file with what is not saved of it. */
function applyUnsaved(source: JsonFile, changes: Iterable<UnsavedValue>): JsonFile {
  let { text, value } = source;
  // What holds another one comes before that.
  for (const { pointer, base, value: unsavedValue } of [...changes].sort(compareDepth)) {
    const path = locateValue(source.value, pointer, base);
    if (!path || unsavedValue === undefined) continue;
    const spliced = spliceJsonValue(text, path, unsavedValue);
    text = spliced.text;
    value = applyPatch(value, { path, value: JSON.parse(spliced.part) as unknown });
  }
  return validJsonFile(source.file, text, value);
}

/** What another text of a file makes another. @returns "" where there is none */
function fileStamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

/** The files of a site that somebody may write into, by their paths from its folder. */
const jsonFiles = (site: string): string[] =>
  ['manifest', 'public']
    .filter((name) => existsSync(join(site, name)))
    .flatMap((name) =>
      readdirSync(join(site, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${name}/${file.replaceAll('\\', '/')}`),
    );

/** Removes the copies of editors that were killed. */
function removeStaleCopies(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const [, pid] = /^edit-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}
