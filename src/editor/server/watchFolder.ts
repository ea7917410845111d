/** Follows what others do in a folder. */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * On Linux Node would watch each file of a folder by itself, and goes on with the old one where another takes its place: what is
 * written into that one later would not be told. So each folder is watched there.
 */
const isByFolder = process.platform === 'linux';

/**
 * Watches a folder with all that is in it.
 *
 * @param folder absolute
 * @param note told the path from there, with slashes, of what may be another now
 * @returns what ends it
 */
export function watchFolder(folder: string, note: (path: string) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const forget = (path: string) => {
    for (const [other, watcher] of watchers) {
      if (other !== path && !other.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(other);
    }
  };
  const follow = (path: string) => {
    try {
      const watcher = watch(join(folder, path), { recursive: !isByFolder }, (event, name) => {
        if (name === null) return;
        const found = [path, name.replaceAll('\\', '/')].filter(Boolean).join('/');
        note(found);
        if (!isByFolder || event !== 'rename') return;
        // A folder that has come, or another one in its place.
        forget(found);
        follow(found);
      });
      // A folder that goes while it is watched.
      watcher.on('error', () => undefined);
      watchers.set(path, watcher);
      if (!isByFolder) return;
      for (const entry of readdirSync(join(folder, path), { withFileTypes: true }))
        if (entry.isDirectory()) follow(path === '' ? entry.name : `${path}/${entry.name}`);
    } catch {
      // It has gone again, or is a file.
      forget(path);
    }
  };
  follow('');
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
