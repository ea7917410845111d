/** A made site whose entries are all in one list, for what must not become slow with a list. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number } from './figures.ts';
import { generateSite } from './generate.ts';

const ENTRIES = 2_000;

/** What the site is called in tables. */
export const LARGE = `a list of ${number(ENTRIES)}`;

/** Does something with the site, which is gone then. */
export async function withLargeList<T>(use: (site: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-list-'));
  try {
    await generateSite(folder, ENTRIES, ENTRIES);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
