/** The problems of a site as they come to light: those of a saved file at once, the others after the whole check. */
import type { Problem } from '../../core/problems/problem.ts';

export interface Problems {
  /**
   * Takes what reading one file has found.
   *
   * @returns whether the list has changed
   */
  fileRead(file: string, found: readonly Problem[]): boolean;
  /**
   * Takes what the whole check has found.
   *
   * @returns whether the list has changed
   */
  checked(found: readonly Problem[]): boolean;
  list(): readonly Problem[];
}

export function problemList(): Problems {
  let list: readonly Problem[] = [];
  /** Files that are no JSON or that their schema refuses; no other check looks into them. */
  const unsound = new Set<string>();
  const replace = (next: readonly Problem[]) => {
    const changed = JSON.stringify(next) !== JSON.stringify(list);
    list = next;
    return changed;
  };
  return {
    fileRead(file, found) {
      const others = list.filter((problem) => problem.file !== file);
      if (found.length > 0) {
        unsound.add(file);
        return replace([...found, ...others]);
      }
      // What else is wrong in a sound file only the whole check can say, and it may be wrong still.
      return unsound.delete(file) && replace(others);
    },
    checked: (found) => replace(found),
    list: () => list,
  };
}
