/** Reads the sheets of a file in a thread of its own; see openSheet.ts. */
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import type { Sheet } from './model.ts';
import { readSheets } from './readSheets.ts';

/** An error would lose its class between threads. */
export type SheetResult = { sheets: Sheet[] } | { problems: readonly Problem[] };

export default ({ file, bytes }: { file: string; bytes: Uint8Array }): SheetResult => {
  try {
    return { sheets: readSheets(file, bytes) };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
};
