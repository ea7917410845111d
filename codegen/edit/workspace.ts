/**
 * A copy of a site folder in which what somebody writes and has not saved is as if it were: the pages are shown and checked from
 * there. It shares its files with the site by hard links, so none is ever written into: what changes takes the place of the old.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { patched } from '../../src/content/patch.ts';
import { mirror, removeIfEmpty, share } from '../new/mirror.ts';
import { pointerKeys } from '../problems/position.ts';
import { isRunning } from '../process/running.ts';
import { type JsonFile, readJsonFile, soundFile } from '../site/jsonFile.ts';
import { placeNow } from './place.ts';
import type { Unsaved } from './protocol.ts';
import { rewrite } from './rewrite.ts';

export interface Workspace {
  /** The copy, absolute. */
  folder: string;
  /** A folder beside it that goes with it, absolute. */
  own: string;
  /** Takes what is not saved, or takes it back. @returns once the copy has it, the file where that need not be read to be known */
  put(unsaved: Unsaved): Promise<JsonFile | undefined>;
  /** Brings files of the copy up to those of the site. @param files paths from the site folder */
  renew(files: readonly string[]): Promise<void>;
  /** Follows what others do in the site folder. @param changed told the paths of files that are others now */
  follow(changed: (files: readonly string[]) => void): void;
  close(): void;
}

const PREFIX = 'edit-';

/** @param site the site folder, absolute */
export function openWorkspace(site: string): Workspace {
  const cache = join(site, '.cache');
  removeOld(cache);
  const own = join(cache, `${PREFIX}${process.pid}`);
  const folder = join(own, 'site');
  mirror(site, folder);
  const unsaved = new Map<string, Map<string, Unsaved>>();
  const read = new Map<string, JsonFile | undefined>();
  const watchers: { close(): void }[] = [];

  const renewFile = async (file: string): Promise<JsonFile | undefined> => {
    const target = join(folder, file);
    const changes = unsaved.get(file);
    if (changes && changes.size > 0) {
      const source = await readJsonFile(site, file, read.get(file));
      read.set(file, source);
      if (source?.value !== undefined) {
        const made = withUnsaved(source, changes.values());
        put(target, made.bytes);
        return source.problems.length === 0 ? made : undefined;
      }
    }
    const source = join(site, file);
    const standing = lstatSync(source, { throwIfNoEntry: false });
    if (standing?.isDirectory()) {
      // Its files may have come before anybody watched it.
      for (const name of readdirSync(source)) await renewFile(`${file}/${name}`);
      return undefined;
    }
    rmSync(target, { recursive: true, force: true });
    if (!standing) return undefined;
    mkdirSync(dirname(target), { recursive: true });
    share(source, target);
    return undefined;
  };
  /** Never into a file that the site shares. */
  const put = (target: string, bytes: Uint8Array) => {
    mkdirSync(dirname(target), { recursive: true });
    const draft = join(own, 'draft');
    writeFileSync(draft, bytes);
    renameSync(draft, target);
  };

  return {
    folder,
    own,
    async put(change) {
      const parts = unsaved.get(change.file) ?? new Map<string, Unsaved>();
      // What is written now comes last, so that what was written before stands in a text that stays.
      parts.delete(change.pointer);
      if (change.value !== undefined) parts.set(change.pointer, change);
      unsaved.set(change.file, parts);
      return renewFile(change.file);
    },
    async renew(files) {
      for (const file of files) await renewFile(file);
    },
    follow(changed) {
      const pending = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      const flush = () => {
        const files = [...pending].filter(
          (file) => !isSame(join(site, file), join(folder, file), unsaved.get(file)),
        );
        pending.clear();
        if (files.length > 0) changed(files);
      };
      for (const part of ['manifest', 'public']) {
        if (!existsSync(join(site, part))) continue;
        const watcher = watch(join(site, part), { recursive: true }, (_, name) => {
          if (name === null) return;
          pending.add(`${part}/${name.replaceAll('\\', '/')}`);
          clearTimeout(timer);
          timer = setTimeout(flush, REST);
        });
        // A folder that goes while it is watched.
        watcher.on('error', () => undefined);
        watchers.push(watcher);
      }
    },
    close() {
      for (const watcher of watchers) watcher.close();
      rmSync(own, { recursive: true, force: true });
      removeIfEmpty(cache);
    },
  };
}

/** How long a file must rest before it counts as changed, in milliseconds: some programs write in two steps. */
const REST = 80;

/** A file with what is not saved of it. */
function withUnsaved(source: JsonFile, changes: Iterable<Unsaved>): JsonFile {
  let { text, value } = source;
  // What holds another one comes before that.
  for (const { pointer, base, value: written } of [...changes].sort(byDepth)) {
    const path = placeNow(source.value, pointer, base);
    if (!path || written === undefined) continue;
    const made = rewrite(text, path, written);
    text = made.text;
    value = patched(value, { path, value: JSON.parse(made.part) as unknown });
  }
  return soundFile(source.file, text, value);
}

const byDepth = (a: Unsaved, b: Unsaved) => pointerKeys(a.pointer).length - pointerKeys(b.pointer).length;

/** Whether the copy has what the site has; of a file with unsaved parts that is not known. */
function isSame(source: string, target: string, unsaved: ReadonlyMap<string, unknown> = new Map()): boolean {
  if (unsaved.size > 0) return false;
  try {
    return (
      existsSync(source) === existsSync(target) &&
      (!existsSync(source) || readFileSync(source).equals(readFileSync(target)))
    );
  } catch {
    // Of a folder its files are told.
    return existsSync(target);
  }
}

/** Removes the copies of editors that were killed. */
function removeOld(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const [, pid] = /^edit-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}
