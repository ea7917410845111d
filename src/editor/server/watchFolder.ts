import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * On Linux, Node's recursive watch watches each file, and keeps watching the old one after a replacement, so
 * later writes are missed. Each folder is watched there instead.
 */
const watchesEachFolder = process.platform === 'linux';

/**
 * Watches a folder recursively.
 *
 * @param folder absolute
 * @param onChange called with the relative path, with slashes, of a possibly changed file
 * @returns a function that stops watching
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
        // A folder that was added or replaced.
        unwatch(changedPath);
        watchPath(changedPath);
      });
      // The folder may be removed while it is watched.
      watcher.on('error', () => undefined);
      watchers.set(path, watcher);
      if (!watchesEachFolder) return;
      for (const entry of readdirSync(join(folder, path), { withFileTypes: true }))
        if (entry.isDirectory()) watchPath(path === '' ? entry.name : `${path}/${entry.name}`);
    } catch {
      // It was removed again, or is a file.
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
