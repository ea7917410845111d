/** Whether a built site is older than what it is built from. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from './site.ts';

/** @param folder the site folder @param out the built site */
export async function isStale(folder: string, out: string): Promise<boolean> {
  const built = await stat(join(out, '404.html')).catch(() => undefined);
  if (!built) return true;
  const sources = [
    ...['manifest', 'public'].map((name) => join(folder, name)),
    ...['src', 'codegen', 'schemas', 'package-lock.json', 'vite.config.ts'].map((name) =>
      join(engineRoot, name),
    ),
  ];
  const newest = await Promise.all(sources.map(newestChange));
  return Math.max(...newest) > built.mtimeMs;
}

/** The time of the last change below a path, in milliseconds; 0 when there is nothing. */
async function newestChange(path: string): Promise<number> {
  const root = await stat(path).catch(() => undefined);
  if (!root) return 0;
  if (!root.isDirectory()) return root.mtimeMs;
  const entries = await readdir(path, { recursive: true });
  const times = await Promise.all(entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs));
  return Math.max(root.mtimeMs, ...times);
}
