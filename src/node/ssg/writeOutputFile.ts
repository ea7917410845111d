/** Writes a file of the site, with the folders above it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Not by promises: nothing else is to be done meanwhile, and they take a fifth of a large build's processor time.
 *
 * @throws what the file system says
 */
export function writeOutputFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
