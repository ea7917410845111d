/** A place for what tests write. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A new folder, by its real path; it goes when the test that asks for it has ended, or else the tests of the file. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Within a test, Vitest passes over a hook of the file without a word.
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
