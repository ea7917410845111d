import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../../core/data/memoize.ts';
import { REQUIREMENTS } from './folder.ts';
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

const REQUIREMENTS_FILE = new RegExp(`^${REQUIREMENTS}/([^/]+)\\.json$`);

/** Returns the names of the site's requirement lists. @param files see {@link Settings} */
export const requirementNames = (files: readonly string[]): string[] =>
  files.flatMap((file) => REQUIREMENTS_FILE.exec(file)?.[1] ?? []);

/** Lists the settings of a site. Each file is read on demand and only once. */
export async function readSettings(folder: string): Promise<Settings> {
  const open = memoize((file: string) => readJsonValue(folder, file));
  return { files: await settingsFiles(folder), open };
}
