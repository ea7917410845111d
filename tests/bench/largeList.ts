/** A generated site with all entries in one list, to find operations that slow down with its length. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from './figures.ts';
import { generateSite } from './generate.ts';

const ENTRIES = 2_000;

/** The name of the site in tables. */
export const LARGE = `a list of ${number(ENTRIES)}`;

/** Calls a function with the site, which is deleted afterwards. */
export async function withLargeList<T>(use: (site: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-list-'));
  try {
    await generateSite(folder, ENTRIES, ENTRIES);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
