import { rmdirSync } from 'node:fs';

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder has files or does not exist.
  }
}
