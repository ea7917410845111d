/** Watches the files of a site folder. */
import { isAbsolute, join, relative } from 'node:path';
import type { FSWatcher } from 'vite';
import { SITE_CSS } from '../content/folder.ts';

/**
 * A file counts as saved after this time without changes, in milliseconds: some editors write in two steps.
 */
const DEBOUNCE_MS = 50;

/**
 * Reports changes below `manifest/` and `public/`, and of `site.css`.
 *
 * @param watcher Vite's watcher, which already watches its root
 * @param root the folder that it watches
 * @param folder the site folder
 * @param onSaved receives JSON files that were written or removed, as paths from the site folder
 * @param onTouched receives all other files, such as pictures
 */
export function watchSite(
  watcher: FSWatcher,
  root: string,
  folder: string,
  onSaved: (files: string[]) => void,
  onTouched: (files: string[]) => void,
): void {
  const paths = ['manifest', 'public', SITE_CSS].map((name) => join(folder, name));
  const outside = relative(root, folder);
  if (outside.startsWith('..') || isAbsolute(outside)) watcher.add(paths);

  const [save, touch] = [debounced(onSaved), debounced(onTouched)];
  watcher.on('all', (event, path) => {
    if (event === 'addDir') return;
    const file = relative(folder, path).replaceAll('\\', '/');
    if (file !== SITE_CSS && !/^(manifest|public)\//.test(file)) return;
    if (/^(manifest\/[^/]+|public\/data\/.+)\.json$/.test(file)) save(file);
    else touch(file);
  });
}

/** Collects files, and reports them after a moment without changes. */
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
