/** Cases that are files: adding a file adds a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** The absolute folder of some fixtures. */
export const fixtureFolder = (folder: string) => `${root}${folder}`;

/**
 * The JSON files of a folder under tests/fixtures, sorted by name.
 *
 * @param folder such as "normalize"
 */
export function jsonFixtures<T>(folder: string): { file: string; fixture: T }[] {
  return readdirSync(fixtureFolder(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => ({
      file,
      // The test that reads a fixture states its shape; a file of another shape fails that test.
      fixture: JSON.parse(readFileSync(`${fixtureFolder(folder)}/${file}`, 'utf8')) as T,
    }));
}
