/** Which files of a site folder have changed. */
import { isAbsolute, join, relative } from 'node:path';
import type { FSWatcher } from 'vite';

/** How long a file must rest before it counts as saved, in milliseconds: some editors write in two steps. */
const DEBOUNCE_MS = 50;

/**
 * Reports changes below `manifest/` and `public/`.
 *
 * @param watcher Vite's own; it watches its root already
 * @param root the folder that it watches
 * @param folder the site folder
 * @param onSaved called with paths from the site folder: JSON files that were written or removed, after they have rested
 * @param onTouched the same for any other files, such as pictures
 */
export function watchSite(
  watcher: FSWatcher,
  root: string,
  folder: string,
  onSaved: (files: string[]) => void,
  onTouched: (files: string[]) => void,
): void {
  const folders = ['manifest', 'public'].map((name) => join(folder, name));
  const outside = relative(root, folder);
  if (outside.startsWith('..') || isAbsolute(outside)) watcher.add(folders);

  const [save, touch] = [debounced(onSaved), debounced(onTouched)];
  watcher.on('all', (event, path) => {
    if (event === 'addDir') return;
    const file = relative(folder, path).replaceAll('\\', '/');
    if (!/^(manifest|public)\//.test(file)) return;
    if (/^(manifest\/[^/]+|public\/data\/.+)\.json$/.test(file)) save(file);
    else touch(file);
  });
}

/** Collects files, and reports them once none has come for a moment. */
function debounced(report: (files: string[]) => void): (file: string) => void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const files = [...pending];
    pending.clear();
    report(files);
  };
  return (file) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE_MS);
  };
}
