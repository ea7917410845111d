import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonValue } from './jsonFile.ts';
import { isHiddenPath } from './pathStatus.ts';

/** The JSON files of the manifest folder. */
export interface Settings {
  /** Sorted paths from the site folder. */
  files: readonly string[];
  /** Returns the value of a file; undefined if it does not exist or is not JSON. */
  open(file: string): Promise<unknown>;
}

/** Returns the sorted paths of the JSON files in the manifest folder, from the site folder. */
export async function settingsFiles(folder: string): Promise<string[]> {
  const filesIn = async (path: string): Promise<string[]> => {
    const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
    const files = entries
      .filter(({ name }) => !isHiddenPath(name))
      .map(async (entry) => {
        const file = `${path}/${entry.name}`;
        return entry.isDirectory() ? filesIn(file) : file.endsWith('.json') ? [file] : [];
      });
    return (await Promise.all(files)).flat();
  };
  return (await filesIn('manifest')).sort();
}

/** Reads all settings of a site. */
export async function readSettings(folder: string): Promise<Settings> {
  const files = await settingsFiles(folder);
  const values = new Map(
    await Promise.all(files.map(async (file) => [file, await readJsonValue(folder, file)] as const)),
  );
  return { files, open: async (file) => values.get(file) };
}
