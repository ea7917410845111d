/** Follows what others do in a folder. */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * On Linux Node would watch each file of a folder by itself, and goes on with the old one where another takes its place: what is
 * written into that one later would not be told. So each folder is watched there.
 */
const watchesEachFolder = process.platform === 'linux';

/**
 * Watches a folder with all that is in it.
 *
 * @param folder absolute
 * @param onChange told the path from there, with slashes, of what may be another now
 * @returns what ends it
 */
export function watchFolder(folder: string, onChange: (path: string) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const unwatch = (path: string) => {
    for (const [other, watcher] of watchers) {
      if (other !== path && !other.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(other);
    }
  };
  const watchPath = (path: string) => {
    try {
      const watcher = watch(join(folder, path), { recursive: !watchesEachFolder }, (event, name) => {
        if (name === null) return;
        const changedPath = [path, name.replaceAll('\\', '/')].filter(Boolean).join('/');
        onChange(changedPath);
        if (!watchesEachFolder || event !== 'rename') return;
        // A folder that has come, or another one in its place.
        unwatch(changedPath);
        watchPath(changedPath);
      });
      // A folder that goes while it is watched.
      watcher.on('error', () => undefined);
      watchers.set(path, watcher);
      if (!watchesEachFolder) return;
      for (const entry of readdirSync(join(folder, path), { withFileTypes: true }))
        if (entry.isDirectory()) watchPath(path === '' ? entry.name : `${path}/${entry.name}`);
    } catch {
      // It has gone again, or is a file.
      unwatch(path);
    }
  };
  watchPath('');
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
