/** A place for what the tests of a file write. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder, by its real path; it goes when the tests of the file have ended. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
