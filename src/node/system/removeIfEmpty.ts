/** Takes back a folder that was made for something that did not come. */
import { rmdirSync } from 'node:fs';

/** Removes a folder, unless there is something in it. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody has put something there, or it was never made.
  }
}
