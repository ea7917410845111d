/** Whether a built site is missing, or older than what it is built from. */
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_FILE } from '../hosts/madeFiles.ts';
import { dayIn } from '../site/clock.ts';
import { dataFile, dataNames, engineRoot, readManifest, readSite } from '../site/folder.ts';
import { readJson } from '../site/jsonFile.ts';
import { isDue, spansIn } from '../site/timetable.ts';
import { isMarked } from './outputFolder.ts';

/** @param folder the site folder @param out the built site */
export async function isStale(folder: string, out: string): Promise<boolean> {
  const built = await stat(join(out, NOT_FOUND_FILE)).catch(() => undefined);
  if (!built || !isMarked(out)) return true;
  const sources = [
    // The lock of a site changes with its engine.
    ...['manifest', 'public', 'package-lock.json'].map((name) => join(folder, name)),
    ...['src', 'codegen', 'schemas', 'words', 'package-lock.json', 'vite.config.ts'].map((name) =>
      join(engineRoot, name),
    ),
  ];
  const newest = await Promise.all(sources.map(newestChange));
  return Math.max(...newest) > built.mtimeMs || (await isOverdue(folder, built.mtime));
}

/** Whether something of a site has come or gone since it was built, as its `from` and `until` say. */
async function isOverdue(folder: string, built: Date): Promise<boolean> {
  try {
    const [site, manifest, names] = await Promise.all([
      readSite(folder),
      readManifest(folder),
      dataNames(folder),
    ]);
    const values = await Promise.all(names.map((name) => readJson(folder, dataFile(name))));
    const [then, now] = [dayIn(site.timeZone, built), dayIn(site.timeZone)];
    return spansIn(manifest, values).some((span) => isDue(span, then, now));
  } catch {
    // A build says what is wrong.
    return true;
  }
}

/** The time of the last change below a path, in milliseconds; 0 when there is nothing. */
async function newestChange(path: string): Promise<number> {
  const root = await lstat(path).catch(() => undefined);
  if (!root) return 0;
  if (!root.isDirectory()) return root.mtimeMs;
  // With their types, so that no link is followed to wherever it leads.
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries.map(async ({ parentPath, name }) =>
      lstat(join(parentPath, name)).then(
        ({ mtimeMs }) => mtimeMs,
        // Gone in the meantime.
        () => 0,
      ),
    ),
  );
  return times.reduce((latest, time) => Math.max(latest, time), root.mtimeMs);
}
