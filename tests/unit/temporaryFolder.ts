/** Temporary folders of tests. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A new folder, by its real path; it is deleted after the test that calls this, or else after the tests of the file. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Within a test, Vitest silently ignores a hook of the file.
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
