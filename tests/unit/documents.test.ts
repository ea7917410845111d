/** Pages as documents, with a fake Chromium; tests/browser/documents.test.ts has the content. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../src/node/content/locales.ts';
import { makeDocuments } from '../../src/node/ssg/documents.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('documents');
afterEach(() => void vi.unstubAllEnvs());

/** Replaces Chromium. @param does a shell command; $out is the path of the document */
function printing(does: string): void {
  const program = join(mkdtempSync(join(folder, 'program-')), 'chromium');
  const script = `#!/bin/sh\nfor each; do case "$each" in --print-to-pdf=*) out="\${each#*=}";; esac; done\n${does}\n`;
  writeFileSync(program, script, { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', program);
}

function staged(): string {
  const staging = mkdtempSync(join(folder, 'staging-'));
  mkdirSync(join(staging, 'disclosure'));
  writeFileSync(join(staging, 'disclosure/index.html'), '<html><head></head></html>');
  for (const name of ['_headers', '_redirects']) writeFileSync(join(staging, name), '');
  return staging;
}

const make = (staging: string) =>
  makeDocuments(
    folder,
    staging,
    [{ path: 'disclosure', file: 'documents/disclosure.pdf', data: 'disclosure', pagePaths: ['disclosure'] }],
    {},
    () => loadMessages('en'),
    new Date(),
    join(staging, '../cache'),
  );

test('a page that is not printed is named', async () => {
  for (const does of ['exit 1', 'exit 0', 'kill -KILL $$']) {
    printing(does);
    await expect(make(staged()), does).rejects.toMatchObject({
      problems: [{ code: 'document-unprinted', file: 'public/data/disclosure.json' }],
    });
  }
});

test('a build that has failed in the meantime is not restarted', async () => {
  const staging = staged();
  printing(`rm -r '${staging}'; echo %PDF > "$out"`);
  await expect(make(staging)).rejects.toThrow();
  expect(existsSync(staging)).toBe(false);
});
